"""`folkmoot why`: questions about a position, or about one of a record, answered with its numbers and the rule."""

from __future__ import annotations

import argparse

from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.shared import game_of, read_json, seat_names
from folkmoot.core import ALL, Doc, Game, State, replay
from folkmoot.text import texts
from folkmoot.text.rules import Book, has_book
from folkmoot.text.why import Why, why_of

EXAMPLES = """\
  folkmoot why game.json --at 12 "place duris"
  folkmoot why game.json --at 12 --points 1 --lang ru
  folkmoot why game.json --thing centaur
  folkmoot why game.json --end
  folkmoot why position.json "place duris\""""


def register(commands: Commands) -> None:
    parser = commands.add("why", EXAMPLES)
    parser.take("record", metavar="RECORD")
    parser.take("action", metavar="ACTION", nargs="?")
    parser.take(
        "--at",
        nargs="+",
        metavar=("N", "ACTION"),
    )
    parser.take("--points", metavar="PLAYER")
    parser.take("--thing", metavar="WORD")
    parser.take("--end", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc = read_json(args.record)
    game = game_of(doc)
    state = state_of(game, doc, args)
    said = texts(args.lang)
    eyes = int(state.turn) if state.turn >= 0 else ALL
    answer = ask(why_of(game, state.view(eyes), said, seat_names(state.players, said, doc.get("seats"))), args)
    print(answer["answer"])
    for line in answer.get("details", ()):
        print(f"  {line}")
    if has_book(game):
        book = Book(game, args.lang)
        for rule in answer["rules"]:
            print(f"  {rule}  {book.rule(rule)['title']}")
    return 0


def state_of(game: Game, doc: Doc, args: argparse.Namespace) -> State:
    """A position is what it is; of a record, what was after the row that is asked about."""
    if not {"format", "dealer"} & doc.keys():
        if args.at is not None:
            raise Wrong("at-position")
        return game.from_position(doc)
    moments = list(replay(game, doc))
    return moments[place(args, len(moments) - 1)].state


def place(args: argparse.Namespace, last: int) -> int:
    """The row that is asked about; what follows its number is the action."""
    if args.at is None:
        return last
    number, *words = args.at
    if not number.isdigit() or int(number) > last:
        raise Wrong("no-row", value=number, last=last)
    if words:
        args.action = " ".join(words)
    return int(number)


def ask(why: Why, args: argparse.Namespace) -> Doc:
    """The one question that the command line asks; without any, what is decided now."""
    given = [args.action is not None, args.points is not None, args.thing is not None, args.end]
    if sum(given) > 1:
        raise Wrong("one-question")
    if args.action is not None:
        return why.action(args.action)
    if args.points is not None:
        return why.points(seat_of(args.points, why.names))
    if args.thing is not None:
        return why.thing(args.thing)
    return why.end() if args.end else why.turn()


def seat_of(player: str, names: list[str]) -> int:
    """The seat of a player, named or counted from 1 as the log counts them."""
    if player in names:
        return names.index(player)
    if not player.isdecimal() or not 1 <= int(player) <= len(names):
        raise Wrong("no-player", value=player, last=len(names))
    return int(player) - 1
