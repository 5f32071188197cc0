"""Puzzles out of games that bots play: positions in which one choice is clearly the best, and easily missed.

    python train/puzzles.py mine --game ethnos --minutes 30
    python train/puzzles.py keep --game ethnos --to src/folkmoot/games/ethnos/teach/puzzles.json

`mine` plays games with every number of players, and looks at the decisions of the first seat with what it can see. One
is kept where a short search (`SHORT[0]` iterations) makes another choice than a long one, and where a deep search of
every choice that might matter, and the same with another seed, agree that one is better than all others by `AHEAD`.
Found ones are appended to a file in `--out`, so a run goes on where it stopped. `keep` takes some of every theme and
level for the package.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from folkmoot import bots, games
from folkmoot.bots.evaluation import Choices
from folkmoot.bots.judging import How, Judge, outcome
from folkmoot.core import OVER, Doc, Game, SimDealer, State, View
from folkmoot.core.rng import Rng

STREAM_PUZZLES = 907
SEAT = 0
"""Whose decisions are looked at: learners sit there."""
SHORT = (30, 120, 400)
"""Iterations of searches that miss what is looked for: who finds it first makes the level."""
GLANCE = 120
"""Iterations for each of all choices, before the best of them are sifted."""
SIFT = 500
DEEP = 2500
"""Iterations for each of the best choices."""
SIFTED = 8
CLOSELY = 5
"""Choices that are looked at closely, and kept with the puzzle."""
AHEAD = 0.03
"""How much more of the victory the best choice must bring than the next, by both seeds."""
NEAR = 0.02
"""The same where it is rougher."""
SHARES = (0.06, 0.97)
"""Where nothing is to be won or lost any more, there is no puzzle."""
A_GAME = 3
"""Puzzles of one game, at most."""
KEPT = 60
PLAYERS = ("casual", "strong")
THOUGHT = 60


class Miner:
    """Looks for puzzles among the decisions of one game."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.judges = {n: Judge(game, players, How(iterations=n)) for n in (*SHORT, GLANCE, SIFT, DEEP)}
        self.again = Judge(game, players, How(iterations=DEEP, seed=1))

    def puzzle(self, state: State) -> Doc | None:
        view, judge = state.view(SEAT), self.judges[DEEP]
        if len(state.legal_actions()) < 2:
            return None
        table = view.sample(0)
        tried = [self.judges[n].proposals(view, 0)[0] for n in (SHORT[0], SHORT[-1])]
        hasty = outcome(table, tried[0], SEAT)
        if outcome(table, tried[1], SEAT) == hasty:
            return None
        rough = [share(self.judges[SHORT[-1]].considered(view, codes, 0)) for codes in tried]
        if rough[1] - rough[0] < NEAR:
            return None
        choices, outcomes = list[list[int]](), list[object]()
        for codes in [*tried, *self.judges[SIFT].proposals(view, 0), *self.likely(table)]:
            came = outcome(table, codes, SEAT)
            if came not in outcomes:
                choices.append(codes)
                outcomes.append(came)
        glanced = self.ranked(self.judges[GLANCE], view, choices)
        sifted = self.ranked(self.judges[SIFT], view, [codes for _, codes in glanced[:SIFTED]])
        best = share(sifted[0][0])
        if not SHARES[0] < best < SHARES[1] or ahead(sifted) < NEAR:
            return None
        close = [codes for _, codes in sifted[:CLOSELY]]
        if not any(outcome(table, codes, SEAT) == hasty for codes in close):
            close[-1] = tried[0]
        found = self.ranked(judge, view, close[:2])
        if ahead(found) < AHEAD:
            return None
        again = self.ranked(self.again, view, close)
        if again[0][1] != found[0][1] or ahead(again) < AHEAD:
            return None
        found = sorted([*found, *self.ranked(judge, view, close[2:])], key=lambda one: -share(one[0]))
        solution = outcome(table, found[0][1], SEAT)
        if again[0][1] != found[0][1] or ahead(found) < AHEAD or solution == hasty:
            return None
        finders = [n for n in SHORT[1:] if outcome(table, self.judges[n].proposals(view, 0)[0], SEAT) == solution]
        return {
            "level": 1 + SHORT[1:].index(finders[0]) if finders else len(SHORT),
            "tempting": next(n for n, (_, codes) in enumerate(found) if outcome(table, codes, SEAT) == hasty),
            "ahead": round(min(ahead(found), ahead(again)), 4),
            "considered": [doc for doc, _ in found],
            "start": state.to_position(),
        }

    def ranked(self, judge: Judge, view: View, choices: Sequence[list[int]]) -> list[tuple[Doc, list[int]]]:
        found = [(judge.considered(view, codes, 0), codes) for codes in choices]
        return sorted(found, key=lambda one: -share(one[0]))

    def likely(self, table: State) -> Iterator[list[int]]:
        """Every step that can be taken now, gone on with the likeliest ones to the end of the choice."""
        choices, evaluation = Choices(), self.judges[DEEP].evaluation
        for code in table.legal_actions():
            state, codes = table.clone(), [int(code)]
            state.step(code)
            while state.drafting and state.turn == SEAT:
                choices.clear()
                evaluation.weigh(state, choices)
                codes.append(int(choices.best()))
                state.step(codes[-1])
            yield codes


def share(considered: Doc) -> float:
    return float(considered["shares"][SEAT])


def ahead(ranked: Sequence[tuple[Doc, list[int]]]) -> float:
    """What the best of some choices brings more than the next."""
    return share(ranked[0][0]) - share(ranked[1][0])


def mine_game(game: Game, players: int, options: Doc, seed: int) -> Iterator[Doc]:
    """Puzzles of one game between bots."""
    luck = Rng(seed, STREAM_PUZZLES)
    miner, dealer = Miner(game, players), SimDealer(seed)
    levels = [PLAYERS[int(luck.below(len(PLAYERS)))] for _ in range(players)]
    state, found, number = game.start(players, **options), 0, 0
    while found < A_GAME:
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        seat = int(state.turn)
        if seat == SEAT and not state.drafting:
            puzzle = miner.puzzle(state)
            if puzzle is not None:
                found += 1
                yield {"seed": seed, **puzzle}
        number += 1
        budget = bots.Budget(iterations=THOUGHT)
        thought = bots.explain(game, state.view(seat), levels[seat], seed * 10_000 + number, budget)
        state.step(thought.code)


def mine(game: Game, args: argparse.Namespace) -> None:
    """Game after game until the time is over; seeds tell which were played."""
    file = args.out / f"{game.id}.jsonl"
    done = args.out / f"{game.id}.seed"
    args.out.mkdir(parents=True, exist_ok=True)
    seed, until = int(done.read_text()) if done.exists() else 1, time.monotonic() + 60 * args.minutes
    while time.monotonic() < until:
        players = args.players[seed % len(args.players)]
        with file.open("a", encoding="utf-8") as out:
            for puzzle in mine_game(game, players, json.loads(args.options), seed):
                out.write(json.dumps(puzzle, ensure_ascii=False, separators=(",", ":")) + "\n")
                out.flush()
        seed += 1
        done.write_text(str(seed))


def theme_of(game: Game, puzzle: Doc) -> str:
    """The first theme of the game that fits the verbs of the best choice and of the tempting one."""
    folder = games.folder(game.id)
    assert folder is not None
    best, tempting = (puzzle["considered"][place]["steps"][0].split(" ")[0] for place in (0, puzzle["tempting"]))
    for theme in tomllib.loads((folder / "teach" / "lessons.toml").read_text("utf-8"))["theme"]:
        if best in theme.get("best", [best]) and tempting in theme.get("tempting", [tempting]):
            return str(theme["id"])
    raise LookupError(f"no theme of {game.id} fits {best} instead of {tempting}")


def keep(game: Game, args: argparse.Namespace) -> None:
    """Of every theme, level and number of players as many as of the others, the clearest first."""
    lines = (args.out / f"{game.id}.jsonl").read_text("utf-8").splitlines()
    groups: dict[object, list[Doc]] = {}
    for puzzle in sorted(map(json.loads, lines), key=lambda one: -one["ahead"]):
        theme = theme_of(game, puzzle)
        groups.setdefault((puzzle["level"], theme, puzzle["start"]["players"]), []).append({"theme": theme, **puzzle})
    found = [one for row in zip_longest(*groups.values()) for one in row if one is not None][:KEPT]
    found.sort(key=lambda one: (one["level"], one["theme"], one["seed"]))
    docs = []
    for one in found:
        kept = {name: one[name] for name in ("theme", "level", "tempting", "start")}
        considered = [{name: choice[name] for name in ("steps", "shares", "points")} for choice in one["considered"]]
        docs.append(json.dumps({**kept, "considered": considered}, ensure_ascii=False, separators=(",", ":")))
    args.to.write_text("[\n" + ",\n".join(docs) + "\n]\n", "utf-8")
    print(f"{game.id}: {len(docs)} of {len(lines)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine", "keep"))
    parser.add_argument("--game", default=games.OWN[0])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--options", default="{}", help="options of the game, as JSON")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--to", type=Path, help="where `keep` writes: teach/puzzles.json of the game")
    args = parser.parse_args()
    (mine if args.what == "mine" else keep)(games.get(args.game), args)


if __name__ == "__main__":
    main()
