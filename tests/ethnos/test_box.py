"""The box: a changed number changes the game without touching code; a malformed file is refused naming the line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import BadBox, BadOptions, BadView, Game, SimDealer
from tests.bounds import bounds, file_of
from tests.ethnos.tables import GAME, ask, deal, legal, outcomes, play, position, row_points, seen
from tests.rule_ids import RULES

TEXT = files("folkmoot.games.ethnos").joinpath("box.toml").read_text("utf-8")


def box_with(folder: Path, old: str, new: str) -> Game:
    """The game with one line of its box changed."""
    assert TEXT.count(old) == 1, old
    file = folder / "mine.toml"
    file.write_text(TEXT.replace(old, new), "utf-8")
    return GAME.with_box(str(file))


def ended(game: Game, players: int = 4, **given: Any) -> list[list[int]]:
    """The rows of the score pad after a third dragon."""
    state = game.from_position(position(players, **{"dragons": 2, "upper": 0, **given}))
    play(state, "draw", "dragon")
    return [row_points(state, row) for row in ("kingdoms", "merfolk", "giant", "orcs", "bands")]


# Every number is used


def test_band_glory(tmp_path: Path) -> None:
    game = box_with(tmp_path, "value = [0, 1, 3, 6, 10, 15]", "value = [0, 1, 7, 6, 10, 15, 21]")
    red = ["elf.red", "elf.red", "giant.red", "giant.red", "orc.red", "orc.red", "dwarf.red"]
    assert ended(GAME, bands={0: [red[:3]], 1: ["wizard.blue*2"]})[4] == [3, 1, 0, 0]
    assert ended(game, bands={0: [red[:3]]})[4] == [7, 0, 0, 0]
    assert ended(game, bands={0: [red]})[4] == [21, 0, 0, 0]


def test_dwarf_and_minotaur(tmp_path: Path) -> None:
    game = box_with(tmp_path, "dwarf_extra = { value = 1", "dwarf_extra = { value = 2")
    assert ended(game, bands={0: ["dwarf.red"]})[4] == [3, 0, 0, 0]
    game = box_with(tmp_path, "minotaur_extra = { value = 1", "minotaur_extra = { value = 3")
    state = game.from_position(position(hand="minotaur.red", markers={"rhea": [3]}))
    assert ask(play(state, "lead minotaur.red", "done")) == "marker"


def test_orc_glory(tmp_path: Path) -> None:
    game = box_with(tmp_path, "value = [1, 3, 6, 10, 15, 20]", "value = [2, 3, 6, 10, 15, 20]")
    assert ended(game, age=3, orcs={0: "red"})[3] == [2, 0, 0, 0]


def test_giant_and_merfolk_glory(tmp_path: Path) -> None:
    giant = box_with(tmp_path, "value = [2, 4, 6]", "value = [3, 4, 6]")
    assert ended(giant, bands={1: ["giant.red"]})[2] == [0, 3, 0, 0]
    merfolk = box_with(tmp_path, "value = [1, 2, 4]", "value = [5, 2, 4]")
    assert ended(merfolk, merfolk=[1])[1] == [5, 0, 0, 0]
    few = box_with(tmp_path, "glory_few = { value = [1, 3]", "glory_few = { value = [1, 9]")
    assert ended(few, 3, merfolk=[1], age=2)[1] == [9, 0, 0]


def test_taking_the_giant_token(tmp_path: Path) -> None:
    game = box_with(tmp_path, "taking = { value = 2", "taking = { value = 5")
    state = game.from_position(position(hand="giant.red"))
    assert play(state, "lead giant.red", "done", "decline").scores() == [5, 0, 0, 0]


def test_merfolk_track(tmp_path: Path) -> None:
    steps = ("lead merfolk.red", "done", "decline")
    for side, players in (("many", 4), ("few", 3)):
        game = box_with(tmp_path, f"symbols_{side} = {{ value = [3", f"symbols_{side} = {{ value = [1")
        for seats in (3, 4):
            state = game.from_position(position(seats, hand="merfolk.red"))
            assert (ask(play(state, *steps)) == "bonus") is (seats == players)
    game = box_with(tmp_path, "last_space_many = { value = 18", "last_space_many = { value = 20")
    state = game.from_position(position(hand="merfolk.red", merfolk=[18]))
    assert seen(play(state, "lead merfolk.red", "done", "decline"))["seats"][0]["merfolk"] == 19


def test_troll_tokens(tmp_path: Path) -> None:
    game = box_with(tmp_path, "value = [1, 2, 3, 4, 5, 6]", "value = [2, 4, 7]")
    state = game.from_position(position(hand="troll.red skeleton*3"))
    play(state, "lead troll.red", *["add skeleton"] * 3, "done", "decline")
    assert legal(state) == ["troll 2", "troll 4", "decline"]


def test_cards_markers_dragons(tmp_path: Path) -> None:
    game = box_with(tmp_path, "skeletons = { value = 12", "skeletons = { value = 14")
    state = game.from_position(position(tribes="skeleton", upper=0))
    assert outcomes(play(state, "draw"))["card skeleton"] == 14
    game = box_with(tmp_path, "halflings_per_colour = { value = 4", "halflings_per_colour = { value = 3")
    state = game.from_position(position(tribes="halfling"))
    assert outcomes(play(state, "draw"))["card halfling.red"] == 3
    game = box_with(tmp_path, "each = { value = 26", "each = { value = 11")
    assert [seat["supply"] for seat in seen(game.from_position(position()))["seats"]] == [10] * 4
    game = box_with(tmp_path, "dragons = { value = 3", "dragons = { value = 1")
    assert seen(play(game.from_position(position(upper=0)), "draw", "dragon"))["age"] == 2


def test_hand_limit_and_deal(tmp_path: Path) -> None:
    game = box_with(tmp_path, "hand_limit = { value = 10", "hand_limit = { value = 3")
    state = game.from_position(position(hand="dwarf.red*2 dwarf.blue"))
    assert legal(state) == ["lead dwarf.blue", "lead dwarf.red"]
    game = box_with(tmp_path, "dealt_each = { value = 1", "dealt_each = { value = 2")
    assert [seat["cards"] for seat in seen(deal(game.start(3)))["seats"]] == [2, 2, 2]
    game = box_with(tmp_path, "face_up_each = { value = 2", "face_up_each = { value = 3")
    assert len(seen(deal(game.start(3)))["face_up"]) == 9


def test_tokens_and_players(tmp_path: Path) -> None:
    game = box_with(tmp_path, "value = [0, 2, 2, 2, 4,", "value = [1, 2, 2, 2, 4,")
    state = deal(game.start(2))
    laid = [value for kingdom in seen(state)["kingdoms"].values() for value in kingdom["tokens"]]
    assert sorted(laid)[0] == 1
    game = box_with(tmp_path, "tribes_few = { value = 5", "tribes_few = { value = 4")
    assert len(seen(deal(game.start(2)))["tribes"]) == 4


def test_games_with_another_box_play_to_the_end(tmp_path: Path) -> None:
    game = box_with(tmp_path, "hand_limit = { value = 10", "hand_limit = { value = 4")
    for players in game.seats:
        state = game.start(players)
        SimDealer(players).playout(state)
        assert state.result() is not None


def test_the_digest_changes_with_values_and_not_with_words(tmp_path: Path) -> None:
    assert box_with(tmp_path, "taking = { value = 2", "taking = { value = 3").box != GAME.box
    assert box_with(tmp_path, "another list has one 6 more", "another list differs").box == GAME.box


def test_a_view_of_another_box_is_refused(tmp_path: Path) -> None:
    game = box_with(tmp_path, "taking = { value = 2", "taking = { value = 3")
    data = game.from_position(position()).view(0).data
    assert game.load_view(data).data == data
    with pytest.raises(BadView, match="box"):
        GAME.load_view(data)
    with pytest.raises(BadView, match="box"):
        game.load_view(GAME.from_position(position()).view(0).data)


def test_every_entry_has_a_rule_that_exists_and_a_mark() -> None:
    table = GAME.data.table()  # type: ignore[attr-defined]
    assert len(table) == TEXT.count("value = ")
    for path, entry in table.items():
        assert entry["rule"] in RULES["ethnos"], path
        assert entry["mark"] in {"book", "ru", "pl", "ja", "pub", "chosen"}, path


# What is refused, and where


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("taking = { value = 2,", "taking = { value = ,", "taking", "not valid TOML"),
        ("[giant]", "[giant", "[giant", "not valid TOML"),
        ('taking = { value = 2, rule = "E9", mark = "book" }\n', "", "[giant]", "giant.taking: missing"),
        (
            "taking = { value = 2,",
            'taking = { value = "2",',
            "taking",
            "giant.taking: must be a whole number between 0",
        ),
        ("taking = { value = 2,", "taking = { value = 2.0,", "taking", "must be a whole number"),
        ("taking = { value = 2,", "taking = { value = true,", "taking", "must be a whole number"),
        ("taking = { value = 2,", "taking = { value = -1,", "taking", "between 0 and 99"),
        ("taking = { value = 2,", "taking = { value = 100,", "taking", "between 0 and 99"),
        ("taking = { value = 2,", "taking = { worth = 2,", "taking", "not of the form"),
        ('taking = { value = 2, rule = "E9",', "taking = { value = 2,", "taking", "giant.taking.rule: missing"),
        ("taking = { value = 2,", "taking = { value = 2, colour = 3,", "taking", "giant.taking.colour: unknown field"),
        (
            "taking = {",
            'bonus = { value = 1, rule = "E9", mark = "book" }\ntaking = {',
            "bonus",
            "isn't an entry of this box",
        ),
        ("taking = { value = 2, ", "taking = 2 # ", "taking", "not of the form"),
        ("value = [0, 1, 3, 6, 10, 15]", "value = 15", "glory", "not a list of 1 to 16 numbers"),
        (
            "value = [0, 1, 3, 6, 10, 15]",
            "value = [0, 1, 3, 6, 10, 150]",
            "glory",
            "must be between 0 and 99 (got 150)",
        ),
        (
            "value = [0, 1, 3, 6, 10, 15]",
            'value = [0, 1, "3"]',
            "glory",
            "must be a whole number between 0 and 99 (got '3')",
        ),
        ("value = [1, 3, 6, 10, 15, 20]", "value = [1, 3]", "glory", "not a list of 6 numbers"),
        ("value = [3, 7, 12, 18]", "value = [3, 7, 12, 19]", "symbols", "must be between 1 and 18"),
        ("value = [3, 7, 12, 18]", "value = [3, 7, 7, 18]", "symbols", "ascend and differ"),
        ("value = [1, 2, 3, 4, 5, 6]", "value = [1, 1, 3]", "tokens", "ascend and differ"),
        ("value = [0, 4, 4, 6, 6, 10]", "value = [0, 4]", "four_plus", "14 tokens are too few"),
        ("few = { value = [2, 3]", "few = { value = [3, 2]", "few", "isn't a range"),
        ("many = { value = [4, 6]", "many = { value = [5, 6]", "many", "begin at 4"),
        ("per_colour = { value = 2,", "per_colour = { value = 16,", "per_colour", "between 1 and 15"),
        ("tribes_many = { value = 6", "tribes_many = { value = 13", "tribes_many", "between 1 and 12"),
    ],
)
def test_a_malformed_box_is_refused_naming_the_line(tmp_path: Path, old: str, new: str, line: str, what: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadBox) as caught:
        GAME.with_box(str(file))
    named = [number for number, found in enumerate(text.splitlines(), 1) if found.startswith(line)]
    assert caught.value.where.split(": ")[0] in [f"mine.toml:{number}" for number in named], caught.value
    assert what in str(caught.value)


def test_a_box_with_too_few_cards_for_the_players_is_refused_by_the_table(tmp_path: Path) -> None:
    game = box_with(tmp_path, "tribes_many = { value = 6", "tribes_many = { value = 1")
    with pytest.raises(BadOptions, match="players: the box has too few cards to deal for 5 players"):
        game.start(5)
    assert game.start(5, tribes=["halfling"]) is not None


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="cannot be read"):
        GAME.with_box(str(tmp_path / "none.toml"))
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadBox, match="cannot be read"):
        GAME.with_box(str(tmp_path / "bytes.toml"))
    with pytest.raises(BadBox, match="cannot be read"):
        GAME.with_box(str(tmp_path))


def test_the_packaged_box_stays_as_it_was(tmp_path: Path) -> None:
    box_with(tmp_path, "value = [0, 1, 3, 6, 10, 15]", "value = [9, 9, 9, 9, 9, 9]")
    assert ended(GAME, bands={0: ["elf.red giant.red"]})[4] == [1, 0, 0, 0]


def test_few_players_may_be_one_number_of_players(tmp_path: Path) -> None:
    assert box_with(tmp_path, "few = { value = [2, 3]", "few = { value = [3, 3]").seats == range(3, 7)


def test_every_number_has_the_bounds_that_are_written_down() -> None:
    assert bounds("ethnos") == file_of("ethnos").read_text("utf-8").splitlines()
