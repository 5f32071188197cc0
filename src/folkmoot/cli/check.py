"""`folkmoot check`: does this version still play the games that are going on?"""

from __future__ import annotations

import argparse
import sys

from folkmoot.cli.arguments import Commands
from folkmoot.cli.backup import add_place, database
from folkmoot.text import texts

EXAMPLES = "  folkmoot check --data /var/lib/folkmoot\n  folkmoot check --data /var/lib/folkmoot --repair"


def register(commands: Commands) -> None:
    parser = commands.add("check", EXAMPLES)
    add_place(parser)
    parser.take("--repair", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators import check
    from folkmoot.server.settings import Settings

    settings = Settings(data=args.data, database=database(args))
    said = texts(args.lang)
    if args.repair:
        done = check.repair(settings)
        if done.backup is not None:
            print(said.say("command-repair-backup", file=str(done.backup)))
        for gap in done.gaps:
            print(said.say("command-repaired", table=gap.id, row=gap.whole, lost=gap.lost))
    count, problems = check.check(settings)
    for problem in problems:
        print(problem, file=sys.stderr)
    print(said.say("command-checked", games=count, problems=len(problems)))
    return 1 if problems else 0
