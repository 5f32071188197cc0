"""A game without a board of its own, from somebody else's package: tried in the browser, to the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.kit import Visitors, axe, confirm, no_sideways, resize, shot, sit_at


def show_one(page: Page) -> None:
    page.locator('.table[data-deciding=true] [data-action^="show "]').first.click()
    page.wait_for_selector('.table[data-deciding=true]:not([data-draft=""])')
    page.locator("[data-action=done]").click()
    confirm(page)


def test_a_game_that_the_client_does_not_know_is_played_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    sit_at(page, visitors.url, "nine", {}, [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Tim"}])
    page.locator(".curtain .btn").click()
    page.wait_for_selector(".table[data-deciding=true] .choices .cand")
    expect(page.locator(".board dl")).to_contain_text("limit")
    expect(page.locator(".hand dl")).to_contain_text("hand")
    expect(page.locator(".seats .seat dl")).to_contain_text("cards")
    expect(page.locator(".bar .say")).to_contain_text("choose")
    shot(page, "generic")
    axe(page)
    resize(page, 390, 844)
    shot(page, "generic-phone")
    no_sideways(page)
    axe(page)
    resize(page, 1440, 900)
    show_one(page)
    page.locator(".curtain .btn").click()
    show_one(page)
    expect(page.locator(".end-page .sumtab")).to_contain_text("shown")
    shot(page, "generic-end", full=True)
    axe(page)
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".log .entries li").first).to_contain_text("dealt")


def test_it_is_offered_where_tables_are_made(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(visitors.url)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("radio", name="Nine").click()
    page.get_by_label("twelve").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby .rules-of")).to_contain_text("twelve")
    shot(page, "generic-lobby")
    axe(page)
