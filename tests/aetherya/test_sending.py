"""Rulings on cards that are sent: Invasion (A55) and Empires (A58)."""

from __future__ import annotations

from typing import Any

from folkmoot.core import OVER, Doc
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, cards, legal, play, table, verbs, why

TARGET = "HP??/?PF?/?MS?/???D"
"""Face up on the border: a Human that touches Plains, and a Dragon."""


def holding(card: str, *kingdoms: str | Doc, **given: Any) -> AetheryaState:
    """Seat 0, or the one to turn, has drawn a card."""
    return table(*kingdoms, ask="hand", hand={"drawn": [card]}, **given)


def sent_to(state: AetheryaState) -> list[str]:
    return [text.removeprefix("send ") for text in legal(state) if text.startswith("send ")]


# Invasion.


def test_A55_a_dark_card_goes_onto_the_border_of_the_next_kingdom() -> None:
    state = table(PLAIN, TARGET, variant="invasion")
    play(state, "draw", "card goblin")
    assert sent_to(state) == ["r1c1", "r1c2"]
    play(state, "send r1c2")
    assert cards(state, 1) == "HG??/?PF?/?MS?/???D"
    assert state.view(None).data["discards"] == [["portal", "plains"]]
    assert ask(state) == "turn_up"
    play(state, "flip r1c1", "card elf")
    assert cards(state, 0) == "E???/?PF?/?MS?/????"
    assert state.turn == 1


def test_A55_what_it_costs_computed_by_hand() -> None:
    """The Human had two points for the Plains at r1c2; now it has an enemy there."""
    state = holding("goblin", PLAIN, "HP??/?PF?/?MS?/????", variant="invasion")
    assert state.scores() == [0, 2]
    play(state, "send r1c2")
    assert state.scores() == [0, -2]
    rows = {row.id: list(row.points) for row in state.rows()}
    assert rows["humans"] == [0, 0]
    assert rows["conflicts"] == [0, -2]


def test_A55_a_sent_dragon_is_wild_and_stays() -> None:
    state = holding("dragon", PLAIN, "HP??/?PF?/?MS?/????", variant="invasion")
    play(state, "send r1c1", "flip r1c1", "card elf", "draw", "card human")
    assert state.scores() == [0, -3]
    assert why(state, "place r1c1") == ("locked", "A10")


def test_A55_only_goblins_dragons_and_swamps_are_dark() -> None:
    dark = {"goblin", "dragon", "swamp"}
    for card in ("plains", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal"):
        state = holding(card, PLAIN, TARGET, variant="invasion")
        assert bool(sent_to(state)) == (card in dark), card
        expected = None if card in dark else ("not_dark", "A55")
        assert why(state, "send r1c1") == expected


def test_A55_which_cells_are_refused_and_why() -> None:
    state = holding("swamp", PLAIN, "HS??/?PF?/?MS?/L??D", variant="invasion")
    assert sent_to(state) == ["r1c1"]
    assert why(state, "send r1c2") == ("same_kind", "A10")
    assert why(state, "send r2c2") == ("not_on_border", "A55")
    assert why(state, "send r1c3") == ("not_face_up", "A55")
    assert why(state, "send r4c1") == ("locked", "A10")
    assert why(state, "send r4c4") == ("locked", "A10")
    assert why(state, "settle r1c1") == ("other_variant", "A50")


def test_A55_all_twelve_outer_cells_are_the_border() -> None:
    state = holding("goblin", PLAIN, "HEHE/EPFN/NMSN/HEH?", variant="invasion")
    assert len(sent_to(state)) == 11
    assert why(state, "send r4c4") == ("not_face_up", "A55")
    inner = {"r2c2", "r2c3", "r3c2", "r3c3"}
    assert not inner & set(sent_to(state))


def test_A55_a_taken_card_is_not_sent() -> None:
    for card in ("goblin", "plains"):
        state = table(PLAIN, TARGET, variant="invasion", discards=[[card]])
        play(state, "take discard")
        assert verbs(state) == {"place"}
        assert why(state, "send r1c1") == ("must_place", "A55")


def test_A55_nothing_is_sent_before_a_card_is_in_hand() -> None:
    state = table(PLAIN, TARGET, variant="invasion")
    assert why(state, "send r1c1") == ("not_now", "")


def test_A55_the_next_player_clockwise() -> None:
    state = table(TARGET, PLAIN, PLAIN, variant="invasion", turn=2)
    play(state, "draw", "card swamp")
    assert sent_to(state) == ["r1c1", "r1c2"]
    play(state, "send r1c1")
    assert cards(state, 0) == "SP??/?PF?/?MS?/???D"
    assert state.turn == 2


def test_A55_a_claimed_legend_stays() -> None:
    mine = {"cards": "HH??/?PF?/?MS?/????", "legends": ["two-humans"]}
    state = holding("goblin", PLAIN, mine, variant="invasion")
    play(state, "send r1c1")
    assert state.view(None).data["seats"][1]["legends"] == ["two-humans"]


def test_A55_a_legend_that_is_broken_can_no_longer_be_claimed() -> None:
    state = holding("goblin", PLAIN, "HH??/?PF?/?MS?/????", variant="invasion", shown=["two-humans"])
    play(state, "send r1c1", "flip r1c1", "card elf")
    assert state.turn == 1
    assert why(state, "claim two-humans") == ("not_met", "A2")


def test_A55_sending_counts_as_no_face_down_card_turned_over_there() -> None:
    """A14: the kingdom that gets the card is as full as before."""
    state = holding("goblin", PLAIN, "HEHE/EPFN/NMSN/HEH?", variant="invasion")
    play(state, "send r1c1", "flip r1c1", "card plains")
    assert state.turn == 1
    assert ask(state) == "turn"


def test_A55_the_game_without_the_variant_knows_no_sending() -> None:
    state = holding("goblin", PLAIN, TARGET)
    assert verbs(state) == {"place", "discard"}
    assert why(state, "send r1c1") == ("other_variant", "A50")
    assert why(state, "settle r1c1") == ("other_variant", "A50")


def test_A55_the_description_names_the_seat_and_the_card_that_goes() -> None:
    state = holding("goblin", PLAIN, TARGET, variant="invasion")
    described = state.describe(state.parse("send r1c2"))
    assert described["operands"] == {"cell": "r1c2", "to_seat": 1}
    assert described["rules"] == ["A55", "A10", "A11"]
    assert described["effects"] == [{"kind": "send", "card": "goblin", "old": "plains", "to_seat": 1}]


# Empires.


def empires(*kingdoms: str | Doc, card: str = "elf", **given: Any) -> AetheryaState:
    return holding(card, *kingdoms, variant="empires", **given)


def test_A58_a_drawn_card_goes_to_the_ally() -> None:
    state = empires(PLAIN, PLAIN, "H???/?PF?/?ML?/???D", PLAIN)
    assert sent_to(state) == ["r1c1", "r2c2", "r2c3", "r3c2"]
    play(state, "send r2c2")
    assert cards(state, 2) == "H???/?EF?/?ML?/???D"
    assert cards(state, 0) == PLAIN
    assert state.view(None).data["discards"] == [["portal", "plains"]]
    assert ask(state) == "turn_up"
    play(state, "flip r1c1", "card human")
    assert state.turn == 1


def test_A58_every_kind_may_be_sent() -> None:
    for card in ("plains", "human", "dragon", "portal"):
        assert sent_to(empires(PLAIN, PLAIN, "E???/????/????/????", PLAIN, card=card)) == ["r1c1"]


def test_A58_which_cells_are_refused_and_why() -> None:
    state = empires(PLAIN, PLAIN, "E???/?PF?/?ML?/???D", PLAIN)
    assert why(state, "send r1c1") == ("same_kind", "A10")
    assert why(state, "send r1c2") == ("not_face_up", "A58")
    assert why(state, "send r3c3") == ("locked", "A10")
    assert why(state, "send r4c4") == ("locked", "A10")


def test_A58_the_allies_sit_opposite() -> None:
    state = table(PLAIN, "H???/?PF?/?MS?/????", PLAIN, PLAIN, variant="empires", turn=3)
    play(state, "draw", "card elf")
    assert "send r1c1" in legal(state)
    play(state, "send r1c1")
    assert cards(state, 1) == "E???/?PF?/?MS?/????"


def test_A58_both_allies_score_the_sum_of_both_kingdoms() -> None:
    """By hand: the Human at r1c2 touches the Plains at r2c2, 2; the Elf at r1c3 the Forest at r2c3, 2; a Dragon -3."""
    state = table("?H??/?PF?/?MS?/????", PLAIN, "??E?/?PF?/?MS?/????", "????/?PF?/?MS?/D???", variant="empires")
    assert state.scores() == [4, -3, 4, -3]
    rows = {row.id: row for row in state.rows()}
    assert list(rows["ally"].points) == [2, -3, 2, 0]
    assert rows["ally"].rule == "A58"
    assert list(rows["humans"].points) == [2, 0, 0, 0]
    assert list(rows["dragons"].points) == [0, 0, 0, -3]
    assert rows["ally"].parts[0].args == {"kind": "ally", "of_seat": 2}


FIRST, SECOND, THIRD = "SGFG/HPNS/MNME/EPHF", "NFPM/MPEH/SGFE/GSNH", "PNPH/GSHF/SEFN/GMEM"
"""Elves, Dwarves, Humans, Goblins: 1 6 6 6, 4 2 1 12 and 2 2 6 9; each 19, without conflicts."""


def over(*kingdoms: str | Doc) -> AetheryaState:
    return table(*kingdoms, variant="empires", ask="over", turn=OVER, progress={"ending": "sixteenth"})


def test_A58_a_tie_is_broken_by_the_rows_of_both_together() -> None:
    """By hand: 18 8 7 5 against 18 12 4 4. Alone, seat 2 has the best row of all."""
    state = over(FIRST, THIRD, SECOND, THIRD)
    result = state.result()
    assert result is not None
    assert list(result.scores) == [38, 38, 38, 38]
    assert list(result.winners) == [1, 3]
    assert list(result.ranks) == [3, 1, 3, 1]
    assert result.outcome == "won"


def test_A58_both_allies_win_together() -> None:
    state = over({"cards": FIRST, "legends": ["two-humans"]}, THIRD, SECOND, THIRD)
    result = state.result()
    assert result is not None
    assert list(result.scores) == [40, 38, 40, 38]
    assert list(result.winners) == [0, 2]
    assert list(result.ranks) == [1, 3, 1, 3]
    assert result.outcome == "won"
    ally = next(row for row in result.rows if row.id == "ally")
    assert list(ally.points) == [19, 19, 21, 19]


def test_A58_equal_empires_share_the_victory() -> None:
    result = over(THIRD, THIRD, THIRD, THIRD).result()
    assert result is not None
    assert list(result.winners) == [0, 1, 2, 3]
    assert result.outcome == "shared"
