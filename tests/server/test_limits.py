"""One client does not stop the others: budgets by person and by address. Clocks are held by the tests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.settings import Settings
from folkmoot.server.web import limits
from folkmoot.server.web.limits import Limits, address_of
from tests.server.conftest import quick
from tests.server.kit import HOME, OTHER, Served, Sitting, Time, serving


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that it has by default; every test comes from addresses of its own."""
    with serving(Settings(data=str(tmp_path_factory.mktemp("usual")), bot_pause=0.0)) as found:
        yield found


@pytest.fixture
def stopped(usual: Served) -> Iterator[Time]:
    found: Limits = usual.app.state.context.limits
    before, found.clock = found.clock, Time()
    found._buckets.clear()
    yield found.clock
    found.clock = before
    found._buckets.clear()


def at(served: Served, address: str) -> httpx.Client:
    """Somebody at an address, through the proxy on this computer."""
    client = served.client()
    client.headers["X-Forwarded-For"] = address
    return client


def newcomers(served: Served, *addresses: str) -> list[int]:
    """Return the status of a sign-up without a cookie from each address."""
    client, found = served.client(), []
    for address in addresses:
        client.cookies.clear()
        found.append(client.post("/api/me", json={"name": "x"}, headers={"X-Forwarded-For": address}).status_code)
    return found


def until_refused(client: httpx.Client, path: str, body: Doc | None, most: int) -> int:
    """Return the number of times that something may be done; the refusal says when to come again."""
    for done in range(most):
        answer = client.get(path) if body is None else client.post(path, json=body)
        if answer.status_code == 429:
            assert answer.json()["error"]["code"] == "too_fast"
            assert int(answer.headers["retry-after"]) >= 1
            return done
    return most


def test_an_address_of_ipv6_is_its_first_half() -> None:
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::1") != address_of("2001:db8:1:3::1")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"


def test_a_new_cookie_is_not_a_new_budget(usual: Served, stopped: Time) -> None:
    """New people of one address share what it may do; another address has its own."""
    first = at(usual, HOME)
    assert until_refused(first, "/api/me", {"name": "Anna"}, 41) == 41, "who has a cookie renames"
    assert newcomers(usual, *[HOME] * 41).count(200) == 39
    assert newcomers(usual, OTHER) == [200]
    stopped.now += 10
    assert newcomers(usual, HOME, HOME) == [200, 429], "nobody is locked out"


def test_tables_and_replays_have_budgets_of_their_own(usual: Served, stopped: Time) -> None:
    anna = at(usual, HOME)
    anna.post("/api/me", json={"name": "Anna"})
    table = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "me"}]}
    id = anna.post("/api/tables", json=table).json()["id"]
    assert until_refused(anna, "/api/tables", table, 40) == 19
    stopped.now += 3
    assert until_refused(anna, f"/api/tables/{id}/replay?first=0", None, 60) == 20
    assert anna.get(f"/api/tables/{id}/board", params={"lang": "en", "at": 1}).status_code == 429
    assert anna.get(f"/api/tables/{id}/board").status_code == 200, "the board as it is now is cheap"
    stopped.now += 2
    assert anna.get(f"/api/tables/{id}").status_code == 200, "what is cheap goes on"
    assert anna.get(f"/api/tables/{id}/replay").status_code == 200


def test_reactions_have_a_budget_of_their_own(usual: Served, stopped: Time) -> None:
    anna = usual.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    answers = [sitting.send("react", seat=0, what="well") for _ in range(7)]
    assert [answer["type"] for answer in answers] == [*["ack"] * 6, "refusal"]
    assert (answers[-1]["code"], answers[-1]["args"]["seconds"]) == ("too_fast", 2)
    anna.post(f"/api/tables/{id}/react", {"id": "r", "seat": 0, "what": "well"}, 429)
    assert sitting.send("chat", text="one may still speak")["type"] == "ack"
    stopped.now += 2
    anna.post(f"/api/tables/{id}/react", {"id": "r", "seat": 0, "what": "well"}, 200)


def test_forwarded_addresses_are_believed_of_named_proxies_alone(tmp_path: Path) -> None:
    with serving(quick(tmp_path, limit=20.0, proxies=("192.0.2.1",))) as served:
        served.app.state.context.limits.clock = Time()
        assert newcomers(served, *(f"203.0.113.{n}" for n in range(42))).count(200) == 40


def test_messages_of_all_sockets_of_a_person_are_counted_together() -> None:
    clock = Time()
    found = Limits(Settings(), clock)
    purses = [found.allowance("message", "anna", HOME) for _ in range(4)]
    early = [allowance.take(1.0) for _ in range(30) for allowance in purses]
    assert early[59] == 0 < early[60] < early[-1]
    clock.now += 100
    assert purses[0].take(1.0) == 0


def test_sockets_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    with serving(quick(tmp_path, limit=20.0, sockets_per_person=3, connections_per_address=5)) as served:
        anna = served.person("Anna")
        id = anna.table(["me", "open"], public=True)["id"]
        kept = [anna.socket(id) for _ in range(3)]
        with pytest.raises(Exception, match="4429"):
            anna.socket(id)
        watching = [Sitting(served, id, None) for _ in range(2)]
        with pytest.raises(Exception, match="4429"):
            Sitting(served, id, None)
        watching[0].close()
        kept[0].close()
        until = time.monotonic() + 10
        while served.app.state.context.limits._sockets[anna.id] > 2:
            assert time.monotonic() < until
        anna.socket(id)


def test_with_a_full_purse_anything_goes_once() -> None:
    clock = Time()
    allowance = Limits(Settings(), clock).allowance("expensive", "anna", HOME)
    assert allowance.ask(500.0) == 0
    assert allowance.ask(1.0) > 500


@pytest.mark.parametrize("chunked", [False, True])
def test_large_documents_cost_as_much_as_several_small_ones(usual: Served, stopped: Time, chunked: bool) -> None:
    """A large request costs eight more than a small one; a body without a length counts as the largest."""
    anna = at(usual, HOME)
    anna.post("/api/me", json={"name": "Anna"})
    body = b" " * (8 * 1024 * 1024 - 10)
    headers = {"Content-Type": "application/json"}
    answers = [
        anna.post("/api/records/replay", content=iter([body]) if chunked else body, headers=headers).status_code
        for _ in range(3)
    ]
    assert answers == [422, 422, 429]


def test_a_body_in_pieces_is_json_as_well(usual: Served, stopped: Time) -> None:
    answer = at(usual, HOME).post(
        "/api/me", content=iter([b'{"name": "Anna"}']), headers={"Content-Type": "text/plain"}
    )
    assert answer.json()["error"]["args"] == {"where": "content-type"}


def test_files_of_the_page_come_late_rather_than_not_at_all() -> None:
    """A browser asks for each once: a page of which one is refused stays broken."""
    clock = Time()
    found = Limits(Settings(), clock)
    assert {found.wait("file", HOME) for _ in range(1000)} == {0.0}
    late = [found.wait("file", HOME) for _ in range(2000)]
    assert late == sorted(late)
    assert late[0] == pytest.approx(1 / 200)
    assert late[-1] == pytest.approx(10)
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            found.wait("file", HOME)
    assert refused.value.code == "too_fast"
    assert found.wait("file", OTHER) == 0
    clock.now += 10
    assert found.wait("file", HOME) == pytest.approx(1 / 200), "who was refused has taken nothing"


def test_files_cost_a_person_nothing(usual: Served, stopped: Time) -> None:
    anna = at(usual, HOME)
    anna.post("/api/me", json={"name": "Anna"})
    assert {anna.get(f"/assets/none-{number}.js").status_code for number in range(100)} == {404}
    assert anna.get("/api/me").status_code == 200


def test_the_oldest_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    found = Limits(Settings(), Time())
    for number in range(30):
        found.spend("request", f"p{number}", f"a{number}")
        found.saw(f"p{number}", f"a{number}")
    assert len(found._buckets) == 10
    assert found.origin("p29") == "a29"
    assert found.origin("p1") == "p1", "who is not known stands alone"
