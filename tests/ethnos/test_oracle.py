"""The engine against the slow oracle, on random positions: possible ones, with weird ones among them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from folkmoot.core import Doc, State
from tests.ethnos import oracle
from tests.ethnos.tables import FOUR_PLUS, GAME, PLAIN, ask, legal, play

HUES = list(oracle.KINGDOM_OF)


def random_position(rng: random.Random, players: int) -> Doc:
    """A table in the middle of an age, all fields written out."""
    needed = {"skeleton"} if rng.random() < 0.6 else set()
    tribes = rng.sample(oracle.TRIBES, 5 if players < 4 else 6)
    tribes = [*needed, *[tribe for tribe in tribes if tribe not in needed]][: len(tribes)]
    pile = oracle.deck(tribes)
    rng.shuffle(pile)
    doc: Doc = {
        "players": players,
        "options": {"ten_skeletons": rng.random() < 0.5, "merfolk_second_place": rng.random() < 0.5},
        "age": rng.randint(1, oracle.ages(players)),
        "tribes": tribes,
        "turn": rng.randrange(players),
        "seats": [random_seat(rng, tribes, pile) for _ in range(players)],
    }
    doc["kingdoms"] = random_kingdoms(rng, doc)
    if "troll" in tribes:
        for token in range(1, 7):
            if rng.random() < 0.6:
                rng.choice(doc["seats"])["trolls"].append(token)
    doc["giant"] = random_giant(rng, doc)
    doc["face_up"] = [pile.pop() for _ in range(min(len(pile), rng.randrange(4)))]
    return doc


def random_seat(rng: random.Random, tribes: list[str], pile: list[str]) -> Doc:
    bands = [random_band(rng, pile) for _ in range(rng.choice([0, 0, 1, 1, 2, 3]))]
    return {
        "glory": rng.choice([0, 0, 3, 5, 5, rng.randrange(60)]),
        "bands": [band for band in bands if band],
        "hand": [pile.pop() for _ in range(min(len(pile) // 4, rng.choice([0, 1, 2, 5, 9, 10])))],
        "merfolk": rng.choice([0, 0, 2, 3, 7, 17, 18]) if "merfolk" in tribes else 0,
        "orcs": [hue for hue in HUES if rng.random() < rng.choice([0, 0.5, 1])] if "orc" in tribes else [],
        "trolls": [],
    }


def random_band(rng: random.Random, pile: list[str]) -> Doc | None:
    leader = next((card for card in pile if card != "skeleton"), None)
    if leader is None:
        return None
    basis = rng.choice([oracle.tribe, oracle.colour])
    fitting = [card for card in pile if card == "skeleton" or basis(card) == basis(leader)]
    fitting.remove(leader)
    cards = [leader, *fitting[: rng.choice([0, 0, 1, 1, 2, 3, 4, 5, 9])]]
    for card in cards:
        pile.remove(card)
    return {"leader": leader, "cards": cards}


def random_kingdoms(rng: random.Random, doc: Doc) -> Doc:
    players, ages = doc["players"], oracle.ages(doc["players"])
    tokens = list(PLAIN) if players < 4 else PLAIN + FOUR_PLUS
    rng.shuffle(tokens)
    left = [25 - ("merfolk" in doc["tribes"]) - len(seat["orcs"]) for seat in doc["seats"]]
    highest = rng.choice([1, 2, 3, 5, 9])
    kingdoms = {}
    for kingdom in oracle.KINGDOM_OF.values():
        standing = [min(left[seat], rng.choice([0, rng.randint(0, highest), 24])) for seat in range(players)]
        standing = [number if number < 10 or rng.random() < 0.1 else 1 for number in standing]
        standing = [min(number, left[seat]) for seat, number in enumerate(standing)]
        left = [left[seat] - standing[seat] for seat in range(players)]
        kingdoms[kingdom] = {"tokens": [tokens.pop() for _ in range(ages)], "markers": standing}
    return kingdoms


def random_giant(rng: random.Random, doc: Doc) -> int | None:
    """One who has a largest giant-led band."""
    sizes = [
        (len(band["cards"]), seat)
        for seat, owner in enumerate(doc["seats"])
        for band in owner["bands"]
        if oracle.tribe(band["leader"]) == "giant"
    ]
    return rng.choice([seat for size, seat in sizes if size == max(sizes)[0]]) if sizes else None


# Bands, markers, abilities


def engine_bands(state: State) -> set[oracle.Band]:
    """Every band that the staged choices lead to, each of them once."""
    found: list[oracle.Band] = []

    def walk(at: State, leader: str, cards: list[str]) -> None:
        for text in legal(at):
            if text == "done":
                found.append((leader, tuple(sorted(cards))))
            else:
                card = text.removeprefix("add ")
                walk(play(at.clone(), text), leader, [*cards, card])

    for text in legal(state):
        if text.startswith("lead "):
            leader = text.removeprefix("lead ")
            walk(play(state.clone(), text), leader, [leader])
        elif text == "skeletons":
            found.append((None, ("skeleton",) * 10))
    assert len(found) == len(set(found)), "a band can be chosen in two ways"
    return set(found)


def with_hand(rng: random.Random, doc: Doc, size: int) -> Doc:
    """The same table, the seat to move holding cards that go together well."""
    lying: Counter[str] = Counter(doc["face_up"])
    for seat in doc["seats"]:
        lying += Counter(card for band in seat["bands"] for card in band["cards"])
        seat["hand"] = []
    free = list((Counter(oracle.deck(doc["tribes"])) - lying).elements())
    hues, tribes = rng.sample(HUES, 2), rng.sample(doc["tribes"], 2)
    liked = [card for card in free if card == "skeleton" or oracle.colour(card) in hues or oracle.tribe(card) in tribes]
    doc["seats"][doc["turn"]]["hand"] = rng.sample(liked, min(size, len(liked)))
    return doc


@pytest.mark.parametrize("seed", range(120))
def test_bands_are_those_of_the_oracle(seed: int) -> None:
    rng = random.Random(f"bands {seed}")
    doc = with_hand(rng, random_position(rng, rng.randint(2, 6)), rng.choice([1, 2, 3, 5, 6, 7, 8, 9, 10]))
    seat = doc["turn"]
    expected = oracle.bands(doc["seats"][seat]["hand"], doc["options"]["ten_skeletons"])
    state = GAME.from_position(doc)
    assert engine_bands(state) == expected
    assert {text for text in legal(state) if text == "draw" or text.startswith("take ")} == oracle.recruits(doc, seat)


@pytest.mark.parametrize("number", [9, 10])
@pytest.mark.parametrize("switch", [True, False])
def test_hands_of_skeletons_are_those_of_the_oracle(number: int, switch: bool) -> None:
    rng = random.Random("skeletons")
    doc = with_hand(rng, random_position(rng, 4), 0)
    doc["tribes"], doc["options"]["ten_skeletons"] = ["skeleton", "dwarf", "elf", "giant", "orc", "troll"], switch
    doc["face_up"] = []
    for seat in doc["seats"]:
        seat.update(bands=[], merfolk=0, hand=[])
    doc["seats"][doc["turn"]]["hand"] = ["skeleton"] * number
    doc["giant"] = None
    assert engine_bands(GAME.from_position(doc)) == oracle.bands(["skeleton"] * number, switch)


@pytest.mark.parametrize("seed", range(150))
def test_markers_and_abilities_are_those_of_the_oracle(seed: int) -> None:
    rng = random.Random(f"markers {seed}")
    doc = with_hand(rng, random_position(rng, rng.choice([2, 2, 3, 4, 5, 6])), rng.choice([1, 2, 3, 4, 5, 9]))
    seat = doc["turn"]
    choices = sorted(oracle.bands(doc["seats"][seat]["hand"], ten_skeletons=False), key=repr)
    for band in rng.sample(choices, min(12, len(choices))):
        state = lay(GAME.from_position(doc), band)
        leader, cards = band
        assert leader is not None
        places = oracle.places(doc, seat, leader, len(cards))
        if places:
            assert (ask(state), set(legal(state))) == ("marker", {"decline"} | {f"place {name}" for name in places})
            check_ability(play(state.clone(), f"place {rng.choice(sorted(places))}"), doc, band, placed=True)
            play(state, "decline")
        check_ability(state, doc, band, placed=False)


def lay(state: State, band: oracle.Band) -> State:
    leader, cards = band
    rest = list(cards)
    rest.remove(str(leader))
    rest.sort(key=lambda card: state.parse(f"add {card}"))
    return play(state, f"lead {leader}", *[f"add {card}" for card in rest], "done")


def check_ability(state: State, doc: Doc, band: oracle.Band, placed: bool) -> None:
    question, answers = oracle.ability(doc, doc["turn"], band, placed)
    assert ask(state) == question
    if question == "turn":
        assert state.turn == (doc["turn"] + 1) % doc["players"]
        return
    assert state.turn == doc["turn"]
    assert {text for text in legal(state) if not text.startswith(("lead ", "add "))} == answers


# The end of an age


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("batch", range(4))
def test_ages_end_as_the_oracle_says(players: int, batch: int) -> None:
    rng = random.Random(f"ages {players} {batch}")
    for _ in range(250):
        check_age_end(rng, random_position(rng, players))


def check_age_end(rng: random.Random, doc: Doc) -> None:
    third = doc["turn"]
    del doc["seats"][third]["hand"][9:]
    asked: list[int] = []
    cashed: set[int] = set()
    state = GAME.from_position({**doc, "dragons": 2, "upper": 0})
    play(state, "draw", "dragon")
    while ask(state) == "cash":
        asked.append(int(state.turn))
        if rng.random() < 0.5:
            cashed.add(int(state.turn))
        play(state, "cash" if state.turn in cashed else "decline")
    scored = oracle.end_of_age(doc, third, lambda seat: seat in cashed)
    rows = {row.id: list(row.points) for row in state.rows() if row.id != "earlier"}
    assert asked == oracle.cash_order(doc, third), doc
    assert rows == scored.rows, doc
    assert state.scores() == scored.glory, doc
    result = state.result()
    if doc["age"] == oracle.ages(doc["players"]):
        assert result is not None
        assert list(result.ranks) == scored.ranks, doc
    else:
        assert result is None
        assert state.view(None).data["first"] == scored.first, doc


def test_the_random_positions_hold_what_matters() -> None:
    """Ties, trolls in ties, lone players, full boards: a comparison that never meets them proves nothing."""
    rng = random.Random("coverage")
    met: Counter[str] = Counter()
    for _ in range(600):
        doc = random_position(rng, rng.randint(2, 6))
        for kingdom in oracle.KINGDOM_OF.values():
            standing = [number for number in oracle.markers(doc, kingdom) if number]
            met["tie"] += len(set(standing)) < len(standing)
            met["alone"] += len(standing) == 1 and doc["players"] == 2
        met["troll tie"] += any(len(tied) > 1 for tied in oracle.ranking(doc, [1] * doc["players"]))
        met["giant"] += doc["giant"] is not None
        met["six orcs"] += any(len(seat["orcs"]) == 6 for seat in doc["seats"])
        met["no marker left"] += any(oracle.supply(doc, seat) == 0 for seat in range(doc["players"]))
        met["last space"] += any(seat["merfolk"] == 18 for seat in doc["seats"])
        met["ten in a band"] += any(len(band["cards"]) == 10 for seat in doc["seats"] for band in seat["bands"])
    assert {what for what, number in met.items() if number < 10} == set()
