"""Ethnos once more, slowly: which bands a hand holds, where a marker may go, what an age's end brings.

Written from the text of the rules and from nothing else: it imports nothing of the engine, reads position documents
by itself, and works with words, lists and dicts. The engine is compared with it on random positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, product
from typing import Any, NamedTuple

Doc = dict[str, Any]

KINGDOM_OF = {
    "orange": "ithys",
    "blue": "straton",
    "red": "rhea",
    "purple": "duris",
    "green": "althea",
    "grey": "pelagon",
}
TRIBES = [
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "skeleton",
    "troll",
    "wingfolk",
    "wizard",
]
BAND_GLORY = {0: 0, 1: 0, 2: 1, 3: 3, 4: 6, 5: 10}  # E6; six and more: 15
ORC_GLORY = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 20}  # E7
MERFOLK_SYMBOLS = [3, 7, 12, 18]  # E8
LAST_SPACE = 18

Band = tuple[str | None, tuple[str, ...]]
"""Leader (None for ten skeletons) and cards in alphabetical order."""


def tribe(card: str) -> str:
    return card.split(".")[0]


def colour(card: str) -> str:
    return card.split(".")[1]


def deck(tribes: list[str]) -> list[str]:
    """E3: every card of these tribes."""
    cards = []
    for name in tribes:
        if name == "skeleton":
            cards += ["skeleton"] * 12
        else:
            cards += [f"{name}.{hue}" for hue in KINGDOM_OF] * (4 if name == "halfling" else 2)
    return cards


def few(players: int) -> bool:
    """E1: two or three players play a shorter game."""
    return players <= 3


def ages(players: int) -> int:
    return 2 if few(players) else 3


# Bands


def parts_of(hand: list[str]) -> Iterator[list[str]]:
    """Every way to take some cards of a hand, each once."""
    kinds = Counter(hand)
    for numbers in product(*[range(count + 1) for count in kinds.values()]):
        yield [card for card, number in zip(kinds, numbers, strict=True) for _ in range(number)]


def bands(hand: list[str], ten_skeletons: bool) -> set[Band]:
    """E18, E30, E31: all that could be played from a hand."""
    found: set[Band] = set()
    for part in parts_of(hand):
        if not 1 <= len(part) <= 10:
            continue
        others = [card for card in part if card != "skeleton"]
        if not others:
            if len(part) == 10 and ten_skeletons:
                found.add((None, tuple(part)))
            continue
        if len({tribe(card) for card in others}) == 1 or len({colour(card) for card in others}) == 1:
            for leader in set(others):
                found.add((leader, tuple(sorted(part))))
    return found


def recruits(doc: Doc, seat: int) -> set[str]:
    """E15, E17: what may be recruited, in notation."""
    if len(doc["seats"][seat]["hand"]) >= 10:
        return set()
    return {"draw"} | {f"take {card}" for card in doc["face_up"]}


# Markers and abilities


def markers(doc: Doc, kingdom: str) -> list[int]:
    given: list[int] = doc["kingdoms"][kingdom]["markers"]
    return given


def supply(doc: Doc, seat: int) -> int:
    """E4: markers that are neither on the score track nor anywhere else."""
    lying = sum(markers(doc, kingdom)[seat] for kingdom in KINGDOM_OF.values())
    lying += len(doc["seats"][seat]["orcs"])
    return 26 - 1 - ("merfolk" in doc["tribes"]) - lying


def places(doc: Doc, seat: int, leader: str, size: int) -> set[str]:
    """E19, E26, E28, E33: the kingdoms where the band's own marker may go."""
    if tribe(leader) == "halfling" or supply(doc, seat) < 1:
        return set()
    strength = size + 1 if tribe(leader) == "minotaur" else size
    open_to = set()
    for kingdom in KINGDOM_OF.values():
        if tribe(leader) != "wingfolk" and kingdom != KINGDOM_OF[colour(leader)]:
            continue
        standing = markers(doc, kingdom)
        against = sum(standing) if doc["players"] == 2 else standing[seat]
        if strength > against:
            open_to.add(kingdom)
    return open_to


def swim(space: int, size: int) -> tuple[int, int]:
    """E27: where the merfolk marker goes, and how many symbols it reaches or passes."""
    to = min(LAST_SPACE, space + size)
    return to, len([symbol for symbol in MERFOLK_SYMBOLS if space < symbol <= to])


def ability(doc: Doc, seat: int, band: Band, placed: bool) -> tuple[str, set[str]]:
    """E22-E34: the question that follows the marker, and its answers but for the cards that an elf keeps or a
    centaur's next band is made of. `turn` where nothing is asked."""
    leader, cards = band
    assert leader is not None
    size = len(cards)
    left = len(doc["seats"][seat]["hand"]) - size
    name = tribe(leader)
    stock = supply(doc, seat) - placed
    if name == "centaur" and placed and left > 0:
        return "another", {"decline"}
    if name == "elf" and left > 0:
        return "keep", {"done"}
    if name == "merfolk" and swim(doc["seats"][seat]["merfolk"], size)[1] > 0 and stock > 0:
        return "bonus", {"decline"} | {f"place {kingdom}" for kingdom in KINGDOM_OF.values()}
    if name == "orc" and colour(leader) not in doc["seats"][seat]["orcs"] and stock > 0:
        return "raid", {"raid", "decline"}
    if name == "troll":
        taken = [token for each in doc["seats"] for token in each["trolls"]]
        free = {f"troll {token}" for token in range(1, 7) if token not in taken and token <= size}
        return ("troll", free | {"decline"}) if free else ("turn", set())
    if name == "wizard":
        return "conjure", {"conjure", "decline"}
    return "turn", set()


# The end of an age


class Scored(NamedTuple):
    """Score of an age's end."""

    rows: dict[str, list[int]]
    glory: list[int]
    first: int
    """E14: who begins the next age."""
    ranks: list[int]
    """E44: as if the game were over."""


def troll_strength(doc: Doc, seat: int) -> tuple[int, int]:
    """E38."""
    tokens = doc["seats"][seat]["trolls"]
    return sum(tokens), max(tokens, default=0)


def ranking(doc: Doc, standing: list[int]) -> list[list[int]]:
    """E36, E38: the seats that have a place, best first; those still tied are together."""

    def key(seat: int) -> tuple[int, tuple[int, int]]:
        return standing[seat], troll_strength(doc, seat)

    placed = [seat for seat in range(doc["players"]) if standing[seat] > 0]
    return [list(tied) for _, tied in groupby(sorted(placed, key=key, reverse=True), key=key)]


def share(doc: Doc, standing: list[int], worth: list[int]) -> list[int]:
    """E37: `worth` is the glory of the first, second, … place; further places are worth nothing."""
    points = [0] * doc["players"]
    place = 0
    for tied in ranking(doc, standing):
        filled = range(place, place + len(tied))
        together = sum(worth[number] for number in filled if number < len(worth))
        for seat in tied:
            points[seat] = together // len(tied)
        place += len(tied)
    return points


def control(doc: Doc, standing: list[int], spaces: list[int]) -> list[int]:
    """E36-E39: what one kingdom pays; `spaces` are the glory of its spaces I, II, III."""
    age = doc["age"]
    if doc["players"] == 2 and age == 2:
        present = [seat for seat in (0, 1) if standing[seat] > 0]
        if len(present) == 1:
            points = [0, 0]
            points[present[0]] = spaces[0] + spaces[1]
            return points
        return share(doc, standing, [spaces[1]])
    worth = {1: [0], 2: [1, 0], 3: [2, 1, 0]}[age]
    return share(doc, standing, [spaces[number] for number in worth])


def merfolk_row(doc: Doc) -> list[int]:
    """E8, E40."""
    if "merfolk" not in doc["tribes"]:
        return [0] * doc["players"]
    spaces = [1, 3] if few(doc["players"]) else [1, 2, 4]
    standing = [seat["merfolk"] for seat in doc["seats"]]
    if doc["options"].get("merfolk_second_place", True):
        return control(doc, standing, spaces)
    return share(doc, standing, [spaces[doc["age"] - 1]])


def giant_row(doc: Doc) -> list[int]:
    """E9, E41."""
    points = [0] * doc["players"]
    if doc["giant"] is not None:
        points[doc["giant"]] = ([2, 5] if few(doc["players"]) else [2, 4, 6])[doc["age"] - 1]
    return points


def band_row(doc: Doc) -> list[int]:
    """E6, E23, E30, E43."""
    points = []
    for seat in doc["seats"]:
        total = 0
        for band in seat["bands"]:
            counted = len([card for card in band["cards"] if card != "skeleton"])
            if tribe(band["leader"]) == "dwarf":
                counted += 1
            total += BAND_GLORY.get(counted, 15)
        points.append(total)
    return points


def cash_order(doc: Doc, third: int) -> list[int]:
    """E42: who is asked, in order; nobody in the last age."""
    clockwise = [(third + step) % doc["players"] for step in range(doc["players"])]
    asked = [seat for seat in clockwise if doc["seats"][seat]["orcs"]]
    return [] if doc["age"] == ages(doc["players"]) else asked


def orc_row(doc: Doc, cashes: Callable[[int], bool]) -> list[int]:
    """E7, E42."""
    last = doc["age"] == ages(doc["players"])
    return [
        ORC_GLORY[len(seat["orcs"])] if seat["orcs"] and (last or cashes(number)) else 0
        for number, seat in enumerate(doc["seats"])
    ]


def end_of_age(doc: Doc, third: int, cashes: Callable[[int], bool]) -> Scored:
    """E35-E44 for the position in which `third` draws the third dragon."""
    players = range(doc["players"])
    kingdoms = [
        control(doc, markers(doc, kingdom), sorted(doc["kingdoms"][kingdom]["tokens"]))
        for kingdom in KINGDOM_OF.values()
    ]
    rows = {
        "kingdoms": [sum(points[seat] for points in kingdoms) for seat in players],
        "merfolk": merfolk_row(doc),
        "giant": giant_row(doc),
        "orcs": orc_row(doc, cashes),
        "bands": band_row(doc),
    }
    glory = [doc["seats"][seat]["glory"] + sum(points[seat] for points in rows.values()) for seat in players]
    clockwise = [(third + step) % doc["players"] for step in players]
    first = next(seat for seat in clockwise if glory[seat] == min(glory))
    return Scored(rows, glory, first, final_ranks(doc, glory))


def final_ranks(doc: Doc, glory: list[int]) -> list[int]:
    """E44: glory, markers in kingdoms, then bands as played, one after the other."""
    longest = max(len(seat["bands"]) for seat in doc["seats"])

    def key(number: int) -> list[int]:
        sizes = sorted((len(band["cards"]) for band in doc["seats"][number]["bands"]), reverse=True)
        lying = sum(markers(doc, kingdom)[number] for kingdom in KINGDOM_OF.values())
        return [glory[number], lying, *sizes, *[0] * (longest - len(sizes))]

    keys = [key(number) for number in range(doc["players"])]
    return [1 + len([other for other in keys if other > own]) for own in keys]
