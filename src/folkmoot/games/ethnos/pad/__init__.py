"""The score pad of the printed game: what lies on the table at the end of each age, counted by the rules (E35-E44).

A sheet is `{"players": 3, "book": null, "tokens": [[2, 6], …], "ages": [{"giant": 0, "seats": [{…}, …]}, …]}`: the
glory tokens of each kingdom, and for every age that has ended who holds the giant token and what each seat has.
"""

from __future__ import annotations

from folkmoot.core import BadPosition, Doc, Game, Result
from folkmoot.core.bag import Bag
from folkmoot.core.bits import shift
from folkmoot.core.documents import Field
from folkmoot.games.ethnos.edge.results import result_so_far
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine import scoring
from folkmoot.games.ethnos.engine.board import MARKER_BITS, Band, Seat
from folkmoot.games.ethnos.engine.box import MOST_GLORY
from folkmoot.games.ethnos.engine.state import EthnosState
from folkmoot.games.ethnos.game import GAME

SHEET = ("players", "book", "tokens", "ages")
AGE = ("giant", "seats")
SEAT = ("markers", "merfolk", "trolls", "giants", "orcs", "bands")
BAND = ("cards", "skeletons", "dwarf")
MOST_BANDS = 40
MOST_TAKEN = 30
"""A giant token changes hands no more often than this in an age."""


def count(doc: Doc, game: Game = GAME) -> Result:
    """The rows of all ages, who leads or has won and by what; BadPosition names the field that cannot be."""
    sheet = Field(doc, "", BadPosition).object(SHEET)
    players = sheet.at("players").number(game.seats[0], game.seats[-1])
    books: dict[str, Doc] = {"": {}, **game.presets}
    state = game.start(players, **books[sheet.at("book").word(books, "book", "")])
    assert isinstance(state, EthnosState)
    state.tribes = shift(1, c.MERFOLK)  # whoever has none stands on space 0 and has no place
    state.tokens = read_tokens(sheet.at("tokens"), int(state.setup.ages))
    ages = sheet.at("ages").items(int(state.setup.ages))
    for number, age in enumerate(ages):
        count_age(state, age.object(AGE), number + 1)
    found = result_so_far(state)
    if len(ages) == state.setup.ages:
        return found
    return Result("open", found.ranks, found.scores, found.rows, [], "")


def read_tokens(field: Field, ages: int) -> list[int]:
    """E12: as many for each kingdom as there are ages, the lowest first whatever the order they are written in."""
    found: list[int] = []
    for kingdom in field.exactly(c.NUM_KINGDOMS):
        found += sorted(token.number(0, MOST_GLORY) for token in kingdom.exactly(ages))
    return found


def count_age(b: EthnosState, age: Field, which: int) -> None:
    """E35: kingdoms, merfolk and giant by the board, then orcs and bands."""
    b.age = which
    b.giant = -1 if age.at("giant").value is None else age.at("giant").number(0, b.players - 1)
    fields = [field.object(SEAT) for field in age.at("seats").exactly(b.players)]
    for seat in b.seats:
        seat.trolls = 0
    for seat, field in zip(b.seats, fields, strict=True):
        read_board(b, seat, field)
    for number, field in enumerate(fields):
        for _ in range(field.at("giants").number(0, MOST_TAKEN, 0)):
            scoring.gain(b, number, b.setup.box.giant_taking, scoring.ROW_GIANT, scoring.TAKEN, 0, 0, False)
    scoring.score_board(b)
    for number, field in enumerate(fields):
        cashed = field.at("orcs").number(0, c.NUM_COLOURS, 0)
        if cashed:
            scoring.gain(b, number, b.setup.box.orc_glory[cashed - 1], scoring.ROW_ORCS, cashed, 0, 0, False)
        count_bands(b, number, field.at("bands"))


def read_board(b: EthnosState, seat: Seat, field: Field) -> None:
    """E19, E27, E32: markers, the space on the merfolk board and troll tokens; markers and merfolk never go back."""
    markers = 0
    for kingdom, item in enumerate(field.at("markers").exactly(c.NUM_KINGDOMS)):
        value = item.number(int(seat.in_kingdom(kingdom)), int(b.setup.box.supply))
        markers += value << MARKER_BITS * kingdom
    seat.markers = markers
    if seat.in_kingdoms() > b.setup.box.supply:
        number, most = int(seat.in_kingdoms()), int(b.setup.box.supply)
        what = f"{number} markers, a player has {most}"
        raise field.at("markers").wrong(what, "ethnos-pad-markers", number=number, most=most)
    seat.merfolk = field.at("merfolk").number(int(seat.merfolk), int(b.setup.last_space), int(seat.merfolk))
    tokens = b.setup.box.troll_tokens
    for item in field.at("trolls").items(len(tokens)) if field.has("trolls") else []:
        if item.value not in tokens or type(item.value) is not int:
            raise item.invalid("troll token", " ".join(map(str, tokens)))
        token = shift(1, tokens.index(item.value))
        if any(other.trolls & token for other in b.seats):
            raise item.twice()
        seat.trolls |= token


def count_bands(b: EthnosState, number: int, field: Field) -> None:
    """E23, E30, E43; E44 compares bands as they were played, in the last age."""
    seat = b.seats[number]
    seat.bands = None
    for item in field.items(MOST_BANDS) if field.value is not None else []:
        band = item.object(BAND)
        size = band.at("cards").number(1, int(b.setup.box.hand_limit))
        cards = Bag()
        cards.add(c.SKELETON, band.at("skeletons").number(0, size - 1, 0))
        leader = c.DWARF * c.NUM_COLOURS if band.at("dwarf").flag(False) else -1
        seat.bands = Band(cards, leader, size, seat.bands)
        counted = scoring.band_counts(b, seat.bands)
        scoring.gain(b, number, scoring.band_glory(b, counted), scoring.ROW_BANDS, counted, 0, 0, False)
