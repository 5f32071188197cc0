"""What clients get, as the OpenAPI description sees it. What they send: messages.py."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from folkmoot.core import Result
from folkmoot.server.messages import Colour, DaysClock, LiveClock, Mark, Reaction


class PersonDoc(BaseModel):
    id: str
    name: str
    webhook: str
    mark: Mark
    colour: Colour


class NewPersonDoc(PersonDoc):
    recovery: str | None


class RecoveryDoc(BaseModel):
    recovery: str


class StandIn(BaseModel):
    level: str
    why: str


class SeatDoc(BaseModel):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    mine: bool
    here: bool
    stand_in: StandIn | None
    flags: int
    """How often its flag has fallen."""
    returns: int | None
    """How often it may still come back after that; null without a clock."""
    mark: Mark
    colour: Colour
    """What whoever sits here would like to wear; empty where nothing is chosen."""


class SaltDoc(BaseModel):
    seat: int
    commitment: str
    salt: str | None


class VoteDoc(BaseModel):
    on: str
    yes: list[int]
    need: list[int]


class PartDoc(BaseModel):
    seat: int
    points: int
    rule: str
    args: dict[str, Any]


class ScoreRowDoc(BaseModel):
    id: str
    rule: str
    points: list[int]
    parts: list[PartDoc]


class ForfeitDoc(BaseModel):
    seat: int
    why: str


class ResultDoc(BaseModel):
    outcome: str
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    forfeits: list[ForfeitDoc]
    rows: list[ScoreRowDoc]


class CountDoc(BaseModel):
    """What a score pad says."""

    outcome: str
    """As in a result, or `open` while the printed game goes on."""
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rows: list[ScoreRowDoc]


def counted(result: Result) -> CountDoc:
    return CountDoc.model_validate(asdict(result))


class TableDoc(BaseModel):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    corrections: dict[str, Any]
    """What the box says instead, by path."""
    status: Literal["open", "salts", "playing", "over", "abandoned"]
    public: bool
    spectators: Literal["nothing", "everything", "none"]
    hints: bool
    clock: LiveClock | DaysClock | None
    analysis: bool
    lesson: str | None
    seats: list[SeatDoc]
    mine: list[int]
    host: bool
    version: int
    turn: int
    commitment: str
    salts: list[SaltDoc]
    taken_back: bool
    rematch: str | None
    rematch_of: str | None
    created: float
    touched: float
    deadline: float | None
    banks: list[float] | None
    votes: list[VoteDoc]
    result: ResultDoc | None


class TablesDoc(BaseModel):
    tables: list[TableDoc]


class LinksDoc(BaseModel):
    """What may be passed on, by whom one is invited, and to which seat a key invites, free or taken by now."""

    seats: dict[str, str]
    watch: str | None
    by: str
    invited: int | None


class AckDoc(BaseModel):
    type: Literal["ack"]
    id: str
    version: int
    closed: bool


class HintDoc(BaseModel):
    type: Literal["hint"]
    id: str
    text: str
    why: list[dict[str, Any]]


class OptionDoc(BaseModel):
    name: str
    type: str
    default: Any
    rule: str
    choices: list[str]
    condition: str
    seats: dict[str, list[int]]
    """Choices that only these numbers of players can take."""


class GameDoc(BaseModel):
    id: str
    rules: int
    seats: list[int]
    larger: list[int]
    """More numbers of players, which only choices that name them allow."""
    options: list[OptionDoc]
    presets: dict[str, dict[str, Any]]
    """Settings of several options at once, by name."""
    actions: int


class GamesDoc(BaseModel):
    games: list[GameDoc]
    levels: list[str]


class ActionDoc(BaseModel):
    code: int
    text: str
    verb: str
    operands: dict[str, Any]
    rules: list[str]
    final: bool
    effects: list[dict[str, Any]]


class UndoDoc(BaseModel):
    last: int | None
    free: int | None
    ask: int | None


class UpdateDoc(BaseModel):
    """The `update` message."""

    type: Literal["update"]
    version: int
    since: int
    seat: int | None
    time: float
    rows: list[dict[str, Any]]
    view: dict[str, Any] | None
    legal: list[ActionDoc]
    draft: list[str]
    undo: UndoDoc
    turn: int
    deadline: float | None
    banks: list[float] | None
    thinking: dict[str, Any] | None


class ChatDoc(BaseModel):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class HelloDoc(BaseModel):
    """The `hello` message."""

    type: Literal["hello"]
    protocol: int
    server: str
    time: float
    table: TableDoc
    chat: list[ChatDoc]


class StorageDoc(BaseModel):
    """The `storage` message: whether the server can store anything just now."""

    type: Literal["storage"]
    ok: bool


class PollDoc(BaseModel):
    """What a long poll answers: first `hello`, then `update` when there is something new; `storage` if that fails."""

    messages: list[HelloDoc | UpdateDoc | StorageDoc]


class ReplayStep(BaseModel):
    n: int
    row: dict[str, Any] | None
    view: dict[str, Any]


class ReplayDoc(BaseModel):
    version: int
    steps: list[ReplayStep]


class RetoldDoc(ReplayDoc):
    """A record from outside, step by step: also what a table needs to show it."""

    game: str
    players: int
    options: dict[str, Any]
    corrections: dict[str, Any]
    names: list[str]
    result: ResultDoc | None
    """Where the steps reach the end of the game."""


class TurnDoc(BaseModel):
    """How things stood when a turn had ended, by seat."""

    n: int
    sure: list[int]
    """Points so far, with those that nothing can take away any more."""
    expected: list[float]
    """Points at the end; empty where no bot can tell, and for watchers who may not see every hand."""
    chances: list[float]
    """Shares of the victory, or of success where that is common to all; empty as well."""


class MomentDoc(BaseModel):
    """One of the turns that changed most."""

    turn: int
    """Its number in `turns`."""
    view: dict[str, Any]


class StoryDoc(BaseModel):
    turns: list[TurnDoc]
    moments: list[MomentDoc]
    """At most four, in the order they were played."""


Grade = Literal["best", "good", "doubtful", "mistake"]


class ComparedDoc(BaseModel):
    """A whole choice, and what playing on from it brought all seats."""

    steps: list[str]
    shares: list[float]
    points: list[float]
    sources: dict[str, float] = {}
    """Points of the seat that decided, by where they come from, when its turn has ended."""
    visits: int


class DecisionDoc(BaseModel):
    considered: list[ComparedDoc]
    """The best first."""
    played: int
    """Which of them was played."""
    loss: float
    grade: Grade


class JudgedDoc(BaseModel):
    """A row of a finished game: chances after it, and what changed them, by seat."""

    n: int
    seat: int | None
    chances: list[float]
    drawn: list[float] | None
    """What came, compared with what else might have come; null where nothing was drawn."""
    decision: DecisionDoc | None
    skill: list[float]
    luck: list[float]


class ReviewMarkDoc(BaseModel):
    n: int
    kind: Literal["doubtful", "mistake", "found", "lucky", "unlucky"]


class ReviewSeatDoc(BaseModel):
    """`end` less `begin` is `own` and `others` and `luck`."""

    begin: float
    end: float
    own: float
    others: float
    luck: float
    accuracy: float | None
    decisions: int
    grades: dict[Grade, int]
    moments: list[ReviewMarkDoc]
    """At most eight, in the order they were played."""


class ReviewedDoc(BaseModel):
    game: str
    players: int
    how: dict[str, Any]
    together: bool
    """All seats win or lose together."""
    turns: list[JudgedDoc]
    seats: list[ReviewSeatDoc]


class ReviewDoc(BaseModel):
    """How far a review is, and the review when it is done."""

    status: Literal["none", "running", "done", "failed"]
    done: int
    of: int
    review: ReviewedDoc | None


class BroughtDoc(ReviewDoc):
    """The review of a game from a file; `id` is the digest of its record, and its address."""

    id: str
    game: str
    options: dict[str, Any]
    names: list[str]
    """Of the seats; those of bots in the language that was asked for."""


class MoveDoc(BaseModel):
    """A move as in a record."""

    seat: int | None
    steps: list[str]


class NoteDoc(BaseModel):
    """What is noted at the position after row `at`, and moves that might have followed there."""

    id: int | None
    """Null: it came with the file."""
    at: int
    by: str
    text: str
    variation: list[MoveDoc]
    mine: bool


class NotesDoc(BaseModel):
    notes: list[NoteDoc]
    may_write: bool


class VariationDoc(BaseModel):
    """What has been played at a table for analysis."""

    variation: list[MoveDoc]


class TextDoc(BaseModel):
    text: str


class ReviewChoiceDoc(BaseModel):
    """A whole choice in words."""

    what: str
    text: str
    brings: list[str]
    rules: list[str]


class ReviewMomentDoc(BaseModel):
    """A row of a review, in words and with the board."""

    n: int
    view: dict[str, Any]
    """Before the row, as the seat saw it that decided; where nobody did, everything, after the row."""
    choices: list[ReviewChoiceDoc]
    """As `considered`; empty where nothing was decided."""
    why: list[str]


class FairnessDoc(BaseModel):
    ok: bool
    rows: int
    chances: int
    commitment: str
    seed: str | None
    """For who may see everything: it tells every hand."""
    problem: str | None


class ChoiceDoc(BaseModel):
    choice: str
    made: int
    by_winners: int


class MyGameDoc(BaseModel):
    game: str
    players: int
    played: int
    won: int
    mean_rank: float
    mean_score: float
    best_score: int
    choices: list[ChoiceDoc]


class MyStatisticsDoc(BaseModel):
    games: list[MyGameDoc]


Company = Literal["alone", "bots", "people", "screen"]
"""With whom somebody played: `screen` is several seats at one screen, of which nobody knows whose is whose."""


class KindDoc(BaseModel):
    """How many games of a kind somebody has played."""

    game: str
    mode: str
    """Empty in games that have no modes."""
    company: Company
    played: int


class BestDoc(BaseModel):
    table: str
    game: str
    at: float
    score: int


class LongestDoc(BaseModel):
    table: str
    game: str
    at: float
    moves: int


class DotDoc(BaseModel):
    """A game in the curve of results."""

    table: str
    game: str
    at: float
    share: float
    """Of the others, how many were left behind, a tie for half; 1 or 0 where all win or lose together."""
    score: int


class OpponentDoc(BaseModel):
    """A person, or all bots of a level: how often one met, was ahead of them, behind them."""

    name: str
    level: str | None
    met: int
    ahead: int
    behind: int


class FavouriteDoc(BaseModel):
    game: str
    verb: str
    thing: str
    made: int
    won: int
    """How many of those in games that were won."""


class PlayedSeatDoc(BaseModel):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    mark: Mark
    colour: Colour
    mine: bool
    rank: int
    score: int


class PlayedDoc(BaseModel):
    """A finished game; `place` and `won` are null where several seats were one's own."""

    table: str
    game: str
    mode: str
    company: Company
    at: float
    moves: int
    place: int | None
    won: bool | None
    seats: list[PlayedSeatDoc]


class MyGamesDoc(BaseModel):
    """Somebody's own games: `kinds` of all, everything else of those that were asked for."""

    kinds: list[KindDoc]
    played: int
    counted: int
    """Without those at one screen."""
    won: int
    mean_place: float | None
    best: BestDoc | None
    longest: LongestDoc | None
    curve: list[DotDoc]
    opponents: list[OpponentDoc]
    favourites: list[FavouriteDoc]
    games: list[PlayedDoc]


class GameLineDoc(BaseModel):
    players: int
    played: int
    mean_decisions: float
    mean_score: float
    win_share: list[float]
    choices: list[ChoiceDoc]


class GameStatisticsDoc(BaseModel):
    game: str
    players: list[GameLineDoc]


class HealthDoc(BaseModel):
    ok: bool
    version: str


class ErrorBody(BaseModel):
    code: str
    text: str
    rule: str
    args: dict[str, Any]


class ErrorDoc(BaseModel):
    error: ErrorBody


# What the socket says. The documents above leave a game's own data open; here stands what every game's data begins
# with. The types of clients are generated from it; nothing is checked by it.


class Open(BaseModel):
    """What a game adds is the game's own."""

    model_config = ConfigDict(extra="allow")


class EventDoc(Open):
    kind: str
    rule: str
    seat: int


class RowDoc(Open):
    n: int
    kind: str
    seat: int | None
    at: float
    events: list[EventDoc] = []
    """Rows that change nothing on the board have none."""


class PromptDoc(BaseModel):
    seat: int
    ask: str
    rule: str
    args: dict[str, Any]
    done: int
    of: int


class ViewDoc(Open):
    """The beginning of every game's view."""

    game: str
    rules: int
    players: int
    turn: int
    prompt: PromptDoc
    over: bool
    seat: int | Literal["all"] | None


class ThinkingDoc(BaseModel):
    seat: int
    level: str


class UpdateMessage(UpdateDoc):
    rows: list[RowDoc]  # type: ignore[assignment]
    view: ViewDoc | None = None  # type: ignore[assignment]
    changes: list[list[Any]] | None = None
    """In place of `view` for sockets that asked for it: what differs from the view they were sent last."""
    digest: int | None = None
    """With some of the changes: CRC-32 of the view that they lead to."""
    thinking: ThinkingDoc | None  # type: ignore[assignment]


class ReplayStepDoc(BaseModel):
    """One step of a replay."""

    n: int
    row: RowDoc | None
    view: ViewDoc


class HintReason(BaseModel):
    """A move that was considered: further steps of the same choice, how it did, and both in words."""

    move: str
    then: list[str]
    visits: int
    share: float
    lead: float
    sources: dict[str, float] = {}
    """What the seat's points would be made of when its turn has ended; empty where nobody can tell."""
    what: str
    because: str


class HintMessage(HintDoc):
    why: list[HintReason]  # type: ignore[assignment]


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableDoc


class ChatMessage(BaseModel):
    type: Literal["chat"]
    chat: ChatDoc


class ReactionMessage(BaseModel):
    """Shown beside a seat for a moment, and kept nowhere."""

    type: Literal["reaction"]
    seat: int
    what: Reaction


class RefusalMessage(BaseModel):
    type: Literal["refusal"]
    id: str
    code: str
    rule: str
    args: dict[str, Any]
    text: str
    version: int


class PongMessage(BaseModel):
    type: Literal["pong"]
    id: str
    time: float


ServerMessage = Annotated[
    HelloDoc
    | UpdateMessage
    | TableMessage
    | AckDoc
    | RefusalMessage
    | ChatMessage
    | ReactionMessage
    | HintMessage
    | PongMessage
    | StorageDoc,
    Field(discriminator="type"),
]
