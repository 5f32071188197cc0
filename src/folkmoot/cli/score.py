"""`folkmoot score`: score pads for people at a table with the printed game. A game brings its own: `pad.command`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Protocol

from rich.cells import cell_len, set_cell_size

from folkmoot import games
from folkmoot.cli.arguments import Commands, Parser, add_command
from folkmoot.core import Row, part
from folkmoot.text import Texts, signed, texts, whole


class OwnPad(Protocol):
    """The module `pad.command` of a game; its help is `help-score-<game>` and `help-score-<game>-<argument>`."""

    EXAMPLES: Sequence[str]
    """What may stand after `folkmoot score <game>`."""

    def told(self, said: Texts) -> dict[str, str]:
        """What goes into `help-score-<game>-note`, which stands below the examples."""

    def take(self, parser: Parser) -> None:
        """Add the arguments that say what lies on the table."""

    def rows(self, args: argparse.Namespace) -> Sequence[Row]:
        """The rows of the pad, for one seat; BadPosition names what cannot be."""


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
    rows = own_pads()[args.game].rows(args)
    said = texts(args.lang)
    for row in rows:
        for line in lines(said, args.game, row):
            print(line)
    print(f"{headed(said.say('command-total'))}{whole(sum(row.points[0] for row in rows)):>4}")
    return 0


def headed(words: str) -> str:
    """The first column; wide characters take two."""
    return set_cell_size(words, max(14, cell_len(words) + 1))


def lines(said: Texts, game: str, row: Row) -> list[str]:
    """A row with its reasons."""
    reasons = [
        f"    {signed(part.points):>3}  {said.bracketed(said.part(game, row, part), part.rule)}" for part in row.parts
    ]
    return [f"{headed(said.say(f'{game}-row-{row.id}'))}{whole(row.points[0]):>4}", *reasons]
