"""What several commands need: reading files and options, naming seats."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from folkmoot.core import BadOptions, Doc, FolkmootError, Game
from folkmoot.text import LANGUAGES, Texts, texts

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


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that name a game and its setting."""
    parser.add_argument("game", metavar="GAME", help="ethnos, or another installed game")
    parser.add_argument("--players", type=int, help="number of players (default: as many as the game takes)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as ten_skeletons=false or tribes=dwarf,elf,giant,orc,troll",
    )
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal games (default: 0)")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", "--language", default="en", choices=LANGUAGES, help="(default: en)")


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


def seat_names(players: int, given: list[Doc] | None = None, said: Texts | None = None) -> list[str]:
    """Names for the log: those of a record's seats, else numbers."""
    names = [(said or texts()).say("seat", number=seat + 1) for seat in range(players)]
    for seat, doc in enumerate(given or []):
        if seat < players and isinstance(doc, dict) and isinstance(doc.get("name"), str):
            names[seat] = doc["name"]
    return names
