"""`folkmoot selfplay`: games of bots as files of arrays, to learn from."""

from __future__ import annotations

import argparse
from pathlib import Path

from folkmoot import games
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import add_game, players_for, read_given
from folkmoot.cli.tournament import progress
from folkmoot.core import BadOptions
from folkmoot.text import texts

EXAMPLES = """\
  folkmoot selfplay {game} --players 2 --entrants strong@200 casual --games 10000 --out build/games
  folkmoot selfplay {option} --entrants casual --keep 0.1 --out build/few"""

FLAGS = ("entrants", "games", "keep", "shard")
"""Fields of a self-play run that have a flag of the same name."""


def register(commands: Commands) -> None:
    parser = commands.add("selfplay", EXAMPLES)
    add_game(parser)
    parser.take("--entrants", nargs="+", default=["casual"], metavar="BOT")
    parser.take("--games", type=int, default=1000, metavar="N")
    parser.take("--keep", type=float, default=1.0, metavar="FRACTION")
    parser.take("--shard", type=int, default=100, metavar="N")
    parser.take("--out", required=True, metavar="FOLDER")
    parser.take("--jobs", type=int, metavar="N")
    parser.take("--ray", metavar="ADDRESS")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from folkmoot.arena.selfplay import SelfPlay, here, named_shard, read, write
    except ModuleNotFoundError as error:
        raise Wrong("study", module=str(error.name)) from None
    from folkmoot.arena.running import in_processes

    game = games.get(args.game)
    options = read_given(game, args.option, args.preset)
    players = args.players if args.players is not None else players_for(game, options, reversed(game.seats))
    entrants = tuple(args.entrants)
    given = SelfPlay(game.id, players, entrants, args.games, args.seed, options, args.keep, args.shard)
    player = here if args.jobs == 0 else in_processes(args.jobs, named_shard)
    if args.ray is not None:
        from folkmoot.arena.on_ray import on_ray

        player = on_ray(args.ray, named_shard)
    said = texts(args.lang)
    with progress(False, said) as tick:
        try:
            write(given, Path(args.out), player, tick)
        except BadOptions as error:
            if error.where in FLAGS:
                raise error.within(BadOptions, f"--{error.where}") from None
            raise
    found = read(args.out)
    print(said.say("command-selfplay", games=len(found["seeds"]), positions=len(found["choices"]), folder=args.out))
    return 0
