"""Moves: written once, in order, taken back by rule, caught up with after a gap."""

from __future__ import annotations

import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, OVER, Doc, FairDealer, Recorder, SimDealer, State
from folkmoot.server.tables import undo
from folkmoot.server.tables.lobby import new_meta
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.updates import EncodedDocs, Updates
from tests.server.kit import Player, Served
from tests.server.test_tables import both, mover


def test_a_repeated_message_is_the_same_move(served: Served) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    turn = mover(one, two)
    final = next(doc["text"] for doc in turn.update["legal"] if doc["final"])
    message = {"seat": turn.update["seat"], "version": turn.update["version"], "steps": [final], "id": "same"}
    first = (anna, bela)[turn.update["seat"]].post(f"/api/tables/{id}/play", message)
    again = (anna, bela)[message["seat"]].post(f"/api/tables/{id}/play", message)
    assert first == again
    assert anna.get(f"/api/tables/{id}")["version"] == first["version"]


def test_an_old_version_is_stale_and_the_news_follow(served: Served) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    turn = mover(one, two)
    reply = turn.play("draw", version=0)
    assert (reply["code"], reply["version"]) == ("stale", 1)
    other = one if turn is two else two
    assert other.play("draw")["code"] == "not_your_turn"
    assert turn.play("no such thing")["code"] == "bad_notation"
    illegal = turn.play("place ithys")
    assert (illegal["type"], illegal["code"]) == ("refusal", "not_now")
    assert illegal["rule"] == turn.update["view"]["prompt"]["rule"], "the rule of what is asked instead"
    assert turn.play("draw", "draw")["code"] == "closed_early"
    assert anna.get(f"/api/tables/{id}")["version"] == 1, "nothing of this was written"


def race(player: Player, table: Doc, steps: list[str], start: threading.Barrier) -> list[int]:
    """Many moves for one decision at the same time; the statuses of the answers."""
    path = f"/api/tables/{table['id']}/play"

    def send(number: int) -> int:
        start.wait()
        message = {"id": f"r{number}-{table['version']}", "seat": table["turn"], "version": table["version"]}
        return player.http.post(path, json={**message, "steps": [steps[number % len(steps)]]}).status_code

    with ThreadPoolExecutor(start.parties) as pool:
        return sorted(pool.map(send, range(start.parties)))


def test_exactly_one_of_many_racing_moves_lands(served: Served) -> None:
    anna, bela, id = both(served)
    for _ in range(6):
        table = anna.get(f"/api/tables/{id}")
        player = (anna, bela)[table["turn"]]
        update = player.get(f"/api/tables/{id}/poll", wait=0)["messages"][1]
        finals = [doc["text"] for doc in update["legal"] if doc["final"]]
        assert race(player, table, finals, threading.Barrier(12)) == [200] + [409] * 11
        assert anna.get(f"/api/tables/{id}")["version"] == table["version"] + 1


def test_who_comes_back_gets_what_was_missed(served: Served) -> None:
    anna = served.person()
    id = anna.table(["me", "casual", "casual"])["id"]
    straight = anna.socket(id, since=0)
    chance = random.Random(5)
    gap: list[Doc] = []
    for number in range(30):
        if not straight.my_turn():
            break
        if number == 10:
            since = straight.update["version"]
        straight.choose(chance)
    straight.my_turn()
    late = anna.socket(id, since=since)
    gap = late.update["rows"]
    assert late.update["since"] == since
    assert gap == [row for row in straight.rows if row["n"] > since]
    assert late.update["view"] == straight.update["view"]
    assert late.update["legal"] == straight.update["legal"]
    whole = anna.socket(id, since=0)
    assert whole.update["rows"] == straight.rows, "older rows are computed again from the log"
    polled = anna.get(f"/api/tables/{id}/poll", since=since, wait=0)["messages"][1]
    assert polled["rows"] == gap


def test_a_draft_is_nobody_elses_business(served: Served) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    turn = mover(one, two)
    while all(doc["final"] for doc in turn.update["legal"]):
        turn.choose(random.Random(1))
        turn = mover(one, two)
    start = next(doc["text"] for doc in turn.update["legal"] if not doc["final"])
    other = one if turn is two else two
    quiet, version = len(other.raw), turn.update["version"]
    before = turn.update
    reply = turn.play(start)
    assert (reply["type"], reply["closed"]) == ("ack", False)
    while turn.update["draft"] != [start]:
        turn.receive()
    assert turn.update["view"]["draft"] is not None
    player = (anna, bela)[turn.update["seat"]]
    assert player.socket(id).update["draft"] == [start], "another device of the same person goes on"
    assert turn.play()["closed"] is False
    while turn.update["draft"]:
        turn.receive()
    assert turn.update["view"] == before["view"]
    assert other.send("ping")["type"] == "pong"
    assert all('"type":"update"' not in text for text in other.raw[quiet:])
    assert anna.get(f"/api/tables/{id}")["version"] == version


def test_a_move_without_chance_is_taken_back_freely_and_others_by_vote(served: Served) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    chance = random.Random(2)
    free = asked = 0
    for _ in range(60):
        turn = mover(one, two)
        seat = turn.update["seat"]
        turn.choose(chance)
        mover_now = mover(one, two)
        limits = turn.update["undo"]
        if limits["free"] is not None and free < 2:
            assert limits["last"] >= limits["free"]
            reply = turn.send("undo", seat=seat, version=turn.update["version"], to=limits["last"])
            assert reply["closed"] is True
            free += 1
        elif limits["free"] is None and asked < 2 and mover_now is not turn:
            reply = turn.send("undo", seat=seat, version=turn.update["version"], to=limits["vote"])
            assert reply["closed"] is False
            vote = (one if turn is two else two).send("vote", seat=1 - seat, on=f"undo {limits['vote']}", answer=True)
            assert vote["type"] == "ack"
            mover(one, two)
            assert turn.update["turn"] == seat
            assert turn.rows[-1]["kind"] == "undo"
            assert turn.rows[-1]["seat"] == seat, "the log names who asked, not who agreed last"
            asked += 1
        if free and asked == 2:
            break
    assert asked == 2
    assert free
    assert anna.get(f"/api/tables/{id}")["taken_back"] is True


def test_a_move_that_makes_proposals_void_is_followed_by_a_table_message(served: Served) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    assert one.send("vote", seat=0, on="abandon", answer=True)["type"] == "ack"
    while not two.table["votes"]:
        two.receive()
    turn = mover(one, two)
    turn.choose(random.Random(3))
    while two.table["votes"]:
        two.receive()


def test_a_repeated_proposal_is_answered_as_it_was(served: Served) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    turn = mover(one, two)
    seat = turn.update["seat"]
    turn.play("draw")
    mover(one, two)
    asked = {"id": "again", "seat": seat, "version": turn.update["version"], "to": turn.update["undo"]["vote"]}
    player = (anna, bela)[seat]
    answers = [player.post(f"/api/tables/{id}/undo", asked) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["closed"] is False


@pytest.mark.parametrize("game", games.OWN)
def test_the_newest_move_is_written_for_each_seat_as_it_may_know_it(game: str) -> None:
    """Parts that are written once for several, and what is kept of how far a seat may go back, change nothing."""
    chooser = SimDealer(7)
    meta = {**new_meta(game, 3, {}, "p"), "status": "playing"}
    table = Table(meta, [Seat(n, "human", f"p{n}", "", None) for n in range(3)])
    table.recorder = Recorder(games.get(game), FairDealer(bytes(32)), 3, {}, watching=True)
    table.carry_out(table.recorder.rows[0], 0.0)
    own = 0
    for number in range(60):
        done = table.advance(whole_choice(table.state, chooser))
        for row in table.move(done):
            table.carry_out(row, 0.5 + number)
        if table.meta["status"] != "playing":
            break
        updates, since = Updates(table, 1.5, EncodedDocs()), table.version - 1
        told = {seat: json.loads(updates.message(seat, since)) for seat in (0, None, 1, 2)}
        for seat, message in told.items():
            assert message["rows"] == json.loads(json.dumps(table.rows_for(seat, since)))
            own += message["rows"] != told[None]["rows"]
        table.newest_of.clear()
        again = Updates(table, 1.5, EncodedDocs())
        assert told == {seat: json.loads(again.message(seat, since)) for seat in told}
        if number % 7 == 3:
            row = table.take_back(table.standing[-1]["seat"], table.standing[-2]["n"])
            table.carry_out(row, 0.5 + number)
    assert own or game == "tribes"


@pytest.mark.parametrize(("game", "options"), [("aetherya", {"tokens": True}), ("ethnos", {})])
def test_only_moves_that_showed_nobody_anything_are_silent(game: str, options: Doc) -> None:
    """Deal anew what a seat could not see: after a silent move, every seat must still see the same."""
    chooser, silent, loud = SimDealer(7), 0, 0
    meta = {**new_meta(game, 3, options, "p"), "status": "playing"}
    table = Table(meta, [Seat(n, "human", f"p{n}", "", None) for n in range(3)])
    table.recorder = Recorder(games.get(game), FairDealer(bytes(32)), 3, options)
    table.carry_out(table.recorder.rows[0], 0.0)
    while table.meta["status"] == "playing" and table.version < 90:
        before, steps = table.state, whole_choice(table.state, chooser)
        done = table.advance(steps)
        for row in table.move(done):
            table.carry_out(row, 0.0)
        moves = table.standing
        if len(moves[-1]["steps"]) > len(steps):
            continue
        seat = moves[-1]["seat"]
        silent += undo.is_reversible(table, moves, len(moves) - 1)
        loud += not undo.is_reversible(table, moves, len(moves) - 1)
        table.silent.clear()
        if not undo.is_reversible(table, moves, len(moves) - 1):
            continue
        for number in range(8):
            sample = before.view(seat).sample(number)
            for step in steps:
                sample.apply(sample.parse(step))
            assert sample.view(seat).data == table.state.view(seat).data
    assert silent > 2
    assert loud > 2


def whole_choice(state: State, chooser: SimDealer) -> list[str]:
    state = state.clone()
    steps: list[str] = []
    while not steps or state.drafting:
        steps.append(state.name(chooser.choose(state)))
        state.apply(state.parse(steps[-1]))
    return steps


def test_a_token_that_another_has_seen_is_news_to_whoever_looks_at_it() -> None:
    """Such a look meets no chance, and a sample may happen to draw the same token."""
    game = games.get("aetherya")
    found = 0
    for seed in range(40):
        dealer = SimDealer(seed)
        state = game.start(3, tokens=True)
        while state.turn != OVER:
            if state.turn == CHANCE:
                dealer.deal(state)
                continue
            seat, before = int(state.turn), state.clone()
            code = dealer.choose(state)
            state.apply(code)
            if state.turn == CHANCE or before.drafting or state.drafting:
                continue
            if known_tokens(before, seat) < known_tokens(state, seat):
                found += 1
                assert undo.reveals_hidden(before, state), f"{seed}: {before.name(code)}"
        if found > 5:
            return
    raise AssertionError("nobody looked at such a token")


def known_tokens(state: State, seat: int) -> int:
    seats = state.view(seat).data["seats"]
    return sum(look["token"] is not None for one in seats for look in one["seen"])


def test_taking_back_freely_does_not_mark_the_game(served: Served) -> None:
    anna = served.person()
    id = anna.table(["me", "novice"])["id"]
    sitting = anna.socket(id)
    chance = random.Random(8)
    while sitting.my_turn():
        sitting.choose(chance)
        free = sitting.update["undo"]["free"]
        if free is not None:
            reply = sitting.send("undo", seat=0, version=sitting.update["version"], to=free)
            if reply["type"] == "ack" and reply["closed"]:
                break
    assert sitting.table["taken_back"] is False
    assert sitting.send("undo", seat=0, version=sitting.update["version"], to=99999)["code"] == "cannot_undo"
