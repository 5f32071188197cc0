"""The command line's own words: help and errors from the catalogues, in the language of `--lang` or the environment."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from folkmoot import games
from folkmoot.cli.pictures import drawing
from folkmoot.core import FolkmootError
from folkmoot.text import LANGUAGES, Texts, texts

ARGPARSE: dict[str, tuple[str, tuple[str, ...]]] = {
    "usage: ": ("usage", ()),
    "positional arguments": ("positional", ()),
    "options": ("options", ()),
    "show this help message and exit": ("show-help", ()),
    "%(prog)s: error: %(message)s\n": ("error", ("%(prog)s", "%(message)s")),
    "argument %(argument_name)s: %(message)s": ("argument", ("%(argument_name)s", "%(message)s")),
    "the following arguments are required: %s": ("required", ("%s",)),
    "unrecognized arguments: %s": ("unrecognized", ("%s",)),
    "invalid choice: %(value)r (choose from %(choices)s)": ("choice", ("%(value)r", "%(choices)s")),
    "invalid %(type)s value: %(value)r": ("value", ("%(value)r",)),
    "expected one argument": ("expected-one", ()),
    "expected at least one argument": ("expected-some", ()),
    "not allowed with argument %s": ("not-with", ("%s",)),
}
"""Sentences of argparse, the message of the catalogue for each, and its arguments; any other stays English."""


class Wrong(FolkmootError):
    """Something wrong on the command line, said by `error-<told>`."""

    def __init__(self, told: str, **given: Any) -> None:
        super().__init__(texts().say(f"error-{told}", **given), told, **given)


def environment_language() -> str:
    """The first of the usual variables decides, as everywhere: pl_PL.UTF-8 is Polish."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def language_of(given: Sequence[str]) -> str:
    """Return the language that a command line asks for, before it is parsed."""
    for index, word in enumerate(given):
        name, equals, value = word.partition("=")
        if name in ("--lang", "--language"):
            value = value if equals else "".join(given[index + 1 : index + 2])
            return value if value in LANGUAGES else environment_language()
    return environment_language()


class Parser(argparse.ArgumentParser):
    """Its help comes from the catalogue: `help-<command>-<name>`, or `help-<name>` where commands share it."""

    said: Texts
    command: str = ""

    def take(self, name: str, *more: str, told: dict[str, Any] | None = None, **settings: Any) -> None:
        """`add_argument` with the words of the catalogue; `told` goes into them."""
        word = name.lstrip("-")
        own = f"help-{self.command}-{word}"
        id = own if self.said.has(own) else f"help-{word}"
        given = {"default": str(settings.get("default", "")), "games": self.said.listed(games.OWN), **(told or {})}
        help = self.said.say(id, **given).replace("%", "%%")
        self.add_argument(name, *more, help=help, **settings)


class Commands:
    """Register of the commands."""

    def __init__(self, top: argparse.ArgumentParser, said: Texts) -> None:
        self.said = said
        self.parsers: Any = top.add_subparsers(
            dest="command", metavar=said.say("help-command-word"), required=True, parser_class=Parser
        )

    def add(self, name: str, examples: str, **told: str) -> Parser:
        return add_command(self.parsers, self.said, name, name, examples, **told)


def add_command(parsers: Any, said: Texts, name: str, id: str, examples: str, **told: str) -> Parser:
    """A command with the words of `help-<id>`; its help ends with examples, and `help-<id>-note` where there is one.

    In the examples stand `{game}` for a game and `{option}` for one with an option.
    """
    examples = examples.replace("{game}", games.OWN[0])
    if "{option}" in examples:
        examples = examples.replace("{option}", game_with_option())
    help = said.say(f"help-{id}")
    note = f"help-{id}-note"
    if said.has(note):
        examples += "\n\n" + "\n".join(wrapped(said.say(note, **told)))
    parser: Parser = parsers.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ("。" if said.language == "ja" else "."),
        epilog=f"{said.say('help-examples')}\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.said, parser.command = said, id
    add_language(parser)
    return parser


def game_with_option() -> str:
    """Return an example of an option: a game and the other value of a switch."""
    for game in map(games.get, games.OWN):
        for option in game.options:
            if option.type == "bool":
                return f"{game.id} --option {option.name}={str(not option.default).lower()}"
    return games.OWN[0]


def add_language(parser: Parser) -> None:
    """Add `--lang`; its default comes from the environment."""
    parser.take("--lang", "--language", default=parser.said.language, choices=LANGUAGES)


def wrapped(words: str) -> list[str]:
    """Lines for a help text; also where a language has no spaces."""
    return [line.plain.strip() for line in drawing.wrapped(Text(words), 78)]


def speak(said: Texts) -> None:
    """Let argparse itself speak this language: it asks its module's `_` for every sentence."""

    def translated(message: str) -> str:
        id, places = ARGPARSE.get(message, ("", ()))
        given = dict(zip(("first", "second"), places, strict=False))
        return said.say(f"argparse-{id}", **given) + "\n" * message.endswith("\n") if id else message

    def counted(one: str, many: str, number: int) -> str:
        return translated(one if number == 1 else many)

    hooks: dict[str, Callable[..., str]] = {"_": translated, "ngettext": counted}
    for name, hook in hooks.items():
        setattr(argparse, name, hook)
