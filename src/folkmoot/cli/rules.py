"""`folkmoot rules`: the rules of a game to read, search and print."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console, RenderableType

from folkmoot import games
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.rulebook import show_book, show_rules, show_summary, show_unsettled
from folkmoot.core import FolkmootError
from folkmoot.text import Texts, texts
from folkmoot.text.finding import find_rules
from folkmoot.text.markdown import markdown, summary, unsettled
from folkmoot.text.rules import book, rules_of, told_in

EXAMPLES = """\
  folkmoot rules {game}
  folkmoot rules {game} E19 E20 --lang ru
  folkmoot rules {game} --find "tie two players"
  folkmoot rules {game} --summary
  folkmoot rules {game} --unsettled
  folkmoot rules {game} --lang pl --markdown > rules.md"""
WIDEST = 100


def register(commands: Commands) -> None:
    parser = commands.add("rules", EXAMPLES)
    parser.take("game", metavar="GAME")
    parser.take("ids", nargs="*", metavar="RULE_ID")
    parser.take("--find", metavar="WORDS")
    parser.take("--summary", action="store_true")
    parser.take("--unsettled", action="store_true")
    parser.take("--markdown", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game)
    doc = book(game, args.lang)
    said = texts(args.lang)
    some = bool(args.ids or args.find)
    if (some and (args.markdown or args.summary or args.unsettled)) or (args.summary and args.unsettled):
        raise Wrong("markdown")
    if args.markdown and args.unsettled:
        print(unsettled(doc, said), end="")
        return 0
    if args.markdown:
        print(summary(doc, said) if args.summary else markdown(doc, said), end="")
        return 0
    console = Console(highlight=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    if not some:
        show = show_summary if args.summary else show_unsettled if args.unsettled else show_book
        put(console, show(doc, said))
        return 0
    known = rules_of(doc)
    ids = list(dict.fromkeys(told_in(doc, id.upper()) for id in args.ids)) or list(known)
    for id in ids:
        if id not in known:
            raise Wrong("no-rule", rule=id, game=args.game, first=next(iter(known)), last=list(known)[-1])
    if args.find:
        ids = [id for id in find_rules(game, args.lang, args.find) if id in ids]
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
