"""The engine against the oracle on random positions (fifty thousand and more in all)."""

import random
from typing import Any

import pytest

from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.flow import advance
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes import oracle
from tests.tribes.tables import GAME, ask, data

HEXES = "abcdefghijklmno"
SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}


def random_table(rng: random.Random, ask: str, leaders: bool, **fields: Any) -> TribesState:
    """A position with random terrain, lands, members, tokens, goals, invaders and drought."""
    players = rng.randint(2, 4)
    size = 3 * (players + 1)
    terrain = [c.TERRAINS[index % 3] for index in range(size)]
    rng.shuffle(terrain)
    field = dict(zip(HEXES, terrain, strict=False))
    lands: Doc = {}
    for land in rng.sample(range(8), rng.randint(0, 3)):
        kind = c.TERRAIN_OF_LAND[land]
        fitting = [hex for hex in field if hex not in lands.values() and (kind == 3 or field[hex] == c.TERRAINS[kind])]
        if fitting:
            lands[c.LANDS[land]] = rng.choice(fitting)
    doc: Doc = {"players": players, "prompt": {"ask": ask}, "field": field, "lands": lands, **fields}
    doc["options"] = {"leaders": "choose" if leaders else "off", "special_lands": "random"}
    add_events(rng, doc, size)
    doc["seats"] = [random_seat(rng, size, players, leaders, number) for number in range(players)]
    owner = rng.randrange(players)
    doc["seats"][owner]["tokens"] = [token for token in ("canoe", "walls") if rng.random() < 0.5]
    doc["discarded"] = ["canoe", "walls"]
    doc["glacier"] = {"stones": 0, "melted": rng.random() < 0.3}
    state = GAME.from_position(doc)
    assert isinstance(state, TribesState)
    return state


def add_events(rng: random.Random, doc: Doc, size: int) -> None:
    doc["events"] = []
    if rng.random() < 0.4:
        doc["events"].append({"event": "invaders"})
        doc["invaders"] = {"hex": HEXES[rng.randrange(size)], "number": rng.randint(1, 5)}
    if rng.random() < 0.3:
        doc["events"].append({"event": "drought"})


def random_seat(rng: random.Random, size: int, players: int, leaders: bool, number: int) -> Doc:
    """Members mostly crowd on few hexes, so that there are conflicts."""
    members: Doc = {}
    hexes = rng.sample(HEXES[:size], rng.randint(1, min(size, 8)))
    for _ in range(rng.choice([3, 8, 14, 20, 20])):
        hex = rng.choice(hexes)
        members[hex] = members.get(hex, 0) + 1
    goals = [goal for goal in c.GOALS if goal != "pottery" or players > 2]
    mixed = rng.sample(goals, len(goals))
    seat: Doc = {"members": members, "fulfilled": mixed[:3], "open": mixed[3 : 3 + rng.randint(0, 10)]}
    seat["resources"] = {word: rng.randint(0, 3) for word in ("food", "wood", "stone")}
    if leaders and number == 0:
        seat |= {"tribe": "kiror", "power": "pathfinders"}
    elif leaders:
        seat["tribe"] = ("daba", "kaha", "tunga")[number - 1]
    return seat


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_conflicts_end_as_the_oracle_says(seed: int) -> None:
    """5,000 random positions, each with every conflict of it fought on its own."""
    rng = random.Random(seed)
    for _ in range(1250):
        state = random_table(rng, "end", False, **SPENT)
        table = data(state)
        expected = oracle.conflicts(table)
        state.ask = c.THEN_CONFLICTS
        advance(state)
        if ask(state) == "fight":
            assert data(state)["prompt"]["args"]["hexes"] == expected
        check_first_conflict(rng, state, table, expected)


def check_first_conflict(rng: random.Random, state: TribesState, table: Doc, expected: list[str]) -> None:
    if len(expected) != 1:
        if len(expected) > 1:
            fought = state.clone()
            hex = rng.choice(expected)
            fought.apply(fought.parse(f"fight {hex}"))
            compare(rng, fought, table, hex)
        return
    compare(rng, state, table, expected[0])


def compare(rng: random.Random, state: TribesState, table: Doc, hex: str) -> None:
    """Answer the questions for targets at random, then compare who is left."""
    there = oracle.crowd(table, hex)
    attack = 0 in there and len(there) > 1
    bow: int | str | None = None
    if attack and "bow" in table["seats"][0]["fulfilled"]:
        targets = [tribe for tribe in there if tribe != 0]
        bow = targets[0]
        if len(targets) > 1:
            bow = rng.choice(targets)
            assert sorted(state.name(code) for code in state.legal_actions()) == sorted(f"shoot {t}" for t in targets)
            state.apply(state.parse(f"shoot {bow}"))
    left = oracle.fight(table, hex, bow, None)
    now = data(state)
    if now["prompt"]["ask"] == "end" and table["lands"].get("tar_pit") == hex and left.get(0) == 1:
        del left[0]  # T150: lost in the tar after the last conflict
    for number in range(table["players"]):
        assert now["seats"][number]["members"].get(hex, 0) == left.get(number, 0)
    standing = now["invaders"]["number"] if now["invaders"] and now["invaders"]["hex"] == hex else 0
    assert standing == left.get("invaders", 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_conflicts_with_walls_end_as_the_oracle_says(seed: int) -> None:
    """5,000 conflicts of two tribes, one of which has a village, Walls and sometimes an attacker with a Bow."""
    rng = random.Random(100 + seed)
    for _ in range(1250):
        own, other = rng.randint(1, 6), rng.randint(1, 6)
        bowed = rng.random() < 0.5
        doc: Doc = {
            "players": 2, "prompt": {"ask": "conflicts"}, "discarded": ["walls"], **SPENT,
            "seats": [
                {"members": {"e": own}, "fulfilled": ["bow"] if bowed else []},
                {"members": {"e": other}, "villages": ["e"], "tokens": ["walls"]},
            ],
        }  # fmt: skip
        state = GAME.from_position(doc)
        table = {**state.view(None).data, "seats": doc["seats"], "invaders": None}
        left = {0: own, 1: other}
        if own + other > 5:
            left = oracle.fight(table, "e", 1 if bowed else None, 0)  # type: ignore[assignment]
        now = state.view(None).data["seats"]
        assert [seat["members"].get("e", 0) for seat in now] == [left.get(0, 0), left.get(1, 0)]
        assert (now[1]["villages"] == ["e"]) == (left.get(1, 0) > 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_reach_superiority_control_and_goals_as_the_oracle_says(seed: int) -> None:
    """10,000 random positions: every hex, every goal, the reach of every own hex."""
    rng = random.Random(200 + seed)
    for index in range(2500):
        leaders = index % 2 == 0
        state = random_table(rng, "end", leaders, this_turn=["raided"] if rng.random() < 0.5 else [])
        table = data(state)
        for seat in range(table["players"]):
            superior = {hex for number, hex in enumerate(HEXES) if state.superior(seat) >> number & 1}
            assert superior == {hex for hex in table["field"] if oracle.superior(table, seat, hex)}
            controlled = {hex for number, hex in enumerate(HEXES) if state.controlled(seat) >> number & 1}
            assert controlled == {hex for hex in table["field"] if oracle.controls(table, seat, hex)}
        claims = {state.name(code).split()[1] for code in state.legal_actions() if state.name(code).startswith("claim")}
        assert claims == {goal for goal in table["seats"][0]["open"] if oracle.goal_met(table, 0, goal)}
        check_reach(state, table)


def check_reach(state: TribesState, table: Doc) -> None:
    """The moves of a strong Move from here."""
    state.ask, state.deed, state.level = c.ASK_MOVE, c.MOVING, c.STRONG
    moves: dict[str, set[str]] = {}
    for code in state.legal_actions():
        verb, *hexes = state.name(code).split()
        if verb == "move":
            moves.setdefault(hexes[0], set()).add(hexes[1])
    assert moves == {start: oracle.reach(table, 0, start) for start in table["seats"][0]["members"]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_outer_hexes_as_the_oracle_says(players: int) -> None:
    table = {"players": players}
    layout = GAME.start(players).setup.layout  # type: ignore[attr-defined]
    for number in range(3 * (players + 1)):
        assert bool(layout.outer >> number & 1) == oracle.is_outer(table, HEXES[number])
        near = {hex for index, hex in enumerate(HEXES) if layout.near[number] >> index & 1}
        assert near == set(oracle.neighbours(table, HEXES[number]))
