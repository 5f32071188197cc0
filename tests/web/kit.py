"""People at the page: what a visitor sees, and how one plays a turn with nothing but the keyboard."""

from __future__ import annotations

import copy
import json
import os
import random
import re
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from folkmoot.core import Doc
from folkmoot.core.changes import change
from folkmoot.server.tables import lobby
from tests.server.kit import Served

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build/screenshots"
PICTURES = "FOLKMOOT_SHOTS" in os.environ
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
NAMES = ("Mira", "Juno", "Corvin", "Bramble", "Tamsin", "Osric")
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "pl": "Polski", "ja": "日本語"}
PATIENCE = 30_000
"""Milliseconds until what a page should show counts as missing, however busy the machine is."""
HASTES = 6
"""Number of times that hasty play is begun again, in twice the patience."""
expect.set_options(timeout=PATIENCE)
SAME_LUCK = """
    localStorage["folkmoot.name"] ??= "%s"
    localStorage["folkmoot.theatre"] ??= "none"
    crypto.getRandomValues = (bytes) => bytes.fill(7)
"""
"""Script for every page: a suggested name and a fixed salt, so that deals are the same. No moments but where a test
looks at them."""
UNSEEN = """
    const unseen = new CSSStyleSheet()
    unseen.replaceSync('@media screen { html:not([data-seen]) { opacity: 0 } }')
    document.adoptedStyleSheets = [unseen]
"""
"""Nobody looks at a page unless pictures are made of it: everything has its place, but a third of the work is saved."""
SEEN = "document.documentElement.dataset.seen = ''"
LOOKING = """async ([function_, given]) => {
    window.looks ??= {}
    const looks = (window.looks[function_] ??= eval(function_))
    const page = document.documentElement.dataset
    page.seen = ''
    try {
        return await looks(given)
    } finally {
        delete page.seen
    }
}"""
"""A page that looks at the same again has not to learn how."""


class Cable:
    """One visitor's own way to the server, which can be cut and mended. What goes through it is not looked at."""

    def __init__(self, port: int) -> None:
        self.server = ("127.0.0.1", port)
        self.whole = True
        self.closed = False
        self.ends: list[socket.socket] = []
        self.lock = threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self) -> None:
        while not self.closed:
            with suppress(OSError):
                near = self.door.accept()[0]
                threading.Thread(target=self.carry, args=(near,), daemon=True).start()

    def carry(self, near: socket.socket) -> None:
        """Pass on what one connection says, both ways, until either side ends it."""
        with near, socket.create_connection(self.server) as far:
            with self.lock:
                if not self.whole:
                    return
                self.ends += (near, far)
            other = {near: far, far: near}
            with suppress(OSError):
                while True:
                    for source in select.select([near, far], [], [])[0]:
                        data = source.recv(65536)
                        if not data:
                            return
                        other[source].sendall(data)

    def cut(self) -> None:
        """End what goes through it; nothing comes through until it is mended."""
        with self.lock:
            self.whole = False
            for end in self.ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self.ends.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.closed = True
        self.cut()
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()


class Window:
    """A browser window of its own, with everything that its console complains about."""

    def __init__(self, browser: Browser, name: str, width: int, height: int, **more: Any) -> None:
        given = {"locale": "en", "reduced_motion": "reduce", "bypass_csp": True, "service_workers": "block", **more}
        self.complaints: list[str] = []
        self.context = browser.new_context(viewport={"width": width, "height": height}, **given)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SAME_LUCK % name)
        if not PICTURES:
            self.context.add_init_script(UNSEEN)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.listen(message.type, message.text))

    def listen(self, kind: str, text: str) -> None:
        if kind == "error" and "status of 401" not in text:  # asking who one is before one is somebody
            self.complaints.append(text)

    def sweep(self, url: str) -> None:
        """Nothing is left of whoever was here."""
        for page in self.context.pages[1:]:
            page.close()
        self.page.goto(f"{url}/api/games")
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        self.complaints.clear()


class Visitors:
    """Browser windows of different people; whatever their consoles complain about fails the test."""

    def __init__(self, browser: Browser, url: str, left: dict[str, Window] | None = None) -> None:
        self.browser = browser
        self.url = url
        self.left = {} if left is None else left
        """Swept windows of earlier visitors."""
        self.windows: list[Window] = []
        self.lent: dict[str, Window] = {}
        self.cables: list[Cable] = []
        self.heard: list[tuple[Page, Any, Callable[..., None]]] = []
        self.failed = False

    def come(self, width: int = 1440, height: int = 900, **more: Any) -> Page:
        """A new window. Its service worker, a process of its own, only where a test says so."""
        self.windows.append(Window(self.browser, NAMES[len(self.windows)], width, height, **more))
        return self.windows[-1].page

    def drop_in(self, width: int = 1440, height: int = 900, color_scheme: Any = "light", **more: Any) -> Page:
        """A window that somebody has left, if there is one: two thirds of the work of a new one are saved.

        For tests that only look, touch and `hear`: what else listens, routes or sets clocks would stay.
        """
        kind = json.dumps([len(self.windows), more], sort_keys=True)
        window = self.left.pop(kind, None) or Window(self.browser, NAMES[len(self.windows)], width, height, **more)
        self.windows.append(window)
        self.lent[kind] = window
        window.page.emulate_media(color_scheme=color_scheme)
        window.page.set_viewport_size({"width": width, "height": height})
        return window.page

    def hear(self, page: Page, event: Any, heard: Callable[..., None]) -> None:
        """Be told of something at a page until this visit is over: whoever comes after does not speak to us."""
        page.on(event, heard)
        self.heard.append((page, event, heard))

    def hear_updates(self, page: Page) -> list[Doc]:
        """All that sockets of this page will be told, each with its whole view."""
        kept: list[Doc] = []
        self.hear(page, "websocket", lambda socket: socket.on("framereceived", lambda data: keep_update(kept, data)))
        return kept

    def cable(self) -> Cable:
        """An address of the server for one visitor, whose connections the test can cut."""
        self.cables.append(Cable(int(self.url.rpartition(":")[2])))
        return self.cables[-1]

    @property
    def complaints(self) -> list[str]:
        return [complaint for window in self.windows for complaint in window.complaints]

    def forgive(self) -> None:
        """Drop the browser's own complaints, for a test that does what nobody should."""
        for window in self.windows:
            window.complaints.clear()

    def close(self) -> None:
        complaints = self.complaints
        for page, event, heard in self.heard:
            page.remove_listener(event, heard)
        for window in self.windows:
            if self.failed or complaints or window not in self.lent.values():
                window.context.close()
        for cable in self.cables:
            cable.close()
        assert complaints == [], complaints
        if not self.failed:
            for kind, window in self.lent.items():
                window.sweep(self.url)
                self.left[kind] = window


def keep_update(kept: list[Doc], data: str | bytes) -> None:
    """Keep an update that a socket was told, with its whole view where only changes came."""
    message: Doc = json.loads(data)
    if message["type"] != "update":
        return
    if "changes" in message:
        message["view"] = copy.deepcopy(kept[-1]["view"])
        change(message["view"], message["changes"])
    kept.append(message)


def prefer(page: Page, url: str, **wanted: str) -> None:
    """Set preferences in this browser before the page is loaded."""
    page.goto(f"{url}/api/games")
    named = {f"folkmoot.{key}": value for key, value in wanted.items()}
    page.evaluate("(named) => Object.assign(localStorage, named)", named)


UNDRAWN = """() => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    .filter((name) => name.length > 1 && !document.querySelector(`[id="${name.slice(1)}"]`))"""


def shot(page: Page, name: str, full: bool = False) -> None:
    """A picture to be looked at by whoever asked for pictures: they cost a fifth of the time. Every symbol is there."""
    undrawn = page.evaluate(UNDRAWN)
    assert undrawn == [], f"no such symbols: {undrawn}"
    if PICTURES:
        draw(page, name, full)


def draw(page: Page, name: str, full: bool = False) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.evaluate(SEEN)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=full)


def look(page: Page, function: str, given: object) -> Any:
    """Call a function of the page's language that needs visible elements."""
    return page.evaluate(LOOKING, [function, given])


def told_by(visitors: Visitors, name: str) -> str:
    """Return the address and text of every open page, with a picture of each."""
    told = []
    for number, page in enumerate(page for window in visitors.windows for page in window.context.pages):
        with suppress(PlaywrightError):
            draw(page, f"failed-{re.sub(r'[^a-z0-9]+', '-', name.lower())}-{number}")
            told.append(f"{page.url}\n{page.inner_text('body')[:2000]}")
    return "\n\n".join([*told, *visitors.complaints])


def quick_game(page: Page, url: str, players: int = 2) -> None:
    """Two clicks and one choice, as a first visitor would."""
    page.goto(url)
    page.get_by_role("radio", name=str(players), exact=True).first.click()
    page.locator(".game .seg").nth(1).get_by_role("radio").first.click()
    page.locator(".game.open .btn.primary").click()
    page.wait_for_selector(".table")


FIRST = {
    "aetherya": ".pick, button.card.down.can, button.card.can, .legend.legal, .choices .cand, [data-act=main].primary",
    "ethnos": ".choices .cand, .deck.legal, .market .slot.legal, [data-act=main].primary, .fan .slot.legal",
}
"""Elements that a hasty player touches, most wanted first."""
HASTE = """([wanted, stop]) => {
    clearInterval(window.hasty)
    const usable = (one) => one.checkVisibility() && !one.disabled
    const order = ['.curtain .btn', '[data-act=pass]', '[data-act=confirm]', ...wanted.split(', ')]
    window.hasty = setInterval(() => {
        if (!document.querySelector('.table[data-deciding=true], .curtain, [data-act=pass]')) return
        if (stop && document.querySelector(stop)) return clearInterval(window.hasty)
        for (const selector of order) {
            const found = [...document.querySelectorAll(selector)].find(usable)
            if (found) return found.click()
        }
    }, 12)
}"""


def hurry(page: Page, game: str, stop: str = "") -> None:
    """From now on the first thing that can be touched is touched, by the page itself, until `stop` is there."""
    page.evaluate(HASTE, [FIRST[game], stop])


def until(page: Page, game: str, condition: str) -> None:
    """Play hastily until something is on the page and it is the player's own turn, or the game is over.

    A touch may still be on its way to the server when the haste ends, and lead past what was looked for: then on again.
    """
    wanted = f".table[data-deciding=true]:is({condition}, :has({condition})), .end-page"
    for _ in range(HASTES):
        hurry(page, game, condition)
        with suppress(PlaywrightTimeout):
            page.wait_for_selector(wanted, timeout=2 * PATIENCE / HASTES)
            return
    raise AssertionError(f"{condition} does not come")


GONE_ON = """(patience) => {
    if (document.querySelector('.end-page .sumtab')) return 'over'
    const shown = document.querySelector('.table')?.dataset.version ?? ''
    if (window.last?.shown !== shown) window.last = {shown, at: performance.now()}
    return performance.now() - window.last.at > patience ? 'stuck' : false
}"""


def to_the_end(page: Page, game: str) -> None:
    """However long it takes, as long as something happens."""
    hurry(page, game)
    assert page.wait_for_function(GONE_ON, arg=PATIENCE, polling=250, timeout=0).json_value() == "over"


MOVE_ON = """(path) => {
    clearInterval(window.hasty)
    document.querySelector('main.table').dataset.left = ''
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
}"""
"""To another table without loading the page anew, as links of the page lead there."""


def go_to_table(page: Page, url: str, id: str) -> None:
    """From one table to the next the page stays, which costs a third of loading it."""
    if page.locator("main.table").count():
        page.evaluate(MOVE_ON, f"/t/{id}")
        page.wait_for_selector("[data-left]", state="detached")
    else:
        page.goto(f"{url}/t/{id}")


def sit_at(page: Page, url: str, game: str, options: Doc, seats: list[Doc], *, name: str = "Anna", **more: Any) -> str:
    """A table of one's own, without the dialog; its id."""
    assert page.request.post(f"{url}/api/me", data={"name": name}).ok
    wanted = {"game": game, "options": options, "seats": seats, "public": True, "salt": None, **more}
    answer = page.request.post(f"{url}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    go_to_table(page, url, id)
    return id


@contextmanager
def starting_at(position: Doc, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables that are opened meanwhile begin with a position."""
    plain = lobby.new_meta
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "new_meta", lambda *given: plain(*given) | {"start": position})
        yield


def stand_at(page: Page, url: str, position: Doc) -> None:
    """A table that goes on from a position that somebody wrote."""
    assert page.request.post(f"{url}/api/me", data={"name": "Anna"}).ok
    record = {key: position[key] for key in ("game", "players", "options")}
    record |= {"dealer": {"kind": "script"}, "rows": [], "start": position}
    answer = page.request.post(f"{url}/api/records", data={"record": record, "at": 0})
    assert answer.ok, answer.text()
    go_to_table(page, url, answer.json()["id"])
    page.wait_for_selector(".table")


def finished(page: Page, served: Served, game: str, bots: int) -> str:
    """A table of one's own whose game is over, played without a page; its id. The end of the game is on the page."""
    player = served.person()
    id = str(player.table(["me", *["novice"] * bots], game=game)["id"])
    sitting, chance = player.socket(id), random.Random(1)
    while sitting.my_turn():
        sitting.choose(chance)
    sitting.close()
    page.context.add_cookies([{"name": "folkmoot", "value": player.http.cookies["folkmoot"], "url": served.url}])
    page.goto(f"{served.url}/t/{id}")
    page.wait_for_selector(".end-page .sumtab")
    return id


def lose(page: Page, cable: Cable) -> None:
    """Cut the page's connection; it has noticed."""
    cable.cut()
    page.wait_for_selector(".offline", state="attached")


def regain(page: Page, cable: Cable) -> None:
    cable.mend()
    page.wait_for_selector(".offline", state="detached")


STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await document.fonts.ready
    await frame()
    await frame()
    const moving = document.getAnimations().filter((one) => one.playState === 'running')
    const ending = moving.filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
}"""


def still(page: Page) -> None:
    """Fonts are there, everything has its place, nothing moves any more that comes to an end."""
    page.evaluate(STILL)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    still(page)


def speak(page: Page, language: str) -> None:
    """Change the language at the table, as a player does."""
    if page.get_attribute("html", "lang") != language:
        page.locator("button:has(use[href='#i-settings']):visible").click()
        page.get_by_role("radio", name=LANGUAGE_NAMES[language]).click()
        page.wait_for_selector(f"html[lang={language}]")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.mouse.move(0, 0)


REACHED = "(row) => Number(document.querySelector('.table')?.dataset.version) >= row"


def same_row(pages: list[Page]) -> None:
    """Nothing is under way: all pages show the same row, and somebody is asked at one of them."""
    until = time.monotonic() + PATIENCE / 1000
    asked = ".end-page, .table[data-deciding=true]"
    while len({version(page) for page in pages}) > 1 or not any(page.locator(asked).count() for page in pages):
        assert time.monotonic() < until, "the pages show different rows"
        newest = max(int(version(page) or 0) for page in pages)
        for page in pages:
            page.wait_for_function(REACHED, arg=newest)


def bots(number: int) -> list[Doc]:
    return [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(number))]


def my_turn(page: Page, timeout: float = PATIENCE) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    page.wait_for_selector(".end-page, .table[data-deciding=true]", timeout=timeout)
    return page.locator(".end-page").count() == 0


def enter(page: Page, selector: str) -> None:
    """Focus something and press Enter."""
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def confirm(page: Page) -> None:
    """A final step waits for a second Enter, wherever the focus is by then."""
    if page.locator("[data-act=confirm]").count():
        enter(page, "[data-act=confirm]")


def settle(page: Page, version: str | None) -> None:
    page.wait_for_selector(f'.table[data-version="{version}"]', state="detached")


def version(page: Page) -> str | None:
    return page.get_attribute(".table", "data-version")


def decide(page: Page, number: int) -> None:
    """One decision by keyboard: bands of three or more, else cards; the first of whatever else is asked."""
    before = version(page)
    ask = page.get_attribute(".own", "data-ask")
    if ask not in ("turn", "another", "band"):
        enter(page, ".choices .cand")
    elif ask == "turn" and page.locator(".deck.legal").count() and not wants_band(page):
        ups = page.locator(".market .slot.legal").count()
        enter(page, ".market .slot.legal" if ups and number % 3 else ".deck")
    elif ask == "another":
        enter(page, ".choices .cand")
    else:
        enter(page, ".props .prop" if page.locator(".props .prop").count() else ".fan .slot.legal")
        page.wait_for_selector("[data-act=main].primary")
        page.wait_for_selector(".table[data-deciding=true]")
        enter(page, "[data-act=main]")
    confirm(page)
    settle(page, before)


def wants_band(page: Page) -> bool:
    first = page.locator(".props .prop").first
    return first.count() > 0 and any(letter in "3456789" for letter in first.inner_text())


def draw_card(page: Page) -> None:
    before = version(page)
    page.locator(".deck.legal").click()
    page.locator("[data-act=confirm]").click()
    settle(page, before)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pull(page: Page, start: str, end: str, drop: bool = True) -> None:
    """Carry something with the mouse, as a hand does: through what lies between."""
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=5)
    if drop:
        page.mouse.up()


def pull_by_finger(page: Page, start: str, end: str) -> Callable[[], None]:
    """Carry something with a finger; what is returned lets go."""
    hand = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(page, start), middle(page, end)

    def touch(kind: str, *points: Doc) -> None:
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", {"x": x, "y": y})
    for part in (0.1, 0.3, 0.7, 1):
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
    return lambda: touch("touchEnd")


def no_sideways(page: Page) -> None:
    """Nothing runs off the screen at the right, and the page does not scroll sideways."""
    found = page.evaluate(
        """() => {
            const wide = document.documentElement.scrollWidth - innerWidth
            const out = [...document.querySelectorAll('button, h1, h2, h3, p, input')].filter((e) => {
                if (e.closest('.seats, .row, .fan, .props, .lgs, .vh, .scroll, .steps')) return false
                const box = e.getBoundingClientRect()
                return box.width && (box.right > innerWidth + 1 || box.left < -1)
            })
            return [wide, out.map((e) => e.className + ' ' + e.textContent.slice(0, 30))]
        }"""
    )
    assert found == [0, []], found


def nothing_cut(page: Page, what: str) -> None:
    """The words of these elements fit where they stand."""
    found = page.evaluate(
        """(what) => [...document.querySelectorAll(what)]
            .filter((e) => e.offsetParent && e.scrollWidth > e.clientWidth + 1)
            .filter((e) => getComputedStyle(e).display !== 'inline')
            .map((e) => e.className + ': ' + e.textContent)""",
        what,
    )
    assert found == [], found


LEVELS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that is judged by how things look; the rest is the same in the dark."""


def axe(page: Page, within: str = "html", wanted: Doc = LEVELS) -> None:
    """No violation of WCAG 2.2 A and AA, in the page or a part of it."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    spared = {"runOnly": wanted, "resultTypes": ["violations"], "selectors": False, "preload": False}
    found = look(page, "([within, spared]) => axe.run(within, spared)", [within, spared])
    told = [
        f"{one['id']}: {node['html']} {node['failureSummary']}" for one in found["violations"] for node in one["nodes"]
    ]
    assert told == [], "\n".join(told)


DRESS = """async (theme) => {
    document.documentElement.dataset.theme = theme
    await new Promise(requestAnimationFrame)
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changing.map((one) => one.finished))
}"""
"""Every colour has become that of the other theme."""


def axe_light_and_dark(page: Page) -> None:
    axe(page)
    page.evaluate(DRESS, "dark")
    axe(page, wanted=COLOURS)
    page.evaluate(DRESS, "light")
