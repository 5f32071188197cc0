"""What one rulebook says and another does not, played: every switch for a difference, and a preset for each book."""

from __future__ import annotations

import pytest

from folkmoot.core import BadPosition, Doc, SimDealer, State
from folkmoot.games.ethnos.words.differences import DIFFERENCES
from tests.ethnos.tables import GAME, KINGDOMS, ask, legal, play, row_points, seen, table, third_dragon, why

CENTAURS = ("lead centaur.red", "add centaur.blue", "done")


def test_every_switch_but_those_of_no_book_belongs_to_a_difference() -> None:
    house = {"draw_two"}
    switches = {one.name: one.rule for one in GAME.options if one.type == "bool" and one.name not in house}
    named = {name: row.rule for row in DIFFERENCES for name in row.options}
    assert named == switches


@pytest.mark.parametrize("book", ["ru", "pl", "ja"])
def test_a_preset_says_only_what_is_not_played_otherwise(book: str) -> None:
    defaults = {option.name: option.default for option in GAME.options}
    for name, value in GAME.presets[book].items():
        assert value is not defaults[name]


@pytest.mark.parametrize("book", ["ru", "pl", "ja"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_by_each_rulebook_comes_to_its_end(book: str, players: int) -> None:
    state = GAME.start(players, **GAME.presets[book])
    SimDealer(1).playout(state)
    result = state.result()
    assert result is not None
    assert result.scores == state.scores()


@pytest.mark.parametrize(("colour", "kingdom"), [("orange", "ithys"), ("red", "rhea"), ("grey", "pelagon")])
def test_E19_a_marker_that_must_be_placed_is_placed_by_itself(colour: str, kingdom: str) -> None:
    state = table(hand=f"dwarf.{colour} dwarf.blue elf.green", options={"must_place": True})
    play(state, f"lead dwarf.{colour}", "done")
    assert seen(state)["kingdoms"][kingdom]["markers"] == [1, 0, 0, 0]
    assert seen(state)["turn"] == 1


def test_E33_where_it_must_be_placed_wingfolk_still_choose_the_kingdom() -> None:
    steps = ("lead wingfolk.red", "done")
    state = play(table(hand="wingfolk.red elf.grey", options={"must_place": True}, markers={"rhea": [1]}), *steps)
    assert legal(state) == [f"place {name}" for name in ("ithys", "straton", "duris", "althea", "pelagon")]
    assert why(state, "decline") == ("must_place", "E19")
    assert seen(state)["prompt"]["args"]["must"] is True
    full = {name: [1] for name in ("ithys", "straton", "duris", "althea", "pelagon")}
    state = table(hand="wingfolk.blue elf.grey", options={"must_place": True}, markers=full)
    assert seen(play(state, "lead wingfolk.blue", "done"))["kingdoms"]["rhea"]["markers"] == [1, 0, 0, 0]


@pytest.mark.parametrize("free", [("straton",), ("pelagon",), ("ithys", "straton")])
def test_E33_wingfolk_have_no_choice_where_one_kingdom_is_left_to_them(free: tuple[str, ...]) -> None:
    full = {name: [1] for name in KINGDOMS if name not in free}
    state = table(hand="wingfolk.blue elf.grey", options={"must_place": True}, markers=full)
    play(state, "lead wingfolk.blue", "done")
    assert ask(state) == ("turn" if len(free) == 1 else "marker")
    assert all(seen(state)["kingdoms"][name]["markers"][0] == (len(free) == 1) for name in free)


def test_E22_a_marker_that_is_placed_by_itself_lets_another_band_follow() -> None:
    state = table(hand="centaur.red dwarf.grey", options={"must_place": True})
    assert ask(play(state, "lead centaur.red", "done")) == "another"


def test_E29_orcs_that_must_raid_do_so_by_themselves() -> None:
    state = table(hand="orc.red dwarf.grey", options={"must_raid": True})
    play(state, "lead orc.red", "done", "decline")
    assert seen(state)["seats"][0]["orcs"] == ["red"]
    assert seen(state)["turn"] == 1


@pytest.mark.parametrize(("by_size", "asked"), [(False, "turn"), (True, "another")])
def test_E22_size_may_be_enough_for_another_band(by_size: bool, asked: str) -> None:
    state = table(hand="centaur.red centaur.blue dwarf.grey", options={"centaur_by_size": by_size})
    assert ask(play(state, *CENTAURS, "decline")) == asked


def test_E22_a_band_that_is_too_small_allows_no_other_by_size_either() -> None:
    state = table(hand="centaur.red dwarf.grey", options={"centaur_by_size": True}, markers={"rhea": [1]})
    assert ask(play(state, "lead centaur.red", "done")) == "turn"


def test_E22_another_band_may_be_a_must_while_a_card_can_lead() -> None:
    given: Doc = {"centaur_must": True}
    state = play(table(hand="centaur.red centaur.blue dwarf.grey", options=given), *CENTAURS, "place rhea")
    assert legal(state) == ["lead dwarf.grey"]
    assert why(state, "decline") == ("must_charge", "E22")
    state = play(table(hand="centaur.red centaur.blue centaur.orange", options=given), *CENTAURS, "place rhea")
    assert legal(state) == ["lead centaur.orange"]
    state = play(table(hand="centaur.red centaur.blue skeleton", options=given), *CENTAURS, "place rhea")
    assert legal(state) == ["decline"]


def test_E33_wingfolk_of_any_size_place_anywhere() -> None:
    given: Doc = {"wingfolk_any_size": True}
    state = table(hand="wingfolk.red", options=given, markers={"duris": [5]})
    effects = state.describe(state.parse("lead wingfolk.red"))["effects"]
    assert "duris" in effects[-1]["kingdoms"]
    assert "place duris" in legal(play(state, "lead wingfolk.red", "done"))


@pytest.mark.parametrize(("reach", "points"), [(True, [2, 1]), (False, [1, 1])])
def test_E38_trolls_may_be_without_power_at_sea(reach: bool, points: list[int]) -> None:
    state = third_dragon(4, age=2, merfolk=[5, 5], trolls={0: [3]}, options={"merfolk_trolls": reach})
    assert row_points(state, "merfolk")[:2] == points


@pytest.mark.parametrize(("both", "tied", "ahead"), [(False, [3, 3], [6, 0]), (True, [4, 4], [6, 0])])
def test_E39_two_who_are_tied_may_share_both_spaces(both: bool, tied: list[int], ahead: list[int]) -> None:
    def points(markers: list[int], trolls: dict[int, list[int]]) -> list[int]:
        options = {"tie_shares_both": both}
        tokens = {"duris": [2, 6]}
        state = third_dragon(2, age=2, markers={"duris": markers}, tokens=tokens, trolls=trolls, options=options)
        return row_points(state, "kingdoms")

    assert points([2, 2], {}) == tied
    assert points([2, 1], {}) == ahead
    assert points([2, 2], {0: [1]}) == ahead


@pytest.mark.parametrize(("last", "first"), [(False, 0), (True, 2)])
def test_E14_the_drawer_of_the_dragon_may_come_last(last: bool, first: int) -> None:
    state = third_dragon(4, age=1, glory=[3, 5, 3, 3], options={"drawer_last": last})
    assert (seen(state)["age"], seen(state)["first"]) == (2, first)


@pytest.mark.parametrize(("largest", "winners"), [(False, [0]), (True, [0, 1])])
def test_E44_only_the_largest_bands_may_be_compared(largest: bool, winners: list[int]) -> None:
    bands = {0: ["elf.red wizard.red dwarf.red", "elf.blue"], 1: ["elf.grey wizard.grey dwarf.grey"]}
    result = third_dragon(4, age=3, bands=bands, options={"largest_band_only": largest}).result()
    assert result is not None
    assert result.winners == winners


def test_a_position_cannot_ask_what_must_be_done() -> None:
    def asked(what: str, laid: str, **options: bool) -> State:
        prompt = {"seat": 0, "ask": what}
        return table(bands={0: [laid]}, hand="dwarf.grey", prompt=prompt, options=options)

    assert ask(asked("raid", "orc.red")) == "raid"
    for what, laid, name in (("raid", "orc.red", "must_raid"), ("marker", "dwarf.red", "must_place")):
        with pytest.raises(BadPosition, match="there is no choice"):
            asked(what, laid, **{name: True})
