"""`folkmoot verify`: does a record follow the rules, and its chance the seed?"""

from __future__ import annotations

import argparse

from folkmoot import games
from folkmoot.cli.shared import Commands, add_command, read_json
from folkmoot.core import verify

EXAMPLES = "  folkmoot verify game.json"


def register(commands: Commands) -> None:
    parser = add_command(commands, "verify", "check that a recorded game is legal and was dealt fairly", EXAMPLES)
    parser.add_argument("record", metavar="RECORD", help="a record, as written by folkmoot")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc = read_json(args.record)
    found = verify(games.get(str(doc.get("game"))), doc)
    dealt = {
        "fair": f"all {found['chances']} outcomes of chance follow from the seed that was committed to",
        "sim": f"all {found['chances']} outcomes of chance follow from the simulation's seed",
        "script": "its chance was written by hand and proves nothing",
    }[found["dealer"]]
    print(f"{args.record}: {found['rows']} rows, every step legal; {dealt}.")
    print(f"{'The game is over' if found['over'] else 'The game is not over'}; scores: {found['scores']}")
    return 0
