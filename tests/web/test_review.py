"""The review of a finished game in the browser: made while one waits, then moment by moment."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from folkmoot.core import Doc
from tests.bots.test_review import played
from tests.server.kit import Served, Sitting
from tests.server.test_reviews import GAME, LAST
from tests.web.kit import Visitors, axe, no_sideways, shot


def test_a_review_shows_the_board_the_choices_and_why(visitors: Visitors, served: Served) -> None:
    page = visitors.drop_in()
    page.request.post(f"{visitors.url}/api/me", data={"name": "Mira"})
    record = played(GAME, 1, mode="solo").record()
    body = {"record": record, "at": len(record["rows"]) - LAST}
    id = page.request.post(f"{visitors.url}/api/records", data=body).json()["id"]
    cookie = next(one for one in page.context.cookies(visitors.url) if one["name"] == "folkmoot")
    sitting, chance = Sitting(served, id, f"folkmoot={cookie['value']}"), random.Random(1)
    while sitting.my_turn():
        sitting.choose(chance)
    sitting.close()
    page.goto(f"{visitors.url}/t/{id}/review")
    expect(page.locator(".panel .what h2")).to_be_visible(timeout=90_000)
    every = page.locator(".every button")
    page.get_by_text("Every choice", exact=True).press("Enter")  # a click may miss it: what comes above pushes it down
    assert every.count() > 0
    every.first.click()
    expect(page.locator(".choice.played")).to_contain_text("Played")
    expect(page.locator(".choice")).to_have_count(2)
    expect(page.locator(".scene iframe")).to_be_attached()
    expect(page.locator(".sums tbody tr")).to_have_count(1)
    shot(page, "review")
    axe(page)
    no_sideways(page)
    note = page.locator(".notes textarea")
    note.fill("Remember this.")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".entry .text")).to_have_text("Remember this.")
    drawn = saved(page, "SVG")
    assert b"<foreignObject" in drawn
    assert b"Remember this." in drawn
    assert b"url(/" not in drawn, "a picture needs nothing from elsewhere"
    assert saved(page, "PNG").startswith(b"\x89PNG")
    assert b"Mira: Remember this." in saved(page, "Text")
    page.get_by_role("button", name="Try it yourself").click()
    page.wait_for_url(lambda address: "/review" not in address)
    page.locator(".table").wait_for()
    tried = Sitting(served, page.url.rpartition("/")[2], f"folkmoot={cookie['value']}")
    while tried.my_turn() and tried.update["version"] < 2:
        tried.choose(chance)
    tried.close()
    page.get_by_role("button", name="Keep as a variation").click()
    expect(page.locator(".tried")).to_contain_text("as a variation?")
    page.locator(".write .btn.primary").click()
    moves = page.locator(".variation li button")
    moves.first.click()
    expect(page.locator(".variation .here")).to_have_count(1)
    expect(page.locator(".scene figcaption")).to_have_text("Variation")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".scene figcaption")).to_contain_text("The board, as")
    page.evaluate("(record) => (sessionStorage['folkmoot.record'] = JSON.stringify(record))", shortened(record))
    page.goto(f"{visitors.url}/record?step=2")
    page.get_by_role("button", name="Notes").click()
    note.fill("In this window.")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".entry .text")).to_have_text("In this window.")
    axe(page)
    page.get_by_role("button", name="Close").click()
    page.locator("[data-review=file]").click()
    page.wait_for_url(lambda address: "/r/" in address)
    expect(page.locator(".panel .what h2")).to_be_visible(timeout=90_000)
    expect(page.locator(".scene iframe")).to_be_attached()
    page.locator(".notes .rows .btn", has_text="2").click()
    expect(page.locator(".entry .text")).to_have_text("In this window.")
    shot(page, "review-of-a-file")
    no_sideways(page)


def saved(page: Page, kind: str) -> bytes:
    """A moment as the page gives it away."""
    with page.expect_download() as found:
        page.locator(".notes .rows").get_by_role("button", name=kind, exact=True).click()
    return found.value.path().read_bytes()


def shortened(record: Doc) -> Doc:
    """A game that was left early."""
    return {**record, "rows": record["rows"][:6]}
