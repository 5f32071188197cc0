"""Helpers of several commands: reading files and options, naming seats."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from folkmoot import games
from folkmoot.cli.arguments import Parser, Wrong
from folkmoot.core import BadOptions, Doc, Game
from folkmoot.text import Texts


def add_game(parser: Parser, playing: bool = False) -> None:
    """The arguments that name a game and its setting. Who goes on with a saved game need not name it."""
    parser.take("game", nargs="?" if playing else None, metavar="GAME")
    parser.take("--players", type=int, metavar="N", told={"playing": "yes" if playing else "no"})
    parser.take("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.take("--preset", metavar="NAME")
    told = {"playing": "yes" if playing else "no"}
    parser.take("--seed", type=int, default=None if playing else 0, metavar="N", told=told)
    parser.epilog = f"{parser.epilog}\n\n{list_options(parser.said)}"


@contextmanager
def kept_in(folder: str | None) -> Iterator[Path]:
    """Yield the folder for results; if none is given, a temporary one."""
    if folder is not None:
        yield Path(folder)
    else:
        with TemporaryDirectory() as brief:
            yield Path(brief)


def list_options(said: Texts) -> str:
    """Every option of our own games with what it can be."""
    lines = [said.say("help-game-options")]
    for id in games.OWN:
        if games.get(id).presets:
            lines.append(f"  {id:<9} --preset {', '.join(games.get(id).presets)}")
        for option in games.get(id).options:
            named = ",".join((*option.choices[:2], "…"))
            mapped = f'{", ".join(option.choices[:2])}, {{"{"".join(option.choices[-1:])}": …}}'
            values = {"bool": "true, false", "list": named, "map": mapped}
            shown = values.get(option.type) or ", ".join(option.choices)
            default = said.say("help-any") if option.default is None else str(option.default).lower()
            told = said.say("help-default", value=default)
            if option.condition:
                told = said.say("help-default-only", value=default, condition=option.condition.replace(" == ", "="))
            lines.append(f"  {id:<9} {option.name}={shown} {told}")
    return "\n".join(lines)


def read_given(game: Game, given: list[str], preset: str | None = None) -> Doc:
    """The options of the command line, for Game.start: those of a preset, then each that is given by itself."""
    types = {option.name: option.type for option in game.options}
    if preset is not None and preset not in game.presets:
        raise Wrong("preset", preset=preset, game=game.id, choices=", ".join(game.presets) or "–")
    found: Doc = dict(game.presets[preset]) if preset is not None else {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("name-value", option=text)
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
        raise Wrong("read", path=path, reason=str(getattr(error, "strerror", None) or error)) from None
    except json.JSONDecodeError as error:
        raise Wrong("json", path=path, line=error.lineno, reason=error.msg) from None
    except RecursionError:
        raise Wrong("deep", path=path) from None
    if not isinstance(doc, dict):
        raise Wrong("object", path=path, type=type(doc).__name__)
    return doc


def write_json(path: str, doc: Doc) -> None:
    try:
        Path(path).write_text(json.dumps(doc, ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise Wrong("write", path=path, reason=str(error.strerror)) from None


def is_terminal() -> bool:
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def need_terminal(command: str) -> None:
    """A screen with keys and a mouse is no use in a pipe."""
    if not is_terminal():
        raise Wrong("terminal", command=command)


def game_of(doc: Doc) -> Game:
    """The game that a record or a position says it is of."""
    if not isinstance(doc.get("game"), str):
        raise Wrong("no-game-field", games=", ".join(games.ids()))
    return games.get(doc["game"])


def seat_names(players: int, said: Texts, given: list[Doc] | None = None) -> list[str]:
    """Names for the log: those of a record's seats, else numbers."""
    names = [said.say("seat", number=seat + 1) for seat in range(players)]
    for seat, doc in enumerate(given if isinstance(given, list) else []):
        if seat < players:
            names[seat] = said.seated(doc) or names[seat]
    return names
