"""Every page in every language, theme and width: readable, inside the screen, reachable, light to load."""

from __future__ import annotations

import gzip
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, Route, expect

from folkmoot.server.web import app
from folkmoot.text import LANGUAGES
from tests.web.kit import (
    ROOT,
    Visitors,
    axe,
    axe_light_and_dark,
    bots,
    draw_card,
    hurry,
    my_turn,
    no_sideways,
    nothing_cut,
    quick_game,
    resize,
    shot,
    sit_at,
    speak,
    still,
)

LIGHT_ENOUGH = 250_000


LOST = r"\b(?:client|ethnos)-[a-z]+[\w-]*"
"""A message that is missing shows its id."""


def test_every_language_fits_every_width(visitors: Visitors) -> None:
    """The narrow width; wider ones and other phones are in test_layouts."""
    page = visitors.drop_in()
    quick_game(page, visitors.url, 4)
    my_turn(page)
    draw_card(page)
    my_turn(page)
    for language in LANGUAGES:
        speak(page, language)
        for width, height in ((1280, 720), (360, 680)):
            resize(page, width, height)
            shot(page, f"ethnos-{language}-{width}")
            no_sideways(page)
            assert re.findall(LOST, page.inner_text("body")) == []
    for language in LANGUAGES:
        page.goto(f"{visitors.url}/?lang={language}")
        page.wait_for_selector(".game .btn.primary")
        assert page.get_attribute("html", "lang") == language
        for width in (1440, 360):
            resize(page, width, 900)
            for game in range(3):
                sit_down = page.locator(".game").nth(game).locator(".go button:not(.primary)")
                if sit_down.count():
                    sit_down.click()
                nothing_cut(page, ".game .seg button, .game .btn")
            shot(page, f"start-{language}-{width}", full=True)
            no_sideways(page)
            assert re.findall(LOST, page.inner_text("body")) == []


def test_nothing_for_axe_to_complain_about(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    page.wait_for_selector(".game .btn.primary")
    axe_light_and_dark(page)
    quick_game(page, visitors.url, 6)
    my_turn(page)
    draw_card(page)
    my_turn(page)
    while not page.locator(".fan .slot.legal").count():  # skeletons alone lead no band
        draw_card(page)
        my_turn(page)
    axe_light_and_dark(page)
    page.locator(".fan .slot.legal").first.click()
    page.wait_for_selector("[data-act=main].primary")
    axe_light_and_dark(page)
    shot(page, "ethnos-six")
    page.get_by_role("button", name="Settings").click()
    axe_light_and_dark(page)
    page.keyboard.press("Escape")
    page.locator(".seat .glory").first.click()
    axe_light_and_dark(page)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    axe_light_and_dark(page)
    shot(page, "ethnos-phone")


def test_everything_that_can_be_done_is_reached_by_tab_and_shows_the_focus(visitors: Visitors) -> None:
    page = visitors.drop_in()
    quick_game(page, visitors.url)
    my_turn(page)
    seen: set[str] = set()
    page.locator("body").focus()
    for _ in range(80):
        page.keyboard.press("Tab")
        told = page.evaluate(
            """() => {
                const e = document.activeElement
                const box = e.getBoundingClientRect()
                const style = getComputedStyle(e)
                const hidden = e.closest('.vh') !== null || e === document.body
                const inside = box.top >= -1 && box.left >= -1 && box.top < innerHeight && box.left < innerWidth
                return {hidden, inside, ring: style.boxShadow !== 'none' || style.outlineStyle !== 'none',
                        name: e.dataset.at || e.dataset.act || e.className}
            }"""
        )
        if not told["hidden"]:
            assert told["inside"], told
            assert told["ring"], told
            seen.add(told["name"])
    assert "deck" in seen
    assert any(name.startswith("up-") for name in seen)
    assert any("slot" in name for name in seen)


def test_the_phone_is_played_with_one_thumb(visitors: Visitors) -> None:
    page = visitors.drop_in(360, 740, has_touch=True, is_mobile=True)
    quick_game(page, visitors.url, 4)
    my_turn(page)
    page.locator(".market .slot.legal").first.tap()
    page.locator("[data-act=confirm]").tap()
    my_turn(page)
    expect(page.locator(".tell .earlier")).to_be_visible()  # what the others did just now
    no_sideways(page)
    page.locator(".fan .slot.legal").first.tap()
    page.wait_for_selector("[data-act=main].primary")
    shot(page, "phone-band")
    page.locator("[data-act=main]").tap()
    page.wait_for_selector(".own[data-ask=marker], .own[data-ask=turn], .own:not([data-ask])")
    still(page)
    shot(page, "phone-marker")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.acts .btn, .cand, .icon-btn')].filter((e) => {
            const box = e.getBoundingClientRect()
            return box.width && (box.height < 38 || box.width < 38)
        }).map((e) => e.className)"""
    )
    assert small == []


def test_first_load_is_light(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.ok and response.url.startswith(visitors.url):
            sizes[response.url] = len(gzip.compress(response.body(), 6))

    page.on("response", weigh)
    quick_game(page, visitors.url)
    my_turn(page)
    still(page)
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < LIGHT_ENOUGH, sizes


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_pictures_that_come_late_move_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    """A button that a person is about to touch stays in place, whatever is loaded meanwhile."""
    pictures = {file.name for file in (app.STATIC / "assets").glob("*.js") if is_picture(file)}
    page = visitors.come(*size)
    held: list[Route] = []
    page.route("**/assets/*.js", lambda route: hold_back(route, pictures, held))
    page.goto(visitors.url)
    buttons = page.locator(".game .go button")
    expect(buttons).to_have_count(3)
    before = [button.bounding_box() for button in buttons.all()]
    assert len(held) == 3
    for route in held:
        route.continue_()
    expect(page.locator(".game svg.art")).to_have_count(3)
    assert [button.bounding_box() for button in buttons.all()] == before


def test_cards_wait_a_little_for_the_own_tables_above_them(visitors: Visitors) -> None:
    """Tables that load above the cards would move them; slow ones do not keep them back."""
    page = visitors.come(360, 740)
    quick_game(page, visitors.url)
    held: list[Route] = []
    page.route("**/api/me/tables", lambda route: held.append(route))
    page.clock.install()
    page.clock.pause_at(time.time() + 60)
    buttons, own = page.locator(".game .go button"), page.locator(".cont .tbl")
    with page.expect_response("**/api/lessons*"):
        page.goto(visitors.url)
    expect(page.locator(".game.waiting")).to_have_count(3)
    expect(page.locator(".me-btn").first).to_have_text("Mira")  # so the answers but one have come
    expect(buttons).to_have_count(0)
    held.pop().continue_()
    expect(buttons).to_have_count(3)
    expect(own).to_have_count(1)
    with page.expect_response("**/api/lessons*"):
        page.reload()
    page.clock.run_for(5_000)
    expect(buttons).to_have_count(3)
    expect(own).to_have_count(0)


def is_picture(file: Path) -> bool:
    text = file.read_text("utf-8")
    return file.name.startswith("cover-") and text.count('class="art"') == 1


def hold_back(route: Route, names: set[str], held: list[Route]) -> None:
    if route.request.url.rpartition("/")[2] in names:
        held.append(route)
    else:
        route.continue_()


def test_the_board_stands_before_the_fonts(visitors: Visitors) -> None:
    page = visitors.come()
    page.route("**/*.woff2", lambda route: None)
    quick_game(page, visitors.url)
    my_turn(page)
    expect(page.locator(".market .slot").first).to_be_visible()


def test_a_corrected_line_of_the_box_shows_on_the_card(visitors: Visitors) -> None:
    page = visitors.come()

    def corrected(route: Route) -> None:
        doc = route.fetch().json()
        for path in doc["entries"]:
            if path.startswith("legends."):
                doc["entries"][path]["value"] = 7
        route.fulfill(json=doc)

    page.route("**/api/games/aetherya/box", corrected)
    sit_at(page, visitors.url, "aetherya", {"mode": "versus"}, bots(1))
    expect(page.locator(".legend .worth").first).to_have_text("7")


def test_points_so_far_and_what_the_age_would_bring(visitors: Visitors) -> None:
    page = visitors.drop_in(color_scheme="dark")
    sit_at(page, visitors.url, "ethnos", {}, bots(2))
    hurry(page, "ethnos", ".me .band ~ .band")
    page.wait_for_selector(".table[data-deciding=true]:has(.me .band ~ .band)")
    page.locator(".me .glory").click()
    page.locator(".if-now summary").first.click()
    expect(page.locator(".if-now[open] li").first).to_be_visible()
    shot(page, "scores")
    axe(page)


def test_it_can_be_installed(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    manifest = page.request.get(f"{visitors.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(f"{visitors.url}/{icon['src']}").ok
    page.goto(visitors.url)
    page.wait_for_selector(".game .btn.primary")
    assert page.evaluate("navigator.serviceWorker.ready.then((found) => found.active !== null)")


def test_after_an_absence_the_page_tells_what_happened(visitors: Visitors) -> None:
    page = visitors.drop_in()
    quick_game(page, visitors.url, 4)
    my_turn(page)
    draw_card(page)
    my_turn(page)
    page.reload()
    page.wait_for_selector(".since")
    shot(page, "away")
    axe(page)
    expect(page.locator(".since li.main")).not_to_have_count(0)
    page.locator(".since .primary").click()
    expect(page.locator(".since")).to_have_count(0)


def test_pages_that_cannot_be_shown_say_so(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/t/nosuchtable")
    expect(page.locator("h1")).to_have_text("You can’t open this table")
    axe(page)
    shot(page, "no-entry")
    visitors.forgive()  # the browser itself reports the refused socket


def lightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


COLOUR = r"--([\w-]+):\s*(#[0-9a-f]{6})"
HUES = ("amber", "blue", "crimson", "violet", "green", "grey")
TEXT = [(ink, ground) for ink in ("ink", "ink-2", "ink-3") for ground in ("paper", "paper-2", "paper-3")]
TEXT += [("ember", "paper"), ("ember", "paper-2"), ("good", "paper-2"), ("bad", "paper"), ("bad", "paper-2")]
TEXT += [("on-ember", "ember"), ("ink", "ember-wash"), ("ink-2", "ember-wash"), ("on-bar", "bar"), ("on-bar-2", "bar")]
TEXT += [("ink", "sea"), ("ink-2", "sea")] + [(f"hue-{name}-ink", f"hue-{name}-wash") for name in HUES]
TEXT += [(f"hue-{name}-on", f"hue-{name}") for name in HUES]
SHAPE = [(f"hue-{name}", ground) for name in HUES for ground in ("paper-2", f"hue-{name}-wash")]
SHAPE += [(f"tone-{seat}", ground) for seat in range(1, 7) for ground in ("paper-2", "sea", "paper", "paper-3")]
SHAPE += [("legal", "paper-2"), ("legal", "paper-3"), ("focus", "paper-2"), ("focus", "paper-3")]


def tokens_of(theme: str) -> dict[str, str]:
    css = (ROOT / "web/src/styles/tokens.css").read_text("utf-8")
    found = dict(
        re.findall(
            r"--([\w-]+):\s*(#[0-9a-f]{6})", css[css.index("color-scheme: light") : css.index("[data-theme='dark']")]
        )
    )
    if theme == "dark":
        found.update(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", css[css.index("[data-theme='dark']") :]))
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tokens_have_contrast(theme: str) -> None:
    tokens = tokens_of(theme)
    low = [(ink, on) for ink, on in TEXT if contrast(tokens[ink], tokens[on]) < 4.5]
    low += [(shape, on) for shape, on in SHAPE if contrast(tokens[shape], tokens[on]) < 3]
    assert low == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cut_ink_stands_out_from_the_light_ground_of_every_picture(theme: str) -> None:
    tokens = tokens_of(theme)
    css = (ROOT / "web/src/styles/hues.css").read_text("utf-8")
    share, paper = re.findall(r"\n\.hue \{[^}]*--a1: color-mix\(in srgb, var\(--hue\) (\d+)%, (#[0-9a-f]{6})\)", css)[0]
    part = int(share) / 100 if theme == "light" else 1.0

    def ground(colour: str) -> str:
        pairs = [(int(colour[at : at + 2], 16), int(paper[at : at + 2], 16)) for at in (1, 3, 5)]
        return "#" + "".join(f"{round(part * own + (1 - part) * other):02x}" for own, other in pairs)

    grounds = {name: ground(tokens[name]) for name in (*(f"hue-{name}" for name in HUES), "ember")}
    low = {name: round(contrast(tokens["ci"], on), 1) for name, on in grounds.items() if contrast(tokens["ci"], on) < 6}
    assert low == {}


PICTURES = 150_000


@pytest.mark.parametrize(
    "folder", sorted(path for path in (ROOT / "web/src/games").iterdir() if path.is_dir()), ids=lambda path: path.name
)
def test_the_art_of_a_game_is_light(folder: Path) -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in folder.glob("*.svg")}
    assert sum(sizes.values()) <= PICTURES, sizes


def test_the_page_knows_no_other_host(visitors: Visitors) -> None:
    page = visitors.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start(page, visitors.url)
    assert [url for url in asked if not url.startswith((visitors.url, "data:", "blob:"))] == []


def start(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".game .btn.primary")
