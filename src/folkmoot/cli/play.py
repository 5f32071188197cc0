"""`folkmoot play`: play in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from folkmoot import bots, games
from folkmoot.cli.shared import Commands, add_command, add_game, add_language, read_given, read_json
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.core import BadOptions, Doc, FolkmootError, Game
from folkmoot.text import texts

EXAMPLES = """\
  folkmoot play ethnos
  folkmoot play ethnos --players 4 --bots strong
  folkmoot play ethnos --seats human casual human master
  folkmoot play aetherya --players 1 --option mode=solo
  folkmoot play ethnos --resume folkmoot-ethnos.json"""


def register(commands: Commands) -> None:
    parser = add_command(commands, "play", "play in the terminal, against bots or at one keyboard", EXAMPLES)
    add_game(parser)
    parser.set_defaults(seed=None)
    parser.add_argument("--bots", default="casual", choices=bots.LEVELS, help="the level of all others (casual)")
    parser.add_argument("--seats", nargs="+", metavar="WHO", help="who sits where: human, or the level of a bot")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="where the game is saved (default: folkmoot-GAME.json)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sitting = sit_down(args)
    if not sys.stdout.isatty() or not sys.stdin.isatty():
        raise FolkmootError("play needs a terminal; `folkmoot demo` shows a game without one")
    from folkmoot.cli.tui import TableApp

    save = Path(args.save or args.resume or f"folkmoot-{args.game}.json")
    TableApp(sitting, texts(args.lang), save, always=args.save is not None or args.resume is not None).run()
    return 0


def sit_down(args: argparse.Namespace) -> Sitting:
    """The game that the command line asks for."""
    game = games.get(args.game)
    seed = args.seed if args.seed is not None else secrets.randbelow(2**32)
    if args.resume:
        return Sitting.resume(game, read_json(args.resume), seed)
    options = read_given(game, args.option)
    players = args.players if args.players is not None else len(args.seats or []) or fewest(game, options)
    seats = args.seats or [HUMAN] + [args.bots] * (players - 1)
    if len(seats) != players:
        raise BadOptions("seats", f"{len(seats)} are named for {players} players")
    for who in seats:
        if who != HUMAN and who not in bots.LEVELS:
            raise BadOptions("seats", f"{who!r} is neither {HUMAN} nor one of {', '.join(bots.LEVELS)}")
    if HUMAN not in seats:
        raise BadOptions("seats", f"nobody is {HUMAN}; `folkmoot tournament` lets bots play each other")
    return Sitting(game, seats, options, seed)


def fewest(game: Game, options: Doc) -> int:
    """The smallest number of players that the options allow."""
    for players in game.seats:
        try:
            game.start(players, **options)
        except BadOptions:
            continue
        return players
    return game.seats[0]
