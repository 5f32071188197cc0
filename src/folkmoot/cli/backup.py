"""`folkmoot backup`: everything a server keeps, in one file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from folkmoot.cli.shared import Commands, add_command

EXAMPLES = (
    "  folkmoot backup tonight.jsonl.gz\n  folkmoot backup --database postgresql://moot@localhost/moot moot.jsonl.gz"
)


def register(commands: Commands) -> None:
    parser = add_command(
        commands, "backup", "write everything a server keeps into one file, also while it runs", EXAMPLES
    )
    parser.add_argument("file", metavar="FILE", help="where to write it; it holds secrets, keep it safe")
    add_place(parser)
    parser.set_defaults(run=run)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Which server's database is meant."""
    parser.add_argument(
        "--data", default="", metavar="DIR", help="folder of the SQLite database (default: as for serve)"
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help="PostgreSQL database instead (or FOLKMOOT_DATABASE)"
    )


def run(args: argparse.Namespace) -> int:
    from folkmoot.server import ops
    from folkmoot.server.settings import Settings

    count = ops.backup(Settings(data=args.data, database=database(args)), Path(args.file))
    print(f"{args.file}: {count} rows")
    return 0


def database(args: argparse.Namespace) -> str:
    """The address may stay out of the list of processes."""
    return str(args.database or os.environ.get("FOLKMOOT_DATABASE", ""))
