"""The score pad of Legends of Aetherya: kingdoms counted as they lie, for tables, previews and the printed game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints

from folkmoot.core import FolkmootError
from folkmoot.games.aetherya.pad import met_legends, pad_rows, read_kingdom
from folkmoot.server.documents import ScoreRowDoc
from folkmoot.server.errors import of_error
from folkmoot.server.messages import Strict, Word

router = APIRouter(prefix="/api/score")
Words = Annotated[tuple[Word, ...], Field(max_length=16, strict=False)]


class Realm(Strict):
    """Four rows of letters (FHMN/EF?P/FEDL/MNSH), and what lies beside and on the cards."""

    grid: Annotated[str, StringConstraints(max_length=40)]
    legends: Words = ()
    gems: Words = ()
    treaties: Words = ()
    staffs: Words = ()


class Realms(Strict):
    kingdoms: Annotated[list[Realm], Field(min_length=1, max_length=40)]
    goblins_via_portal: bool = False


class RealmDoc(BaseModel):
    rows: list[ScoreRowDoc]
    total: int
    met: list[str]
    """Legends whose conditions the face-up cards meet."""
    one_to_one: list[str]
    """Legends that they would meet with the Sword."""


class RealmsDoc(BaseModel):
    kingdoms: list[RealmDoc]


@router.post("/aetherya")
async def score(given: Realms) -> RealmsDoc:
    """What kingdoms are worth, row by row, every point with the cards that make it."""
    try:
        return RealmsDoc(kingdoms=[counted(realm, given.goblins_via_portal) for realm in given.kingdoms])
    except FolkmootError as error:
        raise of_error(error) from None


def counted(realm: Realm, goblins_via_portal: bool) -> RealmDoc:
    kingdom = read_kingdom(realm.grid, realm.legends, realm.gems, realm.treaties, realm.staffs)
    rows = pad_rows(kingdom)
    met, struck = met_legends(kingdom, goblins_via_portal)
    return RealmDoc(
        rows=[ScoreRowDoc.model_validate(asdict(row)) for row in rows],
        total=sum(row.points[0] for row in rows),
        met=met,
        one_to_one=struck,
    )
