"""`folkmoot score aetherya`: a score pad for people at a table with the printed game."""

from __future__ import annotations

import argparse

from rich.cells import cell_len, set_cell_size

from folkmoot.cli.arguments import Commands
from folkmoot.core import Row
from folkmoot.games.aetherya.pad import read_pad
from folkmoot.games.aetherya.words.board import LETTERS
from folkmoot.text import Texts, texts

EXAMPLES = """\
  folkmoot score aetherya FHMN/EFHP/FEDL/MNSH
  folkmoot score aetherya FHMN/EFHP/FEDL/MNSH --legends human-elf,four-races --gems 2,3,4
  folkmoot score aetherya GHPP/EFHP/FEDL/MNSH --treaty r1c1 --staff r3c3"""


def register(commands: Commands) -> None:
    said = commands.said
    letters = said.listed(f"{letter} {said.word('aetherya', card)}" for card, letter in LETTERS.items() if card)
    parser = commands.add("score", EXAMPLES, letters=letters)
    parser.take("game", choices=["aetherya"])
    parser.take("kingdom", metavar="KINGDOM")
    parser.take("--legends", default="", metavar="A,B")
    parser.take("--gems", default="", metavar="1,2")
    parser.take("--treaty", action="append", default=[], metavar="r2c1")
    parser.take("--staff", action="append", default=[], metavar="r3c3")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rows = read_pad(args.kingdom, listed(args.legends), listed(args.gems), args.treaty, args.staff)
    said = texts(args.lang)
    for row in rows:
        for line in lines(said, row):
            print(line)
    print(f"{headed(said.say('command-total'))}{sum(row.points[0] for row in rows):>4}")
    return 0


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def headed(words: str) -> str:
    """The first column; wide characters take two."""
    return set_cell_size(words, max(14, cell_len(words) + 1))


def lines(said: Texts, row: Row) -> list[str]:
    """A row with its reasons."""
    reasons = [f"    {part.points:>+3}  {said.part('aetherya', row, part)}  ({part.rule})" for part in row.parts]
    return [f"{headed(said.say(f'aetherya-row-{row.id}'))}{row.points[0]:>4}", *reasons]
