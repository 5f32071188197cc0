"""The box: a changed number changes the game, a wrong one is refused naming the line."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from folkmoot.core import BadBox, BadOptions, BadView
from tests.bounds import bounds, file_of
from tests.tribes.tables import GAME

TEXT = files("folkmoot.games.tribes").joinpath("box.toml").read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> str:
    assert old in TEXT
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new), "utf-8")
    return str(file)


def test_a_changed_number_changes_the_game(tmp_path: Path) -> None:
    game = GAME.with_box(changed(tmp_path, "points_to_win = { value = 15", "points_to_win = { value = 3"))
    doc = {
        "players": 2,
        "prompt": {"ask": "turn"},
        "seats": [{"members": {"a": 1}, "villages": ["a"], "earned": {"chief": 2}}],
    }
    assert game.from_position(doc).result() is not None
    assert GAME.from_position(doc).result() is None
    assert game.box != GAME.box
    with pytest.raises(BadView, match="box"):
        game.load_view(GAME.from_position(doc).view(0).data)
    assert game.start(2).view(0).data["box"] == game.box


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (
            "points_to_win = { value = 15",
            "points_to_win = { value = 0",
            "game.points_to_win: must be between 1 and 60",
        ),
        ("members = { value = 20", "members = { value = 'x'", "game.members"),
        ("bow = { value = [0, 2, 1]", "bow = { value = [0, 0, 0]", "it costs nothing"),
        ("bow = { value = [0, 2, 1]", "bow = { value = [0, 2]", "goals.cost.bow"),
        ("[0, 2], [1, 2], [2, 2]]", "[0, 2], [1, 2], [1, 2]]", "named twice"),
        ("[0, 2], [1, 2], [2, 2]]", "[0, 2], [1, 2], [9, 9]]", "not connected"),
        ("[0, 2], [1, 2], [2, 2]]", "[0, 2], [1, 2]]", "not a list of 9 hexes"),
        ('row = { value = ["sun", "moon", "blank"]', 'row = { value = ["sun", "moon"]', "three faces"),
        ("walls_price = { value = [0, 0, 3]", "walls_price = { value = [1, 0, 3]", "in one resource"),
        ("ambush = { value = 5", "ambush = { value = 6", "powers.ambush"),
        ("[[2], [3], [3], [2, 1]]", "[[2], [3], [3]]", "start.members"),
        ("resources = { value = [0, 0, 2, 2]", "resources = { value = [0, 0, 2, 2, 2]", "start.resources"),
        ("[game]", "[game]\nluck = { value = 1, rule = 'T1', mark = 'chosen' }", "isn't an entry of this box"),
    ],
)
def test_a_wrong_number_is_refused_naming_the_line(tmp_path: Path, old: str, new: str, what: str) -> None:
    with pytest.raises(BadBox, match=re.escape(what)) as caught:
        GAME.with_box(changed(tmp_path, old, new))
    assert re.match(r"mine\.toml:\d+: \w+\.", caught.value.where)


def test_T105_more_lands_than_hexes_of_their_terrain_are_refused_naming_it(tmp_path: Path) -> None:
    lines = ["game.extra_terrain = 0"]
    for name, rows in (("two", 2), ("three", 3), ("four", 4)):
        lines.append(f"field.{name} = {[[column, row] for row in range(rows) for column in range(3)]}")
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), "utf-8")
    game = GAME.with_box(str(file))
    with pytest.raises(BadOptions, match="more lands than hexes with lake"):
        game.start(2, special_lands={"great_lake": "a", "oasis": "b", "tar_pit": "c"})


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(BadBox, match="cannot be read"):
        GAME.with_box("nowhere.toml")


def test_every_value_has_a_rule_and_a_mark() -> None:
    entries = GAME.data.table()  # type: ignore[attr-defined]
    assert {entry["mark"] for entry in entries.values()} == {"book", "pub", "inf", "chosen"}
    assert all(re.fullmatch(r"T\d+", entry["rule"]) for entry in entries.values())
    chosen = {path for path, entry in entries.items() if entry["mark"] == "chosen"}
    assert {"game.rounds", "goals.cost.bow", "goals.points.raid", "powers.traders_give"} <= chosen
    assert "goals.points.whole_tribe" not in chosen


def test_every_number_has_the_bounds_that_are_written_down() -> None:
    assert bounds("tribes") == file_of("tribes").read_text("utf-8").splitlines()
