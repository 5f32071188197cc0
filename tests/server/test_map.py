"""The map of the server, in the docstring of each package, names every module of it and nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import folkmoot.server

SERVER = Path(folkmoot.server.__file__).parent
PACKAGES = sorted(file.parent for file in SERVER.rglob("__init__.py") if "migrations" not in file.parts)


def modules(package: Path) -> set[str]:
    """The modules and packages in a folder."""
    files = {file.stem for file in package.glob("*.py")} - {"__init__"}
    return files | {file.parent.name for file in package.glob("*/__init__.py")}


def exists(name: str) -> bool:
    """Return True if `web.peer`, or `web.app.create_app`, exists."""
    path = name.split(".")
    while path and not (SERVER / "/".join(path)).with_suffix(".py").exists():
        rest = path.pop()
        if path and (SERVER / "/".join(path)).with_suffix(".py").exists():
            source = ast.parse((SERVER / "/".join(path)).with_suffix(".py").read_text("utf-8"))
            return any(getattr(node, "name", "") == rest for node in source.body)
    return bool(path)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_the_map_names_every_module(package: Path) -> None:
    text = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    named = set(re.findall(r"`([a-z_.]+)`", text))
    here = {name for name in named if "." not in name}
    assert modules(package) - here == set(), "not on the map"
    assert here - modules(package) == set(), "on the map, but not there"


def test_the_way_of_a_move_is_there() -> None:
    text = ast.get_docstring(ast.parse((SERVER / "__init__.py").read_text("utf-8"))) or ""
    dotted = set(re.findall(r"`([a-z_]+\.[a-z_.]+)`", text))
    assert {name for name in dotted if not exists(name)} == set()
    assert len(dotted) > 4
