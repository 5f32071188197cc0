"""What is said of people."""

from __future__ import annotations

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


class RecoveryDoc(BaseModel):
    recovery: str
