"""Nothing leaks: two games that differ only in what a seat may not know send that seat the same bytes.

The second game begins as a deal drawn from the seat's own view, and wherever chance brings something that the seat
cannot see, it brings something else there. Both are played in step; after every row everything that the server sends
to that seat, or to a watcher, is compared: messages of the socket as they go over the line, refusals among them, and
the answers of the routes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, Doc, Recorder, ScriptDealer, SimDealer, State
from folkmoot.server.bots.pool import make_question
from folkmoot.server.encoding import encode
from folkmoot.server.errors import Refused
from folkmoot.server.operators.metrics import Counters
from folkmoot.server.settings import Settings
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.store import Store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Invitations, Lobby, new_meta
from folkmoot.server.tables.replays import Replays
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from folkmoot.server.web.context import Context
from folkmoot.server.web.limits import Limits
from folkmoot.server.web.peer import SocketPeer
from folkmoot.server.web.socket import begin_answer, hello, refusal
from tests.server.kit import ServerProcess, Sitting, free_port

CASES: dict[str, tuple[str, int, Doc]] = {
    "ethnos": ("ethnos", 3, {}),
    "aetherya": ("aetherya", 3, {}),
    "aetherya together": ("aetherya", 2, {"mode": "coop"}),
    "tribes": ("tribes", 3, {}),
}
HIDDEN = {"ethnos", "aetherya"}
"""Games whose positions hold something that a seat does not know. In Tribes only drafts are secret."""
ROWS = 24
"""Rows that must have been compared, for each case."""
TRIED = 25
"""Actions that a seat tries after every row, possible or not."""


class Channel:
    """Stands for a socket's connection and keeps what goes over it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.sent.append(message)


class World:
    """A table whose chance is written by the test, and a client that looks at it."""

    def __init__(self, case: str, start: Doc, seat: int | None) -> None:
        game, players, options = CASES[case]
        self.game = games.get(game)
        self.seat = seat
        self.script = ScriptDealer([])
        meta = {**new_meta(game, players, options, "p0"), "id": "same-table-id", "created": 0.0, "touched": 0.0}
        meta |= {"seed": "00" * 32, "status": "playing", "start": start, "public": True}
        self.table = Table(meta, [Seat(n, "human", f"p{n}", f"Player {n}", None) for n in range(players)])
        self.table.recorder = Recorder(self.game, self.script, players, options, start, watching=True)
        meta["opening"] = self.table.recorder.opening
        store = Store.__new__(Store)  # nothing is stored
        store.now, store.sqlite = time.time, True
        self.live = LiveTables(store, Settings(limit=1e9))
        self.entry = self.live.entries[self.table.id] = Entry(self.table)
        lobby = Lobby(self.live, Invitations("secret"))
        self.after_game = Replays(self.live, lobby)
        self.person = Person(f"p{seat}", f"Player {seat}", "", 1e12) if seat is not None else None
        context = Context.__new__(Context)  # of which a socket needs no more
        context.live, context.settings = self.live, self.live.settings
        context.counters, context.limits = Counters(), Limits(self.live.settings)
        self.line = Channel()
        channel: Any = self.line
        self.peer = SocketPeer(context, self.table.id, channel, self.person, "", "192.0.2.1", begin_answer, refusal)
        self.peer.seat = seat
        self.peer.next()
        self.entry.peers.add(self.peer)
        self.changes = Channel()
        """Channel of a client of the same seat that is sent changes."""
        channel = self.changes
        told = SocketPeer(
            context, self.table.id, channel, self.person, "", "192.0.2.1", begin_answer, refusal, changes=True
        )
        told.seat = seat
        self.entry.peers.add(told)
        self.live.show_whole(self.entry, told)

    @property
    def state(self) -> State:
        return self.table.state

    def after(self, steps: list[str]) -> State:
        """The state in which chance decides what these steps bring."""
        return self.table.advance(steps).state

    def move(self, steps: list[str], outcomes: list[str]) -> None:
        self.script.outcomes += outcomes
        for row in self.table.move(self.table.advance(steps)):
            self.table.carry_out(row, float(row["n"]))
        self.entry.stored = self.table.version
        self.live.publish(self.entry, table_too=True)

    def closes(self, text: str) -> bool:
        try:
            return self.table.advance([text]).closed
        except Refused:
            return False

    async def everything(self, chance: random.Random) -> bytes:
        """All that the server sends to this client now: what came over its line, and what it can ask for."""
        table, seat, me = self.table, self.seat, self.peer.person
        found: list[bytes] = [encode(hello(self.entry, me, [], 0.0)), self.live.update(self.entry, seat, 0)]
        eyes: Any = "watch" if seat is None else seat
        found.append(encode(await self.after_game.record(table.id, self.person, None, eyes)))
        found += (await self.after_game.replay(table.id, self.person, None, eyes, 0, 200))[1]
        for other in ["all", *range(len(table.seats))]:
            if other != seat:
                found.append(await self.refused(self.after_game.record(table.id, self.person, None, other)))
        if not table.over:
            found.append(await self.refused(self.after_game.fairness(table.id, self.person, None, "")))
        if seat is not None and seat == table.turn:
            question = make_question(table.meta, table.state.view(seat).data, "strong")
            found.append(encode({**question, "seed": 0}))
        self.try_actions(chance)
        for line in (self.line, self.changes):
            found += line.sent
            line.sent.clear()
        return b"\n".join(found)

    @staticmethod
    async def refused(asked: Any) -> bytes:
        try:
            return encode(await asked)
        except Refused as refused:
            return encode(refused.doc())

    def try_actions(self, chance: random.Random) -> None:
        """Some actions through the socket, none that would be written; drafts are taken back."""
        seat = self.seat if self.seat is not None else 0
        for number, text in enumerate([*chance.sample(self.game.actions, TRIED), *self.game.chance_names[:3]]):
            if seat == self.table.turn and self.closes(text):
                continue
            for steps in ([text], []):
                doc = {"type": "play", "id": f"t{number}", "seat": seat, "version": self.table.version, "steps": steps}
                self.peer.hear(encode(doc), 0.0)


def choose(one: World, two: World, chance: random.Random) -> list[str] | None:
    """A whole choice that is possible in both worlds; None: there is none."""
    steps: list[str] = []
    while True:
        here, there = one.after(steps), two.after(steps)
        if steps and not here.drafting:
            return steps
        names = [here.name(code) for code in here.legal_actions()]
        others = [there.name(code) for code in there.legal_actions()]
        if one.state.turn == one.seat:
            assert names == others, "what a seat may do depends on what it cannot know"
        shared = [name for name in names if name in others]
        if not shared or (steps and here.drafting != there.drafting):
            return None
        steps.append(chance.choice(shared))


def bring(one: World, two: World, steps: list[str], chance: random.Random) -> tuple[list[str], list[str]] | None:
    """Apply an outcome of chance to both: different ones where the seat cannot see it. None: the seat sees a secret."""
    first, second = one.after(steps), two.after(steps)
    written: tuple[list[str], list[str]] = ([], [])
    seat = one.seat
    while first.view(seat).data == second.view(seat).data:
        if first.turn != CHANCE:
            return written
        name = chance.choice([first.name(code) for code, _ in first.chance_outcomes()])
        there = [second.name(code) for code, _ in second.chance_outcomes()]
        first.step(first.parse(name))
        seen = first.view(seat).data
        tries = [text for text in chance.sample(there, min(len(there), 8)) if text != name]
        same = [name] if name in there else []
        for other in [*same, *tries] if chance.random() < 0.5 else [*tries, *same]:
            changed = second.clone()
            changed.step(changed.parse(other))
            if changed.view(seat).data == seen:
                second = changed
                break
        else:
            return None
        written[0].append(name)
        written[1].append(other)
    return None


def somewhere(case: str, seed: int) -> State:
    """A position from the middle of a random game, with no choice under way."""
    game, players, options = CASES[case]
    state = games.get(game).start(players, **options)
    dealer = SimDealer(seed)
    dealer.deal_all(state)
    for _ in range(random.Random(seed).randrange(1, 70)):
        before = state.clone()
        state.apply(dealer.choose(state))
        dealer.deal_all(state)
        if state.turn < 0:
            return before
    while state.drafting and state.turn >= 0:
        state.apply(dealer.choose(state))
        dealer.deal_all(state)
    return state


async def compare(case: str, seat: int | None, seed: int) -> tuple[int, int]:
    """Play both worlds in step; how many rows were compared, and in how many of them the worlds differed."""
    chance = random.Random(seed)
    state = somewhere(case, seed)
    other = state.view(seat).sample(seed + 99)
    one, two = World(case, state.to_position(), seat), World(case, other.to_position(), seat)
    differs = 0
    for number in range(12):
        tried = chance.randrange(2**32)
        a, b = await one.everything(random.Random(tried)), await two.everything(random.Random(tried))
        at = next((n for n in range(min(len(a), len(b))) if a[n] != b[n]), min(len(a), len(b)))
        assert a == b, (a[max(0, at - 300) : at + 100], b[max(0, at - 100) : at + 100])
        differs += one.state.to_position() != two.state.to_position()
        if one.state.turn < 0:
            return number, differs
        steps = choose(one, two, chance)
        outcomes = bring(one, two, steps, chance) if steps else None
        if steps is None or outcomes is None:
            return number, differs
        one.move(steps, outcomes[0])
        two.move(steps, outcomes[1])
    return 12, differs


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("watcher", [True, False])
@pytest.mark.parametrize("case", CASES)
def test_what_is_hidden_changes_no_byte(case: str, watcher: bool) -> None:
    players = CASES[case][1]
    rows = different = 0
    seed = 0
    while seed < 6 or (seed < 60 and (rows < ROWS or (case in HIDDEN and different < ROWS // 4))):
        found = asyncio.run(compare(case, None if watcher else seed % players, seed))
        rows += found[0]
        different += found[1]
        seed += 1
    assert rows >= ROWS
    assert different >= ROWS // 4 or case not in HIDDEN


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("case", CASES)
def test_a_draft_changes_no_byte_for_anybody_else(case: str) -> None:
    asyncio.run(draft_in_secret(case))


async def draft_in_secret(case: str) -> None:
    """Two games that are the same but for drafts in one of them: the others are told the same, in as many messages."""
    chance = random.Random(4)
    drafts = 0
    for seed in range(3):
        start = somewhere(case, seed).to_position()
        seats: list[int | None] = [None, *range(CASES[case][1])]
        plain = {seat: World(case, start, seat) for seat in seats}
        drafted = {seat: World(case, start, seat) for seat in seats}
        for _ in range(8):
            turn = plain[None].table.turn
            if turn < 0:
                break
            steps = choose(plain[None], plain[None], chance) or []
            for seat in seats:
                for number in range(1, len(steps)):
                    drafted[seat].table.keep_draft(steps[:number], drafted[seat].after(steps[:number]))
                    drafted[seat].live.tell_seat(drafted[seat].entry, turn)
                    drafts += 1
                tried = chance.randrange(2**32)
                one = await plain[seat].everything(random.Random(tried))
                assert seat == turn or one == await drafted[seat].everything(random.Random(tried))
                drafted[seat].line.sent.clear()
            outcomes = bring(plain[None], plain[None], steps, chance)
            assert outcomes is not None
            for worlds in (plain, drafted):
                for seat in seats:
                    worlds[seat].move(steps, outcomes[0])
                worlds[turn].changes.sent.clear()  # since its own draft, which it knows of
    assert drafts > 4 or case == "aetherya together", "everything is open there"


def test_the_log_opens_no_door(tmp_path: Path) -> None:
    """The server's own log holds no secret of anybody's and no hand, whatever people do."""
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
