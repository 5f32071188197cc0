"""Games from files cost a server what they are: no more memory than their text, no more disk than a day's share, and
no one's many reviews hold up another's first."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import orjson
import pytest
import sqlalchemy as sa

from folkmoot.bots.review import rows_of
from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import Owner
from folkmoot.server.bots.pool import Stuck
from folkmoot.server.bots.reviews import MOST_OF_ADDRESS, MOST_OF_PERSON
from folkmoot.server.errors import Refused
from folkmoot.server.settings import BUDGETS, Budget, Budgets
from folkmoot.server.storage import schema
from folkmoot.server.storage.uploads import ReviewedGame, keep_parts
from folkmoot.server.web import reader
from tests.bots.test_review import played
from tests.server.conftest import quick
from tests.server.kit import HOME, OTHER, Player, Served, serving, within
from tests.server.test_reviews import GAME

PLAYED = played(GAME, 1, mode="solo").record()
VOTES = 5000


def record_of(votes: int, name: str = "Ada") -> Doc:
    """The beginning of a game with so many votes after it: large, and soon judged."""
    vote = {"kind": "vote", "seat": 0, "on": "abandon", "answer": False}
    rows = [*PLAYED["rows"][:3], *({"n": number, **vote} for number in range(4, votes + 4))]
    return {**PLAYED, "rows": rows, "seats": [{"name": name}], "notes": [{"at": 1, "text": "?"}]}


def hold(served: Served) -> None:
    """Let bots judge nothing; `pool.asked` says for whom they should."""
    pool = served.app.state.context.pool
    pool.asked = []

    async def review(question: bytes, level: str, owner: Owner) -> bytes:
        pool.asked.append(owner)
        await asyncio.Event().wait()
        return b""

    pool.review = review


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("held"), review_iterations=1)) as served:
        hold(served)
        yield served


def person_at(served: Served, address: str) -> Player:
    person = served.person()
    person.http.headers["X-Forwarded-For"] = address
    return person


def upload(person: Player, record: Doc, status: int = 201) -> Doc:
    return person.post("/api/records/review", {"record": record}, status)


def grown(work: Callable[[], None]) -> tuple[int, int]:
    """Bytes that are held after some work and were not before, and that were held at most meanwhile."""
    gc.collect()
    tracemalloc.start()
    try:
        work()
        gc.collect()
        return tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()


def test_reviews_that_wait_hold_no_records_and_who_looks_reads_none(held: Served) -> None:
    """Parsed, such a record takes ten times its text."""
    large = orjson.dumps({"record": record_of(VOTES)})
    person = person_at(held, HOME)

    def post(name: str) -> str:
        body = large.replace(b'"Ada"', name.encode())
        answer = person.http.post("/api/records/review", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    ids = [post('"first"')]
    for _ in within(20, "it is judged"):
        if held.app.state.context.pool.asked:
            break
        time.sleep(0.01)

    def post_more() -> None:
        ids.extend(post(f'"Ada {number}"') for number in range(MOST_OF_PERSON - 1))

    def look() -> None:
        for _ in range(3):
            assert person.get(f"/api/records/review/{ids[0]}")["names"] == ["first"]
            assert person.get(f"/api/records/review/{ids[-1]}")["status"] == "running"
            assert len(person.get(f"/api/records/review/{ids[-1]}/notes")["notes"]) == 1

    kept, _ = grown(post_more)
    assert kept < 1.5 * len(large), "the writer holds the last until something else is written"
    _, most = grown(look)
    assert most < len(large)
    found = person.http.get(f"/api/records/review/{ids[0]}/record").content
    assert orjson.loads(found) == record_of(VOTES, "first")
    upload(person, record_of(0, "one more"), 503)


def test_of_one_address_one_review_is_under_way_and_few_wait(held: Served) -> None:
    context = held.app.state.context
    crowd = [person_at(held, OTHER) for _ in range(MOST_OF_ADDRESS // MOST_OF_PERSON)]
    for number, person in enumerate(crowd):
        for more in range(MOST_OF_PERSON):
            upload(person, record_of(0, f"crowd {number} {more}"))
    late = person_at(held, OTHER)
    refused = upload(late, record_of(0, "too late"), 503)["error"]
    assert (refused["code"], "wait for their review" in refused["text"]) == ("busy", True)
    with pytest.raises(Refused, match="too many games wait"):
        context.reviews._check_room((OTHER, ""))  # nor does anything wait for nobody
    honest = person_at(held, "203.0.113.5")
    upload(honest, record_of(0, "honest"))
    for _ in within(20, "the honest one's review is made"):
        if any(owner[2] == honest.id for owner in context.pool.asked):
            break
        time.sleep(0.01)
    assert sum(owner[1] == OTHER for owner in context.pool.asked) == 1


def test_of_one_address_people_take_turns_piece_by_piece(held: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody waits for the whole of a long game of somebody else."""
    reviews = held.app.state.context.reviews
    judged: list[str] = []
    both: list[bool] = []

    async def ask(job: str, given: Doc) -> bytes:
        return b"{}" if job == "sum up" else orjson.dumps({"rows": ["{}"], "of": 3})

    async def review(question: bytes, level: str, owner: Owner) -> bytes:
        while not both:
            await asyncio.sleep(0.01)
        judged.append(owner[2])
        return b"{}"

    monkeypatch.setattr(reviews, "ask", ask)
    monkeypatch.setattr(reviews.pool, "review", review)
    people = [person_at(held, "203.0.113.7") for _ in range(2)]
    ids = [upload(person, record_of(0, f"turns {number}"))["id"] for number, person in enumerate(people)]
    both.append(True)
    for id in ids:
        for _ in within(20, "it is done"):
            if people[0].http.get(f"/api/records/review/{id}").json()["status"] == "done":
                break
            time.sleep(0.01)
    assert judged == [people[number % 2].id for number in range(6)]


def test_a_review_that_failed_says_so_once_and_is_tried_again(held: Served) -> None:
    pool = held.app.state.context.pool
    holding = pool.review

    async def fail(question: bytes, level: str, owner: Owner) -> bytes:
        raise Stuck(level)

    pool.review = fail
    person = person_at(held, "203.0.113.6")
    path = f"/api/records/review/{upload(person, record_of(0, 'fails'))['id']}"
    for _ in within(20, "it fails"):
        if person.get(path)["status"] == "failed":
            break
        time.sleep(0.01)
    pool.review = holding
    assert person.get(path)["status"] == "running"


def test_a_day_has_so_many_bytes_for_a_person_and_for_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def size(name: str) -> int:
        record = record_of(0, name)
        notes = record.pop("notes")
        return len(orjson.dumps(record)) + len(orjson.dumps(notes))

    one = size("Ada 1")
    for_a_day = Budgets(Budget(2.5 * one / 86_400, 2.5 * one), Budget(3.5 * one / 86_400, 3.5 * one))
    monkeypatch.setitem(BUDGETS, "stored", for_a_day)
    with serving(quick(tmp_path, review_iterations=1, limit=20.0)) as served:
        hold(served)
        anna, bert = served.person("Anna"), served.person("Bert")
        upload(anna, record_of(0, "Ada 1"))
        upload(anna, record_of(0, "Ada 2"))
        refused = upload(anna, record_of(0, "Ada 3"), 429)["error"]
        assert (refused["code"], refused["args"]["left"], refused["args"]["size"]) == ("too_much", one // 2, one)
        assert 86_000 < refused["args"]["seconds"] <= 86_401
        upload(anna, record_of(0, "Ada 1"))
        refused = upload(bert, record_of(0, "Bert 1"), 429)["error"]
        assert "your address" in refused["text"]
        assert 0 < refused["args"]["seconds"] < 86_400
        anna.http.headers["X-Forwarded-For"] = OTHER
        assert "of yours" in upload(anna, record_of(0, "Ada 3"), 429)["error"]["text"]


def test_rows_to_judge_come_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    def listed(first: int) -> Doc:
        return reader.list_rows(orjson.dumps({"record": PLAYED, "first": first, "how": {"level": "strong"}}))

    whole = listed(0)
    assert whole["of"] == len(whole["rows"]) == len(list(rows_of(GAME, PLAYED)))
    monkeypatch.setattr(reader, "PIECE", len(whole["rows"][0]) * 3)
    found: list[str] = []
    pieces = 0
    while len(found) < whole["of"]:
        found += listed(len(found))["rows"]
        pieces += 1
    assert found == whole["rows"]
    assert pieces > 3


def test_a_review_whose_game_has_gone_ends() -> None:
    """Else it would begin again and again at what it could not keep."""
    engine = sa.create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection, pytest.raises(Refused, match="no such game here"):
        keep_parts(connection, ReviewedGame("gone"), "{}", ["{}"], 2)
    engine.dispose()
