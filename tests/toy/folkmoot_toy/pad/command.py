"""`folkmoot score nine`: what the command line takes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import Row
from folkmoot.text import Texts
from folkmoot_toy.pad import pad_rows

EXAMPLES = ("2 6", "3 8 --twelve")


def told(said: Texts) -> dict[str, str]:
    return {}


def take(parser: Parser) -> None:
    parser.take("cards", nargs="+", type=int, metavar="CARD")
    parser.take("--twelve", action="store_true")


def rows(args: argparse.Namespace) -> Sequence[Row]:
    return pad_rows(args.cards, 12 if args.twelve else 9)
