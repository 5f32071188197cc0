"""Positions: written by people, given back by every state, refused by the name of the field that cannot be."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from folkmoot.core import ALL, CHANCE, OVER, BadPosition, BadView, Doc, SimDealer, State
from tests.ethnos.tables import (
    GAME,
    ask,
    deal,
    hand_of,
    legal,
    markers_in,
    outcomes,
    play,
    position,
    seen,
    supply,
    table,
    third_dragon,
)
from tests.sampled import few

FIVE = ["dwarf", "elf", "giant", "orc", "skeleton"]
TEN = "dwarf.red*2 dwarf.blue*2 dwarf.grey*2 dwarf.green*2 dwarf.orange*2"


def same(one: State, other: State) -> bool:
    """Return True if two states are the same to everybody, now and in what may come."""
    views = [None, ALL, *range(int(one.players))]
    return (
        (one.turn, one.drafting, one.legal_actions(), one.chance_outcomes(), one.rows())
        == (other.turn, other.drafting, other.legal_actions(), other.chance_outcomes(), other.rows())
    ) and all(one.view(seat).data == other.view(seat).data for seat in views)


def again(state: State) -> State:
    """The state that its own position gives, through JSON."""
    return GAME.from_position(json.loads(json.dumps(state.to_position())))


# Round trips


@pytest.mark.parametrize("players", few([2, 3, 4, 5, 6]))
def test_states_of_a_whole_game_give_themselves_back(players: int) -> None:
    state, dealer, met = GAME.start(players), SimDealer(players), Counter[str]()
    while state.turn != OVER:
        met[ask(state)] += 1
        if met[ask(state)] < 4 or met[ask(state)] % 6 == 0:
            copied = again(state)
            assert same(copied, state)
            assert copied.to_position() == state.to_position()
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
    assert same(again(state), state)


@pytest.mark.parametrize(
    "state",
    [
        play(table(hand="dwarf.red dwarf.blue"), "lead dwarf.red", "add dwarf.blue"),
        play(table(hand="centaur.red dwarf.blue"), "lead centaur.red", "done", "place rhea"),
        play(table(hand="centaur.red dwarf.blue"), "lead centaur.red", "done", "place rhea", "lead dwarf.blue"),
        play(table(hand="elf.red dwarf.blue"), "lead elf.red", "done", "decline", "add dwarf.blue"),
        play(table(hand="giant.red", bands={1: ["giant.blue"]}), "lead giant.red", "done"),
        play(table(hand="merfolk.red", merfolk=[2]), "lead merfolk.red", "done", "decline"),
        play(table(hand="wizard.red*2"), "lead wizard.red", "add wizard.red", "done", "decline", "conjure"),
        play(table(hand="wizard.red*2", upper=0), "lead wizard.red", "add wizard.red", "done", "decline", "conjure"),
        play(table(upper=0), "draw", "dragon"),
        play(third_dragon(turn=1, orcs={0: "red", 3: "blue"}), "decline"),
        play(table(hand="skeleton*10"), "skeletons"),
        play(table(hand="skeleton*10", options={"ten_skeletons": False}), "pass"),
        third_dragon(age=3),
        third_dragon(age=2),
    ],
    ids=lambda state: ask(state),
)
def test_states_in_the_middle_of_things_give_themselves_back(state: State) -> None:
    assert same(again(state), state)


def test_a_band_that_has_not_claimed_the_giant_token_does_so_after_the_round_trip() -> None:
    state = again(play(table(hand="giant.red*2", bands={1: ["giant.blue"]}), "lead giant.red", "add giant.red", "done"))
    assert seen(state)["giant"] == 1
    play(state, "decline")
    assert (seen(state)["giant"], state.scores()) == (0, [2, 0, 0, 0])


# What is left out


def test_only_the_number_of_players_is_needed() -> None:
    assert same(GAME.from_position({"players": 3}), GAME.start(3))
    assert same(GAME.from_position({"game": "ethnos", "players": 3, "rules": 1}), GAME.start(3))


def test_options_are_those_of_start() -> None:
    given = {"tribes": FIVE, "ten_skeletons": False}
    assert same(GAME.from_position({"players": 2, "options": given}), GAME.start(2, tribes=FIVE, ten_skeletons=False))


def test_what_is_left_out_has_its_value_at_the_start() -> None:
    state = GAME.from_position({"players": 2, "tribes": FIVE, "turn": 1, "kingdoms": position(2)["kingdoms"]})
    data = seen(state)
    assert (state.turn, ask(state), data["age"], data["first"], data["dragons"]) == (1, "turn", 1, 1, 0)
    assert (data["face_up"], supply(state), state.scores()) == ([], [25, 25], [0, 0])
    assert data["options"] == {option.name: option.default for option in GAME.options}


def test_tokens_left_out_are_dealt_first() -> None:
    state = GAME.from_position({"players": 2, "tribes": FIVE, "turn": 1, "seats": [{"hand": ["dwarf.red"]}, {}]})
    assert (state.turn, ask(state)) == (CHANCE, "token")
    assert same(again(state), state)
    assert deal(state).turn == 1
    assert hand_of(state, 0) == ["dwarf.red"]


def test_it_is_still_the_named_seats_turn_when_the_tokens_lie() -> None:
    """The position of a table without tokens forgot whose turn it was."""
    doc = {"players": 4, "tribes": [*FIVE, "wizard"], "turn": 2, "first": 1, "seats": [{}, {}, {}, {}]}
    state = again(GAME.from_position(doc))
    assert deal(state).turn == 2
    assert seen(state)["first"] == 1


def test_some_tokens_may_lie_already() -> None:
    doc = {"players": 2, "tribes": FIVE, "turn": 0, "kingdoms": {"ithys": {"tokens": [8, 2]}, "straton": {}}}
    state = GAME.from_position(doc)
    assert seen(state)["kingdoms"]["ithys"]["tokens"] == [2, 8]
    assert outcomes(state) == {"token 0": 1, "token 2": 2, "token 4": 2, "token 6": 2, "token 8": 2, "token 10": 1}


def test_the_draw_pile_is_whatever_lies_nowhere_else() -> None:
    state = table(
        2, tribes=" ".join(FIVE), hand="dwarf.red", row="dwarf.red elf.blue", bands={1: ["skeleton*0 orc.grey"]}
    )
    weights = outcomes(play(state, "draw"))
    assert sum(weights.values()) == 60 - 4
    assert "card dwarf.red" not in weights
    assert (weights["card elf.blue"], weights["card orc.grey"], weights["card skeleton"]) == (1, 1, 12)


def test_the_lower_half_is_that_of_a_new_age_unless_it_is_said() -> None:
    whole = position(2, tribes=" ".join(FIVE), hand="dwarf.red", row="elf.red*2 elf.blue*2")
    whole["seats"][1]["hand"] = ["orc.red"]
    assert seen(GAME.from_position(whole))["deck"] == {"upper": 27, "lower": 30}
    assert seen(GAME.from_position({**whole, "upper": 3}))["deck"] == {"upper": 3, "lower": 54}
    assert seen(GAME.from_position({**whole, "dragons": 1}))["deck"] == {"upper": 0, "lower": 56}


def test_the_giant_token_lies_on_the_largest_band_unless_two_are_equal() -> None:
    assert seen(table(bands={1: ["giant.red"], 2: ["giant.blue*2"]}))["giant"] == 2
    assert seen(table(bands={1: ["giant.red"], 2: ["giant.blue"]}, giant=1))["giant"] == 1


def test_glory_without_reasons_is_a_row_of_its_own() -> None:
    points = [{"seat": 0, "points": 3, "row": "kingdoms", "age": 1, "kingdom": "duris", "place": 1, "tied": 2}]
    state = table(glory=[7, 0, 2, 0], points=points, age=2)
    rows = {row.id: list(row.points) for row in state.rows()}
    assert (rows["kingdoms"], rows["earlier"]) == ([3, 0, 0, 0], [4, 0, 2, 0])
    assert same(again(state), state)


def test_known_cards_are_part_of_the_hand() -> None:
    state = table(hand="dwarf.red dwarf.blue", known=["dwarf.blue"])
    assert seen(state, 2)["seats"][0]["known"] == ["dwarf.blue"]


def test_order_in_lists_does_not_matter() -> None:
    assert same(table(hand="skeleton dwarf.blue dwarf.red"), table(hand="dwarf.red skeleton dwarf.blue"))


# What cannot be


def wrong(base: Doc, path: str, value: Any) -> Doc:
    """The document with one field changed: `seats.0.hand` and so on."""
    doc = copy.deepcopy(base)
    node: Any = doc
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        node = node[key]
    node[last] = value
    return doc


BASE = position(
    tribes="dwarf elf giant orc skeleton troll",
    hand="dwarf.red dwarf.blue",
    row="elf.red",
    bands={1: ["giant.red giant.blue"], 2: ["elf.blue"]},
    markers={"duris": [1, 2, 0, 3]},
    trolls={1: [4]},
    orcs={2: "red"},
)


@pytest.mark.parametrize(
    ("path", "value", "where", "what"),
    [
        ("players", 7, "players", "between 2 and 6"),
        ("players", "4", "players", "between 2 and 6"),
        ("players", True, "players", "between 2 and 6"),
        ("game", "tribes", "game", "ethnos"),
        ("rules", 99, "rules", "must be 1"),
        ("options", [], "options", "not an object"),
        ("options", {"tempo": 1}, "options.tempo", "unknown option"),
        ("options", {"ten_skeletons": 1}, "options.ten_skeletons", "True nor False"),
        ("options", {"tribes": ["dwarf"]}, "options.tribes", "need 6"),
        ("colour", 1, "colour", "unknown field"),
        ("turn", 4, "turn", "between -2 and 3"),
        ("turn", -1, "turn", "does not fit the rest (0 would)"),
        ("over", "yes", "over", "true nor false"),
        ("over", True, "turn", "does not fit the rest (-2 would)"),
        ("age", 4, "age", "between 0 and 3"),
        ("age", 0, "face_up[0]", "before the first age"),
        ("first", 4, "first", "between 0 and 3"),
        ("third", 2, "third", "goes on"),
        ("winner", 2, "winner", "ten skeletons"),
        ("tribes", ["dwarf"] * 6, "tribes[1]", "twice"),
        ("tribes", ["dwarf"], "tribes", "1 entries, 6 are needed"),
        ("tribes", None, "tribes", "missing"),
        ("tribes", ["dwarf", "elf", "giant", "orc", "skeleton", "hobbit"], "tribes[5]", "isn't a valid tribe"),
        (
            "tribes",
            ["dwarf", "elf", "giant", "orc", "wizard", "merfolk"],
            "seats[1].trolls[0]",
            "trolls are not in play",
        ),
        ("face_up", ["dwarf.pink"], "face_up[0]", "isn't a valid card (tribes: "),
        ("face_up", "dwarf.red", "face_up", "not a list"),
        ("face_up", [7], "face_up[0]", "isn't a valid card"),
        ("face_up", ["elf.red"] * 3, "face_up[2]", "one too many"),
        ("face_up", ["wizard.red"], "face_up[0]", "not in play"),
        ("upper", 70, "upper", "between 0 and"),
        ("upper", -1, "upper", "between 0 and"),
        ("dragons", 4, "dragons", "between 0 and 3"),
        ("dragons", 3, "dragons", "the age ends"),
        ("giant", 0, "giant", "largest giant-led band"),
        ("giant", 9, "giant", "between 0 and 3"),
        ("seats", [{}, {}, {}], "seats", "3 entries, 4 are needed"),
        ("seats", [{}] * 5, "seats", "5 entries"),
        ("seats.0", [], "seats[0]", "not an object"),
        ("seats.0.hats", 1, "seats[0].hats", "unknown field"),
        ("seats.0.glory", -1, "seats[0].glory", "between 0 and"),
        ("seats.0.glory", 1.5, "seats[0].glory", "whole number"),
        ("seats.0.hand", ["dwarf.red", "dwarf.pink"], "seats[0].hand[1]", "'dwarf.pink' isn't a valid card"),
        ("seats.0.hand", ["dwarf.red"] * 3, "seats[0].hand[2]", "one too many: there are 2"),
        ("seats.0.hand", ["skeleton"] * 11, "seats[0].hand", "at most 10"),
        ("seats.0.hand", {}, "seats[0].hand", "not a list"),
        ("seats.0.known", ["dwarf.grey"], "seats[0].known[0]", "not in the hand"),
        ("seats.0.known", ["dwarf.red"] * 2, "seats[0].known[1]", "not in the hand"),
        ("seats.0.known", ["dwarf"], "seats[0].known[0]", "isn't a valid card"),
        ("seats.0.merfolk", 3, "seats[0].merfolk", "not in play"),
        ("seats.0.merfolk", 19, "seats[0].merfolk", "between 0 and 18"),
        ("seats.0.orcs", ["pink"], "seats[0].orcs[0]", "isn't a valid colour"),
        ("seats.0.orcs", ["red", "red"], "seats[0].orcs[1]", "named twice"),
        ("seats.0.trolls", [7], "seats[0].trolls[0]", "1 2 3 4 5 6"),
        ("seats.0.trolls", [True], "seats[0].trolls[0]", "isn't a valid troll token"),
        ("seats.0.trolls", [4], "seats[1].trolls[0]", "named twice"),
        ("seats.0.bands", [{"leader": "elf.grey", "cards": []}], "seats[0].bands[0].leader", "not among"),
        ("seats.0.bands", [{"cards": ["elf.grey"]}], "seats[0].bands[0].leader", "missing"),
        (
            "seats.0.bands",
            [{"leader": "skeleton", "cards": ["skeleton"]}],
            "seats[0].bands[0].leader",
            "isn't a valid leader",
        ),
        (
            "seats.0.bands",
            [{"leader": "elf.grey", "cards": ["elf.grey", "orc.red"]}],
            "seats[0].bands[0].cards",
            "neither all of one tribe nor all of one colour",
        ),
        (
            "seats.0.bands",
            [{"leader": "elf.grey", "cards": ["elf.grey", "elf.green", "orc.grey"]}],
            "seats[0].bands[0].cards",
            "neither",
        ),
        ("seats.0.bands", [{"leader": None, "cards": ["skeleton"] * 9}], "seats[0].bands[0].leader", "only 10"),
        ("seats.0.bands", [{"leader": None, "cards": ["skeleton"] * 10}], "winner", "seats[0] has laid ten skeletons"),
        ("seats.0.bands", [{"leader": "giant.grey", "cards": ["giant.grey"] * 2}], "giant", "seats[0], seats[1]"),
        ("kingdoms.mordor", {}, "kingdoms.mordor", "unknown field"),
        ("kingdoms.duris.walls", 1, "kingdoms.duris.walls", "unknown field"),
        ("kingdoms.duris.tokens", 0, "kingdoms.duris.tokens", "not a list"),
        ("kingdoms.duris.tokens", [3, 4, 6], "kingdoms.duris.tokens[0]", "no glory token 3"),
        ("kingdoms.ithys.tokens", [10, 10, 10], "kingdoms.ithys.tokens[2]", "no glory token 10 is left"),
        ("kingdoms.ithys.tokens", [0, 0, 2, 2], "kingdoms.ithys.tokens", "at most 3"),
        ("kingdoms.ithys.tokens", [0, 0], "kingdoms.straton.tokens", "those of ithys are missing"),
        ("kingdoms.duris.markers", [26, 0, 0, 0], "kingdoms.duris.markers[0]", "between 0 and 25"),
        ("kingdoms.duris.markers", [0, 0, 0], "kingdoms.duris.markers", "3 entries, 4 are needed"),
        ("kingdoms.duris.markers", [0, 0, 25, 0], "seats[2].orcs", "26 markers of seats[2], it has 25"),
        ("kingdoms.rhea.markers", [0, 0, 0, 24], "kingdoms.duris.markers[3]", "27 markers of seats[3], it has 25"),
        ("prompt", [], "prompt", "not an object"),
        ("prompt", {"ask": "why"}, "prompt.ask", "isn't a valid question"),
        ("prompt", {"ask": "band"}, "prompt.ask", "isn't a valid question"),
        ("prompt", {"ask": "turn", "seat": 2}, "turn", "does not fit the rest (2 would)"),
        ("prompt", {"ask": "turn", "done": 1, "of": 2}, "prompt.done", "does not fit"),
        ("prompt", {"ask": "tribe"}, "prompt.ask", "does not fit"),
        ("prompt", {"ask": "marker"}, "prompt.ask", "seats[0] has played no band"),
        ("prompt", {"ask": "cash"}, "prompt.ask", "third"),
        ("draft", {"leader": "elf.red", "cards": ["elf.red"]}, "draft", "not_in_hand"),
        ("draft", {"leader": "dwarf.red", "cards": []}, "draft.leader", "not among"),
        ("draft", {"leader": "skeleton", "cards": ["skeleton"]}, "draft.leader", "isn't a valid leader"),
        ("draft", {"leader": "dwarf.red", "cards": ["dwarf.red"] * 2}, "draft", "not_in_hand"),
        ("draft", {"cards": ["dwarf.red"]}, "draft", "not_now"),
        ("draft", {"leader": "dwarf.red"}, "draft.cards", "not a list"),
        ("points", [{"seat": 0, "points": 3, "row": "bands", "age": 1}], "seats[0].glory", "less than the 3"),
        ("points", [{"seat": 0, "points": 0, "row": "luck", "age": 1}], "points[0].row", "isn't a valid row"),
        (
            "points",
            [{"seat": 0, "points": 0, "row": "kingdoms", "age": 1}],
            "points[0].kingdom",
            "isn't a valid kingdom",
        ),
        ("points", [{"seat": 0, "points": 0, "row": "orcs", "age": 1, "tied": 1}], "points[0].tied", "unknown field"),
        ("points", [{"seat": 0, "points": 0, "row": "orcs", "age": 4}], "points[0].age", "between 0 and 3"),
    ],
)
def test_what_cannot_be_is_refused_by_the_name_of_the_field(path: str, value: Any, where: str, what: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(wrong(BASE, path, value))
    assert (caught.value.where, what in caught.value.what) == (where, True), caught.value


def test_the_unchanged_table_is_possible() -> None:
    assert GAME.from_position(BASE).turn == 0


@pytest.mark.parametrize("doc", [None, 7, "table", [], [{"players": 2}]])
def test_only_an_object_is_a_position(doc: Any) -> None:
    with pytest.raises(BadPosition, match="not an object"):
        GAME.from_position(doc)


def test_a_position_without_players_is_none() -> None:
    with pytest.raises(BadPosition, match=r"^players: "):
        GAME.from_position({})


def test_no_dragon_comes_before_the_upper_half_is_gone() -> None:
    with pytest.raises(BadPosition, match=r"^dragons: no dragon lies in the upper half"):
        table(dragons=1, upper=5)


def test_merfolk_take_a_marker_away() -> None:
    assert supply(table(merfolk=[1], markers={"duris": [24]}))[0] == 0
    with pytest.raises(BadPosition, match=r"25 markers of seats\[0\], it has 24"):
        table(merfolk=[1], markers={"duris": [25]})


def test_the_tribes_are_those_of_the_options() -> None:
    with pytest.raises(BadPosition, match=r"^tribes: .*options\.tribes"):
        GAME.from_position({"players": 2, "options": {"tribes": FIVE}, "tribes": [*FIVE[:4], "wizard"]})


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"bands": {0: ["dwarf.red"]}, "markers": {"duris": [25]}, "ask": "marker"}, "places no marker"),
        ({"bands": {0: ["halfling.red*3"]}, "ask": "marker"}, "places no marker"),
        ({"bands": {0: ["dwarf.red"]}, "markers": {"rhea": [1]}, "ask": "marker"}, "places no marker"),
        ({"bands": {0: ["dwarf.red"]}, "ask": "raid"}, "another leader than orc"),
        ({"bands": {0: ["orc.red"]}, "orcs": {0: "red"}, "ask": "raid"}, "not free"),
        ({"bands": {0: ["orc.red"]}, "markers": {"duris": [25]}, "ask": "raid"}, "no marker is left"),
        ({"bands": {0: ["troll.red"]}, "trolls": {3: [1]}, "ask": "troll"}, "no token"),
        ({"bands": {0: ["centaur.red"]}, "ask": "another"}, "hand is empty"),
        ({"bands": {0: ["elf.red"]}, "ask": "keep"}, "hand is empty"),
        ({"bands": {0: ["wizard.red"]}, "hand": "dwarf.red", "ask": "conjure"}, "laid down"),
        ({"bands": {0: ["merfolk.red"]}, "merfolk": [3], "markers": {"rhea": [24]}, "ask": "bonus"}, "no marker"),
        ({"hand": TEN, "ask": "draw"}, "full hand"),
        ({"orcs": {0: "red"}, "third": 1, "dragons": 3, "age": 3, "ask": "cash"}, "last age"),
        ({"orcs": {0: "red"}, "third": 1, "dragons": 2, "ask": "cash"}, "the last dragon"),
        ({"orcs": {0: "red"}, "third": 1, "dragons": 3, "hand": "dwarf.red", "ask": "cash"}, "discarded"),
        ({"orcs": {1: "red"}, "third": 1, "dragons": 3, "ask": "cash"}, "no orc marker"),
    ],
)
def test_a_question_that_nobody_could_be_asked_is_refused(given: Doc, why: str) -> None:
    fields = {key: value for key, value in given.items() if key != "ask"}
    with pytest.raises(BadPosition, match=why) as caught:
        table(**fields, prompt={"ask": given["ask"]})
    assert caught.value.where == "prompt.ask"


@pytest.mark.parametrize(
    ("given", "prompt"),
    [
        ({"bands": {0: ["merfolk.red"]}, "merfolk": [3]}, {"ask": "bonus", "done": 0, "of": 2}),
        ({"bands": {0: ["merfolk.red"]}, "merfolk": [3]}, {"ask": "bonus", "done": 1, "of": 1}),
        ({"bands": {0: ["merfolk.red"]}, "merfolk": [4]}, {"ask": "bonus", "done": 0, "of": 1}),
        ({"bands": {0: ["wizard.red*2"]}, "hand": "dwarf.red"}, {"ask": "conjured", "done": 0, "of": 2}),
        ({"bands": {0: ["wizard.red*2"]}}, {"ask": "conjured", "done": 0, "of": 3}),
        ({"bands": {0: ["wizard.red*2"]}, "hand": "dwarf.red*2"}, {"ask": "conjured", "done": 2, "of": 2}),
        ({"hand": "dwarf.red*2"}, {"ask": "deal", "done": 0, "of": 12}),
        ({}, {"ask": "deal", "done": 1, "of": 12}),
        ({}, {"ask": "deal", "done": 0, "of": 5}),
        ({"hands": ["dwarf.red"] * 1}, {"ask": "row", "done": 4, "of": 12}),
    ],
)
def test_progress_that_does_not_fit_the_cards_is_refused(given: Doc, prompt: Doc) -> None:
    with pytest.raises(BadPosition) as caught:
        table(**given, prompt=prompt)
    assert caught.value.where == "prompt.done"


def test_questions_that_fit_are_asked() -> None:
    state = table(bands={0: ["merfolk.red*2"]}, merfolk=[4], prompt={"ask": "bonus", "done": 0, "of": 1})
    assert len(legal(state)) == 7
    state = table(bands={0: ["wizard.red*2"]}, hand="dwarf.red", prompt={"ask": "conjured", "done": 1, "of": 2})
    play(state, "card dwarf.red")
    assert (hand_of(state, 0), state.turn) == (["dwarf.red", "dwarf.red"], 1)
    state = table(bands={0: ["dwarf.red"]}, prompt={"ask": "marker"})
    assert markers_in(play(state, "place rhea"), "rhea") == [1, 0, 0, 0]


# Views are read the same way


def test_a_view_whose_hands_cannot_be_is_refused() -> None:
    """A view with more hidden cards than there are made `sample` search for ever."""
    data = table(hands=["dwarf.red", "elf.red"]).view(0).data
    for seat, number, where in ((1, 99, "seats[1].cards"), (1, -1, "seats[1].cards"), (0, 2, "seats[0].cards")):
        changed = copy.deepcopy(data)
        changed["seats"][seat]["cards"] = number
        with pytest.raises(BadView) as caught:
            GAME.load_view(changed)
        assert caught.value.where == where


def test_more_hidden_cards_than_lie_nowhere_are_refused() -> None:
    row = [f"{tribe}.{hue}*2" for tribe in FIVE[:4] for hue in ("orange", "blue", "red", "purple", "green", "grey")]
    state = table(2, tribes=" ".join(FIVE), row=[*row, "skeleton*11"], hands={1: ["skeleton"]})
    data = copy.deepcopy(state.view(0).data)
    assert GAME.load_view(data).sample(1).to_position()["seats"][1]["hand"] == ["skeleton"]
    data["seats"][1]["cards"] = 2
    with pytest.raises(BadView, match="seats: 2 cards in hands are unknown, and 1 lie nowhere"):
        GAME.load_view(data)


@pytest.mark.parametrize("data", [None, [], {}, {"game": "ethnos"}, {"seat": 0, "players": 4, "seats": 3}])
def test_what_is_no_view_is_refused(data: Any) -> None:
    with pytest.raises(BadView):
        GAME.load_view(data)
