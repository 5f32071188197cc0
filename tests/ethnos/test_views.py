"""Nothing hidden is in anybody's view, list of choices or events: what a seat cannot see may be swapped unnoticed."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from folkmoot.core import ALL, CHANCE, OVER, Doc, SimDealer, State
from tests.ethnos.tables import GAME, ask, deal, events, hand_of, legal, play, position, seen, table, why
from tests.sampled import few


def seen_by(state: State, viewer: int | None) -> str:
    """Everything that a viewer gets, byte by byte."""
    view = state.view(viewer)
    return json.dumps([view.data, view.legal])


def swapped(state: State, rng: random.Random, viewer: int | None) -> State:
    """The same table with other cards where the viewer cannot see them."""
    doc = state.to_position()
    hidden = [seat for seat in range(int(state.players)) if seat != viewer]
    loose: list[str] = []
    for seat in hidden:
        owner = doc["seats"][seat]
        unknown = Counter(owner["hand"]) - Counter(owner["known"])
        loose += sorted(unknown.elements())
    pool = deck_of(state)
    for seat in hidden:
        owner = doc["seats"][seat]
        number = len(owner["hand"]) - len(owner["known"])
        drawn = rng.sample(range(len(pool) + len(loose)), number)
        both = pool + loose
        owner["hand"] = owner["known"] + [both[index] for index in drawn]
        left = [card for index, card in enumerate(both) if index not in drawn]
        pool, loose = left, []
    doc["draft"] = None if state.drafting and state.turn != viewer else doc["draft"]
    return GAME.from_position(doc)


def deck_of(state: State) -> list[str]:
    """The undrawn cards."""
    lying = Counter[str]()
    doc = state.to_position()
    for seat in doc["seats"]:
        lying.update(seat["hand"])
        for band in seat["bands"]:
            lying.update(band["cards"])
    lying.update(doc["face_up"])
    whole = Counter[str]()
    for tribe in doc["tribes"]:
        if tribe == "skeleton":
            whole[tribe] = 12
        else:
            for hue in ("orange", "blue", "red", "purple", "green", "grey"):
                whole[f"{tribe}.{hue}"] = 4 if tribe == "halfling" else 2
    return sorted((whole - lying).elements())


@pytest.mark.parametrize("players", few([2, 3, 4, 5, 6]))
def test_hidden_cards_may_be_swapped_unnoticed(players: int) -> None:
    rng = random.Random(players)
    state, dealer = deal(GAME.start(players), players), SimDealer(players)
    changed = 0
    while state.turn != OVER:
        if rng.random() < 0.08 and seen(state)["age"] > 0 and ask(state) not in ("deal", "row"):
            for viewer in (None, *range(players)):
                if state.drafting and viewer != state.turn:
                    continue
                other = swapped(state, rng, viewer)
                changed += other.to_position() != state.to_position()
                assert seen_by(other, viewer) == seen_by(state, viewer)
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
    assert changed > 20


def shown(state: State, viewer: int | None) -> list[Doc | None]:
    return [event.for_seat(viewer) for event in state.take_events()]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_events_of_others_do_not_tell_what_was_drawn(players: int) -> None:
    """The same moves with other cards drawn: who did not draw them sees the same events and the same view."""
    for seed in range(8):
        one = deal(GAME.start(players), seed)
        viewer = (int(one.turn) + 1) % players
        one.watch()
        other = one.clone()
        other.watch()
        play(one, "draw")
        play(other, "draw")
        cards = [code for code, _ in one.chance_outcomes()]
        one.apply(cards[seed % len(cards)])
        other.apply(cards[(seed + 1) % len(cards)])
        assert hand_of(one, (viewer - 1) % players) != hand_of(other, (viewer - 1) % players)
        for watcher in (viewer, None):
            assert json.dumps(seen(one, watcher)) == json.dumps(seen(other, watcher))
        assert shown(one, viewer) == shown(other, viewer)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_events_fold_to_the_views_of_every_seat(players: int) -> None:
    """Boards, tokens and every leader: the tribes are chosen so that everything that can happen does."""
    tribes = ["orc", "troll", "giant", "merfolk", "elf", "wizard"][: 5 if players < 4 else 6]
    state, dealer = GAME.start(players, tribes=tribes), SimDealer(players)
    state.watch()
    watchers = [None, ALL, *range(players)]
    folded = {watcher: json.loads(json.dumps(seen(state, watcher))) for watcher in watchers}
    kinds: set[str] = set()
    step = 0
    while state.turn != OVER:
        state.apply(dealer.pick(state) if state.turn == CHANCE else dealer.choose(state))
        for event in state.take_events():
            kinds.add(event.kind)
            for watcher in watchers:
                if (told := event.for_seat(watcher)) is not None:
                    GAME.fold(folded[watcher], json.loads(json.dumps(told)))
        step += 1
        for watcher in watchers if step % 4 == 0 or state.turn == OVER else []:
            assert folded[watcher] == seen(state, watcher)
    assert {"first", "raid", "troll", "giant", "swim", "keep", "discard", "dragon", "age_end", "over"} <= kinds


def test_events_of_a_deal_do_not_tell_the_cards() -> None:
    doc = position(2, tribes="dwarf elf giant orc troll")
    doc.update(prompt={"ask": "deal", "done": 0, "of": 6}, first=0)
    one, other = GAME.from_position(doc), GAME.from_position(doc)
    one.watch()
    other.watch()
    play(one, "card elf.red", "card dwarf.red")
    play(other, "card elf.red", "card dwarf.blue")
    assert shown(one, 0) == shown(other, 0)
    assert seen_by(one, 0) == seen_by(other, 0)


def test_what_an_elf_keeps_looks_the_same_to_others() -> None:
    hand = "elf.red dwarf.red dwarf.blue dwarf.blue"
    kept = []
    for other_card in ("dwarf.grey", "dwarf.green"):
        state = table(hand=hand.replace("dwarf.red", other_card))
        play(state, "lead elf.red", "done", "decline")
        told = events(state, f"add {other_card}", "done")
        kept.append((json.dumps(told), seen_by(state, 1), seen_by(state, None)))
    assert kept[0] == kept[1]


def test_a_draft_makes_no_event_for_others() -> None:
    state = table(hand="dwarf.red dwarf.blue skeleton")
    state.watch()
    play(state, "lead dwarf.red", "add dwarf.blue")
    told = state.take_events()
    assert [event for event in told if event.for_seat(1) is not None] == []
    assert [event for event in told if event.for_seat(None) is not None] == []
    assert {"lead", "add", "ask"} == {shown["kind"] for event in told if (shown := event.for_seat(0))}


def test_what_is_determined_is_in_the_view_of_everything() -> None:
    state = table(hands=["dwarf.red", "elf.red", "", ""])
    assert [seat["hand"] for seat in seen(state, ALL)["seats"]] == [["dwarf.red"], ["elf.red"], [], []]


def test_a_view_lists_choices_only_for_the_seat_that_decides() -> None:
    state = table(hand="dwarf.red", row="elf.red")
    assert [choice["text"] for choice in state.view(0).legal] == legal(state)
    assert [state.view(viewer).legal for viewer in (None, 1, 2, 3)] == [[], [], [], []]
    refusal = state.view(1).refusal("draw")
    assert refusal is not None
    assert refusal.code == "not_your_turn"
    refusal = state.view(0).refusal("take dwarf.grey")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == why(state, "take dwarf.grey")


def test_refusals_speak_of_nothing_hidden() -> None:
    """The numbers behind a refusal are those of the seat that decides, which alone may ask."""
    state = play(table(hand="wingfolk.red*2", markers={"rhea": [2]}), "lead wingfolk.red", "add wingfolk.red", "done")
    refusal = state.view(0).refusal("place rhea")
    assert refusal is not None
    assert (refusal.args["counts"], refusal.args["markers"], refusal.args["kingdom"]) == (2, 2, "rhea")


def test_views_are_json() -> None:
    state = deal(GAME.start(6), 3)
    for viewer in (None, ALL, *range(6)):
        data = state.view(viewer).data
        assert json.loads(json.dumps(data)) == data
