"""The client's files: small over the line, kept as long as they may be, and nothing outside their folder."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from folkmoot.server.web import app
from tests.server.conftest import quick
from tests.server.kit import serving

SCRIPT = b"export const answer = 42;\n" * 200


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("site")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Folkmoot</title>" + "<p>tables</p>" * 200)
    (static / "assets" / "index-4f2a.js").write_bytes(SCRIPT)
    (static / "small.txt").write_text("short")
    (folder / "secret.txt").write_text("not for you")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "STATIC", static)
        with serving(quick(folder / "data")) as served:
            yield served.client()


def test_text_is_packed_for_whoever_takes_it(site: httpx.Client) -> None:
    packed = site.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.content == SCRIPT  # httpx unpacks it
    plain = site.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-type"].startswith("text/javascript")
    unwanted = site.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in unwanted.headers
    assert "content-encoding" not in site.get("/small.txt").headers


def test_named_by_content_is_kept_and_the_start_page_asked_for_again(site: httpx.Client) -> None:
    script = site.get("/assets/index-4f2a.js")
    assert "immutable" in script.headers["cache-control"]
    page = site.get("/t/some-table")
    assert page.headers["cache-control"] == "no-cache"
    assert page.text == site.get("/").text
    again = site.get("/", headers={"If-None-Match": f'"other", W/{page.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == page.headers["etag"]


def test_a_file_of_an_earlier_version_is_not_there(site: httpx.Client) -> None:
    """The start page in its place would be kept for ever as that file."""
    gone = site.get("/assets/index-0000.js")
    assert gone.status_code == 404
    assert gone.json()["error"]["code"] == "not_found"
    assert "immutable" not in gone.headers.get("cache-control", "")


def test_a_new_build_is_served_at_once(site: httpx.Client) -> None:
    index = app.STATIC / "index.html"
    before = site.get("/").headers["etag"]
    index.write_text("<!doctype html><title>new</title>")
    after = site.get("/", headers={"If-None-Match": before})
    assert after.status_code == 200
    assert "new" in after.text


def test_a_link_to_a_table_names_the_game_and_who_invites(site: httpx.Client) -> None:
    site.post("/api/me", json={"name": "Anna <b>"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = site.post("/api/tables", json={"game": "ethnos", "seats": seats}).json()["id"]
    link = site.get(f"/api/tables/{id}/links").json()["seats"]["1"]
    stranger = httpx.Client(base_url=site.base_url, timeout=20)
    page = stranger.get(link, headers={"Accept-Language": "xx, pl;q=0.8"})
    assert "<title>Anna &lt;b&gt; zaprasza do gry: Ethnos · Folkmoot</title>" in page.text
    assert 'property="og:title" content="Anna &lt;b&gt; zaprasza do gry: Ethnos"' in page.text
    again = stranger.get(link, headers={"Accept-Language": "pl", "If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert "invites" in stranger.get(link).text
    for nothing in (f"/t/{id}", f"/t/{id}?key=wrong", "/t/unknown"):
        assert "Anna" not in stranger.get(nothing).text
    stranger.close()


OUTSIDE = ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00", "/assets"]


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder(site: httpx.Client, path: str) -> None:
    link = HTTPConnection(site.base_url.host, site.base_url.port)  # httpx would tidy the address up
    link.request("GET", path)
    answer = link.getresponse()
    text = answer.read()
    link.close()
    assert b"not for you" not in text
    assert b"root:" not in text
    assert answer.status in (200, 404)


def test_head_is_answered_without_a_body(site: httpx.Client) -> None:
    answer = site.head("/assets/index-4f2a.js", headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0))
    assert answer.content == b""


def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "STATIC", tmp_path / "none")
        with serving(quick(tmp_path / "data")) as served:
            assert "make web" in served.client().get("/").text
