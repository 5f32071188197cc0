"""`conformance(game)`: the one check that every game passes, with every number of players and every option.

Thousands of quick games are played with the cheap checks at every step. A few deep games for each setting add, at
random steps, everything that is costly: refusals over all codes, copies, positions, views, samples, events, records.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from folkmoot.core.changes import change
from folkmoot.core.contract import ALL, CHANCE, OVER, Game, State
from folkmoot.core.dealers import SimDealer
from folkmoot.core.errors import BadNotation, BadRecord, FolkmootError, IllegalAction
from folkmoot.core.fair import FairDealer
from folkmoot.core.recorder import Recorder
from folkmoot.core.records import replay, verify
from folkmoot.core.rng import Rng
from folkmoot.core.values import Doc

HEAD = ["game", "rules", "players", "turn", "prompt", "over"]
PROMPT = {"seat", "ask", "rule", "args", "done", "of"}
DESCRIPTION = {"code", "text", "verb", "operands", "rules", "final", "effects"}
OUTCOMES = {"won", "shared", "lost", "victory", "completed", "limit"}
NOT_ACTIONS: tuple[Any, ...] = (None, True, False, -1, 2**70, -(2**70), 1.0, "draw", b"0", [], object())
CHECK_STREAM = 77
KEPT = 4
"""Older copies of a state that are compared again."""
FAR = 300
"""The other game that a state is copied into has at most this many steps."""
ROWS = 60
"""Rows of the record that is verified."""
FOLLOWED = 2
"""Seats of a deep game whose views are folded from events; other seats in other games."""


class NotConforming(FolkmootError):
    """A game breaks the contract; the text names the setting, the seed, the step and what is wrong."""


@dataclass
class Report:
    """Amounts of everything that was checked."""

    settings: int = 0
    games: int = 0
    decisions: int = 0
    deep_steps: int = 0
    samples: int = 0
    samples_that_differ: int = 0
    records: int = 0


def conformance(
    game: Game, games: int = 2000, deep: int = 1, seed: int = 0, steps: int = 25, most: int | None = None
) -> Report:
    """Check a game; raises NotConforming.

    `games` quick games are spread over all settings; each setting has `deep` deep games with about `steps` deep steps.
    With `most`, no more settings than that are tried, at even distances.
    """
    report = Report()
    check_codes(game)
    settings = list(enumerate((players, given) for players in game.numbers() for given in game.variants(players)))
    if not settings:
        raise NotConforming(f"{game.id}: no setting to play with")
    if most is not None and most < len(settings):
        settings = [settings[index * len(settings) // most] for index in range(most)]
    report.settings = len(settings)
    for place, (number, (players, given)) in enumerate(settings):
        quick = games // len(settings) + (place < games % len(settings))
        for index in range(max(quick, 1)):
            Match(game, players, given, seed_of(seed, number, index), report).play_quick()
        for index in range(deep):
            Match(game, players, given, seed_of(seed, number, index), report).play_deep(steps)
        check_record(game, players, given, seed + number, report)
    return report


def seed_of(seed: int, setting: int, index: int) -> int:
    """Another one for every game."""
    return seed * 1_000_003 + index * 7919 + setting


def check_codes(game: Game) -> None:
    """Every code has one meaning and every meaning one code."""
    state = game.blank()
    names = [state.name(code) for code in range(game.num_actions + game.num_chance)]
    if len(set(names)) != len(names):
        raise NotConforming(f"{game.id}: two codes have one name: {sorted({n for n in names if names.count(n) > 1})}")
    for code, name in enumerate(names):
        if state.parse(name) != code:
            raise NotConforming(f"{game.id}: {name!r} parses to {state.parse(name)}, not {code}")
    for text in ("", "no such thing", "\x00", "take", "9" * 50):
        try:
            state.parse(text)
        except BadNotation:
            continue
        raise NotConforming(f"{game.id}: {text!r} is taken for an action")


def as_text(value: object) -> str:
    return orjson.dumps(value).decode()


class Match:
    """One game of one setting under one seed."""

    def __init__(self, game: Game, players: int, given: Doc, seed: int, report: Report) -> None:
        self.game = game
        self.given = given
        self.seed = seed
        self.report = report
        self.state = game.start(players, **given)
        self.players = players
        self.dealer = SimDealer(seed)
        self.step_number = 0
        self.decisions = 0
        self.components = game.count_components(self.state)
        self.rng = Rng(seed, CHECK_STREAM)

    def need(self, condition: bool, what: str) -> None:
        if not condition:
            where = f"{self.game.id} players={self.players} {self.given} seed={self.seed} step={self.step_number}"
            raise NotConforming(f"{where}: {what}")

    def choices(self, state: State) -> list[int]:
        """The codes that may be applied now, with what every list must be."""
        if state.turn == CHANCE:
            outcomes = state.chance_outcomes()
            codes = [code for code, _ in outcomes]
            self.need(bool(codes), "chance decides but nothing can come")
            self.need(all(type(w) is int and w > 0 for _, w in outcomes), "a weight is not a positive number")
            self.need(not state.legal_actions(), "legal actions while chance decides")
            low, high = self.game.num_actions, self.game.num_actions + self.game.num_chance
        else:
            codes = state.legal_actions()
            self.need(bool(codes) or state.turn == OVER, "a seat decides but nothing is legal")
            self.need(not state.chance_outcomes(), "chance outcomes while chance does not decide")
            low, high = 0, self.game.num_actions
        if codes != sorted(set(codes)):
            self.need(False, f"not ascending: {codes}")
        if codes and not low <= codes[0] <= codes[-1] < high:
            self.need(False, f"codes out of range: {codes}")
        return codes

    def advance(self) -> None:
        """One random step."""
        if self.state.turn == CHANCE:
            self.dealer.deal(self.state)
        else:
            self.state.apply(self.dealer.choose(self.state))
            self.decisions += 1
            self.need(self.decisions <= self.game.max_decisions, "more decisions than max_decisions")
        self.step_number += 1
        self.need(self.state.turn in (CHANCE, OVER) or 0 <= self.state.turn < self.players, "turn isn't a seat")

    def play_quick(self) -> None:
        while self.state.turn != OVER:
            self.choices(self.state)
            scores = self.state.scores()
            self.need(len(scores) == self.players and all(type(x) is int for x in scores), f"scores are {scores}")
            self.advance()
            if self.rng.below(16) == 0:
                self.check_components()
        self.check_components()
        self.check_end()
        self.report.games += 1
        self.report.decisions += self.decisions

    def check_components(self) -> None:
        found = self.game.count_components(self.state)
        changed = {key: (self.components.get(key), found.get(key)) for key in {**found, **self.components}}
        wrong = {key: pair for key, pair in changed.items() if pair[0] != pair[1]}
        self.need(not wrong, f"components are not conserved (before, now): {wrong}")

    def check_end(self) -> None:
        state = self.state
        self.need(state.legal_actions() == [] and state.chance_outcomes() == [], "choices after the end")
        result = state.result()
        self.need(result is not None, "no result at the end")
        assert result is not None
        self.need(result.outcome in OUTCOMES, f"outcome {result.outcome!r}")
        self.need(list(result.scores) == state.scores(), "the result's scores are not the state's")
        ranks = list(result.ranks)
        self.need(len(ranks) == self.players and min(ranks) == 1, f"ranks are {ranks}")
        self.need(all(rank == 1 + sum(r < rank for r in ranks) for rank in ranks), f"ranks are {ranks}")
        self.need(all(0 <= seat < self.players for seat in result.winners), f"winners are {result.winners}")
        if self.game.is_cooperative(self.players, self.given):
            self.need(max(ranks) == 1, f"all win or lose together, and ranks are {ranks}")
        if result.outcome in ("won", "shared"):
            self.need(list(result.winners) == [s for s, r in enumerate(ranks) if r == 1], "winners do not rank first")

    # Deep games.

    def play_deep(self, steps: int) -> None:
        """Everything, at about `steps` random steps; events at every step."""
        length = self.measure()
        own = {(self.seed + number) % self.players for number in range(FOLLOWED)}
        watchers: list[int | None] = [None, ALL, *sorted(own)]
        self.state.watch()
        folded = {seat: copy.deepcopy(self.state.view(seat).data) for seat in watchers}
        closed = self.state.clone()
        keep: list[tuple[State, str]] = []
        while True:
            deep = self.rng.below(max(length // steps, 1)) == 0 or self.state.turn == OVER
            drafting = self.state.drafting
            if deep:
                self.check_state(keep)
            if not drafting:
                closed.copy_from(self.state)
            if deep or (drafting and self.rng.below(8) == 0):
                for seat in watchers:
                    self.check_watcher(seat, folded[seat], closed, deep)
                if keep:
                    self.check_changes(watchers[self.rng.below(len(watchers))], keep[self.rng.below(len(keep))][0])
            if self.state.turn == OVER:
                break
            self.advance()
            if self.rng.below(4) == 0:
                self.check_components()
            for event in self.state.take_events():
                for seat in watchers:
                    shown = event.for_seat(seat)
                    if shown is not None:
                        self.game.fold(folded[seat], orjson.loads(as_text(shown)))
        self.check_end()
        self.report.games += 1
        self.report.decisions += self.decisions

    def measure(self) -> int:
        """The number of steps of this very game, found by playing a copy."""
        state, dealer = self.state.clone(), SimDealer(self.seed)
        steps = 0
        while state.turn != OVER:
            if state.turn == CHANCE:
                dealer.deal(state)
            else:
                state.apply(dealer.choose(state))
            steps += 1
        return steps

    def check_state(self, keep: list[tuple[State, str]]) -> None:
        """Everything about the state itself."""
        self.report.deep_steps += 1
        state = self.state
        before = as_text(state.to_position())
        self.check_refusals(before)
        self.check_words()
        self.check_position(before)
        self.check_copies(before, keep)
        self.check_rows()
        self.need(as_text(state.to_position()) == before, "looking at the state has changed it")

    def check_refusals(self, before: str) -> None:
        state = self.state
        legal = set(self.choices(state))
        illegal = []
        for code in range(self.game.num_actions + self.game.num_chance):
            refusal = state.refusal(code)
            if (refusal is None) != (code in legal):
                self.need(False, f"{state.name(code)}: refusal {refusal}, legal {code in legal}")
            if refusal is not None:
                illegal.append(code)
                orjson.dumps(dict(refusal.args))
        step = max(len(illegal) // 20, 1)
        outside = (self.game.num_actions + self.game.num_chance, 10**6)
        for action in (*illegal[self.step_number % step :: step], *outside, *NOT_ACTIONS):
            self.need(state.refusal(action) is not None, f"{action!r} is not refused")
            try:
                state.apply(action)
            except IllegalAction as error:
                self.need(error.refusal == state.refusal(action), "the error's refusal is another")
                continue
            self.need(False, f"{action!r} was applied")
        self.need(as_text(state.to_position()) == before, "a refused action has changed the state")

    def check_words(self) -> None:
        state = self.state
        for code in self.choices(state):
            self.need(state.parse(state.name(code)) == code, f"{state.name(code)!r} does not parse back")
            described = orjson.loads(as_text(state.describe(code)))
            self.need(set(described) >= DESCRIPTION, f"describe lacks {DESCRIPTION - set(described)}")
            after = state.clone()
            after.apply(code)
            ends = after.turn != state.turn or (state.drafting and not after.drafting)
            if state.turn >= 0 and ends:
                self.need(described["final"] is True, f"{state.name(code)} is final and not described so")

    def check_position(self, before: str) -> None:
        again = self.game.from_position(orjson.loads(before))
        self.need(as_text(again.to_position()) == before, "the position does not round trip")
        self.same(again, "the state of the position")

    def same(self, other: State, what: str) -> None:
        """Another state must be this one to everybody."""
        state = self.state
        self.need(other.turn == state.turn, f"{what} has another turn")
        self.need(other.drafting == state.drafting, f"{what} is drafting otherwise")
        self.need(other.legal_actions() == state.legal_actions(), f"{what} has other legal actions")
        self.need(other.chance_outcomes() == state.chance_outcomes(), f"{what} has other chances")
        self.need(other.scores() == state.scores() and other.rows() == state.rows(), f"{what} has other scores")
        for seat in (None, ALL, *range(self.players)):
            self.need(
                as_text(other.view(seat).data) == as_text(state.view(seat).data), f"{what}: seat {seat} sees other"
            )

    def check_copies(self, before: str, keep: list[tuple[State, str]]) -> None:
        """A clone and a copy go their own ways; older copies stay as they were."""
        for old, position in keep:
            self.need(as_text(old.to_position()) == position, "an older copy has changed")
        clone = self.state.clone()
        self.same(clone, "the clone")
        target = self.somewhere_else()
        target.copy_from(self.state)
        self.same(target, "the copy")
        self.need(clone.take_events() == [] and target.take_events() == [], "a copy carries events")
        keep.append((self.state.clone(), before))
        del keep[:-KEPT]
        SimDealer(self.seed + self.step_number).playout(clone)
        self.need(as_text(self.state.to_position()) == before, "playing a clone has changed the original")
        self.need(as_text(target.to_position()) == before, "playing a clone has changed another copy")
        SimDealer(self.seed + self.step_number).playout(target)
        self.need(as_text(self.state.to_position()) == before, "playing a copy has changed the original")
        self.need(as_text(target.to_position()) == as_text(clone.to_position()), "clone and copy play differently")

    def somewhere_else(self) -> State:
        """A state in the middle of another game, perhaps with more seats: a copy must leave nothing of it."""
        numbers = self.game.numbers()
        players = numbers[self.step_number % len(numbers)]
        state = self.game.start(players, **self.game.variants(players)[0])
        dealer = SimDealer(self.seed)
        for _ in range(int(self.rng.below(FAR))):
            if state.turn == OVER:
                break
            state.step(dealer.pick(state) if state.turn == CHANCE else dealer.choose(state))
        return state

    def check_rows(self) -> None:
        total = [0] * self.players
        for row in self.state.rows():
            points = [0] * self.players
            for part in row.parts:
                points[part.seat] += part.points
                orjson.dumps(dict(part.args))
            self.need(points == list(row.points), f"row {row.id}: parts give {points}, the row {list(row.points)}")
            total = [a + b for a, b in zip(total, points, strict=True)]
        self.need(total == self.state.scores(), f"rows give {total}, scores are {self.state.scores()}")

    def check_changes(self, seat: int | None, other: State) -> None:
        """From any state of a game to any other, forwards and back."""
        for before, after in ((other, self.state), (self.state, other)):
            data = copy.deepcopy(before.view(seat).data)
            change(data, orjson.loads(orjson.dumps(after.changes(before, seat))))
            due = after.view(seat).data
            if as_text(data) != as_text(due):
                self.need(False, f"seat {seat}: changes do not lead to the view{difference(data, due)}")

    def check_watcher(self, seat: int | None, folded: Doc, closed: State, deep: bool) -> None:
        """Check the view of a seat, a spectator (None) or ALL."""
        state = self.state
        view = state.view(seat)
        text = as_text(view.data)
        if as_text(folded) != text:
            self.need(False, f"seat {seat}: events do not fold to the view{difference(folded, view.data)}")
        if state.drafting and seat not in (state.turn, ALL):
            self.need(text == as_text(closed.view(seat).data), f"seat {seat} sees a draft of seat {state.turn}")
        if not deep:
            return
        together = state.views([None, seat, ALL])[1]
        self.need(as_text(together.data) == text, f"seat {seat}: views made together differ from one alone")
        self.need(list(view.data)[: len(HEAD)] == HEAD, f"a view begins with {HEAD}")
        self.need(set(view.data["prompt"]) == PROMPT, f"a prompt has {PROMPT}")
        loaded = self.game.load_view(orjson.loads(text))
        self.need(as_text(loaded.data) == text, "the view does not round trip through JSON")
        decides = seat == ALL or seat == state.turn
        if decides and state.turn >= 0:
            texts = [doc["text"] for doc in loaded.legal]
            self.need(texts == [state.name(code) for code in state.legal_actions()], "the view lists other actions")
        elif state.turn >= 0:
            self.need(loaded.legal == [], "a view offers actions to a seat that does not decide")
        seen = closed if state.drafting and not decides else state
        hidden = self.game.hidden_from(seen, seat)
        for number in range(2):
            sample = loaded.sample(self.seed * 31 + self.step_number + number)
            self.check_sample(sample, seat, text)
            if hidden is not None:
                self.check_hidden(hidden, sample, seat, seen)

    def check_sample(self, sample: State, seat: int | None, text: str) -> None:
        """Check that a sample draws only hidden things: the seat's view and choices must be the same."""
        self.report.samples += 1
        self.need(as_text(sample.view(seat).data) == text, f"seat {seat}: a sample gives another view")
        position = sample.to_position()
        self.need(
            as_text(self.game.from_position(position).to_position()) == as_text(position), "a sample isn't a position"
        )
        found = self.game.count_components(sample)
        self.need(found == self.components, "a sample has other components")
        if as_text(position) != as_text(self.state.to_position()):
            self.report.samples_that_differ += 1
            self.need(seat != ALL, "a sample from everything differs")
        if self.state.turn >= 0 and seat == self.state.turn:
            codes = self.state.legal_actions()
            self.need(sample.legal_actions() == codes, "a sample has other legal actions")
            told = [as_text(self.state.describe(code)) for code in codes]
            together = [as_text(found) for found in self.state.game.describe_all(self.state, codes)]
            self.need(told == together, "actions are described otherwise when all are described at once")
            self.need(told == [as_text(sample.describe(code)) for code in codes], "a description tells what is hidden")

    def check_hidden(self, hidden: dict[str, int], sample: State, seat: int | None, seen: State) -> None:
        """Check that `hidden_from` follows from the view alone, and that samples draw nothing else."""
        self.need(all(count > 0 for count in hidden.values()), f"seat {seat}: hidden_from lists {hidden}")
        if not self.state.drafting:
            again = self.game.hidden_from(sample, seat)
            self.need(again == hidden, f"seat {seat}: {again} is hidden in a sample, {hidden} in the state")
        if not hidden:
            same = as_text(sample.to_position()) == as_text(seen.to_position())
            self.need(same, f"seat {seat}: nothing is hidden, but samples differ")


def difference(old: Doc, new: Doc) -> str:
    """The first field in which two views differ."""
    for key in new:
        if as_text(old.get(key)) != as_text(new[key]):
            return f": {key} is {as_text(old.get(key))[:300]}, should be {as_text(new[key])[:300]}"
    return ""


def check_record(game: Game, players: int, given: Doc, seed: int, report: Report) -> None:
    """A fair game replays and verifies; changed in one place it is refused, naming that row."""
    recorder = Recorder(game, FairDealer(seed.to_bytes(32, "big")), players, given)
    chooser = SimDealer(seed)
    for _ in range(ROWS):
        if recorder.state.turn < 0:
            break
        state = recorder.state.clone()
        steps: list[int] = []
        seat = state.turn
        while state.turn == seat and (state.drafting or not steps):
            steps.append(chooser.choose(state))
            state.apply(steps[-1])
        recorder.move(steps)
    recorder.finish("over" if recorder.state.turn == OVER else "stopped")
    doc = orjson.loads(as_text(recorder.record()))
    states = list(replay(game, doc))
    if as_text(states[-1].state.to_position()) != as_text(recorder.state.to_position()):
        raise NotConforming(f"{game.id} players={players} {given} seed={seed}: the record replays to another state")
    verify(game, doc)
    for where, changed in tampered(doc):
        try:
            verify(game, changed)
        except BadRecord as error:
            if not error.where.startswith(where):
                raise NotConforming(f"{game.id}: a change at {where} was noticed at {error.where}: {error}") from None
            continue
        raise NotConforming(f"{game.id} players={players} {given} seed={seed}: a change at {where} went unnoticed")
    report.records += 1


def tampered(doc: Doc) -> Iterator[tuple[str, Doc]]:
    """Records with one thing changed, and the row or field that must be named."""
    rows = len(doc["rows"])
    for index in (rows // 3, rows // 2, rows - 1):
        changed = copy.deepcopy(doc)
        digest = changed["rows"][index]["digest"]
        changed["rows"][index]["digest"] = digest[:-1] + ("0" if digest[-1] != "0" else "1")
        yield f"rows[{index}]", changed
    changed = copy.deepcopy(doc)
    changed["dealer"]["seed"] = "00" * 31 + "ff"
    yield "dealer.commitment", changed
    changed = copy.deepcopy(doc)
    del changed["rows"][rows // 2]
    yield f"rows[{rows // 2}]", changed
