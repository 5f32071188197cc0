"""The table of Legends of Aetherya in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from folkmoot.core import Doc
from folkmoot.text import Texts

LETTERS = {
    "plains": "P",
    "forest": "F",
    "mountain": "M",
    "swamp": "S",
    "human": "H",
    "elf": "E",
    "dwarf": "N",
    "goblin": "G",
    "dragon": "D",
    "portal": "L",
    None: "?",
}
Say = Callable[..., str]


def lines(data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    def say(id: str, **args: object) -> str:
        return texts.say(f"aetherya-board-{id}", **texts.arguments("aetherya", args))

    piles = " | ".join(texts.words("aetherya", pile[-1:]) for pile in data["discards"])
    found = [say("head", deck=data["deck"], discards=piles), *legend_lines(data["legends"], say)]
    held = [card or say("unknown") for card in data["hand"]["drawn"]]
    held += [data["hand"]["taken"]] if data["hand"]["taken"] else []
    if held:
        found.append(say("hand", cards=held))
    found += task_lines(data, texts, say)
    for number, seat in enumerate(data["seats"]):
        found.append(say("seat", who=names[number], points=data["scores"][number]))
        found += [f"  {line}" for line in [*sworn_lines(data, number, names, say), *seat_lines(seat, say)]]
    return found + nolands_lines(data, names, say)


def task_lines(data: Doc, texts: Texts, say: Say) -> list[str]:
    """A50: what the fate asks for in this age, and how much of it is there."""
    task = data.get("task")
    return [say("task", **task, task=texts.say(f"aetherya-task-{task['fate']}"))] if task else []


def sworn_lines(data: Doc, seat: int, names: Sequence[str], say: Say) -> list[str]:
    """A56, A58 to A60: the race that a seat leads, its ally or partner, its neighbours, what it has built."""
    race, allies = (data.get("races") or {seat: None})[seat], data.get("allies")
    found = [say("race", race=race)] * bool(race) + ally_lines(allies, seat, names, say)
    partner, broken = (data.get("pacts") or {seat: None})[seat], (data.get("betrayals") or {seat: 0})[seat]
    found += [say("pact", who=names[partner])] if partner is not None else []
    found += [say("betrayals", number=broken)] if broken else []
    built = data["seats"][seat].get("built")
    if built is not None:
        players = len(data["seats"])
        found.append(say("borders", before=names[(seat - 1) % players], after=names[(seat + 1) % players]))
        found += [say("built", cell=cell, built=built.count(cell)) for cell in dict.fromkeys(built)]
    return found


def ally_lines(allies: Sequence[int] | None, seat: int, names: Sequence[str], say: Say) -> list[str]:
    """A58, A61: the others of an empire; `allies` says who comes next after each."""
    if not allies:
        return []
    found = [allies[seat]]
    while allies[found[-1]] != seat:
        found.append(allies[found[-1]])
    return [say("ally", who=[names[ally] for ally in found], number=len(found))]


def nolands_lines(data: Doc, names: Sequence[str], say: Say) -> list[str]:
    """A57: what lies in the Nolands, and whose it is."""
    lands = data.get("nolands")
    if lands is None:
        return []
    settled = [
        say("settled", card=one["card"], cell=f"r{place // 4 + 1}c{place % 4 + 1}", who=names[one["seat"]])
        for place, one in enumerate(lands)
        if one
    ]
    return [say("nolands", number=len(settled)), *(f"  {line}" for line in settled)]


def legend_lines(legends: Doc, say: Say) -> list[str]:
    """List the legends on display; alone (A35), the row of this age and those to come."""
    if "rows" in legends:
        age, rows = legends["age"], legends["rows"]
        found = [say("age", age=age, row=rows[age - 1], turned=legends["turned"])]
        found += [say("coming", age=later + 1, row=rows[later]) for later in range(age, len(rows))]
        return found + ([say("ages", ages=legends["ages"])] if legends["ages"] else [])
    found = [say("shown", shown=legends["shown"], pile=legends["pile"])]
    for key in ("turned", "penalty"):
        if legends.get(key):
            found.append(say(key, **{key: legends[key]}))
    return found


def seat_lines(seat: Doc, say: Say) -> list[str]:
    """The kingdom as four rows of letters, then what lies beside it."""
    letters = [LETTERS[card] for card in seat["cards"]]
    found = [" ".join(letters[row : row + 4]) for row in range(0, 16, 4)]
    if seat["start"]:
        found.append(say("start", cards=seat["start"]))
    return found + beside_lines(seat, say)


def beside_lines(seat: Doc, say: Say) -> list[str]:
    """Legends and tokens of a seat."""
    found = []
    if seat["legends"]:
        found.append(say("legends", legends=seat["legends"]))
    if seat.get("beside"):
        found.append(say("beside", tokens=seat["beside"]))
    for key, id in (("tokens", "down"), ("griffins", "griffins"), ("treaties", "treaties"), ("staffs", "staffs")):
        if seat.get(key):
            found.append(say(id, places=seat[key]))
    return found + [say("seen", cell=look["cell"], token=look["token"]) for look in seat.get("seen", ())]
