"""Open question as views and `ask` events show it, and as a position keeps it.

A question gives and takes numbers by name (its `memory`); this module translates them into words.
"""

from __future__ import annotations

from typing import Any, Final

from folkmoot.core.bits import MOST, in_set, nibble, nibbles, words_of
from folkmoot.core.contract import OVER
from folkmoot.core.documents import Field
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.verbs import PLACES, SEAT_NAMES
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import ASKS
from folkmoot.games.tribes.engine.tribe import count_in

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "action": c.DEEDS, "strength": c.STRENGTHS, "hex": PLACES, "least_hex": PLACES, "least": c.RESOURCES,
    "face": c.FACES, "land": c.LANDS, "goal": c.GOALS,
}  # fmt: skip
"""Arguments that are one word. `least`: choices come in ascending order, and nothing below it may be chosen."""
SETS: Final[dict[str, tuple[str, ...]]] = {
    "foreign": tuple(HEX_NAMES), "gathered": tuple(HEX_NAMES), "for_stone": tuple(HEX_NAMES),
    "hexes": tuple(HEX_NAMES), "mixed": c.RESOURCES,
}  # fmt: skip
SEATS: Final = ("bidder", "of_seat", "to_seat", "least_seat")
SEAT_SETS: Final = ("bidding", "beside")
MOST_ASKED: Final = 60
"""More than any question asks for."""
NUMBERS: Final = {"number": MOST_ASKED, "lands": c.NUM_LANDS, "highest": c.MOST_BID}
"""With the most that each can be."""
FLAGS: Final = ("mild", "icy", "early", "attacked", "riding")
ARGS: Final = (*WORDS, *SETS, *SEATS, *SEAT_SETS, *NUMBERS, *FLAGS, "cost")
PROMPT: Final = ("seat", "ask", "rule", "args", "done", "of")


def asked(b: Board, insider: bool) -> Doc:
    """Return the data of an `ask` event; inside a draft only the prompt is new to an insider."""
    if insider:
        return {"prompt": prompt_of(b, True)}
    return {
        "turn": int(b.turn),
        "prompt": prompt_of(b, False),
        "over": b.turn == OVER,
        "progress": progress_data(b),
        "draft": None,
    }


def prompt_of(b: Board, insider: bool) -> Doc:
    """Return the prompt: who is asked, and what; an insider sees how far a draft has come, all others the question
    before it."""
    question = ASKS[int(b.ask)]
    return {
        "seat": int(b.turn) if b.turn >= 0 else -1,
        "ask": question.word,
        "rule": question.rule,
        "args": say(question.memory(b)),
        "done": int(question.done(b)) if insider or not b.drafting else 0,
        "of": int(question.of(b)),
    }


def progress_data(b: Board) -> list[Doc]:
    """T132: for every seat, by open goal, what it has and what it needs. All can count it (T160), so no draft shows."""
    shown = undrafted(b)
    return [
        {name: far(shown, seat, goal) for goal, name in enumerate(c.GOALS) if in_set(shown.tribes[seat].open, goal)}
        for seat in range(int(b.players))
    ]


def far(b: Board, seat: int, goal: int) -> list[int]:
    return [int(ALL_GOALS[goal].have(b, seat)), int(ALL_GOALS[goal].need(b))]


def undrafted(b: Board) -> Board:
    """The table as all others see it while a draft is under way."""
    if not b.drafting:
        return b
    found = b.clone()
    assert isinstance(found, Board)
    tribe = found.tribes[found.active]
    for hex in range(int(found.setup.layout.size)):
        tribe.change(hex, count_in(found.base_low, found.base_high, hex) - tribe.members(hex))
    return found


def say(memory: dict[str, int]) -> Doc:
    """Translate a question's memory into words."""
    return {name: _word(name, value) for name, value in memory.items()}


def _word(name: str, value: int) -> Any:
    if name in WORDS:
        return WORDS[name][value]
    if name in SETS:
        return words_of(value, SETS[name])
    if name in SEAT_SETS:
        return [int(seat) for seat in words_of(value, SEAT_NAMES)]
    if name == "cost":
        return {word: int(nibble(value, kind)) for kind, word in enumerate(c.RESOURCES)}
    if name in FLAGS:
        return bool(value)
    return None if name == "bidder" and value < 0 else value


def read_args(field: Field, b: Board) -> dict[str, int]:
    """The numbers of what `say` said."""
    return {name: _number(field.at(name), name, b) for name in field.object(ARGS).value}


def _number(field: Field, name: str, b: Board) -> int:
    if name in WORDS:
        return WORDS[name].index(field.word(WORDS[name], name))
    if name in SETS:
        return sum({1 << SETS[name].index(item.word(SETS[name], name)) for item in field.items(c.NUM_HEXES)})
    if name in SEAT_SETS:
        return sum({1 << item.number(0, int(b.players) - 1) for item in field.items(c.MOST_SEATS)})
    if name in SEATS:
        return -1 if name == "bidder" and field.value is None else field.number(0, int(b.players) - 1)
    if name in FLAGS:
        return int(field.flag(False))
    if name == "cost":
        cost = field.object(c.RESOURCES)
        return int(nibbles([cost.at(word).number(0, MOST, 0) for word in c.RESOURCES]))
    return field.number(0, NUMBERS[name])
