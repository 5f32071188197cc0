"""`folkmoot score`: score pads for people at a table with the printed game. A game brings its own: `pad.command`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Protocol

from rich.cells import cell_len, set_cell_size

from folkmoot import games
from folkmoot.cli.arguments import Commands, Parser, add_command
from folkmoot.cli.shared import seat_names
from folkmoot.core import Result, Row, part
from folkmoot.text import Texts, signed, texts, whole


class OwnPad(Protocol):
    """The module `pad.command` of a game; its help is `help-score-<game>` and `help-score-<game>-<argument>`."""

    EXAMPLES: Sequence[str]
    """Arguments of `folkmoot score <game>`, as examples."""

    def told(self, said: Texts) -> dict[str, str]:
        """Return the arguments of `help-score-<game>-note`, the note below the examples."""

    def take(self, parser: Parser) -> None:
        """Add the arguments that say what lies on the table."""

    def count(self, args: argparse.Namespace) -> Result:
        """The rows of the pad for every seat, and how the game ended; BadPosition names what cannot be. A reason is
        told by `<game>-reason-<reason>` with the winners as `$who` and their `$number`."""

    def remarks(self, args: argparse.Namespace, result: Result, said: Texts, names: Sequence[str]) -> Sequence[str]:
        """Return further lines for the people at the table, below the count."""


def own_pads() -> dict[str, OwnPad]:
    found = {game.id: part(game, "pad.command") for game in games.installed()}
    return {id: pad for id, pad in found.items() if pad is not None}


def register(commands: Commands) -> None:
    said, pads = commands.said, own_pads()
    examples = {id: [f"  folkmoot score {id} {one}" for one in pad.EXAMPLES] for id, pad in pads.items()}
    parser = commands.add("score", "\n".join(line for lines in examples.values() for line in lines))
    chosen = parser.add_subparsers(dest="game", metavar="GAME", required=True, parser_class=Parser)
    for id, pad in pads.items():
        pad.take(add_command(chosen, said, id, f"score-{id}", "\n".join(examples[id]), **pad.told(said)))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    pad = own_pads()[args.game]
    result = pad.count(args)
    said = texts(args.lang)
    names = seat_names(len(result.scores), said)
    heads = [said.say(f"{args.game}-row-{row.id}") for row in result.rows] + [said.say("command-total")]
    width = max(14, *(cell_len(head) + 1 for head in heads))
    if len(names) > 1:
        print(" " * width + "".join(f"  {name}" for name in names))
    for head, row in zip(heads, result.rows, strict=False):
        print(set_cell_size(head, width) + columns(row.points, names))
        for line in reasons(said, args.game, row, names):
            print(line)
    print(set_cell_size(heads[-1], width) + columns(result.scores, names))
    print_end(said, args.game, result, names)
    for remark in pad.remarks(args, result, said, names):
        print(remark)
    return 0


def print_end(said: Texts, game: str, result: Result, names: list[str]) -> None:
    """Print who has won and what decided it, once the printed game is over."""
    if result.outcome == "open":
        return
    who = said.listed(names[seat] for seat in result.winners)
    print(said.say(f"play-{result.outcome}", who=who, number=len(result.winners)))
    if result.reason:
        print(said.say(f"{game}-reason-{result.reason}", who=who, number=len(result.winners)))


def columns(points: Sequence[int], names: list[str]) -> str:
    """A number for every seat, below its name where there are several."""
    if len(names) == 1:
        return f"{whole(points[0]):>4}"
    return "".join(f"  {whole(number):>{cell_len(name)}}" for number, name in zip(points, names, strict=True))


def reasons(said: Texts, game: str, row: Row, names: list[str]) -> list[str]:
    """Say where the points of a row come from."""
    found = []
    for one in row.parts:
        told = said.part(game, row, one, names)
        told = told if len(names) == 1 else said.labelled(names[one.seat], told)
        found.append(f"    {signed(one.points):>3}  {said.bracketed(told, one.rule)}")
    return found
