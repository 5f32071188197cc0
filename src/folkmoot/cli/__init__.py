"""The command line. Each command is a module with `register`; errors are one clear line and a non-zero exit."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from folkmoot import __version__
from folkmoot.build import build
from folkmoot.core import FolkmootError

COMMANDS = (
    "serve",
    "play",
    "demo",
    "rules",
    "why",
    "simulate",
    "tournament",
    "replay",
    "verify",
    "position",
    "score",
    "backup",
    "restore",
    "check",
)
"""Modules of this package, in the order in which help lists them."""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="folkmoot",
        description="Ethnos, Tribes and Legends of Aetherya, to play and to study.",
        epilog="Without a command: serve. Every command explains itself: folkmoot play --help",
    )
    top.add_argument("--version", action="version", version=f"folkmoot {__version__} ({build()})")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"folkmoot.cli.{name}").register(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    args = parser().parse_args(given or ["serve"])
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except FolkmootError as error:
        print(f"folkmoot: {error}", file=sys.stderr)
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
