"""Rulings on the solo campaign: A35 to A40, A45."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import OVER, SimDealer
from folkmoot.games.aetherya.engine.codes import LEGENDS
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.text import texts
from folkmoot.text.boards import lines
from tests.aetherya.tables import PLAIN, ask, cards, deal, legal, outcomes, play, start, table, verbs, why

ROWS = [list(LEGENDS[:4]), list(LEGENDS[4:9]), list(LEGENDS[9:])]
FIRST_WORTH = 8
"""Points of the legends of this row I."""
BOOK = "FHMN/EFHP/FEDL/MNSH"


def solo(grid: str, **given: Any) -> AetheryaState:
    legends = {"age": 1, "rows": ROWS, "turned": [], **given.pop("legends", {})}
    return table(grid, mode="solo", legends=legends, **given)


def test_A35_fifteen_legends_lie_in_rows_of_four_five_six() -> None:
    state = start(1)
    play(state, *[f"legend {word}" for word in LEGENDS[:9]])
    legends = state.view(None).data["legends"]
    assert legends["rows"] == ROWS
    assert legends["pile"] == 0
    assert ask(state) == "first_discard"
    assert outcomes(state)["card elf"] == 4


def test_A35_one_legend_changes_places_with_one_of_the_next_row() -> None:
    state = solo(PLAIN, ask="swap_rows")
    assert legal(state) == ["done", *[f"swap {word}" for word in ROWS[0]]]
    assert why(state, "swap four-races") == ("not_in_row", "A35")
    play(state, "swap human-elf")
    assert legal(state) == [f"swap {word}" for word in ROWS[1]]
    play(state, "swap two-dwarves")
    rows = state.view(None).data["legends"]["rows"]
    assert "two-dwarves" in rows[0]
    assert "human-elf" in rows[1]
    assert ask(state) == "turn"


def test_A35_no_swap_before_age_three() -> None:
    given = {"legends": {"age": 2, "ages": [3], "turned": ROWS[1]}}
    state = solo(BOOK, ask="block", **given)
    with pytest.raises(Exception, match="ages"):
        solo(BOOK, ask="block", legends={"age": 3, "ages": [3], "turned": []})
    state = solo(BOOK, ask="block", legends={"age": 2, "ages": [3, 5], "turned": ROWS[1]})
    play(state, "block r1c1", "card elf")
    assert ask(state) == "turn"
    assert state.view(None).data["legends"]["age"] == 3


def test_A36_two_cards_from_the_deck_or_one_from_each() -> None:
    state = solo(PLAIN, discards=[["elf"]])
    assert legal(state) == ["draw two", "draw and take"]
    assert why(state, "take discard") == ("other_mode", "A36")
    play(state, "draw two", "card human", "card dwarf")
    assert legal(state) == ["drop human", "drop dwarf"]
    play(state, "drop human")
    assert verbs(state) == {"place"}
    assert why(state, "discard") == ("must_place", "A36")
    play(state, "place r2c2")
    assert state.view(None).data["discards"] == [["elf", "human", "plains"]]
    play(state, "draw and take", "card swamp")
    assert legal(state) == ["drop plains", "drop swamp"]
    play(state, "drop swamp", "place r1c1", "card goblin")
    assert state.view(None).data["discards"] == [["elf", "human", "swamp", "goblin"]]


def test_A36_either_card_may_be_dropped_and_two_alike_are_one_choice() -> None:
    state = solo(PLAIN, discards=[["elf"]])
    play(state, "draw and take", "card elf")
    assert legal(state) == ["drop elf"]
    play(state, "drop elf")
    assert state.view(0).data["hand"] == {"drawn": ["elf"], "taken": None}
    assert state.view(None).data["hand"] == {"drawn": [None], "taken": None}
    assert why(
        solo(PLAIN, discards=[["elf"]], ask="drop", hand={"drawn": ["human"], "taken": "dwarf"}), "drop elf"
    ) == (
        "not_held",
        "A36",
    )


def test_A36_the_switch_lets_a_deck_card_be_discarded_for_turning_up() -> None:
    state = solo(PLAIN, discards=[["elf"]], solo_may_flip=True)
    play(state, "draw and take", "card human", "drop elf")
    assert verbs(state) == {"place", "discard"}
    play(state, "discard", "flip r1c1", "card dragon")
    assert cards(state, 0) == "D???/?PF?/?MS?/????"
    play(state, "draw and take", "card swamp", "drop swamp")
    assert why(state, "discard") == ("must_place", "A36")


def test_A37_one_legend_of_the_row_per_turn_without_points() -> None:
    state = solo("????/?HH?/?NE?/????", discards=[["elf"]])
    assert {"claim two-humans", "claim human-elf", "claim human-dwarf"} <= set(legal(state))
    before = state.scores()
    play(state, "claim two-humans")
    assert state.scores() == before
    assert why(state, "claim human-elf") == ("one_a_turn", "A37")
    assert why(state, "claim four-races") == ("not_in_row", "A37")
    assert why(state, "claim two-humans") == ("met_already", "A37")
    assert state.view(None).data["legends"]["turned"] == ["two-humans"]


def few_left(number: int, **given: Any) -> AetheryaState:
    """A solo position with so many cards in the deck; seventeen to twenty-four lie in the discards."""
    pile = ["portal", "dragon", "goblin", "elf"] * 2 + ["human", "dwarf", "swamp", "mountain"] * 3
    rest = ["portal", "dragon", "goblin"]
    wanted = 24 - number
    return solo(PLAIN, discards=[[*pile, *rest, "plains"][:wanted]], **given)


def test_A38_with_one_deck_card_only_deck_and_discard_is_possible() -> None:
    state = few_left(1)
    assert state.view(None).data["deck"] == 1
    assert legal(state) == ["draw and take"]
    assert why(state, "draw two") == ("deck_too_small", "A38")


def test_A38_an_empty_deck_ends_the_age_after_the_turn_with_its_legend() -> None:
    state = few_left(1, legends={"turned": ["human-dwarf", "two-elves", "two-humans"]})
    state = solo(
        "????/?HE?/????/????",
        discards=state.to_position()["discards"],
        legends={"turned": ["human-dwarf", "two-elves", "two-humans"]},
    )
    play(state, "draw and take")
    deal(state)
    play(state, legal(state)[0])
    spot = next(text for text in legal(state) if text.startswith("place") and text[-4:] in ("r1c1", "r4c4"))
    play(state, spot)
    deal(state)
    assert legal(state) == ["done", "claim human-elf"]
    play(state, "claim human-elf")
    assert ask(state) == "reveal"
    deal(state)
    assert ask(state) == "block"


def test_A38_no_claim_after_the_sixteenth_card() -> None:
    state = solo("?HMN/EFHP/FEDL/MNSH", discards=[["forest"]], legends={"turned": ROWS[0][1:]})
    play(state, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
    assert state.turn == OVER
    result = state.result()
    assert result is not None
    assert result.outcome == "lost"


def test_A39_an_unmet_legend_loses_the_campaign() -> None:
    state = solo("?HMN/EFHP/FEDL/MNSH", discards=[["forest"]], legends={"turned": ROWS[0][:3]})
    play(state, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
    result = state.result()
    assert result is not None
    assert (result.outcome, result.winners, result.scores) == ("lost", [], [0])


def test_A39_example_4_an_age_scores_the_kingdom_less_its_legends() -> None:
    state = solo("?HMN/EFHP/FEDL/MNSH", discards=[["forest"]], legends={"turned": ROWS[0]})
    play(state, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
    assert ask(state) == "block"
    assert state.scores() == [23 - FIRST_WORTH]
    assert [row.points[0] for row in state.rows()[:7]] == [10, 4, 8, 0, 3, 0, -2]
    eleven = [["four-races", "elf-v-dwarf", "two-humans", "human-elf"], ROWS[1], []]
    used = {*eleven[0], *eleven[1]}
    eleven[2] = [word for word in LEGENDS if word not in used]
    given = {"legends": {"rows": eleven, "turned": eleven[0]}}
    state = solo("?HMN/EFHP/FEDL/MNSH", discards=[["forest"]], **given)
    play(state, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
    assert state.scores() == [12]


def finished(ages: list[int], grid: str = BOOK) -> AetheryaState:
    open_grid = "?" + grid[1:]
    given = {"age": 3, "ages": ages, "turned": ROWS[2]}
    state = solo(open_grid, discards=[["forest"]], legends=given)
    play(state, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
    return state


def test_A39_victory_if_every_age_scored_above_nothing_else_completed() -> None:
    third = 23 - 23
    state = finished([5, 6])
    assert state.turn == OVER
    assert state.scores() == [11 + third]
    result = state.result()
    assert result is not None
    assert result.outcome == "completed"
    swapped = [ROWS[2][:4], ROWS[1], [*ROWS[0], *ROWS[2][4:]]]
    for ages, outcome in (([5, 6], "victory"), ([5, 0], "completed"), ([-5, 6], "completed")):
        state = solo(
            "?" + BOOK[1:],
            discards=[["forest"]],
            legends={"age": 3, "ages": ages, "rows": swapped, "turned": swapped[2]},
        )
        play(state, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
        result = state.result()
        assert result is not None
        assert result.outcome == outcome
        assert state.scores() == [sum(ages) + 23 - 16]
        assert [part.points for part in result.rows[-1].parts] == ages


def test_A40_a_block_is_kept_and_everything_else_shuffled() -> None:
    state = solo(BOOK, ask="block", legends={"ages": [4], "turned": ROWS[0]})
    assert legal(state) == [f"block r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    play(state, "block r1c2")
    assert cards(state, 0) == "????/?HM?/?FH?/????"
    assert outcomes(state)["card human"] == 2
    assert sum(outcomes(state).values()) == 36
    play(state, "card elf")
    view = state.view(None).data
    assert view["discards"] == [["elf"]]
    assert view["deck"] == 36 - 12 - 1
    assert view["legends"]["turned"] == []
    assert ask(state) == "swap_rows"
    assert legal(state)[1:] == [f"swap {word}" for word in ROWS[1]]


def test_A45_the_deck_is_never_reshuffled_alone() -> None:
    for seed in range(5):
        state = start(1)
        dealer = SimDealer(seed)
        while state.turn != OVER:
            assert ask(state) != "new_deck"
            dealer.deal_all(state)
            if state.turn >= 0:
                state.apply(dealer.choose(state))


def test_A35_the_rows_to_come_are_told() -> None:
    told = lines("aetherya", solo(PLAIN).view(0).data, texts("en"), ["Anna"])
    assert [line.partition(":")[0] for line in told if line.startswith("Age ")] == [
        "Age I",
        "Age II, still to come",
        "Age III, still to come",
    ]
