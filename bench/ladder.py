"""The ladder of docs/bots.md: every level against the one below it, and against plain search, at the levels' budgets.

    python bench/ladder.py FOLDER [--minutes M] [--jobs N] [--deals D] [--only WORD...] [--draw docs/bots]

The cheap pairs come first, each for a while, then the next, so that whatever time there is says something about all of
them. It stops after the minutes given; the same command goes on. At the end, and with --minutes 0, the table is
printed; --draw makes a picture of every setting.
Time is time on a core, so other work on the machine makes it slower and changes nothing else.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from folkmoot.arena.matches import Job
from folkmoot.arena.pictures import ladder
from folkmoot.arena.running import Player, Results, here, in_processes, run_tournament
from folkmoot.arena.schedule import Plan, jobs
from folkmoot.arena.statistics import table
from folkmoot.arena.together import team_table
from folkmoot.build import build
from folkmoot.core import Doc

SETTINGS: list[tuple[str, int, Doc]] = [
    ("ethnos", 2, {}),
    ("aetherya", 2, {}),
    ("tribes", 2, {}),
    ("ethnos", 6, {}),
    ("aetherya", 4, {}),
    ("tribes", 4, {}),
]
TOGETHER: list[tuple[str, int, Doc]] = [
    ("aetherya", 1, {"mode": "solo"}),
    ("aetherya", 2, {"mode": "coop"}),
    ("aetherya", 4, {"mode": "coop"}),
]
PAIRS = (("novice", "casual"), ("casual", "strong"), ("plain", "strong"), ("strong", "master"))
CONTROLS = 50
TURN = 90.0
"""Seconds that a tournament is played before it is the next one's turn."""


def tournaments(deals: int) -> list[Plan]:
    """The challenger takes one seat of each deal, the next one of the next."""
    found = []
    for pair in PAIRS:
        for game, players, options in SETTINGS:
            controls = CONTROLS if pair == PAIRS[0] else 0
            found.append(Plan(game, players, pair, deals, controls=controls, options=options, seats="one"))
        if pair == PAIRS[0]:
            found += [
                Plan(game, players, ("novice", "casual", "strong"), deals, controls=CONTROLS, options=options)
                for game, players, options in TOGETHER
            ]
    return found


def folder_of(plan: Plan) -> str:
    mode = plan.options.get("mode", "")
    return "-".join(filter(None, (plan.game, str(plan.players), mode, *plan.entrants)))


def last_played(plan: Plan, folder: Path) -> float:
    path = folder / folder_of(plan) / "results.jsonl"
    return path.stat().st_mtime if path.exists() else 0.0


def for_a_while(play: Player, end: float) -> Player:
    """Play until the clock says so; games under way are finished and kept."""

    def some(wanted: Iterable[Job]) -> Iterator[Doc]:
        yield from play(job for job in wanted if time.monotonic() < end)

    return some


def run(plan: Plan, folder: Path, play: Player, end: float) -> bool:
    """Go on with a tournament; whether all of it is played."""
    results = Results(folder / folder_of(plan) / "results.jsonl", plan)
    run_tournament(plan, results, for_a_while(play, end), lambda done, total: None)
    return {job.key for job in jobs(plan)} <= set(results.found)


def rows(plan: Plan, folder: Path) -> list[str]:
    """The lines of the Markdown table that a tournament has so far."""
    setting = f"{plan.game.capitalize()} {plan.options.get('mode', '')} {plan.players}".replace("  ", " ")
    if plan.together:
        return [
            f"| {setting} | {line.pairing.challenger} | {line.deals} | {100 * line.share:.1f} % | "
            f"{100 * line.low:.1f} – {100 * line.high:.1f} | {line.score:.1f} | {line.verdict} |"
            for line in team_table(plan, results_of(plan, folder))
        ]
    return [
        f"| {setting} | {line.pairing.kind}: {line.pairing.challenger} among {line.pairing.others} | {line.deals} | "
        f"{100 * line.share:.1f} % | {100 * line.low:.1f} – {100 * line.high:.1f} | {line.margin:+.1f} | "
        f"{line.verdict if line.pairing.kind == 'pair' else 'sound' if line.sound else 'UNSOUND'} |"
        for line in table(plan, results_of(plan, folder))
    ]


def results_of(plan: Plan, folder: Path) -> list[Doc]:
    """Return the results of a tournament so far."""
    path = folder / folder_of(plan) / "results.jsonl"
    return list(Results(path, plan).found.values()) if path.exists() else []


def draw(plans: list[Plan], folder: Path, target: Path) -> None:
    """One picture of each setting: every level among the one below, then the controls."""
    for game, players, _ in SETTINGS:
        rungs = [plan for plan in plans if (plan.game, plan.players, plan.together) == (game, players, False)]
        lines = [line for plan in rungs for line in table(plan, results_of(plan, folder))]
        if lines:
            lines.sort(key=lambda line: line.pairing.kind != "pair")
            (target / f"ladder-{game}-{players}.svg").write_text(ladder(rungs[0], lines), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core; 0: none beside this one)")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--only", nargs="+", default=[""], help="tournaments whose folder's name holds one of these")
    parser.add_argument("--draw", type=Path, help="folder for pictures")
    args = parser.parse_args()
    play = here if args.jobs == 0 else in_processes(args.jobs)
    plans = [plan for plan in tournaments(args.deals) if any(word in folder_of(plan) for word in args.only)]
    end = time.monotonic() + 60 * args.minutes
    open_ones = sorted(plans, key=lambda plan: last_played(plan, args.folder))
    while open_ones and time.monotonic() < end:
        open_ones = [plan for plan in open_ones if not run(plan, args.folder, play, min(end, time.monotonic() + TURN))]
    print(f"folkmoot is {build()}")
    print("| setting | | deals | win share | 95 % | margin, score | |\n|---|---|---:|---:|---:|---:|---|")
    for plan in plans:
        print("\n".join(rows(plan, args.folder)) or f"| {folder_of(plan)} | not played | | | | | |")
    if args.draw:
        draw(plans, args.folder, args.draw)


if __name__ == "__main__":
    main()
