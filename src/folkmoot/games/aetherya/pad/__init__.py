"""The score pad of the printed game: kingdoms without a game around them, alone or around a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from folkmoot.core import BadPosition, Part, Result, Row
from folkmoot.core.bits import MOST, at_nibble, ones, words_of
from folkmoot.core.documents import Field
from folkmoot.core.values import ranks_of, row_of, winners_of
from folkmoot.games.aetherya.edge.position import read_grid
from folkmoot.games.aetherya.edge.results import pad_parts, ranking, winning
from folkmoot.games.aetherya.edge.scenario_results import ally_row, fortress_row, frontiers_row
from folkmoot.games.aetherya.edge.terms import parts_under, terms_under
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import PACKAGED, Box
from folkmoot.games.aetherya.engine.fates import counted
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.legends import conditions
from folkmoot.games.aetherya.engine.nolands import Nolands, settled
from folkmoot.games.aetherya.engine.options import LEAST_RIVALS
from folkmoot.games.aetherya.engine.scenarios import home_of
from folkmoot.games.aetherya.engine.scoring import ROWS

SETS = 4
"""How many sets of tokens are in the box: as many as there are gems of a kind."""


def read_kingdom(
    grid: str,
    legends: Sequence[str] = (),
    gems: Sequence[str] = (),
    treaties: Sequence[str] = (),
    staffs: Sequence[str] = (),
    box: Box = PACKAGED,
    boxes: int = 1,
) -> Kingdom:
    kingdom = Kingdom()
    for cell, word in enumerate(read_grid(grid, Field(grid, "kingdom", BadPosition))):
        if word is not None:
            kingdom.lay(cell, c.CARDS.index(word))
    check_copies(kingdom, box, boxes)
    read_legends(legends, kingdom)
    read_gems(gems, kingdom)
    kingdom.treaties = read_cells(treaties, "treaty", kingdom.races(), "there is no face-up race card there")
    kingdom.staffs = read_cells(staffs, "staff", kingdom.of(c.DRAGON), "there is no face-up dragon there")
    return kingdom


def boxes_for(players: int) -> int:
    """A61: more than four need a second box."""
    return 1 if players <= c.MOST_SEATS else 2


def read_nolands(cells: Sequence[tuple[str, int] | None], players: int) -> Nolands:
    """A57: what lies in the sixteen cells, and which seat has settled it."""
    lands = Nolands()
    for cell, one in enumerate(cells):
        if one is not None:
            field = Field(one[0], f"nolands[{cell}].card", BadPosition)
            seat = Field(one[1], f"nolands[{cell}].seat", BadPosition).number(0, players - 1)
            lands = settled(lands, cell, c.CARDS.index(field.word(c.CARDS, "card")), seat)
    return lands


def pad_rows(kingdom: Kingdom, box: Box = PACKAGED, fate: str = "none", race: str | None = None) -> list[Row]:
    """The seven rows; as a scenario of our own changes them (A50), and the row of a fate."""
    return table_rows([kingdom], Around(fate=fate, races=[race]), box)


@dataclass(frozen=True)
class Around:
    """What counts beside the kingdoms themselves."""

    mode: str = "versus"
    fate: str = "none"
    variant: str = "none"
    races: Sequence[str | None] = ()
    """The race that each kingdom leads, in Confrontation."""
    row: Sequence[str] = ()
    """Alone: the legends of this age's row, which must be met and cost their points."""
    ages: Sequence[int] = ()
    """Alone: what the ages before have brought."""
    penalty: Sequence[str] = ()
    """Together: the legends of the penalty pile."""
    lands: Nolands | None = None
    """The Nolands, in Frontiers."""
    fortresses: Sequence[Sequence[str]] = ()
    """Where each kingdom has a finished fortress, in Confrontation."""
    pacts: Sequence[int | None] = ()
    """The partner of each seat at the end, in Frontiers."""
    betrayals: Sequence[int] = ()
    """How many pacts each has broken there."""


def count(kingdoms: Sequence[Kingdom], given: Around, box: Box = PACKAGED) -> Result:
    """The rows of all kingdoms and who has won: A22 among rivals, A39 alone, A44 together."""
    mode = Field(given.mode, "mode", BadPosition).word(c.MODES, "mode")
    variant = Field(given.variant, "variant", BadPosition).word(c.VARIANTS, "variant")
    check_seats(len(kingdoms), mode, variant)
    rows = table_rows(kingdoms, given, box)
    if mode == "solo":
        rows += [row_of("cost", "A39", 1, priced(given.row, "row", 1, box)), ages_row(given.ages)]
    elif mode == "coop":
        rows.append(row_of("penalty", "A44", len(kingdoms), priced(given.penalty, "penalty", len(kingdoms), box)))
    elif variant == "confrontation":
        rows.append(fortress_row(read_fortresses(kingdoms, given), box))
    elif variant == "frontiers":
        rows.append(frontiers_row(given.lands, read_pacts(given, len(kingdoms)), len(kingdoms), box))
    elif variant == "empires":
        rows.append(ally_row(len(kingdoms), rows))
    scores = [sum(row.points[seat] for row in rows) for seat in range(len(kingdoms))]
    if mode == "solo":
        return alone(kingdoms[0], given, rows, scores, box)
    if mode == "coop":
        won = min(scores) > 0
        return Result("won" if won else "lost", [1] * len(scores), scores, rows, [*range(len(scores))] * won, "")
    return among_rivals(rows, scores, variant == "empires")


def read_fortresses(kingdoms: Sequence[Kingdom], given: Around) -> list[int]:
    """A59: by kingdom the cells with a finished fortress; it stands on a card of the race or of its home."""
    found: list[int] = []
    for seat, kingdom in enumerate(kingdoms):
        places = given.fortresses[seat] if seat < len(given.fortresses) else ()
        race = given.races[seat] if seat < len(given.races) else None
        allowed = 0
        if race is not None:
            number = c.CARDS.index(Field(race, "race", BadPosition).word(c.CARDS[c.HUMAN : c.DRAGON], "race"))
            allowed = int(kingdom.of(number) | kingdom.of(home_of(number)))
        found.append(read_cells(places, "fortress", allowed, "there is no face-up card of the race or its home there"))
    return found


def read_pacts(given: Around, players: int) -> int:
    """A60: partners and betrayals packed as the engine has them; a pact binds two players to each other."""
    found = 0
    partners = list(given.pacts) if players > LEAST_RIVALS else []
    for seat, partner in enumerate(partners):
        if partner is not None:
            field = Field(partner, f"pacts[{seat}]", BadPosition)
            other = field.number(0, players - 1)
            if other == seat or other >= len(partners) or partners[other] != seat:
                raise field.wrong("a pact binds two players to each other", "aetherya-pact")
            found |= int(at_nibble(other + 1, seat))
    for seat, number in enumerate(given.betrayals if players > LEAST_RIVALS else ()):
        broken = Field(number, f"betrayals[{seat}]", BadPosition).number(0, MOST)
        found |= int(at_nibble(broken, c.MOST_SEATS + seat))
    return found


def check_seats(seats: int, mode: str, variant: str) -> None:
    """Alone there is one kingdom; together, and in Empires, there are several; A61: there also six or eight."""
    if variant == "empires" and mode == "versus":
        possible = (c.MOST_SEATS, *c.TWO_BOXES)
        if seats not in possible:
            known = ", ".join(map(str, possible))
            what = f"{seats} is unknown (one of: {known})"
            raise BadPosition("kingdoms", what, "unknown-value", value=str(seats), choices=known)
        return
    least, most = (1, 1) if mode == "solo" else (2 if mode == "coop" else 1, c.MOST_SEATS)
    if not least <= seats <= most:
        what = f"{seats} kingdoms, not {least} to {most}"
        raise BadPosition("kingdoms", what, "aetherya-pad-seats", number=seats, least=least, most=most)


def table_rows(kingdoms: Sequence[Kingdom], given: Around, box: Box) -> list[Row]:
    """The rows of every kingdom side by side."""
    number = c.FATES.index(Field(given.fate, "fate", BadPosition).word(c.FATES, "fate"))
    parts: list[list[Part]] = [[] for _ in ROWS]
    for seat, kingdom in enumerate(kingdoms):
        race = given.races[seat] if seat < len(given.races) else None
        terms = terms_under(kingdom, box, number, led_by(race))
        for row, more in zip(parts, pad_parts(kingdom, box, seat, given.mode == "versus", terms), strict=True):
            row += more
    rows = [row_of(name, rule, len(kingdoms), row) for (name, rule), row in zip(ROWS, parts, strict=True)]
    return [*rows, row_of("fate", "A50", 1, parts_under(kingdoms[0], box, number))] if number else rows


def led_by(race: str | None) -> int:
    """A56: the card of the race that a kingdom leads, 0 for none."""
    words = c.CARDS[c.HUMAN : c.DRAGON]
    return c.CARDS.index(Field(race, "race", BadPosition).word(words, "race")) if race else 0


def priced(words: Sequence[str], name: str, seats: int, box: Box) -> list[Part]:
    """A39, A44: legends whose points every seat must surpass."""
    legends = read_legend_words(words, name)
    kind = "cost" if name == "row" else name
    return [
        Part(seat, -box.legends[legend], "A39" if kind == "cost" else "A44", {"kind": kind, "legend": word})
        for seat in range(seats)
        for legend, word in zip(legends, words, strict=True)
    ]


def ages_row(points: Sequence[int]) -> Row:
    """A40: what the ages before have brought."""
    return row_of("before", "A40", 1, [Part(0, one, "A40", {"age": age}) for age, one in enumerate(points, 1)])


def alone(kingdom: Kingdom, given: Around, rows: list[Row], scores: list[int], box: Box) -> Result:
    """A39, A50: an unmet legend or an undone task loses, and a lost campaign is worth nothing; age III ends it."""
    row = sum(1 << legend for legend in read_legend_words(given.row, "row"))
    fate = c.FATES.index(given.fate)
    tasked = bool(row and fate) and ones(counted(kingdom, fate, box)) < box.tasks[fate][len(given.ages)]
    if row & ~kingdom.legends or tasked:
        return Result("lost", [1], [0], rows, [], "unmet" if row & ~kingdom.legends else "task")
    if len(given.ages) < c.NUM_AGES - 1:
        return Result("open", [1], scores, rows, [], "")
    victory = min(scores[0] - sum(given.ages), *given.ages) > 0
    return Result("victory" if victory else "completed", [1], scores, rows, [0] * victory, "")


def among_rivals(rows: list[Row], scores: list[int], allied: bool) -> Result:
    """A22, A58: and whether the points or a row decided; one kingdom alone is only counted."""
    if len(scores) == 1:
        return Result("open", [1], scores, rows, [], "")
    rankings = [ranking(rows, scores, seat, allied) for seat in range(len(scores))]
    ranks = ranks_of(rankings)
    winners = winners_of(ranks)
    if len(winners) > winning(len(scores), allied):
        return Result("shared", ranks, scores, rows, winners, "tie")
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result("won", ranks, scores, rows, winners, "points" if len(level) == len(winners) else "rows")


def met_legends(kingdom: Kingdom, goblins_via_portal: bool = False) -> tuple[list[str], list[str]]:
    """Which legends the face-up cards meet, and which they would meet one against one, with the Sword (A28)."""
    mask = int(conditions(kingdom, goblins_via_portal))
    met = words_of(mask & c.ALL_LEGENDS, c.LEGENDS)
    struck = words_of((mask >> c.NUM_LEGENDS) & ~mask & c.ALL_LEGENDS, c.LEGENDS)
    return met, struck


def check_copies(kingdom: Kingdom, box: Box, boxes: int) -> None:
    most = boxes * max(box.copies)
    for kind, word in enumerate(c.CARDS):
        cells = ones(kingdom.of(kind))
        if cells > most:
            what = f"{cells} {word} cards; the box has {most}"
            raise BadPosition("kingdom", what, "many-of", value=word, number=cells, most=most)


def read_legends(words: Sequence[str], kingdom: Kingdom) -> None:
    for legend in read_legend_words(words, "legends"):
        kingdom.legends |= 1 << legend


def read_legend_words(words: Sequence[str], name: str) -> list[int]:
    """Legends by number, each once."""
    found: list[int] = []
    for number, word in enumerate(words):
        field = Field(word, f"{name}[{number}]", BadPosition)
        legend = c.LEGENDS.index(field.word(c.LEGENDS, "legend"))
        if legend in found:
            raise field.twice()
        found.append(legend)
    return found


def read_gems(words: Sequence[str], kingdom: Kingdom) -> None:
    for number, word in enumerate(words):
        field = Field(word, f"gems[{number}]", BadPosition)
        gem = int(field.word([str(gem) for gem in range(1, c.NUM_GEMS + 1)], "gem")) - 1
        if kingdom.owned(gem) == SETS:
            what = f"more than {SETS} gems {word}"
            raise field.wrong(what, "many-of", value=word, number=SETS + 1, most=SETS)
        kingdom.own(gem, 1)


def read_cells(words: Sequence[str], what: str, allowed: int, wrong: str) -> int:
    mask = 0
    for word in words:
        field = Field(word, what, BadPosition)
        bit = 1 << c.PLACES.index(field.word(c.PLACES, "place"))
        if not allowed & bit:
            raise field.wrong(f"{word}: {wrong}", "aetherya-bare", value=word, kind=what)
        if mask & bit:
            raise field.twice()
        mask |= bit
    return mask
