"""`folkmoot play`: play in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from pathlib import Path

from folkmoot import bots, games
from folkmoot.cli.shared import (
    Commands,
    add_command,
    add_game,
    add_language,
    players_for,
    read_given,
    read_json,
    write_json,
)
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.core import BadOptions, FolkmootError
from folkmoot.text import texts

EXAMPLES = """\
  folkmoot play ethnos
  folkmoot play ethnos --players 4 --bots strong
  folkmoot play ethnos --seats human casual human master
  folkmoot play aetherya --option mode=solo
  folkmoot play tribes --seats human human --names Ada Ben --lang pl
  folkmoot play --resume folkmoot-ethnos.json

Keys: arrows, Enter, numbers or the mouse choose; u takes back, h gives a hint, s shows the score with reasons,
r the rules, w saves, ? helps, q leaves."""


def register(commands: Commands) -> None:
    parser = add_command(commands, "play", "play in the terminal, against bots or at one keyboard", EXAMPLES)
    add_game(parser, playing=True)
    levels = "novice (gentle), casual (steady), strong (sharp), master (fierce)"
    parser.add_argument(
        "--bots",
        default="casual",
        choices=bots.LEVELS,
        metavar="LEVEL",
        help=f"level of the others: {levels} (default: casual)",
    )
    parser.add_argument("--seats", nargs="+", metavar="WHO", help="who sits where: human, or the level of a bot")
    parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help="what the people are called, in order")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game; it is saved there after every move")
    parser.add_argument("--save", metavar="FILE", help="write the game there after every move (w: now)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sitting = sit_down(args)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise FolkmootError("play needs a terminal; `folkmoot demo` shows a game without one")
    from folkmoot.cli.tui import TableApp

    save = Path(args.save or args.resume or f"folkmoot-{sitting.game.id}.json")
    always = args.save is not None or args.resume is not None
    app = TableApp(sitting, texts(args.lang), save, always)
    if always:
        write_json(str(save), sitting.recorder.record())
    app.run()
    if app.saved_rows:
        print(texts(args.lang).say("play-go-on", command=f"folkmoot play --resume {shlex.quote(str(save))}"))
    return app.return_code or 0


def sit_down(args: argparse.Namespace) -> Sitting:
    """The game that the command line asks for."""
    seed = args.seed if args.seed is not None else secrets.randbelow(2**32)
    if args.resume:
        doc = read_json(args.resume)
        return Sitting.resume(games.get(args.game or str(doc.get("game"))), doc, seed)
    if args.game is None:
        raise BadOptions("GAME", f"name a game to play ({', '.join(games.ids())}), or --resume FILE")
    game = games.get(args.game)
    options = read_given(game, args.option)
    players = (
        args.players if args.players is not None else len(args.seats or []) or players_for(game, options, game.seats)
    )
    seats = args.seats or [HUMAN] + [args.bots] * (players - 1)
    if len(seats) != players:
        raise BadOptions("seats", f"{len(seats)} are named for {players} players")
    for who in seats:
        if who != HUMAN and who not in bots.LEVELS:
            raise BadOptions("seats", f"{who!r} is neither {HUMAN} nor one of {', '.join(bots.LEVELS)}")
    if HUMAN not in seats:
        raise BadOptions("seats", f"nobody is {HUMAN}; `folkmoot tournament` lets bots play each other")
    if len(args.names) > seats.count(HUMAN):
        raise BadOptions("names", f"{len(args.names)} names for {seats.count(HUMAN)} people")
    return Sitting(game, seats, options, seed, args.names)
