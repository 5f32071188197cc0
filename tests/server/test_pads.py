"""The score pad's route: the same points as the rules give, and a named reason for every kingdom that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.pad import pad_rows, read_kingdom
from tests.server.kit import Served

GRID = "FHMN/EF?P/FEDL/MNSH"


def post(served: Served, body: Any) -> tuple[int, Any]:
    answer = served.client().post("/api/score/aetherya", json=body)
    return answer.status_code, answer.json()


def test_points_are_those_of_the_rules_with_a_reason_each(served: Served) -> None:
    status, doc = post(served, {"kingdoms": [{"grid": GRID}, {"grid": "????/????/????/????"}]})
    assert status == 200
    first, empty = doc["kingdoms"]
    rows = pad_rows(read_kingdom(GRID))
    assert [(row["id"], row["rule"], row["points"]) for row in first["rows"]] == [
        (row.id, row.rule, list(row.points)) for row in rows
    ]
    assert first["total"] == sum(row.points[0] for row in rows) != 0
    for row in first["rows"]:
        assert sum(part["points"] for part in row["parts"]) == row["points"][0]
    assert empty["total"] == 0


def test_nobody_needs_to_be_known_for_it(served: Served) -> None:
    assert "folkmoot" not in served.client().cookies
    assert post(served, {"kingdoms": [{"grid": GRID}]})[0] == 200


@pytest.mark.parametrize(
    ("kingdom", "named"),
    [
        ({"grid": "FHMN/EF?P/FEDL"}, "3 rows"),
        ({"grid": "FHMN/EF?P/FEDL/MNSZ"}, "Z"),
        ({"grid": ""}, "1 rows"),
        ({"grid": GRID, "legends": ["nobody"]}, "nobody"),
        ({"grid": GRID, "gems": ["coal"]}, "coal"),
        ({"grid": GRID, "treaties": ["z9"]}, "z9"),
        ({"grid": GRID, "staffs": ["a1", "a1"]}, "a1"),
    ],
)
def test_a_kingdom_that_cannot_be_is_refused_by_name(served: Served, kingdom: dict[str, Any], named: str) -> None:
    status, doc = post(served, {"kingdoms": [kingdom]})
    assert 400 <= status < 500, doc
    assert named in doc["error"]["text"], doc


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"kingdoms": []},
        {"kingdoms": [{"grid": GRID}] * 41},
        {"kingdoms": [{"grid": "F" * 41}]},
        {"kingdoms": [{"grid": 7}]},
        {"kingdoms": [{"grid": GRID, "legends": ["x" * 41]}]},
        {"kingdoms": [{"grid": GRID, "legends": ["a"] * 17}]},
        {"kingdoms": [{"grid": GRID, "crowns": 3}]},
        {"kingdoms": [{"grid": GRID}], "goblins_via_portal": "yes"},
        [],
        None,
    ],
)
def test_what_is_no_list_of_kingdoms_is_a_bad_request(served: Served, body: Any) -> None:
    status, doc = post(served, body)
    assert status == 422
    assert doc["error"]["code"] == "bad_request"
    assert doc["error"]["args"]["where"]


def test_a_scenario_of_our_own_changes_the_pad(served: Served) -> None:
    status, doc = post(served, {"kingdoms": [{"grid": "?H??/?GS?/????/????"}], "fate": "dezanno"})
    assert status == 200
    assert [row["id"] for row in doc["kingdoms"][0]["rows"]][-1] == "fate"
    assert doc["kingdoms"][0]["rows"][-1]["parts"][0]["args"]["kind"] == "held"
    led = {"grid": "?EF?/?N??/????/????", "race": "elf"}
    rows = {row["id"]: row["points"][0] for row in post(served, {"kingdoms": [led]})[1]["kingdoms"][0]["rows"]}
    assert rows["elves"] == PACKAGED.home
    assert rows["conflicts"] == -PACKAGED.stranger
    assert post(served, {"kingdoms": [{**led, "race": "dragon"}]})[0] in range(400, 500)
    assert post(served, {"kingdoms": [led], "fate": "poker"})[0] in range(400, 500)


def test_the_nolands_are_counted_for_every_seat(served: Served) -> None:
    lands: list[dict[str, Any] | None] = [None] * 16
    lands[0], lands[1], lands[5] = (
        {"card": "elf", "seat": 0},
        {"card": "forest", "seat": 1},
        {"card": "dragon", "seat": 1},
    )
    body = {"kingdoms": [{"grid": GRID}], "nolands": lands, "players": 2}
    found = post(served, body)[1]["frontier"]
    assert found["cells"][:6] == [
        PACKAGED.settled + PACKAGED.settled_home,
        PACKAGED.settled,
        None,
        None,
        None,
        PACKAGED.settled_dragon,
    ]
    assert [seat["strength"] for seat in found["seats"]] == [found["cells"][0], found["cells"][1] + found["cells"][5]]
    assert [seat["points"] for seat in found["seats"]] == [0, PACKAGED.prizes[0]]
    assert post(served, {**body, "players": 1})[0] in range(400, 500)
    assert post(served, {**body, "nolands": lands[:4]})[0] in range(400, 500)


def test_kingdoms_are_set_against_one_another_where_a_mode_is_given(served: Served) -> None:
    body = {"kingdoms": [{"grid": GRID}, {"grid": GRID, "legends": ["human-elf"]}], "mode": "versus"}
    result = post(served, body)[1]["result"]
    assert (result["outcome"], result["winners"], result["reason"]) == ("won", [1], "points")
    assert post(served, {"kingdoms": [{"grid": GRID}]})[1]["result"] is None
    assert post(served, {**body, "mode": "solo"})[0] in range(400, 500)


def test_a_lost_campaign_is_worth_nothing(served: Served) -> None:
    body = {"kingdoms": [{"grid": GRID, "legends": ["human-elf"]}], "mode": "solo", "row": ["human-elf", "two-elves"]}
    result = post(served, body)[1]["result"]
    assert (result["outcome"], result["scores"], result["reason"]) == ("lost", [0], "unmet")


def test_ages_of_ethnos_and_points_of_tribes_are_counted(served: Served) -> None:
    seat = {"markers": [1, 0, 0, 0, 0, 0], "bands": [{"cards": 4, "dwarf": True}]}
    sheet = {"players": 2, "tokens": [[2, 6]] * 6, "ages": [{"giant": 1, "seats": [seat, {**seat, "giants": 1}]}]}
    answer = served.client().post("/api/score/ethnos", json=sheet)
    assert (answer.status_code, answer.json()["scores"], answer.json()["outcome"]) == (200, [11, 15], "open")
    tribes = {"seats": [{"villages": 13, "goals": ["nomads"]}, {}]}
    assert served.client().post("/api/score/tribes", json=tribes).json()["winners"] == [0]
    wrong = served.client().post("/api/score/ethnos", json={**sheet, "ages": [{"giant": 2, "seats": [seat, seat]}]})
    assert wrong.status_code == 409
    assert "ages[0].giant" in wrong.json()["error"]["text"]
