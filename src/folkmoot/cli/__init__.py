"""The command line. Each command is a module with `register`; errors are one clear line and a non-zero exit."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import pairwise

from folkmoot import __version__, games
from folkmoot.build import build
from folkmoot.cli.arguments import Commands, Parser, add_language, language_of, speak
from folkmoot.core import FolkmootError
from folkmoot.text import Texts, texts

COMMANDS = (
    "serve",
    "play",
    "learn",
    "puzzle",
    "demo",
    "rules",
    "why",
    "simulate",
    "tournament",
    "study",
    "selfplay",
    "replay",
    "review",
    "verify",
    "position",
    "score",
    "new-game",
    "backup",
    "restore",
    "check",
    "people",
    "tables",
    "log",
)
"""Each is a module of this package (`new-game`: new_game), in the order in which help lists them."""


def about(said: Texts) -> str:
    return said.say("help-about", games=said.listed(map(said.name, games.OWN)))


def parser(said: Texts, given: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The command line in one language: the command that is given, or all of them where none can be made out."""
    speak(said)
    top = Parser(prog="folkmoot", description=about(said), epilog=said.say("help-more"))
    top.said = said
    version = f"folkmoot {__version__} ({build()})"
    top.add_argument("--version", action="version", version=version, help=said.say("argparse-show-version"))
    add_language(top)
    commands = Commands(top, said)
    for name in [command_of(given)] if command_of(given) in COMMANDS else COMMANDS:
        import_module(f"folkmoot.cli.{name.replace('-', '_')}").register(commands)
    return top


def command_of(given: Sequence[str]) -> str:
    """The first word that is neither an option nor the language; empty where there is none."""
    words = [word for before, word in pairwise(["", *given]) if before not in ("--lang", "--language")]
    return next((word for word in words if not word.startswith("-")), "")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    said = texts(language_of(given))
    given = given or ["serve"]
    args = parser(said, given).parse_args(given)
    try:
        with leaving_in_order(command_of(given)):
            code: int = args.run(args)
        sys.stdout.flush()
        return code
    except FolkmootError as error:
        print(f"folkmoot: {said.fault(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has gone, as in `folkmoot replay … | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"folkmoot: {error.filename or given[0]}: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


@contextmanager
def leaving_in_order(command: str) -> Iterator[None]:
    """A command that is told to end closes its files and ends its own processes; the server has its own way."""
    if command == "serve" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, ended)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def ended(number: int, frame: object) -> None:
    raise SystemExit(128 + number)
