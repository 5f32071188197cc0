"""The built site: `make site`, then `python bench/site.py visits|bots|games|engine [--rounds N] [--only GAME]`.

visits  how long it takes until the first decision, and what is transferred. A first visit has a browser without
        anything; a later one the same browser, after the page was closed.
bots    how long bots of each level take for a decision, as the page waits for it after the table's pause.
games   whole games in every game and mode, with every other host blocked and the network cut; records are verified.
engine  what the site's compiled engine decides, and how fast, beside the interpreted one in the same Python and the
        one that is installed here; in Node.

The first three run in Chromium. All times are in seconds of the wall clock: say what else the machine was doing.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import hashlib
import json
import os
import statistics
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from folkmoot import games  # noqa: E402
from folkmoot.core import records  # noqa: E402
from folkmoot.server.page.application import SETTINGS  # noqa: E402
from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.test_site import Visit  # noqa: E402

SITE = ROOT / "build/site"
DECIDES = ".table[data-deciding=true]"
PATIENCE = 240_000
COMPRESSED = {".memory", ".pack", ".zip", ".png", ".woff2"}
ME: dict[str, object] = {"kind": "me"}


class Host(SimpleHTTPRequestHandler):
    """A web host that compresses what can be compressed, as most do, and counts what it sends."""

    protocol_version = "HTTP/1.1"  # before that, browsers don't believe an ETag
    sent: ClassVar[Counter[str]] = Counter()
    whole: ClassVar[dict[str, int]] = {}

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content, mark = squeezed(path)
        known = self.headers.get("If-None-Match") == mark
        self.send_response(304 if known else 200)
        self.send_header("ETag", mark)
        if not known:
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Length", str(len(content)))
            if path.suffix not in COMPRESSED:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if not known:
            self.wfile.write(content)
            self.whole[path.name] = len(content)
            self.sent[path.name] += len(content)


@functools.cache
def squeezed(path: Path) -> tuple[bytes, str]:
    plain = path.read_bytes()
    mark = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
    return plain if path.suffix in COMPRESSED else gzip.compress(plain, 6), mark


@contextmanager
def hosted() -> Iterator[str]:
    if not (SITE / "index.html").is_file():
        raise SystemExit("there is no site: run `make site` first")
    for path in SITE.rglob("*"):
        if path.is_file():
            squeezed(path)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def sit_down(page: Page, url: str) -> float:
    """Seconds from the address to the first decision."""
    begun = time.monotonic()
    page.goto(url)
    page.locator(".game .btn.primary").first.click()
    page.wait_for_selector(DECIDES)
    return time.monotonic() - begun


def time_visits(browser: Browser, url: str, rounds: int) -> None:
    """The first visit of somebody, and their second."""
    times: dict[str, list[float]] = {"first visit": [], "later visit": []}
    transferred: dict[str, list[int]] = {"first visit": [], "later visit": []}
    again: set[str] = set()
    for _ in range(rounds):
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        for name in times:
            Host.sent.clear()
            page = context.new_page()
            times[name].append(sit_down(page, url))
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            transferred[name].append(Host.sent.total())
            again |= {file for file, sent in Host.sent.items() if sent > Host.whole[file]}
            page.close()
        context.close()
    for name, found in times.items():
        told = f"{statistics.median(found):.1f} s ({min(found):.1f} to {max(found):.1f}, {rounds} rounds)"
        print(f"{name}: {told}, {statistics.median(transferred[name]) / 1e6:.1f} MB transferred")
    print("sent more than once in a visit:", ", ".join(sorted(again)) or "nothing")
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"the folder: {size / 1e6:.1f} MB")


def time_bots(visit: Visit, only: str) -> None:
    levels = visit.ask("GET", "/games")["levels"]
    for game in (game for game in games.OWN if game.startswith(only)):
        for level in levels:
            id = visit.table(game, [ME, {"kind": "bot", "level": level}])
            pause = SETTINGS.bot_pause * 1e3  # which a table waits before it asks
            waits = sorted(wait - pause for wait in visit.do("play", {"id": id, "most": 12})["waits"])
            worst = waits[int(len(waits) * 0.95)] if waits else 0.0
            middle = statistics.median(waits) if waits else 0.0
            print(f"{game} {level}: {middle / 1e3:.2f} s, 19 of 20 within {worst / 1e3:.2f} s ({len(waits)} decisions)")


def modes(game: str) -> Iterator[tuple[str, list[dict[str, object]], dict[str, Any]]]:
    bot: dict[str, object] = {"kind": "bot", "level": "novice"}
    yield "against a bot", [ME, bot], {}
    yield "hot seat", [{**ME, "name": "Anna"}, {**ME, "name": "Ben"}], {}
    choices = {name for option in games.get(game).options if option.name == "mode" for name in option.choices or ()}
    if "solo" in choices:
        yield "solo", [ME], {"mode": "solo"}
    if "coop" in choices:
        yield "together with a bot", [ME, bot], {"mode": "coop"}
        yield "together, hot seat", [{**ME, "name": "Anna"}, {**ME, "name": "Ben"}], {"mode": "coop"}


def play_games(visit: Visit, only: str) -> None:
    visit.context.set_offline(True)
    visit.page.reload()
    visit.ready()
    for game in (game for game in games.OWN if game.startswith(only)):
        for name, seats, options in modes(game):
            begun = time.monotonic()
            id = visit.table(game, seats, **options)
            moves = visit.play(id, most=5000)
            record = visit.ask("GET", f"/tables/{id}/record")
            assert records.verify(games.get(game), record)["over"]
            took = time.monotonic() - begun
            print(f"{game}, {name}: a whole game of {len(record['rows'])} rows, {moves} decisions mine, {took:.0f} s")
    assert not visit.asked, f"asked for {visit.asked}"
    print("nothing was asked of any other host")


def compare_engines() -> None:
    """The same decisions in every build, and how many a second."""
    node = ["node", str(ROOT / "bench/engine.mjs")]
    here = {**os.environ, "PYTHONPATH": ""}  # what is installed, not the sources
    builds = {
        "in a page": [*node, "compiled"],
        "in a page, interpreted": [*node, "interpreted"],
        "here": [sys.executable, str(ROOT / "bench/engine.py")],
    }
    found: dict[str, Any] = {}
    for name, command in builds.items():
        done = subprocess.run(command, env=here, cwd="/", check=True, capture_output=True, text=True).stdout
        found[name] = json.loads(done)
    for game in games.OWN:
        for name, told in found.items():
            one = told[game]
            pace = f"{one['decisions']} random decisions, {one['iterations']} iterations of strong in a second"
            print(f"{game} {name} ({told['build']}): {pace}, {one['same']}")
        assert len({told[game]["same"] for told in found.values()}) == 1, f"{game}: they do not decide the same"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("visits", "bots", "games", "engine"))
    parser.add_argument("--rounds", type=int, default=5, help="of visits")
    parser.add_argument("--only", default="", help="games whose name begins so")
    given = parser.parse_args()
    if given.what == "engine":
        compare_engines()
        return
    with hosted() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if given.what == "visits":
            time_visits(browser, url, given.rounds)
        else:
            visit = Visit(browser, url)
            visit.page.set_default_timeout(PATIENCE)
            visit.ready()
            visit.ask("POST", "/me", {"name": "Anna"})
            (time_bots if given.what == "bots" else play_games)(visit, given.only)
        browser.close()


if __name__ == "__main__":
    main()
