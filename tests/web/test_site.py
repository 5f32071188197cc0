"""Folkmoot in one page: the built site in a real browser that reaches nothing but its files, later not even those."""

from __future__ import annotations

import asyncio
import functools
import http.server
import json
import re
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from bench import engine
from folkmoot import games
from folkmoot.core import Doc, records
from folkmoot.lessons import choices_of
from folkmoot.server.tables import lobby
from setup import load
from tests.server.test_page import Script
from tests.web.kit import FIRST, HASTE, axe, shot, version
from tests.web.test_learning import touch

pytestmark = pytest.mark.slow  # all of them at once: Python starts in the window that they share
ROOT = Path(__file__).parents[2]
SITE = ROOT / "build/site"
ASK = Path(__file__).with_name("site.js").read_text("utf-8")
START = 90_000
"""Milliseconds in which Python has to be there, on a busy machine."""


class Files(http.server.SimpleHTTPRequestHandler):
    """Any web host; one that got a newer version while somebody was there has another service worker."""

    newer: ClassVar[bool] = False

    def log_message(self, *_: object) -> None: ...

    def do_GET(self) -> None:
        if not (self.newer and self.path.endswith("/sw.js")):
            super().do_GET()
            return
        content = (SITE / "sw.js").read_bytes() + b"// newer"
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if not (SITE / "index.html").is_file():
        pytest.fail("the site is not built: run `make site`", pytrace=False)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(SITE.parent)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/site/"
    server.shutdown()
    server.server_close()
    thread.join()


class Visit:
    """A window in which the site is open."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.asked: set[str] = set()
        self.complaints: list[str] = []
        self.begun = ""
        """Address of a game that was begun before the page was loaded once more."""
        self.context: BrowserContext = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        self.context.route(lambda url: not url.startswith(address), self.refuse)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(address)

    def refuse(self, route: Route) -> None:
        self.asked.add(route.request.url)
        route.abort()

    def ready(self) -> None:
        """Python is there, and the service worker has every file."""
        self.page.wait_for_selector(".bar", state="detached", timeout=START)
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")

    def do(self, what: str, given: object = None) -> Any:
        return self.page.evaluate(ASK, [what, given])

    def ask(self, method: str, path: str, body: Doc | None = None) -> Any:
        found = self.do("ask", [method, path, body])
        assert found["status"] < 300, (path, found)
        return found["found"]

    def table(self, game: str, seats: list[Doc], **options: object) -> str:
        return str(self.ask("POST", "/tables", {"game": game, "seats": seats, "options": options})["id"])

    def play(self, id: str, most: int = 1000) -> int:
        """Decide with the first of what is allowed."""
        return int(self.do("play", {"id": id, "most": most})["moves"])


@pytest.fixture(scope="module")
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """One window for all: what takes long is that Python starts. When it has, the network is cut."""
    found = Visit(browser, address)
    page = found.page
    expect(page.locator(".game")).to_have_count(3)
    expect(page.locator(".bar progress")).to_be_visible()
    page.locator(".nav nav a").first.click()
    expect(page.locator(".rules-page, main h1").first).to_be_visible()  # to read, while Python is on its way
    page.go_back()
    found.ready()
    found.context.set_offline(True)
    begin_by_hand(page)
    found.begun = page.url
    page.reload()
    page.wait_for_selector(".table[data-deciding=true]", timeout=START)
    page.goto(f"{address}#/")
    found.ready()
    found.ask("POST", "/me", {"name": "Anna"})
    yield found
    assert not found.asked, "the site asks for something from elsewhere"
    assert not found.complaints
    found.context.close()


HOT_SEAT: list[Doc] = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]


def test_a_whole_game_is_the_servers_game(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal and the same decisions give the same record here and there, and each goes on with the other's."""
    id = visit.table("aetherya", HOT_SEAT)
    visit.play(id)
    record = visit.ask("GET", f"/tables/{id}/record")
    records.verify(games.get("aetherya"), record)
    seed = bytes.fromhex(record["dealer"]["seed"])
    ids = iter(["a-table-id", "another-id"])
    monkeypatch.setattr(
        lobby, "secrets", SimpleNamespace(token_bytes=lambda _: seed, token_urlsafe=lambda _: "a secret")
    )
    monkeypatch.setattr(lobby, "new_id", lambda _: next(ids))

    async def on_a_server() -> tuple[Doc, Doc]:
        script = Script(tmp_path)
        await script.come()
        await script.ask("POST", "/me", {"name": "Anna"})
        await script.ask("POST", "/tables", {"game": "aetherya", "seats": HOT_SEAT, "options": {}})
        await script.play("a-table-id")
        _, same = await script.ask("GET", "/tables/a-table-id/record")
        _, further = await script.ask("POST", "/records", {"record": record, "at": 10})
        await script.server.close()
        return same, further

    with ThreadPoolExecutor(1) as beside:  # this thread's loop is the browser's
        same, further = beside.submit(lambda: asyncio.run(on_a_server())).result()
    assert same == record
    assert further["analysis"]
    assert visit.ask("POST", "/records", {"record": same, "at": 10})["analysis"]
    for path in ("story", "fairness", "replay?seat=all&last=5", "board?lang=ja", "standing"):
        assert visit.ask("GET", f"/tables/{id}/{path}")


def test_the_compiled_engine_decides_what_every_other_does() -> None:
    """Games end the same, bots consider the same; only where `make site` could compile it."""
    if "compiled" not in (SITE.parent / "site.stamp").read_text():
        pytest.skip("this site has the interpreted engine")
    node = [
        str(load(ROOT / "web/build.py").node_folder() / "node"),
        str(ROOT / "bench/engine.mjs"),
        "compiled",
        "2",
        "20",
    ]
    told = json.loads(subprocess.run(node, check=True, capture_output=True, text=True).stdout)
    here = json.loads(engine.measured(2, 20))
    assert told["build"] == "compiled"
    assert {game: told[game]["same"] for game in games.OWN} == {game: here[game]["same"] for game in games.OWN}


@pytest.mark.parametrize(
    ("game", "options"),
    [("ethnos", {}), ("tribes", {}), ("aetherya", {"mode": "coop"}), ("aetherya", {"mode": "solo"})],
)
def test_every_game_and_mode_with_bots_hints_and_lessons(visit: Visit, game: str, options: Doc) -> None:
    bots = [] if options.get("mode") == "solo" else [{"kind": "bot", "level": "novice"}]
    id = visit.table(game, [{"kind": "me"}, *bots], **options)
    assert visit.play(id, most=2) == 2
    assert visit.ask("POST", f"/tables/{id}/why", {"ask": "turn"})["answer"]
    lesson = visit.ask("POST", f"/lessons/{game}/table", {})["id"]
    assert visit.ask("GET", f"/tables/{lesson}/coach")
    assert visit.ask("GET", f"/rules/{game}/find?words=score&lang=en")["rules"]


def begin_by_hand(page: Page) -> None:
    """Through the page itself, with a bot: to the table."""
    card = page.locator(".game").nth(2)
    card.locator(".go .btn").first.click()
    card.get_by_role("radio", name="2", exact=True).click()
    card.get_by_role("radio", name="novice", exact=True).click()
    axe(page)
    shot(page, "site")
    card.locator(".btn.primary").click()
    page.wait_for_selector(".table[data-deciding=true]", timeout=START)


def test_a_quick_game_by_hand_goes_on_after_the_page_was_closed(visit: Visit) -> None:
    """Away, back to the table, on with it, without a network."""
    page = visit.page
    page.goto(f"{visit.address}#/")
    page.goto(visit.begun)
    page.wait_for_selector(".table[data-deciding=true]", timeout=START)
    page.evaluate(HASTE, [FIRST["aetherya"], ""])
    for _ in range(3):  # mine, the bot's, mine
        page.wait_for_selector(f'.table[data-version="{version(page)}"]', state="detached", timeout=START)
    page.evaluate("clearInterval(window.hasty)")
    over = visit.table("aetherya", HOT_SEAT)
    visit.play(over)
    page.goto(f"{visit.address}#/t/{over}")
    page.wait_for_selector(".end-page .sumtab", timeout=START)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    assert saved.value.suggested_filename.startswith("aetherya-")


def test_help_rules_puzzles_pads_and_looking_back(visit: Visit) -> None:
    """On one page, without a network: what a player asks beside the game."""
    page = visit.page

    def go(place: str) -> None:
        page.goto(f"{visit.address}#{place}")

    id = visit.table("aetherya", [{"kind": "me"}], mode="solo")
    go(f"/t/{id}")
    page.locator("[data-act=hint]").click()
    expect(page.locator(".idea p").last).to_contain_text("bot’s reckoning", timeout=START)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Why?").click()
    page.locator(".table [data-asks]:visible").first.click(force=True)
    expect(page.get_by_role("dialog").locator("p").first).not_to_be_empty()
    go("/rules/tribes")
    page.get_by_role("searchbox").fill("volcano")
    expect(page.locator("[id^=found-]").first).to_be_visible()
    go("/learn/aetherya")
    page.locator("[data-learn=next-open]").click()
    page.locator(".coach footer .btn").click()
    expect(page.locator(".coach .tip")).to_contain_text("Theme")
    for step in choices_of("aetherya")[0].solution:
        touch(page, step)
    expect(page.locator(".coach .txt.good")).to_contain_text("Best:")
    go("/pad/tribes")
    page.locator("[data-goal=raid]").click()
    expect(page.locator("[data-seat='0'] b")).not_to_have_text("0")
    visit.play(id)
    record = visit.ask("GET", f"/tables/{id}/record")
    record["rows"] = record["rows"][:6]
    page.evaluate("(record) => (sessionStorage['folkmoot.record'] = JSON.stringify(record))", record)
    go("/record?step=2")
    expect(page.locator(".scrub")).to_be_visible()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile("step=6$"))
    page.locator("[data-review=file]").click()
    expect(page.locator(".panel .what h2")).to_be_visible(timeout=START)


def test_a_copy_of_all_games_is_brought_to_another_browser_and_a_new_version_is_offered(
    visit: Visit, browser: Browser, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit.page
    page.goto(f"{address}#/")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "folkmoot.sqlite"
    saved.value.save_as(copy)
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(b"not a database")
    other = Visit(browser, address)
    other.ready()
    other.ask("POST", "/me", {"name": "Ben"})
    for place in ("/learn/ethnos", "/"):  # a page that is opened asks who one is
        other.page.goto(f"{address}#{place}")
    other.page.on("dialog", lambda dialog: dialog.accept())
    chooser = other.page.locator("input[type=file][accept='.sqlite']")
    chooser.set_input_files(wrong)
    expect(other.page.get_by_role("alert")).to_contain_text("isn’t a copy", timeout=START)
    monkeypatch.setattr(Files, "newer", True)
    chooser.set_input_files(copy)
    expect(other.page.locator(".me-btn").first).to_have_text("Anna", timeout=START)
    expect(other.page.locator(".tbl").first).to_be_visible()
    expect(other.page.locator(".bar")).to_contain_text("A new version", timeout=START)
    with other.page.expect_navigation(timeout=START):  # it comes when it is asked for, and not before
        other.page.get_by_role("button", name="Use it now").click()
    other.context.close()


def test_only_one_tab_has_the_games(visit: Visit) -> None:
    second = visit.context.new_page()
    second.goto(visit.address)
    expect(second.locator(".bar")).to_contain_text("another tab")
    second.close()


def test_friends_are_on_a_server(visit: Visit) -> None:
    page = visit.page
    page.goto(f"{visit.address}#/")
    place = page.get_by_placeholder("Address of a Folkmoot server")
    place.fill("nowhere")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t an address")
    expect(page.locator(".open-tables")).to_have_count(0)
