"""`folkmoot rules`: the rules of a game to read, search and print."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console, RenderableType

from folkmoot import games
from folkmoot.cli.rulebook import show_book, show_rules
from folkmoot.cli.shared import Commands, add_command, add_language
from folkmoot.core import FolkmootError
from folkmoot.text import Texts, texts
from folkmoot.text.markdown import markdown
from folkmoot.text.rules import book, find_rules, rules_of

EXAMPLES = """\
  folkmoot rules ethnos
  folkmoot rules ethnos E19 E20 --lang ru
  folkmoot rules ethnos --find dragon
  folkmoot rules tribes --lang pl --markdown > tribes.md"""
WIDEST = 100


def register(commands: Commands) -> None:
    parser = add_command(commands, "rules", "read the rules of a game, all of them or some", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="ethnos, tribes or aetherya")
    parser.add_argument("ids", nargs="*", metavar="RULE_ID", help="only these rules, such as E19")
    parser.add_argument("--find", metavar="WORDS", help="only the rules that speak of this")
    parser.add_argument("--markdown", action="store_true", help="print the whole book as Markdown")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc = book(games.get(args.game), args.lang)
    said = texts(args.lang)
    if args.markdown:
        if args.ids or args.find:
            raise FolkmootError("--markdown: prints the whole book, without RULE_ID and --find")
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
            raise FolkmootError(f"{id} is no rule of {args.game} ({next(iter(known))} to {list(known)[-1]})")
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
