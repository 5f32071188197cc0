"""Rulings on the turn: A9 to A15, and A46, A47, A49."""

from __future__ import annotations

import pytest

from folkmoot.core import CHANCE, OVER
from folkmoot.games.aetherya.engine.codes import LEGENDS
from tests.aetherya.tables import PLAIN, ask, cards, deal, legal, outcomes, play, table, verbs, why

ALMOST = "?HMN/EFHP/FEDL/MNSH"
"""Fifteen cards face up."""


def test_A9_take_the_top_discard_and_put_it_anywhere() -> None:
    state = table(PLAIN, PLAIN, discards=[["dwarf", "elf"]])
    play(state, "take discard", "place r2c2")
    assert cards(state, 0) == "????/?EF?/?MS?/????"
    assert state.view(None).data["discards"] == [["dwarf", "plains"]]
    assert state.turn == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A9_turns_go_clockwise(players: int) -> None:
    state = table(*[PLAIN] * players, turn=players - 1, discards=[["elf"]])
    play(state, "take discard", "place r2c2")
    assert state.turn == 0


def test_A9_a_taken_card_cannot_be_discarded() -> None:
    state = table(PLAIN, PLAIN)
    play(state, "take discard")
    assert verbs(state) == {"place"}
    assert why(state, "discard") == ("must_place", "A9")


def test_A9_draw_then_place_or_discard_and_turn_up() -> None:
    state = table(PLAIN, PLAIN)
    play(state, "draw")
    assert state.turn == CHANCE
    play(state, "card elf")
    assert verbs(state) == {"place", "discard"}
    play(state, "discard", "flip r1c1", "card human")
    assert cards(state, 0) == "H???/?PF?/?MS?/????"
    assert state.view(None).data["discards"] == [["portal", "elf"]]
    assert state.turn == 1


def test_A10_face_up_dragons_and_portals_are_never_replaced() -> None:
    state = table("????/?DL?/?MS?/????", PLAIN, discards=[["elf"]])
    play(state, "take discard")
    assert why(state, "place r2c2") == ("locked", "A10")
    assert why(state, "place r2c3") == ("locked", "A10")
    assert why(state, "place r1c1") is None


def test_A10_a_card_is_not_replaced_by_its_own_kind() -> None:
    state = table(PLAIN, PLAIN, discards=[["forest"]])
    play(state, "take discard")
    assert why(state, "place r2c3") == ("same_kind", "A10")
    assert len(legal(state)) == 15


def test_A10_a_face_down_card_may_be_whatever_it_is() -> None:
    state = table(PLAIN, PLAIN, discards=[["forest"]])
    play(state, "take discard", "place r1c1")
    assert "card forest" in outcomes(state)
    assert "card dragon" in outcomes(state)


def test_A11_a_discarded_card_must_be_followed_by_turning_up() -> None:
    state = table(PLAIN, PLAIN)
    play(state, "draw", "card elf", "discard")
    assert verbs(state) == {"flip"}
    assert why(state, "flip r2c2") == ("not_face_down", "A11")
    assert why(state, "done") == ("not_now", "")


def test_A12_a_replaced_face_down_card_is_seen_after_the_choice() -> None:
    state = table(PLAIN, PLAIN, discards=[["elf"]])
    play(state, "take discard", "place r1c1")
    assert ask(state) == "lifted"
    play(state, "card dragon")
    assert state.view(None).data["discards"] == [["dragon"]]
    assert cards(state, 0) == "E???/?PF?/?MS?/????"


def test_A13_one_legend_before_or_after_the_action() -> None:
    shown = ["human-elf", "human-dwarf"]
    state = table("????/?HE?/?N??/????", PLAIN, shown=shown)
    play(state, "claim human-elf")
    assert outcomes(state).keys() == {f"legend {word}" for word in LEGENDS if word not in shown}
    play(state, "legend two-elves")
    assert why(state, "claim human-dwarf") == ("one_claim", "A13")
    play(state, "take discard", "place r1c1", "card plains")
    assert state.turn == 1
    assert state.scores()[0] == 2
    state = table("????/?HE?/?N??/????", PLAIN, shown=shown)
    play(state, "take discard", "place r1c1", "card plains")
    assert legal(state) == ["done", "claim human-elf", "claim human-dwarf"]
    play(state, "claim human-dwarf", "legend two-elves")
    assert state.turn == 1


def test_A13_the_legend_stays_when_its_condition_is_broken() -> None:
    state = table("????/?HE?/????/????", PLAIN, shown=["human-elf"])
    play(state, "claim human-elf", "legend two-elves", "take discard", "place r2c2")
    assert state.view(None).data["seats"][0]["legends"] == ["human-elf"]
    assert state.scores()[0] == 2


def test_A13_only_what_is_shown_and_met() -> None:
    state = table("????/?HE?/????/????", PLAIN, shown=["two-elves"])
    assert why(state, "claim human-elf") == ("not_shown", "A13")
    assert why(state, "claim two-elves") == ("not_met", "A2")


def test_A13_an_empty_pile_refills_nothing_and_a_last_one_comes_by_itself() -> None:
    rest = list(LEGENDS[1:])
    mine = "????/?HE?/????/????"
    state = table(mine, {"cards": PLAIN, "legends": rest}, shown=["human-elf"])
    play(state, "claim human-elf")
    assert state.view(None).data["legends"] == {"shown": [], "pile": 0}
    state = table(mine, {"cards": PLAIN, "legends": rest[1:]}, shown=["human-elf"])
    play(state, "claim human-elf")
    assert state.view(None).data["legends"] == {"shown": ["human-dwarf"], "pile": 0}
    assert state.turn == 0


def test_A13_face_down_portals_do_not_link() -> None:
    state = table("????/?H??/????/?E??", PLAIN, shown=["human-elf"])
    assert why(state, "claim human-elf") == ("not_met", "A2")
    state = table("????/?H??/?L??/?E??", PLAIN, shown=["human-elf"])
    assert why(state, "claim human-elf") is None


def test_A14_the_sixteenth_card_ends_the_game_at_once() -> None:
    state = table(ALMOST, PLAIN, shown=["human-elf"], discards=[["forest"]])
    play(state, "take discard", "place r1c1", "card plains")
    assert ask(state) == "reveal"
    assert why(state, "claim human-elf") == ("chance_decides", "")
    deal(state)
    assert state.turn == OVER
    assert "?" not in cards(state, 1)
    result = state.result()
    assert result is not None
    assert result.scores[0] == 23
    assert result.reason == "sixteenth"


def test_A15_an_empty_deck_is_shuffled_from_the_discards_after_the_turn() -> None:
    left = ["plains", "forest", "mountain", "swamp", "human", "elf", "dwarf"]
    state = table(PLAIN, PLAIN, discards=[left])
    assert state.view(None).data["deck"] == 1
    play(state, "draw", "card goblin", "discard")
    assert ask(state) == "turn_up"
    play(state, "flip r1c1", "card dragon")
    assert ask(state) == "new_deck"
    assert outcomes(state) == {f"card {card}": 1 for card in [*left, "goblin"]}
    play(state, "card elf")
    view = state.view(None).data
    assert view["discards"] == [["elf"]]
    assert view["deck"] == 7
    assert view["deck_cards"] == ["plains", "forest", "mountain", "swamp", "human", "dwarf", "goblin"]
    assert state.turn == 1
    play(state, "draw")
    assert "card dragon" not in outcomes(state)


def test_A15_face_down_cards_keep_their_own_pool() -> None:
    left = ["plains", "forest", "mountain", "swamp", "human", "elf", "dwarf"]
    state = table(PLAIN, PLAIN, discards=[left])
    play(state, "draw", "card goblin", "discard", "flip r1c1", "card dragon", "card elf")
    play(state, "draw", "card plains", "discard", "flip r1c1")
    assert outcomes(state) == {
        "card plains": 1,
        "card forest": 1,
        "card mountain": 1,
        "card swamp": 1,
        "card human": 3,
        "card elf": 3,
        "card dwarf": 3,
        "card goblin": 3,
        "card dragon": 3,
        "card portal": 4,
    }


def test_A46_ten_full_rounds_without_a_face_down_card_end_the_game() -> None:
    state = table(PLAIN, PLAIN, discards=[["elf"]], progress={"still": 18})
    play(state, "take discard", "place r2c2")
    assert state.turn == 1
    play(state, "take discard", "place r2c3")
    assert ask(state) == "reveal"
    deal(state)
    result = state.result()
    assert result is not None
    assert result.reason == "stalled"
    assert result.outcome in ("won", "shared")


def test_A46_a_face_down_card_starts_the_count_anew() -> None:
    state = table(PLAIN, PLAIN, discards=[["elf"]], progress={"still": 19})
    play(state, "take discard", "place r1c1", "card dwarf")
    assert state.turn == 1
    assert state.view(None).data["progress"]["still"] == 0


def test_A49_a_deck_card_is_known_to_its_drawer_until_placed() -> None:
    state = table(PLAIN, PLAIN)
    play(state, "draw", "card elf")
    assert state.view(0).data["hand"] == {"drawn": ["elf"], "taken": None}
    assert state.view(1).data["hand"] == state.view(None).data["hand"] == {"drawn": [None], "taken": None}
    play(state, "place r2c2")
    assert state.view(1).data["seats"][0]["cards"][5] == "elf"


def test_A49_a_taken_discard_is_known_to_all() -> None:
    state = table(PLAIN, PLAIN, discards=[["dwarf", "elf"]])
    play(state, "take discard")
    assert state.view(1).data["hand"]["taken"] == "elf"
    assert state.view(1).data["discards"] == [["dwarf"]]


def test_A49_in_coop_a_deck_card_is_known_to_all() -> None:
    state = table(PLAIN, PLAIN, mode="coop", shown=["two-elves"])
    play(state, "draw", "card elf")
    assert state.view(1).data["hand"]["drawn"] == ["elf"]
    assert state.view(None).data["hand"]["drawn"] == ["elf"]
