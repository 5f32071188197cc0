"""Nothing leaks: two games that differ only in what a seat may not know send that seat the same bytes.

The second game begins as a deal drawn from the seat's own view, and whatever others draw unseen is drawn anew in it.
Both are played in step; after every row everything the server could send to that seat, or to a watcher, is compared.
"""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, Doc, Recorder, ScriptDealer, SimDealer, State
from folkmoot.server.brains import make_question
from folkmoot.server.errors import Refused
from folkmoot.server.lobby import new_meta
from folkmoot.server.table import Seat, Table
from tests.server.kit import ServerProcess, Sitting, free_port

PLAYERS = 3
GAME = games.get("ethnos")


class World:
    """A table whose chance is written by the test."""

    def __init__(self, start: Doc) -> None:
        self.script = ScriptDealer([])
        meta = {**new_meta("ethnos", PLAYERS, {}, "p0"), "id": "same-table-id", "created": 0.0, "touched": 0.0}
        meta |= {"seed": "00" * 32, "status": "playing", "start": start}
        self.table = Table(meta, [Seat(n, "human", f"p{n}", f"Player {n}", None) for n in range(PLAYERS)])
        self.table.recorder = Recorder(GAME, self.script, PLAYERS, {}, start, watching=True)
        meta["opening"] = self.table.recorder.opening

    @property
    def state(self) -> State:
        return self.table.state

    def after(self, steps: list[str]) -> State:
        """The state in which chance decides what these steps bring."""
        return self.table.advance(steps)[0]

    def move(self, steps: list[str], outcomes: list[str]) -> None:
        self.script.outcomes += outcomes
        for row in self.table.move(self.table.advance(steps)):
            self.table.settle(row, float(row["n"]))


def everything(table: Table, seat: int | None) -> bytes:
    """All that the server could send to this seat's client about the table as it is now."""
    person = f"p{seat}" if seat is not None else None
    found: list[Any] = [table.summary(person), table.update(seat, 0), table.rows_for(seat, 0)]
    found += [table.row_for(row["n"], events, seat) for row, events, _ in table.replay(0)]
    found.append([state.view(seat).data for _, _, state in table.replay(0)])
    if seat is not None and seat == table.turn:
        found.append({**make_question("ethnos", table.state.view(seat).data, "strong"), "seed": 0})
        for text in GAME.actions:
            try:
                table.advance([text])
                found.append([text, "legal"])
            except Refused as refused:
                found.append([text, refused.doc()])
    return json.dumps(found, sort_keys=True).encode()


def chances(state: State) -> dict[str, int]:
    return {state.name(code): weight for code, weight in state.chance_outcomes()}


def same_outcomes(one: World, two: World, steps: list[str], hidden: bool, chance: random.Random) -> Any:
    """What chance brings in both: the same, or, unseen by the seat, something different. None: it cannot be."""
    first, second = one.after(steps), two.after(steps)
    written: tuple[list[str], list[str]] = ([], [])
    while first.turn == CHANCE or second.turn == CHANCE:
        here, there = chances(first), chances(second)
        both = sorted(set(here) & set(there))
        if not both:
            return None
        name = chance.choice(both)
        other = name
        if hidden and name.startswith("card "):
            other = chance.choice([text for text in sorted(there) if text.startswith("card ")])
        for state, text, told in ((first, name, written[0]), (second, other, written[1])):
            state.step(state.parse(text))
            told.append(text)
    return written


def choose(one: World, two: World, seat: int | None, chance: random.Random) -> list[str]:
    """Steps that are possible in both worlds; of other seats, none that show their hand."""
    state = one.state
    turn = int(state.turn)
    names = [state.name(code) for code in state.legal_actions()]
    if turn == seat:
        steps: list[str] = []
        while True:
            state = one.after(steps)
            if steps and not state.drafting:
                break
            steps.append(state.name(chance.choice(state.legal_actions())))
        return steps
    there = {two.state.name(code) for code in two.state.legal_actions()}
    shared = [name for name in names if name in there and name.split()[0] in ("draw", "take", "pass")]
    return [chance.choice(shared)] if shared else []


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_changes_no_byte(seat: int | None, seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.start(PLAYERS)
    dealer = SimDealer(seed)
    dealer.deal_all(state)
    for _ in range(chance.randrange(5, 60)):
        if state.turn >= 0:
            state.apply(dealer.choose(state))
        dealer.deal_all(state)
    while state.drafting:
        state.apply(dealer.choose(state))
        dealer.deal_all(state)
    other = state.view(seat).sample(seed + 99)
    one, two = World(state.to_position()), World(other.to_position())
    differs = 0
    for _ in range(16):
        a, b = everything(one.table, seat), everything(two.table, seat)
        at = next((n for n in range(min(len(a), len(b))) if a[n] != b[n]), None)
        assert a == b, (a[at - 300 : at + 100], b[at - 100 : at + 100]) if at is not None else "longer"
        differs += one.state.to_position() != two.state.to_position()
        if one.state.turn < 0:
            break
        steps = choose(one, two, seat, chance)
        if not steps or not two.after(steps):
            break
        hidden = one.state.turn != seat and steps == ["draw"]
        outcomes = same_outcomes(one, two, steps, hidden, chance)
        if outcomes is None:
            break
        one.move(steps, outcomes[0])
        two.move(steps, outcomes[1])
    assert differs > 0


@pytest.mark.parametrize("seed", range(3))
def test_a_draft_changes_no_byte_for_anybody_else(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.start(PLAYERS)
    SimDealer(seed).deal_all(state)
    world = World(state.to_position())
    table = world.table
    drafts = 0
    for _ in range(25):
        before = {seat: everything(table, seat) for seat in (None, 0, 1, 2) if seat != table.turn}
        steps: list[str] = []
        while True:
            now = world.after(steps)
            if steps and not now.drafting:
                break
            if steps:
                table.keep_draft(steps, now)
                drafts += 1
                assert {seat: everything(table, seat) for seat in before} == before
            steps.append(now.name(chance.choice(now.legal_actions())))
        outcomes = same_outcomes(world, world, steps, False, chance)
        world.move(steps, outcomes[0])
        if table.turn < 0:
            break
    assert drafts > 4


def test_the_log_opens_no_door(tmp_path: Path) -> None:
    """Whatever people do, the server's own log holds none of their secrets and no hand."""
    server = ServerProcess(free_port(), "--data", str(tmp_path), "--log", "debug")
    with (tmp_path / "log").open("wb") as log:
        server.start(stderr=log)
        anna = server.person("Anna")
        id = anna.table(["me", "open", "casual"])["id"]
        link = anna.get(f"/api/tables/{id}/links")["seats"]["1"]
        bela = server.person("Bela")
        key = link.partition("key=")[2]
        bela.post(f"/api/tables/{id}/join", {"key": key, "salt": None})
        sitting = Sitting(server, id, bela.cookie, key=key)
        sitting.my_turn() if sitting.update["turn"] == 1 else None
        sitting.send("chat", text="a private word")
        anna.get("/api/tables/nonsense-id", 404, key=key)
        anna.post("/api/me/recover", {"code": "wrong"}, 401)
        bela.post("/api/me/recover", {"code": bela.recovery})
        sitting.close()
        server.stop()
        server.stack.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "folkmoot.sqlite")) as database:
        seed = database.execute("SELECT seed FROM tables").fetchone()[0]
    written = (tmp_path / "log").read_text()
    secrets = [anna.cookie.partition("=")[2], anna.recovery, bela.recovery, key, seed, "a private word"]
    assert [secret for secret in secrets if secret in written] == []
    assert all(json.loads(line)["text"] for line in written.splitlines())
