"""Documents that change only with the server: sent with a tag, and not again to whoever has them."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, NamedTuple

from fastapi import Header, Response

Known = Annotated[str | None, Header(alias="if-none-match", max_length=400)]
"""The tags of what a client has."""
KNOWN_ALREADY: dict[int | str, dict[str, Any]] = {304: {"description": "known already"}}


class Tagged(NamedTuple):
    """A document as it is sent, and what its contents are known by."""

    body: bytes
    tag: str


def tagged(body: bytes) -> Tagged:
    return Tagged(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def unless_known(found: Tagged, known: str | None, media_type: str, language: str) -> Response:
    headers = {"ETag": found.tag, "Cache-Control": "public, max-age=300", "Content-Language": language}
    if known is not None and found.tag in known:
        return Response(status_code=304, headers=headers)
    return Response(found.body, media_type=media_type, headers=headers)
