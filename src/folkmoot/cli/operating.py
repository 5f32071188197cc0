"""Common parts of the operators' commands `people`, `tables` and `log`: verbs, settings, reasons, lists."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from folkmoot.cli.arguments import Commands, Parser, Wrong, add_command
from folkmoot.cli.backup import add_place, database
from folkmoot.core import Doc
from folkmoot.text import Texts

if TYPE_CHECKING:
    from folkmoot.server.settings import Settings

LONGEST_REASON = 500
Run = Callable[[argparse.Namespace], int]


def add_verbs(commands: Commands, command: str, examples: str) -> Any:
    """Add a command that is followed by a verb."""
    parser = commands.add(command, examples)
    return parser.add_subparsers(
        dest="verb", metavar=commands.said.say("help-command-word"), required=True, parser_class=Parser
    )


def add_verb(verbs: Any, said: Texts, command: str, verb: str, examples: str, run: Run) -> Parser:
    """Add a verb, with those of the examples that begin with it."""
    own = [line for line in examples.splitlines() if line.startswith(f"  folkmoot {command} {verb}")]
    parser = add_command(verbs, said, verb, f"{command}-{verb}", "\n".join(own or [f"  folkmoot {command} {verb} …"]))
    add_place(parser)
    parser.set_defaults(run=run)
    if verb == "list":
        parser.take("word", nargs="?", default="", metavar="WORD")
        parser.take("--json", action="store_true")
    return parser


def settings_of(args: argparse.Namespace) -> Settings:
    from folkmoot.server.settings import Settings

    return Settings(data=args.data, database=database(args))


def read_reason(args: argparse.Namespace) -> str:
    reason = str(args.reason).strip()
    if len(reason) > LONGEST_REASON:
        raise Wrong("reason", most=LONGEST_REASON)
    return reason


def show(found: Sequence[Doc], as_json: bool, said: Texts, cells: Callable[[Doc, Texts], list[str]]) -> None:
    """Print a line for each, or all as JSON."""
    if as_json:
        print(json.dumps({"found": list(found)}, ensure_ascii=False))
        return
    for doc in found:
        print("  ".join(cells(doc, said)))
    print(said.say("command-found", number=len(found)))


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
