"""Draw the pictures of docs/rules, every diagram as the browser shows it: `make rules-pictures`."""

from __future__ import annotations

import sys
import tempfile

from playwright.sync_api import Page, ViewportSize, sync_playwright

from folkmoot import games
from folkmoot.server.settings import Settings
from folkmoot.text.markdown import PICTURES, picture_of
from folkmoot.text.rules import read_diagrams
from tests.server.kit import serving
from tests.web.conftest import FLAGS, chromium
from tests.web.kit import ROOT

DOCS = ROOT / "docs/rules"
SETTLED = 3200
"""Milliseconds after which a diagram does not look for its size any more."""


def draw(page: Page, url: str, game: str) -> None:
    """The frame of each diagram with its numbers, without the caption, which stands in the document."""
    page.goto(f"{url}/rules/{game}?lang=en")
    page.wait_for_selector(".book .rule")
    for diagram in read_diagrams(games.get(game)):
        figure = page.locator(f'figure.diagram[data-diagram="{diagram["id"]}"]')
        figure.scroll_into_view_if_needed()
        figure.locator("iframe.ready").wait_for()
        page.wait_for_timeout(SETTLED)
        figure.locator(".window").screenshot(path=DOCS / picture_of(game, diagram), type="jpeg", quality=82)


def main(wanted: list[str]) -> None:
    folder = DOCS / PICTURES
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Settings(data=data)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        size = ViewportSize(width=640, height=900)
        page = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", color_scheme="light").new_page()
        for game in wanted or games.OWN:
            draw(page, served.url, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
