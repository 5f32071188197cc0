"""The score pad counts ages of the printed game as the game itself does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from folkmoot.core import BadPosition, Doc, SimDealer
from folkmoot.games.ethnos.edge.results import bands_of, gains_of
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine import scoring
from folkmoot.games.ethnos.engine.state import EthnosState
from folkmoot.games.ethnos.game import GAME
from folkmoot.games.ethnos.pad import count

TOKENS = [[2, 6], [0, 4], [2, 8], [4, 8], [2, 10], [6, 8]]


def on_the_table(b: EthnosState) -> Doc:
    """Return the sheet that a person would fill in when the age ends."""
    box = b.setup.box
    seats = [
        {
            "markers": [int(seat.in_kingdom(kingdom)) for kingdom in range(6)],
            "merfolk": int(seat.merfolk),
            "trolls": [value for index, value in enumerate(box.troll_tokens) if seat.trolls >> index & 1],
            "bands": [
                {
                    "cards": int(band.size),
                    "skeletons": int(band.count(c.SKELETON)),
                    "dwarf": c.tribe_of(band.leader) == c.DWARF,
                }
                for band in bands_of(b, number)
            ],
        }
        for number, seat in enumerate(b.seats[: b.players])
    ]
    return {"giant": int(b.giant) if b.giant >= 0 else None, "seats": seats}


def played(players: int, seed: int, book: str) -> tuple[EthnosState, Doc]:
    state = GAME.start(players, **{**GAME.presets.get(book, {}), "ten_skeletons": False})
    assert isinstance(state, EthnosState)
    dealer, luck = SimDealer(seed), random.Random(seed)
    ages: list[Doc] = []
    before = state.clone()
    while state.turn != -2:
        before.copy_from(state)
        assert isinstance(before, EthnosState)
        if state.turn == -1:
            dealer.deal(state)
        else:
            state.apply(luck.choice(state.legal_actions()))
        ended = before.dragons == 2 and state.dragons != 2
        if ended and len(ages) < before.age:
            ages.append(on_the_table(before))
    for gain in gains_of(state):
        seat = ages[gain.age - 1]["seats"][gain.seat]
        if gain.row == scoring.ROW_GIANT and gain.what == scoring.TAKEN:
            seat["giants"] = seat.get("giants", 0) + 1
        elif gain.row == scoring.ROW_ORCS:
            seat["orcs"] = int(gain.what)
    number = int(state.setup.ages)
    tokens = [state.tokens[at : at + number] for at in range(0, len(state.tokens), number)]
    return state, {"players": players, "book": book, "tokens": tokens, "ages": ages}


@pytest.mark.parametrize(
    ("players", "seed", "book"), [(2, 1, ""), (2, 7, "ru"), (3, 2, "ja"), (5, 3, ""), (4, 4, "pl")]
)
def test_E35_a_sheet_of_all_ages_counts_as_the_game_did(players: int, seed: int, book: str) -> None:
    state, sheet = played(players, seed, book)
    found, result = count(sheet), state.result()
    assert result is not None
    assert (found.outcome, found.winners, found.reason) == (result.outcome, result.winners, result.reason)
    assert (found.ranks, found.scores) == (result.ranks, result.scores)
    assert [(row.id, list(row.points)) for row in found.rows] == [(row.id, list(row.points)) for row in result.rows]
    assert all(sum(row.points) for row in found.rows if row.id in ("kingdoms", "bands"))


def seat(**more: Any) -> Doc:
    return {"markers": [0] * 6, **more}


def sheet(*ages: list[Doc], giant: int | None = None, **more: Any) -> Doc:
    shown = [{"giant": giant, "seats": seats} for seats in ages]
    return {"players": len(ages[0]), "tokens": TOKENS, "ages": shown, **more}


def test_E44_markers_and_then_bands_as_played_break_a_tie() -> None:
    even = seat(markers=[1, 0, 0, 0, 0, 0])
    one, other = {**even, "bands": [{"cards": 3}]}, {**even, "bands": [{"cards": 4, "skeletons": 1}]}
    assert count(sheet([even, even], [one, other])).reason == "bands"
    found = count(sheet([even, even], [even, even]))
    assert (found.outcome, found.winners, found.reason) == ("shared", [0, 1], "tie")
    lone = count(sheet([seat(), seat()], [seat(markers=[0, 1, 0, 0, 0, 0]), seat(bands=[{"cards": 3}, {"cards": 2}])]))
    assert (lone.scores, lone.reason, lone.winners) == ([4, 4], "markers", [0])


def test_a_game_that_goes_on_has_no_winner_yet() -> None:
    found = count(sheet([seat(bands=[{"cards": 6}]), seat()]))
    assert (found.outcome, found.winners, found.scores, found.ranks) == ("open", [], [15, 0], [1, 2])


@pytest.mark.parametrize(
    ("doc", "where"),
    [
        ({"players": 7, "tokens": TOKENS, "ages": []}, "players"),
        ({"players": 2, "tokens": TOKENS[:5], "ages": []}, "tokens"),
        ({"players": 2, "tokens": [[1, 2, 3], *TOKENS[1:]], "ages": []}, "tokens[0]"),
        ({"players": 2, "tokens": TOKENS, "ages": [], "book": "de"}, "book"),
        (sheet([seat(), seat()], [seat(), seat()], [seat(), seat()]), "ages"),
        (sheet([seat(), seat()], giant=2), "ages[0].giant"),
        (sheet([seat(markers=[1] * 5), seat()]), "ages[0].seats[0].markers"),
        (sheet([seat(markers=[9] * 6), seat()]), "ages[0].seats[0].markers"),
        (sheet([seat(markers=[2, 0, 0, 0, 0, 0]), seat()], [seat(), seat()]), "ages[1].seats[0].markers[0]"),
        (sheet([seat(), seat(merfolk=19)]), "ages[0].seats[1].merfolk"),
        (sheet([seat(merfolk=4), seat()], [seat(merfolk=3), seat()]), "ages[1].seats[0].merfolk"),
        (sheet([seat(trolls=[7]), seat()]), "ages[0].seats[0].trolls[0]"),
        (sheet([seat(trolls=[3]), seat(trolls=[3])]), "ages[0].seats[1].trolls[0]"),
        (sheet([seat(orcs=7), seat()]), "ages[0].seats[0].orcs"),
        (sheet([seat(bands=[{"cards": 11}]), seat()]), "ages[0].seats[0].bands[0].cards"),
        (sheet([seat(bands=[{"cards": 2, "skeletons": 2}]), seat()]), "ages[0].seats[0].bands[0].skeletons"),
        (sheet([seat(crowns=1), seat()]), "ages[0].seats[0].crowns"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused_by_its_place(doc: Doc, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        count(doc)
    assert caught.value.where == where
