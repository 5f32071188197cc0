"""The table of Tribes: the field as a map, the action rows, then everybody."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from rich.cells import cell_len
from rich.text import Text

from folkmoot.cli.pictures.drawing import (
    INKS,
    MARK,
    QUIET,
    SEATS,
    Marks,
    fit,
    listed,
    marked,
    tagged,
)
from folkmoot.core import Doc
from folkmoot.games.tribes.box import PACKAGED
from folkmoot.text import Texts

VILLAGE, ELDER, BEAST = "#", "+", "!"
"""After the number of a seat; a beast or invaders have no seat."""
GROUND = {"lake": "on #0b2a4a", "forest": "on #0f3318", "mountain": "on #3a2a1c"}
ON_HEXES = (
    "place", "grow", "build", "fight", "fill", "flee", "flee_riding", "gather", "invaders", "mammoth", "push",
    "sacrifice", "tiger", "to", "move", "ride", "hunt", "lose",
)  # fmt: skip
ON_GOALS = ("claim", "discard", "borrow")


def draw(data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> list[Text]:
    own = data["seat"] if type(data["seat"]) is int and data["seat"] >= 0 else None
    found = [*field(data, texts, marks, width), Text(texts.say("play-tribes-signs"), QUIET)]
    found += [*beside_field(data, texts, marks), *rows(data, texts, marks), *events(data, texts, marks)]
    order = sorted(range(len(data["seats"])), key=lambda seat: seat != own)
    for seat in order:
        found += seat_block(data, texts, names, seat, own, marks)
    return found


# The map.


def field(data: Doc, texts: Texts, marks: Marks, width: int) -> list[Text]:
    """Two lines for each row of hexes, every second row half a hex further right."""
    places = PACKAGED.layouts[data["players"] - 2].places
    across = {(q, r): q + r / 2 for q, r in places}
    left = min(across.values())
    column = int((width + 1) / (max(across.values()) - left + 1))
    found = []
    for row in sorted({r for _, r in places}):
        lines = [Text(), Text()]
        for index, (q, r) in enumerate(places):
            if r != row:
                continue
            start = round((across[q, r] - left) * column)
            for line, half in zip(lines, tile(data, texts, ascii_lowercase[index], marks, column - 1), strict=True):
                line.append(" " * (start - cell_len(line.plain)))
                line.append_text(half)
        found += lines
    return found


def tile(data: Doc, texts: Texts, hex: str, marks: Marks, width: int) -> list[Text]:
    """A hex: its letter and who stands there, then its ground; who finds no room above stands below."""
    terrain = data["field"][hex]
    land = next((land for land, where in data["lands"].items() if where == hex), None)
    style = marks.style(hex, ON_HEXES)
    above = Text.assemble((MARK if style else " ", "bold"), (hex, f"bold {style}"))
    below = Text(" ")
    for piece in pieces(data, hex):
        line = above if cell_len(above.plain) + cell_len(piece.plain) < width else below
        line.append(" ")
        line.append_text(piece)
    ground = Text(f" {texts.word('tribes', land or terrain)}", INKS[terrain])
    room = width - cell_len(below.plain) + 1
    lower = fit(ground, room) + below[1:] if len(below) > 1 else fit(ground, width)
    found = [fit(above, width), fit(lower, width)]
    for line in found:
        line.stylize(GROUND[terrain])
    return found


def pieces(data: Doc, hex: str) -> list[Text]:
    """Who and what stands on a hex: 2:3#+ is three members, a village and the elder of seat 2."""
    found = []
    for number, seat in enumerate(data["seats"]):
        members = seat["members"].get(hex, 0)
        signs = VILLAGE * (hex in seat["villages"]) + ELDER * (seat["elder"] == hex)
        if members or signs:
            found.append(Text(f"{number + 1}:{members}{signs}", SEATS[number]))
    beasts = [data[name] and data[name]["hex"] for name in ("invaders", "mammoth")] + [data["sabre_tooth"]]
    return found + [Text(BEAST, "bold red1") for where in beasts if where == hex]


def beside_field(data: Doc, texts: Texts, marks: Marks) -> list[Text]:
    """Lands with their ground, beasts, the volcano and where it may go."""
    found = []
    for land, hex in data["lands"].items():
        ground = texts.word("tribes", data["field"][hex])
        found.append(f"{hex}: {texts.word('tribes', land)} ({ground})")
    if data["invaders"]:
        found.append(f"{data['invaders']['hex']}! {texts.word('tribes', 'invaders')} {data['invaders']['number']}")
    if data["mammoth"]:
        found.append(f"{data['mammoth']['hex']}! {texts.word('tribes', 'mammoth')}")
    if data["sabre_tooth"]:
        found.append(f"{data['sabre_tooth']}! {texts.word('tribes', 'sabre_tooth')}")
    cells = [cell for cell in range(1, 30) if marks.style(str(cell), ("volcano",))]
    cells = cells or [data["volcano"]] * bool(data["volcano"])
    found += [texts.say("play-volcano", cell=cell, hexes=", ".join(touched(data, cell))) for cell in cells]
    return [Text(line) for line in found]


def touched(data: Doc, cell: int) -> list[str]:
    """The hexes beside a cell of the volcano."""
    mask = PACKAGED.layouts[data["players"] - 2].touch[cell - 1]
    return [letter for index, letter in enumerate(ascii_lowercase[:20]) if mask >> index & 1]


# What lies around it.


def rows(data: Doc, texts: Texts, marks: Marks) -> list[Text]:
    """The dice of the four actions; one that was used this turn stays back."""
    found = []
    for deed, dice in data["rows"].items():
        style = marks.style(deed, ("act",)) or (QUIET if deed in data["used"] else "")
        word = marked(texts.word("tribes", deed), "", style if style != QUIET else "")
        faces = ", ".join(texts.word("tribes", face) for face in dice)
        found.append(Text.assemble(word, (f": {faces}", QUIET if style == QUIET else "")))
    words = texts.arguments("tribes", {"dice": data["dice"], "next": data["next_dice"]})
    return [*found, Text(texts.say("tribes-board-dice", **words))]


def events(data: Doc, texts: Texts, marks: Marks) -> list[Text]:
    if not data["events"]:
        return []
    shown = []
    for card in data["events"]:
        load = f" ({card['load']})" if card.get("load") else ""
        style = marks.style(card["event"], ("buy",))
        shown.append(marked(texts.word("tribes", card["event"]) + load, "", style))
    return [listed(texts.say("play-events"), shown)]


def seat_block(data: Doc, texts: Texts, names: Sequence[str], number: int, own: int | None, marks: Marks) -> list[Text]:
    """A seat: points and resources, leader, goals with how far they have come, what it owns."""

    def say(id: str, **args: object) -> str:
        return texts.say(f"tribes-board-{id}", **texts.arguments("tribes", args))

    seat = data["seats"][number]
    points = say("seat", who=names[number], tribe=seat["tribe"], points=seat["points"], **seat["resources"])
    found = [tagged(number, own, points)]
    if seat["power"]:
        found.append(Text(f"  {say('leader', power=seat['power'])}"))
    if seat["open"]:
        far = data["progress"][number]
        goals = [goal(texts, name, far.get(name), marks if number == own else Marks()) for name in seat["open"]]
        found.append(listed(f"  {texts.say('play-goals')}", goals))
    for id, key in (("met", "fulfilled"), ("tokens", "tokens")):
        if seat[key]:
            found.append(Text(f"  {say(id, goals=seat[key], tokens=seat[key])}"))
    return found


def goal(texts: Texts, name: str, far: Sequence[int] | None, marks: Marks) -> Text:
    done = f" {far[0]}/{far[1]}" if far else ""
    ink = "green3" if far and far[0] >= far[1] else ""
    return marked(texts.word("tribes", name) + done, ink, marks.style(name, ON_GOALS))
