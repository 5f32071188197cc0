"""Rulings on co-op: A41 to A45, A48."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import OVER
from folkmoot.games.aetherya.engine.codes import LEGENDS
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, cards, deal, legal, outcomes, play, start, table, why

PAIR = "????/?HE?/????/????"


def coop(*grids: str, **given: Any) -> AetheryaState:
    legends = {"shown": ["human-elf", "two-elves"], **given.pop("legends", {})}
    return table(*grids, mode="coop", legends=legends, **given)


@pytest.mark.parametrize(("players", "shown", "deck"), [(2, 4, 6), (3, 3, 10), (4, 2, 14)])
def test_A41_legends_and_two_discard_piles(players: int, shown: int, deck: int) -> None:
    state = start(players, mode="coop")
    while ask(state) != "turn":
        state.apply(state.chance_outcomes()[0][0] if state.chance_outcomes() else state.legal_actions()[0])
    view = state.view(None).data
    assert len(view["legends"]["shown"]) == shown
    assert [len(pile) for pile in view["discards"]] == [1, 1]
    assert view["deck"] == deck


def test_A41_take_from_and_discard_to_either_pile() -> None:
    state = coop(PLAIN, PLAIN, discards=[["elf"], ["dwarf"]])
    assert legal(state)[:3] == ["take discard", "take second", "draw"]
    play(state, "take second", "place r2c2")
    assert legal(state) == ["discard", "discard second"]
    play(state, "discard")
    assert state.view(None).data["discards"] == [["elf", "plains"], []]
    assert state.turn == 1
    assert why(state, "take second") == ("pile_empty", "A41")
    play(state, "draw", "card goblin", "discard second", "flip r1c1", "card human")
    assert state.view(None).data["discards"] == [["elf", "plains"], ["goblin"]]


def test_A41_a_replaced_face_down_card_is_seen_before_its_pile_is_chosen() -> None:
    state = coop(PLAIN, PLAIN, discards=[["elf"], ["dwarf"]])
    play(state, "take discard", "place r1c1", "card dragon")
    assert ask(state) == "pile"
    assert state.view(1).data["prompt"]["args"] == {"card": "dragon"}


def test_A42_any_number_of_met_legends_is_turned_over() -> None:
    state = coop("????/?HE?/??E?/????", PLAIN)
    play(state, "claim human-elf")
    assert why(state, "claim human-elf") == ("turned_already", "A42")
    play(state, "claim two-elves", "take discard", "place r1c1", "card plains", "discard")
    assert state.turn == 1
    play(state, "take discard", "place r1c1", "card plains", "discard")
    view = state.view(None).data["legends"]
    assert view["gone"] == ["human-elf", "two-elves"]
    assert view["shown"] == []
    assert ask(state) == "round_refill"
    play(state, "legend two-humans", "legend two-dwarves", "legend two-goblins", "legend four-races")
    assert state.turn == 0


def test_A42_may_or_must() -> None:
    state = coop(PAIR, PLAIN)
    play(state, "take discard", "place r1c1", "card plains", "discard")
    assert legal(state) == ["done", "claim human-elf"]
    must = coop(PAIR, PLAIN, coop_must_turn=True)
    play(must, "take discard", "place r1c1", "card plains", "discard")
    assert legal(must) == ["claim human-elf"]
    assert why(must, "done") == ("must_turn", "A42")


def test_A43_A48_without_a_met_legend_the_first_player_chooses_the_penalty() -> None:
    state = coop(PLAIN, PLAIN, progress={"first": 1})
    play(state, "take discard", "place r1c1", "card plains", "discard")
    assert (state.turn, ask(state)) == (1, "penalty")
    assert legal(state) == ["penalty human-elf", "penalty two-elves"]
    assert why(state, "penalty four-races") == ("not_shown", "A43")
    play(state, "penalty two-elves")
    assert state.view(None).data["legends"]["penalty"] == ["two-elves"]
    play(state, "legend three-plains", "legend three-forests", "legend three-swamps")
    assert ask(state) == "turn"
    assert state.turn == 1
    assert state.scores() == [-2, -2]


def test_A43_nothing_on_display_is_filled_up_without_a_penalty() -> None:
    state = coop(PLAIN, PLAIN, legends={"shown": []}, progress={"first": 1})
    play(state, "take discard", "place r1c1", "card plains", "discard")
    assert ask(state) == "round_refill"


def test_A44_an_empty_deck_ends_the_game_after_the_turn() -> None:
    piles = [["portal", "dragon", "elf", "dwarf"], ["human", "swamp", "goblin"]]
    state = coop(PLAIN, PLAIN, discards=piles)
    assert state.view(None).data["deck"] == 1
    play(state, "draw", "card mountain", "discard", "flip r1c1", "card plains")
    assert ask(state) == "reveal"
    deal(state)
    result = state.result()
    assert result is not None
    assert result.reason == "deck"


def test_A44_the_sixteenth_card_ends_it_at_once() -> None:
    state = coop("?HMN/EFHP/FEDL/MNSH", PLAIN, discards=[["forest"], ["portal"]])
    play(state, "take discard", "place r1c1", "card plains")
    assert ask(state) == "reveal"
    assert state.view(None).data["discards"] == [["plains"], ["portal"]]


def test_A42_the_last_legend_of_the_pile_is_shown_by_itself() -> None:
    gone = list(LEGENDS[2:])
    state = coop(PLAIN, PLAIN, legends={"shown": ["human-elf"], "gone": gone}, progress={"first": 1})
    play(state, "take discard", "place r1c1", "card plains", "discard", "penalty human-elf")
    assert state.view(None).data["legends"]["shown"] == [LEGENDS[1]]
    assert state.turn == 1


def test_A43_with_an_empty_pile_of_legends_play_goes_on_with_those_left() -> None:
    gone = list(LEGENDS[2:])
    state = coop(PLAIN, PLAIN, legends={"shown": list(LEGENDS[:2]), "gone": gone}, progress={"first": 1})
    play(state, "take discard", "place r1c1", "card plains", "discard", "penalty human-elf")
    assert state.view(None).data["legends"]["shown"] == [LEGENDS[1]]
    assert (ask(state), state.turn) == ("turn", 1)


def test_A42_legends_that_were_met_score_nothing() -> None:
    state = coop(PAIR, PLAIN)
    before = state.scores()
    play(state, "claim human-elf")
    assert state.scores() == before
    play(state, "take discard", "place r1c1", "card plains", "discard")
    play(state, "take discard", "place r1c1", "card plains", "discard")
    assert state.view(None).data["legends"]["gone"] == ["human-elf"]
    assert [row.points for row in state.rows() if row.id == "legends"] == [[0, 0]]


def test_A44_no_legend_left_ends_it_at_the_rounds_end() -> None:
    gone = list(LEGENDS[1:])
    state = coop(PLAIN, PLAIN, legends={"shown": ["human-elf"], "gone": gone}, progress={"first": 1})
    play(state, "take discard", "place r1c1", "card plains", "discard", "penalty human-elf")
    assert ask(state) == "reveal"
    deal(state)
    result = state.result()
    assert result is not None
    assert result.reason == "legends"


KINGDOMS = ("FHMN/EFHP/FEDL/MNSH", "FHMN/EFHP/FEDL/MNSH", "GSGS/SGSG/PPPP/LLMM")
"""Worth 23, 23 and 30."""
FOURS = ["four-races", "three-plains", "three-forests", "three-swamps", "three-mountains"]


@pytest.mark.parametrize(
    ("penalty", "outcome", "team"),
    [
        ([*FOURS[:4], "elf-v-dwarf", "two-elves"], "won", 2),
        ([*FOURS, "two-elves"], "won", 1),
        ([*FOURS, "elf-v-dwarf"], "lost", 0),
        ([], "won", 23),
    ],
)
def test_A44_example_4_every_player_must_score_more_than_the_penalty(
    penalty: list[str], outcome: str, team: int
) -> None:
    given = {"legends": {"penalty": penalty}, "progress": {"ending": "legends"}}
    state = table(*KINGDOMS, mode="coop", ask="over", discards=[[], []], **given)
    assert state.turn == OVER
    assert state.scores() == [team, team, team + 7]
    result = state.result()
    assert result is not None
    assert result.outcome == outcome
    assert result.winners == ([0, 1, 2] if outcome == "won" else [])
    assert min(result.scores) == team
    assert [sum(row.points[seat] for row in result.rows[:7]) for seat in range(3)] == [23, 23, 30]


def test_A45_the_deck_is_never_reshuffled_in_coop() -> None:
    piles = [["portal", "dragon", "elf", "dwarf"], ["human", "swamp", "goblin"]]
    state = coop(PLAIN, PLAIN, discards=piles)
    play(state, "draw", "card mountain", "place r1c1")
    deal(state)
    play(state, "discard")
    assert ask(state) == "reveal"
    assert outcomes(state)
    assert cards(state, 0)[0] == "M"
