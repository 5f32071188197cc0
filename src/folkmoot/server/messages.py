"""What clients send and get, as the OpenAPI description and the checks at the door see it."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, NamedTuple

import orjson
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
PRINTED = re.compile(r"[\x21-\x7e]+").fullmatch
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Step = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Hex64 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, StringConstraints(max_length=64)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=20)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=20)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Strict(BaseModel):
    """No field that is not known, no number from a string."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What a client does at a table; the same through the socket and through plain requests.


class Play(Strict):
    id: Id
    seat: SeatNumber
    version: Version
    steps: Annotated[list[Step], Field(max_length=200)]


class Undo(Strict):
    id: Id
    seat: SeatNumber
    version: Version
    to: Version


class Vote(Strict):
    id: Id
    seat: SeatNumber
    on: Annotated[str, StringConstraints(pattern=r"^(abandon|undo [0-9]{1,9})$")]
    answer: bool


class Chat(Strict):
    id: Id
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class Hint(Strict):
    id: Id
    seat: SeatNumber
    version: Version


class SocketPlay(Play):
    type: Literal["play"]


class SocketUndo(Undo):
    type: Literal["undo"]


class SocketVote(Vote):
    type: Literal["vote"]


class SocketChat(Chat):
    type: Literal["chat"]


class SocketHint(Hint):
    type: Literal["hint"]


class SocketOpen(Strict):
    type: Literal["open"]
    id: Id
    seat: SeatNumber | None


class SocketPing(Strict):
    type: Literal["ping"]
    id: Id


class PlainPlay(NamedTuple):
    """A `play` as `read_play` gives it."""

    id: str
    seat: int
    version: int
    steps: list[str]


PLAY_KEYS = {"type", "id", "seat", "version", "steps"}


def read_play(text: bytes) -> PlainPlay | None:
    """A well-formed `play`, read without detours; None: anything else, which `socket_message` reads or refuses."""
    try:
        doc = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    if type(doc) is not dict or doc.keys() != PLAY_KEYS or doc["type"] != "play":
        return None
    id, seat, version, steps = doc["id"], doc["seat"], doc["version"], doc["steps"]
    if type(id) is not str or not 1 <= len(id) <= 64 or not PRINTED(id):
        return None
    if type(seat) is not int or not 0 <= seat <= 20 or type(version) is not int or not 0 <= version < 2**31:
        return None
    if type(steps) is not list or len(steps) > 200:
        return None
    for step in steps:
        if type(step) is not str or not 1 <= len(step) <= 120:
            return None
    return PlainPlay(id, seat, version, steps)


SocketMessage = SocketPlay | SocketUndo | SocketVote | SocketChat | SocketHint | SocketOpen | SocketPing
socket_message: TypeAdapter[SocketMessage] = TypeAdapter(Annotated[SocketMessage, Field(discriminator="type")])


# People.


class NewPerson(Strict):
    name: Name


class ChangePerson(Strict):
    name: Name | None = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None


class Recover(Strict):
    code: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Forget(Strict):
    everywhere: bool = False


class PersonDoc(BaseModel):
    id: str
    name: str
    webhook: str


class NewPersonDoc(PersonDoc):
    recovery: str | None


class RecoveryDoc(BaseModel):
    recovery: str


# Tables.


class LiveClock(Strict):
    kind: Literal["live"]
    base: Annotated[int, Field(ge=5, le=86_400)]
    per_move: Annotated[int, Field(ge=0, le=3_600)]


class DaysClock(Strict):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class NewSeat(Strict):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Strict):
    game: Word
    options: dict[Word, Any] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    public: bool = False
    spectators: Literal["nothing", "everything", "none"] = "nothing"
    hints: bool = True
    clock: Clock | None = None
    salt: Hex64 | None = None


class Join(Strict):
    seat: SeatNumber | None = None
    key: Key | None = None
    name: Name | None = None
    salt: Hex64 | None = None


class Start(Strict):
    level: Level = "casual"


class Salt(Strict):
    seat: SeatNumber
    salt: Hex64


class AtSeat(Strict):
    seat: SeatNumber


class Upload(Strict):
    record: dict[str, Any]
    at: Version


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


class ResultDoc(BaseModel):
    outcome: str
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rows: list[ScoreRowDoc]


class TableDoc(BaseModel):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
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
    seats: dict[str, str]
    watch: str | None


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


class GameDoc(BaseModel):
    id: str
    rules: int
    seats: list[int]
    options: list[OptionDoc]
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


class PollDoc(BaseModel):
    """What a long poll answers: first `hello`, then `update` when there is something new."""

    messages: list[HelloDoc | UpdateDoc]


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
    names: list[str]


class FairnessDoc(BaseModel):
    ok: bool
    rows: int
    chances: int
    commitment: str
    seed: str
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
