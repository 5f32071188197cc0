"""Documents about people."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from folkmoot.server.messages import Colour, Mark


class PersonDoc(BaseModel):
    id: str
    name: str
    webhook: str
    webhook_secret: str
    """With what calls of the webhook are signed, as `whsec_…`; empty without one. Another address has another one."""
    mark: Mark
    colour: Colour


class NewPersonDoc(PersonDoc):
    recovery: str | None


class ExportDoc(BaseModel):
    """Everything that is stored of a person."""

    format: Literal["folkmoot export 1"]
    person: dict[str, Any]
    """Name, mark, colour, webhook, since when."""
    tables: list[dict[str, Any]]
    """Those that are theirs or at which they sit, with what the seats are called."""
    chat: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    restrictions: list[dict[str, Any]]
    """Tables at which a host has muted or banned them."""
    acts: list[dict[str, Any]]
    """Acts of hosts and operators that they did, or that concerned them."""
    uploads: list[dict[str, Any]]
    """Games from files, with the file and when it was sent."""
    records: list[dict[str, Any]]
    """Records of finished games, as `GET /api/tables/{id}/record` gives them, each with its table."""


class RecoveryDoc(BaseModel):
    recovery: str
