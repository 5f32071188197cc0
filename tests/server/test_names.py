"""Names: of people, by which the server may be called, and by which others reach it; and the cookie behind TLS."""

from __future__ import annotations

import socket
from pathlib import Path
from types import SimpleNamespace

import pytest

from folkmoot.server.settings import Settings
from folkmoot.server.web.hosts import Hosts, reachable
from tests.server.conftest import quick
from tests.server.kit import Served, raw, serving


@pytest.mark.parametrize(
    "name",
    [
        *["\u200b", "An\u200bna", "\u3164", "\u2800", "Anna\u2060", "\u00ad\u00ad", "a\ufe0f", "\u200dA", "\ufffc"],
        *["Anna\u180b", "Anna\U000e0100", "安\u200d娜", "안\u200c나", "アン\u200dナ", "अ\u200dا"],
    ],
)
def test_names_that_look_empty_or_like_others_are_refused(served: Served, name: str) -> None:
    answer = served.client().post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_name"), name


@pytest.mark.parametrize(
    "name", ["安娜", "Änne", "👩🏽\u200d🚀", "❤️\u200d🔥", "نمی\u200cخواهم", "Zoë O’Neill", "क्\u200dष"]
)
def test_names_of_all_scripts_are_fine(served: Served, name: str) -> None:
    assert served.client().post("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", ["Anna  B", "Anna\u00a0B", "Anna\u2009B", "Anna\u3000B"])
def test_all_spaces_are_one(served: Served, name: str) -> None:
    assert served.client().post("/api/me", json={"name": name}).json()["name"] == "Anna B"


def test_names_by_which_the_server_may_be_called() -> None:
    hosts = Hosts(Settings(hosts=("moot.example", "*.club.example"), origins=("https://other.example",)))
    near = "localhost:8350 127.0.0.1 [::1]:8350 192.168.0.7:1 moot moot.local"
    for host in (*near.split(), "moot.example:443", "a.club.example", "other.example"):
        assert host in hosts, host
    for host in ("evil.example", "moot.example.evil.example", "club.example", "localhost.evil.example:8350"):
        assert host not in hosts, host
    assert "evil.example" in Hosts(Settings(hosts=("*",)))


def test_a_socket_by_a_wrong_name_is_refused(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /api/tables/{id}/socket HTTP/1.1\nHost: evil.example\nUpgrade: websocket\nConnection: Upgrade\n"
    answer = raw(served, f"{head}Sec-WebSocket-Version: 13\nSec-WebSocket-Key: {key}\nCookie: {anna.cookie}\n\n")
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as link:
        link.sendall(f"{head}Sec-WebSocket-Version: 13\nSec-WebSocket-Key: {key}\n\n".replace("\n", "\r\n").encode())
        while b"bad_host" not in answer:
            piece = link.recv(65536)
            assert piece, answer
            answer += piece
    assert b"hello" not in answer


@pytest.mark.parametrize(
    ("host", "found"),
    [
        *[("", None), ("localhost", None), ("127.0.0.1", None), ("127.0.0.2", None), ("::1", None)],
        *[("192.0.2.7", "192.0.2.7"), ("2001:db8::7", "2001:db8::7"), ("moot.lan", "moot.lan")],
    ],
)
def test_what_listens_on_this_computer_alone_is_not_for_others(host: str, found: str | None) -> None:
    assert reachable(host) == found


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
@pytest.mark.parametrize(("address", "found"), [("192.0.2.9", "192.0.2.9"), ("127.0.0.1", None), (None, None)])
def test_what_listens_everywhere_is_reached_as_the_network_knows_it(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str | None, found: str | None
) -> None:
    class Probe:
        def __init__(self, *_: object) -> None: ...

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, to: tuple[str, int]) -> None:
            if address is None:
                raise OSError("no route")

        def getsockname(self) -> tuple[str | None, int]:
            return address, 1

    probing = SimpleNamespace(socket=Probe, AF_INET=socket.AF_INET, SOCK_DGRAM=socket.SOCK_DGRAM)
    monkeypatch.setattr("folkmoot.server.web.hosts.socket", probing)
    assert reachable(host) == found


def test_the_page_is_told_where_other_devices_reach_it(tmp_path: Path, served: Served) -> None:
    assert served.client().get("/api/address").json() == {"origin": None}
    with serving(quick(tmp_path, host="2001:db8::7")) as other:
        assert other.client().get("/api/address").json() == {"origin": f"http://[2001:db8::7]:{other.port}"}


def test_behind_tls_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    with serving(quick(tmp_path, secure=True)) as served:
        client = served.client()
        made = client.post("/api/me", json={"name": "Anna"})
        assert made.headers["strict-transport-security"].startswith("max-age=")
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-folkmoot=")
        assert "Path=/" in cookie
        assert "Secure" in cookie
        assert "Domain" not in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        old = served.client()
        assert old.get("/api/me/tables", headers={"Cookie": f"folkmoot={token}"}).status_code == 401
        moved = old.get("/api/me", headers={"Cookie": f"folkmoot={token}"})
        assert moved.json()["name"] == "Anna", "nobody loses their seats with the new name"
        assert any(one.startswith(f"__Host-folkmoot={token}") for one in moved.headers.get_list("set-cookie"))
        secure = {"Cookie": f"__Host-folkmoot={token}"}
        assert old.get("/api/me", headers=secure).json()["name"] == "Anna"
        assert old.post("/api/me/forget", json={}, headers=secure).status_code == 204
        assert old.get("/api/me", headers=secure).status_code == 401
