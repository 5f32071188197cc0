"""`folkmoot score tribes`: a line for each player."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import BadPosition, Doc, Result
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import PACKAGED
from folkmoot.games.tribes.engine.scoring import ROW_GOALS, ROW_WORDS
from folkmoot.games.tribes.pad import count as count_sheet
from folkmoot.text import Texts

EXAMPLES = (
    '"villages=6 bow nomads chief=2" "villages=4 whole_tribe raid mammoth=3 elders=1"',
    '"villages=7 oxen hearth lake_lords nomads invaders=2" "villages=3 borderland altar=2 sabre_tooth=1"',
)
WORDS = "villages=6 bow nomads chief=2"


def told(said: Texts) -> dict[str, str]:
    """Return the arguments of the help: the sources of points."""
    named = {word: said.say(f"tribes-row-{word}") for word in ROW_WORDS}
    sources = said.listed(f"{word} ({named[word]})" for word in ROW_WORDS if word != ROW_WORDS[ROW_GOALS])
    return {"sources": sources, "goals": said.listed(f"{word} ({said.word('tribes', word)})" for word in c.GOALS)}


def take(parser: Parser) -> None:
    parser.take("player", nargs="+", metavar="PLAYER")


def count(args: argparse.Namespace) -> Result:
    return count_sheet({"seats": [seat_of(f"player[{seat}]", line) for seat, line in enumerate(args.player)]})


def seat_of(where: str, line: str) -> Doc:
    """Goals by their names, other points as `source=points`."""
    found: Doc = {"goals": []}
    for word in line.split():
        name, equals, points = word.partition("=")
        if word in c.GOALS:
            found["goals"].append(word)
        elif equals and name in ROW_WORDS and name not in found and points.isdigit():
            found[name] = int(points)
        else:
            what = f"{word!r} can't be read (such as {WORDS})"
            raise BadPosition(where, what, "pad-word", value=repr(word), example=WORDS)
    return found


def remarks(args: argparse.Namespace, result: Result, said: Texts, names: Sequence[str]) -> list[str]:
    """T1: what each still needs."""
    if result.outcome != "open":
        return []
    need = [int(PACKAGED.points_to_win) - score for score in result.scores]
    return [said.say("tribes-pad-needs", who=who, points=points) for who, points in zip(names, need, strict=True)]
