"""Tables in the middle of a game, for tests that read like rulings.

`table(hand="dwarf.purple dwarf.red", markers={"duris": [2]})` is a table of four where seat 0 is to move; what a test
does not speak of is filled in so that it does not matter. `play(state, "lead dwarf.purple", "done")` goes on from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from folkmoot import games
from folkmoot.core import CHANCE, Doc, Refusal, SimDealer, State

GAME = games.get("ethnos")
KINGDOMS = ("ithys", "straton", "rhea", "duris", "althea", "pelagon")
PLAIN = [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]
FOUR_PLUS = [0, 4, 4, 6, 6, 10]
FILLERS = ["dwarf", "minotaur", "wingfolk", "halfling", "elf", "wizard", "centaur", "giant"]
"""Tribes that join when a test names too few; none has a board or tokens of its own but for the giant's."""

Cards = str | Sequence[str]
PerSeat = Mapping[int, Any] | Sequence[Any]


def cards(given: Cards) -> list[str]:
    """`"dwarf.red skeleton*2"` or a list of such words."""
    found: list[str] = []
    for word in given.split() if isinstance(given, str) else given:
        card, _, number = word.partition("*")
        found += [card] * int(number or 1)
    return found


def band(given: Cards) -> Doc:
    """A band on the table; its first card leads."""
    found = cards(given)
    return {"leader": found[0], "cards": found}


def per_seat(given: PerSeat, players: int, nothing: Any) -> list[Any]:
    """One value for each seat from `{seat: value}` or from a list that may end early."""
    pairs = given.items() if isinstance(given, Mapping) else enumerate(given)
    values = [nothing] * players
    for seat, value in pairs:
        values[seat] = value
    return values


def position(
    players: int = 4,
    *,
    hand: Cards = (),
    hands: PerSeat = (),
    known: PerSeat = (),
    row: Cards = (),
    bands: PerSeat = (),
    markers: Mapping[str, Sequence[int]] | None = None,
    tokens: Mapping[str, Sequence[int]] | None = None,
    glory: PerSeat = (),
    merfolk: PerSeat = (),
    orcs: PerSeat = (),
    trolls: PerSeat = (),
    tribes: str = "",
    turn: int = 0,
    options: Doc | None = None,
    **fields: Any,
) -> Doc:
    """The position document of a table. `hand` is the hand of the seat to move."""
    held = [cards(each) for each in per_seat(hands, players, ())]
    if hand:
        held[turn] = cards(hand)
    laid = [[band(each) for each in seat] for seat in per_seat(bands, players, ())]
    seats = [
        {
            "glory": per_seat(glory, players, 0)[seat],
            "hand": held[seat],
            "known": cards(per_seat(known, players, ())[seat]),
            "bands": laid[seat],
            "merfolk": per_seat(merfolk, players, 0)[seat],
            "orcs": cards(per_seat(orcs, players, ())[seat]),
            "trolls": list(per_seat(trolls, players, ())[seat]),
        }
        for seat in range(players)
    ]
    named = [*cards(row), *(card for each in held for card in each), *(c for s in laid for b in s for c in b["cards"])]
    named += ["merfolk"] * bool(merfolk) + ["orc"] * bool(orcs) + ["troll"] * bool(trolls)
    return {
        "players": players,
        "options": options or {},
        "turn": turn,
        "tribes": fill_tribes([*tribes.split(), *named], 6 if players > 3 else 5),
        "kingdoms": kingdoms(players, markers or {}, tokens or {}),
        "face_up": cards(row),
        "seats": seats,
        **fields,
    }


def fill_tribes(named: Iterable[str], number: int) -> list[str]:
    """The tribes of these cards, and others until there are enough."""
    tribes = list(dict.fromkeys(card.partition(".")[0] for card in named))
    return tribes + [tribe for tribe in FILLERS if tribe not in tribes][: max(0, number - len(tribes))]


def kingdoms(players: int, markers: Mapping[str, Sequence[int]], tokens: Mapping[str, Sequence[int]]) -> Doc:
    """Markers as given, the rest 0; tokens as given, the others in any order."""
    left = sorted(PLAIN + FOUR_PLUS) if players > 3 else list(PLAIN)
    each = 3 if players > 3 else 2
    for given in tokens.values():
        for value in given:
            left.remove(value)
    laid = {}
    for name in KINGDOMS:
        if name in tokens:
            laid[name] = list(tokens[name])
        else:
            laid[name], left = left[:each], left[each:]
    return {name: {"tokens": laid[name], "markers": per_seat(markers.get(name, ()), players, 0)} for name in KINGDOMS}


def table(players: int = 4, **given: Any) -> State:
    """The state of `position(...)`."""
    return GAME.from_position(position(players, **given))


def play(state: State, *texts: str) -> State:
    """Apply notations of seats and of chance, one after the other; the state itself is returned."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def deal(state: State, seed: int = 1) -> State:
    """Chance decides until a seat does."""
    SimDealer(seed).deal_all(state)
    return state


def legal(state: State) -> list[str]:
    """Return the legal actions of the deciding seat."""
    return [state.name(code) for code in state.legal_actions()]


def outcomes(state: State) -> dict[str, int]:
    """Return the outcomes of chance, with weights."""
    return {state.name(code): weight for code, weight in state.chance_outcomes()}


def why(state: State, text: str) -> tuple[str, str]:
    """Code and rule of the refusal of what may not be done."""
    refusal = state.refusal(state.parse(text))
    assert isinstance(refusal, Refusal), f"{text} is legal"
    return refusal.code, refusal.rule


def ask(state: State) -> str:
    """The open question."""
    word: str = state.view(None).data["prompt"]["ask"]
    return word


def seen(state: State, seat: int | None = None) -> Doc:
    """The data of a view; a spectator's unless a seat is named."""
    return state.view(seat).data


def hand_of(state: State, seat: int) -> list[str]:
    held: list[str] = seen(state, seat)["seats"][seat]["hand"]
    return held


def markers_in(state: State, kingdom: str) -> list[int]:
    found: list[int] = seen(state)["kingdoms"][kingdom]["markers"]
    return found


def supply(state: State) -> list[int]:
    return [seat["supply"] for seat in seen(state)["seats"]]


def row_points(state: State, row: str) -> list[int]:
    """The points of one row of the score pad."""
    return next(list(found.points) for found in state.rows() if found.id == row)


def third_dragon(players: int = 4, **given: Any) -> State:
    """A table whose seat to move has just drawn the third dragon."""
    state = table(players, **{"dragons": 2, "upper": 0, **given})
    return play(state, "draw", "dragon")


def events(state: State, *texts: str) -> list[Doc]:
    """Return the events that everybody sees while these notations are applied."""
    state.watch()
    state.take_events()
    play(state, *texts)
    return [shown for event in state.take_events() if (shown := event.for_seat(None)) is not None]


def skipped(state: State, *texts: str) -> list[tuple[str, str]]:
    """The questions that were not asked because all could see that there was no choice, with the rule."""
    return [(event["ask"], event["rule"]) for event in events(state, *texts) if event["kind"] == "skip"]


def is_chance(state: State) -> bool:
    return state.turn == CHANCE
