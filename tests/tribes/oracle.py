"""Tribes once more, slowly and from the rules alone: sets, loops and words, nothing of the engine.

It reads the data of a view and answers for conflicts, reach, superiority, control, outer hexes and goals.
"""

from __future__ import annotations

from collections import deque
from typing import Any

Doc = dict[str, Any]
HEXES = "abcdefghijklmno"
PLACES = {
    2: [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)],
    3: [
        (0, 0), (1, 0), (2, 0), (-1, 1), (0, 1), (1, 1), (2, 1), (-1, 2), (0, 2), (1, 2), (-1, 3), (0, 3),
    ],
    4: [
        (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (-2, 2), (-1, 2), (0, 2), (1, 2), (-3, 3), (-2, 3), (-1, 3), (0, 3),
        (-3, 4), (-2, 4),
    ],
}  # fmt: skip
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


def neighbours(data: Doc, hex: str) -> list[str]:
    """T5."""
    places = PLACES[data["players"]]
    q, r = places[HEXES.index(hex)]
    return [HEXES[places.index((q + a, r + b))] for a, b in STEPS if (q + a, r + b) in places]


def is_outer(data: Doc, hex: str) -> bool:
    """T23, T139: not surrounded on six sides; the volcano surrounds nothing."""
    return len(neighbours(data, hex)) < 6


def terrains(data: Doc, hex: str) -> set[str]:
    """T148: wild land is all three."""
    if data["lands"].get("wild_land") == hex:
        return {"lake", "forest", "mountain"}
    return {data["field"][hex]}


def crowd(data: Doc, hex: str) -> dict[int | str, int]:
    """Everybody on a hex: seats and `invaders`."""
    found: dict[int | str, int] = {
        number: seat["members"][hex] for number, seat in enumerate(data["seats"]) if hex in seat["members"]
    }
    invaders = data["invaders"]
    if invaders and invaders["hex"] == hex and invaders["number"]:
        found["invaders"] = invaders["number"]
    return found


def superior(data: Doc, seat: int, hex: str) -> bool:
    """T128."""
    there = crowd(data, hex)
    own = there.pop(seat, 0)
    return own > 0 and all(own > number for number in there.values())


def controls(data: Doc, seat: int, hex: str) -> bool:
    """T129."""
    return set(crowd(data, hex)) == {seat}


def limit(data: Doc, hex: str) -> int:
    """T20, T145."""
    limits = [5]
    if any(card["event"] == "drought" for card in data["events"]):
        limits.append(4)
    if data["lands"].get("glacier") == hex and not data["glacier"]["melted"]:
        limits.append(3)
    return min(limits)


def conflicts(data: Doc) -> list[str]:
    """T20, T155."""
    return [
        hex
        for hex in data["field"]
        if set(crowd(data, hex)) - {"invaders"} and sum(crowd(data, hex).values()) > limit(data, hex)
    ]


def fight(data: Doc, hex: str, bow: int | str | None, walls: int | str | None) -> dict[int | str, int]:
    """T20, T21, T123, T124: who is left, round by round; `bow` and `walls` lose one first."""
    there = dict(crowd(data, hex))
    for victim in (bow, walls):
        if victim is not None:
            there[victim] -= 1
    while sum(number > 0 for number in there.values()) > 1:
        there = {tribe: max(number - 1, 0) for tribe, number in there.items()}
    for tribe in there:
        if tribe != "invaders":
            there[tribe] = min(there[tribe], limit(data, hex))
    return {tribe: number for tribe, number in there.items() if number > 0}


def reach(data: Doc, seat: int, start: str) -> set[str]:
    """T157 by walking every path: a path costs its steps, less one for each intermediate hex that is free."""
    own = data["seats"][seat]
    canoe = "canoe" in own["tokens"]
    paths = own["power"] == "pathfinders"
    budget = 2 if "stable" in own["fulfilled"] or data["lent"] == "stable" else 1
    found: set[str] = set()
    best: dict[str, int] = {start: 0}
    queue = deque([(start, 0)])
    while queue:
        here, paid = queue.popleft()
        for there in neighbours(data, here):
            if paid + 1 <= budget:
                found.add(there)
            free = (canoe and "lake" in terrains(data, there)) or (
                paths and bool(terrains(data, there) & terrains(data, here))
            )
            cost = paid + (0 if free else 1)
            if cost < budget and cost < best.get(there, 99):
                best[there] = cost
                queue.append((there, cost))
    return found - {start}


COSTS = {
    "bow": (0, 2, 1), "stable": (2, 2, 0), "pottery": (0, 1, 2), "basketry": (1, 2, 0), "oxen": (3, 1, 0),
    "hearth": (2, 0, 1), "cave_paintings": (1, 0, 2), "stone_tools": (0, 2, 2),
}  # fmt: skip


def goal_met(data: Doc, seat: int, goal: str) -> bool:
    """T22, T132: whether an open goal can be met."""
    own = data["seats"][seat]
    if goal in COSTS:
        held = own["resources"]
        return all(held[word] >= need for word, need in zip(("food", "wood", "stone"), COSTS[goal], strict=True))
    hexes = list(data["field"])
    if goal == "whole_tribe":
        return bool(sum(own["members"].values()) == 20)
    if goal == "nomads":
        return len(own["members"]) >= 7
    if goal == "borderland":
        return sum(controls(data, seat, hex) and is_outer(data, hex) for hex in hexes) >= 3
    if goal == "raid":
        return "raided" in data["this_turn"]
    kind = {"lake_lords": "lake", "forest_lords": "forest", "mountain_lords": "mountain"}[goal]
    return sum(superior(data, seat, hex) for hex in hexes if kind in terrains(data, hex)) >= 3
