"""Webhooks tell who is away, and reach nothing inside."""

from __future__ import annotations

import http.server
import json
import threading
from pathlib import Path

import pytest

from folkmoot.server.errors import Refused
from folkmoot.server.herald import is_public, read_address, resolve
from tests.server.conftest import quick
from tests.server.kit import Served, serving

INSIDE = [
    "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    "255.255.255.255", "198.18.0.1", "192.0.2.1", "2001:db8::1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_not_reached(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_addresses_outside_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]/",
        "http://0x7f.1/",
        "http://2130706433/",
        "http://127.1/",
    ],
)
def test_names_that_lead_inside_are_refused(served: Served, url: str) -> None:
    with pytest.raises(Refused):
        resolve(read_address(url), private=False)
    answer = served.person().http.patch("/api/me", json={"webhook": url})
    assert answer.status_code in (400, 403)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example/",
        "file:///etc/passwd",
        "http://u:p@a.example/",
        "http://a.example:22/",
        "x",
        "http://",
        "http://a b/",
    ],
)
def test_only_plain_web_addresses(url: str) -> None:
    with pytest.raises(Refused):
        read_address(url)


def test_who_is_away_is_told_once(tmp_path: Path) -> None:
    told: list[dict[str, object]] = []
    heard = threading.Event()

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()
            heard.set()

        def log_message(self, format: str, *args: object) -> None:
            pass

    listener = http.server.HTTPServer(("127.0.0.1", 8080), Listener) if port_free(8080) else None
    if listener is None:
        pytest.skip("port 8080 is taken")
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    try:
        with serving(quick(tmp_path, webhook_private=True)) as served:
            anna = served.person("Anna")
            address = "http://127.0.0.1:8080/hook?x=1"
            assert anna.http.patch("/api/me", json={"webhook": address}).json()["webhook"] == address
            id = anna.table(["me", "me"])["id"]
            assert heard.wait(10)
            assert told[0]["table"] == id
            assert told[0]["type"] == "your_turn"
    finally:
        listener.shutdown()
        listener.server_close()


def port_free(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0
