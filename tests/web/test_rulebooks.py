"""A table that plays as one of several rulebooks says."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.kit import Visitors, no_sideways, resize, shot


def test_a_rulebook_sets_its_switches_and_ones_own_box_its_numbers(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    page.get_by_role("button", name="New table").first.click()
    dialog = page.get_by_role("dialog")
    largest = dialog.get_by_role("checkbox", name=re.compile("^Final tie: the largest band only"))
    book = dialog.get_by_label(re.compile("^Rulebook"))
    expect(book).to_have_value("none")
    dialog.get_by_text("Choose each of these rules separately").click()
    expect(largest).not_to_be_checked()
    book.select_option("Polish rulebook")
    expect(largest).to_be_checked()
    for width, height in ((1440, 900), (820, 1180), (390, 844)):
        resize(page, width, height)
        no_sideways(page)
        shot(page, f"rulebooks-{width}", full=True)
    largest.uncheck()
    expect(book.locator("option:checked")).to_have_text("Your own mix")
    largest.check()
    expect(book).to_have_value("pl")
    dialog.get_by_text("My box says something else").click()
    number = dialog.get_by_label(re.compile(r"^Spaces with a bonus marker \(2"))
    expect(number).to_have_value("3, 7, 12, 18")
    assert not number.evaluate("(one) => one.scrollWidth > one.clientWidth"), "a phone shows the whole list"
    number.fill("3, many")
    open_it = dialog.get_by_role("button", name="Open the table")
    open_it.click()
    expect(dialog.get_by_role("alert")).to_contain_text("merfolk.symbols_few")
    visitors.forgive()
    number.fill("3, 7, 12, 17")
    open_it.click()
    page.wait_for_selector(".lobby")
    expect(page.locator(".lobby")).to_contain_text("Final tie: the largest band only")
    expect(page.locator(".lobby")).to_contain_text("3, 7, 12, 17")


def test_the_rules_list_what_is_in_no_rulebook_with_the_reason(visitors: Visitors) -> None:
    page = visitors.drop_in(820, 1180)
    page.goto(f"{visitors.url}/rules/ethnos")
    page.get_by_role("button", name="What the books leave open").click()
    part = page.locator("#rules-unsettled")
    part.locator("summary").first.click()
    row = part.locator("li", has_text="Spaces with a bonus marker (2–3 players): 3, 7, 12, 18")
    expect(row).to_contain_text("our ruling")
    expect(row).to_contain_text("not described anywhere")
    no_sideways(page)
    shot(page, "rules-unsettled")
    row.get_by_role("link", name="E8").click()
    page.wait_for_url("**/rules/ethnos/E8")
