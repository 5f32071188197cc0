"""The edges: notation, positions that cannot be, views that are none, words for everything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from folkmoot.core import ALL, CHANCE, OVER, BadNotation, BadOptions, BadPosition, BadView, Doc, SimDealer
from folkmoot.core.contract import FIRST_REASON
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.edge.fold import FOLDS
from folkmoot.games.aetherya.edge.position import grid
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.codes import ASK_WORDS, CARDS, LEGENDS, LETTERS, TOKENS
from folkmoot.games.aetherya.pad import pad_rows, read_kingdom
from folkmoot.text import texts
from folkmoot.text.boards import lines
from tests.aetherya.oracle import read, rows
from tests.aetherya.tables import PLAIN, play, start, table
from tests.rule_ids import EVERY
from tests.sampled import few

TESTS = Path(__file__).parent
SOURCE = TESTS.parents[1] / "src/folkmoot"
RULE_IDS = EVERY["aetherya"]


def test_every_refusal_has_a_ruling() -> None:
    rulings = "".join(path.read_text("utf-8") for path in TESTS.glob("test_*.py"))
    assert [word for word, _ in c.REASONS if f'"{word}"' not in rulings] == []
    assert (FIRST_REASON, FIRST_REASON + len(c.REASONS) - 1) == (c.NOT_IN_HAND, c.NOT_AT_TABLE)
    assert all(rule in RULE_IDS for _, rule in c.REASONS)


def test_every_question_and_event_has_its_words() -> None:
    assert all(rule in RULE_IDS for _, rule in c.ASKS)
    source = "".join(path.read_text("utf-8") for path in (SOURCE / "games/aetherya").rglob("*.py"))
    told = set(re.findall(r'\.tell\(\s*"(\w+)"', source))
    assert told == set(FOLDS)
    catalogue = "".join(path.read_text("utf-8") for path in sorted((SOURCE / "games/aetherya/words/en").glob("*.ftl")))
    ids = set(re.findall(r"^([\w-]+) =", catalogue, re.MULTILINE))
    wanted = {f"aetherya-refusal-{word}" for word, _ in c.REASONS}
    wanted |= {f"aetherya-event-{kind}" for kind in FOLDS if kind != "ask"}
    wanted |= {f"aetherya-ask-{word}" for word in ASK_WORDS}
    wanted |= {f"aetherya-word-{word}" for word in (*CARDS, *LEGENDS, *TOKENS)}
    assert sorted(wanted - ids) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_that_is_said_has_words(players: int) -> None:
    """Events, questions, refusals, points and boards of whole games go through the catalogue without a gap."""
    said, names = texts(), [f"Seat {seat}" for seat in range(players)]
    variants = GAME.variants(players)
    scenarios = [options for options in variants if {"fate", "variant"} & set(options)]
    for number, options in enumerate(few(variants[: len(variants) - len(scenarios) : 2] + scenarios)):
        state = start(players, **options)
        state.watch()
        dealer = SimDealer(number)
        while state.turn != OVER:
            prompt = state.view(ALL).data["prompt"]
            assert said.ask("aetherya", prompt, names)
            if state.turn == CHANCE:
                dealer.deal(state)
            else:
                for code in range(number % 7, GAME.num_actions, 7):
                    refusal = state.refusal(code)
                    assert refusal is None or said.refusal("aetherya", refusal)
                state.apply(dealer.choose(state))
            for event in state.take_events():
                for viewer in (None, 0, ALL):
                    shown = event.for_seat(viewer)
                    assert shown is None or said.event("aetherya", shown, names) or shown["kind"] == "ask"
        assert lines("aetherya", state.view(None).data, said, names)
        for row in state.rows():
            assert said.say(f"aetherya-row-{row.id}")
            for part in row.parts:
                assert said.part("aetherya", row, part, names)


def test_notation_is_refused_naming_what_would_be_right() -> None:
    state = start(2)
    assert state.parse("  place   r1c1 ") == state.parse("place r1c1")
    with pytest.raises(BadNotation, match="place r5c1: place is followed by <r1c1, r1c2, "):
        state.parse("place r5c1")
    with pytest.raises(BadNotation, match=r"fly: 'fly' isn't a verb \(verbs: take, draw"):
        state.parse("fly")
    assert len(GAME.actions) < 257


@pytest.mark.parametrize(
    ("players", "options", "where"),
    [
        (5, {}, "players"),
        (0, {}, "players"),
        (True, {}, "players"),
        (2, {"mode": "solo"}, "players"),
        (1, {"mode": "versus"}, "players"),
        (2, {"mode": "duel"}, "mode"),
        (2, {"mode": "coop", "tokens": True}, "tokens"),
        (2, {"solo_may_flip": True}, "solo_may_flip"),
        (2, {"coop_must_turn": True}, "coop_must_turn"),
        (2, {"staff_counts_tamed": True}, "staff_counts_tamed"),
        (2, {"tokens": 1}, "tokens"),
        (2, {"dragons": True}, "dragons"),
    ],
)
def test_bad_options_name_the_option(players: Any, options: Doc, where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.start(players, **options)
    assert caught.value.where == where


def position(**changes: Any) -> Doc:
    doc: Doc = {"players": 2, "turn": 0, "discards": [["portal"]], "seats": [{"cards": PLAIN}, {"cards": PLAIN}]}
    doc.update(changes)
    return doc


def seats(**first: Any) -> list[Doc]:
    return [{"cards": PLAIN, **first}, {"cards": PLAIN}]


ITEMS: Doc = {"options": {"tokens": True}}
EIGHT = [
    "human-elf", "human-dwarf", "two-humans", "two-elves", "two-dwarves", "two-goblins", "three-plains", "four-races",
]  # fmt: skip


@pytest.mark.parametrize(
    ("doc", "where"),
    [
        (position(seats=seats(cards="????/?PF?/?MX?/????")), "seats[0].cards: r3c3"),
        (position(seats=seats(cards="????/?PF?/????")), "seats[0].cards"),
        (position(seats=seats(cards="HHHH/H???/????/????")), "seats[0].cards at r2c1"),
        (position(seats=seats(cards=["elf"])), "seats[0].cards"),
        (position(seats=[{"cards": PLAIN}]), "seats"),
        (position(discards=[["portal"] * 5]), "discards[0][4]"),
        (position(discards=[["orc"]]), "discards[0][0]"),
        (position(discards=[[]]), "discards"),
        (position(discards=[["portal"], ["elf"]]), "discards"),
        (position(discards=[[*CARDS[4:], *CARDS[4:]]]), "discards"),
        (position(legends={"shown": ["human-elf", "human-elf"]}), "legends.shown[1]"),
        (position(legends={"shown": ["human-orc"]}), "legends.shown[0]"),
        (position(legends={"rows": []}), "legends.rows"),
        (position(seats=seats(beside=["gem1"])), "seats[0].beside"),
        (position(seats=seats(start=["elf"])), "seats[0].start"),
        (position(turn=2), "turn"),
        (position(deck=99), "deck"),
        (position(prompt={"ask": "dance"}), "prompt.ask"),
        (position(prompt={"ask": "hand"}), "hand"),
        (position(prompt={"ask": "over"}), "prompt.ask"),
        (position(prompt={"ask": "use_at", "args": {"token": "treaty"}}), "prompt.ask"),
        (position(**ITEMS, prompt={"ask": "use_at", "args": {"token": "treaty"}}), "prompt.args.token"),
        (position(prompt={"ask": "pile", "args": {"card": "elf"}}), "prompt.ask"),
        (position(prompt={"ask": "drop"}), "prompt.ask"),
        (position(prompt={"ask": "give_race"}), "prompt.ask"),
        (position(prompt={"ask": "drawn"}, hand={"taken": "elf"}), "hand"),
        (position(prompt={"ask": "drawn", "args": {"draws": 2}}), "prompt.args.draws"),
        (position(progress={"still": 20}), "progress.still"),
        (position(progress={"ending": "sixteenth"}), "progress.ending"),
        (position(progress={"acted": True}), "progress.acted"),
        ({"players": 2, "prompt": {"ask": "show_legend"}, "legends": {"shown": EIGHT}}, "legends.shown"),
        (position(seats=[{"cards": PLAIN}, {"cards": "FHMN/EFHP/FEDL/MNSH"}]), "prompt.ask"),
        (position(prompt={"ask": "turned_up", "args": {"cell": "r2c2"}}), "prompt.ask"),
        (position(prompt={"ask": "turned_up"}), "prompt.args.cell"),
        (position(hand={"taken": "elf"}), "hand"),
        (position(seats=seats(cards="FHMN/EFHP/FEDL/MNSH")), "prompt.ask"),
        (position(**ITEMS, seats=seats(down=["gem1"])), "seats[0].down"),
        (position(**ITEMS, seats=seats(tokens=["r2c2"], down=["gem1"])), "seats[0].tokens"),
        (position(**ITEMS, seats=seats(treaties=["r2c2"])), "seats[0].treaties"),
        (position(**ITEMS, seats=seats(staffs=["r2c2"])), "seats[0].staffs"),
        (position(**ITEMS, seats=seats(beside=["gem1"])), "seats"),
        (
            position(**ITEMS, seats=seats(seen=[{"cell": "r2c2", "by": [0], "token": "gem1"}])),
            "seats[0].seen[0].cell",
        ),
        (position(**ITEMS, out=["gem1"]), "out"),
        (position(progress={"ending": "flood"}), "progress.ending"),
        ({"players": 2, "prompt": {"ask": "show_legend"}, "progress": {"first": 1, "mover": 0}}, "progress.mover"),
        (
            {"players": 2, "prompt": {"ask": "deal"}, "progress": {"first": 1, "mover": 0}, "seats": [{}, {}]},
            "seats[1].start",
        ),
        (position(players=None), "players"),
        (position(options={"tokens": 3}), "options.tokens"),
        (position(box="x"), "box"),
    ],
)
def test_impossible_positions_name_the_field(doc: Doc, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(doc)
    assert caught.value.where == where


def test_a_position_of_one_line() -> None:
    state = GAME.from_position({"players": 2})
    assert state.to_position() == GAME.start(2).to_position()
    state = GAME.from_position({"players": 2, "discards": [["elf"]], "seats": [{"cards": PLAIN}, {}]})
    assert state.turn == 0
    assert state.view(None).data["deck"] == 40 - 4 - 1 - 28


@pytest.mark.parametrize(
    "broken", [{}, [], {"seat": 7}, {"seat": None, "players": 2}, {"seat": 0, "players": 2, "box": "x"}]
)
def test_what_is_no_view_is_refused(broken: Any) -> None:
    with pytest.raises(BadView):
        GAME.load_view(broken)


def test_a_changed_view_is_refused_naming_the_field() -> None:
    data = json.loads(json.dumps(table(PLAIN, PLAIN).view(0).data))
    data["discards"] = [["portal", "gnome"]]
    with pytest.raises(BadView, match=r"discards\[0\]\[1\]"):
        GAME.load_view(data)


def test_descriptions_tell_what_a_step_brings() -> None:
    state = table("????/?HE?/?MS?/????", PLAIN, shown=["human-elf"], discards=[["elf"]])
    described = {doc["text"]: doc for doc in state.view(0).legal}
    assert described["take discard"]["effects"] == [{"kind": "card", "card": "elf"}]
    assert not described["take discard"]["final"]
    assert described["draw"]["final"]
    claim = described["claim human-elf"]
    assert claim["operands"] == {"legend": "human-elf"}
    assert claim["effects"] == [{"kind": "legend", "legend": "human-elf", "points": 2}]
    assert claim["rules"] == ["A13", "A2"]
    play(state, "take discard")
    placed = state.describe(state.parse("place r2c2"))
    assert placed["effects"] == [{"kind": "replace", "card": "elf", "old": "human", "token": False}]
    assert state.view(1).legal == []
    refusal = state.view(0).refusal("place r2c3")
    assert refusal is not None
    assert (refusal.code, refusal.args["card"]) == ("same_kind", "elf")


@given(st.text(alphabet=LETTERS + "?", min_size=16, max_size=16))
@settings(max_examples=200, deadline=None)
def test_a_grid_reads_back_and_scores_like_the_oracle(letters: str) -> None:
    text = "/".join(letters[row : row + 4] for row in range(0, 16, 4))
    if max(letters.count(letter) for letter in LETTERS) > 8:
        with pytest.raises(BadPosition, match="the box has 8"):
            read_kingdom(text)
        return
    pad = pad_rows(read_kingdom(text))
    points = [row.points[0] for row in pad]
    assert [*points[:5], points[6]] == rows(read(text), set(), set())
    words = [None if letter == "?" else CARDS[LETTERS.index(letter)] for letter in letters]
    assert grid(words) == text


@given(st.integers(0, 2**32), st.sampled_from([(2, "versus"), (3, "coop"), (1, "solo")]))
@settings(max_examples=25, deadline=None)
def test_no_game_takes_more_decisions_than_it_may(seed: int, kind: tuple[int, str]) -> None:
    state = start(kind[0], mode=kind[1])
    assert SimDealer(seed).playout(state) <= GAME.max_decisions
