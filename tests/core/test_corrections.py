"""Numbers of a box that its owner corrects: a file of a few lines, refusals that name the line, part of the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.core import BadBox, BadRecord, Doc, FairDealer, Game, Recorder, SimDealer, replay, verify

GIVEN = {"ethnos": "bands.dwarf_extra = 3", "tribes": "game.points_to_win = 7", "aetherya": "dragons.tamers = 1"}


def with_lines(id: str, folder: Path, text: str) -> Game:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return games.get(id).with_box(str(file))


@pytest.mark.parametrize("id", games.OWN)
def test_a_line_is_enough_and_all_else_stays(id: str, tmp_path: Path) -> None:
    path, _, value = GIVEN[id].partition(" = ")
    game, table = with_lines(id, tmp_path, GIVEN[id]), games.get(id).data.table()  # type: ignore[attr-defined]
    changed: Doc = game.data.table()  # type: ignore[attr-defined]
    assert game.corrections == {path: int(value)}
    assert (changed[path]["value"], changed[path]["mark"]) == (int(value), "own")
    assert {key for key in table if table[key] != changed[key]} == {path}
    assert game.box != games.get(id).box
    assert game.corrected({path: table[path]["value"]}).box == games.get(id).box


def test_tables_and_dotted_names_say_the_same(tmp_path: Path) -> None:
    one = with_lines("ethnos", tmp_path, "[merfolk]\nsymbols_few = [2, 5]\n")
    assert one.box == with_lines("ethnos", tmp_path, "merfolk.symbols_few = [2, 5]\n").box


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("\nbands.dwarf = 2", "mine.toml:2: bands.dwarf", "isn't an entry"),
        ("[bands]\ndwarf_extra = 99", "mine.toml:2: bands.dwarf_extra", "must be between 0 and 5 (got 99)"),
        ("bands.dwarf_extra = 1.5", "mine.toml:1: bands.dwarf_extra", "neither a number nor a word"),
        ("bands.dwarf_extra =", "mine.toml:1", "not valid TOML"),
    ],
)
def test_what_cannot_be_is_refused_by_its_line(text: str, where: str, what: str, tmp_path: Path) -> None:
    with pytest.raises(BadBox) as caught:
        with_lines("ethnos", tmp_path, text)
    assert caught.value.where == where
    assert what in caught.value.what


def finished(game: Game, fair: bool) -> Doc:
    recorder = Recorder(game, FairDealer(bytes(32)) if fair else SimDealer(5), 2)
    while recorder.state.turn >= 0:
        state = recorder.draft()
        steps: list[int] = []
        while not steps or state.drafting:
            steps.append(state.legal_actions()[-1])
            state.apply(steps[-1])
        recorder.move(steps)
        if len(recorder.rows) > 40:
            break
    recorder.finish("limit")
    doc: Doc = json.loads(json.dumps(recorder.record()))
    return doc


@pytest.mark.parametrize("fair", [False, True])
def test_a_record_says_what_was_corrected_and_replays_with_it(fair: bool) -> None:
    plain = games.get("ethnos")
    doc = finished(plain.corrected({"bands.dwarf_extra": 3}), fair)
    assert doc["corrections"] == {"bands.dwarf_extra": 3}
    assert verify(plain, doc)["rows"] == len(doc["rows"])
    assert list(replay(plain, doc))[-1].state.game.corrections == doc["corrections"]
    assert "corrections" not in finished(plain, fair)
    for wrong, where in (({"bands.dwarf": 1}, "corrections.bands.dwarf"), ([], "corrections"), ({}, "box")):
        with pytest.raises(BadRecord) as caught:
            verify(plain, {**doc, "corrections": wrong})
        assert caught.value.where == where


def test_a_saved_game_goes_on_with_the_corrected_box() -> None:
    game = games.get("ethnos").corrected({"bands.dwarf_extra": 3})
    record = Sitting(game, [HUMAN, HUMAN], {}, 1).recorder.record()
    again = Sitting.resume(games.get("ethnos"), json.loads(json.dumps(record)), 1)
    assert again.game.corrections == game.corrections
    assert again.recorder.record()["corrections"] == game.corrections
