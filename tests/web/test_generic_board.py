"""Games without a board of their own, from somebody else's package: tried in the browser, to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from folkmoot.lessons.book import choices_of
from tests.web.kit import Visitors, axe, confirm, no_sideways, resize, shot, sit_at

PAIR = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Tim"}]


def show_one(page: Page) -> None:
    """Show a card on one's own turn and end it."""
    page.locator('.table[data-deciding=true] [data-action^="show "]').first.click()
    page.wait_for_selector('.table[data-deciding=true]:not([data-draft=""])')
    page.locator("[data-action=done]").click()
    confirm(page)


@pytest.mark.parametrize("game", ["nine", "bare"])
def test_a_game_that_the_client_does_not_know_is_played_to_the_end(visitors: Visitors, game: str) -> None:
    """One brings its words in two languages, the other nothing but rules."""
    page = visitors.drop_in()
    sit_at(page, visitors.url, game, {}, PAIR)
    page.locator(".curtain .btn").click()
    first = page.locator('.table[data-deciding=true] [data-action^="show "]').first
    if game == "nine":
        expect(first).to_contain_text("Show the")
        expect(page.locator(".bar .say")).to_contain_text("choose cards to show")
        expect(page.locator(".log .entries")).to_contain_text("is dealt")
    else:
        expect(first).to_contain_text("show ")
        expect(page.locator(".log .entries")).to_contain_text("dealt")
    expect(page.locator(".hand dl")).to_contain_text("hand")
    expect(page.locator(".seats .seat dl")).to_contain_text("cards")
    shot(page, f"generic-{game}")
    if game == "bare":
        axe(page)
    resize(page, 390, 844)
    shot(page, f"generic-{game}-phone")
    no_sideways(page)
    if game == "nine":
        axe(page)
    resize(page, 1440, 900)
    for _ in range(8):
        page.wait_for_selector(".end-page .sumtab, [data-act=pass], .curtain .btn, .table[data-deciding=true]")
        if page.locator(".end-page").count():
            break
        if page.locator("[data-act=pass]").count():
            page.locator("[data-act=pass]").click()
            page.wait_for_selector(".curtain .btn")
        if page.locator(".curtain .btn").count():
            page.locator(".curtain .btn").click()
        show_one(page)
    expect(page.locator(".end-page .sumtab")).to_contain_text("hown")
    expect(page.locator(".chart svg[role=img]")).to_be_visible()
    shot(page, f"generic-{game}-end", full=True)
    if game == "bare":
        axe(page)
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".log .entries li").first).to_contain_text("dealt")


@pytest.mark.parametrize("game", ["nine", "bare"])
def test_it_is_played_beside_a_bot(visitors: Visitors, game: str) -> None:
    page = visitors.drop_in()
    sit_at(page, visitors.url, game, {}, [{"kind": "me"}, {"kind": "bot", "level": "casual"}])
    for _ in range(2):
        show_one(page)
    expect(page.locator(".end-page .sumtab")).to_contain_text("hown")


def test_its_rules_have_numbers_and_a_picture_and_its_puzzles_are_solved(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/rules/nine")
    expect(page.locator("#rule-N3")).to_contain_text("nothing above 9")
    figure = page.locator("[data-diagram=eight]")
    figure.scroll_into_view_if_needed()
    expect(figure.locator("figcaption")).to_contain_text("Two and six are chosen")
    figure.locator("iframe.ready").wait_for()
    expect(figure.locator("iframe").content_frame.locator(".hand")).to_contain_text("9")
    shot(page, "generic-rules")
    page.goto(f"{visitors.url}/learn/nine")
    page.locator("[data-learn=next-open]").click()
    page.locator(".coach footer .btn").click()
    expect(page.locator(".coach .tip")).to_contain_text("Count before you show")
    for step in choices_of("nine")[0].solution:
        page.locator(f'.table[data-deciding=true] [data-action="{step}"]').click()
    confirm(page)
    expect(page.locator(".coach .txt.good")).to_contain_text("Best:")
    shot(page, "generic-learn", full=True)


def test_it_is_offered_where_tables_are_made(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("radio", name="Bare").click()
    page.get_by_label("twelve").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby .rules-of")).to_contain_text("twelve")
    shot(page, "generic-lobby")
