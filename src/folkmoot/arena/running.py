"""Play the games of a tournament or study in processes of this machine, or on a Ray cluster; go on at any time.

Results are one JSON line each, written by this process alone as they come in. Whoever kills it loses the games under
way and nothing else: on the next start the lines are read, a torn last line is cut off, and what is there is not
played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Protocol

from folkmoot.arena.matches import play_job
from folkmoot.arena.schedule import Plan, jobs
from folkmoot.core import Doc, FolkmootError, Misplaced

AHEAD = 4
"""Games handed to each worker beyond the one it plays."""
LIVES = 5
"""Worker crashes tolerated before giving up."""

Player = Callable[[Iterable[Any]], Iterator[Any]]
"""Something that plays jobs and gives their results as they come in, in any order."""
Work = Callable[[Any], Any]
"""Function that plays one job; its argument and its result pass between processes."""


class Planned(Protocol):
    """Plan that results belong to."""

    @property
    def kind(self) -> str:
        """`tournament` or `study`."""

    @property
    def grows(self) -> tuple[str, ...]:
        """Fields of its document that may change when it goes on: more of the same is welcome."""

    def doc(self) -> Doc: ...


class Results:
    """The file of results."""

    def __init__(self, path: Path, plan: Planned) -> None:
        self.path = path
        self.plan = plan
        self.found: dict[str, Doc] = {}
        head = {plan.kind: plan.doc()}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > 0:
            self._read(head)
        else:
            path.write_text(json.dumps(head) + "\n", "utf-8")

    def _read(self, head: Doc) -> None:
        text = self.path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if len(whole) < len(text):
            with self.path.open("r+b") as file:
                file.truncate(len(whole.encode()))
        lines = whole.splitlines()
        if not lines or not same_plan(json.loads(lines[0]), head, self.plan):
            raise Misplaced(str(self.path), "contains another run; name another folder, or remove it", "other-run")
        for one in lines[1:]:
            result = json.loads(one)
            self.found[result["key"]] = result

    def add(self, result: Doc) -> None:
        """Keep a result; one that came twice, from a worker that was given up too early, is kept once."""
        if result["key"] in self.found:
            return
        self.found[result["key"]] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")


def same_plan(found: Doc, head: Doc, plan: Planned) -> bool:
    """Return True if results were made by this plan."""
    one, two = found.get(plan.kind, {}), json.loads(json.dumps(head[plan.kind]))
    return {k: v for k, v in one.items() if k not in plan.grows} == {
        k: v for k, v in two.items() if k not in plan.grows
    }


def run_tournament(plan: Plan, results: Results, play: Player, tick: Callable[[int, int], None]) -> None:
    """Play what is missing of a tournament."""
    run(jobs(plan), results, play, tick)


def run(wanted: Sequence[Any], results: Results, play: Player, tick: Callable[[int, int], None]) -> None:
    """Play those jobs that have no result yet. `tick` hears how many games are done, of how many."""
    missing = [job for job in wanted if job.key not in results.found]
    done = len(wanted) - len(missing)
    tick(done, len(wanted))
    for result in play(missing):
        results.add(result)
        done += 1
        tick(done, len(wanted))


def read_results(path: Path) -> tuple[Plan, list[Doc]]:
    """The results in a file, with the plan they belong to."""
    try:
        lines = path.read_text("utf-8").split("\n")[:-1]
        doc = json.loads(lines[0])["tournament"]
        plan = Plan(**{**doc, "entrants": tuple(doc["entrants"])})
        found = {result["key"]: result for result in map(json.loads, lines[1:])}
    except OSError as error:
        reason = str(error.strerror)
        raise Misplaced(str(path), f"cannot be read ({reason})", "unreadable", reason=reason) from None
    except (ValueError, KeyError, IndexError, TypeError):
        raise Misplaced(str(path), "contains no tournament results", "no-results") from None
    return plan, list(found.values())


def here(jobs: Iterable[Any], work: Work | None = None) -> Iterator[Doc]:
    """Play in this process."""
    return map(work or play_job, jobs)


def in_processes(workers: int | None = None, work: Work | None = None) -> Player:
    """Play in processes of this machine. One that dies is replaced, and the games it had are played again."""
    number = workers or os.cpu_count() or 1
    play_one = work or play_job

    def play(jobs: Iterable[Any]) -> Iterator[Any]:
        waiting = Waiting(jobs)
        lives = LIVES
        while waiting:
            under_way: dict[Future[Any], Any] = {}
            others = set(active_children())
            with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
                try:
                    yield from keep_busy(pool, play_one, waiting, under_way, number * AHEAD)
                except BrokenProcessPool:
                    lives -= 1
                    if lives == 0:
                        what = f"worker processes died {LIVES} times; out of memory?"
                        raise FolkmootError(what, "workers-died", number=LIVES) from None
                    waiting.put_back(under_way.values())
                except BaseException:  # whoever is told to end doesn't wait for games that nobody wants any more
                    pool.shutdown(wait=False, cancel_futures=True)
                    for process in set(active_children()) - others:
                        process.terminate()
                    raise

    return play


class Waiting:
    """Jobs in their order, asked for only when somebody can play them; those that were lost come first."""

    def __init__(self, jobs: Iterable[Any]) -> None:
        self._jobs = iter(jobs)
        self._next: list[Any] = []

    def __bool__(self) -> bool:
        if not self._next:
            self._next = list(islice(self._jobs, 1))
        return bool(self._next)

    def take(self) -> Any:
        return self._next.pop()

    def put_back(self, jobs: Iterable[Any]) -> None:
        self._next += jobs


def keep_busy(
    pool: ProcessPoolExecutor, work: Work, waiting: Waiting, under_way: dict[Future[Any], Any], most: int
) -> Iterator[Any]:
    """Hand out jobs, a few ahead; a job leaves `under_way` only with its result."""
    while under_way or waiting:
        while len(under_way) < most and waiting:
            job = waiting.take()
            try:
                under_way[pool.submit(work, job)] = job
            except BrokenProcessPool:
                waiting.put_back([job])
                raise
        ready, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in ready:
            result = future.result()
            del under_way[future]
            yield result
