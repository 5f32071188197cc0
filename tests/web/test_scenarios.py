"""Scenarios of our own at the page: chosen, labelled, played to the end, and explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from folkmoot.core import Doc
from folkmoot.games.aetherya.words import FATES, LEGEND_WORDS
from tests.web.kit import Visitors, axe, hurry, my_turn, no_sideways, shot, stand_at, to_the_end

ROWS = [list(LEGEND_WORDS[:4]), list(LEGEND_WORDS[4:9]), list(LEGEND_WORDS[9:])]
SIZES = ((1440, 900), (1280, 720), (390, 844), (360, 700))


def campaign(fate: str, cards: str, **legends: object) -> Doc:
    return {
        "game": "aetherya",
        "players": 1,
        "options": {"mode": "solo", "fate": fate},
        "turn": 0,
        "seats": [{"cards": cards}],
        "legends": {"rows": ROWS, "age": 1, "turned": ROWS[0], **legends},
        "discards": [["portal"]],
    }


def until(page: Page, condition: str) -> None:
    """Play hastily until something is on the page and it is the own turn, or the game is over."""
    hurry(page, "aetherya", condition)
    page.wait_for_selector(f".table[data-deciding=true]:is({condition}, :has({condition})), .end-page", timeout=30_000)


def test_a_fate_from_the_start_page_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(visitors.url)
    card = page.locator("article.game", has=page.get_by_role("heading", name="Legends of Aetherya"))
    card.get_by_role("button").first.click()
    card.get_by_role("radio", name="Solo campaign").click()
    card.locator(".story summary").click()
    expect(card.get_by_role("link", name="Our own rules")).to_be_visible()
    card.get_by_role("radio", name=re.compile("Dezanno")).check()
    shot(page, "scenario-start", full=True)
    axe(page)
    card.locator(".btn.primary").click()
    page.wait_for_selector(".kingdom")
    until(page, ".own[data-ask=hand]")
    expect(page.locator(".era.now .task")).to_contain_text(re.compile(r"Held goblins\s*\d/1"))
    shot(page, "scenario-dezanno")
    axe(page)
    to_the_end(page, "aetherya")
    expect(page.locator(".sumtab")).to_contain_text("Fate")
    axe(page)


@pytest.mark.parametrize("fate", FATES[1:])
def test_every_fate_shows_its_task(visitors: Visitors, fate: str) -> None:
    dark = fate in ("degodass", "pudugruen")
    page = visitors.come(color_scheme="dark" if dark else "light")
    stand_at(page, visitors.url, campaign(fate, "FGMN/EFHG/FDE?/MNSH"))
    my_turn(page)
    page.wait_for_selector(".fated")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        shot(page, f"scenario-{fate}-{width}")
        no_sideways(page)
        expect(page.locator(".top .task" if width < 761 else ".era.now .task")).to_be_visible()
    axe(page)
