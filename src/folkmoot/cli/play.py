"""`folkmoot play`: play in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from folkmoot import bots, games
from folkmoot.arena.guests import dismiss, invite, is_guest
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.learn import learn
from folkmoot.cli.shared import (
    add_game,
    game_of,
    is_terminal,
    need_terminal,
    players_for,
    read_given,
    read_json,
    write_json,
)
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.text import texts

if TYPE_CHECKING:
    from folkmoot.cli.tui_welcome import Wish

EXAMPLES = """\
  folkmoot play {game}
  folkmoot play {game} --players 4 --bots strong
  folkmoot play {game} --seats human casual human master
  folkmoot play {game} --bots mine.py:Bot
  folkmoot play {option}
  folkmoot play {game} --seats human human --names Ada Ben --lang pl
  folkmoot play {game} --box mine.toml
  folkmoot play --resume folkmoot-{game}.json"""


def register(commands: Commands) -> None:
    parser = commands.add("play", EXAMPLES)
    add_game(parser, playing=True)
    parser.take(
        "--bots",
        default="casual",
        metavar="BOT",
    )
    parser.take("--seats", nargs="+", metavar="WHO")
    parser.take("--names", nargs="+", default=[], metavar="NAME")
    parser.take("--box", metavar="FILE")
    parser.take("--resume", metavar="FILE")
    parser.take("--save", metavar="FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.game is None and args.resume is None and is_terminal():
        wish = welcome(args)
        if wish is None or wish.learn:
            return learn(wish.game, args.lang) if wish is not None else 0
    sitting = sit_down(args)
    need_terminal("play")
    from folkmoot.cli.tui import TableApp

    save = Path(args.save or args.resume or f"folkmoot-{sitting.game.id}.json")
    always = args.save is not None or args.resume is not None
    app = TableApp(sitting, texts(args.lang), save, always)
    if always:
        write_json(str(save), sitting.recorder.record())
    try:
        app.run()
    finally:
        sitting.close()
    if app.saved_rows:
        print(texts(args.lang).say("play-go-on", command=f"folkmoot play --resume {shlex.quote(str(save))}"))
    return app.return_code or 0


def welcome(args: argparse.Namespace) -> Wish | None:
    """Ask what to play, where the command line does not say; None: nothing."""
    from folkmoot.cli.tui_welcome import Welcome

    wish = Welcome(texts(args.lang), Path()).run()
    if wish is not None:
        args.game, args.resume = wish.game, wish.resume or None
        args.option = [*args.option, *(f"{name}={value}" for name, value in wish.options.items())]
        args.players = args.players or wish.players or None
        args.bots = wish.level or args.bots
        args.preset = wish.preset or args.preset
    return wish


def sit_down(args: argparse.Namespace) -> Sitting:
    """The game that the command line asks for."""
    seed = args.seed if args.seed is not None else secrets.randbelow(2**32)
    if args.resume:
        doc = read_json(args.resume)
        check_bots([args.bots])
        return Sitting.resume(games.get(args.game) if args.game else game_of(doc), doc, seed, args.bots)
    if args.game is None:
        raise Wrong("which-game", games=", ".join(games.ids()))
    game = games.get(args.game)
    if args.box is not None:
        game = game.with_box(args.box)
    options = read_given(game, args.option, args.preset)
    players = (
        args.players if args.players is not None else len(args.seats or []) or players_for(game, options, game.seats)
    )
    seats = args.seats or [HUMAN] + [args.bots] * (players - 1)
    if len(seats) != players:
        raise Wrong("seats", seats=len(seats), players=players)
    check_bots(seats)
    if HUMAN not in seats:
        raise Wrong("nobody", human=HUMAN)
    if len(args.names) > seats.count(HUMAN):
        raise Wrong("names", names=len(args.names), people=seats.count(HUMAN))
    return Sitting(game, seats, options, seed, args.names)


def check_bots(seats: Sequence[str]) -> None:
    """Check that every named player can play; an external bot is started once."""
    for who in dict.fromkeys(seats):
        if is_guest(who):
            dismiss(invite(who))
        elif who != HUMAN and who not in bots.LEVELS:
            raise Wrong("who", who=who, levels=", ".join((HUMAN, *bots.LEVELS)))
