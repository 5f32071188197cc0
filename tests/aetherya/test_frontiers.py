"""Rulings on Frontiers (A57): the Nolands, strength, prizes."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import BadBox, BadPosition, Doc
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.codes import CARDS, LETTERS, PLACES
from folkmoot.games.aetherya.engine.nolands import Nolands, prize, settled, strength
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya import oracle, oracle_nolands
from tests.aetherya.tables import PLAIN, ask, cards, legal, play, start, table, verbs, why
from tests.trees import count


def lands(text: str, seats: str) -> list[Doc | None]:
    """The Nolands of a document: letters of cards and whose they are, `.` for an empty cell."""
    cells = zip(text.replace("/", ""), seats.replace("/", ""), strict=True)
    return [{"card": CARDS[LETTERS.index(card)], "seat": int(seat)} if card != "." else None for card, seat in cells]


def frontiers(*kingdoms: str | Doc, **given: Any) -> AetheryaState:
    return table(*(kingdoms or (PLAIN, PLAIN)), variant="frontiers", **given)


def holding(card: str, **given: Any) -> AetheryaState:
    return frontiers(ask="hand", hand={"drawn": [card]}, **given)


def strengths(state: AetheryaState) -> list[int]:
    return [int(strength(state.nolands, seat, PACKAGED)) for seat in range(state.players)]


# To settle.


def test_A57_a_drawn_card_is_settled_and_an_own_card_turned_up() -> None:
    state = frontiers()
    assert state.view(None).data["nolands"] == [None] * 16
    play(state, "draw", "card elf")
    assert verbs(state) == {"place", "discard", "settle"}
    play(state, "settle r2c3")
    assert state.view(1).data["nolands"][6] == {"card": "elf", "seat": 0}
    assert state.view(None).data["discards"] == [["portal"]]
    assert ask(state) == "turn_up"
    play(state, "flip r1c1", "card human")
    assert cards(state, 0) == "H???/?PF?/?MS?/????"
    assert state.turn == 1


def test_A57_only_an_empty_cell() -> None:
    state = holding("elf", nolands=lands("H.../..../..../....", "1.../..../..../...."))
    assert why(state, "settle r1c1") == ("settled_already", "A57")
    assert why(state, "settle r1c2") is None
    assert len([text for text in legal(state) if text.startswith("settle ")]) == 15


def test_A57_a_taken_card_is_not_settled() -> None:
    state = frontiers()
    play(state, "take discard")
    assert verbs(state) == {"place"}
    assert why(state, "settle r1c1") == ("must_place", "A57")
    assert why(state, "send r1c1") == ("other_variant", "A50")


def test_A57_the_last_card_of_the_deck_stays_in_the_round() -> None:
    """A15 needs a discard and a deck: what is drawn last is placed or discarded."""
    four = (PLAIN, PLAIN, PLAIN, PLAIN)
    pile = ["human"] * 8 + ["dwarf"] * 6
    state = frontiers(*four, ask="hand", hand={"drawn": ["elf"]}, discards=[[*pile, "portal"]])
    assert state.view(None).data["deck"] == 0
    assert verbs(state) == {"place", "discard"}
    assert why(state, "settle r1c1") == ("card_needed", "A57")
    state = frontiers(*four, ask="hand", hand={"drawn": ["elf"]}, discards=[pile])
    assert state.view(None).data["deck"] == 1
    assert why(state, "settle r1c1") is None


# Strength.


def test_A57_strength_computed_by_hand() -> None:
    """Seat 0: the Human touches two Plains, 3; Plains 1; Mountain 1. Seat 1: Plains 1; Portal 1; the Dwarf touches the
    Mountain through it, 2; Dragon 3."""
    field = lands("HP../PLM./DN../....", "01../010./11../....")
    state = frontiers(nolands=field)
    assert strengths(state) == [5, 7]
    assert state.scores() == [0, 8]


def test_A57_goblins_use_portals_there() -> None:
    state = frontiers(nolands=lands("GLS./..../..../....", "010./..../..../...."))
    assert strengths(state) == [3, 1]


@pytest.mark.parametrize(
    ("race", "home"), [("H", "P"), ("E", "F"), ("N", "M"), ("G", "S")], ids=["humans", "elves", "dwarves", "goblins"]
)
def test_A57_a_race_is_stronger_beside_its_home_and_no_other(race: str, home: str) -> None:
    for terrain in "PFMS":
        state = frontiers(nolands=lands(f"{race}{terrain}../..../..../....", "01../..../..../...."))
        assert strengths(state) == [2 if terrain == home else 1, 1]


# Prizes.


def test_A57_two_players_only_the_first_has_a_prize() -> None:
    state = frontiers(nolands=lands("D..P/..../..../....", "0..1/..../..../...."))
    assert state.scores() == [8, 0]
    row = next(row for row in state.rows() if row.id == "frontiers")
    assert row.rule == "A57"
    assert list(row.points) == [8, 0]
    assert [dict(part.args) for part in row.parts] == [
        {"kind": "frontiers", "strength": 3, "place": 1, "tied": False},
        {"kind": "frontiers", "strength": 1, "place": 2, "tied": False},
    ]


def test_A57_three_players_two_prizes() -> None:
    state = frontiers(PLAIN, PLAIN, PLAIN, nolands=lands("D..P/H..F/..../....", "0..2/1..2/..../...."))
    assert strengths(state) == [3, 1, 2]
    assert state.scores() == [8, 0, 4]


def test_A57_four_players_three_prizes() -> None:
    field = lands("D..P/H..F/M..M/M..S", "0..2/1..2/3..3/3..3")
    state = frontiers(PLAIN, PLAIN, PLAIN, PLAIN, nolands=field)
    assert strengths(state) == [3, 1, 2, 4]
    assert state.scores() == [4, 0, 2, 8]


def test_A57_who_is_tied_shares_the_lower_prize() -> None:
    """Two first of two: the second place has none. Two first of three: 4 each. Two second of four: 2 each."""
    assert frontiers(nolands=lands("P..P/..../..../....", "0..1/..../..../....")).scores() == [0, 0]
    three = frontiers(PLAIN, PLAIN, PLAIN, nolands=lands("D..D/..../..../P...", "0..1/..../..../2..."))
    assert three.scores() == [4, 4, 0]
    four = frontiers(PLAIN, PLAIN, PLAIN, PLAIN, nolands=lands("D..P/P..F/..../H...", "0..1/0..2/..../3..."))
    assert strengths(four) == [4, 1, 1, 1]
    assert four.scores() == [8, 0, 0, 0]
    five = frontiers(PLAIN, PLAIN, PLAIN, PLAIN, nolands=lands("D..P/P..F/..../....", "0..1/0..2/..../...."))
    assert five.scores() == [8, 2, 2, 0]


def test_A57_without_a_settled_card_there_is_no_prize() -> None:
    state = frontiers(PLAIN, PLAIN, PLAIN, nolands=lands("P.../..../..../....", "0.../..../..../...."))
    assert state.scores() == [8, 0, 0]
    assert frontiers().scores() == [0, 0]


# Documents.


@pytest.mark.parametrize(
    ("nolands", "where"),
    [
        ([None] * 15, "nolands"),
        ([None] * 17, "nolands"),
        ("P...", "nolands"),
        ([{"card": "elf"}] + [None] * 15, "nolands[0].seat"),
        ([{"card": "elf", "seat": 2}] + [None] * 15, "nolands[0].seat"),
        ([{"card": "orc", "seat": 0}] + [None] * 15, "nolands[0].card"),
        ([{"card": "elf", "seat": 0, "strength": 1}] + [None] * 15, "nolands[0].strength"),
        ([{"card": "elf", "seat": 0}] * 7 + [None] * 9, "nolands[6].card"),
    ],
)
def test_A57_spoilt_nolands_are_refused(nolands: Any, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        frontiers(nolands=nolands)
    assert refused.value.where == where


def test_A57_nolands_belong_to_frontiers() -> None:
    with pytest.raises(BadPosition, match="nolands"):
        table(PLAIN, PLAIN, nolands=[None] * 16)


def test_A57_a_document_must_leave_cards_to_draw() -> None:
    """Sixteen cards are outside four kingdoms; with fifteen settled the deck could never be made anew."""
    field = lands("PFMS/HENG/PFMS/HEN.", "0123/0123/0123/012.")
    four = (PLAIN, PLAIN, PLAIN, PLAIN)
    with pytest.raises(BadPosition, match="nolands"):
        frontiers(*four, ask="hand", hand={"drawn": ["human"]}, discards=[[]], nolands=field)
    field[14] = None
    frontiers(*four, ask="hand", hand={"drawn": ["human"]}, discards=[["elf"]], nolands=field)


def test_A57_more_cards_are_in_play() -> None:
    """Settled cards leave the round: two and three players use the cards of one player more."""
    for players, cards_in_play in ((2, 60), (3, 80), (4, 80)):
        assert start(players, variant="frontiers").view(None).data["deck"] == cards_in_play


# The engine against the rules told once more.


def random_lands(rng: random.Random, players: int) -> tuple[Nolands | None, oracle_nolands.Lands]:
    found: Nolands | None = None
    told: oracle_nolands.Lands = {}
    for cell, place in enumerate(oracle.CELLS):
        if rng.random() < 0.6:
            letter, seat = rng.choice("PFMSHENGDLL"), rng.randrange(players)
            found = settled(found, cell, LETTERS.index(letter), seat)
            told[place] = (letter, seat)
    return found, told


def test_A57_random_nolands_against_the_oracle() -> None:
    rng = random.Random(57)
    for _ in range(3_000):
        players = rng.randrange(2, 5)
        found, told = random_lands(rng, players)
        expected = oracle_nolands.strengths(told, players)
        assert [strength(found, seat, PACKAGED) for seat in range(players)] == expected, told
        assert [prize(found, seat, players, PACKAGED, 0) for seat in range(players)] == oracle_nolands.prizes(
            told, players
        ), told


def test_A57_settled_cards_are_shared_and_never_changed() -> None:
    state = frontiers()
    play(state, "draw", "card elf")
    other = state.clone()
    play(state, "settle r1c1")
    play(other, "settle r1c2")
    assert state.view(None).data["nolands"][:2] == [{"card": "elf", "seat": 0}, None]
    assert other.view(None).data["nolands"][:2] == [None, {"card": "elf", "seat": 0}]
    assert PLACES[0] == "r1c1"


def test_A57_a_small_tree_counted_by_hand() -> None:
    """Take the portal (16 places, 12 of them over a face-down card) or draw one of ten kinds, which may be settled."""
    state = frontiers()
    assert [count(state, depth) for depth in (1, 2)] == [2, 16 + 10]
    placed = 4 * 2 + 12 * 10
    drawn = 4 * (15 + 1) + 6 * (16 + 1) + 10 * 16
    assert count(state, 3) == placed + drawn


def test_A57_a_box_with_too_few_cards_is_refused(tmp_path: Path) -> None:
    text = (files("folkmoot.games.aetherya") / "box.toml").read_text("utf-8")
    path = tmp_path / "few.toml"
    path.write_text(text.replace("frontiers_copies = { value = [6, 8, 8]", "frontiers_copies = { value = [3, 8, 8]"))
    with pytest.raises(BadBox, match="2 players need 4"):
        GAME.with_box(str(path))
