"""The page of one's own games, and the same as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.core.cells import safe_cell
from folkmoot.server.storage import schema
from tests.server.kit import Player, Served

EVIL = '=HYPERLINK("evil")'
HIDDEN = ("x;=cmd|' /C calc'!A0;", 'y; "+cmd', "z ;@cmd")
"""Names inside which a formula begins where spreadsheets split at semicolons."""


def over(
    person: Player, seats: list[str], ranks: list[int], *, at: float, winners: tuple[int, ...] = (0,), **more: Any
) -> str:
    """A table whose game has ended, as far as results go; seats as in `Player.table`."""
    facts: Doc = more.pop("facts", {})
    guest: Player | None = more.pop("guest", None)
    table = person.table(seats, public=True, **more)
    if guest is not None:
        guest.post(f"/api/tables/{table['id']}/join")
    ids = {"me": person.id, "open": guest.id if guest is not None else None}
    rows = [
        {
            "table_id": table["id"],
            "seat": seat,
            "game": table["game"],
            "players": len(seats),
            "person": ids.get(kind),
            "level": None if kind in ids else kind,
            "rank": ranks[seat],
            "score": 40 - 10 * ranks[seat],
            "won": seat in winners,
            "decisions": 20 + seat,
            "options": json.dumps(more.get("options", {})),
            "facts": json.dumps(facts if seat == 0 else {"lead troll": 9}),
            "at": at,
        }
        for seat, kind in enumerate(seats)
    ]
    with person.served.app.state.context.store.engine.begin() as connection:
        connection.execute(schema.results.insert(), rows)
    id: str = table["id"]
    return id


@pytest.fixture(scope="module")
def played(served: Served) -> tuple[Player, list[str]]:
    """Four games of Anna's: two against a bot and Bela, one alone, one at one screen."""
    anna, bela = served.person("Anna"), served.person(EVIL)
    led = {"lead dwarf": 3, "lead elf": 1, "draw": 30}
    return anna, [
        over(anna, ["me", "novice", "open"], [1, 2, 2], at=1.0, guest=bela, facts=led),
        over(anna, ["me", "novice", "open"], [2, 3, 1], at=2.0, guest=bela, winners=(2,), facts={"lead elf": 4}),
        over(anna, ["me"], [1], at=3.0, game="aetherya", options={"mode": "solo"}),
        over(anna, ["me", "me"], [2, 1], at=4.0, winners=(1,)),
    ]


def test_all_games_by_kind_and_the_newest_first(played: tuple[Player, list[str]]) -> None:
    anna, tables = played
    found = anna.get("/api/me/games")
    assert [(one["game"], one["mode"], one["company"], one["played"]) for one in found["kinds"]] == [
        ("aetherya", "solo", "alone", 1),
        ("ethnos", "", "people", 2),
        ("ethnos", "", "screen", 1),
    ]
    assert [one["table"] for one in found["games"]] == tables[::-1]
    assert (found["played"], found["counted"], found["won"]) == (4, 3, 2), "whose seat won at one screen, nobody knows"
    assert [line["played"] for line in anna.get("/api/me/statistics")["games"]] == [1, 2], "the same games count there"
    assert found["games"][0]["place"] is None
    assert found["mean_place"] == 1.5, "alone there are no places"
    assert found["best"] is None, "points of different games do not compare"


def test_one_game_its_curve_opponents_and_favourites(played: tuple[Player, list[str]]) -> None:
    anna, tables = played
    found = anna.get("/api/me/games", game="ethnos", company="people")
    assert found["played"] == 2
    assert len(found["kinds"]) == 3, "those that could be asked for"
    assert [(dot["share"], dot["score"]) for dot in found["curve"]] == [(1.0, 30), (0.5, 20)]
    assert found["best"] == {"table": tables[0], "game": "ethnos", "at": 1.0, "score": 30}
    assert found["longest"] == {"table": tables[0], "game": "ethnos", "at": 1.0, "moves": 63}
    assert found["opponents"] == [
        {"name": "", "level": "novice", "met": 2, "ahead": 2, "behind": 0},
        {"name": EVIL, "level": None, "met": 2, "ahead": 1, "behind": 1},
    ]
    assert found["favourites"] == [
        {"game": "ethnos", "verb": "lead", "thing": "elf", "made": 5, "won": 1},
        {"game": "ethnos", "verb": "lead", "thing": "dwarf", "made": 3, "won": 3},
    ]


def test_nobody_else_sees_them_and_a_recovered_person_does(served: Served, played: tuple[Player, list[str]]) -> None:
    anna, tables = played
    assert served.client().get("/api/me/games").status_code == 401
    assert served.person("Cora").get("/api/me/games")["games"] == []
    device = served.client()
    device.post("/api/me/recover", json={"code": anna.post("/api/me/recovery")["recovery"]})
    assert [one["table"] for one in device.get("/api/me/games").json()["games"]] == tables[::-1]


def test_a_spreadsheet_computes_nothing_of_it(served: Served, played: tuple[Player, list[str]]) -> None:
    anna, tables = played
    for at, name in enumerate(HIDDEN, 5):
        tables = [*tables, over(anna, ["me", "open"], [1, 2], at=float(at), guest=served.person(name))]
    answer = anna.http.get("/api/me/games.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))
    assert [row["table"].lstrip("'") for row in rows] == tables[::-1]
    assert rows[-1]["finished"] == "1970-01-01T00:00:01+00:00"
    assert (rows[-1]["place"], rows[-1]["points"], rows[-1]["won"], rows[len(HIDDEN)]["place"]) == ("1", "30", "1", "")
    assert f"'{EVIL}" in rows[-1]["opponents"]
    lines = answer.content.decode("utf-8-sig").splitlines()[1:]
    parts = [part for line in lines for part in re.split("[;\t]", line)]  # as it is split in Germany, quotes or not
    parts += [part for row in rows for cell in row.values() for part in re.split("[;\t]", cell)]
    assert sum("cmd" in part for part in parts) == 2 * len(HIDDEN)
    assert not [part for part in parts if part.lstrip(' "')[:1] in set("=+-@")]


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("Anna-Maria", "Anna-Maria"),
        ("1+1; 2=2", "1+1; 2=2"),
        ("=1", "'=1"),
        (" +1", " '+1"),
        ("x;=1", "x;'=1"),
        ('x; "@1', "x; \"'@1"),
        ("x;\u200b-1", "x;\u200b'-1"),
        ("x\t=1\r\n=2", "x =1  =2"),
        ("；＝1", "；＝1"),
        ("＝1", "'＝1"),
        ('{"tribes": null}', '{"tribes": null}'),
    ],
)
def test_no_part_of_a_text_is_a_formula(text: str, safe: str) -> None:
    assert safe_cell(text) == safe


def test_a_company_that_there_is_not_is_named(played: tuple[Player, list[str]]) -> None:
    error = played[0].get("/api/me/games", 422, company="crowd")["error"]
    assert error["args"]["where"] == "query.company"
