"""A stranger's program, written from docs/records.md, and the tables it was written from."""

from __future__ import annotations

import copy
import itertools
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.core import Doc, FairDealer, Recorder
from folkmoot.core.records import commit_salt

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples/verify_deal.py"
SEED = bytes(range(32))


def played(game: str, players: int, **options: object) -> Doc:
    """A game with salts, moves taken back, votes, and a stop and a return on the way."""
    chance = random.Random(7)
    salts: list[Doc] = [
        {"seat": 0, "commitment": commit_salt(b"mine"), "salt": b"mine".hex()},
        {"seat": 1, "commitment": "00" * 32, "salt": None},
    ]
    seats = [{"name": "Åsa"}, {"name": "Ян"}]
    recorder = Recorder(games.get(game), FairDealer(SEED), players, dict(options), None, seats, salts)
    while recorder.state.turn >= 0:
        state = recorder.draft()
        steps: list[int | str] = []
        while not steps or state.drafting:
            steps.append(chance.choice(list(state.legal_actions())))
            state.apply(steps[-1])
        seat = recorder.state.turn
        row = recorder.move(steps)
        if chance.random() < 0.1:
            recorder.undo(seat, row["n"] - 1)
        if row["n"] == 20:
            recorder.note("stop", scores=list(recorder.state.scores()))
            recorder.note("resume")
    recorder.finish()
    return recorder.record()


def verified(record: Doc, folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "game.json"
    path.write_text(json.dumps(record), "utf-8")
    return subprocess.run([sys.executable, "-I", PROGRAM, path], capture_output=True, text=True, encoding="utf-8")


@pytest.fixture(scope="module")
def ethnos() -> Doc:
    return played("ethnos", 4)


def test_it_imports_nothing_of_folkmoot() -> None:
    assert set(re.findall(r"^(?:import|from) (\w+)", PROGRAM.read_text("utf-8"), re.M)) <= set(sys.stdlib_module_names)


def test_every_draw_and_row_follows_from_the_text_alone(ethnos: Doc, tmp_path: Path) -> None:
    chance = ("tribe", "token", "first", "card", "dragon")
    draws = sum(step.split()[0] in chance for row in ethnos["rows"] for step in row.get("steps", ()))
    found = verified(ethnos, tmp_path)
    assert found.stdout == f"{len(ethnos['rows'])} rows and {draws} draws follow from the seed\n", found.stderr


@pytest.mark.parametrize(("game", "players"), [("tribes", 2), ("aetherya", 2)])
def test_rows_of_every_game(game: str, players: int, tmp_path: Path) -> None:
    record = played(game, players)
    assert verified(record, tmp_path).stdout == f"{len(record['rows'])} rows and no draws follow from the seed\n"


def test_a_row_that_was_changed_is_found(ethnos: Doc, tmp_path: Path) -> None:
    record = copy.deepcopy(ethnos)
    vote = next(row for row in record["rows"] if row["kind"] == "stop")
    vote["scores"][0] += 1
    assert f"row {vote['n']} was changed" in verified(record, tmp_path).stderr


def test_a_draw_that_was_steered_is_found_though_all_digests_follow(ethnos: Doc, tmp_path: Path) -> None:
    record = copy.deepcopy(ethnos)
    steps = record["rows"][0]["steps"]
    tribes = [number for number, step in enumerate(steps) if step.startswith("tribe ")]
    steps[tribes[0]], steps[tribes[1]] = steps[tribes[1]], steps[tribes[0]]
    dealer = FairDealer(SEED)
    dealer.open({key: record[key] for key in record if key not in ("format", "dealer", "rows")})
    for row in record["rows"]:
        row["digest"] = dealer.close_row({key: value for key, value in row.items() if key != "digest"})
    assert "row 1: " in verified(record, tmp_path).stderr


@pytest.mark.parametrize("game", ["ethnos", "aetherya", "tribes"])
def test_outcomes_are_told_in_their_order(game: str) -> None:
    text = (ROOT / "docs/records.md").read_text("utf-8")
    table = re.search(rf"^\| {game.capitalize()} \| order \|.*?\n\n", text, re.M | re.S)
    assert table is not None
    lines = [line.split("|")[1:3] for line in table[0].splitlines()[2:] if line]
    told = {word.strip(" `"): order for word, order in lines}
    state = games.get(game).start(2)
    first = state.game.num_actions
    names = [state.name(code) for code in range(first, first + state.game.num_chance)]
    for word, group in itertools.groupby(sorted(names, key=lambda name: name.split()[0]), lambda name: name.split()[0]):
        things = [name.partition(" ")[2] for name in group]
        if word == "dragon":
            continue
        if game == "ethnos" and word == "card":
            kinds, colours = list(dict.fromkeys(thing.split(".")[0] for thing in things)), things[:6]
            due = f"{' '.join(kinds[:-1])}, each {' '.join(colour.split('.')[1] for colour in colours)}; {kinds[-1]};"
            assert told[word].strip().startswith(due)
        else:
            assert told[word].split() == (", " if word == "dice" else " ").join(things).split(), word
