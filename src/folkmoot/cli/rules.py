"""`folkmoot rules`: the rules of a game to read, search and print."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console, RenderableType

from folkmoot import games
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.rulebook import show_book, show_rules
from folkmoot.core import FolkmootError
from folkmoot.text import Texts, texts
from folkmoot.text.markdown import markdown
from folkmoot.text.rules import book, find_rules, rules_of

EXAMPLES = """\
  folkmoot rules {game}
  folkmoot rules {game} E19 E20 --lang ru
  folkmoot rules {game} --find dragon
  folkmoot rules {game} --lang pl --markdown > rules.md"""
WIDEST = 100


def register(commands: Commands) -> None:
    parser = commands.add("rules", EXAMPLES)
    parser.take("game", metavar="GAME")
    parser.take("ids", nargs="*", metavar="RULE_ID")
    parser.take("--find", metavar="WORDS")
    parser.take("--markdown", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc = book(games.get(args.game), args.lang)
    said = texts(args.lang)
    if args.markdown:
        if args.ids or args.find:
            raise Wrong("markdown")
        print(markdown(doc, said), end="")
        return 0
    console = Console(highlight=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    if not args.ids and not args.find:
        put(console, show_book(doc, said))
        return 0
    known = rules_of(doc)
    ids = [id.upper() for id in args.ids] or list(known)
    for id in ids:
        if id not in known:
            raise Wrong("no-rule", rule=id, game=args.game, first=next(iter(known)), last=list(known)[-1])
    if args.find:
        ids = [id for id in find_rules(doc, args.find) if id in ids]
        if not ids:
            raise FolkmootError(none_found(said, args.find))
    put(console, show_rules(doc, ids, said))
    return 0


def put(console: Console, shown: RenderableType) -> None:
    """On a terminal with its styles; in a pipe or file without the spaces that fill lines on a screen."""
    with console.capture() as captured:
        console.print(shown, end="")
    text = captured.get()
    if not console.is_terminal:
        text = "\n".join(line.rstrip() for line in text.rstrip().split("\n")) + "\n"
    sys.stdout.write(text)


def none_found(said: Texts, words: str) -> str:
    return said.say("rules-none-found", words=words)
