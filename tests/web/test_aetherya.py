"""Legends of Aetherya at the page: whole games against bots and alone, the score pad, phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.kit import Visitors, axe, shot

STEP = """() => {
    const here = (one) => one.offsetParent && !one.disabled
    const seen = (selector) => [...document.querySelectorAll(selector)].filter(here)
    const wanted = ['[data-act=confirm]', '.pick', 'button.kcard.down.can', 'button.kcard.can', '.lgd.legal',
        '.choices .cand', '[data-act=main].primary']
    for (const selector of wanted) {
        const found = seen(selector)
        if (found.length) { found[0].click(); return selector }
    }
    return null
}"""
WAIT = ".end-page, .bar.mine"


def fits(page: Page) -> None:
    """The page does not scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def sit(page: Page, url: str, mode: str, players: int = 2) -> None:
    """From the start page to the table."""
    page.goto(url)
    card = page.locator("article.game", has=page.get_by_role("heading", name="Legends of Aetherya"))
    card.get_by_role("button").first.click()
    card.get_by_role("radio", name=mode).click()
    if mode != "Solo campaign":
        card.get_by_role("radio", name=str(players), exact=True).click()
        card.get_by_role("radio", name="gentle").click()
    card.locator(".btn.primary").click()
    page.wait_for_selector(".kingdom")


def play(page: Page, most: int) -> None:
    """Touch the first thing that can be touched, until the game is over or so many touches were made."""
    for _ in range(most):
        page.wait_for_selector(WAIT, state="attached")
        if page.locator(".end-page").count():
            return
        page.evaluate(STEP)
        page.wait_for_timeout(40)


def test_versus_from_the_start_page_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    sit(page, visitors.url, "Versus", 3)
    page.wait_for_selector(".pick")
    shot(page, "aetherya-arrange")
    play(page, 24)
    page.wait_for_selector(".pad .pr")
    assert page.locator(".kingdom .cell").count() == 16
    assert page.locator(".minik").count() == 2
    assert page.locator(".lgs .lgd").count() == 8
    fits(page)
    shot(page, "aetherya-versus")
    play(page, 900)
    page.wait_for_selector(".end-page .sumtab")
    shot(page, "aetherya-end")


def test_solo_from_the_start_page_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="dark")
    sit(page, visitors.url, "Solo campaign")
    assert page.locator(".era").count() == 3
    play(page, 16)
    shot(page, "aetherya-solo-dark")
    play(page, 900)
    page.wait_for_selector(".end-page .sumtab")
    assert "campaign" in page.locator("h1").inner_text() or "Victory" in page.locator("h1").inner_text()


@pytest.mark.parametrize("width", [360, 390])
def test_together_on_a_phone(visitors: Visitors, width: int) -> None:
    page = visitors.come(width, 740 if width == 360 else 844)
    sit(page, visitors.url, "Co-op")
    play(page, 12)
    fits(page)
    shot(page, f"aetherya-coop-phone-{width}")


def test_a_place_is_previewed_before_it_is_taken(visitors: Visitors) -> None:
    page = visitors.come()
    sit(page, visitors.url, "Versus")
    for _ in range(40):
        page.wait_for_selector(".bar.mine")
        if page.locator("button.kcard.can").count():
            break
        page.evaluate(STEP)
        page.wait_for_timeout(40)
    page.locator("button.kcard.can").first.focus()
    page.wait_for_selector(".ghost")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act=confirm]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-act=confirm]", state="detached")


def test_the_score_pad_counts_as_it_is_laid(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"{visitors.url}/pad/aetherya")
    for card in ("forest", "elf", "forest", "dwarf"):
        page.locator(f"[data-card={card}]").click()
    page.wait_for_selector(".lb.good >> nth=1")
    assert page.locator(".sheet .sum").inner_text() == "4"
    page.get_by_role("button", name="Two Elves").click()
    page.wait_for_function("document.querySelector('.sheet .sum').textContent === '6'")
    shot(page, "aetherya-pad")
    fits(page)
    axe(page)
