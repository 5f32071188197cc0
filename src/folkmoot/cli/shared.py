"""What several commands need: reading files and options, naming seats."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from folkmoot import games
from folkmoot.core import BadOptions, Doc, FolkmootError, Game
from folkmoot.text import LANGUAGES, Texts

Commands = Any
"""The sub-parsers of argparse; their own type is private."""


def add_command(commands: Commands, name: str, help: str, examples: str) -> argparse.ArgumentParser:
    """A sub-command whose help ends with examples."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def add_game(parser: argparse.ArgumentParser, playing: bool = False) -> None:
    """The arguments that name a game and its setting. Who goes on with a saved game need not name it."""
    parser.add_argument(
        "game",
        nargs="?" if playing else None,
        metavar="GAME",
        help="ethnos, tribes, aetherya or another installed game",
    )
    most = "few" if playing else "many"
    parser.add_argument("--players", type=int, metavar="N", help=f"number of players (default: as {most} as can play)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as listed below; may be repeated",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=None if playing else 0,
        metavar="N",
        help=f"equal seeds give equal games (default: {'another every time' if playing else 0})",
    )
    parser.epilog = f"{parser.epilog}\n\n{list_options()}"


def list_options() -> str:
    """Every option of our own games with what it can be."""
    lines = ["options of the games:"]
    for id in games.OWN:
        for option in games.get(id).options:
            named = ",".join((*option.choices[:2], "…"))
            values = {"bool": "true or false", "list": named, "map": 'off, random or {"oasis": "c", …}'}
            shown = values.get(option.type) or ", ".join(option.choices)
            default = "any" if option.default is None else str(option.default).lower()
            only = f"; only with {option.condition.replace(' == ', '=')}" if option.condition else ""
            lines.append(f"  {id:<9} {option.name}={shown} (default: {default}{only})")
    return "\n".join(lines)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Which catalogue speaks; the environment knows what its owner reads."""
    parser.add_argument(
        "--lang",
        "--language",
        default=environment_language(),
        choices=LANGUAGES,
        help="language of what is shown (default: that of LC_ALL, LC_MESSAGES or LANG, else en)",
    )


def environment_language() -> str:
    """The first of the usual variables decides, as everywhere: pl_PL.UTF-8 is Polish."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def read_given(game: Game, given: list[str]) -> Doc:
    """The options of the command line, for Game.start."""
    types = {option.name: option.type for option in game.options}
    found: Doc = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(text, "an option is written NAME=VALUE")
        found[name] = _value(types.get(name, ""), value)
    return found


def _value(type: str, text: str) -> Any:
    if type == "list":
        return [part.strip() for part in text.split(",") if part.strip()]
    if text.lower() in ("true", "on", "yes"):
        return True
    if text.lower() in ("false", "off", "no") and type == "bool":
        return False
    if text.startswith(("{", "[")):
        try:
            return json.loads(text)
        except json.JSONDecodeError:
            pass
    return text


def players_for(game: Game, options: Doc, order: Iterable[int]) -> int:
    """The first number of players that the options allow: a solo mode has one."""
    numbers = list(order)
    for players in numbers:
        try:
            game.start(players, **options)
        except BadOptions:
            continue
        return players
    return numbers[0]


def read_json(path: str) -> Doc:
    """The JSON object in a file."""
    try:
        doc = json.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise FolkmootError(f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
    except json.JSONDecodeError as error:
        raise FolkmootError(f"{path}, line {error.lineno}: this is no JSON ({error.msg})") from None
    except RecursionError:
        raise FolkmootError(f"{path}: nested too deeply") from None
    if not isinstance(doc, dict):
        raise FolkmootError(f"{path}: a JSON object is expected, this is a {type(doc).__name__}")
    return doc


def write_json(path: str, doc: Doc) -> None:
    try:
        Path(path).write_text(json.dumps(doc, ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise FolkmootError(f"{path}: cannot be written ({error.strerror})") from None


def seat_names(players: int, said: Texts, given: list[Doc] | None = None) -> list[str]:
    """Names for the log: those of a record's seats, else numbers."""
    names = [said.say("seat", number=seat + 1) for seat in range(players)]
    for seat, doc in enumerate(given if isinstance(given, list) else []):
        if seat < players and isinstance(doc, dict) and isinstance(doc.get("name"), str) and doc["name"]:
            names[seat] = doc["name"]
    return names
