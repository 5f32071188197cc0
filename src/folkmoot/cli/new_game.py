"""`folkmoot new-game`: the folder of a package with a small complete game, to begin one's own from."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from folkmoot import games
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.text import catalogue, texts

EXAMPLES = """\
  folkmoot new-game skat
  folkmoot new-game hex_war --into games/hex-war"""
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
"""Allowed names of a game: it begins ids of messages, names a package and is part of addresses."""


def register(commands: Commands) -> None:
    parser = commands.add("new-game", EXAMPLES)
    parser.take("name", metavar="NAME")
    parser.take("--into", metavar="FOLDER")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_name(args.name)
    folder = Path(args.into or f"folkmoot-{args.name}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Wrong("new-game-there", folder=str(folder))
    for path, text in skeleton(args.name):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("x", encoding="utf-8") as file:
            file.write(text)
    print(texts(args.lang).say("command-new-game", folder=str(folder)))
    for command in (f"cd {folder}", "pip install -e . pytest", "pytest", f"folkmoot play {args.name}"):
        print(f"  {command}")
    return 0


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise Wrong("new-game-name", name=name)
    if name in games.ids():
        raise Wrong("new-game-taken", name=name)
    if name in prefixes():
        raise Wrong("new-game-prefix", name=name)


def prefixes() -> set[str]:
    """Return the prefixes of our own messages; a game of that name would overwrite them."""
    found = "".join(file.read_text("utf-8") for file in catalogue(files("folkmoot.text"), "en"))
    return set(re.findall(r"^([a-z]\w*)", found, re.MULTILINE))


def skeleton(name: str) -> Iterator[tuple[str, str]]:
    """Path and text of every file."""
    words = name.strip("_").split("_")
    put = {
        "PACKAGE": f"folkmoot_{name}",
        "CLASS": "".join(word.capitalize() for word in words),
        "TITLE": " ".join(words).capitalize(),
        "NAME": name,
    }
    for path, file in files_in(files("folkmoot.cli") / "skeleton", ""):
        text = file.read_text("utf-8")
        for word, meaning in put.items():
            path, text = path.replace(word, meaning), text.replace(word, meaning)
        yield ("." if path == "gitignore.txt" else "") + path.removesuffix(".txt"), text


def files_in(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from files_in(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".txt"):
            yield f"{above}{entry.name}", entry
