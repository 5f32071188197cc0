"""Draw the pictures of docs/rules, every diagram as the browser shows it in each language: `make rules-pictures`.

Languages need their fonts: without one for Japanese (Debian's fonts-noto-cjk) its pictures would show boxes, and none
is drawn. Games, languages and diagrams can be named: `python -m tests.web.draw_rules tribes ru pl`.
"""

from __future__ import annotations

import base64
import subprocess
import sys
import tempfile

from playwright.sync_api import Page, ViewportSize, sync_playwright

from folkmoot import games
from folkmoot.server.settings import Settings
from folkmoot.text import LANGUAGES
from folkmoot.text.markdown import PICTURES, picture_of
from folkmoot.text.rules import read_diagrams
from tests.server.kit import serving
from tests.web.conftest import FLAGS, chromium
from tests.web.kit import ROOT

DOCS = ROOT / "docs/rules"
SETTLED = 3200
"""Milliseconds after which a diagram does not look for its size any more."""
QUALITY = 0.78
AS_WEBP = """async ([png, quality]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def draw(pages: dict[str, Page], painter: Page, url: str, game: str, wanted: list[str]) -> None:
    """The frame of each diagram with its numbers, without the caption, which stands in the document."""
    for language, page in pages.items():
        page.goto(f"{url}/rules/{game}?lang={language}")
        page.wait_for_selector(".book .rule")
    diagrams = read_diagrams(games.get(game))
    for diagram in [one for one in diagrams if one["id"] in wanted] or diagrams:
        figures = {
            language: page.locator(f'figure.diagram[data-diagram="{diagram["id"]}"]')
            for language, page in pages.items()
        }
        for figure in figures.values():
            figure.scroll_into_view_if_needed()
            figure.locator("iframe.ready").wait_for()
        painter.wait_for_timeout(SETTLED)
        for language, figure in figures.items():
            drawn = base64.b64encode(figure.locator(".window").screenshot()).decode()
            found = painter.evaluate(AS_WEBP, [drawn, QUALITY])
            (DOCS / picture_of(game, diagram, language)).write_bytes(base64.b64decode(found))


def has_font(language: str) -> bool:
    found = subprocess.run(["fc-list", f":lang={language}"], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip())


def main(wanted: list[str]) -> None:
    folder = DOCS / PICTURES
    folder.mkdir(exist_ok=True)
    languages = [language for language in LANGUAGES if language in wanted] or LANGUAGES
    chosen = [game for game in games.OWN if game in wanted] or games.OWN
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Settings(data=data)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        size = ViewportSize(width=1440, height=900)  # the parts of a board ask the page how roomy it is
        context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", color_scheme="light")
        for language in languages:
            if not has_font(language):
                print(f"no font for {language}: its pictures stay as they are")
        pages = {language: context.new_page() for language in languages if has_font(language)}
        for game in chosen:
            draw(pages, context.new_page(), served.url, game, wanted)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
