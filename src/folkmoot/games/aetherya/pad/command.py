"""`folkmoot score aetherya`: what the command line takes for a kingdom."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import Row
from folkmoot.games.aetherya.pad import read_pad
from folkmoot.games.aetherya.words.board import LETTERS
from folkmoot.text import Texts

EXAMPLES = (
    "FHMN/EFHP/FEDL/MNSH",
    "FHMN/EFHP/FEDL/MNSH --legends human-elf,four-races --gems 2,3,4",
    "GHPP/EFHP/FEDL/MNSH --treaty r1c1 --staff r3c3",
)


def told(said: Texts) -> dict[str, str]:
    """The letters that stand for cards."""
    letters = (f"{letter} {said.word('aetherya', card)}" for card, letter in LETTERS.items() if card)
    return {"letters": said.listed(letters)}


def take(parser: Parser) -> None:
    parser.take("kingdom", metavar="KINGDOM")
    parser.take("--legends", default="", metavar="A,B")
    parser.take("--gems", default="", metavar="1,2")
    parser.take("--treaty", action="append", default=[], metavar="r2c1")
    parser.take("--staff", action="append", default=[], metavar="r3c3")


def rows(args: argparse.Namespace) -> Sequence[Row]:
    return read_pad(args.kingdom, listed(args.legends), listed(args.gems), args.treaty, args.staff)


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []
