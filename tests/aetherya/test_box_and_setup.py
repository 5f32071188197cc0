"""Rulings on the box and the setup: A1 to A8."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.core import BadBox, SimDealer
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.codes import CARDS, LEGENDS, TOKENS
from tests.aetherya.tables import PLAIN, ask, cards, deal, legal, outcomes, play, start, table, why
from tests.bounds import bounds, file_of


@pytest.mark.parametrize(("players", "copies"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_A1_copies_of_every_kind_by_number_of_players(players: int, copies: int) -> None:
    state = start(players)
    while ask(state) != "first_discard":
        state.apply(state.chance_outcomes()[0][0])
    assert outcomes(state) == {f"card {card}": copies for card in CARDS}


def test_A2_fifteen_legends_bring_44_points() -> None:
    assert len(LEGENDS) == len(PACKAGED.legends) == 15
    assert sum(PACKAGED.legends) == 44
    assert sorted(PACKAGED.legends) == [2] * 6 + [3] * 4 + [4] * 5


def met(grid: str, **options: bool) -> set[str]:
    """The legends that a kingdom meets, as claims at the beginning of a turn."""
    state = table(grid, PLAIN, PLAIN, PLAIN, shown=list(LEGENDS), **options)
    return {text.removeprefix("claim ") for text in legal(state) if text.startswith("claim")}


@pytest.mark.parametrize(
    ("grid", "legends"),
    [
        ("????/?HE?/????/????", {"human-elf"}),
        ("????/?H??/?N??/????", {"human-dwarf"}),
        ("????/?H??/??E?/????", set()),
        ("????/?HH?/????/????", {"two-humans"}),
        ("????/?EE?/????/????", {"two-elves"}),
        ("????/?NN?/????/????", {"two-dwarves"}),
        ("????/?GG?/????/????", {"two-goblins"}),
        ("????/?NGN/????/????", {"dwarf-v-goblin"}),
        ("?N??/NG??/????/????", {"dwarf-v-goblin"}),
        ("????/?GNG/????/????", {"dwarf-v-goblin"}),
        ("????/?NG?/????/????", set()),
        ("????/HG??/?H??/????", {"human-v-goblin"}),
        ("????/EG??/?E??/????", {"elf-v-goblin"}),
        ("????/ENE?/????/????", {"elf-v-dwarf"}),
        ("????/NEN?/????/????", {"elf-v-dwarf"}),
        ("PPP?/????/????/????", {"three-plains"}),
        ("PP??/?P??/????/????", {"three-plains"}),
        ("PP?P/????/????/????", set()),
        ("FFF?/????/????/????", {"three-forests"}),
        ("MMM?/????/????/????", {"three-mountains"}),
        ("S???/S???/S???/????", {"three-swamps"}),
        ("H??E/????/????/N??G", {"four-races"}),
        ("H??E/????/????/N???", set()),
        ("?FL?/?PF?/????/????", set()),
        ("F?F?/?L??/F???/????", set()),
        ("?F??/FLF?/????/????", {"three-forests"}),
    ],
)
def test_A2_conditions(grid: str, legends: set[str]) -> None:
    assert met(grid) == legends


def test_A5_twelve_tokens_of_which_four_are_gems() -> None:
    assert len(TOKENS) == 12
    assert PACKAGED.gems == [1, 2, 3, 4]
    assert TOKENS[4:] == ("treaty", "staff", "sword", "hammer", "palantir", "griffin", "smuggler", "thief")


def test_A6_eight_legends_and_one_discard() -> None:
    state = start(3)
    play(state, "first 1", *[f"legend {word}" for word in LEGENDS[:8]])
    assert state.view(None).data["legends"] == {"shown": list(LEGENDS[:8]), "pile": 7}
    play(state, "card elf")
    assert state.view(None).data["discards"] == [["elf"]]
    assert ask(state) == "deal"


def test_A7_a_duplicate_is_put_aside_and_redrawn() -> None:
    state = start(2)
    play(state, "first 0", *[f"legend {word}" for word in LEGENDS[:8]], "card plains")
    play(state, "card elf", "card elf", "card dwarf", "card elf", "card human")
    view = state.view(None).data
    assert view["aside"] == ["elf", "elf"]
    assert view["seats"][0]["start"] == ["human", "elf", "dwarf"]
    assert outcomes(state)["card elf"] == 1
    play(state, "card forest", "card forest", "card swamp", "card human", "card portal")
    view = state.view(None).data
    assert view["aside"] == []
    assert view["deck"] == 40 - 1 - 8
    assert view["discards"] == [["plains"]]
    assert ask(state) == "arrange"


def test_A7_an_empty_deck_takes_the_put_aside_cards_back_at_once() -> None:
    doc = start(2).to_position()
    doc.update(
        prompt={"ask": "deal", "args": {}},
        discards=[["plains"]],
        aside=["plains"] * 3 + [card for card in CARDS[1:9] for _ in range(4)] + ["portal"] * 2,
        seats=[{"start": ["portal"]}, {}],
    )
    del doc["deck"]
    state = GAME.from_position(doc)
    assert outcomes(state) == {"card portal": 1}
    play(state, "card portal")
    assert sum(outcomes(state).values()) == 38
    assert state.view(None).data["aside"] == []


def test_A8_arrangements_are_hidden_until_all_are_done() -> None:
    state = start(2)
    play(state, "first 1", *[f"legend {word}" for word in LEGENDS[:8]], "card plains")
    play(state, "card elf", "card dwarf", "card human", "card swamp")
    play(state, "card forest", "card mountain", "card goblin", "card portal")
    assert state.turn == 1
    assert legal(state) == ["lay swamp", "lay human", "lay elf", "lay dwarf"]
    before = state.view(0).data
    play(state, "lay swamp")
    assert state.drafting
    assert state.view(0).data == before
    assert why(state, "lay swamp") == ("not_in_hand", "A8")
    play(state, "lay human", "lay dwarf", "lay elf")
    assert not state.drafting
    assert state.turn == 0
    assert set(state.view(0).data["seats"][1]["cards"]) == {None}
    assert state.view(1).data["seats"][1]["cards"][5:7] == ["swamp", "human"]
    play(state, "lay portal", "lay forest", "lay mountain", "lay goblin")
    assert cards(state, 1) == "????/?SH?/?NE?/????"
    assert cards(state, 0) == "????/?LF?/?MG?/????"
    assert state.view(0).data["seats"] == state.view(None).data["seats"]
    assert state.turn == 1
    assert state.view(None).data["deck"] == 40 - 1 - 32


def test_A8_first_player_is_chance_and_the_middle_is_laid_in_any_order() -> None:
    assert outcomes(start(4)) == {f"first {seat}": 1 for seat in range(4)}
    seen = set()
    for order in (("human", "elf"), ("elf", "human")):
        state = start(2)
        play(state, "first 0", *[f"legend {word}" for word in LEGENDS[:8]], "card plains")
        play(state, "card elf", "card dwarf", "card human", "card swamp")
        play(state, "card forest", "card mountain", "card goblin", "card portal")
        play(state, *[f"lay {card}" for card in (*order, "dwarf", "swamp")])
        seen.add(tuple(state.view(0).data["seats"][0]["cards"][5:7]))
    assert seen == {("human", "elf"), ("elf", "human")}


# The box.


def changed(tmp_path: Path, old: str, new: str) -> str:
    text = Path(BOX_FILE).read_text("utf-8")
    assert old in text
    path = tmp_path / "other.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return str(path)


BOX_FILE = Path(__file__).parents[2] / "src/folkmoot/games/aetherya/box.toml"


def test_a_changed_number_changes_the_game(tmp_path: Path) -> None:
    game = GAME.with_box(changed(tmp_path, "dwarf = { value = [0, 0, 2, 0]", "dwarf = { value = [0, 0, 5, 0]"))
    doc = {
        "players": 2,
        "turn": 0,
        "discards": [["plains"]],
        "seats": [{"cards": "NM??/????/????/????"}, {"cards": PLAIN}],
    }
    assert game.from_position(doc).scores() == [5, 0]
    assert GAME.from_position(doc).scores() == [2, 0]
    assert game.box != GAME.box
    data = game.from_position(doc).view(0).data
    assert data["box"] == game.box
    assert GAME.from_position(doc).view(0).data["box"] is None


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("copies_4 = { value = 8", "copies_4 = { value = 6", "copies_4 ="),
        ("solo = { value = [4, 5, 6]", "solo = { value = [4, 5, 5]", "solo ="),
        ("cost = { value = 2", 'cost = { value = "2"', "cost ="),
        ("digit = { value = 10", "digits = { value = 10", "[tokens]"),
        ("cost = { value = 2,", "cost = { value = 2 ", "cost ="),
    ],
)
def test_a_malformed_box_is_refused_naming_the_line(tmp_path: Path, old: str, new: str, named: str) -> None:
    lines = BOX_FILE.read_text("utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.startswith(named))
    with pytest.raises(BadBox, match=rf"other\.toml:{line}: "):
        GAME.with_box(changed(tmp_path, old, new))


def test_a_shown_fifteenth_legend_needs_no_chance(tmp_path: Path) -> None:
    game = GAME.with_box(changed(tmp_path, "versus = { value = 8", "versus = { value = 15"))
    state = game.start(2)
    dealer = SimDealer(1)
    drawn = 0
    while ask(state) != "first_discard":
        drawn += ask(state) == "show_legend"
        dealer.deal(state)
    assert drawn == 14
    assert len(state.view(None).data["legends"]["shown"]) == 15
    deal(state)


def test_every_number_has_the_bounds_that_are_written_down() -> None:
    assert bounds("aetherya") == file_of("aetherya").read_text("utf-8").splitlines()
