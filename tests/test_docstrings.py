"""Docstrings begin with a verb or a noun: a list of the openings that hide the subject, and how many are still left.

    python -m tests.test_docstrings           list them, by package
    python -m tests.test_docstrings --write   lower the budgets to what is there

`docstrings.toml` has the budget of each package, which only falls; a package that is not in it has none.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUDGETS = Path(__file__).with_name("docstrings.toml")
PLACES = (".ci", "bench", "docs", "examples", "src", "tests", "train", "web")
OPENING = re.compile(r"(What|Whatever|Which|Whichever|Who|Whose|Whoever|Whether|Where|Wherever|When|How|Of)\b(?! to\b)")
GENERATED = ("node_modules", "static", "api-types.ts", "view-types.ts", "dist")


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of every docstring: of modules, classes and functions, and those below a name."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            value = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield statement.lineno, value.value.strip()


def package_of(path: Path) -> str:
    """Return the package that a file's budget is counted in: two folders deep, three below `src`."""
    parts = path.relative_to(ROOT).parts
    return "/".join(parts[: 3 if parts[0] == "src" else 2][: len(parts) - 1]) or parts[0]


def python_files() -> Iterator[Path]:
    yield ROOT / "setup.py"
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*.py")):
            if not any(part in GENERATED for part in path.parts):
                yield path


def found() -> dict[str, list[str]]:
    """Return every docstring with such an opening as `file:line: first words`, by package."""
    listed: dict[str, list[str]] = {}
    for path in python_files():
        for line, text in docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            if OPENING.match(text):
                name = path.relative_to(ROOT).as_posix()
                listed.setdefault(package_of(path), []).append(f"{name}:{line}: {text[:60].splitlines()[0]}")
    return listed


def budgets() -> dict[str, int]:
    found: dict[str, int] = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))
    return found


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    listed = found()
    allowed = budgets()
    over = [line for package, lines in listed.items() if len(lines) > allowed.get(package, 0) for line in lines]
    assert not over, "begin with a verb or a noun, see CONTRIBUTING.md:\n" + "\n".join(over)


def test_budgets_are_lowered_with_what_they_allow() -> None:
    counts = {package: len(lines) for package, lines in found().items()}
    high = [package for package, number in budgets().items() if number > counts.get(package, 0)]
    assert not high, f"lower {high} with: python -m tests.test_docstrings --write"


def test_openings_are_recognised() -> None:
    source = '"""Whether it is so."""\nLIMIT = 3\n"""What may be asked."""\ndef f():\n    """Whole games only."""\n'
    matched = Counter(bool(OPENING.match(text)) for _, text in docstrings(ast.parse(source)))
    assert matched == {True: 2, False: 1}


def write() -> None:
    """Lower every budget to what is there; refuse to raise one."""
    before = budgets() if BUDGETS.exists() else None
    counts = {package: len(lines) for package, lines in sorted(found().items())}
    if before is not None:
        counts = {package: min(number, before.get(package, 0)) for package, number in counts.items()}
    lines = [f'"{package}" = {number}\n' for package, number in counts.items() if number]
    BUDGETS.write_text("# How many docstrings may still begin so; see test_docstrings.py.\n" + "".join(lines))


if __name__ == "__main__":
    if "--write" in sys.argv:
        write()
    for package, lines in found().items():
        print(f"{package}: {len(lines)}", *lines, sep="\n  ")
