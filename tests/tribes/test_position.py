"""Positions: what a person writes, what is refused and how it is named, and that nothing is lost."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from folkmoot.core import ALL, CHANCE, OVER, BadNotation, BadPosition, BadView, Doc, SimDealer
from folkmoot.games.tribes.edge.prompts import ARGS
from folkmoot.games.tribes.engine.question_table import BY_WORD
from tests.playing_on import play_on, step
from tests.tribes.tables import GAME, ask, legal, play, table, tribe


def test_a_position_needs_little_more_than_who_stands_where() -> None:
    state = GAME.from_position(GOOD)
    assert state.turn == 0
    assert len(state.legal_actions()) == 8


def test_nothing_but_players_is_the_start_of_a_game() -> None:
    assert GAME.from_position({"players": 3}).to_position() == GAME.start(3).to_position()


@pytest.mark.parametrize("aside", [[], ["abandoned_village"], ["chief"], ["abandoned_village", "chief"]])
def test_T113_events_set_aside_are_written_as_they_were_read(aside: list[str]) -> None:
    state = GAME.from_position({**GOOD, "aside": aside})
    assert state.view(None).data["aside"] == aside
    assert set(state.view(None).data["event_deck"]).isdisjoint(aside)


def test_turn_and_conflicts_are_points_from_which_the_engine_goes_on() -> None:
    assert ask(table("turn", tribe({"a": 1}), tribe({"i": 1}))) == "chance_roll"
    spent = {"dice": [], "next_dice": ["sun", "sun"]}
    assert ask(table("conflicts", tribe({"a": 1}), tribe({"i": 1}), **spent)) == "end"


GOOD: Doc = {"players": 2, "prompt": {"ask": "act"}, "seats": [{"members": {"a": 2}}, {"members": {"i": 3}}]}
GROWN: Doc = {"dice": ["sun"], "next_dice": ["moon"], "used": ["grow"]}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"players": 7}, "players"),
        ({"players": None}, "players"),
        ({"colour": 1}, "colour"),
        ({"prompt": {"ask": "nap"}}, "prompt.ask"),
        ({"options": {"elders": 1}}, "options.elders"),
        ({"options": []}, "options"),
        ({"rules": 9}, "rules"),
        ({"seats": [{"members": {"z": 1}}]}, "seats[0].members.z"),
        ({"seats": [{"members": {"a": 21}}]}, "seats[0].members.a"),
        ({"seats": [{"members": {"a": 15, "b": 15}}]}, "seats[0].members"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"villages": ["a"]}]}, "seats"),
        ({"seats": [{"members": {"a": 1}, "villages": ["a"]}, {"members": {"a": 1}, "villages": ["a"]}]}, "seats"),
        ({"seats": [{"elder": "a"}]}, "seats[0].elder"),
        ({"seats": [{"power": "traders"}]}, "seats[0].power"),
        ({"seats": [{"ambush": 2}]}, "seats[0].ambush"),
        ({"seats": [{"hidden_village": True}]}, "seats[0].hidden_village"),
        ({"seats": [{"open": ["bow"], "fulfilled": ["bow"]}]}, "seats[0].fulfilled"),
        ({"seats": [{"open": ["bow"], "under": ["bow"]}]}, "seats[0].under"),
        ({"seats": [{"open": ["bow", "bow"]}]}, "seats[0].open[1]"),
        ({"seats": [{"open": ["pottery"]}]}, "seats[0]"),
        ({"seats": [{"deck": ["bow"]}]}, "seats[0].deck"),
        ({"seats": [{"points": 3}]}, "seats[0].points"),
        ({"seats": [{"resources": {"gold": 3}}]}, "seats[0].resources.gold"),
        ({"seats": [{"resources": {"food": -3}}]}, "seats[0].resources.food"),
        ({"seats": [{"earned": {"chief": 15}}]}, "seats"),
        ({"seats": [{"tribe": "kaha"}, {"tribe": "kaha"}]}, "seats"),
        ({"seats": [{"tokens": ["altar"]}, {"tokens": ["altar"]}]}, "seats"),
        ({"field": {"a": "lake"}}, "field"),
        ({"field": dict.fromkeys("abcdefghi", "lake")}, "field"),
        ({"lands": {"glacier": "a"}}, "field"),
        ({"lands": {"wild_land": "a", "oasis": "a"}}, "lands.oasis"),
        ({"volcano": 0}, "volcano"),
        ({"dice": ["sun"]}, "dice"),
        ({"dice": ["sun", "sun"], "next_dice": ["sun"]}, "next_dice"),
        ({"dice": ["star", "sun"]}, "dice[0]"),
        ({"rows": {"grow": ["sun"]}}, "rows.grow"),
        ({"events": [{"event": "altar"}], "discarded": ["altar"]}, "events"),
        ({"discarded": ["altar", "altar"]}, "discarded[1]"),
        ({"aside": [""]}, "aside[0]"),
        ({"aside": ["altar"]}, "aside[0]"),
        ({"aside": ["chief", "chief"]}, "aside[1]"),
        ({"events": [{"event": "mammoth"}]}, "mammoth"),
        ({"invaders": {"hex": "a"}}, "invaders"),
        ({"events": [{"event": "invaders"}], "invaders": {"hex": "a", "number": 0}}, "invaders.number"),
        ({"sabre_tooth": "c"}, "sabre_tooth"),
        ({"mammoth": {"hex": "d", "rider": 0}}, "mammoth"),
        ({"moved": {"a": 3}}, "moved"),
        ({"active": 2}, "active"),
        ({"rounds": 51}, "rounds"),
        ({"prompt": []}, "prompt"),
        ({"prompt": {"ask": "act", "stage": 1}}, "prompt.stage"),
        ({"prompt": {"ask": "act", "seat": 3}}, "prompt.seat"),
        ({"prompt": {"ask": "act", "seat": 1}}, "prompt.ask"),
        ({"prompt": {"ask": "act", "done": 99}}, "prompt.done"),
        ({"prompt": {"ask": "act", "of": 2}}, "prompt.of"),
        ({"prompt": {"ask": "act", "args": []}}, "prompt.args"),
        ({"prompt": {"ask": "act", "args": {"want": 2}}}, "prompt.args.want"),
        ({"prompt": {"ask": "act", "args": {"hex": "a"}}}, "prompt.args.hex"),
        ({"prompt": {"ask": "act", "args": {"hex": 3}}}, "prompt.args.hex"),
        ({"prompt": {"ask": "act", "args": {"gathered": ["z"]}}}, "prompt.args.gathered[0]"),
        ({"prompt": {"ask": "act", "args": {"bidding": [0, 2]}}}, "prompt.args.bidding[1]"),
        ({"prompt": {"ask": "act", "args": {"cost": {"gold": 1}}}}, "prompt.args.cost.gold"),
        ({"prompt": {"ask": "act", "args": {"mild": 1}}}, "prompt.args.mild"),
        ({"prompt": {"ask": "grow", "args": {"number": 9}}, **GROWN}, "prompt.args.number"),
        ({"prompt": {"ask": "grow", "args": {"action": "move"}}, **GROWN}, "dice"),
        ({"prompt": {"ask": "fight"}}, "prompt.ask"),
        ({"prompt": {"ask": "hand", "of": 1}, "dice": [], "next_dice": ["sun", "sun"]}, "dice"),
        ({"prompt": {"ask": "invaders"}, "events": [{"event": "invaders"}]}, "dice"),
        ({"prompt": {"ask": "start"}}, "prompt.ask"),
        ({"prompt": {"ask": "leader"}}, "prompt.ask"),
        ({"dice": [], "next_dice": ["sun", "sun"]}, "dice"),
        ({"used": ["grow"]}, "dice"),
        ({"prompt": {"ask": "over"}}, "prompt.ask"),
        ({"draft": ["move a b"]}, "draft[0]"),
        ({"draft": ["act grow sun"]}, "draft[0]"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_naming_the_field(change: Doc, where: str) -> None:
    GAME.from_position(GOOD)
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({**GOOD, **change})
    assert caught.value.where == where


def test_a_draft_is_its_steps() -> None:
    state = play(table("act", tribe({"a": 2}), tribe({"i": 1})), "act move sun", "move a b")
    doc = state.to_position()
    assert doc["draft"] == ["move a b"]
    assert doc["seats"][0]["members"] == {"a": 2}
    again = GAME.from_position(json.loads(json.dumps(doc)))
    assert again.drafting
    assert again.legal_actions() == state.legal_actions()


def test_a_draft_is_seen_by_its_seat_alone() -> None:
    state = play(table("act", tribe({"a": 2}), tribe({"i": 1})), "act move sun")
    before = json.dumps(state.view(1).data)
    play(state, "move a b")
    assert json.dumps(state.view(1).data) == before
    assert state.view(0).data["draft"] == state.view(ALL).data["draft"] == ["move a b"]
    assert state.view(0).data["prompt"]["done"] == 1
    sample = state.view(1).sample(4)
    assert not sample.drafting


def test_a_view_is_checked_when_it_is_loaded() -> None:
    good = table("act", tribe({"a": 2}), tribe({"i": 1})).view(0).data
    for change, where in (
        ({"seat": 5}, "seat"), ({"box": "0" * 64}, "box"), ({"turn": 1}, "turn"),
        ({"prompt": {"ask": "nap"}}, "prompt.ask"),
    ):  # fmt: skip
        with pytest.raises(BadView) as caught:
            GAME.load_view({**good, **change})
        assert caught.value.where == where


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 400), st.sampled_from(range(54)))
def test_every_state_survives_its_position(seed: int, depth: int, setting: int) -> None:
    all_settings = [(players, options) for players in (2, 3, 4) for options in GAME.variants(players)]
    players, options = all_settings[setting]
    state, dealer = GAME.start(players, **options), SimDealer(seed)
    for _ in range(depth):
        if state.turn == OVER:
            break
        state.step(dealer.pick(state) if state.turn == CHANCE else dealer.choose(state))
    doc = json.loads(json.dumps(state.to_position()))
    again = GAME.from_position(doc)
    assert again.to_position() == doc
    assert again.legal_actions() == state.legal_actions()
    assert SimDealer(1).playout(again) == SimDealer(1).playout(state)
    assert again.to_position() == state.to_position()


def test_a_leader_may_be_there_before_all_is_dealt() -> None:
    """The first tribe has the number 0, and so has its power."""
    options: Doc = {"leaders": "random", "tribes": ["daba", "indartsu"]}
    seats: list[Doc] = [{"power": "traders"}, {}]
    doc: Doc = {"players": 2, "options": options, "prompt": {"ask": "chance_terrain"}, "seats": seats}
    assert GAME.from_position(doc).to_position()["seats"] == seats


def test_notation_takes_every_action_and_says_what_would_be_right() -> None:
    state = GAME.start(2)
    assert state.parse("  Move  A b ") == state.parse("move a b")
    with pytest.raises(BadNotation, match="act is followed by <grow, move, gather, learn> <sun, moon, blank>"):
        state.parse("act grow")
    with pytest.raises(BadNotation, match="isn't a verb"):
        state.parse("attack a")
    assert legal(table("act", tribe({"a": 2}), tribe()))[0] == "act grow sun"


LAID = dict(zip("abcdefghi", ["forest", "lake", "mountain"] * 3, strict=True))


def test_a_token_that_somebody_owns_has_left_the_deck() -> None:
    state = table("act", tribe({"a": 2}, tokens=["altar"]), tribe({"i": 3}))
    assert state.to_position()["discarded"] == ["altar"]
    with pytest.raises(BadPosition, match="an event lies in two places"):
        table("act", tribe({"a": 2}, tokens=["altar"]), tribe({"i": 3}), events=[{"event": "altar"}])


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"prompt": {"ask": "setup"}}, "prompt.ask"),
        ({"prompt": {"ask": "setup", "args": {"lands": 4}}, "seats": [{"tribe": "kaha"}, {}]}, "prompt.args.lands"),
        ({"prompt": {"ask": "turn", "args": {"number": 1}}}, "prompt.args.number"),
        (
            {"prompt": {"ask": "chance_tribe"}, "field": LAID, "seats": [{"tribe": "kaha"}, {"tribe": "tunga"}]},
            "prompt.ask",
        ),
        ({"prompt": {"ask": "fight"}, "next_dice": ["sun", "sun"], "events": [{"event": "walls"}]}, "prompt.ask"),
    ],
)
def test_a_question_that_the_table_has_not_come_to_is_refused(change: Doc, where: str) -> None:
    with pytest.raises(BadPosition, match=f"^({where})"):
        GAME.from_position({**GOOD, **change})


ARGUMENTS = st.sampled_from(
    [0, 1, 2, 5, None, True, "a", "e", "board", "wood", "move", "weak", "sun", [], ["a", "e"], ["food"], [0, 1],
     {"food": 1}],
)  # fmt: skip


@settings(max_examples=80, deadline=None)
@example(seed=4, leaders="random", ask="setup", args={"lands": 9}, of=None, without=None)
@given(
    seed=st.integers(0, 10**6),
    leaders=st.sampled_from(["off", "choose", "random"]),
    ask=st.none() | st.sampled_from(sorted(BY_WORD)),
    args=st.dictionaries(st.sampled_from(sorted(ARGS)), ARGUMENTS, max_size=2),
    of=st.none() | st.integers(0, 12),
    without=st.none() | st.sampled_from(["prompt", "events", "discarded", "dice", "next_dice", "seats", "lands"]),
)
def test_a_spoiled_question_is_refused_or_can_be_played_on(
    seed: int, leaders: str, ask: str | None, args: Doc, of: int | None, without: str | None
) -> None:
    """A position with a changed question is refused, or never runs out of answers."""
    state, dealer = GAME.start(2 + seed % 3, elders=True, leaders=leaders, special_lands="random"), SimDealer(seed)
    for _ in range(40 + seed % 200):
        if state.turn == OVER:
            return
        step(state, dealer)
    doc = state.to_position()
    prompt = {**doc["prompt"], "args": {**doc["prompt"].get("args", {}), **args}}
    if ask is not None:
        prompt["ask"] = ask
    if of is not None:
        prompt["of"] = of
    spoiled = {**doc, "prompt": prompt}
    spoiled.pop(without or "", None)
    try:
        state = GAME.from_position(spoiled)
    except BadPosition:
        return
    play_on(state, dealer, 120)
