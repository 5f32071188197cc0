"""Questions in the middle of something: a position keeps what they are about, and refuses what could not be asked."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from folkmoot.core import BadPosition, Doc
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import GAME, LED, ask, data, event, led, legal, play, table, tribe, why

SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
WILD: Doc = {"special_lands": {"wild_land": "a"}}
OTHER = led("tunga", "light_in_the_dark", {"i": 1})


class Fitting(NamedTuple):
    """A question, a table that it comes up at, and what may not be written into its position."""

    ask: str
    state: Callable[[], TribesState]
    wrong: list[Doc]
    """By path: `{"prompt.of": 9}`."""
    fine: list[Doc] = []  # noqa: RUF012
    """Values at the edge of what may be written into it."""


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


def pushing_the_first() -> TribesState:
    seats = (led("tunga", "hidden_village", {"a": 1, "b": 1}), led("muk_kan", "intimidation", {"a": 2}))
    return play(table("act", *seats, options=LED, active=1), "act move sun", "done", "push a 0")


def handing_the_last() -> TribesState:
    seats = (tribe({"a": 1}, 1, 1), tribe({"i": 1}), tribe())
    return drawn("chief", *seats, steps=("bid 2", "give food 1"))


def shooting() -> TribesState:
    return table("conflicts", tribe({"e": 3}, fulfilled=["bow"]), tribe({"e": 3}), tribe({"e": 1}), **SPENT)


def repelling() -> TribesState:
    walled = tribe({"e": 2}, villages=["e"], tokens=["walls"])
    return table("conflicts", tribe({"a": 1}), walled, tribe({"e": 3}), tribe({"e": 2}), **SPENT)


def ambushing() -> TribesState:
    seats = (led("kia_kia", "ambush", {"e": 4}, ambush=2), led("tunga", "hidden_village", {"e": 2}))
    return table("conflicts", *seats, options=LED, **SPENT)


def gathering() -> TribesState:
    """All that may be gathered is."""
    seats = (tribe(dict.fromkeys("abcdef", 1), stone=3), tribe())
    state = play(table("act", *seats, events=[event("walls")]), "act gather sun")
    for hex in legal(state, "gather"):
        if hex in legal(state, "gather"):
            play(state, f"gather {hex}")
    return state


def giving() -> TribesState:
    seats = (led("kaha", "wayfarers", {"a": 1, "b": 1}), led("muk_kan", "shared_gifts", {"a": 1}))
    state = table("act", *seats, options=LED, dice=["blank", "sun"], volcano=1)
    return play(state, "act gather blank", "gather a", "take stone")


def filling() -> TribesState:
    own = tribe({"a": 1, "b": 1}, fulfilled=["basketry"])
    return play(table("act", own, tribe(), dice=["blank", "sun"]), "act gather blank", "gather a", "gather b")


def farming() -> TribesState:
    seats = (led("indartsu", "farmers", {"a": 1, "d": 1}), OTHER)
    return play(table("act", *seats, options=LED), "act gather sun", "gather a", "gather d")


def offering() -> TribesState:
    return play(table("end", tribe({"a": 2}, 4, 4, tokens=["altar"]), tribe({"i": 1})), "sacrifice a")


def learning() -> TribesState:
    own = tribe({"a": 1, "b": 1}, villages=["a", "b"], open=["bow", "raid", "nomads"])
    return play(table("act", own, tribe()), "act learn sun", "discard bow")


def lit() -> TribesState:
    seats = (led("tunga", "light_in_the_dark", {"a": 1}), led("kiror", "evasive", {"i": 1}))
    return play(table("act", *seats, options=LED), "act grow moon", "done")


def borrowing_a_hearth() -> TribesState:
    seats = (tribe({"i": 1}, fulfilled=["hearth"]), tribe({"a": 1}, 1, 1, villages=["a"], elder="a"))
    state = table("act", *seats, active=1, options={"elders": True}, dice=["blank", "sun"])
    return play(state, "act grow blank", "borrow hearth 0")


def borrowing_pottery() -> TribesState:
    seats = (tribe({"a": 1}, 1, 1, villages=["a"], elder="a"), tribe({"i": 1}, fulfilled=["pottery"]), tribe())
    return play(table("end", *seats, options={"elders": True}, **SPENT), "borrow pottery 1")


def asked_with(prompt: Doc, *seats: Doc, **fields: Any) -> Callable[[], TribesState]:
    return lambda: table("", *seats, prompt=prompt, **fields)


LAID = dict(zip("abcdefghi", ["lake", "forest", "mountain"] * 3, strict=True))
PLACED = (tribe({"a": 2}), tribe({"b": 3}), tribe({"c": 3}))
RANDOM: Doc = {"options": {"special_lands": "random"}, "field": LAID}
TWO_OPEN = [event("altar"), event("abandoned_village")]
DOUBLE: Doc = {"dice": ["sun", "sun"], "aside": []}
TWO = (tribe({"a": 2}), tribe({"i": 2}))
TWO_RICH = (tribe({"a": 1}, 5), tribe({"i": 1}, 9))
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
        [{"prompt.args.highest": 5}],
    ),
    Fitting("bid", lambda: drawn("chief", *TWO_RICH), [{"prompt.args.highest": 1}, {"prompt.args.bidding": [1]}]),
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
    Fitting("flee", lambda: play(fleeing(), "flee a"), [{"prompt.of": 0}]),
    Fitting(
        "hand",
        handing,
        [{"prompt.of": 0}, {"prompt.of": 6}, {"prompt.of": 41, "seats.0.resources.food": 50}],
        [{"prompt.of": 40, "seats.0.resources.food": 50}],
    ),
    Fitting(
        "lose",
        suffering,
        [{"prompt.of": 0}, {"prompt.of": 3}, {"events": []}, {"prompt.args.beside": [0]}, {"volcano": 5}],
    ),
    Fitting("push_to", pushing_the_first, [{"prompt.args.of_seat": 1}]),
    Fitting("hand", handing_the_last, [{"prompt.of": 2}, {"seats.0.resources.wood": 0}]),
    Fitting("spare", lambda: play(sparing(), "spare food", "spare food"), [{"prompt.of": 0}]),
    Fitting(
        "spare",
        sparing,
        [{"prompt.of": 10, "prompt.args.cost": {"food": 9, "wood": 9, "stone": 9}}],
        [{"prompt.of": 9, "prompt.args.cost": {"food": 9, "wood": 9, "stone": 9}}],
    ),
    Fitting("shoot", shooting, [{"prompt.args.hex": "a"}, {"prompt.args.hex": "board"}, {"prompt.seat": 1}]),
    Fitting("repel", repelling, [{"prompt.seat": 0}, {"prompt.args.hex": "a"}, {"seats.0.members": {"e": 1}}]),
    Fitting("ambush", ambushing, [{"prompt.seat": 1}, {"prompt.args.hex": "a"}, {"prompt.args.hex": "board"}]),
    Fitting(
        "fight",
        lambda: table("fight", tribe({"a": 6, "c": 6}), tribe(), **SPENT),
        [{"seats.0.members": {"a": 5, "c": 5}, "prompt.args": {}}],
        [{"seats.0.members": {"a": 6}, "prompt.args": {}}],
    ),
    Fitting(
        "gather",
        gathering,
        [
            {"prompt.args.gathered": list("abcdef")},
            {"prompt.args.gathered": ["a", "i"]},
            {"prompt.args.for_stone": ["f"]},
            {"prompt.args.icy": True},
        ],
    ),
    Fitting("gift", giving, [{"prompt.seat": 0}, {"prompt.args.hex": "b"}, {"seats.1.power": "intimidation"}]),
    Fitting("basket", filling, [{"prompt.args.gathered": []}], [{"prompt.args.gathered": ["a"]}]),
    Fitting(
        "farm",
        farming,
        [{"seats.0.members": {"b": 1}, "prompt.args.gathered": ["b"]}, {"prompt.args.gathered": ["a", "c"]}],
        [{"prompt.args.gathered": ["a"]}],
    ),
    Fitting("offer", offering, [{"prompt.args.hex": "b"}, {"prompt.args.hex": "board"}, {"seats.0.tokens": []}]),
    Fitting("learn", learning, [{"prompt.done": 2}, {"prompt.args.action": "grow", "used": ["grow"]}]),
    Fitting(
        "chance_goal",
        lambda: play(learning(), "done"),
        [{"prompt.of": 0}, {"prompt.of": 13}, {"prompt.args.action": "grow", "used": ["grow"]}],
        [{"prompt.of": 1}, {"prompt.of": 12}],
    ),
    Fitting(
        "chance_event",
        lambda: table("chance_event", *TWO, **DOUBLE),
        [{"events": TWO_OPEN}],
        [{"events": TWO_OPEN[:1]}, {"events": TWO_OPEN[1:]}],
    ),
    Fitting("light", lit, [{"prompt.of": 0}, {"prompt.of": 10}, {"prompt.args": {}}], [{"prompt.of": 9}]),
    Fitting(
        "tribute",
        borrowing_a_hearth,
        [{"prompt.args.action": "move", "used": ["move"]}, {"prompt.args.to_seat": 1}, {"seats.1.resources": {}}],
        [{"seats.1.resources": {"food": 1}}],
    ),
    Fitting("tribute", borrowing_pottery, [{"seats.0.resources": {"food": 1}}], [{"seats.0.resources": {"food": 2}}]),
    Fitting(
        "chance_roll_one",
        asked_with(
            {"ask": "chance_roll_one", "args": {"face": "sun"}}, led("kia_kia", "shaman", {"a": 1}), OTHER, options=LED
        ),
        [{"prompt.args": {}}],
    ),
    Fitting(
        "bonus",
        asked_with({"ask": "bonus", "seat": 2, "of": 2}, *PLACED),
        [{"prompt.of": 3}, {"prompt.of": 0}, {"seats.1.members": {}}, {"active": 1}, {"seats.2.members": {"c": 2}}],
        [{"prompt.of": 1}],
    ),
    Fitting(
        "start",
        asked_with({"ask": "start", "seat": 2}, *PLACED[:2], tribe()),
        [{"active": 1}, {"seats.2.members": {"c": 3}}, {"seats.1.members": {"b": 2}}, {"prompt.seat": 1}],
    ),
    Fitting("start", asked_with({"ask": "start"}), [{"prompt.seat": 1}, {"seats": [tribe({"a": 2}), tribe({"b": 1})]}]),
    Fitting("leader", asked_with({"ask": "leader"}, options=LED), [{"options": {}}, {"prompt.seat": 1}]),
    Fitting(
        "chance_power",
        asked_with({"ask": "chance_power"}, options={"leaders": "random"}),
        [{"options": LED}, {"seats": [{"power": "traders"}, {"power": "kinship"}]}],
    ),
    Fitting(
        "chance_terrain",
        asked_with({"ask": "chance_terrain"}, field={"a": "lake"}),
        [{"field": LAID}, {"seats": [tribe({"a": 1}), {}]}, {"seats": [{}, tribe({"a": 1})]}],
    ),
    Fitting(
        "chance_pool",
        asked_with({"ask": "chance_pool"}, {"tribe": "daba"}, {"tribe": "kaha"}, field=LAID, first=0),
        [{"seats": [{"tribe": "daba"}, {}]}, {"seats.1.members": {"a": 1}}],
    ),
    Fitting(
        "chance_land",
        asked_with({"ask": "chance_land", "args": {"lands": 1}}, **RANDOM),
        [
            {"prompt.args.lands": 0},
            {"prompt.args": {}},
            {"prompt.args.lands": 4},
            {"lands": {"oasis": "a"}, "prompt.args.lands": 3},
        ],
        [{"prompt.args.lands": 3}, {"lands": {"oasis": "a"}, "prompt.args.lands": 2}],
    ),
    Fitting(
        "chance_land_hex",
        asked_with({"ask": "chance_land_hex", "args": {"lands": 1, "land": "great_lake"}}, **RANDOM),
        [
            {"prompt.args.lands": 0},
            {"prompt.args.land": "oasis", "lands": {"oasis": "a"}},
            {"prompt.args": {"lands": 1}},
        ],
    ),
    Fitting(
        "chance_tribe",
        asked_with({"ask": "chance_tribe"}, field=LAID),
        [{"seats": [{"tribe": "daba"}, {"tribe": "kaha"}]}],
    ),
    Fitting("volcano", lambda: drawn("volcano", *TWO), [{"volcano": 1}, {"events": []}]),
    Fitting("invaders", lambda: drawn("invaders", *TWO), [{"events": []}]),
    Fitting("tiger", lambda: drawn("sabre_tooth", *TWO), [{"events": []}]),
    Fitting("return", lambda: table("return", tribe({"c": 1}), tribe({"i": 1})), [{"seats.0.members": {"c": 2}}]),
]


def written(state: TribesState) -> Doc:
    return deepcopy(state.to_position())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.ask)
def test_a_question_is_kept_by_its_position(case: Fitting) -> None:
    state = case.state()
    assert ask(state) == case.ask
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


def with_changes(case: Fitting, changes: Doc) -> Doc:
    doc = written(case.state())
    for path, value in changes.items():
        *way, last = path.split(".")
        holder: Any = doc
        for key in way:
            holder = holder[int(key)] if key.isdigit() else holder.setdefault(key, {})
        holder[last] = value
    return doc


def named(one: Any) -> str:
    return str(one.ask) if isinstance(one, Fitting) else " ".join(one)


@pytest.mark.parametrize(("case", "fine"), [(case, fine) for case in CASES for fine in case.fine], ids=named)
def test_what_could_be_asked_loads(case: Fitting, fine: Doc) -> None:
    assert ask(GAME.from_position(with_changes(case, fine))) == case.ask  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("case", "wrong"),
    [(case, wrong) for case in CASES for wrong in case.wrong],
    ids=named,
)
def test_a_question_that_could_not_be_asked_is_refused(case: Fitting, wrong: Doc) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(with_changes(case, wrong))
