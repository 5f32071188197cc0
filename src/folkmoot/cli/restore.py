"""`folkmoot restore`: a server's database from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from folkmoot.cli.backup import add_place, database
from folkmoot.cli.shared import Commands, add_command

EXAMPLES = "  folkmoot restore --data /var/lib/folkmoot tonight.jsonl.gz"


def register(commands: Commands) -> None:
    parser = add_command(commands, "restore", "fill an empty database from a backup, of SQLite or PostgreSQL", EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="what `folkmoot backup` wrote")
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from folkmoot.server import ops
    from folkmoot.server.settings import Settings

    count = ops.restore(Settings(data=args.data, database=database(args)), Path(args.file))
    print(f"{count} rows restored")
    return 0
