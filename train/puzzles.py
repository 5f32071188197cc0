"""Puzzles out of games that bots play: positions in which one choice is clearly the best, and easily missed.

    python train/puzzles.py mine --processes 16 --seconds 480 --out build/puzzles
    python train/puzzles.py keep --out build/puzzles

`mine` looks first at the puzzles that the package has, then plays games with every number of players and looks at the
decisions of the first seat with what it can see. One is kept where a short search (`SHORT[0]` iterations) makes another
choice than a long one, and where searches of `DEEP` iterations after every choice that might matter agree, with every
one of `SEEDS` seeds, that one is better than all others by `AHEAD`. Found ones are appended to one file per game in
`--out`, and what was looked at to another, so a run goes on where it stopped. `keep` takes some of every theme and
level for the package, with the means of these searches.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path

from folkmoot import bots, games
from folkmoot.bots.evaluation import Choices
from folkmoot.bots.judging import How, Judge, outcome
from folkmoot.bots.thinking import codes_of
from folkmoot.core import OVER, Doc, Game, SimDealer, State, View
from folkmoot.core.rng import Rng

STREAM_PUZZLES = 907
SEAT = 0
"""Seat whose decisions are looked at: learners sit there."""
SHORT = (30, 120, 400)
"""Iterations of searches that miss what is looked for: who finds it first makes the level."""
GLANCE = 120
"""Iterations for each of all choices, before the best of them are sifted."""
SIFT = 500
DEEP = 6000
"""Iterations for each of the best choices, with every seed."""
SEEDS = 5
SIFTED = 8
CLOSELY = 5
"""Choices that are looked at closely, and kept with the puzzle."""
AHEAD = 0.03
"""Lead, in shares of the victory, that the best choice must have over the next with every seed."""
NEAR = 0.02
"""The same where it is rougher."""
SHARES = (0.06, 0.97)
"""Range of shares outside of which nothing is to be won or lost any more, and there is no puzzle."""
A_GAME = 3
"""Puzzles of one game, at most."""
KEPT = 60
ENOUGH = 150
"""Found puzzles of a game to choose from, where mining of it stops."""
PLAYERS = ("casual", "strong")
SEATS = (2, 3, 4)
THOUGHT = 60


@dataclass
class Compared:
    """A whole choice, with what searches of it said, one for each seed so far."""

    codes: list[int]
    told: list[Doc]

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.told)

    @property
    def shares(self) -> list[float]:
        return [float(doc["shares"][SEAT]) for doc in self.told]

    def doc(self) -> Doc:
        """The choice as puzzles keep it: the means of all searches."""
        means = {
            name: [round(sum(of) / len(self.told), digits) for of in zip(*(d[name] for d in self.told), strict=True)]
            for name, digits in (("shares", 4), ("points", 2))
        }
        return {"steps": self.told[0]["steps"], **means}


class Miner:
    """Looks for puzzles among the decisions of one game."""

    def __init__(self, game: Game, players: int) -> None:
        self.judges = {n: Judge(game, players, How(iterations=n)) for n in (*SHORT, GLANCE, SIFT)}
        self.deep = [Judge(game, players, How(iterations=DEEP, seed=seed)) for seed in range(SEEDS)]

    def puzzle(self, state: State) -> Doc | None:
        """The puzzle that a position is, or None: cheap tests come first, so that few positions get to dear ones."""
        if len(state.legal_actions()) < 2:
            return None
        view = state.view(SEAT)
        table = view.sample(0)
        tried = [self.judges[n].proposals(view, 0)[0] for n in (SHORT[0], SHORT[-1])]
        hasty = outcome(table, tried[0], SEAT)
        if outcome(table, tried[1], SEAT) == hasty:
            return None
        rough = [one.share for one in self.ranked(self.judges[SHORT[-1]], view, tried)]
        if rough[0] - rough[1] < NEAR:
            return None
        likely = [*tried, *self.judges[SIFT].proposals(view, 0), *self.likely(table)]
        glanced = self.ranked(self.judges[GLANCE], view, self.different(table, likely))
        sifted = self.ranked(self.judges[SIFT], view, [one.codes for one in glanced[:SIFTED]])
        if not SHARES[0] < sifted[0].share < SHARES[1] or ahead(sifted) < NEAR:
            return None
        found = self.closely(view, table, tried[0], [one.codes for one in sifted])
        if found is None or outcome(table, found[0].codes, SEAT) == hasty:
            return None
        solution = outcome(table, found[0].codes, SEAT)
        finders = [n for n in SHORT[1:] if outcome(table, self.judges[n].proposals(view, 0)[0], SEAT) == solution]
        return {
            "level": 1 + SHORT[1:].index(finders[0]) if finders else len(SHORT),
            "tempting": next(n for n, one in enumerate(found) if outcome(table, one.codes, SEAT) == hasty),
            "ahead": round(min(leads(found)), 4),
            "considered": [one.doc() for one in found],
            "start": state.to_position(),
        }

    def closely(self, view: View, table: State, hasty: list[int], choices: list[list[int]]) -> list[Compared] | None:
        """The best choices and the hasty one, best first, if one of them is ahead of all others with every seed."""
        first = self.deep[0]
        if ahead(self.ranked(first, view, choices[:2])) < AHEAD:
            return None
        found = self.ranked(first, view, self.different(table, [*choices, hasty, *first.proposals(view, 0)]))
        missed = outcome(table, hasty, SEAT)
        close = found[:CLOSELY]
        if not any(outcome(table, one.codes, SEAT) == missed for one in close):
            close[-1] = next(one for one in found if outcome(table, one.codes, SEAT) == missed)
        for judge in self.deep[1:]:
            if min(leads(close)) < AHEAD:
                return None
            for one in close:
                one.told.append(judge.considered(view, one.codes, 0))
        if min(leads(close)) < AHEAD:
            return None
        return sorted(close, key=lambda one: -one.share)

    def different(self, table: State, choices: Sequence[list[int]]) -> list[list[int]]:
        """Keep the first of the choices that lead to the same position."""
        found, outcomes = list[list[int]](), list[object]()
        for codes in choices:
            came = outcome(table, codes, SEAT)
            if came not in outcomes:
                found.append(codes)
                outcomes.append(came)
        return found

    def ranked(self, judge: Judge, view: View, choices: Sequence[list[int]]) -> list[Compared]:
        """Choices with what one search of each says, best first."""
        found = [Compared(codes, [judge.considered(view, codes, 0)]) for codes in choices]
        return sorted(found, key=lambda one: -one.share)

    def likely(self, table: State) -> Iterator[list[int]]:
        """Every step that can be taken now, gone on with the likeliest ones to the end of the choice."""
        choices, evaluation = Choices(), self.deep[0].evaluation
        for code in table.legal_actions():
            state, codes = table.clone(), [int(code)]
            state.step(code)
            while state.drafting and state.turn == SEAT:
                choices.clear()
                evaluation.policy(state, choices)
                codes.append(int(choices.best()))
                state.step(codes[-1])
            yield codes


def ahead(ranked: Sequence[Compared]) -> float:
    """Tell what the best of some choices brings more than the next, in the mean of its searches."""
    return ranked[0].share - ranked[1].share


def leads(found: Sequence[Compared]) -> list[float]:
    """Tell with each seed what the first of some choices brings more than the best other; negative where less."""
    return [first - max(others) for first, *others in zip(*(one.shares for one in found), strict=True)]


def look(task: tuple[str, int], until: float) -> tuple[list[Doc], bool]:
    """Mine one game between bots, or judge one puzzle of the package anew (numbers below 0); and tell if it is done."""
    id, seed = task
    game = games.get(id)
    if seed < 0:
        start = shipped(id)[-seed - 1]["start"]
        again = Miner(game, start["players"]).puzzle(game.from_position(start))
        return [] if again is None else [{"seed": seed, **again}], True
    found = list[Doc]()
    for puzzle in mine_game(game, SEATS[seed % len(SEATS)], seed, until):
        if puzzle is not None:
            found.append({"seed": seed, **puzzle})
    return found, time.time() < until


def mine_game(game: Game, players: int, seed: int, until: float) -> Iterator[Doc | None]:
    """Play one game between bots, and yield what each decision of the first seat is, until `until` (Unix seconds)."""
    luck = Rng(seed, STREAM_PUZZLES)
    miner, dealer = Miner(game, players), SimDealer(seed)
    levels = [PLAYERS[int(luck.below(len(PLAYERS)))] for _ in range(players)]
    state, found, number = game.start(players), 0, 0
    while found < A_GAME and time.time() < until:
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        seat = int(state.turn)
        if seat == SEAT and not state.drafting:
            puzzle = miner.puzzle(state)
            found += puzzle is not None
            yield puzzle
        number += 1
        budget = bots.Budget(iterations=THOUGHT)
        thought = bots.explain(game, state.view(seat), levels[seat], seed * 10_000 + number, budget)
        state.step(thought.code)


class Mine:
    """Files of one run: what was found, and what was looked at."""

    def __init__(self, out: Path, ids: Sequence[str]) -> None:
        out.mkdir(parents=True, exist_ok=True)
        self.out = out
        self.done = {(id, seed) for id in ids for seed in map(int, self.read(id, "done"))}
        self.found = Counter({id: len(self.read(id, "jsonl")) for id in ids})
        self.next = Counter({id: max([0, *(seed for of, seed in self.done if of == id)]) for id in ids})
        self.again = [(id, -n) for id in ids for n in range(1, len(shipped(id)) + 1) if (id, -n) not in self.done]
        self.began = time.time()

    def read(self, id: str, kind: str) -> list[str]:
        file = self.out / f"{id}.{kind}"
        return file.read_text("utf-8").splitlines() if file.exists() else []

    def task(self) -> tuple[str, int] | None:
        """The next thing to look at: puzzles of the package, then a game of which the fewest were found."""
        if self.again:
            return self.again.pop(0)
        id, number = min(self.found.items(), key=lambda item: item[1])
        if number >= ENOUGH:
            return None
        self.next[id] += 1
        return id, self.next[id]

    def came(self, task: tuple[str, int], found: list[Doc], done: bool) -> None:
        """Write what came of a task; one that ran out of time is looked at again in the next run."""
        id, seed = task
        if not done:
            return
        for kind, lines in (
            ("jsonl", [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found]),
            ("done", [str(seed)]),
        ):
            with (self.out / f"{id}.{kind}").open("a", encoding="utf-8") as file:
                file.writelines(line + "\n" for line in lines)
        self.found[id] += len(found)
        if found or seed % 20 == 0:
            print(f"{time.time() - self.began:5.0f} s  {id} {seed}: {dict(self.found)}", flush=True)


def mine(ids: Sequence[str], args: argparse.Namespace) -> None:
    """Look at one thing after the other, several at once, until the time is over or enough are found."""
    files, until = Mine(args.out, ids), time.time() + args.seconds
    with ProcessPoolExecutor(args.processes) as pool:
        running: dict[Future[tuple[list[Doc], bool]], tuple[str, int]] = {}
        while True:
            while len(running) < args.processes and time.time() < until and (task := files.task()):
                running[pool.submit(look, task, until)] = task
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                files.came(running.pop(future), *future.result())
    print(f"{time.time() - files.began:.0f} s: {dict(files.found)}")


@cache
def shipped(id: str) -> list[Doc]:
    """Read the puzzles in the package."""
    file = place(id)
    return list(json.loads(file.read_text("utf-8"))) if file.exists() else []


def place(id: str) -> Path:
    """Return the file of a game's puzzles in the package."""
    folder = games.folder(id)
    assert folder is not None
    return Path(str(folder)) / "teach" / "puzzles.json"


def theme_of(id: str, puzzle: Doc) -> str:
    """The first theme of the game that fits the verbs of the best choice and of the tempting one."""
    best, tempting = (puzzle["considered"][place]["steps"][0].split(" ")[0] for place in (0, puzzle["tempting"]))
    for theme in tomllib.loads(place(id).with_name("lessons.toml").read_text("utf-8"))["theme"]:
        if best in theme.get("best", [best]) and tempting in theme.get("tempting", [tempting]):
            return str(theme["id"])
    raise LookupError(f"no theme of {id} fits {best} instead of {tempting}")


def holds(id: str, puzzle: Doc) -> bool:
    """Say if a short search with another seed sees it too: what only long ones with some luck see is left out."""
    state = games.get(id).from_position(puzzle["start"])
    judge, view = Judge(state.game, state.players, How(iterations=SIFT, seed=1)), state.view(SEAT)
    found = [judge.considered(view, codes_of(view, one["steps"]), 0) for one in puzzle["considered"]]
    shares = [float(one["shares"][SEAT]) for one in found]
    return shares[0] - max(shares[1:]) >= NEAR


def keep(id: str, args: argparse.Namespace) -> None:
    """Keep as many puzzles of every theme, level and number of players, the clearest first."""
    lines = (args.out / f"{id}.jsonl").read_text("utf-8").splitlines()
    groups: dict[object, list[Doc]] = {}
    for puzzle in sorted(map(json.loads, lines), key=lambda one: -one["ahead"]):
        theme = theme_of(id, puzzle)
        groups.setdefault((puzzle["level"], theme, puzzle["start"]["players"]), []).append({"theme": theme, **puzzle})
    rows = (one for row in zip_longest(*groups.values()) for one in row if one is not None)
    found = list(islice((one for one in rows if holds(id, one)), KEPT))
    found.sort(key=lambda one: (one["level"], one["theme"], one["seed"]))
    names = ("theme", "level", "tempting", "start", "considered")
    docs = [json.dumps({name: one[name] for name in names}, ensure_ascii=False, separators=(",", ":")) for one in found]
    (args.to / f"{id}.json" if args.to else place(id)).write_text("[\n" + ",\n".join(docs) + "\n]\n", "utf-8")
    print(f"{id}: {len(docs)} of {len(lines)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine", "keep"))
    parser.add_argument("--game", nargs="+", default=list(games.OWN), help="all of ours where none is named")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600.0, help="of mining, in all")
    parser.add_argument("--out", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--to", type=Path, help="folder for `keep` instead of each game's teach/")
    args = parser.parse_args()
    if args.what == "mine":
        mine(args.game, args)
    else:
        for id in args.game:
            keep(id, args)


if __name__ == "__main__":
    main()
