"""`folkmoot log`: what hosts and operators of a server did, when, to whom and why."""

from __future__ import annotations

import argparse
import time

from folkmoot.cli.arguments import Commands
from folkmoot.cli.backup import add_place
from folkmoot.cli.operating import settings_of, show
from folkmoot.core import Doc
from folkmoot.text import Texts, texts

EXAMPLES = "  folkmoot log --data /var/lib/folkmoot\n  folkmoot log --json"


def register(commands: Commands) -> None:
    parser = commands.add("log", EXAMPLES)
    add_place(parser)
    parser.take("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators import moderation

    show(moderation.list_acts(settings_of(args)), args.json, texts(args.lang), cells)
    return 0


def cells(doc: Doc, said: Texts) -> list[str]:
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(doc["at"]))
    by = (doc["by_name"] or doc["by"]) if doc["by"] else said.say("command-operator")
    found = [at, by, said.say("command-act", what=doc["what"])]
    found += [doc["name"] or doc["person"]] if doc["person"] else []
    return found + [word for word in (doc["table_id"], doc["reason"]) if word]
