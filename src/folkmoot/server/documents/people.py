"""What is said of people."""

from __future__ import annotations

from pydantic import BaseModel

from folkmoot.server.messages import Colour, Mark


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
