"""Messages during a game. The data of games are left open; socket.py defines their common fields."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from folkmoot.server.documents.tables import TableDoc


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
    vote: int | None


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
    time_left: list[float] | None
    thinking: dict[str, Any] | None


class ChatDoc(BaseModel):
    id: int
    seat: int | None
    name: str
    text: str
    at: float
    removed: Literal["author", "host"] | None
    """By whom it was removed; then the text is empty."""


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
    """Answer to a long poll: first `hello`, then `update` when there is something new; `storage` if that fails."""

    messages: list[HelloDoc | UpdateDoc | StorageDoc]
