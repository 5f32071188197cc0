"""`folkmoot score nine`: what the command line takes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import Result
from folkmoot.text import Texts
from folkmoot_toy.box import PACKAGED
from folkmoot_toy.pad import pad_rows

EXAMPLES = ("2 6", "3 8 --twelve")


def told(said: Texts) -> dict[str, str]:
    return {}


def take(parser: Parser) -> None:
    parser.take("cards", nargs="+", type=int, metavar="CARD")
    parser.take("--twelve", action="store_true")


def count(args: argparse.Namespace) -> Result:
    rows = pad_rows(args.cards, PACKAGED.limit(args.twelve))
    return Result("open", [1], [rows[0].points[0]], rows, [], "")


def remarks(args: argparse.Namespace, result: Result, said: Texts, names: Sequence[str]) -> Sequence[str]:
    return []
