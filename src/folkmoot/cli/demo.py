"""`folkmoot demo`: a whole game played by itself, to watch how it goes."""

from __future__ import annotations

import argparse
import hashlib
import sys
import time

from folkmoot import games
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.replay import print_result, print_row
from folkmoot.cli.shared import (
    add_game,
    players_for,
    read_given,
    seat_names,
    write_json,
)
from folkmoot.core import ALL, FairDealer, Recorder, SimDealer, replay
from folkmoot.text import texts

EXAMPLES = """\
  folkmoot demo {game}
  folkmoot demo {game} --players 3 --pause 0.5
  folkmoot demo {game} --record game.json"""


def register(commands: Commands) -> None:
    parser = commands.add("demo", EXAMPLES)
    add_game(parser)
    parser.take("--pause", type=float, default=0.0, metavar="SECONDS")
    parser.take("--record", metavar="FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game)
    options = read_given(game, args.option, args.preset)
    players = args.players if args.players is not None else players_for(game, options, reversed(game.seats))
    if not 0 <= args.pause <= 3600:
        raise Wrong("pause", value=str(args.pause))
    recorder = Recorder(game, FairDealer(hashlib.sha256(b"demo %d" % args.seed).digest()), players, options)
    chooser = SimDealer(args.seed)
    while recorder.state.turn >= 0:
        state, steps = recorder.state.clone(), [0][:0]
        while state.drafting or not steps:
            steps.append(chooser.choose(state))
            state.apply(steps[-1])
        recorder.move(steps)
    recorder.finish()
    if args.record:
        write_json(args.record, recorder.record())
    said = texts(args.lang)
    names = seat_names(players, said)
    for moment in replay(game, recorder.record()):
        if moment.row is not None:
            print_row(said, game.id, moment.row, [event.for_seat(ALL) for event in moment.events], names)
            sys.stdout.flush()
            time.sleep(args.pause)
    print_result(said, game.id, recorder.state.result(), names)
    return 0
