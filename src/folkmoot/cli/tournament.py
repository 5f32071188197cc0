"""`folkmoot tournament` and `folkmoot rate`: let bots play each other, and see who is better and how sure that is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from folkmoot import games
from folkmoot.arena.entrants import read_entrant
from folkmoot.arena.pictures import write_pictures
from folkmoot.arena.ratings import rate
from folkmoot.arena.reports import rating_doc, summary, write_reports
from folkmoot.arena.running import Results, here, in_processes, read_results, run_tournament
from folkmoot.arena.schedule import ROTATIONS, Plan, jobs
from folkmoot.arena.statistics import table
from folkmoot.arena.together import team_table
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import add_game, players_for, read_given
from folkmoot.core import Doc

EXAMPLES = """\
  folkmoot tournament {game} --players 2 --deals 300 --out build/ladder
  folkmoot tournament {game} --players 6 --entrants casual strong@500 --deals 50 --out build/six
  folkmoot tournament {option} --entrants casual strong --deals 50 --out build/option
  folkmoot tournament {game} --form round-robin --entrants novice casual plain@0.3s strong --deals 9 --out build/all"""
RATE_EXAMPLES = """\
  folkmoot rate build/ladder/results.jsonl build/six/results.jsonl"""


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
    parser.take("--out", required=True, metavar="FOLDER")
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
    results = Results(Path(args.out) / "results.jsonl", plan)
    with progress(args.json) as tick:
        run_tournament(plan, results, choose_player(args), tick)
    wanted = {job.key for job in jobs(plan)}
    played = [result for result in results.found.values() if result["key"] in wanted]
    doc = summary(plan, played)
    write_reports(Path(args.out), doc)
    write_pictures(Path(args.out), plan, played)
    if args.json:
        print(json.dumps(doc, indent=1))
    else:
        show(plan, played)
    return 0


def read_plan(args: argparse.Namespace) -> Plan:
    game = games.get(args.game)
    options = read_given(game, args.option)
    players = args.players if args.players is not None else players_for(game, options, reversed(game.seats))
    game.start(players, **options)
    for word in args.entrants:
        read_entrant(game, word)
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

    def __init__(self, quiet: bool) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=console, disable=quiet or not console.is_terminal)

    def __enter__(self) -> Callable[[int, int], None]:
        self.bar.start()
        task = self.bar.add_task("playing", total=None)
        return lambda done, total: self.bar.update(task, completed=done, total=total)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def show(plan: Plan, results: list[Doc]) -> None:
    """The table, controls included, and the ratings."""
    if plan.together:
        show_teams(plan, results)
    else:
        show_rivals(plan, results)
    if plan.controls == 0:
        print("no controls were played (--controls 0)")
    show_ratings([rating_doc(rating) for rating in rate(results)])


def show_rivals(plan: Plan, results: list[Doc]) -> None:
    print(
        f"{plan.game}, {plan.players} players, {len(results)} games; "
        f"an even share is {percent(1 / plan.players)}, intervals are 95 %"
    )
    shown = plain_table("challenger", "among", "deals", "win share", "low", "high", "", "rank", "margin", "by seat, %")
    for line in table(plan, results):
        pair = line.pairing.kind == "pair"
        verdict = line.verdict if pair else ("sound" if line.sound else "UNSOUND")
        shown.add_row(
            line.pairing.challenger,
            line.pairing.others,
            str(line.deals),
            percent(line.share),
            percent(line.low),
            percent(line.high),
            verdict if pair else f"{line.pairing.kind} {verdict}",
            f"{line.rank:.2f}",
            f"{line.margin:+.1f}",
            " ".join(f"{100 * share:.0f}" for share in line.seats),
        )
    show_table(shown)


def show_teams(plan: Plan, results: list[Doc]) -> None:
    """Nobody is a rival: how often each entrant wins, beside the one before it on the same deals."""
    print(
        f"{plan.game}, {plan.players} {'alone' if plan.players == 1 else 'together'}, {len(results)} games; "
        "intervals are 95 %; the gain is over the line above, on the same deals"
    )
    shown = plain_table("entrant", "deals", "won", "low", "high", "not lost", "score", "gain", "low", "high", "")
    for line in team_table(plan, results):
        gain = [f"{100 * value:+.1f}" for value in (line.gain, line.gain_low, line.gain_high)]
        shown.add_row(
            line.pairing.challenger,
            str(line.deals),
            percent(line.share),
            percent(line.low),
            percent(line.high),
            percent(line.survived),
            f"{line.score:.1f}",
            *(gain if line.against else ["", "", ""]),
            line.verdict,
        )
    show_table(shown)


def plain_table(*columns: str) -> Table:
    found = Table(*columns, box=box.SIMPLE_HEAD, pad_edge=False)
    for column in found.columns:
        column.no_wrap = True
        column.justify = "left" if column.header in ("challenger", "among", "", "entrant") else "right"
    return found


def show_table(shown: Table) -> None:
    """Never cut: where the terminal is narrow, it may break the lines."""
    console = Console(file=sys.stdout)
    console.width = max(console.width, Console(width=500).measure(shown).maximum)
    console.print(shown)


def show_ratings(ratings: list[Doc]) -> None:
    print("OpenSkill ratings (Plackett-Luce, everybody begins at 25)")
    shown = plain_table("entrant", "skill", "±", "games")
    for one in ratings:
        shown.add_row(one["entrant"], f"{one['skill']:.1f}", f"{one['doubt']:.1f}", str(one["games"]))
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
        show_ratings(ratings)
    return 0
