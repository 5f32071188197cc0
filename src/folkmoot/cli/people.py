"""`folkmoot people`: find, rename, ban and remove the people of a server, also while it runs."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from folkmoot.cli.arguments import Commands, Parser, Wrong, add_command
from folkmoot.cli.backup import add_place, database
from folkmoot.core import Doc
from folkmoot.text import Texts, texts

if TYPE_CHECKING:
    from folkmoot.server.settings import Settings

EXAMPLES = """  folkmoot people list ann --data /var/lib/folkmoot
  folkmoot people rename 'Rude Word' Guest --reason 'asked twice'
  folkmoot people ban x7Kd02aPq9Lm --name
  folkmoot people remove x7Kd02aPq9Lm"""
VERBS = ("list", "rename", "ban", "unban", "remove")
LONGEST_REASON = 500


def register(commands: Commands) -> None:
    verbs = add_verbs(commands, "people", EXAMPLES)
    for verb in VERBS:
        parser = add_verb(verbs, commands.said, "people", verb, EXAMPLES)
        if verb == "list":
            parser.take("word", nargs="?", default="", metavar="WORD")
            parser.take("--json", action="store_true")
            continue
        parser.take("person", metavar="PERSON")
        if verb == "rename":
            parser.take("name", metavar="NAME")
        if verb == "ban":
            parser.take("--name", action="store_true")
        parser.take("--reason", default="", metavar="TEXT")


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators import moderation

    settings, said = settings_of(args), texts(args.lang)
    if args.verb == "list":
        show(moderation.list_people(settings, args.word), args.json, said, person_cells)
        return 0
    reason = read_reason(args)
    if args.verb == "rename":
        moderation.rename(settings, args.person, read_name(args.name), reason)
    elif args.verb == "ban":
        moderation.ban(settings, args.person, args.name, reason)
    elif args.verb == "unban":
        moderation.unban(settings, args.person, reason)
    else:
        moderation.remove_person(settings, args.person, reason)
    print(said.say(f"command-people-{args.verb}", who=args.person))
    return 0


# What `folkmoot tables` and `folkmoot log` share with this.


def add_verbs(commands: Commands, command: str, examples: str) -> Any:
    """A command that is followed by a verb."""
    parser = commands.add(command, examples)
    return parser.add_subparsers(
        dest="verb", metavar=commands.said.say("help-command-word"), required=True, parser_class=Parser
    )


def add_verb(verbs: Any, said: Texts, command: str, verb: str, examples: str) -> Parser:
    """A verb, with those of the examples that begin with it."""
    own = [line for line in examples.splitlines() if line.startswith(f"  folkmoot {command} {verb}")]
    parser = add_command(verbs, said, verb, f"{command}-{verb}", "\n".join(own or [f"  folkmoot {command} {verb} …"]))
    add_place(parser)
    from importlib import import_module

    parser.set_defaults(run=import_module(f"folkmoot.cli.{command}").run)
    return parser


def settings_of(args: argparse.Namespace) -> Settings:
    from folkmoot.server.settings import Settings

    return Settings(data=args.data, database=database(args))


def read_reason(args: argparse.Namespace) -> str:
    reason = str(args.reason).strip()
    if len(reason) > LONGEST_REASON:
        raise Wrong("reason", most=LONGEST_REASON)
    return reason


def read_name(name: str) -> str:
    """A name as people may give it to themselves."""
    from pydantic import TypeAdapter, ValidationError

    from folkmoot.server.messages import Name

    try:
        return str(TypeAdapter(Name).validate_python(name))
    except ValidationError:
        raise Wrong("name") from None


def show(found: Sequence[Doc], as_json: bool, said: Texts, cells: Callable[[Doc, Texts], list[str]]) -> None:
    """Print a line for each, or all as JSON."""
    if as_json:
        print(json.dumps({"found": list(found)}, ensure_ascii=False))
        return
    for doc in found:
        print("  ".join(cells(doc, said)))
    print(said.say("command-found", number=len(found)))


def person_cells(doc: Doc, said: Texts) -> list[str]:
    tables = said.say("command-tables", number=doc["tables"])
    banned = [said.say("command-banned")] if doc["banned"] else []
    return [doc["id"], doc["name"], day(doc["seen"] or doc["created"]), tables, *banned]


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
