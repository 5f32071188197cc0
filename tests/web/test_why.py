""" "Why?" at the table: touching a thing asks about it, the answer has this position's numbers, nothing is played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from folkmoot.core import Doc
from tests.web.kit import Visitors, axe, bots, enter, my_turn, no_sideways, quick_game, shot, sit_at, stand_at, version
from tests.web.tribes import CROWDED, Sit, sit

__all__ = ["sit"]
# A band of two, too small for Duris.
MARKER: Doc = {
    "game": "ethnos", "players": 2, "options": {}, "tribes": ["wingfolk", "dwarf", "elf", "troll", "skeleton"],
    "kingdoms": {
        "ithys": {"tokens": [0, 2]}, "straton": {"tokens": [2, 2]}, "rhea": {"tokens": [4, 4]},
        "duris": {"tokens": [6, 6], "markers": [2, 1]}, "althea": {"tokens": [8, 8]}, "pelagon": {"tokens": [8, 10]},
    },
    "face_up": ["elf.red"],
    "seats": [{"bands": [{"leader": "wingfolk.red", "cards": ["wingfolk.red", "wingfolk.blue"]}]}, {}],
    "prompt": {"ask": "marker"},
}  # fmt: skip


def ask(page: Page, selector: str) -> Locator:
    """Touch something in the mode; the card with its answer."""
    page.locator(f"{selector}[data-asks]:visible").first.click(force=True)  # also what is off
    card = page.get_by_role("dialog")
    expect(card).to_be_focused()
    return card


def other(page: Page) -> None:
    page.locator(".why-card .quiet").click()
    expect(page.locator(".why-card")).to_have_count(0)


def test_things_of_ethnos_are_asked_and_nothing_is_played(visitors: Visitors) -> None:
    page = visitors.drop_in()
    quick_game(page, visitors.url)
    my_turn(page)
    before = version(page)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".why-hint")).to_contain_text("This doesn’t make a move")
    shot(page, "why-mode")
    card = ask(page, '[data-at="kingdom-ithys"]')
    expect(card).to_contain_text(re.compile(r"Ithys.*\d", re.S))
    shot(page, "why-kingdom")
    axe(page)
    other(page)
    card = ask(page, ".deck")
    expect(card).to_contain_text("Age I of II ends when the third dragon is drawn (0 so far)")
    expect(card).to_contain_text("yes, you can do that now")
    card = ask(page, '[data-at="seat-1"]')  # straight from one thing to the next
    expect(card).to_contain_text("in all")
    assert page.locator(".armed, [data-act=confirm]").count() == 0
    card = ask(page, ".fan .slot")
    expect(card.locator("p").first).to_contain_text(re.compile(r"^\w+\. \w+"))
    other(page)
    page.locator(".stall .market").click(position={"x": 2, "y": 2})  # nothing there to ask about
    page.locator(".acts [data-act=undo]").click(force=True)
    assert page.locator(".why-card").count() == 0
    page.keyboard.press("Escape")
    assert page.locator(".why-hint, [data-asks], [data-asking]").count() == 0
    assert version(page) == before
    page.locator(".deck.legal").click()
    expect(page.locator("[data-act=confirm]")).to_be_visible()


def test_what_cannot_be_done_says_why(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, MARKER)
    my_turn(page)
    page.keyboard.press("w")
    card = ask(page, '[data-at="kingdom-duris"]')
    expect(card.locator("p")).to_have_count(2)
    expect(card).to_contain_text("tokens 6, 6; markers")
    expect(card).to_contain_text("Your band counts as 2 cards, and there are already 3 markers to beat in Duris")
    card = ask(page, '[data-at="kingdom-rhea"]')
    expect(card).to_contain_text("your markers go from 0 to 1")
    card = ask(page, '[data-at="up-elf.red"]')
    expect(card.locator("p")).to_have_count(1)  # that it cannot be taken now is not worth saying
    card = ask(page, "[data-act=second]")
    expect(card).to_contain_text("You can’t do that right now")
    card.get_by_role("button", name="Rule E19").click()
    expect(page.locator(".rules-drawer .rule.lit")).to_contain_text("E19")
    expect(card).to_have_count(0)
    expect(page.locator(".own[data-ask=marker]")).to_be_visible()


def test_by_keyboard_in_russian(visitors: Visitors) -> None:
    page = visitors.drop_in(locale="ru")
    quick_game(page, visitors.url)
    my_turn(page)
    before = version(page)
    page.keyboard.press("w")
    expect(page.locator(".why-hint")).to_be_visible()
    enter(page, '[data-at="dragons"]')
    card = page.get_by_role("dialog", name="Почему?")
    expect(card).to_be_focused()
    expect(card).to_contain_text(re.compile(r"драко", re.I))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    enter(page, ".deck")
    expect(page.locator("[data-act=confirm]")).to_be_visible()
    assert version(page) == before
    page.keyboard.press("w")
    enter(page, '[data-at="kingdom-rhea"]')
    expect(card).to_be_focused()
    card.get_by_role("button", name="Закрыть").click()
    expect(page.locator('[data-at="kingdom-rhea"]')).to_be_focused()


def test_tribes(sit: Sit) -> None:
    page = sit(CROWDED, color_scheme="dark")
    my_turn(page)
    page.keyboard.press("w")
    card = ask(page, ".goal")
    expect(card).to_contain_text(re.compile(r"Worth \w+ point", re.I))
    shot(page, "why-tribes")
    axe(page)
    card = ask(page, ".hexb")
    expect(card.locator("p").first).to_be_visible()
    card = ask(page, ".bar .say")
    expect(card.get_by_role("button", name=re.compile("Rule T"))).to_be_visible()


def test_aetherya_on_a_phone(visitors: Visitors) -> None:
    page = visitors.drop_in(360, 740, has_touch=True, is_mobile=True)
    sit_at(page, visitors.url, "aetherya", {}, bots(1))
    my_turn(page)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name="Why?").tap()
    shot(page, "why-phone-mode")
    page.locator(".legend[data-asks]").first.tap(force=True)
    card = page.get_by_role("dialog")
    expect(card).to_contain_text(re.compile(r"Worth \w+ point", re.I))
    shot(page, "why-phone")
    box = card.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 360, 740)
    no_sideways(page)
    axe(page)


def test_points_lead_to_their_rules(sit: Sit) -> None:
    page = sit(CROWDED)
    page.locator(".seat .glory").first.click()
    link = page.locator(".why-seat .rule-link").first
    rule = link.inner_text()
    link.click()
    expect(page.locator(".rules-drawer .rule.lit")).to_contain_text(rule)
