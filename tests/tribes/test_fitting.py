"""Questions in the middle of something: a position keeps what they are about, and refuses what could not be asked."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from folkmoot.core import BadPosition, Doc
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import GAME, LED, asked, data, event, led, play, table, tribe, why

SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
WILD: Doc = {"special_lands": {"wild_land": "a"}}
OTHER = led("tunga", "light_in_the_dark", {"i": 1})


class Fitting(NamedTuple):
    """A question, a table that it comes up at, and what may not be written into its position."""

    ask: str
    state: Callable[[], TribesState]
    wrong: list[Doc]
    """By path: `{"prompt.of": 9}`."""


def drawn(name: str, *seats: Doc, steps: tuple[str, ...] = (), **fields: Any) -> TribesState:
    """After a double of suns has brought an event."""
    fields.setdefault("aside", [])
    return play(table("chance_event", *seats, dice=["sun", "sun"], **fields), f"event {name}", *steps)


def entering() -> TribesState:
    seats = (tribe({"a": 2}), tribe({"b": 1}))
    return play(table("act", *seats, events=[event("discovery")]), "act move sun", "move a b", "done")


def wandering() -> TribesState:
    """The Wayfarers come to a hex of others after a Grow."""
    seats = (led("kaha", "wayfarers", {"a": 1}, food=3), led("tunga", "light_in_the_dark", {"b": 1, "i": 1}))
    state = table("act", *seats, options=LED, events=[event("discovery")])
    return play(state, "act grow sun", "grow a", "done", "move a b")


def bidding() -> TribesState:
    return drawn("chief", tribe({"a": 1}, 5), tribe({"i": 1}, 9), steps=("bid 3",))


def sparing() -> TribesState:
    seats = (led("daba", "crafty_builders", {"a": 1}, food=9, wood=9, stone=9), OTHER)
    return play(table("end", *seats, options=LED), "build a")


def mixing() -> TribesState:
    return play(table("act", tribe({"a": 1, "b": 1}), tribe(), options=WILD), "act gather sun", "gather a")


def mixing_the_last() -> TribesState:
    return play(mixing(), "take food")


def basket() -> TribesState:
    own = tribe({"a": 1, "b": 1}, fulfilled=["basketry"])
    state = table("act", own, tribe(), options=WILD, dice=["blank", "sun"])
    return play(state, "act gather blank", "gather a", "take food", "take food", "gather b", "fill a")


def pushing() -> TribesState:
    seats = (led("muk_kan", "intimidation", {"a": 2}), led("tunga", "hidden_village", {"a": 1, "b": 1}))
    return play(table("act", *seats, options=LED), "act move sun", "done", "push a 1")


def settling() -> TribesState:
    return play(table("end", tribe({"a": 1, "b": 1}, 4, 2, 6), tribe({"i": 1}), options={"elders": True}), "build a")


def borrowing() -> TribesState:
    own = tribe({"a": 1, "e": 3}, 1, 1, villages=["a"], elder="a")
    seats = (own, tribe({"e": 3}, fulfilled=["bow"]))
    return play(table("conflicts", *seats, options={"elders": True}, **SPENT), "borrow bow 1")


def fleeing() -> TribesState:
    seats = (led("kaha", "wayfarers", {"b": 4}), led("kiror", "evasive", {"b": 3}))
    return play(table("conflicts", *seats, options=LED, **SPENT), "flee a")


def handing() -> TribesState:
    seats = (tribe({"a": 1}, 3, 3), tribe({"i": 1}), tribe())
    return drawn("chief", *seats, steps=("bid 4", "give food 1"))


def suffering() -> TribesState:
    seats = (tribe({"a": 3, "b": 3}), tribe({"b": 3, "i": 1}))
    state = table("chance_event", *seats, dice=["moon", "moon"], volcano=1, aside=[])
    return play(state, "event volcano", "lose a")


LOST_ELDER: Doc = {"this_turn": ["elder_lost"]}
CASES = [
    Fitting("found", entering, [{"events": []}, {"prompt.of": 0}, {"prompt.of": 7}, {"prompt.args.early": True}]),
    Fitting(
        "found",
        wandering,
        [
            {"events": []},
            {"prompt.args.action": "move"},
            {"prompt.args.action": "learn", "prompt.args.mild": True, "used": ["learn"]},
        ],
    ),
    Fitting(
        "bid",
        bidding,
        [
            {"prompt.args.bidding": [1]},
            {"prompt.args.bidding": [0]},
            {"prompt.args.bidder": 1},
            {"prompt.args.bidder": None},
            {"prompt.args.highest": 0},
            {"prompt.args.highest": 40, "seats.0.resources.food": 50},
            {"seats.0.resources.food": 2},
            {"events": []},
        ],
    ),
    Fitting(
        "spare",
        sparing,
        [
            {"prompt.of": 0},
            {"prompt.of": 10, "prompt.args.cost": {"food": 9, "wood": 9, "stone": 9}},
            {"prompt.args.hex": "b"},
            {"prompt.seat": 1, "prompt.args.hex": "i"},
        ],
    ),
    Fitting(
        "mix",
        mixing,
        [{"prompt.of": 0}, {"prompt.of": 3}, {"prompt.args.hex": "b"}, {"prompt.args.gathered": ["b"]}],
    ),
    Fitting("mix", mixing_the_last, [{"prompt.args.mixed": []}, {"prompt.of": 3}]),
    Fitting("basket_type", basket, [{"prompt.args.hex": "b"}, {"prompt.args.gathered": ["b"]}]),
    Fitting(
        "push_to",
        pushing,
        [
            {"prompt.args.hex": "c"},
            {"prompt.args.hex": "board"},
            {"prompt.args.of_seat": 0},
            {"prompt.args.action": "grow", "used": ["grow"]},
        ],
    ),
    Fitting("elder", settling, [{"seats.0.elder": "a"}, LOST_ELDER, {"prompt.args.hex": "b"}, {"options": {}}]),
    Fitting(
        "tribute",
        borrowing,
        [
            {"seats.1.members": {"f": 3}},
            {"prompt.args.to_seat": 0},
            {"seats.1.fulfilled": []},
            {"seats.0.elder": None},
            {"seats.0.resources": {}},
            {"lent": "stable", "prompt.args.goal": "stable", "seats.1.fulfilled": ["stable"]},
        ],
    ),
    Fitting("flee", fleeing, [{"prompt.of": 0}, {"prompt.of": 30}, {"prompt.seat": 0}, {"prompt.args.hex": "board"}]),
    Fitting("hand", handing, [{"prompt.of": 0}, {"prompt.of": 6}]),
    Fitting(
        "lose",
        suffering,
        [{"prompt.of": 0}, {"prompt.of": 3}, {"events": []}, {"prompt.args.beside": [0]}, {"volcano": 5}],
    ),
    Fitting("return", lambda: table("return", tribe({"c": 1}), tribe({"i": 1})), [{"seats.0.members": {"c": 2}}]),
]


def written(state: TribesState) -> Doc:
    return deepcopy(state.to_position())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.ask)
def test_a_question_is_kept_by_its_position(case: Fitting) -> None:
    state = case.state()
    assert asked(state) == case.ask
    again = GAME.from_position(written(state))
    assert again.to_position() == state.to_position()
    assert again.legal_actions() == state.legal_actions()


ABOUT = [
    (entering, {"action": "move", "strength": "strong", "foreign": ["b"]}),
    (wandering, {"action": "grow", "strength": "strong", "foreign": ["b", "i"]}),
    (bidding, {"highest": 3, "bidder": 0, "bidding": [0, 1]}),
    (fleeing, {"hex": "b", "attacked": True, "least_hex": "a", "riding": False}),
    (handing, {"least": "food", "least_seat": 1}),
    (suffering, {"beside": [0, 1], "least_hex": "a"}),
]


@pytest.mark.parametrize(("state", "args"), ABOUT)
def test_a_question_tells_what_it_is_about(state: Callable[[], TribesState], args: Doc) -> None:
    assert data(state())["prompt"]["args"] == args


@pytest.mark.parametrize("seat", [0, 1])
def test_T177_nobody_has_a_leader_before_being_asked_for_one(seat: int) -> None:
    powers = [{"power": "traders"}, {"power": "kinship"}]
    seats = [powers[number] if number == seat else {} for number in range(2)]
    with pytest.raises(BadPosition, match=r"prompt\.ask"):
        table("", options=LED, seats=seats, prompt={"ask": "leader", "seat": 0})


def test_T106_who_has_come_back_is_followed_in_ascending_order() -> None:
    state = table("return", tribe({"c": 1}), tribe({"i": 1}))
    assert (why(state, "place b"), why(state, "place c")) == ("out_of_order", "")


@pytest.mark.parametrize(
    ("case", "wrong"),
    [(case, wrong) for case in CASES for wrong in case.wrong],
    ids=lambda one: one.ask if isinstance(one, Fitting) else " ".join(one),
)
def test_a_question_that_could_not_be_asked_is_refused(case: Fitting, wrong: Doc) -> None:
    doc = written(case.state())
    for path, value in wrong.items():
        *way, last = path.split(".")
        holder: Any = doc
        for key in way:
            holder = holder[int(key)] if key.isdigit() else holder.setdefault(key, {})
        holder[last] = value
    with pytest.raises(BadPosition):
        GAME.from_position(doc)
