"""Rulings on Empires for six and eight, a scenario of our own: A61."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import OVER, BadOptions, Doc, SimDealer
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import CARDS
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, cards, legal, outcomes, play, start, table

HUMAN, ELF, DRAGON = "?H??/?PF?/?MS?/????", "??E?/?PF?/?MS?/????", "????/?PF?/?MS?/D???"
"""By hand: the Human touches Plains, 2; the Elf Forest, 2; a Dragon alone -3."""
FIRST, SECOND, THIRD = "SGFG/HPNS/MNME/EPHF", "NFPM/MPEH/SGFE/GSNH", "PNPH/GSHF/SEFN/GMEM"
"""Elves, Dwarves, Humans, Goblins: 1 6 6 6, 4 2 1 12 and 2 2 6 9; each 19, without conflicts."""


def empires(*kingdoms: str | Doc, **given: Any) -> AetheryaState:
    return table(*kingdoms, variant="empires", **given)


@pytest.mark.parametrize(("players", "copies"), [(6, 12), (8, 16)])
def test_A61_each_box_gives_the_cards_for_half_the_players(players: int, copies: int) -> None:
    state = start(players, variant="empires")
    counted = GAME.count_components(state)
    assert {counted[card] for card in CARDS} == {copies}
    assert state.view(None).data["deck"] == 10 * copies
    play(state, "first 5")
    assert state.view(None).data["legends"]["pile"] == 15


def test_A61_anybody_may_begin() -> None:
    state = start(8, variant="empires")
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(8)}
    play(state, "first 7")
    assert state.view(None).data["progress"]["first"] == 7
    assert "first 6" not in outcomes(start(6, variant="empires"))


@pytest.mark.parametrize("options", [{}, {"mode": "coop"}, {"tokens": True}, {"variant": "frontiers"}])
def test_A61_only_empires_is_for_so_many(options: Doc) -> None:
    with pytest.raises(BadOptions, match=r'players: 6 players, only variant="empires"'):
        start(6, **options)


@pytest.mark.parametrize("players", [5, 7, 9])
def test_A61_no_other_number_plays(players: int) -> None:
    with pytest.raises(BadOptions, match=r"one of: 1, 2, 3, 4, 6, 8"):
        start(players, variant="empires")


def test_A61_a_card_goes_to_the_next_ally_only() -> None:
    state = empires(*[PLAIN] * 4, HUMAN, PLAIN, turn=4, ask="hand", hand={"drawn": ["elf"]})
    play(state, "send r2c2")
    assert [seat for seat in range(6) if cards(state, seat) != (HUMAN if seat == 4 else PLAIN)] == [0]
    assert ask(state) == "turn_up"
    assert state.view(None).data["allies"] == [2, 3, 4, 5, 0, 1]


def test_A61_all_allies_score_the_sum_of_their_kingdoms() -> None:
    state = empires(HUMAN, PLAIN, ELF, DRAGON, ELF, PLAIN, PLAIN, DRAGON)
    assert state.scores() == [6, -6] * 4
    row = next(row for row in state.rows() if row.id == "ally")
    assert list(row.points) == [4, -6, 4, -3, 4, -6, 6, -3]
    told = [(part.args["of_seat"], part.points) for part in row.parts if part.seat == 6]
    assert told == [(0, 2), (2, 2), (4, 2)]


def over(*kingdoms: str | Doc) -> AetheryaState:
    return empires(*kingdoms, ask="over", turn=OVER, progress={"ending": "sixteenth"})


def test_A61_a_tie_is_broken_by_the_rows_of_the_whole_empire() -> None:
    """By hand: Goblins 6 + 12 + 9 = 27 and 3 * 9 = 27; then Humans 6 + 1 + 6 = 13 against 3 * 6 = 18."""
    result = over(FIRST, FIRST, SECOND, SECOND, THIRD, THIRD).result()
    assert result is not None
    assert (result.outcome, list(result.winners)) == ("shared", [0, 1, 2, 3, 4, 5])
    result = over(FIRST, THIRD, SECOND, THIRD, THIRD, THIRD).result()
    assert result is not None
    assert list(result.scores) == [57] * 6
    assert (result.outcome, list(result.winners)) == ("won", [1, 3, 5])
    assert list(result.ranks) == [4, 1] * 3


@pytest.mark.parametrize("players", [6, 8])
def test_A61_more_duplicates_of_a_kind_than_one_box_has(players: int) -> None:
    """A7: whatever is put aside comes back, also sixteen cards of a kind less one."""
    state = start(players, variant="empires")
    dealer = SimDealer(1)
    while "deal" not in ask(state):
        state.step(dealer.pick(state))
    copies = 2 * players
    spare = copies - 1 - sum(pile.count("plains") for pile in state.view(None).data["discards"])
    play(state, "card plains", *["card plains"] * spare)
    assert state.view(None).data["aside"] == ["plains"] * spare
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()
    dealer.deal_all(state)
    assert {GAME.count_components(state)[card] for card in CARDS} == {copies}


def test_A61_a_state_of_four_takes_on_a_game_of_eight() -> None:
    state = empires(HUMAN, PLAIN, ELF, DRAGON, ELF, PLAIN, PLAIN, DRAGON)
    small = start(4, variant="empires")
    small.copy_from(state)
    assert small.to_position() == state.to_position()
    assert legal(small) == legal(state)
