"""`folkmoot tournament` and `folkmoot rate`: let bots play each other, and see who is better and how sure that is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from folkmoot import games
from folkmoot.arena.entrants import enter
from folkmoot.arena.pictures import write_pictures
from folkmoot.arena.ratings import rate
from folkmoot.arena.reports import rating_doc, summary, write_reports
from folkmoot.arena.running import Results, here, in_processes, read_results, run_tournament
from folkmoot.arena.schedule import ROTATIONS, Plan, jobs
from folkmoot.arena.statistics import Line, table
from folkmoot.arena.together import team_table
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import add_game, kept_in, players_for, read_given
from folkmoot.core import Doc
from folkmoot.text import Texts, texts

EXAMPLES = """\
  folkmoot tournament {game} --players 2 --deals 300 --out build/ladder
  folkmoot tournament {game} --players 6 --entrants casual strong@500 --deals 50 --out build/six
  folkmoot tournament {option} --entrants casual strong --deals 50 --out build/option
  folkmoot tournament {game} --form round-robin --entrants novice casual plain@0.3s strong --deals 9 --out build/all
  folkmoot tournament {game} --players 2 --entrants casual mine.py:Bot --deals 50 --out build/mine"""
RATE_EXAMPLES = """\
  folkmoot rate build/ladder/results.jsonl build/six/results.jsonl"""
LEFT = ("challenger", "among", "entrant", "verdict")
"""Columns of words."""
SURE = 0.95
"""Confidence level of the intervals."""


def register(commands: Commands) -> None:
    parser = commands.add("tournament", EXAMPLES)
    add_game(parser)
    parser.take(
        "--entrants",
        nargs="+",
        default=["novice", "casual", "strong", "master"],
        metavar="BOT",
    )
    parser.take(
        "--form",
        choices=["ladder", "round-robin"],
        default="ladder",
    )
    parser.take("--deals", type=int, default=100, metavar="N")
    parser.take(
        "--seats",
        choices=ROTATIONS,
        default="all",
    )
    parser.take("--controls", type=int, default=50, metavar="N")
    parser.take("--out", metavar="FOLDER")
    parser.take("--jobs", type=int, metavar="N")
    parser.take("--ray", metavar="ADDRESS")
    parser.take("--json", action="store_true")
    parser.set_defaults(run=run)
    second = commands.add("rate", RATE_EXAMPLES)
    second.take("files", nargs="+", metavar="RESULTS")
    second.take("--json", action="store_true")
    second.set_defaults(run=run_rate)


def run(args: argparse.Namespace) -> int:
    plan = read_plan(args)
    said = texts(args.lang)
    with kept_in(args.out) as folder:
        results = Results(folder / "results.jsonl", plan)
        with progress(args.json, said) as tick:
            run_tournament(plan, results, choose_player(args), tick)
    wanted = {job.key for job in jobs(plan)}
    played = [result for result in results.found.values() if result["key"] in wanted]
    doc = summary(plan, played)
    if args.out is not None:
        write_reports(folder, doc)
        write_pictures(folder, plan, played)
    if args.json:
        print(json.dumps(doc, indent=1))
    else:
        show(plan, played, said)
    return 0


def read_plan(args: argparse.Namespace) -> Plan:
    game = games.get(args.game)
    options = read_given(game, args.option, args.preset)
    players = args.players if args.players is not None else players_for(game, options, reversed(game.seats))
    game.start(players, **options)
    for word in args.entrants:
        enter(game, word).close()
    if args.deals < 1 or args.controls < 0:
        raise Wrong("deals")
    return Plan(
        game.id, players, tuple(args.entrants), args.deals, args.form, args.controls, args.seed, options, args.seats
    )


def choose_player(args: argparse.Namespace) -> Any:
    if args.ray is not None:
        from folkmoot.arena.on_ray import on_ray

        return on_ray(args.ray)
    return here if args.jobs == 0 else in_processes(args.jobs)


class progress:  # noqa: N801 - used like a function
    """A bar on the terminal while games are played; elsewhere nothing."""

    def __init__(self, quiet: bool, said: Texts, task: str = "playing") -> None:
        self.task = said.say(f"command-{task}")
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=console, disable=quiet or not console.is_terminal)

    def __enter__(self) -> Callable[[int, int], None]:
        self.bar.start()
        task = self.bar.add_task(self.task, total=None)
        return lambda done, total: self.bar.update(task, completed=done, total=total)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def show(plan: Plan, results: list[Doc], said: Texts) -> None:
    """The table, controls included, and the ratings."""
    if plan.together:
        show_teams(plan, results, said)
    else:
        show_rivals(plan, results, said)
    if plan.controls == 0:
        print(said.say("command-no-controls"))
    show_ratings([rating_doc(rating) for rating in rate(results)], said)


def show_rivals(plan: Plan, results: list[Doc], said: Texts) -> None:
    share = said.percent(1 / plan.players)
    counted = {"game": said.name(plan.game), "players": plan.players, "games": len(results)}
    print(said.say("command-tournament", **counted, share=share, sure=said.percent(SURE, 0)))
    columns = ("challenger", "among", "deals", "share", "low", "high", "verdict", "rank", "margin", "by-seat")
    shown = plain_table(said, columns)
    for line in table(plan, results):
        shown.add_row(
            line.pairing.challenger,
            line.pairing.others,
            said.decimal(line.deals, 0),
            said.percent(line.share),
            said.percent(line.low),
            said.percent(line.high),
            verdict_of(line, said),
            said.decimal(line.rank),
            said.decimal(line.margin, 1, signed=True),
            " ".join(said.decimal(100 * share, 0) for share in line.seats),
        )
    show_table(shown)


def verdict_of(line: Line, said: Texts) -> str:
    """Say what the interval means; for a control, whether it came out right."""
    if line.pairing.kind == "pair":
        return said.say("command-verdict", verdict=line.verdict)
    return said.say("command-control", kind=line.pairing.kind, sound="yes" if line.sound else "no")


def show_teams(plan: Plan, results: list[Doc], said: Texts) -> None:
    """Nobody is a rival: how often each entrant wins, beside the one before it on the same deals."""
    counted = {"game": said.name(plan.game), "players": plan.players, "games": len(results)}
    print(said.say("command-teams", **counted, sure=said.percent(SURE, 0)))
    columns = ("entrant", "deals", "won", "low", "high", "not-lost", "score", "gain", "low", "high", "verdict")
    shown = plain_table(said, columns)
    for line in team_table(plan, results):
        gain = [said.decimal(100 * value, 1, signed=True) for value in (line.gain, line.gain_low, line.gain_high)]
        shown.add_row(
            line.pairing.challenger,
            said.decimal(line.deals, 0),
            said.percent(line.share),
            said.percent(line.low),
            said.percent(line.high),
            said.percent(line.survived),
            said.decimal(line.score, 1),
            *(gain if line.against else ["", "", ""]),
            said.say("command-verdict", verdict=line.verdict) if line.verdict else "",
        )
    show_table(shown)


def plain_table(said: Texts, columns: Sequence[str]) -> Table:
    """A table with these columns; names stand at the left, numbers at the right."""
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        header = said.say(f"command-column-{column}") if column != "verdict" else ""
        found.add_column(header, no_wrap=True, justify="left" if column in LEFT else "right")
    return found


def show_table(shown: Table) -> None:
    """Never cut: where the terminal is narrow, it may break the lines."""
    console = Console(file=sys.stdout)
    console.width = max(console.width, Console(width=500).measure(shown).maximum)
    console.print(shown)


def show_ratings(ratings: list[Doc], said: Texts) -> None:
    print(said.say("command-ratings"))
    shown = plain_table(said, ("entrant", "skill", "doubt", "games"))
    for one in ratings:
        skill, doubt = said.decimal(one["skill"], 1), said.decimal(one["doubt"], 1)
        shown.add_row(one["entrant"], skill, doubt, said.decimal(one["games"], 0))
    show_table(shown)


def run_rate(args: argparse.Namespace) -> int:
    found = [read_results(Path(file)) for file in args.files]
    settings = {plan.game for plan, _ in found}
    if len(settings) > 1:
        raise Wrong("several-games", games=", ".join(sorted(settings)))
    results = [
        {**result, "key": f"{number}|{result['key']}"}
        for number, (_, results) in enumerate(found)
        for result in results
    ]
    ratings = [rating_doc(rating) for rating in rate(results)]
    if args.json:
        print(json.dumps(ratings, indent=1))
    else:
        show_ratings(ratings, texts(args.lang))
    return 0
