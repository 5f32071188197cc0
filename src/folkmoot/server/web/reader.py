"""The process that reads large documents: a job's name and a body in, an answer or a refusal out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import orjson
from pydantic import ValidationError

from folkmoot import games
from folkmoot.bots.judging import How, Judge
from folkmoot.bots.review import rows_of, total
from folkmoot.core import ALL, BadRecord, Doc, notes_of, replay, standing_moves
from folkmoot.core.records import played_with
from folkmoot.server.bots.workers import answer_all
from folkmoot.server.documents.replays import RetoldDoc, StoryDoc
from folkmoot.server.documents.reviews import ReviewedDoc
from folkmoot.server.errors import Refused
from folkmoot.server.messages import Analysis, RecordQuestion, Telling, Upload, WholeRecord, of_validation, read_body
from folkmoot.server.tables.retelling import (
    answered,
    names_in,
    position_after,
    reading,
    retold,
    state_after,
    story_of,
    verified,
)
from folkmoot.text import texts
from folkmoot.text.notes import whole_moment
from folkmoot.text.review import moment as whole_turn

HEAD = ("game", "players", "options", "seats")
"""Fields of a record that are told without it."""
PIECE = 256 * 1024
"""Bytes of rows, with the position before each, that are listed at a time."""


def retell(body: bytes) -> Doc:
    given = Upload.model_validate(read_body(body))
    return RetoldDoc.model_validate(retold(given.record, given.at)).model_dump()


def open_up(body: bytes) -> Doc:
    given = Analysis.model_validate(read_body(body))
    return position_after(given.record, given.at, given.seat, given.lang)


def explain(body: bytes) -> Doc:
    given = RecordQuestion.model_validate(read_body(body))
    game = games.get(str(given.record.get("game"))[:40])
    view = state_after(game, given.record, given.at).view(ALL)
    return answered(game, view, names_in(given.record, given.lang), given)


def check_note(body: bytes) -> Doc:
    """A note on a record that is ours: whether what it says could have been played."""
    given = orjson.loads(body)
    try:
        notes_of(games.get(given["record"]["game"]), {**given["record"], "notes": [given["note"]]})
    except BadRecord as error:
        raise error.within(BadRecord, error.where.removeprefix("notes[0]").removeprefix(".")) from None
    return {}


def tell_moment(body: bytes) -> Doc:
    given = Telling.model_validate(read_body(body))
    game = games.get(str(given.record.get("game"))[:40])
    state = state_after(game, given.record, given.at)
    names = names_in(given.record, given.lang)
    return {"text": whole_moment(texts(given.lang), given.at, state, notes_of(game, given.record), names)}


def draw_again(body: bytes) -> Doc:
    record = orjson.loads(body)
    return verified(games.get(record["game"]), record)


def tell_story(body: bytes) -> Doc:
    given = WholeRecord.model_validate(read_body(body))
    return StoryDoc.model_validate(story_of(given.record, everything=True)).model_dump()


def tell_story_of_table(body: bytes) -> Doc:
    given = orjson.loads(body)
    return story_of(given["record"], given["everything"])


def read_upload(body: bytes) -> Doc:
    """A record that is to be judged, replayed once: its digest, and what is kept of it, field by field of `Upload`."""
    given = WholeRecord.model_validate(read_body(body))
    record = given.record
    game = games.get(str(record.get("game"))[:40])
    moves = sum(moment.row is not None and moment.row["kind"] == "move" for moment in replay(game, record))
    if moves == 0:
        raise Refused("bad_record", "nothing has been played in this record", where="rows")
    notes_of(game, record)
    Judge(played_with(game, record), record["players"], How())
    digest = hashlib.sha256(orjson.dumps(record, option=orjson.OPT_SORT_KEYS)).hexdigest()
    return {
        "id": digest,
        "head": {name: record[name] for name in HEAD if record.get(name) is not None},
        "notes": record.get("notes"),
        "record": orjson.dumps({name: value for name, value in record.items() if name != "notes"}).decode(),
        "of": 1 + len(standing_moves(record["rows"])),
    }


def list_rows(body: bytes) -> Doc:
    """List the questions to bots for a review of a record that is ours: rows from the `first` on, each with the
    position before it, as many as make a piece; and the number of all rows."""
    given = orjson.loads(body)
    record, how = given["record"], given["how"]
    game = games.get(record["game"])
    played = {name: record[name] for name in ("game", "corrections") if name in record}
    found: list[str] = []
    size = number = 0
    for number, (before, row, after) in enumerate(rows_of(game, record), 1):
        if number <= given["first"] or size > PIECE:
            continue
        state = after if before is None else before
        kept = None if row is None else {"n": row["n"], "steps": row["steps"]}
        found.append(orjson.dumps({**played, **how, "position": state.to_position(), "row": kept}).decode())
        size += len(found[-1])
    return {"rows": found, "of": number}


def sum_up(body: bytes) -> Doc:
    """A review, of all its parts."""
    given = orjson.loads(body)
    record, how = given["record"], How(**given["how"])
    found = total(given["parts"], how, played_with(games.get(record["game"]), record), record["players"])
    return ReviewedDoc.model_validate(found).model_dump()


def tell_row(body: bytes) -> Doc:
    """A row of a review in words, with the board as the seat saw it that decided; where nobody did, with everything,
    after the row."""
    given = orjson.loads(body)
    record, n = given["record"], given["n"]
    turn = next((turn for turn in given["review"]["turns"] if turn["n"] == n), None)
    if turn is None:
        raise Refused("bad_request", "there is no such row in this review", where="n")
    game = played_with(games.get(record["game"]), record)
    before, after = next((one[0], one[2]) for one in rows_of(game, record) if (one[1] or {"n": 0})["n"] == n)
    if turn["decision"] is None or before is None:
        return {"n": n, "view": after.view(ALL).data, "choices": [], "why": []}
    view = before.view(turn["seat"])
    lang = given["lang"]
    return {"n": n, "view": view.data, **whole_turn(view, turn, texts(lang), names_in(record, lang))}


JOBS: dict[str, Callable[[bytes], Doc]] = {
    "retell": retell,
    "open": open_up,
    "why": explain,
    "note": check_note,
    "text": tell_moment,
    "verify": draw_again,
    "story": tell_story,
    "story of a table": tell_story_of_table,
    "review": read_upload,
    "rows to judge": list_rows,
    "sum up": sum_up,
    "tell a row": tell_row,
}


def answer(question: bytes) -> bytes:
    job, _, body = question.partition(b"\n")
    try:
        try:
            with reading():
                return b"found\n" + orjson.dumps(JOBS[job.decode()](body))
        except ValidationError as error:
            raise of_validation(error, "body") from None
        except orjson.JSONEncodeError:
            raise Refused("bad_record", "this isn't a record", where="") from None
    except Refused as refused:
        return b"refused\n" + orjson.dumps({**refused.doc(), "status": refused.status})


if __name__ == "__main__":
    answer_all(answer)
