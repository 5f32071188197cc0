"""Points of a game that goes on, and what is printed in the boxes, over plain requests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, OVER, Row, SimDealer
from folkmoot.games.ethnos.edge.results import if_scored_now
from folkmoot.server.settings import Settings
from tests.server.kit import serving


def test_the_score_adds_up_and_tells_the_cost_of_the_row(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as served:
        anna = served.person()
        wanted = {"game": "aetherya", "options": {"mode": "solo"}, "seats": [{"kind": "me"}]}
        id = anna.post("/api/tables", wanted)["id"]
        doc = anna.http.get(f"/api/tables/{id}/standing").json()
        assert {row["id"] for row in doc["rows"]} >= {"cost", "ages", "dragons"}
        assert doc["preview"] is None
        stranger = served.client()
        assert stranger.get(f"/api/tables/{id}/standing").status_code == 404
        missing = stranger.get("/api/games/chess/box")
        assert missing.status_code == 404
        for game in ("ethnos", "tribes", "aetherya"):
            box = stranger.get(f"/api/games/{game}/box").json()
            assert box["digest"] == games.get(game).box
            assert box["entries"]
            assert all(entry["rule"] and entry["mark"] for entry in box["entries"].values())


@pytest.mark.parametrize("players", [2, 4])
def test_if_the_age_ended_now_is_what_the_age_brings_when_it_ends(players: int) -> None:
    """E35-E43: the last preview before an age's end is what the end gives, orcs that were asked for left out."""
    compared = 0
    for seed in range(6):
        state: Any = games.get("ethnos").start(players=players)
        before: list[Row] = []
        dealer, rng, age, asked = SimDealer(seed), seed, 0, False
        while state.turn != OVER:
            if state.turn == CHANCE:
                dealer.deal(state)
                continue
            if state.age > age > 0:
                for row in state.rows():
                    expected = [part for old in before if old.id == row.id for part in old.parts]
                    found = [part for part in row.parts if part.args["age"] == age]
                    assert row.id in ("giant", "orcs") or (asked and row.id != "bands") or found == expected
                compared += 1
            before, age, asked = if_scored_now(state), state.age, state.view(None).data["prompt"]["ask"] == "cash"
            legal = state.legal_actions()
            rng = (rng * 1103515245 + 12345) % 2**31
            state.apply(legal[rng % len(legal)])
    assert compared > 3
