"""The table of Legends of Aetherya: the kingdom of the reader in words, those of the others small beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from folkmoot.cli.pictures.drawing import (
    NOTHING,
    QUIET,
    Marks,
    Touch,
    fit,
    listed,
    marked,
    seat_tag,
    tagged,
    widest,
)
from folkmoot.core import Doc
from folkmoot.games.aetherya.engine.codes import PLACES, SIDE
from folkmoot.games.aetherya.words.board import LETTERS, Say, beside_lines, sworn_lines, task_lines
from folkmoot.text import Texts, whole

COLOURED = {
    "plains": "gold1",
    "forest": "green3",
    "mountain": "orange3",
    "swamp": "medium_purple1",
    "human": "bright_white",
    "elf": "spring_green1",
    "dwarf": "sandy_brown",
    "goblin": "chartreuse3",
    "dragon": "red1",
    "portal": "deep_sky_blue1",
}
ON_CELLS = ("place", "flip", "at")
ON_TOKENS = ("use", "give", "get")
DRAWS = ("draw", "draw two", "draw and take")
TOKEN = "*"
"""Stands after a card with a face-down token on it."""


def draw(data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> list[Text]:
    def say(id: str, **args: object) -> str:
        return texts.say(f"aetherya-board-{id}", **texts.arguments("aetherya", args))

    own = data["seat"] if type(data["seat"]) is int and data["seat"] >= 0 else None
    first = own if own is not None else max(data["turn"], 0)
    found = [*table_lines(data, texts, say, marks), *big_kingdom(data, texts, names, first, marks, width)]
    others = [seat for seat in range(len(data["seats"])) if seat != first]
    found += small_kingdoms(data, texts, names, others, marks, width)
    found += nolands(data, texts, say, marks, width)
    if any(seat.get("tokens") for seat in data["seats"]):
        found.append(Text(texts.say("aetherya-play-token-mark"), QUIET))
    for number, seat in enumerate(data["seats"]):
        told = sworn_lines(data, number, names, say) + beside_lines({**seat, "tokens": ()}, say)
        lines = [tagged(number, own, line) for line in told]
        for line in lines if number == own or data["prompt"]["args"].get("of_seat") == number else []:
            touch_tokens(line, seat, texts, marks)
        found += lines
    return found


def touch_tokens(line: Text, seat: Doc, texts: Texts, marks: Marks) -> None:
    """The tokens of a line that can be used, given or taken stand out."""
    for token in set(seat.get("beside") or ()):
        touch = marks.touch(token, ON_TOKENS)
        if touch:
            line.highlight_words([texts.word("aetherya", token)], touch.ink())


def table_lines(data: Doc, texts: Texts, say: Say, marks: Marks) -> list[Text]:
    """Deck and discards, legends, what is in the hand."""
    found = [*pile_lines(data, texts, marks), *legend_lines(data["legends"], texts, marks)]
    hand = [card or "" for card in data["hand"]["drawn"]] + [data["hand"]["taken"] or ""] * bool(data["hand"]["taken"])
    if hand:
        cards = [card_word(texts, card, marks.touch(card, ("drop",)), say("unknown")) for card in hand]
        found.append(listed(texts.say("play-hand"), cards))
    found += [Text(line) for line in task_lines(data, texts, say)]
    start = data["seats"][data["turn"]]["start"] if data["turn"] >= 0 else ()
    if start:
        cards = [card_word(texts, card, marks.touch(card, ("lay",))) for card in start]
        found.append(listed(texts.say("aetherya-play-to-lay"), cards))
    return found


def pile_lines(data: Doc, texts: Texts, marks: Marks) -> list[Text]:
    """The deck, and the top of every discard pile, from which a card may come or to which it may go."""
    deck = marked(texts.say("aetherya-play-deck", cards=data["deck"]), QUIET, marks.touch("", DRAWS))
    piles = []
    for number, pile in enumerate(data["discards"]):
        touch = marks.touch(str(number), ("take", "discard"))
        top = card_word(texts, pile[-1], touch) if pile else marked(texts.say("none"), QUIET, touch)
        piles.append(top)
    return [deck, listed(texts.say("aetherya-play-discards"), piles)] if piles else [deck]


def legend_lines(legends: Doc, texts: Texts, marks: Marks) -> list[Text]:
    """The legends that can be met, the met ones and the penalties."""

    def named(these: Sequence[str]) -> list[Text]:
        verbs = ("claim", "sword", "penalty", "swap", "with", "block")
        return [marked(texts.word("aetherya", one), "", marks.touch(one, verbs)) for one in these]

    campaign = "rows" in legends
    if campaign:
        ages = enumerate(legends["rows"], 1)
        found = [
            listed(texts.say("aetherya-play-age", age=age), named(row)) for age, row in ages if age >= legends["age"]
        ]
    else:
        found = [listed(texts.say("aetherya-play-legends", pile=legends["pile"]), named(legends["shown"]))]
    for key, id in (("turned", "aetherya-play-met"), ("penalty", "aetherya-play-penalty")):
        if legends.get(key):
            found.append(listed(texts.say(id), named(legends[key])))
    if campaign and legends["ages"]:
        found.append(Text(texts.say("aetherya-board-ages", ages=texts.listed(map(str, legends["ages"])))))
    return found


def card_word(texts: Texts, card: str | None, touch: Touch = NOTHING, unknown: str = "?") -> Text:
    return marked(texts.word("aetherya", card), COLOURED[card], touch) if card else marked(unknown, QUIET, touch)


def cell_touch(data: Doc, seat: int, cell: str, marks: Marks) -> Touch:
    """Cells are marked in the kingdom that the question speaks of, and in the one that cards can be sent to."""
    aimed = data["prompt"]["args"].get("of_seat", data["turn"])
    sent = ("send",) if marks.touch(str(seat), ("send",)) else ()
    return marks.touch(cell, ON_CELLS if seat == aimed else sent)


def all_over(cell: Text, touch: Touch) -> Text:
    """A cell that can be clicked everywhere, not only on its word."""
    cell.stylize(touch.picks)
    return cell


def nolands(data: Doc, texts: Texts, say: Say, marks: Marks, width: int) -> list[Text]:
    """A57: a field of four rows; the number of the seat stands before what it has settled."""
    lands = data.get("nolands")
    if lands is None:
        return []
    column = min(widest(whole_words(texts).values()) + 4, max(5, (width - 2) // SIDE))
    found = [Text(say("nolands", number=sum(one is not None for one in lands))), Text("  ") + numbers(column)]
    for row in range(SIDE):
        line = Text.assemble((f"{row + 1} ", QUIET))
        for place, one in enumerate(lands[SIDE * row : SIDE * (row + 1)]):
            touch = marks.touch(PLACES[SIDE * row + place], ("settle",))
            card = marked("·", QUIET, touch)
            if one:
                card = Text.assemble(seat_tag(one["seat"], data["seat"]), " ", card_word(texts, one["card"]))
            line += all_over(fit(card, column), touch)
        found.append(line)
    return found


def touched(seat: Doc) -> set[str]:
    """Cells with a face-down token on them."""
    return set(seat.get("tokens") or ())


def sign(seat: Doc, cell: str) -> str:
    """Return the sign after a card: a face-down token, or (A59) the number of tokens of a fortress."""
    built = seat.get("built", []).count(cell)
    return str(built) if built else TOKEN if cell in touched(seat) else ""


def big_kingdom(data: Doc, texts: Texts, names: Sequence[str], seat: int, marks: Marks, width: int) -> list[Text]:
    column = min(widest(whole_words(texts).values()) + 3, max(5, (width - 2) // SIDE))
    title = texts.say("aetherya-board-seat", who=names[seat], points=data["scores"][seat])
    found = [tagged(seat, data["seat"], title, marks.touch(str(seat), ("seat",))), Text("  ") + numbers(column)]
    doc = data["seats"][seat]
    for row in range(SIDE):
        line = Text.assemble((f"{row + 1} ", QUIET))
        for place in range(SIDE):
            cell = PLACES[SIDE * row + place]
            touch = cell_touch(data, seat, cell, marks)
            shown = card_word(texts, doc["cards"][SIDE * row + place], touch)
            line += all_over(fit(shown + Text(sign(doc, cell)), column), touch)
        found.append(line)
    return found


def numbers(column: int) -> Text:
    head = Text()
    for place in range(SIDE):
        head += fit(Text(str(place + 1), QUIET), column)
    return head


def whole_words(texts: Texts) -> dict[str, str]:
    return {card: texts.word("aetherya", card) for card in LETTERS if card}


def short_words(texts: Texts) -> dict[str, str]:
    """The shortest beginnings that tell all cards apart: Fo, Mo, Pl; 平, 森, ドワ."""
    words = whole_words(texts)
    for length in range(2, 12):
        short = {card: word[:length] for card, word in words.items()}
        if len(set(short.values())) == len(short):
            return short
    return words


def small_kingdoms(
    data: Doc, texts: Texts, names: Sequence[str], seats: Sequence[int], marks: Marks, width: int
) -> list[Text]:
    """As many kingdoms beside each other as fit; in whole words where all do."""
    room = (
        1
        + any(doc.get("tokens") or "built" in doc for doc in data["seats"])
        + (data["prompt"]["args"].get("of_seat") in seats)
    )
    words, short = whole_words(texts), short_words(texts)
    if len(seats) * (SIDE * (widest(words.values()) + room) + 2) <= width + 2:
        short = words
    column = widest(short.values()) + room
    each = max(1, (width + 2) // (SIDE * column + 2))
    found: list[Text] = []
    for start in range(0, len(seats), each):
        group = seats[start : start + each]
        heads = [
            tagged(
                seat, data["seat"], small_title(data, names, seat, SIDE * column - 3), marks.touch(str(seat), ("seat",))
            )
            for seat in group
        ]
        found.append(Text("  ").join(fit(head, SIDE * column) for head in heads))
        for row in range(SIDE):
            found.append(Text("  ").join(small_row(data, seat, row, short, column, marks) for seat in group))
    return found


def small_title(data: Doc, names: Sequence[str], seat: int, width: int) -> str:
    """A name and its points; a long name is cut, never the points."""
    points = f" {whole(data['scores'][seat])}"
    return fit(Text(names[seat]), min(cell_len(names[seat]), max(1, width - len(points)))).plain + points


def small_row(data: Doc, seat: int, row: int, short: dict[str, str], column: int, marks: Marks) -> Text:
    doc, line = data["seats"][seat], Text()
    for place in range(SIDE):
        cell, card = PLACES[SIDE * row + place], doc["cards"][SIDE * row + place]
        touch = cell_touch(data, seat, cell, marks)
        shown = marked(short[card], COLOURED[card], touch) if card else marked("?", QUIET, touch)
        signs = sign(doc, cell) if cell_len(shown.plain) < column else ""
        line += all_over(fit(shown + Text(signs), column), touch)
    return line
