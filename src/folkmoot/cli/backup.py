"""`folkmoot backup`: everything a server keeps, in one file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from folkmoot.cli.arguments import Commands, Parser, Wrong
from folkmoot.text import texts

EXAMPLES = (
    "  folkmoot backup tonight.jsonl.gz\n  folkmoot backup --database postgresql://moot@localhost/moot moot.jsonl.gz"
)

DATABASES = ("postgresql", "postgres", "sqlite")
"""Schemes of a database's address."""


def register(commands: Commands) -> None:
    parser = commands.add("backup", EXAMPLES)
    parser.take("file", metavar="FILE")
    add_place(parser)
    parser.set_defaults(run=run)


def add_place(parser: Parser) -> None:
    """Add the options that name a server's database."""
    parser.take("--data", default="", metavar="DIR")
    parser.take("--database", default="", metavar="URL")


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators.database import backup
    from folkmoot.server.settings import Settings

    count = backup(Settings(data=args.data, database=database(args)), Path(args.file))
    print(texts(args.lang).say("command-backed-up", file=args.file, rows=count))
    return 0


def database(args: argparse.Namespace) -> str:
    """The address may stay out of the list of processes; it may hold a password, so an error doesn't show it."""
    found = str(args.database or os.environ.get("FOLKMOOT_DATABASE", ""))
    if found and found.partition(":")[0].partition("+")[0] not in DATABASES:
        raise Wrong("database-url")
    return found
