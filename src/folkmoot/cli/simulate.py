"""`folkmoot simulate`: thousands of random games, and what their scores say."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from statistics import fmean, pstdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from folkmoot import games
from folkmoot.build import build
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import add_game, players_for, read_given
from folkmoot.core import Doc, Game, SimDealer
from folkmoot.text import Texts, texts, whole

EXAMPLES = """\
  folkmoot simulate {game} --players 4 --games 10000
  folkmoot simulate {option} --json"""
BATCH = 100


def register(commands: Commands) -> None:
    parser = commands.add("simulate", EXAMPLES)
    add_game(parser)
    parser.take("--games", type=int, default=1000, metavar="N")
    parser.take("--box", metavar="FILE")
    parser.take("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game)
    if args.box is not None:
        game = game.with_box(args.box)
    options = read_given(game, args.option, args.preset)
    players = args.players if args.players is not None else players_for(game, options, reversed(game.seats))
    if args.games < 1:
        raise Wrong("games", value=str(args.games))
    summary = simulate(game, players, options, args.games, args.seed, quiet=args.json)
    if args.json:
        print(json.dumps(summary, indent=1))
    else:
        show(summary, texts(args.lang))
    return 0


def simulate(game: Game, players: int, options: Doc, number: int, seed: int, quiet: bool) -> Doc:
    """Play and summarise. A shared first place counts for each winner in part."""
    game.start(players, **options)
    scores: list[list[int]] = [[] for _ in range(players)]
    wins = [0.0] * players
    lengths: list[int] = []
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    begin = time.perf_counter()
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as progress:
        task = progress.add_task(f"playing {game.id}", total=number)
        for index in range(number):
            state = game.start(players, **options)
            lengths.append(SimDealer(seed + index).playout(state))
            result = state.result()
            assert result is not None
            for seat, score in enumerate(result.scores):
                scores[seat].append(score)
            for seat in result.winners:
                wins[seat] += 1 / len(result.winners)
            if index % BATCH == BATCH - 1:
                progress.update(task, completed=index + 1)
    seconds = time.perf_counter() - begin
    return {
        "game": game.id,
        "players": players,
        "options": options,
        "box": game.box,
        "games": number,
        "seed": seed,
        "build": build(),
        "seconds": round(seconds, 3),
        "games_per_second": round(number / seconds, 1),
        "decisions_per_second": round(sum(lengths) / seconds),
        "decisions": spread(lengths),
        "score": spread([score for seat in scores for score in seat]),
        "seats": [seat_summary(scores[seat], wins[seat], number) for seat in range(players)],
    }


def spread(values: list[int]) -> Doc:
    """Summarise a list of numbers."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(fmean(values), 2),
        "sd": round(pstdev(values), 2),
        "min": ordered[0],
        "quartiles": [ordered[round(last * part)] for part in (0.25, 0.5, 0.75)],
        "max": ordered[-1],
    }


def seat_summary(scores: list[int], wins: float, games: int) -> Doc:
    """A seat's scores and its win share with a 95 % interval (Wilson)."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return {
        "score": spread(scores),
        "win_share": round(share, 4),
        "interval": [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)],
    }


def show(summary: Doc, said: Texts) -> None:
    console = Console(file=sys.stdout)
    print(
        said.say(
            "command-simulated",
            games=summary["games"],
            game=said.name(summary["game"]),
            players=summary["players"],
            speed=round(summary["games_per_second"]),
            decisions=summary["decisions_per_second"],
            build=summary["build"],
        )
    )
    for id, one in (("command-decisions", summary["decisions"]), ("command-score", summary["score"])):
        told = {name: one[name] for name in ("mean", "sd", "min", "max")}
        print(said.say(id, **told))
    even = said.say("command-even", share=said.percent(1 / summary["players"]))
    heads = ("seat", "mean", "quartiles", "share")
    table = Table(*(said.say(f"command-column-{head}") for head in heads), even)
    for column in table.columns:
        column.justify = "right"
    for number, seat in enumerate(summary["seats"], 1):
        low, high = seat["interval"]
        quartiles = " / ".join(whole(value) for value in seat["score"]["quartiles"])
        share = said.percent(seat["win_share"])
        table.add_row(
            str(number),
            said.decimal(seat["score"]["mean"]),
            quartiles,
            share,
            f"{said.percent(low)} – {said.percent(high)}",
        )
    console.print(table)
