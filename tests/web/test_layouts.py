"""Every screen: what can be touched is in view and under the finger, and no text lies on another, at every size."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from folkmoot.core import Doc
from folkmoot.text import LANGUAGES
from tests.web.kit import Visitors, axe, bots, draw, look, my_turn, resize, sit_at, speak, starting_at
from tests.web.stages import Mode, stages
from tests.web.test_carrying import card, hand_of_six

TALL, LYING = (820, 1180), (1180, 820)
CLASSES = (TALL, (1024, 768), (844, 390), (390, 844))
"""The smallest of every class of screen but those with a mouse, which take turns."""
DESKS = ((1440, 900), (1920, 1080))
SIZES = (*CLASSES, LYING, *DESKS, (2560, 1440))
"""For the first stage of a mode: also those that are arranged as a smaller one, by the same rules, with more room."""
TABLETS = (TALL, LYING)
FINE = 1400
"""From this width on a mouse plays."""
COMPLAINTS = Path(__file__).with_name("look.js").read_text("utf-8").partition("\n")[2].strip()
FULL = Mode("ethnos", 4)
"""Mode in which a hand of ten cards is recorded, before a long row of others."""
MODES = (
    FULL,
    Mode("ethnos", 2),
    Mode("ethnos", 6),
    Mode("aetherya", 4, {"mode": "versus", "tokens": True}),
    Mode("aetherya", 1, {"mode": "solo", "fate": "dezanno"}),
    Mode("aetherya", 2, {"mode": "coop"}),
    Mode("aetherya", 2, {"variant": "confrontation"}),
    Mode("aetherya", 2, {"variant": "frontiers"}),
    Mode("tribes", 2, {"elders": True, "special_lands": "random", "leaders": "choose"}),
    Mode("tribes", 4, {"elders": True, "special_lands": "random", "leaders": "choose"}),
)
LONG = "Konstantina"
"""A name that needs room on a phone."""
READY = ".table[data-deciding=true]"
DRAFTS = {"ethnos": ".props .prop"}
"""Element that begins a choice of several steps at the page."""


def sit(page: Page, url: str, position: Doc, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that begins with a position; bots have the other seats."""
    with starting_at(position, monkeypatch):
        sit_at(page, url, position["game"], position["options"], bots(position["players"] - 1), name=LONG)
    page.wait_for_selector(READY)
    speak(page, language)


SETTLED = """([width, height]) => innerWidth === width && innerHeight === height
    && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def look_at(page: Page, where: str, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """List everything that is wrong at any of the sizes."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SETTLED, arg=[width, height])
        wrong = look(page, COMPLAINTS, width < FINE)
        if wrong:
            draw(page, f"layout-{where}-{width}")
        found += [f"{where} {width} × {height}: {one}" for one in wrong]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_stage_at_every_size(visitors: Visitors, mode: Mode, monkeypatch: pytest.MonkeyPatch) -> None:
    """One language after the other; the first stage in all of them on tablets."""
    page = visitors.drop_in()
    wrong: list[str] = []
    positions = stages(mode)
    if mode == FULL:
        positions["full"] = json.loads(Path(__file__).with_name("full-hand.json").read_text("utf-8"))
    for number, (ask, position) in enumerate(positions.items()):
        language = LANGUAGES[number % len(LANGUAGES)]
        sit(page, visitors.url, position, language, monkeypatch)
        sizes = (*CLASSES, DESKS[(number + number // 4) % 2]) if number else SIZES
        wrong += look_at(page, f"{mode}-{ask}-{language}", sizes)
        draft = page.locator(DRAFTS.get(mode.game, "")) if mode.game in DRAFTS else None
        if draft and ask in ("turn", "full") and draft.count():
            draft.first.click()
            page.wait_for_selector("[data-act=main].primary")
            page.mouse.move(0, 0)  # a card that it rests on covers the next one
            wrong += look_at(page, f"{mode}-draft-{language}", sizes)
        for other in LANGUAGES[:0:-1] if not number else ():
            speak(page, other)
            wrong += look_at(page, f"{mode}-{ask}-{other}", TABLETS)
    assert not wrong, "\n".join(wrong)


def test_a_strip_opens_the_sheet_of_its_seat(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.drop_in()
    sit(page, visitors.url, stages(Mode("ethnos", 3))["turn"], "en", monkeypatch)
    sheet = page.locator("dialog.sheet")
    for width, height in ((390, 844), (844, 390), (820, 1180)):
        resize(page, width, height)
        page.locator(".seat .opens").first.click()
        name = page.locator(".seat h3").first.inner_text()
        expect(sheet.locator("h2")).to_have_text(name)
        assert look_at(page, "sheet", [(width, height)]) == []
        sheet.locator("footer button").last.click()
        expect(sheet.locator("h2")).not_to_have_text(name)
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('dialog.sheet') !== null")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        assert page.evaluate("document.activeElement.matches('.opens')")
        page.locator(".seat .opens").first.click()
        page.mouse.click(8, 8)
        expect(sheet).to_have_count(0)
    resize(page, 390, 844)
    page.locator(".mestrip").click()
    expect(sheet.locator("h2")).to_have_text(LONG)
    assert look_at(page, "me", [(390, 844)]) == []
    axe(page, "dialog.sheet")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_refusals_and_hints_are_whole_on_phones(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.drop_in()
    sit(page, visitors.url, hand_of_six(), "en", monkeypatch)
    for width, height in ((390, 844), (844, 390)):
        resize(page, width, height)
        page.locator(card("halfling.red")).first.click()
        page.wait_for_selector(".table[data-deciding=true] .slot.chief")
        page.locator(card("elf.grey")).first.click()
        page.locator(".slip:visible .rule-link").click(trial=True)
        page.locator(".slip:visible .icon-btn").click()
        page.keyboard.press("Escape")
        expect(page.locator(".slot.chief")).to_have_count(0)
        page.locator("[data-act=hint]").click()
        page.locator(".idea:visible .icon-btn").click(trial=True)
        page.locator("[data-act=do]:visible").click(trial=True)
        assert page.evaluate(UNCOVERED), "the hint lies on what it means"
        page.locator(".idea:visible .icon-btn").click()


UNCOVERED = """() => [...document.querySelectorAll('.table [data-does]')].some((one) => {
    if (!getComputedStyle(one).animationName.includes('pointed')) return false
    const box = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
})"""
"""Something glows that a finger would reach."""
SWIPE = """([selector, dx, dy]) => {
    const element = document.querySelector(selector)
    const touch = (x, y) => new Touch({identifier: 1, target: element, clientX: x, clientY: y})
    const send = (kind, at) => element.dispatchEvent(new TouchEvent(kind, {
        bubbles: true, touches: kind === 'touchend' ? [] : [at], changedTouches: [at],
    }))
    send('touchstart', touch(200, 300))
    send('touchend', touch(200 + dx, 300 + dy))
}"""


def test_a_finger_turns_sheets_and_reads_cards(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.drop_in(390, 844, has_touch=True)
    sit(page, visitors.url, stages(Mode("ethnos", 3))["turn"], "en", monkeypatch)
    page.locator(".seat .opens").first.tap()
    heading = page.locator("dialog.sheet h2")
    first = heading.inner_text()
    page.evaluate(SWIPE, ["dialog.sheet", -120, 10])
    expect(heading).not_to_have_text(first)
    page.evaluate(SWIPE, ["dialog.sheet", 120, 10])
    expect(heading).to_have_text(first)
    page.evaluate(SWIPE, ["dialog.sheet", 5, 160])
    expect(page.locator("dialog.sheet")).to_have_count(0)
    before = page.get_attribute(".table", "data-draft")
    card = page.locator(".spines .slot").first
    card.dispatch_event("contextmenu")  # what a browser sends when a finger has rested on a thing
    expect(page.locator("dialog.sheet .read p")).to_be_visible()
    assert page.get_attribute(".table", "data-draft") == before


def test_a_keyboard_on_the_screen_is_no_other_screen(visitors: Visitors) -> None:
    page = visitors.drop_in(820, 1180)
    sit_at(page, visitors.url, "ethnos", {}, bots(1))
    my_turn(page)
    page.get_by_role("button", name="Chat").click()
    page.locator(".chatbox input").focus()
    resize(page, 820, 640)
    assert page.get_attribute("html", "data-screen") == "tall"
    page.locator(".chatbox input").blur()
    page.wait_for_selector("html[data-screen=side]")
