"""Rules in the browser: a page for each game, a panel at the table, diagrams drawn by the board's own code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from folkmoot import games
from folkmoot.text import LANGUAGES
from folkmoot.text.rules import read_diagrams
from tests.rule_ids import RULES
from tests.web.kit import COLOURS, Visitors, axe, my_turn, no_sideways, quick_game, resize, shot

GAMES = games.OWN
OUR_OWN = {"aetherya": [f"A{number}" for number in range(50, 59)]}
"""Rules that are in no rulebook are marked."""
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
    page = visitors.drop_in()
    read_rules(page, visitors.url, game, "en")
    assert page.locator(".leaves .rule").count() == len(RULES[game])
    steps = 1  # the example turn shows one step at a time
    assert page.locator("figure.diagram").count() == len(read_diagrams(games.get(game))) + steps
    drawn(page)
    assert page.locator(".pin").count() == page.locator("#rules-table figcaption li").count() >= 5
    for rule in OUR_OWN.get(game, ()):
        expect(page.locator(f"#rule-{rule} .mark").first).to_have_text("our own")
    axe(page)
    shot(page, f"rules-{game}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_fit_every_screen_in_every_language(visitors: Visitors, game: str, language: str) -> None:
    """Once for the colours of the dark, which are the same in every language; English is read above."""
    page = visitors.drop_in(color_scheme="dark" if language in ("ru", "ja") else "light")
    read_rules(page, visitors.url, game, language)
    for width in (1280, 360):
        resize(page, width, 800)
        no_sideways(page)
    assert re.findall(LOST, page.inner_text(".book")) == []
    if language == "ru":
        axe(page, wanted=COLOURS)
    shot(page, f"rules-{game}-{language}")


def test_a_rule_has_an_address_and_leads_to_others(visitors: Visitors) -> None:
    page = visitors.drop_in()
    read_rules(page, visitors.url, "ethnos", "en", "/E19")
    expect(page.locator("#rule-E19")).to_be_in_viewport()
    expect(page.locator("#rule-E19")).to_have_class(re.compile("lit"))
    page.locator("#rule-E19 .see .ref").first.click()
    expect(page.locator(".rule.lit")).not_to_have_id("rule-E19")
    assert re.search(r"/rules/ethnos/E\d+$", page.url)
    note = page.locator("#rule-E19 .note")
    expect(note).not_to_be_visible()
    page.locator("#rule-E19 .source summary").click()
    expect(note).to_be_visible()
    page.get_by_role("searchbox").fill("drawn dragons")
    page.get_by_role("searchbox").fill("ties in a game of two")
    expect(page.locator(".rule").first).to_have_id("found-E39")
    page.get_by_role("searchbox").fill("spaceship")
    expect(page.locator(".hits")).to_contain_text("spaceship")
    page.goto(f"{visitors.url}/rules/chess")
    expect(page.locator("h1")).to_have_text("That page doesn’t exist.")
    complaints = visitors.windows[0].complaints
    assert all("status of 404" in one for one in complaints)
    complaints.clear()


def test_a_turn_is_stepped_through_on_the_board(visitors: Visitors) -> None:
    page = visitors.drop_in()
    read_rules(page, visitors.url, "tribes", "en")
    turn = page.locator("#rules-turn")
    turn.scroll_into_view_if_needed()
    frame = turn.locator("iframe").content_frame
    expect(frame.locator("[data-at=dice].still-lit")).to_have_count(1)
    turn.get_by_role("button", name="Next step").click()
    expect(frame.locator("[data-at=row-grow].still-lit")).to_have_count(1)
    for _ in range(4):
        turn.get_by_role("button", name="Next step").click()
    expect(turn.locator(".count")).to_contain_text("Step 6 of 6")
    turn.get_by_role("button", name="From the beginning").click()
    expect(turn.locator(".count")).to_contain_text("Step 1 of 6")


def test_the_book_is_narrowed_to_players_and_variants(visitors: Visitors) -> None:
    page = visitors.drop_in()
    read_rules(page, visitors.url, "aetherya", "en")
    every = page.locator(".leaves .rule").count()
    page.get_by_role("combobox").select_option(label="1 player")
    expect(page.locator("#rule-A41")).to_have_count(0)
    expect(page.locator("#rule-A35")).to_have_count(1)
    page.get_by_role("button", name="solo").click()
    expect(page.locator("#rule-A35")).to_have_count(0)
    page.locator("#rule-A9 .ref, #rule-A16 .ref").first.click()
    assert page.locator(".leaves .rule").count() < every
    read_rules(page, visitors.url, "aetherya", "en", "/A35")
    expect(page.locator("#rule-A35")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_one_sheet_of_paper_in_letters_that_can_be_read(visitors: Visitors, game: str) -> None:
    page = visitors.drop_in()
    for language in LANGUAGES:
        page.goto(f"{visitors.url}/rules/{game}/summary?lang={language}")
        page.wait_for_selector(".sheet h2")
        page.wait_for_function("document.fonts.status === 'loaded'")
        sheet = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) <= 2, language
        assert page.eval_on_selector(".sheet", "(sheet) => parseFloat(sheet.style.getPropertyValue('--size'))") >= 8.5
        no_sideways(page)
    shot(page, f"rules-{game}-summary")


def test_the_panel_at_the_table_opens_at_what_is_asked(visitors: Visitors) -> None:
    page = visitors.drop_in()
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
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    panel.locator(".rule").first.wait_for()
    assert panel.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    no_sideways(page)
    axe(page, ".rules-drawer")
    shot(page, "rules-drawer-phone")
