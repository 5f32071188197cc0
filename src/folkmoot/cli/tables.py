"""`folkmoot tables`: find, close and remove the tables of a server, also while it runs."""

from __future__ import annotations

import argparse

from folkmoot.cli.arguments import Commands
from folkmoot.cli.operating import add_verb, add_verbs, day, read_reason, settings_of, show
from folkmoot.core import Doc
from folkmoot.text import Texts, texts

EXAMPLES = """  folkmoot tables list playing --data /var/lib/folkmoot
  folkmoot tables close q7wPl0TzR3Ab_5xY --reason 'the club is closing'
  folkmoot tables remove q7wPl0TzR3Ab_5xY"""
VERBS = ("list", "close", "remove")


def register(commands: Commands) -> None:
    verbs = add_verbs(commands, "tables", EXAMPLES)
    for verb in VERBS:
        parser = add_verb(verbs, commands.said, "tables", verb, EXAMPLES, run)
        if verb != "list":
            parser.take("table", metavar="TABLE")
            parser.take("--reason", default="", metavar="TEXT")


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators import moderation

    settings, said = settings_of(args), texts(args.lang)
    if args.verb == "list":
        show(moderation.list_tables(settings, args.word), args.json, said, cells)
        return 0
    work = moderation.close_table if args.verb == "close" else moderation.remove_table
    work(settings, args.table, read_reason(args))
    print(said.say(f"command-tables-{args.verb}", table=args.table))
    return 0


def cells(doc: Doc, said: Texts) -> list[str]:
    status = said.say("command-status", status=doc["status"])
    names = ", ".join(name or "–" for name in doc["seats"])
    return [doc["id"], doc["game"], status, day(doc["touched"]), names]
