"""Clocks (docs/protocol.md), by a clock that the tests hold."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import Doc, FairDealer, Recorder, SimDealer
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import open_engine
from folkmoot.server.tables import clock, outages, table_store
from folkmoot.server.tables.lobby import new_meta
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, serving

DEAL = 1
"""The first row of every game."""
LIVE = {"kind": "live", "base": 600, "per_move": 15}
BACK = {"kind": "human", "name": "Anna"}


class Hand:
    """Holds a server's clock, so that time passes only when a test says so."""

    def __init__(self, served: Served) -> None:
        self.context = served.app.state.context
        self.time = time.time()
        pulse, look = self.context.flags._tasks
        self.loop = pulse.get_loop()
        for task in (pulse, look):
            self.loop.call_soon_threadsafe(task.cancel)
        self.context.live.now = lambda: self.time

    def pass_time(self, seconds: float) -> None:
        """Also for those who look for flags that have fallen."""
        self.time += seconds
        asyncio.run_coroutine_threadsafe(self.context.flags.look(), self.loop).result(10)


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Hand, Player]]:
    with serving(quick(tmp_path_factory.mktemp("held"))) as served:
        yield Hand(served), served.person("Anna")


@pytest.fixture
def hand(held: tuple[Hand, Player], monkeypatch: pytest.MonkeyPatch) -> tuple[Hand, Player]:
    """A clock that the test holds, and somebody who plays; bots only think."""
    monkeypatch.setattr(held[0].context.pool, "ask", never)
    return held


def alone(player: Player, **more: Any) -> tuple[str, Sitting]:
    """A table with a clock at which one person plays both seats, and a socket that looks through the deciding one."""
    id = player.table(["me", "me"], clock={**LIVE, **more})["id"]
    sitting = player.socket(id)
    sitting.send("open", seat=sitting.update["turn"])
    return id, sitting


def plainly(sitting: Sitting) -> str:
    """A move that shows nobody anything."""
    return next(str(doc["text"]) for doc in sitting.update["legal"] if doc["text"].startswith("take "))


def bank(player: Player, id: str, seat: int) -> float:
    return float(player.get(f"/api/tables/{id}")["time_left"][seat])


def test_thinking_costs_time_and_a_move_brings_some(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna)
    seat = sitting.update["turn"]
    now.pass_time(100)
    assert sitting.update["deadline"] == pytest.approx(now.time + 500, abs=0.01)
    assert sitting.play(plainly(sitting))["closed"]
    assert bank(anna, id, seat) == 515
    assert bank(anna, id, 1 - seat) == 600


def test_leaving_and_coming_back_gives_no_time_at_all(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna)
    seat, due = sitting.update["turn"], sitting.update["deadline"]
    for _ in range(5):
        now.pass_time(10)
        anna.post(f"/api/tables/{id}/leave", {"seat": seat})
        now.pass_time(50)
        back = anna.post(f"/api/tables/{id}/return", {"seat": seat})
        assert back["deadline"] == pytest.approx(due, abs=0.01), "as if they had stayed"
        assert back["seats"][seat]["timeouts"] == 0
    assert sitting.send("play", seat=seat, version=back["version"], steps=[plainly(sitting)])["closed"]
    assert bank(anna, id, seat) == 600 - 5 * 60 + 15


def test_the_flag_of_whoever_comes_back_too_late_falls_as_it_would_have(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    for playing in (False, True):
        id, sitting = alone(anna)
        seat = sitting.update["turn"]
        now.pass_time(590)
        version = anna.post(f"/api/tables/{id}/leave", {"seat": seat})["version"]
        now.pass_time(12)
        assert anna.get(f"/api/tables/{id}")["seats"][seat]["stand_in"]["why"] == "left", "it may stay away"
        if playing:
            assert sitting.send("play", seat=seat, version=version, steps=["draw"])["code"] == "time_up"
        else:
            anna.post(f"/api/tables/{id}/return", {"seat": seat})
        now.pass_time(0)
        seen = anna.get(f"/api/tables/{id}")["seats"][seat]
        assert (seen["stand_in"]["why"], seen["timeouts"]) == ("timeout", 1)


def test_whoever_leaves_when_the_time_is_up_has_lost_on_time(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna, returns=0)
    seat = sitting.update["turn"]
    now.time += 600.5  # a move might still be on its way
    other = anna.post(f"/api/tables/{id}/leave", {"seat": 1 - seat})["seats"][1 - seat]
    assert (other["stand_in"]["why"], other["timeouts"]) == ("left", 0), "it is not their time"
    anna.post(f"/api/tables/{id}/return", {"seat": 1 - seat})
    left = anna.post(f"/api/tables/{id}/leave", {"seat": seat})["seats"][seat]
    assert (left["stand_in"]["why"], left["timeouts"]) == ("timeout", 1)
    assert anna.post(f"/api/tables/{id}/return", {"seat": seat}, 409)["error"]["code"] == "out_of_time"


def test_only_a_move_of_the_stand_in_ends_the_time_of_whoever_left() -> None:
    table = small_table(LIVE)
    seat = table.turn
    charged(table, table.replace(seat, "left"), 1100.0)
    moved(table, 1103.0)
    charged(table, table.note("seat", seat=seat, who=BACK), 1150.0)
    assert table.time_left[seat] == 500, "what was thought before leaving is spent, and no more"
    while table.turn != seat:
        moved(table, 1200.0)
    assert table.deadline() == 1200 + 500
    charged(table, table.replace(seat, "left"), 1210.0)
    charged(table, table.note("seat", seat=seat, who=BACK), 1290.0)
    assert table.deadline() == 1200 + 500


def test_a_stand_in_that_is_stuck_changes_nothing_for_whoever_is_away() -> None:
    table = small_table(LIVE)
    seat = table.turn
    charged(table, table.replace(seat, "left"), 1100.0)
    stuck = {"kind": "bot", "level": "novice", "why": "stuck"}
    charged(table, table.note("seat", seat=seat, who=stuck), 1200.0)
    assert table.forfeits() == [{"seat": seat, "why": "left"}]
    charged(table, table.note("seat", seat=seat, who=BACK), 1300.0)
    assert table.deadline() == 1000 + 600


async def never(*_: object) -> Doc:
    """A bot that is still thinking."""
    await asyncio.sleep(3600)
    return {}


def test_a_move_and_its_undo_earn_nothing_and_whoever_takes_back_pays(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna)
    seat = sitting.update["turn"]
    for left in (590, 580):
        now.pass_time(7)
        assert sitting.play(plainly(sitting))["closed"]
        now.pass_time(3)
        version = sitting.update["version"]
        assert sitting.send("undo", seat=seat, version=version, to=DEAL)["closed"] is True
        assert bank(anna, id, seat) == left
        assert bank(anna, id, 1 - seat) == 600, "the other one's clock ran for nothing"
        sitting.send("open", seat=seat)
        while not sitting.update["legal"]:
            sitting.receive()


def test_nothing_is_taken_back_with_time_that_is_not_there(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna, base=20)
    seat = sitting.update["turn"]
    now.pass_time(19)
    assert sitting.play(plainly(sitting))["closed"]
    now.pass_time(2)
    reply = sitting.send("undo", seat=seat, version=sitting.update["version"], to=DEAL)
    assert reply["code"] == "time_up"
    assert bank(anna, id, seat) == 16


def agree(now: Hand, player: Player, thinking: float, voting: float, **more: Any) -> list[float]:
    """A move with chance in it, which both seats agree to take back: the time_left after that, the mover's first."""
    id, sitting = alone(player, **more)
    seat = sitting.update["turn"]
    now.pass_time(thinking)
    version = sitting.play("draw")["version"]
    assert sitting.send("undo", seat=seat, version=version, to=DEAL)["closed"] is False, "all have to agree"
    now.pass_time(voting)
    sitting.send("vote", seat=1 - seat, on=f"undo {DEAL}", answer=True)
    assert player.get(f"/api/tables/{id}")["taken_back"]
    return [bank(player, id, seat), bank(player, id, 1 - seat)]


def test_nobody_pays_for_a_vote_on_which_all_agreed(hand: tuple[Hand, Player]) -> None:
    assert agree(*hand, thinking=10, voting=100) == [590, 600]


def test_whoever_agreed_to_take_back_keeps_one_increment(hand: tuple[Hand, Player]) -> None:
    assert agree(*hand, thinking=19, voting=1, base=20) == [15, 20]
    assert agree(*hand, thinking=1, voting=1, base=10) == [15, 10], "but nobody has more than before"


def test_a_move_that_comes_too_late_is_refused_and_the_flag_falls(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna)
    seat = sitting.update["turn"]
    now.time += 600.1
    assert sitting.play(plainly(sitting))["code"] == "time_up"
    assert not anna.get(f"/api/tables/{id}")["seats"][seat]["timeouts"], "a move may still be on its way"
    now.pass_time(1)
    while not any(row["kind"] == "timeout" for row in sitting.rows):
        sitting.receive()
    seen = anna.get(f"/api/tables/{id}")["seats"][seat]
    assert (seen["stand_in"], seen["timeouts"]) == ({"level": "casual", "why": "timeout"}, 1)
    version = sitting.update["version"]
    late = sitting.send("play", seat=seat, version=version, steps=["draw"])
    assert late["code"] == "time_up", "whoever has lost on time does not come back by playing"


def test_a_step_of_a_choice_that_comes_too_late_is_refused_too(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    _, sitting = alone(anna)
    while not (drafts := [doc["text"] for doc in sitting.update["legal"] if not doc["final"]]):
        if sitting.update["legal"]:
            sitting.play(plainly(sitting))
            sitting.send("open", seat=sitting.update["turn"])
        else:
            sitting.receive()
    assert sitting.play(drafts[0])["closed"] is False
    now.time = sitting.update["deadline"] + 0.1
    assert sitting.play(drafts[-1])["code"] == "time_up"


def test_coming_back_after_a_fallen_flag_is_possible_so_often(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna, returns=1)
    seat = sitting.update["turn"]
    now.pass_time(602)
    back = anna.post(f"/api/tables/{id}/return", {"seat": seat})
    assert (back["time_left"][seat], back["seats"][seat]["returns_left"]) == (30, 0)
    assert back["deadline"] == pytest.approx(now.time + 30, abs=0.01)
    now.pass_time(32)
    refused = anna.post(f"/api/tables/{id}/return", {"seat": seat}, 409)
    assert refused["error"]["code"] == "out_of_time"
    assert anna.get(f"/api/tables/{id}")["seats"][seat]["timeouts"] == 2


def test_lag_is_given_back_up_to_a_bound(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna)
    seat = sitting.update["turn"]
    now.pass_time(10)
    assert sitting.play(plainly(sitting), thought=9.6)["closed"]
    assert bank(anna, id, seat) == pytest.approx(600 - 9.6 + 15)
    sitting.send("open", seat=sitting.update["turn"])
    other = 1 - seat
    while not sitting.update["legal"]:
        sitting.receive()
    now.time += 600.9
    assert sitting.play(plainly(sitting), thought=0)["closed"], "it was sent in time"
    assert bank(anna, id, other) == pytest.approx(600 - 599.9 + 15)
    assert clock.lag_bound({"kind": "live", "base": 60, "per_move": 0}) == 0.1


@pytest.mark.parametrize("thought", [-1, "1", True, 1e300])
def test_what_a_client_says_of_its_lag_is_checked(hand: tuple[Hand, Player], thought: object) -> None:
    _, sitting = alone(hand[1])
    assert sitting.play(plainly(sitting), thought=thought)["code"] == "bad_request"


def test_days_run_on_for_a_decision_that_was_taken_back() -> None:
    table = small_table({"kind": "days", "days": 2})
    seat = table.turn
    row = moved(table, 1000.0 + clock.DAY)
    assert table.time_left[seat] == 2 * clock.DAY
    back = table.recorder.undo(seat, row["n"] - 1)  # type: ignore[union-attr]
    charged(table, back, 1000.0 + clock.DAY)
    assert table.time_left[seat] == clock.DAY
    assert table.deadline() == 1000.0 + 2 * clock.DAY


def small_table(given: Doc) -> Table:
    """Two people at a game of Ethnos that was dealt at 1000."""
    meta = {**new_meta("ethnos", 2, {}, "p"), "clock": given, "status": "playing"}
    table = Table(meta, [Seat(n, "human", f"p{n}", "", None) for n in range(2)])
    table.recorder = Recorder(games.get("ethnos"), FairDealer(bytes(32)), 2)
    clock.begin(table)
    table.carry_out(table.recorder.rows[0], 1000.0)
    return table


def charged(table: Table, row: Doc, at: float) -> None:
    table.carry_out(row, at, clock.cost(table, row, at, 0.0, True))


def moved(table: Table, at: float) -> Doc:
    """Any move."""
    chooser = SimDealer(table.version)
    state = table.state.clone()
    steps: list[str] = []
    while not steps or state.drafting:
        steps.append(state.name(chooser.choose(state)))
        state.apply(state.parse(steps[-1]))
    rows = table.move(table.advance(steps))
    for row in rows:
        charged(table, row, at)
    return rows[0]


def played_without(**away: list[int]) -> tuple[Table, Doc]:
    """A whole game that bots play for some seats, by the reason; and its result."""
    table = small_table(LIVE)
    for why, seats in away.items():
        for seat in seats:
            charged(table, table.replace(seat, why), 2000.0)
    while table.meta["status"] == "playing":
        moved(table, 2000.0)
    result = table.result()
    assert result is not None
    return table, result


def test_whoever_has_left_for_good_has_lost_too() -> None:
    _, result = played_without(left=[0])
    assert result["scores"][0] > result["scores"][1]
    assert result["forfeits"] == [{"seat": 0, "why": "left"}]
    assert (result["ranks"], result["winners"]) == ([2, 1], [1])


def test_nobody_wins_where_all_are_away() -> None:
    _, result = played_without(left=[0], timeout=[1])
    assert (result["outcome"], result["winners"]) == ("lost", [])
    assert [forfeit["why"] for forfeit in result["forfeits"]] == ["left", "timeout"]


def test_bots_have_no_clock() -> None:
    table = small_table(LIVE)
    seat = table.turn
    table.seats[seat] = Seat(seat, "bot", None, "Bot", "casual")
    moved(table, 1100.0)
    assert table.time_left == [600, 600], "their moves neither cost nor bring anything"
    assert table.deadline() == 1100 + 600, "the clock of the person after them runs"


def test_coming_back_at_a_clock_of_days_brings_a_whole_decision() -> None:
    table = small_table({"kind": "days", "days": 2})
    seat = table.turn
    charged(table, table.replace(seat, "timeout"), 1000.0 + 2 * clock.DAY)
    charged(table, table.note("seat", seat=seat, who=BACK), 1000.0 + 3 * clock.DAY)
    assert table.deadline() == 1000.0 + 5 * clock.DAY


def test_whoever_is_away_at_the_end_has_lost_on_time() -> None:
    table, result = played_without(timeout=[0])
    assert result["forfeits"] == [{"seat": 0, "why": "timeout"}]
    assert (result["ranks"], result["winners"], result["outcome"]) == ([2, 1], [1], "won"), "whatever the points say"
    assert table.recorder is not None
    assert table.recorder.rows[-1]["forfeits"] == result["forfeits"]
    counted = {values["seat"]: values["won"] for _, values in table_store.save_results(table, 3000.0)}
    assert counted == {0: False, 1: True}


def test_the_time_in_which_the_server_was_away_costs_nobody_anything(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as first:
        anna = first.person("Anna")
        id, sitting = alone(anna)
        time_left, seat, cookie = sitting.update["time_left"], sitting.update["turn"], anna.cookie
    engine = open_engine(quick(tmp_path).url())
    with engine.begin() as connection:  # all this happened an hour ago
        connection.execute(schema.rows.update().values(at=schema.rows.c.at - 3600))
        connection.execute(schema.tables.update().values(deadline=schema.tables.c.deadline - 3600))
        pulse = schema.meta.c.key == outages.KEY
        last = float(connection.execute(sa.select(schema.meta.c.value).where(pulse)).scalar_one())
        connection.execute(schema.meta.update().where(pulse).values(value=repr(last - 3600)))
    engine.dispose()
    with serving(quick(tmp_path)) as second:
        again = Sitting(second, id, cookie)
        assert again.update["time_left"] == time_left
        left = again.update["deadline"] - time.time()
        assert 590 < left <= 600
        again.send("open", seat=seat)
        assert again.play(plainly(again))["closed"]
        assert 605 < again.update["time_left"][seat] <= 615


def test_a_missing_pulse_is_an_outage_and_puts_off_what_is_due(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'f.db'}")
    schema.metadata.create_all(engine)
    beat: Callable[..., list[outages.Outage]] = outages.beat
    with engine.begin() as connection:
        assert beat(connection, 100.0, True) == []
        assert beat(connection, 105.0, False) == []
        assert beat(connection, 160.0, False) == [(105.0, 160.0)]
        assert beat(connection, 162.0, True) == [(105.0, 160.0), (160.0, 162.0)]
        assert beat(connection, 161.0, True) == [(105.0, 160.0), (160.0, 162.0)], "a clock that was set back"
    engine.dispose()
    table = small_table({**LIVE})
    table.outages = [(900.0, 990.0), (1100.0, 1200.0), (1650.0, 1700.0), (9000.0, 9999.0)]
    assert table.deadline() == 1000 + 600 + 100 + 50
    assert clock.elapsed(table, 1150.0) == 100


def test_clocks_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as first:
        anna = first.person("Anna")
        id = anna.table(["me", "me"], clock={"kind": "live", "base": 500, "per_move": 3})["id"]
        sitting = anna.socket(id)
        for number in range(6):
            sitting.send("open", seat=sitting.update["turn"])
            sitting.choose(random.Random(number))
        time_left = sitting.update["time_left"]
        assert time_left != [500.0, 500.0]
        cookie = anna.cookie
    with serving(quick(tmp_path)) as second:
        assert Sitting(second, id, cookie).update["time_left"] == time_left
