"""`folkmoot restore`: a server's database from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from folkmoot.cli.arguments import Commands
from folkmoot.cli.backup import add_place, database
from folkmoot.text import texts

EXAMPLES = "  folkmoot restore --data /var/lib/folkmoot tonight.jsonl.gz"


def register(commands: Commands) -> None:
    parser = commands.add("restore", EXAMPLES)
    parser.take("file", metavar="FILE")
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators.database import restore
    from folkmoot.server.settings import Settings

    count = restore(Settings(data=args.data, database=database(args)), Path(args.file))
    print(texts(args.lang).say("command-restored", rows=count))
    return 0
