"""`folkmoot verify`: does a record follow the rules, and its chance the seed?"""

from __future__ import annotations

import argparse

from folkmoot.cli.arguments import Commands
from folkmoot.cli.shared import game_of, read_json, seat_names
from folkmoot.core import verify
from folkmoot.text import texts, whole

EXAMPLES = "  folkmoot verify game.json"


def register(commands: Commands) -> None:
    parser = commands.add("verify", EXAMPLES)
    parser.take("record", metavar="RECORD")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc, said = read_json(args.record), texts(args.lang)
    found = verify(game_of(doc), doc)
    dealt = said.say("command-dealt", dealer=found["dealer"], chances=found["chances"])
    print(said.say("command-verified", file=args.record, rows=found["rows"], dealt=dealt))
    names = seat_names(len(found["scores"]), said, doc.get("seats"))
    scores = said.listed(said.labelled(name, whole(score)) for name, score in zip(names, found["scores"], strict=True))
    print(said.say("command-over" if found["over"] else "command-not-over"), said.say("command-scores", scores=scores))
    return 0
