"""A game under way in one terminal: its record, the draft of the person who decides, the bots, taking back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from folkmoot import bots
from folkmoot.bots.thinking import Thought
from folkmoot.core import ALL, CHANCE, Doc, FolkmootError, Game, Recorder, ScriptDealer, SimDealer, State

HUMAN = "human"
HINT = "strong"
"""The level that gives hints."""


class Sitting:
    """One table of one terminal. `seats` says who plays: HUMAN or the level of a bot."""

    def __init__(self, game: Game, seats: Sequence[str], options: Doc, seed: int) -> None:
        docs = [{"name": None, "plays": who} for who in seats]
        self._begin(Recorder(game, SimDealer(seed), len(seats), options, seats=docs), seats, seed)

    def _begin(self, recorder: Recorder, seats: Sequence[str], seed: int) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.seats = list(seats)
        self.seed = seed
        self.steps: list[int] = []
        """The draft of the deciding person, not yet part of the record."""
        self.draft: State = recorder.state.clone()
        self.standing = [(row["n"], row["seat"]) for row in recorder.rows if row["kind"] == "move"]
        self.happened: list[Doc] = []
        """Events as the log of this terminal may show them; `take_log` empties it."""

    @classmethod
    def resume(cls, game: Game, doc: Doc, seed: int) -> Sitting:
        """Go on with a record: what was dealt comes again, what is new comes from this seed."""
        seats = [str(seat.get("plays", HUMAN)) for seat in doc.get("seats") or []]
        seats = seats or [HUMAN] * int(doc["players"])
        sitting = cls.__new__(cls)
        replayer = Replayer(game, doc)
        recorder = replayer.recorder
        recorder.dealer = SimDealer(seed)
        sitting._begin(recorder, seats, seed)
        sitting.standing = replayer.standing
        return sitting

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
        if self.recorder.state.turn == -2:
            return ALL
        return self.humans[0] if len(self.humans) == 1 else None

    def has_secret(self, seat: int) -> bool:
        """Whether this seat sees anything that the others must not."""
        own, all = self.state.view(seat).data, self.state.view(None).data
        return any(own[key] != all[key] for key in own if key != "seat")

    def legal(self) -> list[Doc]:
        return [self.state.describe(code) for code in self.state.legal_actions()]

    def act(self, code: int) -> None:
        """One step of the deciding seat; where it closes a draft, the whole goes into the record."""
        self.draft.apply(code)
        self.steps.append(code)
        if self.draft.drafting:
            return
        before = self.recorder.state.clone()
        row = self.recorder.move(self.steps)
        self.standing.append((row["n"], row["seat"]))
        self._tell(before, row["steps"])
        self._close()

    def _close(self) -> None:
        self.steps = []
        self.draft = self.recorder.state.clone()
        if self.draft.turn == -2 and self.recorder.rows[-1]["kind"] != "end":
            self.recorder.finish()

    def _tell(self, before: State, steps: Sequence[str]) -> None:
        before.watch()
        for step in steps:
            before.apply(before.parse(step))
        viewer = self.humans[0] if len(self.humans) == 1 else None
        for event in before.take_events():
            told = event.for_seat(viewer)
            if told is not None:
                self.happened.append(told)

    def take_log(self) -> list[Doc]:
        told, self.happened = self.happened, []
        return told

    def ask_bot(self, cancelled: Callable[[], bool] | None = None) -> int:
        """What the bot that decides now does: one step."""
        level = self.bot
        assert level is not None
        return self._think(level, cancelled).code

    def hint(self, cancelled: Callable[[], bool] | None = None) -> Thought:
        """What a strong bot would do in the place of the person who decides."""
        return self._think(HINT, cancelled)

    def _think(self, level: str, cancelled: Callable[[], bool] | None) -> Thought:
        state = self.state
        seed = (self.seed + 1) * 1_000_003 + len(self.recorder.rows) * 64 + len(self.steps)
        return bots.explain(self.game, state.view(state.turn), level, seed % 2**63, bots.Budget(cancelled=cancelled))

    def take_back(self) -> bool:
        """The last step of a draft, else everything since the last move of a person; False if there is none."""
        if self.steps:
            steps = self.steps[:-1]
            self._close()
            for code in steps:
                self.draft.apply(code)
            self.steps = steps
            return True
        moves = [index for index, (_, seat) in enumerate(self.standing) if seat in self.humans]
        if not moves or self.recorder.rows[-1]["kind"] == "end":
            return False
        row, seat = self.standing[moves[-1]]
        assert seat is not None
        self.recorder.undo(seat, row - 1)
        del self.standing[moves[-1] :]
        self._close()
        return True


class Replayer:
    """Plays a record again, row by row, so that it can be gone on with."""

    def __init__(self, game: Game, doc: Doc) -> None:
        for key in ("players", "rows"):
            if key not in doc:
                raise FolkmootError(f"{key}: missing; this is no record")
        moves = [row for row in doc["rows"] if row["kind"] == "move"]
        self.script = ScriptDealer(chances(game, doc, moves))
        self.recorder = Recorder(
            game, self.script, doc["players"], doc.get("options"), doc.get("start"), doc.get("seats") or []
        )
        self.standing: list[tuple[int, int | None]] = []
        for row in doc["rows"]:
            self.enter(row)

    def enter(self, row: Doc) -> None:
        recorder = self.recorder
        if row["kind"] == "move":
            if row["seat"] is not None:
                recorder.move(own_steps(recorder.state, row["steps"]))
            self.standing.append((row["n"], row["seat"]))
        elif row["kind"] == "undo":
            recorder.undo(row["seat"], row["to"])
            self.standing = [one for one in self.standing if one[0] <= row["to"]]
        elif row["kind"] != "end":
            recorder.note(row["kind"], **{key: row[key] for key in row if key not in ("n", "kind", "digest")})


def own_steps(state: State, steps: Sequence[str]) -> list[int | str]:
    """The steps of a move that its seat chose; the rest is chance."""
    after, found = state.clone(), [""][:0]
    for step in steps:
        if after.turn != CHANCE:
            found.append(step)
        after.apply(after.parse(step))
    return list(found)


def chances(game: Game, doc: Doc, moves: Sequence[Doc]) -> list[str]:
    """Every chance outcome of a record, in order. Chance codes have names of their own, so no state is needed."""
    known = set(game.chances)
    return [step for row in moves for step in row["steps"] if step in known]
