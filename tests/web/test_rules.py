"""Rules in the browser: a page for each game, a panel at the table, diagrams drawn by the board's own code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from folkmoot import games
from folkmoot.text import LANGUAGES
from folkmoot.text.rules import read_diagrams
from tests.rule_ids import RULES
from tests.web.kit import Visitors, axe, my_turn, no_sideways, quick_game, resize, shot

GAMES = games.OWN
LOST = r"\b(?:client|rules|mark|ethnos|tribes|aetherya)-[a-z]+[\w-]*"
"""A message that is missing shows its id."""


def read_rules(page: Page, url: str, game: str, language: str, rule: str = "") -> None:
    page.goto(f"{url}/rules/{game}{rule}?lang={language}")
    page.wait_for_selector(".book .rule")


def drawn(page: Page) -> None:
    """Every diagram, looked at one after the other: its board is there and it is cut to what it shows."""
    for index in range(page.locator("figure.diagram").count()):
        figure = page.locator("figure.diagram").nth(index)
        figure.scroll_into_view_if_needed()
        figure.locator("iframe.ready").wait_for()
        frame = figure.locator("iframe").content_frame
        assert frame.locator(".board svg, .own svg").count() > 3
        assert frame.locator("body").evaluate("body => body.inert")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_can_be_read(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    read_rules(page, visitors.url, game, "en")
    assert page.locator(".leaves .rule").count() == len(RULES[game])
    assert page.locator("figure.diagram").count() == len(read_diagrams(games.get(game)))
    drawn(page)
    shot(page, f"rules-{game}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_fit_every_screen_in_every_language(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.come(color_scheme="dark" if language in ("ru", "ja") else "light")
    read_rules(page, visitors.url, game, language)
    for width in (1280, 360):
        resize(page, width, 800)
        no_sideways(page)
    assert re.findall(LOST, page.inner_text(".book")) == []
    axe(page)
    shot(page, f"rules-{game}-{language}")


def test_a_rule_has_an_address_and_leads_to_others(visitors: Visitors) -> None:
    page = visitors.come()
    read_rules(page, visitors.url, "ethnos", "en", "/E19")
    expect(page.locator("#rule-E19")).to_be_in_viewport()
    expect(page.locator("#rule-E19")).to_have_class(re.compile("lit"))
    page.locator("#rule-E19 .see .ref").first.click()
    expect(page.locator(".rule.lit")).not_to_have_id("rule-E19")
    assert re.search(r"/rules/ethnos/E\d+$", page.url)
    badge = page.locator("#rule-E19 .mark").first
    badge.click()
    expect(page.locator("#rule-E19 .about")).to_be_visible()
    page.get_by_role("searchbox").fill("dragon")
    expect(page.locator(".rule").first).to_contain_text(re.compile("dragon", re.I))
    assert page.locator(".rule").count() < 20
    page.get_by_role("searchbox").fill("spaceship")
    expect(page.locator(".hits")).to_contain_text("spaceship")
    page.goto(f"{visitors.url}/rules/chess")
    expect(page.locator("h1")).to_be_visible()


def test_the_panel_at_the_table_opens_at_what_is_asked(visitors: Visitors) -> None:
    page = visitors.come()
    quick_game(page, visitors.url)
    my_turn(page)
    page.keyboard.press("r")
    panel = page.locator(".rules-drawer")
    expect(panel.locator(".asked .rule").first).to_be_visible()
    expect(panel.locator(".asked")).to_contain_text("E15")
    shot(page, "rules-drawer")
    axe(page)
    page.locator(".deck.legal").click()
    page.locator("[data-act=confirm]").click()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("?")
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Rules", exact=True).click()
    panel.locator(".rule").first.wait_for()
    assert panel.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    no_sideways(page)
    axe(page)
    shot(page, "rules-drawer-phone")
