"""Dependencies of routes: the server's parts, the person, parameters, and bodies that FastAPI does not read itself."""

from __future__ import annotations

from http.client import responses
from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from folkmoot.server import messages
from folkmoot.server.documents.service import ErrorDoc
from folkmoot.server.storage.people import Person
from folkmoot.server.web.context import Context

LARGE: list[type[BaseModel]] = [ErrorDoc]
"""Models of bodies that are read or written elsewhere."""
REFUSED = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorDoc.__name__}"}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"content": REFUSED, "description": responses[status]}
    for status in (400, 401, 403, 404, 405, 408, 409, 413, 415, 421, 422, 429, 503)
}
"""Only described: as a model, each would be prepared anew for each route at every start."""


async def context_of(request: Request) -> Context:
    found: Context = request.app.state.context
    return found


async def known(request: Request) -> Person:
    return await (await context_of(request)).somebody(request)


async def oneself(request: Request) -> Person:
    """Find who asks, banned or not."""
    context = await context_of(request)
    person = await context.people.find(context.cookie(request))
    return person or await context.somebody(request)


async def anybody(request: Request) -> Person | None:
    return await (await context_of(request)).person(request)


Here = Annotated[Context, Depends(context_of)]
Me = Annotated[Person, Depends(known)]
Oneself = Annotated[Person, Depends(oneself)]
"""For what even those may do who are banned: get what is stored of them, and have it removed."""
Anybody = Annotated[Person | None, Depends(anybody)]
EyesQuery = Annotated[Annotated[int, Field(ge=0, le=20)] | Literal["watch", "all"], Query()]
KindQuery = Annotated[str | None, Query(max_length=40)]
KeyQuery = Annotated[str | None, Query(max_length=64)]
DigestPath = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
LanguageQuery = Annotated[messages.Language, Query()]


def as_json(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


def large_body(model: type[BaseModel]) -> dict[str, Any]:
    """The description of a body that the route itself does not read; `LARGE` are put among the other models."""
    LARGE.append(model)
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}
