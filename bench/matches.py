"""Matches between bots on paired deals, played until they are decided; the figures of docs/bots.md come from it.

    python bench/matches.py FOLDER [--seconds S] [--each S] [--jobs N] MATCH...

A match is one argument, "GAME PLAYERS NEW OLD [DEALS [FIRST]]": NEW among OLD, two words as a tournament takes them, on
at most DEALS deals (1000) from FIRST on. With two players both sit in both seats of a deal, with more NEW takes one
seat of each, the next one of the next.

The first match that is open gets all processes; once it has had its core seconds (--each) the others come before
it. Games under way when the time is over are kept move by move, and the same command goes on with them. Deals count in
their order, up to the first that isn't finished: a long game is never left out for a short one. `table.json` in FOLDER
has the figures so far. Seconds of a level are time on a core, so other work on the machine changes no result.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from queue import Empty, SimpleQueue

from folkmoot.arena.matches import Job, play_job
from folkmoot.arena.running import Results
from folkmoot.arena.schedule import Plan, jobs
from folkmoot.arena.statistics import Line, table
from folkmoot.build import build
from folkmoot.core import Doc

FIRST_DEAL = 60_000
LEAST = 40
"""Games before a match may be decided."""
CLEAR = 1.5
"""Distance of an even share from the measured one at which a match is decided, in half intervals; one would do for a
look."""
SPACING = 1.1
"""A match is looked at whenever the number of its deals has grown by this factor."""
REPORT = 15.0
"""Seconds between two writings of the table."""


@dataclass
class Match:
    """One match and how far it is."""

    plan: Plan
    results: Results
    begun: Path
    """Folder of the games under way, one file of moves for each."""
    waiting: Iterator[Job] = field(init=False)
    spent: float = 0.0
    look: int = 0
    decided: bool = False
    empty: bool = False

    def __post_init__(self) -> None:
        self.begun.mkdir(exist_ok=True)
        missing = [job for job in jobs(self.plan) if job.key not in self.results.found]
        missing.sort(key=lambda job: not self.path(job).exists())  # those under way first, else in order
        self.waiting = iter(missing)
        self.spent = sum(result.get("seconds", 0.0) for result in self.results.found.values())
        self.judge()

    def path(self, job: Job) -> Path:
        return self.begun / f"{job.seed}-{job.rotation}"

    @property
    def open(self) -> bool:
        return not self.decided and not self.empty

    def counted(self) -> list[Doc]:
        """The results that count: of all deals before the first that isn't finished."""
        found = self.results.found
        played = takewhile(lambda job: job.key in found, jobs(self.plan))
        return [found[job.key] for job in played]

    def line(self) -> Line | None:
        lines = table(self.plan, self.counted())
        return lines[0] if lines else None

    def add(self, job: Job, result: Doc) -> None:
        self.results.add(result)
        self.path(job).unlink(missing_ok=True)
        self.spent += result["seconds"]
        self.judge()

    def judge(self) -> None:
        counted = len(self.counted())
        if counted < max(self.look, LEAST):
            return
        self.look = int(counted * SPACING) + 1
        line = self.line()
        half = 0.0 if line is None else (line.high - line.low) / 2
        self.decided = line is not None and abs(line.share - line.even) > CLEAR * half

    def doc(self) -> Doc:
        line, plan = self.line(), self.plan
        told: Doc = {"game": plan.game, "players": plan.players, "new": plan.entrants[1], "old": plan.entrants[0]}
        if line is not None:
            told |= {
                "deals": line.deals,
                "share": round(100 * line.share, 1),
                "low": round(100 * line.low, 1),
                "high": round(100 * line.high, 1),
                "even": round(100 * line.even, 1),
                "margin": round(line.margin, 1),
            }
        return told | {
            "decided": self.decided,
            "games": len(self.results.found),
            "under way": len(list(self.begun.iterdir())),
            "seconds": round(self.spent),
        }


def match_of(text: str, folder: Path) -> Match:
    words = text.split()
    if not 4 <= len(words) <= 6 or not all(word.isdigit() for word in [words[1], *words[4:]]):
        raise SystemExit(f"{text!r} isn't a match: GAME PLAYERS NEW OLD [DEALS [FIRST]]")
    game, players, new, old = words[0], int(words[1]), words[2], words[3]
    deals, first = [*map(int, words[4:]), *[1000, FIRST_DEAL][len(words) - 4 :]]
    seats = "all" if players == 2 else "one"
    plan = Plan(game, players, (old, new), deals, controls=0, seed=first, seats=seats)
    name = re.sub("[^a-z0-9.]+", "-", f"{game}-{players}-{new}-{old}-{first}".lower())
    return Match(plan, Results(folder / f"{name}.jsonl", plan), folder / f"{name}.begun")


def play(job: Job, path: Path) -> Doc:
    """Play a game on from the moves that are kept, keeping every further one."""
    moves = [int(line) for line in path.read_text().split("\n")[:-1]] if path.exists() else []
    path.write_text("".join(f"{code}\n" for code in moves))
    begin = time.thread_time()
    with path.open("a", buffering=1) as file:
        result = play_job(job, moves, lambda code: print(code, file=file))
    del result["curve"]
    moves = [int(line) for line in path.read_text().split()]
    return {**result, "moves": moves, "seconds": round(time.thread_time() - begin, 2)}


def next_one(matches: list[Match], each: float) -> Match | None:
    """The first open match that has had less than its time, else the one that has had the least."""
    open_ones = [match for match in matches if match.open]
    for match in open_ones:
        if match.spent < each:
            return match
    return min(open_ones, key=lambda match: match.spent, default=None)


def run(matches: list[Match], folder: Path, workers: int, seconds: float, each: float) -> None:
    """Keep every process busy until the time is over or all is decided."""
    end = time.monotonic() + seconds
    done: SimpleQueue[tuple[Match, Job, Doc] | BaseException] = SimpleQueue()
    flying = 0
    written = 0.0

    def start(pool: Pool) -> bool:
        while (match := next_one(matches, each)) is not None:
            job = next(match.waiting, None)
            if job is not None:
                pool.apply_async(play, (job, match.path(job)), {}, partial(finish, match, job), done.put)
                return True
            match.empty = True
        return False

    def finish(match: Match, job: Job, result: Doc) -> None:
        done.put((match, job, result))

    with get_context("spawn").Pool(workers) as pool:  # leaving it ends what is under way
        while time.monotonic() < end:
            while flying < workers and start(pool):
                flying += 1
            if flying == 0:
                break
            with suppress(Empty):
                found = done.get(timeout=min(REPORT, max(0.01, end - time.monotonic())))
                if isinstance(found, BaseException):
                    raise found
                flying -= 1
                match, job, result = found
                match.add(job, result)
            if time.monotonic() > written + REPORT:
                written = time.monotonic()
                report(matches, folder)
    report(matches, folder)


def report(matches: list[Match], folder: Path) -> None:
    told = {"build": build(), "matches": [match.doc() for match in matches]}
    path = folder / "table.part"
    path.write_text(json.dumps(told, indent=1), "utf-8")
    path.replace(folder / "table.json")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("matches", nargs="+", metavar="MATCH")
    parser.add_argument("--seconds", type=float, default=3600.0, help="of the wall's clock, for all of it (3600)")
    parser.add_argument("--each", type=float, default=float("inf"), help="core seconds before the others come first")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    matches = [match_of(text, args.folder) for text in args.matches]
    run(matches, args.folder, args.jobs, args.seconds, args.each)
    print((args.folder / "table.json").read_text("utf-8"))


if __name__ == "__main__":
    main()
