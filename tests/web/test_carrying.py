"""Pieces carried by mouse and finger: what takes them glows, what does not says why, Escape brings them back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from folkmoot.core import Doc
from tests.web.kit import Visitors, middle, my_turn, pull, pull_by_finger, shot, stand_at
from tests.web.tribes import ATTACK, Sit, sit

__all__ = ["sit"]
BAND = '[data-at="band"]'
HAND = '[data-at="hand"]'
GLOWS = "(selector) => getComputedStyle(document.querySelector(selector)).outlineStyle !== 'none'"
KINGDOMS = ("FLES/EFHP/FEMS/EFN?", "SPMN/MLNS/PHMN/HPH?")


def hand_of_six() -> Doc:
    """Seat 0 of a long game may take cards or play a band."""
    position: Doc = json.loads(Path(__file__).with_name("full-hand.json").read_text("utf-8"))
    hand = position["seats"][0]["hand"]
    position["face_up"] = sorted([*position["face_up"], *hand[6:]])
    position["seats"][0]["hand"] = hand[:6]
    return position


def card(name: str) -> str:
    return f'.fan .slot[data-does$=" {name}"]'


def drafted(page: Page, steps: str) -> None:
    page.wait_for_selector(f'.table[data-draft="{steps}"][data-deciding=true]')


def test_cards_are_carried_into_the_band_and_out_again(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, hand_of_six())
    pull(page, card("halfling.red"), BAND, drop=False)
    assert page.evaluate(GLOWS, BAND), "what takes the card glows"
    assert not page.evaluate(GLOWS, HAND)
    expect(page.locator(".carried .card")).to_be_visible()
    shot(page, "carry-ethnos")
    page.mouse.up()
    drafted(page, "lead halfling.red")
    expect(page.locator(".carried")).to_have_count(0)
    pull(page, card("halfling.blue"), BAND)
    drafted(page, "lead halfling.red;add halfling.blue")
    pull(page, card("elf.grey"), BAND)
    expect(page.locator(".bar .slip")).to_be_visible()
    pull(page, ".fan .slot.sel:not(.chief)", HAND)
    drafted(page, "lead halfling.red")
    pull(page, card("halfling.blue"), BAND, drop=False)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    assert page.get_attribute(".table", "data-draft") == "lead halfling.red", "neither taken nor taken back"


def test_a_card_is_carried_from_the_row_into_the_hand(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, hand_of_six())
    pull(page, '[data-at="up-elf.blue"]', ".board .king")
    assert page.locator(".fan .slot").count() == 6, "nothing takes it there: it goes back"
    pull(page, '[data-at="up-elf.blue"]', HAND)
    expect(page.locator(".log .entries")).to_contain_text("blue")


@pytest.mark.parametrize("way", ["up", "along"])
def test_a_finger_takes_a_card_out_of_the_row_or_scrolls_it(visitors: Visitors, way: str) -> None:
    page = visitors.come(390, 844, has_touch=True, is_mobile=True)
    stand_at(page, visitors.url, hand_of_six())
    if way == "up":
        pull_by_finger(page, card("halfling.red"), BAND)
        expect(page.locator(".carried .card")).to_be_visible()
        shot(page, "carry-ethnos-phone")
        assert page.evaluate("scrollY") == 0
    else:
        pull_by_finger(page, '[data-at="up-elf.blue"]', '[data-at="up-centaur.orange"]')
        expect(page.locator(".carried")).to_have_count(0)


def test_a_die_is_carried_to_an_action(sit: Sit) -> None:
    page = sit(ATTACK)
    pull(page, ".pickdie", '[data-at="row-grow"]')
    expect(page.locator(".bar .slip")).to_be_visible()
    pull(page, ".pickdie", '[data-at="row-move"]', drop=False)
    assert page.evaluate(GLOWS, '[data-at="row-move"]')
    assert not page.evaluate(GLOWS, '[data-at="row-grow"]'), "used already"
    shot(page, "carry-tribes")
    page.mouse.up()
    page.wait_for_selector(".own[data-ask=move]")


def test_the_drawn_card_is_carried_to_its_place(visitors: Visitors) -> None:
    page = visitors.drop_in()
    seats = [{"cards": cards} for cards in KINGDOMS]
    position = {"game": "aetherya", "players": 2, "options": {}, "turn": 0, "seats": seats, "discards": [["dragon"]]}
    stand_at(page, visitors.url, position)
    assert my_turn(page)
    pull(page, '[data-at="discard-0"]', HAND)
    page.wait_for_selector(".own[data-ask=hand]")
    pull(page, ".drawn .pic", ".kingdom .card.can", drop=False)
    expect(page.locator(".kingdom .delta")).to_be_visible()
    expect(page.locator(".carried .card")).to_be_visible()
    shot(page, "carry-aetherya")
    there = middle(page, ".kingdom .card.can")
    page.mouse.up()
    page.wait_for_selector(".own:not([data-ask=hand])")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.card') !== null", there)
