"""`folkmoot check`: does this version still play the games that are going on?"""

from __future__ import annotations

import argparse
import sys

from folkmoot.cli.arguments import Commands
from folkmoot.cli.backup import add_place, database
from folkmoot.text import texts

EXAMPLES = "  folkmoot check --data /var/lib/folkmoot"


def register(commands: Commands) -> None:
    parser = commands.add("check", EXAMPLES)
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from folkmoot.server import ops
    from folkmoot.server.settings import Settings

    count, problems = ops.check(Settings(data=args.data, database=database(args)))
    for problem in problems:
        print(problem, file=sys.stderr)
    print(texts(args.lang).say("command-checked", games=count, problems=len(problems)))
    return 1 if problems else 0
