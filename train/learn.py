"""Train what bots believe, and measure it: `python train/learn.py FOLDER STEP...`, a step in one argument each:

    "positions GAME PLAYERS GAMES [WORD]"       play games; after the opening WORD plays on (strong@40)
    "spread GAME PLAYERS"                       fit the spread of the points to games that were searched
    "network GAME PLAYERS"                      fit a network to all positions, and put it beside the evaluation
    "team GAME PLAYERS DEALS MODE WORD..."      how often each of these succeeds alone or together, on the same deals

It uses all cores, and a GPU where there is one. Everything is written to FOLDER as it comes: `log.txt` has all figures,
positions and networks lie beside it. Positions that are there are not played again, so a run that was stopped goes on.
Games have seeds, so the same steps give the same positions; docs/bots.md tells which steps made the networks.
bench/matches.py plays what was learned against what was there before.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import fit
import numpy as np
import positions
from positions import Arrays, Task

from folkmoot import games
from folkmoot.arena.matches import play_job
from folkmoot.arena.schedule import Plan, jobs
from folkmoot.arena.together import team_table
from folkmoot.bots.minds import weights_of
from folkmoot.build import build
from folkmoot.core import file_of

CHEAP, DEAR = 100, 2
"""Games of a task, without and with a search."""
FIRST_SEED = 1_000_000
FIRST_DEAL = 9000
DECAYS = (0.3, 1.0)


class Run:
    """The steps of one run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.found: dict[tuple[str, int], list[Arrays]] = {}
        self.seed = FIRST_SEED

    def say(self, text: str) -> None:
        line = f"{time.strftime('%H:%M:%S')} {text}"
        print(line, flush=True)
        with (self.folder / "log.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def work(self, what: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Do tasks in processes; new ones, so that they see the networks of the last step."""
        with ProcessPoolExecutor(os.cpu_count() or 1, mp_context=get_context("spawn")) as pool:
            yield from pool.map(what, tasks)

    def positions(self, game: str, players: int, number: int, word: str = "") -> None:
        first, each = self.seed, DEAR if word else CHEAP
        self.seed += number
        own = positions.training_of(games.get(game))
        keep = own.KEPT_SEARCHED if word else own.KEPT
        path = self.folder / f"positions-{game}-{players}-{first}.npz"
        if not path.exists():
            tasks = [
                Task(game, players, seed, min(each, first + number - seed), word, keep)
                for seed in range(first, first + number, each)
            ]
            played = positions.joined(list(self.work(positions.play, tasks)))
            part: Any = played  # numpy's stub takes any name for its own parameter
            np.savez_compressed(path.with_suffix(".part.npz"), **part)
            path.with_suffix(".part.npz").replace(path)
        with np.load(path) as loaded:
            found = {name: loaded[name] for name in loaded.files}
        self.found.setdefault((game, players), []).append(found)
        self.say(f"positions {game} {players} {word or 'cheap'}: {len(found['points']):,} of {number:,} games")

    def spread_of(self, game: str, players: int) -> dict[str, float]:
        """Return the fitted spread, else that of the evaluation; alone there is none."""
        if players == 1:
            return {"spread": 1.0}
        path = self.folder / f"spread-{game}-{players}.json"
        known = {**weights_of(games.get(game), players), **(json.loads(path.read_text()) if path.exists() else {})}
        return {name: float(known[name]) for name in positions.training_of(games.get(game)).SPREADS}

    def spread(self, game: str, players: int) -> None:
        found = self.found[game, players][-1]
        before = self.spread_of(game, players)
        after = dict(zip(before, fit.calibrate(found), strict=True))
        (self.folder / f"spread-{game}-{players}.json").write_text(json.dumps(after))
        for told in (before, after):
            logits = found["points"] / (found["spreads"] @ np.asarray(list(told.values())))[:, None]
            believed = np.exp(logits - logits.max(1, keepdims=True))
            believed /= believed.sum(1, keepdims=True)
            parts = fit.reliability(believed.ravel(), found["shares"].ravel())
            curve = " ".join(f"{thought:.2f}:{came:.2f}({number})" for thought, came, number in parts)
            loss = fit.log_loss(logits, found["shares"])
            self.say(f"spread {game} {players} {told}: log-loss {loss:.4f}; believed:came {curve}")

    def network(self, game: str, players: int) -> None:
        """From the start, after openings, and from the network that is there: whatever foretells unseen games best."""
        parts = self.found[game, players]
        cheap = [part for part in parts if np.isnan(part["thought"]).all()]
        dear = positions.joined([part for part in parts if not np.isnan(part["thought"]).all()])
        spread = self.spread_of(game, players)
        size = positions.training_of(games.get(game)).size(players)
        file = f"network-{players}.json"
        place = Path(str(file_of(games.get(game), "mind"))) / file
        begun: dict[str, Any] = {"from the start": None}
        if cheap:
            begun["after openings"], figures = fit.train(positions.joined(cheap), size, list(spread.values()), 0.0)
            self.say(f"network {game} {players}, openings alone: {told_of(figures)}")
        if place.exists():
            begun["from the one before"] = fit.again(json.loads(place.read_text("utf-8")))
        found: list[tuple[float, fit.Learner, dict[str, Any]]] = []
        for name, start in begun.items():
            for decay in DECAYS:
                rate, epochs = (2e-3, 25) if start is None else (7e-4, 15)
                tried, figures = fit.train(dear, size, list(spread.values()), 0.5, start, rate, epochs, decay)
                self.say(f"network {game} {players}, {name}, decay {decay}: {told_of(figures)}")
                found.append((figures["network"], tried, {"how": f"{name}, decay {decay}", **told_of(figures)}))
        _, model, told = min(found, key=lambda one: one[0])
        card = {"game": game, "players": players, "spread": spread, "learned": told}
        fit.export(model, self.folder / f"{game}-{file}", card)
        place.write_text((self.folder / f"{game}-{file}").read_text("utf-8"), "utf-8")

    def team(self, game: str, players: int, deals: int, mode: str, *words: str) -> None:
        plan = Plan(game, players, words, deals, controls=0, seed=FIRST_DEAL, options={"mode": mode})
        for line in team_table(plan, list(self.work(play_job, jobs(plan)))):
            share = f"{100 * line.share:.1f} % ({100 * line.low:.1f} to {100 * line.high:.1f})"
            lost = f"not lost {100 * line.survived:.1f} %, score {line.score:.1f}"
            self.say(f"team {game} {players} {mode}: {line.pairing.challenger}: {share}, {lost}, {line.deals} deals")


def told_of(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in figures.items()}


def main() -> None:
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    run = Run(Path(sys.argv[1]))
    run.say(f"folkmoot is {build()}")
    for step in sys.argv[2:]:
        name, game, *rest = step.split()
        getattr(run, name)(game, *[int(word) if word.isdigit() else word for word in rest])


if __name__ == "__main__":
    main()
