"""Documents about the server itself, and its refusals."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class HealthDoc(BaseModel):
    ok: bool
    version: str


class ErrorBodyDoc(BaseModel):
    code: str
    text: str
    rule: str
    args: dict[str, Any]


class ErrorDoc(BaseModel):
    error: ErrorBodyDoc
