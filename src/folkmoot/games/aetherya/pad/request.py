"""The score pad as the server takes it: kingdoms counted as they lie, for tables, previews and the printed game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from folkmoot.core import BadPosition
from folkmoot.core.documents import Field as FieldOf
from folkmoot.games.aetherya.edge.scenario_results import fortress_row
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.nolands import Nolands, frontier_points, strength, strength_at
from folkmoot.games.aetherya.engine.options import LEAST_RIVALS
from folkmoot.games.aetherya.pad import (
    Around,
    boxes_for,
    met_legends,
    pad_rows,
    read_fortresses,
    read_kingdom,
    read_nolands,
    read_pacts,
)
from folkmoot.games.aetherya.pad import count as count_table
from folkmoot.server.documents.results import CountDoc, ScoreRowDoc
from folkmoot.server.documents.results import counted as count_doc
from folkmoot.server.messages import SeatNumber, Strict, Word

Words = Annotated[tuple[Word, ...], Field(max_length=16, strict=False)]


class Realm(Strict):
    """Four rows of letters (FHMN/EF?P/FEDL/MNSH), and what lies beside and on the cards."""

    grid: Annotated[str, StringConstraints(max_length=40)]
    legends: Words = ()
    gems: Words = ()
    treaties: Words = ()
    staffs: Words = ()
    race: Word | None = None
    """The race that the kingdom leads, in Confrontation."""
    fortresses: Words = ()
    """Cells of its finished fortresses there."""


class Settled(Strict):
    """A card in the Nolands, and whose it is."""

    card: Word
    seat: SeatNumber


class Realms(Strict):
    kingdoms: Annotated[list[Realm], Field(min_length=1, max_length=40)]
    goblins_via_portal: bool = False
    fate: Word = "none"
    nolands: Annotated[list[Settled | None], Field(min_length=16, max_length=16)] | None = None
    pacts: Annotated[tuple[SeatNumber | None, ...], Field(max_length=4, strict=False)] = ()
    """Frontiers: the partner of each seat, and how many pacts each has broken."""
    betrayals: Annotated[tuple[Annotated[int, Field(ge=0, le=15)], ...], Field(max_length=4, strict=False)] = ()
    players: Annotated[int, Field(ge=1, le=8)] = 4
    mode: Word | None = None
    """Count the kingdoms against one another as this mode does, not each alone."""
    variant: Word = "none"
    row: Words = ()
    """Alone: the legends of this age's row."""
    ages: Annotated[tuple[Annotated[int, Field(ge=-999, le=999)], ...], Field(max_length=2, strict=False)] = ()
    """Alone: what the ages before have brought."""
    penalty: Words = ()
    """Together: the legends of the penalty pile."""


class RealmDoc(BaseModel):
    rows: list[ScoreRowDoc]
    total: int
    met: list[str]
    """Legends whose conditions the face-up cards meet."""
    one_to_one: list[str]
    """Legends that they would meet with the Sword."""


class StrengthDoc(BaseModel):
    strength: int
    points: int


class FrontierDoc(BaseModel):
    """The Nolands: how strong each seat is there and what that brings, and the strength of every settled card."""

    seats: list[StrengthDoc]
    cells: list[int | None]


class RealmsDoc(BaseModel):
    kingdoms: list[RealmDoc]
    frontier: FrontierDoc | None
    fortresses: ScoreRowDoc | None
    """In Confrontation: what the fortresses of the kingdoms around the table bring."""
    result: CountDoc | None
    """Ranking of the kingdoms; None if no mode was given."""


Given, Counted = Realms, RealmsDoc


def count(given: Realms) -> RealmsDoc:
    """Count the points of kingdoms, row by row, every point with the cards that make it."""
    kingdoms = [counted(realm, given) for realm in given.kingdoms]
    return RealmsDoc(kingdoms=kingdoms, frontier=frontier(given), fortresses=fortresses(given), result=result_of(given))


def result_of(given: Realms) -> CountDoc | None:
    if given.mode is None:
        return None
    kingdoms = [read_realm(realm, given) for realm in given.kingdoms]
    races = [realm.race for realm in given.kingdoms]
    lands = None if given.nolands is None else lands_of(given.nolands, len(kingdoms))
    built = [realm.fortresses for realm in given.kingdoms]
    table = Around(
        given.mode,
        given.fate,
        given.variant,
        races,
        given.row,
        given.ages,
        given.penalty,
        lands,
        built,
        given.pacts,
        given.betrayals,
    )
    return count_doc(count_table(kingdoms, table))


def read_realm(realm: Realm, given: Realms) -> Kingdom:
    boxes = boxes_for(given.players)
    return read_kingdom(realm.grid, realm.legends, realm.gems, realm.treaties, realm.staffs, boxes=boxes)


def lands_of(cells: list[Settled | None], players: int) -> Nolands:
    return read_nolands([None if one is None else (one.card, one.seat) for one in cells], players)


def frontier(given: Realms) -> FrontierDoc | None:
    """A57: as the rules count it at the end; nothing without Nolands."""
    if given.nolands is None:
        return None
    players = FieldOf(given.players, "players", BadPosition).number(1, c.MOST_SEATS)
    lands = lands_of(given.nolands, players)
    pacts = read_pacts(Around(pacts=given.pacts, betrayals=given.betrayals), players)
    seats = [
        StrengthDoc(
            strength=int(strength(lands, seat, PACKAGED)),
            points=int(frontier_points(lands, pacts, seat, players, PACKAGED)),
        )
        for seat in range(players)
    ]
    cells = [int(strength_at(lands, cell, PACKAGED)) if one else None for cell, one in enumerate(given.nolands)]
    return FrontierDoc(seats=seats, cells=cells)


def fortresses(given: Realms) -> ScoreRowDoc | None:
    """A59: of the first kingdoms, as many as there are players; what follows are previews."""
    around = given.kingdoms[: given.players]
    if given.variant != "confrontation" or len(around) < LEAST_RIVALS:
        return None
    table = Around(races=[realm.race for realm in around], fortresses=[realm.fortresses for realm in around])
    row = fortress_row(read_fortresses([read_realm(realm, given) for realm in around], table), PACKAGED)
    return ScoreRowDoc.model_validate(asdict(row))


def counted(realm: Realm, given: Realms) -> RealmDoc:
    kingdom = read_realm(realm, given)
    rows = pad_rows(kingdom, fate=given.fate, race=realm.race)
    met, struck = met_legends(kingdom, given.goblins_via_portal)
    return RealmDoc(
        rows=[ScoreRowDoc.model_validate(asdict(row)) for row in rows],
        total=sum(row.points[0] for row in rows),
        met=met,
        one_to_one=struck,
    )
