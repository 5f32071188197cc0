"""A game that its players agree to stop: its page, going on, and closing it for good. Who is away is said."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.kit import Visitors, axe, shot, sit_at

STOPPED = re.compile("Stopped here")


def propose(page: Page, what: str) -> None:
    page.get_by_role("button", name=what).click()


def agree(page: Page) -> None:
    page.locator(".vote").get_by_role("button", name="Agree").click()


def stop(one: Page, other: Page) -> None:
    one.get_by_role("button", name="Settings").click()
    propose(one, "Propose to stop here")
    agree(other)
    for page in (one, other):
        expect(page.locator(".end-page h1")).to_have_text(STOPPED)


def test_two_people_stop_go_on_and_close(visitors: Visitors) -> None:
    anna, bela = visitors.drop_in(), visitors.drop_in(375, 667, has_touch=True, is_mobile=True)
    id = sit_at(anna, visitors.url, "ethnos", {}, [{"kind": "me"}, {"kind": "open"}])
    table = f"{visitors.url}/t/{id}"
    bela.goto(table)
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Join this table").click()
    for page in (anna, bela):
        page.wait_for_selector(".table")
    first, second = (anna, bela) if anna.locator(".table[data-deciding=true]").count() else (bela, anna)

    asked = second.locator("[data-at=turn]:visible")
    expect(asked).not_to_contain_text("is away")
    first.goto(visitors.url)
    expect(asked).to_contain_text("is away at the moment")
    first.goto(table)
    expect(asked).not_to_contain_text("is away")

    stop(anna, bela)
    axe(bela)
    shot(bela, "stopped", full=True)
    expect(bela.locator(".end-page .sumtab").first).to_be_visible()
    bela.get_by_role("button", name="Look at the board").click()
    expect(bela.locator("[data-at=turn]:visible")).to_have_text(STOPPED)
    bela.get_by_role("button", name="Summary").click()
    propose(bela, "Go on playing")
    anna.goto(visitors.url)
    expect(anna.locator(".tbl").first).to_contain_text("Bela would like to go on")
    anna.goto(table)
    agree(anna)
    for page in (anna, bela):
        page.wait_for_selector(".table")
        expect(page.locator("[data-at=turn]:visible")).not_to_have_text(STOPPED)

    stop(bela, anna)
    propose(bela, "Close for good")
    agree(anna)
    expect(anna.locator(".end-page h1")).to_have_text("Ended early")
    propose(anna, "Check that the deal was fair")
    expect(anna.locator(".fair")).to_contain_text("Fair deal confirmed")
