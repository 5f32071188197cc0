"""The table of Tribes: the field as a map, the action rows, the reader, then what lies around and everybody else."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from folkmoot.cli.pictures.drawing import (
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
from folkmoot.games.tribes.engine.box import PACKAGED
from folkmoot.games.tribes.engine.codes import LEAST_SEATS
from folkmoot.games.tribes.engine.layout import Layout
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.words.board import Sayer
from folkmoot.text import Texts

COLOURED = {"lake": "dodger_blue1", "forest": "green3", "mountain": "orange3"}
VILLAGE, ELDER, BEAST = "#", "+", "!"
"""After the number of a seat; a beast or invaders have no seat."""
GROUND = {"lake": "on #0b2a4a", "forest": "on #0f3318", "mountain": "on #3a2a1c"}
ON_HEXES = (
    "place", "grow", "build", "fight", "fill", "flee", "flee_riding", "gather", "invaders", "mammoth", "push",
    "sacrifice", "tiger", "to", "move", "ride", "hunt", "lose",
)  # fmt: skip
ON_GOALS = ("claim", "discard")
ON_DICE = ("act", "keep", "hunt", "chase", "tame")
ON_SEATS = ("give", "push", "borrow", "shoot")


def draw(data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> list[Text]:
    own = data["seat"] if type(data["seat"]) is int and data["seat"] >= 0 else None
    sayer = Sayer(data, texts, names)
    found = [*field(data, texts, marks, width), *rows(data, texts, marks)]
    if data["draft"]:
        found.append(Text(sayer.listed("draft", "steps", [step_words(step, texts) for step in data["draft"]]), "bold"))
    first, *others = sorted(range(len(data["seats"])), key=lambda seat: seat != own)
    found += [*seat_block(sayer, first, own, marks), *beside_field(sayer, marks, width), *events(sayer, marks)]
    for seat in others:
        found += seat_block(sayer, seat, own, marks)
    return [*found, Text(texts.say("tribes-play-signs"), QUIET)]


def step_words(step: str, texts: Texts) -> str:
    """A step of a choice under way without its verb, which the question names: b → a."""
    verb, *parts = step.split()
    return " → ".join(texts.word("tribes", part) for part in parts or [verb])


# The map.


def field(data: Doc, texts: Texts, marks: Marks, width: int) -> list[Text]:
    """Two lines for each row of hexes, every second row half a hex further right."""
    places = layout_of(data).places
    across = {(q, r): q + r / 2 for q, r in places}
    left, column = min(across.values()), column_of(data, width)
    found = []
    for row in sorted({r for _, r in places}):
        lines = [Text(), Text()]
        for index, (q, r) in enumerate(places):
            if r != row:
                continue
            start = round((across[q, r] - left) * column)
            for line, half in zip(lines, tile(data, texts, HEX_NAMES[index], marks, column - 1), strict=True):
                line.append(" " * (start - cell_len(line.plain)))
                line.append_text(half)
        found += lines
    return found


def layout_of(data: Doc) -> Layout:
    """Return the layout of the hexes; a view has no places, so those of a corrected box are drawn as in the shipped
    one."""
    layout: Layout = PACKAGED.layouts[data["players"] - LEAST_SEATS]
    return layout


def column_of(data: Doc, width: int) -> int:
    """Return the number of columns of a hex and the gap after it."""
    across = [q + r / 2 for q, r in layout_of(data).places]
    return min(16, int((width + 1) / (max(across) - min(across) + 1)))


def tile(data: Doc, texts: Texts, hex: str, marks: Marks, width: int) -> list[Text]:
    """A hex: its letter and who stands there, then its ground; who finds no room above stands below."""
    terrain = data["field"][hex]
    land = next((land for land, where in data["lands"].items() if where == hex), None)
    touch = marks.touch(hex, ON_HEXES)
    lines = [Text.assemble((MARK if touch else " ", "bold"), (hex.upper(), f"bold {touch.style}")), Text()]
    for piece in pieces(data, hex):
        line = lines[0] if cell_len(lines[0].plain) + cell_len(piece.plain) < width else lines[1]
        line.append(" ")
        line.append_text(piece)
    ground = Text.assemble(" ", (texts.word("tribes", land or terrain), COLOURED[terrain]))
    lines[1] = fit(ground, width - cell_len(lines[1].plain)) + lines[1]
    found = [fit(line, width) for line in lines]
    for line in found:
        line.stylize(GROUND[terrain])
        line.stylize(touch.picks)
    return found


def is_crowded(data: Doc, hex: str, width: int) -> bool:
    """Return True if the two lines of a hex can't show all pieces."""
    return sum(cell_len(piece.plain) + 1 for piece in pieces(data, hex)) > 2 * width - 9


def pieces(data: Doc, hex: str) -> list[Text]:
    """List the pieces on a hex: 2:3#+ is three members, a village and the elder of player 2."""
    found = []
    for number, seat in enumerate(data["seats"]):
        members = seat["members"].get(hex, 0)
        signs = VILLAGE * (hex in seat["villages"]) + ELDER * (seat["elder"] == hex)
        if members or signs:
            found.append(Text(f"{number + 1}:{members}{signs}", SEATS[number]))
    beasts = [data[name] and data[name]["hex"] for name in ("invaders", "mammoth")] + [data["sabre_tooth"]]
    return found + [Text(BEAST, "bold red1") for where in beasts if where == hex]


def beside_field(sayer: Sayer, marks: Marks, width: int) -> list[Text]:
    """Lands with their ground, beasts, the volcano and where it may go."""
    data, texts = sayer.data, sayer.texts
    found = []
    for land, hex in data["lands"].items():
        found.append(f"{hex.upper()}: {sayer.say('land', terrain=data['field'][hex], land=land)}")
    room = column_of(data, width) - 1
    found += [sayer.hex(hex, ground) for hex, ground in data["field"].items() if is_crowded(data, hex, room)]
    found += [f"{hex.upper()}{BEAST} {piece}" for hex in data["field"] for piece in sayer.pieces(hex)]
    if data["glacier"]["stones"]:
        found.append(sayer.say("glacier", number=data["glacier"]["stones"]))
    cells = [cell for cell, _ in enumerate(layout_of(data).touch, 1) if marks.touch(str(cell), ("volcano",))]
    volcano = []
    for cell in cells or [data["volcano"]] * bool(data["volcano"]):
        words = texts.say("tribes-play-volcano", cell=cell, hexes=texts.listed(touched(data, cell)))
        volcano.append(marked(words, "", marks.touch(str(cell), ("volcano",))))
    return [*(Text(line) for line in found), *volcano]


def touched(data: Doc, cell: int) -> list[str]:
    """The hexes beside a cell of the volcano."""
    mask = layout_of(data).touch[cell - 1]
    return [letter.upper() for index, letter in enumerate(HEX_NAMES) if mask >> index & 1]


# What lies around it.


def rows(data: Doc, texts: Texts, marks: Marks) -> list[Text]:
    """The dice of the four actions; one that was used this turn stays back."""
    found = []
    for deed, dice in data["rows"].items():
        touch = marks.touch(deed, ("act",))
        quiet = QUIET if deed in data["used"] and not touch else ""
        faces = texts.listed(texts.word("tribes", face) for face in dice)
        line = Text.assemble(marked(texts.word("tribes", deed), quiet, touch), (texts.labelled("", faces), quiet))
        line.stylize(touch.picks)
        found.append(line)
    return [*found, dice_line(data, texts, marks)]


def dice_line(data: Doc, texts: Texts, marks: Marks) -> Text:
    """The dice of this turn, each of which can be picked, and those of the next."""
    words = texts.arguments("tribes", {"dice": data["dice"], "next": data["next_dice"]})
    line = Text(texts.say("tribes-board-dice", **words))
    start = line.plain.find(words["dice"])
    for face in set(data["dice"]):
        touch = marks.touch(face, ON_DICE)
        at = line.plain.find(texts.word("tribes", face), start)
        if touch and at >= 0:
            line.stylize(touch.ink(), at, at + len(texts.word("tribes", face)))
    return line


def events(sayer: Sayer, marks: Marks) -> list[Text]:
    shown = [marked(sayer.card(card), "", marks.touch(card["event"], ("buy",))) for card in sayer.data["events"]]
    deck = Text(sayer.say("deck", number=len(sayer.data["event_deck"])), QUIET)
    return [listed(sayer.texts.say("tribes-play-events"), shown), deck] if shown else [deck]


def seat_block(sayer: Sayer, number: int, own: int | None, marks: Marks) -> list[Text]:
    """A seat: points and resources, then what it has; goals of the reader that can be chosen stand out."""
    head, *more = sayer.seat(number)
    found = [Text(line) for line in more]
    for goal in sayer.data["seats"][number]["open"]:
        touch = marks.touch(goal, ON_GOALS)
        if touch and number == own:
            for line in found:
                line.highlight_words([sayer.texts.word("tribes", goal)], touch.ink())
    return [tagged(number, own, head, marks.touch(str(number), ON_SEATS)), *found]
