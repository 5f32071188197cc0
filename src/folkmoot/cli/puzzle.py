"""`folkmoot puzzle`: the best choice in positions from games between bots; one of them is the puzzle of the day."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from folkmoot import games, lessons
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.learn import learn
from folkmoot.cli.shared import need_terminal
from folkmoot.cli.solved import solved
from folkmoot.lessons import BestChoice
from folkmoot.text import texts

EXAMPLES = """\
  folkmoot puzzle {game}
  folkmoot puzzle {game} --daily
  folkmoot puzzle {game} --level 3
  folkmoot puzzle {game} --list"""


def register(commands: Commands) -> None:
    parser = commands.add("puzzle", EXAMPLES)
    parser.take("game", metavar="GAME")
    parser.take("--daily", action="store_true")
    themes = sorted({one.theme for one in lessons.choices().values()})
    parser.take("--theme", metavar="NAME", told={"themes": ", ".join(themes)})
    parser.take("--level", type=int, metavar="N")
    parser.take("--number", type=int, metavar="N")
    parser.take("--list", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game).id
    offered = lessons.choices_of(game)
    if not offered:
        known = {one.game for one in lessons.choices().values()}
        raise Wrong("no-choices", game=game, games=", ".join(sorted(known)))
    found = [one for one in offered if fits(one, args)]
    if args.daily:
        today = lessons.daily(game, datetime.now(UTC).date())
        found = [one for one in found if one == today]
    if not found:
        themes = ", ".join(sorted({one.theme for one in offered}))
        raise Wrong("no-choice", game=game, themes=themes, last=len(offered))
    done = solved()
    if args.list:
        show(found, done, args.lang)
        return 0
    need_terminal("puzzle")
    first = next((one for one in found if one.id not in done), found[0])
    return learn(game, args.lang, first.id)


def fits(one: BestChoice, args: argparse.Namespace) -> bool:
    wanted = {"theme": args.theme, "level": args.level, "number": args.number}
    return all(value is None or getattr(one, name) == value for name, value in wanted.items())


def show(found: list[BestChoice], done: set[str], language: str) -> None:
    said = texts(language)
    for one in found:
        line = said.say("play-learn-choice", number=one.number, theme=said.say(one.title), level=one.level)
        print(f"{'✓' if one.id in done else ' '} {line}")
    print(said.say("command-puzzle-solved", done=sum(one.id in done for one in found), of=len(found)))
