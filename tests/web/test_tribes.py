"""Tribes through the page: every question answered by touching what glows, to the end; on a phone; by keyboard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit import Visitors, axe, resize, same_row, shot, sit_at, speak
from tests.web.tribes import DECIDES, EVERYTHING, OFFERS, Sit, hurry_on, offered, sit

__all__ = ["sit"]
SEEN = (
    """(offers) => offers.map((offer) => [...document.querySelectorAll(offer)].filter((e) => e.offsetParent).length)"""
)


def pick(counts: list[int], ask: str | None, rng: random.Random) -> tuple[str, int]:
    """What to touch: the first thing offered, but now and then an answer is closed early."""
    offered = [(offer, count) for offer, count in zip(OFFERS, counts, strict=True) if count]
    assert offered, f"nothing can be touched at {ask}"
    closing, number = offered[-1]
    early = closing.startswith("[data-act=main]") and (ask == "move" or closing == offered[0][0])
    if early and rng.random() < 0.3:
        return closing, rng.randrange(number)
    offer, number = offered[0]
    return offer, rng.randrange(number)


def play(page: Page, rng: random.Random, most: int, shown: set[str | None], keys: bool = False) -> bool:
    """Answer questions until the game is over; False if it was not over after so many touches, or keys."""
    for _ in range(most):
        if offered(page):
            return True
        ask = page.get_attribute(".own", "data-ask")
        if ask not in shown:
            shown.add(ask)
            shot(page, f"tribes-{ask}")
        offer, number = pick(page.evaluate(SEEN, list(OFFERS)), ask, rng)
        found = page.locator(f"{offer} >> visible=true").nth(number)
        if keys:
            found.press("Enter")
        else:
            found.click()
    return False


def test_turns_with_everything_in_play(sit: Sit) -> None:
    page = sit(players=3, options=EVERYTHING)
    shown: set[str | None] = set()
    play(page, random.Random(1), 24, shown)
    assert {"leader", "start", "act"} <= shown
    assert page.locator(".hex").count() == 12
    assert page.locator(".entries li").count() > 10


def test_two_people_in_two_browsers(visitors: Visitors) -> None:
    anna, bela = visitors.drop_in(), visitors.drop_in(1280, 720, color_scheme="dark")
    id = sit_at(anna, visitors.url, "tribes", EVERYTHING, [{"kind": "me"}, {"kind": "open"}])
    bela.goto(f"{visitors.url}/t/{id}")
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Join this table").click()
    pages, enough = [anna, bela], ".log .entries li:nth-child(40)"
    for number, page in enumerate(pages):
        page.wait_for_selector(".island")
        hurry_on(page, 3 + number, enough)
    for page in pages:
        page.wait_for_selector(enough, state="attached", timeout=60_000)
    same_row(pages)
    told = [page.locator(".log .entries").text_content() for page in pages]
    assert told[0] == told[1]


def test_each_die_shows_its_strength_and_a_refusal_its_reason(sit: Sit) -> None:
    page = sit()
    page.wait_for_selector(DECIDES)
    while page.get_attribute(".own", "data-ask") != "act":
        play(page, random.Random(2), 1, set())
        page.wait_for_selector(DECIDES)
    resize(page, 820, 1180)
    speak(page, "ru")
    expect(page.locator(".bar .before")).to_be_visible()
    say, bar = (page.locator(name).evaluate("(e) => e.offsetHeight") for name in (".bar .say", ".bar"))
    assert say <= bar, "the question leaves its line"
    speak(page, "en")
    resize(page, 1440, 900)
    dice = page.locator(".pickdie")
    told = []
    for number in range(dice.count()):
        dice.nth(number).click()
        told.append(page.locator(".act .strength").all_inner_texts())
    assert all(len(row) == 4 and all(any(map(str.isdigit, text)) for text in row) for row in told)
    page.locator('.act[data-at="row-grow"]').click()
    expect(page.locator(".own")).to_have_attribute("data-ask", "grow")  # it can be taken back: one click
    page.locator("[data-act=main]").click()
    expect(page.locator(".bar .say")).to_contain_text("Nothing is chosen yet")
    expect(page.locator(".own")).to_have_attribute("data-ask", "grow")
    page.locator(".hex:not(.can)").first.click(force=True)  # it says itself that it cannot be chosen
    expect(page.locator(".bar .slip")).to_contain_text("don’t have any members there")


def test_on_a_phone_by_touch(sit: Sit) -> None:
    page = sit(players=4, width=360, height=740, has_touch=True, is_mobile=True)
    play(page, random.Random(3), 12, set())
    sheet = page.locator("dialog.sheet")
    page.locator(".mestrip").click()
    expect(sheet.get_by_role("heading", name="Goals")).to_be_visible()
    shot(page, "tribes-phone-goals")
    page.keyboard.press("Escape")
    page.locator(".sidechip").last.click()
    expect(sheet.locator(".events")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    shot(page, "tribes-phone")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_arrow_keys_lead_from_hex_to_hex(sit: Sit) -> None:
    page = sit()
    page.wait_for_selector(DECIDES)
    page.locator(".hex").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.at") == "hex-b"


@pytest.mark.slow
def test_a_whole_game_with_bots(sit: Sit) -> None:
    page = sit(players=2, options=EVERYTHING)
    hurry_on(page, 7)
    page.wait_for_selector(".end-page .sumtab", timeout=120_000)
    shot(page, "tribes-end", full=True)
    scores = page.locator(".rank .pt").all_inner_texts()
    assert len(scores) == 2
    assert sorted(page.locator(".sumtab .tot td").all_inner_texts()) == sorted(scores)
    rule = page.locator(".sumtab .why-part").first
    rule.click()
    expect(page.locator(".rules-drawer .rule.lit")).to_be_visible()
    axe(page)


def test_turns_by_keyboard_alone(sit: Sit) -> None:
    """`test_a_game_is_won_by_keyboard_alone` plays the end."""
    page = sit(options=EVERYTHING)
    shown: set[str | None] = set()
    play(page, random.Random(5), 36, shown, keys=True)
    assert {"leader", "start", "act"} <= shown
