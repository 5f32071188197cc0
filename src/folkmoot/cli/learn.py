"""`folkmoot learn`: a guided first game and small puzzles in the terminal."""

from __future__ import annotations

import argparse
import secrets

from folkmoot import games, lessons
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import need_terminal
from folkmoot.text import texts

EXAMPLES = """\
  folkmoot learn {game}
  folkmoot learn {game} --puzzle 2
  folkmoot learn {game} --lang ja"""


def register(commands: Commands) -> None:
    parser = commands.add("learn", EXAMPLES)
    parser.take("game", metavar="GAME")
    parser.take("--puzzle", type=int, metavar="N")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game).id
    if game not in lessons.lessons():
        raise Wrong("no-lesson", game=game, games=", ".join(lessons.lessons()))
    first = None if args.puzzle is None else f"{game}-{args.puzzle}"
    if first is not None and first not in lessons.puzzles():
        raise Wrong("no-puzzle", value=args.puzzle, game=game)
    need_terminal("learn")
    return learn(game, args.lang, first)


def learn(game: str, language: str, first: str | None = None) -> int:
    """Open the table of a lesson."""
    from folkmoot.cli.tui_learn import LearnApp

    app = LearnApp(game, texts(language), secrets.randbelow(2**32), first)
    app.run()
    return app.return_code or 0
