"""How long a visit to the site takes until the first decision: `make site`, then `python bench/site.py [rounds]`.

A first visit has a browser without anything; a later one the same browser, after the page was closed. Prints the median
and the range, in seconds of the wall clock; say what else the machine was doing.
"""

from __future__ import annotations

import statistics
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, chromium  # noqa: E402

SITE = ROOT / "build/site"
DECIDES = ".table[data-deciding=true]"
PATIENCE = 120_000


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def sit_down(page: Page, url: str) -> float:
    """Seconds from the address to the first decision."""
    begun = time.monotonic()
    page.goto(url)
    page.locator(".game .btn.primary").first.click()
    page.wait_for_selector(DECIDES)
    return time.monotonic() - begun


def visits(browser: Browser, url: str) -> tuple[float, float]:
    """The first visit of somebody, and their second."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    found = []
    for _ in range(2):
        page = context.new_page()
        found.append(sit_down(page, url))
        page.close()
    context.close()
    return found[0], found[1]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    if not (SITE / "index.html").is_file():
        raise SystemExit("there is no site: run `make site` first")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        times = [visits(browser, url) for _ in range(rounds)]
        browser.close()
    server.shutdown()
    for name, found in zip(("first visit", "later visit"), zip(*times, strict=True), strict=True):
        print(f"{name}: {statistics.median(found):.1f} s ({min(found):.1f} to {max(found):.1f}, {rounds} rounds)")


if __name__ == "__main__":
    main()
