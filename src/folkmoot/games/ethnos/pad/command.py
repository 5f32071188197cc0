"""`folkmoot score ethnos`: ages in a line for each player."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import BadPosition, Doc, Result
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.options import PRESETS
from folkmoot.games.ethnos.pad import count as count_sheet
from folkmoot.text import Texts

EXAMPLES = (
    '--tokens 2,6/0,4/2,8/4,8/2,10/6,8 "2,1,0,0,3,1 m5 b3,4d" "1,1,2,0,0,2 m3 G g1 b5s2,1"',
    '--tokens 2,6/0,4/2,8/4,8/2,10/6,8 "2,0,0,0,3,1 b3 / 3,0,0,1,3,1 o3 t4 b6" "1,1,2,0,0,2 b5 / 1,2,2,0,1,2 b4,2"',
)
NUMBERS = re.compile(r"\d+(,\d+)*")
BAND = re.compile(r"(\d+)(d?)(?:s(\d+))?")
WORDS = "2,0,1,0,0,3 m5 t2,4 o3 g1 G b3,4d,5s2"


def told(said: Texts) -> dict[str, str]:
    """The kingdoms in their order."""
    return {"kingdoms": said.listed(said.word("ethnos", kingdom) for kingdom in c.KINGDOMS)}


def take(parser: Parser) -> None:
    parser.take("player", nargs="+", metavar="PLAYER")
    parser.take("--tokens", required=True, metavar="2,6/0,4/…")
    parser.take("--book", choices=list(PRESETS), default="")


def count(args: argparse.Namespace) -> Result:
    tokens = [numbers(f"tokens[{number}]", text) for number, text in enumerate(args.tokens.split("/"))]
    lines = [text.split("/") for text in args.player]
    ages = [
        age_of([f"player[{number}]" for number in range(len(lines))], [line[at : at + 1] for line in lines])
        for at in range(max(len(line) for line in lines))
    ]
    return count_sheet({"players": len(lines), "book": args.book, "tokens": tokens, "ages": ages})


def numbers(where: str, text: str) -> list[int]:
    if not NUMBERS.fullmatch(text):
        raise BadPosition(where, f"{text!r} is not a list of numbers", "numbers", value=repr(text), size="1…")
    return [int(one) for one in text.split(",")]


def age_of(names: list[str], lines: list[list[str]]) -> Doc:
    """Read one age of every player; BadPosition if a player has fewer ages than another."""
    giant, seats = None, []
    for seat, (where, line) in enumerate(zip(names, lines, strict=True)):
        if not line:
            raise BadPosition(where, "an age is missing", "missing")
        words = line[0].split()
        if "G" in words:
            giant = seat
        seats.append(seat_of(where, [word for word in words if word != "G"]))
    return {"giant": giant, "seats": seats}


def seat_of(where: str, words: list[str]) -> Doc:
    """Six numbers of markers, and words that begin with a letter: m merfolk, t trolls, o orcs, g giant, b bands."""
    found: Doc = {}
    for word in words:
        letter, rest = (word[0], word[1:]) if word[0].isalpha() else ("", word)
        key = {"": "markers", "m": "merfolk", "t": "trolls", "o": "orcs", "g": "giants", "b": "bands"}.get(letter)
        if key is None or key in found:
            raise unreadable(where, word)
        if key == "bands":
            found[key] = [band_of(where, word, band) for band in rest.split(",")]
        elif key in ("markers", "trolls"):
            found[key] = numbers(where, rest)
        elif rest.isdigit():
            found[key] = int(rest)
        else:
            raise unreadable(where, word)
    return found if "markers" in found else {"markers": [0] * c.NUM_KINGDOMS, **found}


def band_of(where: str, word: str, text: str) -> Doc:
    found = BAND.fullmatch(text)
    if found is None:
        raise unreadable(where, word)
    return {"cards": int(found[1]), "dwarf": bool(found[2]), "skeletons": int(found[3] or 0)}


def unreadable(where: str, word: str) -> BadPosition:
    return BadPosition(where, f"{word!r} can't be read (such as {WORDS})", "pad-word", value=repr(word), example=WORDS)


def remarks(args: argparse.Namespace, result: Result, said: Texts, names: Sequence[str]) -> list[str]:
    """E14: who begins the next age."""
    if result.outcome != "open":
        return []
    least = [names[seat] for seat, score in enumerate(result.scores) if score == min(result.scores)]
    return [said.say("ethnos-pad-first", who=said.listed(least), number=len(least))]
