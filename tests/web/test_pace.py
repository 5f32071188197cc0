"""Pace: bots step by step, replays at several speeds; the tab says whose turn it is."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.kit import Served
from tests.web.kit import Visitors, axe, bots, draw_card, finished, my_turn, prefer, sit_at, version


def test_each_move_of_a_bot_waits_to_be_seen(visitors: Visitors) -> None:
    page = visitors.drop_in()
    prefer(page, visitors.url, bots="steps")
    sit_at(page, visitors.url, "ethnos", {"tribes": None}, bots(2))
    page.wait_for_selector("[data-act=go-on], .table[data-deciding=true]")
    while page.locator("[data-act=go-on]").count():
        page.keyboard.press("Space")
        page.wait_for_selector("[data-act=go-on], .table[data-deciding=true]")
    expect(page).to_have_title(re.compile("^● Your turn · Ethnos"))
    draw_card(page)
    page.wait_for_selector("[data-act=go-on]")
    waits = version(page)
    expect(page).to_have_title(re.compile("· Ethnos · Folkmoot$"))
    axe(page, ".bar")
    page.locator(".board .king").first.click(force=True)
    page.wait_for_selector(f'.table:not([data-version="{waits}"])')
    assert page.locator(".last-move").count(), "what the bot did is marked"
    page.wait_for_selector("[data-act=go-on]")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="at once").click()
    page.keyboard.press("Escape")
    assert my_turn(page)


def test_replays_have_speeds(visitors: Visitors, served: Served) -> None:
    page = visitors.drop_in(390, 844)
    id = finished(page, served, "ethnos", 1)
    page.goto(f"{served.url}/t/{id}/replay")
    speed = page.get_by_role("group", name="Speed")
    expect(speed).to_contain_text("1 ×")
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("+")
    expect(speed).to_contain_text("8 ×")
    expect(speed.get_by_role("button", name="Faster")).to_be_disabled()
    page.keyboard.press("Space")
    page.wait_for_function("document.querySelector('.scrub input').value > 4")
    page.keyboard.press("Space")
    for _ in range(5):
        page.keyboard.press("-")
    expect(speed).to_contain_text("0.5 ×")
    axe(page, ".scrub")
