"""Measures the balance of Tribes with casual bots, and writes the figures and pictures of docs/balance-tribes.md.

    python -m bench.tribes_balance measure GAMES OUT.json [NAME=NUMBER ...]    (2, 3 and 4 players, all variants on)
    python -m bench.tribes_balance draw OUT.json docs/balance-tribes    (tables to the screen, pictures to the folder)

A name with a number plays with another number for a power, as box.toml has it: wayfarers_food=0 crafty_later=2.
Compiled it takes about a tenth to a fifth of a second a game, interpreted some thirty times that.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

from folkmoot import bots
from folkmoot.core import OVER, SimDealer
from folkmoot.games import get
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.state import TribesState

FULL: dict[str, Any] = {"elders": True, "special_lands": "random", "leaders": "random"}
Tally = dict[str, Counter[str]]


def play(players: int, seed: int, tally: Tally) -> None:
    """One game of casual bots, counted."""
    game = get("tribes")
    state = game.start(players, **FULL)
    assert isinstance(state, TribesState)
    dealer = SimDealer(seed)
    opened = [0] * players
    revealed = decisions = 0
    while state.turn != OVER:
        if state.turn >= 0:
            decisions += 1
            state.apply(bots.explain(game, state.view(state.turn), "casual", (seed << 20) + decisions).code)
        dealer.deal_all(state)
        for seat in range(players):
            opened[seat] |= int(state.tribes[seat].open)
        revealed |= 65535 & ~int(state.deck | state.aside) | (1 << 15 if state.volcano >= 0 else 0)
    result = state.result()
    assert result is not None
    tally["rounds"][str(min(int(state.rounds) + 1, 50))] += 1
    tally["reasons"][result.reason] += 1
    for event, word in enumerate(c.EVENTS):
        tally["events"][word] += revealed >> event & 1
    for seat in range(players):
        won = len(result.winners) == 1 and seat in result.winners
        count_seat(state, seat, opened[seat], won, tally)


def count_seat(state: TribesState, seat: int, opened: int, won: bool, tally: Tally) -> None:
    tribe = state.tribes[seat]
    place = (seat - int(state.first)) % int(state.players)
    for key, word in (("place", str(place + 1)), ("tribe", c.TRIBES[tribe.kind]), ("power", c.POWERS[tribe.power])):
        tally[key][word] += 1
        tally[f"{key} won"][word] += won
    for goal, word in enumerate(c.GOALS):
        met = int(tribe.fulfilled) >> goal & 1
        tally["opened"][word] += (opened | int(tribe.fulfilled)) >> goal & 1
        tally["met"][word] += met
        tally["met won"][word] += met and won
    for source, word in enumerate(c.SOURCES):
        tally["points"][word] += int(tribe.source(source))


def measure(games: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for players in (2, 3, 4):
        tally: Tally = {key: Counter() for key in KEYS}
        for seed in range(games):
            play(players, seed, tally)
        found[str(players)] = {"games": games, **{key: dict(counter) for key, counter in tally.items()}}
    return found


KEYS = (
    "rounds", "reasons", "events", "place", "place won", "tribe", "tribe won", "power", "power won", "opened", "met",
    "met won", "points",
)  # fmt: skip


def share(part: int, whole: int) -> tuple[float, float]:
    """A share in per cent and half of its 95 % interval (Wilson's width)."""
    if not whole:
        return 0.0, 0.0
    p, z = part / whole, 1.96
    half = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return 100 * p, 100 * half


def shares(data: dict[str, Any], key: str) -> dict[str, tuple[float, float]]:
    whole = data[key]
    return {word: share(data[f"{key} won"].get(word, 0), whole[word]) for word in sorted(whole)}


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def tables(all_data: dict[str, Any]) -> str:
    """Everything as Markdown."""
    parts = []
    for key in ("place", "tribe", "power"):
        columns = {players: shares(data, key) for players, data in all_data.items()}
        words = sorted({word for column in columns.values() for word in column})
        rows = [[word, *(cell(columns[players].get(word)) for players in all_data)] for word in words]
        parts.append(table([key, "2 players", "3 players", "4 players"], rows))
    head = ["goal", *(f"{what}, {players} players" for players in all_data for what in ("met", "won with"))]
    rows = []
    for goal in c.GOALS:
        row = [goal]
        for data in all_data.values():
            row.append(cell(share(data["met"].get(goal, 0), data["opened"].get(goal, 0))))
            row.append(cell(share(data["met won"].get(goal, 0), data["met"].get(goal, 0))))
        rows.append(row)
    parts.append(table(head, rows))
    rows = [
        [event, *(cell(share(data["events"].get(event, 0), data["games"])) for data in all_data.values())]
        for event in c.EVENTS
    ]
    parts.append(table(["event seen in a game", "2 players", "3 players", "4 players"], rows))
    parts.append(table(["points a seat from", "2 players", "3 players", "4 players"], point_rows(all_data)))
    parts.append(table(["", "2 players", "3 players", "4 players"], length_rows(all_data)))
    return "\n\n".join(parts)


def point_rows(all_data: dict[str, Any]) -> list[list[str]]:
    return [
        [word, *(f"{d['points'].get(word, 0) / d['games'] / int(p):.2f}" for p, d in all_data.items())]
        for word in c.SOURCES
    ]


def length_rows(all_data: dict[str, Any]) -> list[list[str]]:
    rows = [["rounds, mean"], ["rounds, longest"], ["ended by the limit of rounds"]]
    for data in all_data.values():
        lengths = {int(word): number for word, number in data["rounds"].items()}
        rows[0].append(f"{sum(length * number for length, number in lengths.items()) / data['games']:.1f}")
        rows[1].append(str(max(lengths)))
        rows[2].append(str(data["reasons"].get("rounds", 0)))
    return rows


def cell(value: tuple[float, float] | None) -> str:
    return "" if value is None else f"{value[0]:.1f} ± {value[1]:.1f}"


def bars(title: str, values: dict[str, tuple[float, float]], even: float) -> str:
    """A picture: a bar for each word with its interval, and a line where all would be even."""
    scale = 380 / max(max(v + h for v, h in values.values()), even, 1)
    height = 22 * len(values) + 46
    size = f'width="640" height="{height}" font-family="sans-serif" font-size="12"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="10" y="18" font-size="14">{title}</text>',
    ]
    for index, (word, (value, half)) in enumerate(values.items()):
        y = 30 + 22 * index
        middle = 150 + value * scale
        reach = f"M{middle - half * scale:.1f} {y + 9}H{middle + half * scale:.1f}"
        lines += [
            f'<text x="140" y="{y + 13}" text-anchor="end">{word}</text>',
            f'<rect x="150" y="{y + 2}" width="{value * scale:.1f}" height="15" fill="#4e79a7"/>',
            f'<path d="{reach}" stroke="#222" stroke-width="2"/>',
            f'<text x="{middle + half * scale + 6:.1f}" y="{y + 13}">{value:.1f} %</text>',
        ]
    x = 150 + even * scale
    if even:
        lines.append(f'<path d="M{x:.1f} 28V{height - 14}" stroke="#e15759" stroke-dasharray="4 3"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def draw(all_data: dict[str, Any], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for players, data in all_data.items():
        even = 100 / int(players)
        for key in ("place", "tribe", "power"):
            title = f"{players} players: games won by {key}, per cent"
            (folder / f"{key}-{players}.svg").write_text(bars(title, shares(data, key), even), "utf-8")
        met = {goal: share(data["met"].get(goal, 0), data["opened"].get(goal, 0)) for goal in c.GOALS}
        met = {goal: value for goal, value in met.items() if data["opened"].get(goal)}
        (folder / f"goals-{players}.svg").write_text(bars(f"{players} players: open goals met", met, 0), "utf-8")
        seen = {event: share(data["events"].get(event, 0), data["games"]) for event in c.EVENTS}
        (folder / f"events-{players}.svg").write_text(bars(f"{players} players: events seen", seen, 0), "utf-8")
        rounds = {word: share(data["rounds"][word], data["games"]) for word in sorted(data["rounds"], key=int)}
        (folder / f"length-{players}.svg").write_text(bars(f"{players} players: length in rounds", rounds, 0), "utf-8")


def change(given: str) -> None:
    """Another number for a power, from now on."""
    name, _, number = given.partition("=")
    state = get("tribes").start(2)
    assert isinstance(state, TribesState)
    box = state.setup.box
    assert hasattr(box, name), f"{name}: no number of the box"
    setattr(box, name, int(number))


def main(arguments: list[str]) -> int:
    if len(arguments) >= 3 and arguments[0] == "measure":
        for given in arguments[3:]:
            change(given)
        Path(arguments[2]).write_text(json.dumps(measure(int(arguments[1])), indent=1), "utf-8")
        return 0
    if len(arguments) == 3 and arguments[0] == "draw":
        data = json.loads(Path(arguments[1]).read_text("utf-8"))
        print(tables(data))
        draw(data, Path(arguments[2]))
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
