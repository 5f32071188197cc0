"""Every error that a person can meet is said by a catalogue, in every language, with the arguments it is given."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from folkmoot import games
from folkmoot.core import BadBox, BadPosition, Doc, FolkmootError
from folkmoot.text import LANGUAGES, texts
from tests.text import lint

SOURCE = Path(__file__).parents[2] / "src/folkmoot"
TOLD = {
    **dict.fromkeys(("FolkmootError", "UnknownGame", "UnknownLevel", "NoLesson", "NotReviewed", "wrong"), 1),
    **dict.fromkeys(("Misplaced", "BadOptions", "BadPosition", "BadNotation", "BadBox", "BadRecord", "BadQuestion"), 2),
    "Wrong": 0,
}
"""Index of the argument of a call that names the sentence."""
PASSED_ON = ("error.told", "self.told", "told", "fault['told']")
"""A name that comes from another error."""
FOR_PROGRAMS = {
    "core/contract.py: check_viewer": "the argument of a function",
    "core/dealers.py: deal": "a dealer that is asked out of turn",
    "core/recorder.py: move": "the server has checked the move before",
    "bots/thinking.py: think": "a bot that is asked out of turn",
    "adaptors/encoding.py: write": "an encoding of a game from outside",
    "adaptors/gymnasium.py: check_seat": "the argument of a function",
    "batch.py: __init__": "the argument of a function",
    "batch.py: step": "the argument of a function",
    "batch.py: state": "the argument of a function",
    "batch.py: _checked": "the argument of a function",
    "arrays.py: kept": "what pickle is given",
    "arrays.py: _await": "a process that was killed",
    "games/__init__.py: _reduced": "what pickle is given",
    "cli/rules.py: run": "its words come from the catalogue",
}
"""Errors that only the caller of a function can meet; of views and scripts, which programs write, none is counted."""


class Fault(NamedTuple):
    """A place where an error is made."""

    place: str
    told: str
    given: frozenset[str]
    all_given: bool
    """False where arguments are passed on."""


@cache
def faults() -> list[Fault]:
    return list(found_faults())


def found_faults() -> Iterator[Fault]:
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        tree = ast.parse(text if any(f"{name}(" in text for name in TOLD) else "")
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                where = f"{file.relative_to(SOURCE).as_posix()}: {function.name}"
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and (found := fault(where, node)) is not None:
                        yield found


def fault(where: str, call: ast.Call) -> Fault | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in TOLD:
        return None
    told = call.args[TOLD[name]] if len(call.args) > TOLD[name] else ast.Constant("")
    given = frozenset(word.arg for word in call.keywords if word.arg is not None)
    whole = all(word.arg is not None for word in call.keywords)
    return Fault(where, str(told.value) if isinstance(told, ast.Constant) else f"= {ast.unparse(told)}", given, whole)


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def arguments(language: str) -> dict[str, set[str]]:
    """The errors of a catalogue, each with the arguments that it shows."""
    found = {}
    for file in lint.files(language):
        for message in lint.messages(file.read_text("utf-8")):
            if message.id.name.startswith("error-"):
                shown = Arguments()
                shown.visit(message)
                found[message.id.name.removeprefix("error-")] = shown.found
    return found


def test_no_error_is_said_by_code_alone() -> None:
    silent = [one.place for one in faults() if one.told == "" and one.place not in FOR_PROGRAMS]
    assert silent == []
    unknown = [one for one in faults() if one.told.startswith("= ") and one.told[2:] not in PASSED_ON]
    assert unknown == []


def test_every_error_has_its_sentence_and_its_arguments_and_none_is_left_over() -> None:
    made = {one.told for one in faults()}
    for language in LANGUAGES:
        said = arguments(language)
        for one in faults():
            if one.told and not one.told.startswith("= "):
                assert one.told in said, f"{language}: {one.place}: no message error-{one.told}"
                assert not one.all_given or said[one.told] <= one.given, (language, one.place, one.told)
        assert set(said) - made == set(), language


POSITIONS: list[tuple[str, Doc]] = [
    ("ethnos", {"players": 3, "seats": [{}]}),
    ("ethnos", {"players": 2, "tribes": ["elf", "elf"]}),
    ("ethnos", {"players": 3, "options": {"tribes": ["elf"]}}),
    ("ethnos", {"players": 2, "kingdoms": {"duris": {"tokens": [3]}}}),
    ("aetherya", {"players": 2, "seats": [{"cards": "FH/FH/FH"}, {}]}),
    ("aetherya", {"players": 2, "races": ["elf", "elf"]}),
    ("tribes", {"players": 2, "prompt": {"ask": "act"}, "dice": ["sun"]}),
    ("tribes", {"players": 2, "prompt": {"ask": "act"}, "draft": ["jump"]}),
]


@pytest.mark.parametrize(("game", "doc"), POSITIONS)
def test_a_position_is_refused_in_the_readers_language(game: str, doc: Doc) -> None:
    with pytest.raises(BadPosition) as caught:
        games.get(game).from_position({"game": game, **doc})
    told = [texts(language).fault(caught.value) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES), told
    assert all(one.startswith(caught.value.where) for one in told)


def test_a_box_is_refused_in_the_readers_language(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[players]\nfew = 3\n", "utf-8")
    with pytest.raises(BadBox) as caught:
        games.get("ethnos").with_box(str(path))
    assert texts("pl").fault(caught.value).startswith("mine.toml:2: players.few: musi być listą liczb")


def test_an_error_of_another_package_is_said_as_it_stands() -> None:
    assert texts("ja").fault(FolkmootError("no such card", "skat-no-card")) == "no such card"


def test_an_error_with_a_place_passes_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadPosition("dice", "too few", "too-few", number=1, needed=2)))
    assert (str(error), error.where, error.told, error.given) == (
        "dice: too few",
        "dice",
        "too-few",
        {"number": 1, "needed": 2},
    )
