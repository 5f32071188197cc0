"""Messages of the socket. Other documents leave a game's own data open; here are the fields that every game's data
have.

The types of clients are generated from it; nothing is checked by it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from folkmoot.server.documents.playing import AckDoc, ChatDoc, HelloDoc, HintDoc, StorageDoc, UpdateDoc
from folkmoot.server.documents.tables import TableDoc
from folkmoot.server.messages import Reaction


class OpenDoc(BaseModel):
    """Document with further fields of the game's own."""

    model_config = ConfigDict(extra="allow")


class EventDoc(OpenDoc):
    kind: str
    rule: str
    seat: int


class RowDoc(OpenDoc):
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


class ViewDoc(OpenDoc):
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


class HintReasonDoc(BaseModel):
    """A move that was considered: further steps of the same choice, how it did, and both in words."""

    move: str
    then: list[str]
    visits: int
    share: float
    lead: float
    sources: dict[str, float] = {}
    """Sources of the seat's points when its turn has ended; empty: unknown."""
    what: str
    because: str


class HintMessage(HintDoc):
    why: list[HintReasonDoc]  # type: ignore[assignment]


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableDoc


class ChatMessage(BaseModel):
    type: Literal["chat"]
    chat: ChatDoc


class ChatsMessage(BaseModel):
    """The newest lines anew, as in `hello`: one was removed, or a seat is called otherwise."""

    type: Literal["chats"]
    chat: list[ChatDoc]


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
    | ChatsMessage
    | ReactionMessage
    | HintMessage
    | PongMessage
    | StorageDoc,
    Field(discriminator="type"),
]
