"""The table of Ethnos: cards on the table and in the hand, the kingdoms as a grid, then everybody."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from folkmoot.cli.pictures.drawing import QUIET, Marks, Touch, fit, listed, marked, seat_tag, tagged, widest
from folkmoot.core import Doc
from folkmoot.games.ethnos.engine.codes import COLOURS, KINGDOMS, TRIBES
from folkmoot.games.ethnos.words.board import seat_lines
from folkmoot.text import Texts

INKS = {
    "orange": "dark_orange",
    "blue": "dodger_blue1",
    "red": "red1",
    "purple": "medium_purple1",
    "green": "green3",
    "grey": "grey70",
}
COLOURED = {f"{tribe}.{colour}": INKS[colour] for tribe in TRIBES for colour in COLOURS}
COLOUR_OF = dict(zip(KINGDOMS, COLOURS, strict=True))


def draw(data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> list[Text]:
    def say(id: str, **args: object) -> str:
        return texts.say(f"ethnos-board-{id}", **texts.arguments("ethnos", args))

    def cards(these: Sequence[str], *verbs: str) -> list[Text]:
        return [card(texts, name, marks.touch(name, verbs)) for name in these] or [Text(texts.say("none"))]

    own = data["seat"] if type(data["seat"]) is int and data["seat"] >= 0 else None
    head = say("head", age=data["age"], ages=data["ages"], dragons=data["dragons"], **data["deck"])
    found = [marked(head, QUIET, marks.touch("", ("draw", "conjure")))]
    found.append(listed(texts.say("ethnos-play-face-up"), cards(data["face_up"], "take")))
    if own is not None:
        found.append(listed(texts.say("play-hand"), cards(data["seats"][own]["hand"], "lead", "add")))
    if data["draft"]:
        found.append(Text(say("draft", cards=data["draft"]["cards"]), "bold"))
    found += kingdoms(data, texts, marks, own, width)
    for number, seat in enumerate(data["seats"]):
        words = say("seat", who=names[number], glory=seat["glory"], supply=seat["supply"], cards=seat["cards"])
        found.append(tagged(number, own, words))
        shown = {**seat, "hand": None, "known": []} if number == own else seat
        found += [Text(f"  {line}") for line in seat_lines(data, number, shown, say)]
    return [*found, Text(say("tribes", tribes=data["tribes"]), QUIET)]


def card(texts: Texts, name: str, touch: Touch) -> Text:
    return marked(texts.word("ethnos", name), INKS.get(name.partition(".")[2], ""), touch)


def kingdoms(data: Doc, texts: Texts, marks: Marks, own: int | None, width: int) -> list[Text]:
    """A row for each kingdom: its colour in words, its tokens of the three ages, the markers of every seat."""
    words = {name: f"{texts.word('ethnos', name)} ({texts.word('ethnos', COLOUR_OF[name])})" for name in KINGDOMS}
    first = widest(words.values()) + 1
    tokens = {name: " ".join(map(str, data["kingdoms"][name]["tokens"])) for name in KINGDOMS}
    second = max(widest(tokens.values()), widest([texts.say("ethnos-play-tokens")]))
    third = 3 if first + 1 + second + 3 * len(data["seats"]) <= width else 2
    head = Text.assemble(fit(Text(texts.say("ethnos-play-kingdom"), QUIET), first), " ")
    head += fit(Text(texts.say("ethnos-play-tokens"), QUIET), second)
    for seat in range(len(data["seats"])):
        head += fit(seat_tag(seat, own), third, right=True)
    found = [head]
    for name in KINGDOMS:
        touch = marks.touch(name, ("place",))
        row = fit(marked(words[name], INKS[COLOUR_OF[name]], touch), first) + Text(" ")
        row += fit(age_tokens(data["kingdoms"][name]["tokens"], data["age"]), second)
        for number in data["kingdoms"][name]["markers"]:
            row += fit(Text(str(number) if number else "·", "" if number else QUIET), third, right=True)
        row.stylize(touch.picks)
        found.append(row)
    return found


def age_tokens(tokens: Sequence[int], age: int) -> Text:
    """Spaces I, II, III; those that this age scores stand out (E36)."""
    found = Text()
    for space, glory in enumerate(tokens):
        found.append(" " if space else "")
        found.append(str(glory), "bold" if space < age else QUIET)
    return found
