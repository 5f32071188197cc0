"""A game under way in one terminal: its record, the draft of the person who decides, the bots, taking back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias, TypeVar

from folkmoot import bots
from folkmoot.arena.guests import Guest, ask, dismiss, invite, is_guest
from folkmoot.bots.levels import HINTS, STAND_IN
from folkmoot.bots.names import bot_name
from folkmoot.bots.thinking import Thought
from folkmoot.core import (
    ALL,
    CHANCE,
    OVER,
    BadRecord,
    Dealer,
    Doc,
    Event,
    FolkmootError,
    Game,
    Recorder,
    ScriptDealer,
    SimDealer,
    State,
    replay,
    standing_moves,
)
from folkmoot.core.record_fields import LONGEST_NAME
from folkmoot.core.records import Moment, played_with

T = TypeVar("T")
Thinking: TypeAlias = Callable[[Callable[[], bool] | None], T]
"""A question to a bot, to be called in any thread: it has taken from the table what it needs. It is told how to ask
whether it was called off."""
HUMAN = "human"
OUT_OF_ORDER = "out_of_order"
"""Code of a refusal that a step would not get earlier in the draft."""


class Sitting:
    """One table of one terminal. `seats` says who plays: HUMAN, the level of a bot, or the word of one's own."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Doc,
        seed: int,
        names: Sequence[str] = (),
        start: Doc | None = None,
    ) -> None:
        people = (name[:LONGEST_NAME] for name in names)
        docs = [
            {"name": next(people, None) if who == HUMAN else bot_name(seat), "plays": who}
            for seat, who in enumerate(seats)
        ]
        self._begin(Recorder(game, SimDealer(seed), len(seats), options, start, seats=docs), seats, seed)

    def _begin(self, recorder: Recorder, seats: Sequence[str], seed: int) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.seats = list(seats)
        self.seed = seed
        self.steps: list[int] = []
        """The draft of the deciding person, not yet part of the record."""
        self.draft: State = recorder.state.clone()
        self.standing = [(n, recorder.rows[n - 1]["seat"]) for n in standing_moves(recorder.rows)]
        """Number and seat of every move that was not taken back."""
        self.told: list[tuple[Doc, Sequence[Event]]] = [(row, ()) for row in recorder.rows]
        """The rows of this table, with what happened in those that were played here."""
        self.happened: list[Doc] = []
        """Events as the log of this terminal may show them; `take_log` empties it."""
        self.guests: dict[int, Guest] = {}
        """Bots of one's own, by seat."""
        self.failed: list[tuple[int, FolkmootError]] = []
        """Those that did something wrong and were replaced; `take_failed` empties it."""

    @classmethod
    def resume(cls, game: Game, doc: Doc, seed: int, bot: str = STAND_IN) -> Sitting:
        """Go on with a record. Chance comes from its own dealer where that is known, else from this seed. A bot of
        somebody's own is never loaded because a record names it: `bot` takes its seat."""
        game = played_with(game, doc)
        moments = list(replay(game, doc))
        players = moments[0].state.players
        seats = who_plays(doc, players, bot)
        opening = {key: doc.get(key) for key in ("game", "rules", "box", "players", "options", "start")}
        opening |= {
            "options": doc.get("options") or {},
            "seats": doc.get("seats") or [],
            "salts": doc.get("salts") or [],
        }
        if game.corrections:
            opening["corrections"] = game.corrections
        if doc.get("notes") is not None:
            opening["notes"] = doc["notes"]
        sitting = cls.__new__(cls)
        sitting._begin(Recorder.resume(game, dealer_after(doc, moments, seed), opening, doc["rows"]), seats, seed)
        return sitting

    @property
    def names(self) -> list[str | None]:
        """Return the names of the record's seats, None for a seat without a name."""
        docs = self.recorder.opening["seats"]
        return [docs[seat].get("name") if seat < len(docs) else None for seat in range(len(self.seats))]

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    @property
    def state(self) -> State:
        """The table with the draft under way."""
        return self.draft

    @property
    def bot(self) -> str | None:
        """The level that decides now, None if a person does or the game is over."""
        turn = self.state.turn
        return self.seats[turn] if turn >= 0 and self.seats[turn] != HUMAN else None

    @property
    def watcher(self) -> int | None:
        """Through whose eyes the terminal may look when no person decides: the only one's, else nobody's."""
        if self.recorder.state.turn == OVER:
            return ALL
        return self.humans[0] if len(self.humans) == 1 else None

    def has_secret(self, seat: int) -> bool:
        """Return True if this seat sees anything that the others must not."""
        own, all = self.state.view(seat).data, self.state.view(None).data
        return any(own[key] != all[key] for key in own if key != "seat")

    def legal(self) -> list[Doc]:
        """List the legal actions, including those that belong before steps already in the draft."""
        return [self.state.describe(code) for code in sorted((*self.state.legal_actions(), *self.earlier()))]

    def earlier(self) -> dict[int, list[int]]:
        """Actions that only come too late in the order of a draft, with its steps as they would have been in order."""
        found = {}
        for code in range(self.game.num_actions) if self.steps and self.seats[self.state.turn] == HUMAN else ():
            refusal = self.state.refusal(code)
            steps = self._in_order(code) if refusal is not None and refusal.code == OUT_OF_ORDER else None
            if steps:
                found[code] = steps
        return found

    def _in_order(self, code: int) -> list[int] | None:
        for place in range(len(self.steps) - 1, -1, -1):
            steps = [*self.steps[:place], code, *self.steps[place:]]
            state = self.recorder.state.clone()
            for step in steps:
                if state.refusal(step) is not None:
                    break
                state.apply(step)
            else:
                return steps
        return None

    def can(self, code: int) -> bool:
        return code in self.state.legal_actions() or code in self.earlier()

    def act(self, code: int) -> None:
        """One step of the deciding seat; where it closes a draft, the whole goes into the record."""
        steps = self.earlier().get(code)
        if steps is not None:
            self._draft(steps)
            return
        self.draft.apply(code)
        self.steps.append(code)
        if self.draft.drafting:
            return
        before = self.recorder.state.clone()
        row = self.recorder.move(self.steps)
        self.standing.append((row["n"], row["seat"]))
        self._tell(before, row)
        self._close()

    def _close(self) -> None:
        self.steps = []
        self.draft = self.recorder.state.clone()
        if self.draft.turn == OVER and self.recorder.rows[-1]["kind"] != "end":
            self.recorder.finish()

    def _tell(self, before: State, row: Doc) -> None:
        before.watch()
        for step in row["steps"]:
            before.apply(before.parse(step))
        viewer = self.humans[0] if len(self.humans) == 1 else None
        events = before.take_events()
        self.told.append((row, events))
        for event in events:
            told = event.for_seat(viewer)
            if told is not None:
                self.happened.append(told)

    def take_log(self) -> list[Doc]:
        told, self.happened = self.happened, []
        return told

    def ask_bot(self) -> Thinking[int]:
        """Return the task that computes the next step of the bot to move."""
        level = self.bot
        assert level is not None
        if is_guest(level):
            return self._ask_guest(int(self.state.turn), level)
        think = self._ask(level)
        return lambda cancelled: think(cancelled).code

    def _ask_guest(self, seat: int, word: str) -> Thinking[int]:
        """One that fails is replaced for the rest of the game."""
        game, view, instead = self.game, self.state.view(seat), self._ask(STAND_IN)

        def think(cancelled: Callable[[], bool] | None) -> int:
            try:
                if seat not in self.guests:
                    self.guests[seat] = invite(word)
                return ask(self.guests[seat], word, game, view, self.seed + len(self.recorder.rows))
            except FolkmootError as error:
                self.seats[seat] = STAND_IN
                self.failed.append((seat, error))
                return instead(cancelled).code

        return think

    def take_failed(self) -> list[tuple[int, FolkmootError]]:
        told, self.failed = self.failed, []
        return told

    def close(self) -> None:
        """Nobody plays on: programs end."""
        while self.guests:
            dismiss(self.guests.popitem()[1])

    def ask_hint(self) -> Thinking[Thought]:
        """Return the task that computes a strong bot's choice for the person to move."""
        return self._ask(HINTS)

    def _ask(self, level: str) -> Thinking[Thought]:
        game, view = self.game, self.state.view(self.state.turn)
        seed = (self.seed + 1) * 1_000_003 + len(self.recorder.rows) * 64 + len(self.steps)
        return lambda cancelled: bots.explain(game, view, level, seed % 2**63, bots.Budget(cancelled=cancelled))

    def _draft(self, steps: list[int]) -> None:
        """These steps instead of those of the draft."""
        self._close()
        for code in steps:
            self.draft.apply(code)
        self.steps = steps

    def take_back(self) -> bool:
        """The last step of a draft, else everything since the last move of a person; False if there is none."""
        if self.steps:
            self._draft(self.steps[:-1])
            return True
        moves = [index for index, (_, seat) in enumerate(self.standing) if seat in self.humans]
        if not moves or self.recorder.rows[-1]["kind"] == "end":
            return False
        row, seat = self.standing[moves[-1]]
        assert seat is not None
        self.recorder.undo(seat, row - 1)
        self.told.append((self.recorder.rows[-1], ()))
        del self.standing[moves[-1] :]
        self._close()
        return True


def who_plays(doc: Doc, players: int, bot: str) -> list[str]:
    """Return the player of each seat of a record: a level of bot, `bot` in place of an external one, else a person."""
    docs = doc.get("seats") or []
    if not isinstance(docs, list) or not all(isinstance(seat, dict) for seat in docs):
        raise BadRecord("seats", "not a list of objects, one for each seat", "seats-list")
    plays = [str(seat.get("plays")) for seat in docs[:players]] + [HUMAN] * (players - len(docs))
    return [bot if is_guest(who) else who if who in bots.LEVELS else HUMAN for who in plays]


def dealer_after(doc: Doc, moments: Sequence[Moment], seed: int) -> Dealer:
    """The dealer of a record where the record ends, so that what comes now can be verified as well."""
    if doc["dealer"]["kind"] != "sim":
        return ScriptDealer([], then=SimDealer(seed))
    dealer = SimDealer(doc["dealer"]["seed"])
    for before, moment in pairwise(moments):
        if moment.row is None or moment.row["kind"] != "move":
            continue
        state = before.state.clone()
        for step in moment.row["steps"]:
            if state.turn == CHANCE:
                dealer.pick(state)
            state.apply(state.parse(step))
    return dealer
