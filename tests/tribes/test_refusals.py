"""Every reason to refuse an action: the rule that decides here, and the numbers of this position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.state import TribesState
from tests.text.refusals import Case, check, check_complete
from tests.tribes.tables import GAME, LED, event, led, play, table, tribe

HERE = tribe({"a": 2})
NOBODY = tribe()
OTHER = led("tunga", "light_in_the_dark", {"i": 1})
SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
MAMMOTH: Doc = {"events": [event("mammoth")], "mammoth": {"hex": "a"}}
INVADED: Doc = {"events": [event("invaders")], "invaders": {"hex": "a", "number": 3}}
KNOWN: Doc = {"events": [event("shared_knowledge")]}
ALL_OPEN = [goal for goal in c.GOALS if goal != "pottery"]


def asked(ask: str, *seats: Doc, steps: Sequence[str] = (), **more: Any) -> Callable[[], TribesState]:
    return lambda: play(table(ask, *seats, **more), *steps)


def end(*seats: Doc, **more: Any) -> Callable[[], TribesState]:
    return asked("end", *seats, **more)


def acting(*steps: str, me: Doc = HERE, other: Doc = NOBODY, **more: Any) -> Callable[[], TribesState]:
    """After these steps of step 3."""
    return asked("act", me, other, steps=steps, **more)


def leading(me: Doc, *steps: str, ask: str = "act", other: Doc = OTHER, **more: Any) -> Callable[[], TribesState]:
    return asked(ask, me, other, steps=steps, options=LED, **more)


def comes(name: str, *seats: Doc, steps: Sequence[str] = (), **more: Any) -> Callable[[], TribesState]:
    """An event that a double of suns brings."""
    return asked("chance_event", *seats, steps=[f"event {name}", *steps], dice=["sun", "sun"], **more)


def villages(*hexes: str, **more: Any) -> Doc:
    return tribe(dict.fromkeys(hexes, 1), villages=list(hexes), **more)


FULL = led("tunga", "hidden_village", dict.fromkeys("abcdefghijkl", 1), food=9, wood=9, stone=9)
FULL["villages"] = list("abcdefghijkl")
ELDER: Doc = {"options": {"elders": True}}
WAYFARER = led("kaha", "wayfarers", {"a": 1}, food=0)
FLEEING = leading(
    led("kaha", "wayfarers", {"e": 4, "b": 5}), ask="conflicts", other=led("kiror", "evasive", {"e": 2}), **SPENT
)
KINSHIP = led("indartsu", "kinship", {"a": 1})
SHARING = led("tunga", "light_in_the_dark", {"a": 1})
POTTER = tribe({"a": 1}, 1, fulfilled=["pottery"])
BIDDERS = (tribe({"a": 1}, 9), tribe({"i": 1}), tribe({"i": 1}))
FARMING = leading(led("indartsu", "farmers", {"a": 1, "b": 1, "d": 1}), "act gather sun", "gather a", "done")
BASKET = acting("act gather sun", "gather a", "gather d", me=tribe({"a": 1, "b": 1, "d": 1}, fulfilled=["basketry"]))
BASKET_ON_ICE = acting(
    *["act gather sun", "gather a", "gather b", "gather c"],
    me=tribe({"a": 1, "b": 1, "c": 1}, fulfilled=["basketry"]),
    options={"special_lands": {"glacier": "c"}},
)
INVADERS_ONLY = asked(
    "fight",
    tribe({"a": 6, "c": 6}),
    NOBODY,
    events=[event("invaders"), event("drought")],
    invaders={"hex": "b", "number": 5},
    **SPENT,
)


def building(food: int, wood: int, stone: int, *steps: str) -> Callable[[], TribesState]:
    """A village on `a` for food 2, wood 1, stone 3, of which Crafty builders save three."""
    me = led("daba", "crafty_builders", {"a": 1}, food=food, wood=wood, stone=stone)
    return leading(me, "build a", *steps, ask="end")


CASES = [
    Case("not_yours", asked("leader", options=LED), "lead kinship", "T104"),
    Case("not_free", asked("turn", NOBODY, HERE), "place a", "T10"),
    Case("no_such_die", acting(), "act grow blank", "T108"),
    Case("no_such_die", leading(led("kia_kia", "shaman", {"a": 1}), ask="before"), "keep blank", "T175"),
    Case("action_used", acting("act gather sun", "done"), "act gather moon", "T13"),
    Case("nobody_there", acting("act grow sun"), "grow b", "T115"),
    Case("nobody_there", acting("act gather sun"), "gather b", "T17"),
    Case("nobody_there", acting("act move sun"), "move b c", "T16"),
    Case("nobody_there", end(HERE, NOBODY), "build b", "T130"),
    Case("nobody_left", acting("act grow sun", *["grow a"] * 2, me=tribe({"a": 18})), "grow a", "T3", (20,)),
    Case(
        "nobody_left",
        leading(
            led("kia_kia", "ambush", {"e": 4}, ambush=2),
            ask="conflicts",
            other=led("tunga", "hidden_village", {"e": 2}),
            **SPENT,
        ),
        "ambush 5",
        "T171",
        (2,),
    ),
    Case("out_of_order", acting("act grow sun", "grow b", me=tribe({"a": 1, "b": 1})), "grow a", ""),
    Case("enough", acting("act grow sun", *["grow b"] * 4, me=tribe({"a": 1, "b": 1})), "grow a", "T14", (4,)),
    Case("enough", leading(KINSHIP, "act grow sun", *["grow a"] * 5, other=SHARING), "grow a", "T14", (5,)),
    Case("gathered_already", acting("act gather sun", "gather b", me=tribe({"b": 1, "d": 1})), "gather b", "T118"),
    Case("too_early", building(4, 0, 4), "spare stone", ""),
    Case("no_resource", building(4, 1, 4, "spare food", "spare food"), "spare food", "T170", (1, 3, 4)),
    Case("off_board", acting("act move sun"), "move a j", "T5", ("J",)),
    Case("not_at_table", end(villages("a", food=1, elder="a"), NOBODY, NOBODY, **ELDER), "borrow hearth 3", "T1", (3,)),
    Case("not_at_table", end(POTTER, NOBODY, NOBODY, steps=["pottery"]), "give food 3", "T1", (3,)),
    Case("not_at_table", comes("chief", *BIDDERS, steps=["bid 1"], aside=[]), "give food 3", "T1", (3,)),
    Case("wrong_target", end(POTTER, NOBODY, NOBODY, steps=["pottery"]), "give food 0", "T22"),
    Case("wrong_target", comes("chief", *BIDDERS, steps=["bid 1"], aside=[]), "give food 0", "T143"),
    Case("wrong_place", FARMING, "grow d", "T104"),
    Case(
        "wrong_place",
        asked(
            "chance_event",
            tribe({"a": 2, "b": 1, "i": 3}),
            NOBODY,
            steps=["event volcano"],
            volcano=1,
            dice=["moon"] * 2,
        ),
        "lose i",
        "T140",
        ("I",),
    ),
    Case("wrong_place", BASKET, "fill b", "T164", ("B",)),
    Case("on_glacier", BASKET_ON_ICE, "fill c", "T151"),
    Case("too_far", acting("act move sun"), "move a a", "T157"),
    Case(
        "too_far", acting("act move sun", me=tribe({"a": 1}, tokens=["canoe"]), discarded=["canoe"]), "move a i", "T157"
    ),
    Case("no_conflict", INVADERS_ONLY, "fight b", "T155", ("B",)),
    Case("no_mammoth", FLEEING, "flee_riding b", "T163"),
    Case("enough", acting("act grow sun", *["grow a"] * 4), "grow a", "T14", (4,)),
    Case("enough", acting("act move sun", *["move a b"] * 4, me=tribe({"a": 8})), "move a b", "T14", (4,)),
    Case("enough", leading(led("kia_kia", "ambush", {"a": 1}, ambush=5), "act grow sun"), "grow board", "T104", (5,)),
    Case("all_moved", acting("act move sun", "move a b", me=tribe({"a": 1})), "move b c", "T116"),
    Case("too_far", acting("act move sun"), "move a i", "T157"),
    Case("too_far", acting("act move sun", me=tribe({"a": 1}, fulfilled=["stable"])), "move a i", "T157", (2,)),
    Case("too_far", FLEEING, "flee a", "T153"),
    Case("no_mammoth", acting("act move sun"), "ride a b", "T163"),
    Case("no_mammoth", acting(), "hunt sun", "T41"),
    Case("too_few", acting(me=tribe({"a": 3}), **MAMMOTH), "hunt sun", "T41", ("A", 4, 3)),
    Case(
        "too_few",
        acting("act gather sun", me=tribe({"a": 2, "b": 1}), options={"special_lands": {"oasis": "a"}}),
        "gather a",
        "T149",
        ("A", 3, 2),
    ),
    Case("invaded", end(tribe({"a": 2}, 9, 9, 9), NOBODY, **INVADED), "build a", "T130"),
    Case("invaded", acting("act gather sun", me=tribe({"a": 1, "b": 1}), **INVADED), "gather a", "T41"),
    Case("no_resource", end(tribe({"a": 1}, 2, 0, 0), NOBODY, events=[event("walls")]), "buy walls", "T134", (3, 2)),
    Case("no_resource", end(tribe({"a": 1}, 2, 3, 0), NOBODY), "build a", "T22", (2, 1, 3)),
    Case("no_resource", end(tribe({"a": 1}, 0, 2, 0, open=["bow"]), NOBODY), "claim bow", "T22", (2, 1)),
    Case("no_resource", acting(me=tribe({"a": 4}, 2), **MAMMOTH), "tame sun", "T41", (3, 2)),
    Case("no_resource", leading(WAYFARER, "act grow sun"), "move a b", "T157", (3,)),
    Case("village_there", end(villages("a", food=9, wood=9, stone=9), NOBODY), "build a", "T130"),
    Case(
        "no_villages",
        asked("end", FULL, led("kiror", "evasive"), led("kaha", "wayfarers"), led("daba", "traders"), options=LED),
        "build board",
        "T119",
        (12,),
    ),
    Case(
        "no_villages",
        asked(
            "end",
            led("daba", "traders", dict.fromkeys("abcdefghijk", 1), villages=list("abcdefghij")),
            led("tunga", "hidden_village", {"l": 1}, villages=["l"], hidden_village=True),
            led("kiror", "evasive"),
            led("kaha", "wayfarers"),
            options=LED,
        ),
        "build k",
        "T119",
        (12,),
    ),
    Case(
        "on_glacier",
        end(tribe({"c": 1}, 9, 9, 9), NOBODY, options={"special_lands": {"glacier": "c"}}),
        "build c",
        "T130",
    ),
    Case("not_open", end(HERE, NOBODY), "claim bow", "T22"),
    Case("not_open", acting("act learn sun", me=villages("a", open=["raid"])), "discard bow", "T120"),
    Case("not_open", acting(), "chase sun", "T41"),
    Case("not_open", end(tribe({"a": 1}, 1), HERE), "study food", "T41"),
    Case("unfulfilled", end(tribe({"a": 1, "b": 2}, open=["nomads"]), NOBODY), "claim nomads", "T132", (2, 7)),
    Case(
        "once_a_turn", end(tribe({"a": 1}, 2), HERE, steps=["study food", "goal raid"], **KNOWN), "study food", "T144"
    ),
    Case(
        "once_a_turn",
        leading(led("dananu", "cunning", {"a": 1}, food=2), "act grow moon", "strengthen food"),
        "strengthen food",
        "T176",
    ),
    Case("not_for_sale", end(HERE, NOBODY), "buy altar", "T134"),
    Case("not_for_sale", end(HERE, NOBODY), "sacrifice a", "T41"),
    Case(
        "bid_too_low",
        comes("chief", tribe({"a": 1}, 9), tribe({"i": 1}, 9), steps=["bid 4"], aside=[]),
        "bid 3",
        "T143",
        (4,),
    ),
    Case("bid_too_high", comes("chief", tribe({"a": 1}, 6), tribe({"i": 1}, 9), aside=[]), "bid 7", "T143", (6,)),
    Case("no_power", acting("act grow sun"), "grow board", "T104"),
    Case("no_power", end(tribe({"a": 1}, 9, 9, 9), NOBODY), "build board", "T104"),
    Case("no_elder", end(HERE, NOBODY, **ELDER), "borrow stone_tools 1", "T30"),
    Case("no_development", end(villages("a", food=1, elder="a"), NOBODY, **ELDER), "borrow stone_tools 1", "T158"),
    Case("no_development", end(HERE, NOBODY, NOBODY), "pottery", "T22"),
    Case(
        "not_controlled",
        comes("abandoned_village", tribe({"a": 1, "b": 1}, 9, 9, 9), tribe({"a": 1}), aside=[]),
        "build a",
        "T41",
    ),
    Case(
        "no_conflict", asked("fight", tribe({"a": 6, "b": 3, "c": 6}), NOBODY, **SPENT), "fight b", "T20", ("B", 5, 3)
    ),
    Case("no_room", FLEEING, "flee b", "T153", ("B", 5)),
    Case("wrong_place", comes("mammoth", HERE, NOBODY), "mammoth b", "T136", ("B",)),
    Case("wrong_place", comes("sabre_tooth", HERE, NOBODY), "tiger a", "T41", ("A",)),
    Case("wrong_target", end(villages("a", food=1, elder="a"), NOBODY, **ELDER), "borrow stone_tools 0", "T30"),
    Case(
        "wrong_target",
        asked("conflicts", tribe({"e": 3}, fulfilled=["bow"]), tribe({"e": 3}), tribe({"e": 1}), **SPENT),
        "shoot 0",
        "T125",
    ),
    Case("wrong_type", acting("act gather sun", "gather a", volcano=1), "take wood", "T164"),
    Case("not_shared", end(tribe({"a": 1}, 1), tribe({"b": 1}), **KNOWN), "study food", "T41"),
    Case("no_cards", end(tribe({"a": 1}, 1, open=ALL_OPEN), HERE, **KNOWN), "study food", "T120"),
    Case(
        "strong_already", leading(led("dananu", "cunning", {"a": 1}, food=2), "act grow sun"), "strengthen food", "T176"
    ),
    Case(
        "last_guard",
        leading(
            led("muk_kan", "intimidation", {"a": 2, "b": 2}),
            "act move sun",
            "done",
            other=led("tunga", "hidden_village", {"a": 1, "b": 1}, villages=["a"]),
        ),
        "push a 1",
        "T173",
    ),
    Case(
        "must_stay",
        acting(
            "act learn sun",
            "discard bow",
            "discard raid",
            me=villages("a", "b", wood=3, open=["bow", "raid", "nomads"]),
            events=[event("canoe")],
        ),
        "discard nomads",
        "T120",
        (2,),
    ),
]


def test_every_reason_has_a_case() -> None:
    check_complete(GAME, CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_refusal_cites_the_rule_that_decides_and_tells_the_numbers(case: Case) -> None:
    check(case)
