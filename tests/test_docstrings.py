"""Docstrings begin with a verb or a noun: none with one of the openings that hide the subject."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = (".ci", "bench", "docs", "examples", "src", "tests", "train", "web")
OPENING = re.compile(r"(What|Whatever|Which|Whichever|Who|Whose|Whoever|Whether|Where|Wherever|When|How|Of)\b(?! to\b)")
NOT_OURS = ("node_modules", "static", "dist")


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of every docstring: of modules, classes and functions, and those below a name."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            value = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield statement.lineno, value.value.strip()


def python_files() -> Iterator[Path]:
    yield ROOT / "setup.py"
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*.py")):
            if not any(part in NOT_OURS for part in path.parts):
                yield path


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {text[:60].splitlines()[0]}"
        for path in python_files()
        for line, text in docstrings(ast.parse(path.read_text(encoding="utf-8")))
        if OPENING.match(text)
    ]
    assert not found, "begin with a verb or a noun, see CONTRIBUTING.md:\n" + "\n".join(found)


def test_openings_are_recognised() -> None:
    source = '"""Whether it is so."""\nLIMIT = 3\n"""What may be asked."""\ndef f():\n    """Whole games only."""\n'
    assert [bool(OPENING.match(text)) for _, text in docstrings(ast.parse(source))] == [True, True, False]
