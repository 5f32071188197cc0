"""Answers to every question of a game: tables of seeded games, written down in `tests/<game>/questions.txt`.

A table is its position, on a line of its own, and below it

- `refused`: why each code isn't an answer, code by code: `not_now*12` is that for twelve codes in a row, `-`
  stands for what is legal;
- `answers`: what every answer does, some of them where there are many: a digest of the position, the events and the
  views that follow;
- `spoiled`: by the first word of the place that is changed, what becomes of the position if an entry is left out, moved
  a little, or has the value that it has at another table: a digest of how each change is refused, or of what is read.

`python -m tests.questions GAME…` says what differs, and writes it anew with `--write`, for a change that is meant to
change it. With `--collect` it plays games and picks other tables: as few as show everything that the games have shown.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from folkmoot import games
from folkmoot.core import CHANCE, OVER, BadPosition, Doc, Game, SimDealer, State
from folkmoot.core.rng import Rng
from tests.written import keep

PLAY_STREAM = 9
GAMES = {"ethnos": 80, "tribes": 180, "aetherya": 120}
"""Games that are played to collect tables."""
ANSWERS = 8
"""Answers of a table that are tried."""
VALUES = 3
"""Values of other tables that are put into one place."""
FIRST: tuple[Any, ...] = (0, "a", "food", [], None)
"""Values with the number 0, where a test for a number above 0 would go wrong."""
SHARE = 10
"""All of a question is spoiled, and of the other entries one in this many."""
Where = tuple[str | int, ...]


def file_of(id: str) -> Path:
    return Path(__file__).parent / id / "questions.txt"


def tables(id: str) -> list[Doc]:
    """The positions of a file."""
    return [json.loads(line) for line in file_of(id).read_text("utf-8").splitlines() if line.startswith("{")]


def digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:4]


# What is written of a table.


def refused(state: State) -> list[str]:
    """Why each code isn't an answer."""
    found = []
    for code in range(state.game.num_actions + state.game.num_chance):
        refusal = state.refusal(code)
        found.append("-" if refusal is None else refusal.code)
    return found


def some_answers(state: State) -> list[int]:
    """All answers, or as many as are tried, from the first to the last."""
    if state.turn == CHANCE:
        codes = [code for code, _ in state.chance_outcomes()]
    else:
        codes = state.legal_actions()
    if len(codes) <= ANSWERS:
        return codes
    return [codes[number * (len(codes) - 1) // (ANSWERS - 1)] for number in range(ANSWERS)]


def what_follows(state: State, code: int, scratch: State) -> Any:
    """After an answer: the position, what was told, what those at the table see. `scratch` is some other state."""
    scratch.copy_from(state)
    scratch.watch()
    scratch.take_events()
    scratch.apply(code)
    told = scratch.take_events()
    seats = list(dict.fromkeys([None, 0, max(state.turn, 0)]))  # each once, in an order that every Python keeps
    views = [scratch.view(seat).data["prompt"] for seat in seats]
    return [scratch.to_position(), told, views, scratch.scores(), scratch.chance_outcomes()]


def places(value: Any, path: Where = ()) -> Iterator[Where]:
    """The path of every entry of a document."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield (*path, key)
        yield from places(value[key], (*path, key))


def at(doc: Doc, path: Where) -> Any:
    value: Any = doc
    for key in path:
        value = value[key]
    return value


def changed(doc: Doc, path: Where, value: Any) -> Doc:
    """The document with another value in one place; with ... it is left out."""
    copy: Any = dict(doc)
    holder = copy
    for key in path[:-1]:
        holder[key] = dict(holder[key]) if isinstance(holder[key], dict) else list(holder[key])
        holder = holder[key]
    if value is ...:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    found: Doc = copy
    return found


def kind_of(path: Where) -> str:
    """Places with the same kind of value: numbers in the path do not matter."""
    return ".".join("*" if isinstance(key, int) else key for key in path)


def seen_values(docs: list[Doc]) -> dict[str, list[Any]]:
    """Return the values found in places of each kind, each once, in the order of the tables."""
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    for doc in docs:
        for path in places(doc):
            found[kind_of(path)].setdefault(json.dumps(at(doc, path)), at(doc, path))
    return {kind: list(values.values()) for kind, values in found.items()}


def replacements(doc: Doc, path: Where, seen: dict[str, list[Any]], turn: int) -> list[Any]:
    value = at(doc, path)
    found: list[Any] = [...]
    if type(value) is int:
        found += [number for number in (-1, 0, value - 1, value + 1) if number != value]
    elif type(value) is bool:
        found.append(not value)
    others = [other for other in seen[kind_of(path)] if other != value and other not in found]
    found += [others[(turn + number) % len(others)] for number in range(min(VALUES, len(others)))]
    return found


def outcome(game: Game, doc: Doc) -> Any:
    """Return the refusal of a position, or the position that it is read as."""
    try:
        state = game.from_position(doc)
    except BadPosition as error:
        return error.where
    return [state.to_position(), state.legal_actions()]


def spoiled(game: Game, doc: Doc, number: int, seen: dict[str, list[Any]]) -> dict[str, str]:
    found: dict[str, list[Any]] = defaultdict(list)
    for turn, path in enumerate(places(doc)):
        if path[0] != "prompt" and (turn + number) % SHARE:
            continue
        for value in replacements(doc, path, seen, turn + number):
            found[str(path[0])].append(outcome(game, changed(doc, path, value)))
    return {key: digest(outcomes) for key, outcomes in found.items()}


def lines_of(game: Game, doc: Doc, number: int, seen: dict[str, list[Any]], scratch: State) -> list[str]:
    """Return the lines of one table."""
    state = game.from_position(doc)
    runs = [(reason, len(list(codes))) for reason, codes in groupby(refused(state))]
    answers = [f"{state.name(code)}: {digest(what_follows(state, code, scratch))}" for code in some_answers(state)]
    return [
        json.dumps(doc),
        "refused " + " ".join(f"{reason}*{times}" if times > 1 else reason for reason, times in runs),
        "answers " + ", ".join(answers),
        "spoiled " + ", ".join(f"{key}: {found}" for key, found in spoiled(game, doc, number, seen).items()),
    ]


def lines(id: str, docs: list[Doc], parts: int = 1, part: int = 0) -> Iterator[list[str]]:
    """Yield the lines of every table, or of one part of them."""
    game = games.get(id)
    seen, scratch = seen_values(docs), game.blank()
    for number, doc in enumerate(docs):
        if number % parts == part:
            yield lines_of(game, doc, number, seen, scratch)


def check(id: str, parts: int, part: int) -> None:
    """Fails at the first line that is not as it was written down."""
    written = file_of(id).read_text("utf-8").splitlines()
    for found in lines(id, tables(id), parts, part):
        start = written.index(found[0])
        for number, line in enumerate(found, start):
            assert line == written[number], f"{file_of(id).name}, line {number + 1}: see tests/questions.py"


# Which tables.


def some_game(game: Game, number: int) -> Iterator[State]:
    """The states of a seeded game; of the verbs that may be used each is as likely."""
    seats = [*game.seats, *game.extra_player_counts]
    players = seats[number % len(seats)]
    variants = game.variants(players)
    state, dealer, rng = (
        game.start(players, **variants[number // len(seats) % len(variants)]),
        SimDealer(number),
        Rng(number, 9),
    )
    while state.turn != OVER:
        yield state
        if state.turn == CHANCE:
            state.apply(dealer.pick(state))
            continue
        codes = state.legal_actions()
        verbs = sorted({state.name(code).partition(" ")[0] for code in codes})
        verb = verbs[rng.below(len(verbs))]
        codes = [code for code in codes if state.name(code).partition(" ")[0] == verb]
        state.apply(codes[rng.below(len(codes))])
    yield state


def outline(state: State) -> str:
    """Tables with the same one are much alike."""
    prompt = state.view(state.turn if state.turn >= 0 else None).data["prompt"]
    verbs = sorted({state.name(code).partition(" ")[0] for code in some_answers(state)})
    return json.dumps([state.players, prompt["ask"], sorted(prompt["args"]), verbs])


def shown(state: State, scratch: State) -> set[str]:
    """Return the features of a table: who is asked what, about what, what is refused why, and what the answers do."""
    prompt = state.view(state.turn if state.turn >= 0 else None).data["prompt"]
    ask = prompt["ask"]
    found = {f"{ask} for two" if state.players == 2 else ask}
    found |= {f"{ask} {name} {value in FIRST}" for name, value in prompt["args"].items()}
    found |= {f"{ask} {reason}" for reason in refused(state)}
    for code in some_answers(state):
        verb = state.name(code).partition(" ")[0]
        told = what_follows(state, code, scratch)[1]
        found |= {f"{ask} {event.kind}" for event in told}
        found.add(f"{ask} {verb} then {scratch.view(None).data['prompt']['ask']}")
    return found


def candidates(game: Game, number: int) -> Iterator[Doc]:
    """Tables of a number of games, a few of each outline."""
    known: Counter[str] = Counter()
    for seed in range(number):
        for state in some_game(game, seed):
            name = outline(state)
            known[name] += 1
            if known[name] in (1, 3, 9, 27):
                yield json.loads(json.dumps(state.to_position()))


def collect(id: str) -> list[Doc]:
    """As few tables as show everything that all of them show."""
    game = games.get(id)
    scratch = game.blank()
    left = [(doc, shown(game.from_position(doc), scratch)) for doc in candidates(game, GAMES[id])]
    missing = {thing for _, things in left for thing in things}
    found = []
    while missing:
        doc, things = max(left, key=lambda table: (len(table[1] & missing), -len(json.dumps(table[0]))))
        found.append(doc)
        missing -= things
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=list(GAMES), metavar="GAME")
    parser.add_argument("--write", action="store_true", help="write what the tables say")
    parser.add_argument("--collect", action="store_true", help="pick other tables")
    asked = parser.parse_args()
    kept = True
    for id in asked.games:
        docs = collect(id) if asked.collect else tables(id)
        text = "".join(line + "\n" for found in lines(id, docs) for line in found)
        kept &= keep(file_of(id), text, asked.write)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
