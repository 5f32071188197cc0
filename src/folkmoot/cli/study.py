"""`folkmoot study`: what becomes of a game when a number of its box, or an option, is another."""

from __future__ import annotations

import argparse
import json
from functools import partial

from folkmoot import games
from folkmoot.arena.entrants import enter
from folkmoot.arena.pictures import side_by_side, write_all
from folkmoot.arena.reports import write_reports
from folkmoot.arena.running import Results, here, in_processes, run
from folkmoot.arena.study import Figure, Study, all_alike, figures, play_trial, summary
from folkmoot.arena.variations import box_of, read_variations
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import add_game, kept_in, players_for, read_given
from folkmoot.cli.tournament import SURE, plain_table, progress, show_table
from folkmoot.core import Doc
from folkmoot.text import Texts, texts

EXAMPLES = """\
  folkmoot study {game} --players 2 --games 300 --out build/as-it-is
  folkmoot study {game} --players 2 --vary ENTRY --out build/entry"""
OUTCOME_ORDER = ("won", "shared", "victory", "completed", "lost", "limit")
MARKS = {"more": " ▲", "less": " ▼", "even": "", "": ""}
"""Mark behind a figure that differs from that of the first variation."""


def register(commands: Commands) -> None:
    parser = commands.add("study", EXAMPLES.replace("ENTRY", example()))
    add_game(parser)
    parser.take("--vary", action="append", default=[], metavar="NAME=VALUES")
    parser.take("--level", default="casual", metavar="BOT")
    parser.take("--games", type=int, default=200, metavar="N")
    parser.take("--out", metavar="FOLDER")
    parser.take("--jobs", type=int, metavar="N")
    parser.take("--ray", metavar="ADDRESS")
    parser.take("--json", action="store_true")
    parser.set_defaults(run=run_study)


def example() -> str:
    """A number of the box with another value."""
    numbers = (
        f"{path}={value},{value + 1}" for path, value in box_of(games.get(games.OWN[0])).items() if type(value) is int
    )
    return next(numbers)


def run_study(args: argparse.Namespace) -> int:
    study = read_study(args)
    said = texts(args.lang)
    play = here if args.jobs == 0 else None
    if args.ray is not None:
        from folkmoot.arena.on_ray import on_ray

        player = on_ray(args.ray, play_trial)
    else:
        player = partial(play, work=play_trial) if play else in_processes(args.jobs, play_trial)
    with kept_in(args.out) as folder:
        results = Results(folder / "results.jsonl", study)
        with progress(args.json, said) as tick:
            run(study.trials(), results, player, tick)
    wanted = {trial.key for trial in study.trials()}
    played = [result for key, result in results.found.items() if key in wanted]
    found = figures(study, played)
    doc = summary(study, found)
    shown = Shown(study, found, said)
    if args.out is not None:
        write_reports(folder, doc)
        write_all(folder, shown.pictures())
    if args.json:
        print(json.dumps(doc, indent=1))
    else:
        shown.print()
        if len(study.variations) > 1 and all_alike(played):
            print(said.say("command-study-alike"))
    return 0


def read_study(args: argparse.Namespace) -> Study:
    game = games.get(args.game)
    options = read_given(game, args.option, args.preset)
    players = args.players if args.players is not None else players_for(game, options, reversed(game.seats))
    if args.games < 1:
        raise Wrong("games", value=str(args.games))
    enter(game, args.level).close()
    variations = tuple(read_variations(game, args.vary))
    study = Study(game.id, players, variations, args.games, args.level, args.seed, options)
    study.check()
    return study


class Shown:
    """The figures of a study for people."""

    def __init__(self, study: Study, found: list[Figure], said: Texts) -> None:
        self.study = study
        self.said = said
        self.names = [one.name or said.say("command-study-as-it-is") for one in study.variations]
        self.figures = {(one.variation, one.kind, one.word, one.measure): one for one in found}
        self.kinds: dict[str, dict[str, list[str]]] = {}
        """By kind: its words, each with what was measured of it."""
        for one in found:
            measures = self.kinds.setdefault(one.kind, {}).setdefault(one.word, [])
            if one.measure not in measures:
                measures.append(one.measure)

    def print(self) -> None:
        study, said = self.study, self.said
        counted: Doc = {"game": said.name(study.game), "players": study.players, "games": study.games}
        print(said.say("command-study", **counted, bot=study.level, sure=said.percent(SURE, 0)))
        if len(self.names) > 1:
            print(said.say("command-study-marks", more=MARKS["more"].strip(), less=MARKS["less"].strip()))
        for kind in self.kinds:
            self.print_kind(kind)

    def print_kind(self, kind: str) -> None:
        """One table: words below each other, variations beside each other. What all games have needs no head."""
        measures = self.measures(kind) if kind != "game" else [""]
        table = plain_table(self.said, ["entrant"])
        table.columns[0].header = self.title(kind)
        for name in self.names:
            for measure in measures:
                head = self.said.say("command-study-measure", measure=measure) if measure else ""
                shown = "\n".join(filter(None, [name if len(self.names) > 1 else "", head]))
                table.add_column(shown, justify="right", no_wrap=True)
        for word in self.words(kind):
            places = [(one.name, measure or word) for one in self.study.variations for measure in measures]
            table.add_row(self.word(kind, word), *(self.cell(name, kind, word, measure) for name, measure in places))
        show_table(table)

    def measures(self, kind: str) -> list[str]:
        """List the measures of a kind; `had` is left out where it is always the same."""
        found = dict.fromkeys(measure for measures in self.kinds[kind].values() for measure in measures)
        alike = all(one.low == one.high for one in self.figures.values() if (one.kind, one.measure) == (kind, "had"))
        return [measure for measure in found if measure != "had" or not alike]

    def words(self, kind: str) -> list[str]:
        found = list(self.kinds[kind])
        return sorted(found, key=OUTCOME_ORDER.index) if kind == "outcome" else found

    def title(self, kind: str) -> str:
        """A kind in words: those of all games, or those that the game brings; its own word where it brings none."""
        for id in (f"command-study-kind-{kind}", f"{self.study.game}-study-{kind}"):
            if self.said.has(id):
                return self.said.say(id)
        return kind

    def word(self, kind: str, word: str) -> str:
        for id in (f"command-study-word-{kind}-{word}", f"{self.study.game}-row-{word}" if kind == "row" else ""):
            if id and self.said.has(id):
                return self.said.say(id)
        return self.said.word(self.study.game, word)

    def cell(self, variation: str, kind: str, word: str, measure: str) -> str:
        one = self.figures.get((variation, kind, word, measure))
        if one is None:
            return ""
        scale, digits = (100, 1) if measure in ("won", "had") else (1, 2)
        value, half = (self.said.decimal(scale * number, digits) for number in (one.value, one.half))
        return f"{value} ± {half}{MARKS[one.verdict]}"

    def pictures(self) -> dict[str, str]:
        """A picture of each kind and measure that has more than one word."""
        found = {}
        for kind in self.kinds:
            for measure in self.measures(kind):
                rows = [(self.word(kind, word), self.spots(kind, word, measure)) for word in self.words(kind)]
                even = {"won": 1 / self.study.players, "had": 0.0}.get(measure)
                head = self.said.say("command-study-measure", measure=measure)
                counted = {"game": self.said.name(self.study.game), "players": self.study.players}
                title = self.said.say("command-study-picture", **counted, kind=self.title(kind), measure=head)
                found[f"{kind}-{measure}"] = side_by_side(title, self.names, rows, even)
        return found

    def spots(self, kind: str, word: str, measure: str) -> list[tuple[float, float, float] | None]:
        found = [self.figures.get((one.name, kind, word, measure)) for one in self.study.variations]
        return [None if one is None else (one.value, one.low, one.high) for one in found]
