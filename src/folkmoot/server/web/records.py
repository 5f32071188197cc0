"""Routes for looking back: at games played here, and at records that clients send.

Those are large, so that processes beside this one read them.
"""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.documents.replays import ReplayDoc, RetoldDoc, StoryDoc
from folkmoot.server.documents.reviews import BroughtDoc, ReviewDoc, ReviewMomentDoc
from folkmoot.server.documents.tables import FairnessDoc, TableDoc
from folkmoot.server.storage import notes, uploads
from folkmoot.server.storage.uploads import Upload
from folkmoot.server.tables.retelling import names_in
from folkmoot.server.web.dependencies import (
    Anybody,
    DigestPath,
    EyesQuery,
    Here,
    KeyQuery,
    LanguageQuery,
    Me,
    as_json,
    large_body,
)

router = APIRouter(prefix="/api")


@router.get("/tables/{id}/record", response_model=dict[str, Any])
async def record(
    context: Here, request: Request, person: Anybody, id: str, seat: EyesQuery = "watch", key: KeyQuery = None
) -> Response:
    """The whole record when the game is over; before that, what those eyes saw."""
    async with context.replay_queue.turn(context.owner(request.scope, person)):
        return as_json(orjson.dumps(await context.replays.record(id, person, key, seat)))


@router.get("/tables/{id}/replay", response_model=ReplayDoc)
async def replay(
    context: Here,
    request: Request,
    person: Anybody,
    id: str,
    seat: EyesQuery = "watch",
    first: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    last: Annotated[int, Query(ge=0, le=2**31 - 1)] = 2**31 - 1,
    key: KeyQuery = None,
) -> Response:
    """Views row by row, at most 200 at a time."""
    async with context.replay_queue.turn(context.owner(request.scope, person)):
        version, steps = await context.replays.replay(id, person, key, seat, first, last)
    return as_json(b'{"version":%d,"steps":[%s]}' % (version, b",".join(steps)))


@router.get("/tables/{id}/story", response_model=StoryDoc)
async def story(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> Response:
    """Return the expectations of every seat turn by turn, and the boards of the moments; only when the game is over."""
    return as_json(await context.replays.story(id, person, key))


@router.post("/tables/{id}/review", response_model=ReviewDoc)
async def begin_review(context: Here, request: Request, person: Anybody, id: str, key: KeyQuery = None) -> Response:
    """Have every decision of a finished game judged, in the background; asking again does no harm."""
    owner = context.owner(request.scope, person)
    return as_json((await context.reviews.begin(id, person, key, owner)).json())


@router.get("/tables/{id}/review", response_model=ReviewDoc)
async def review(context: Here, request: Request, person: Anybody, id: str, key: KeyQuery = None) -> Response:
    """Return the progress of the review, and the whole of it when it is done."""
    owner = context.owner(request.scope, person)
    return as_json((await context.reviews.look(id, person, key, owner)).json())


@router.get("/tables/{id}/review/{n}", response_model=ReviewMomentDoc)
async def review_moment(
    context: Here,
    person: Anybody,
    id: str,
    n: Annotated[int, Field(ge=0, le=2**31 - 1)],
    lang: Annotated[messages.Language, Query()] = "en",
    key: KeyQuery = None,
) -> Response:
    """A row of a finished review: the board, the choices in words, and why the best was better."""
    return as_json(await context.reviews.moment(id, person, key, n, lang))


@router.get("/tables/{id}/fairness")
async def fairness(context: Here, request: Request, person: Anybody, id: str, key: KeyQuery = None) -> FairnessDoc:
    """Every draw computed again from the seed."""
    wishes = request.headers.get("accept-language", "")
    return FairnessDoc.model_validate(await context.replays.fairness(id, person, key, wishes))


# Records that clients send.


@router.post("/records", status_code=201, response_model=TableDoc, openapi_extra=large_body(messages.Analysis))
async def upload(context: Here, request: Request, person: Me) -> TableDoc:
    """A table for analysis that goes on from after a row of a record, with bots at the other seats if one is named."""
    found = await context.reading.answer("open", context.owner(request.scope, person), request.body)
    return TableDoc.model_validate(await context.replays.analyse(person, orjson.loads(found)))


@router.post("/records/replay", response_model=RetoldDoc, openapi_extra=large_body(messages.Upload))
async def retell(context: Here, request: Request, person: Me) -> Response:
    """A record step by step from row `at` on, at most 200 steps at a time, with everything open; nothing is kept."""
    return as_json(await context.reading.answer("retell", context.owner(request.scope, person), request.body))


@router.post("/records/story", response_model=StoryDoc, openapi_extra=large_body(messages.WholeRecord))
async def story_of_record(context: Here, request: Request, person: Me) -> Response:
    """The story of a record, with everything open; nothing is kept."""
    return as_json(await context.reading.answer("story", context.owner(request.scope, person), request.body))


@router.post(
    "/records/review", status_code=201, response_model=BroughtDoc, openapi_extra=large_body(messages.WholeRecord)
)
async def upload_record(context: Here, request: Request, person: Me) -> Response:
    """Have a game from a file judged, in the background and behind whoever plays; asking again does no harm. It is
    kept, the newest twenty of a person, so that whoever has the record or its digest finds the review."""
    owner = context.owner(request.scope, person)
    found = Upload(**orjson.loads(await context.reading.answer("review", owner, request.body)))
    told = await context.reviews.upload(person, found, owner)
    return as_json(told.json(**head_doc(found.id, found.head, "en")), 201)


@router.get("/records/review/{digest}", response_model=BroughtDoc)
async def upload_review(
    context: Here, request: Request, person: Anybody, digest: DigestPath, lang: LanguageQuery = "en"
) -> Response:
    """Return the progress of the review, and the whole of it when it is done."""
    head = await context.reviews.uploaded(digest)
    told = await context.reviews.look_at_upload(digest, context.owner(request.scope, person))
    return as_json(told.json(**head_doc(digest, head.doc, lang)))


@router.get("/records/review/{digest}/record", response_model=dict[str, Any])
async def uploaded_record(context: Here, digest: DigestPath) -> Response:
    """The record itself, with what was noted on it here."""
    await context.reviews.uploaded(digest)
    record = await context.store.read(lambda connection: uploads.record_of(connection, digest))
    brought = await context.store.read(lambda connection: uploads.notes_from_file(connection, digest))
    kept = await context.store.read(lambda connection: notes.of_game(connection, digest))
    noted = notes.in_record({} if brought is None else {"notes": brought}, kept)
    if not noted:
        return as_json(record.encode())
    return as_json(record.encode().removesuffix(b"}") + b"," + orjson.dumps(noted).removeprefix(b"{"))


@router.get("/records/review/{digest}/{n}", response_model=ReviewMomentDoc)
async def upload_moment(
    context: Here, digest: DigestPath, n: Annotated[int, Field(ge=0, le=2**31 - 1)], lang: LanguageQuery = "en"
) -> Response:
    """A row of a finished review: the board, the choices in words, and why the best was better."""
    return as_json(await context.reviews.moment_of_upload(digest, n, lang))


def head_doc(digest: str, head: Doc, language: str) -> Doc:
    """Return the fields of a `BroughtDoc` about a game from a file, beside its review."""
    return {
        "id": digest,
        "game": head["game"],
        "options": head.get("options", {}),
        "names": names_in(head, language),
    }
