"""The score pads of the printed games at the page: by touch, kept, passed on as a link, cleared."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.kit import Visitors, axe, shot

PHONE = {"width": 390, "height": 844}
SIZES = {"phone": PHONE, "tablet": {"width": 820, "height": 1180}, "desk": {"width": 1440, "height": 900}}


def more(page: Page, what: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_role("button", name=f"{what}: more").click()


def looked_at(page: Page, name: str) -> None:
    """Every screen has room for it, without a bar at its foot."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        shot(page, f"{name}-{size}")


def laid_out(page: Page) -> None:
    """Every card of the kingdom lies inside its frame, and nothing on it."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.evaluate("scrollTo(0, 0)")
        frame, kingdom = (page.locator(one).bounding_box() for one in (".score-pad .realm", ".score-pad .kingdom"))
        assert frame is not None
        assert kingdom is not None
        assert frame["x"] <= kingdom["x"], size
        assert kingdom["x"] + kingdom["width"] <= frame["x"] + frame["width"] + 1, size
        assert kingdom["width"] > 200, size
        picks = page.locator(".score-pad .picks").bounding_box()
        assert picks is not None
        beside = picks["x"] >= frame["x"] + frame["width"]
        assert beside or picks["y"] >= frame["y"] + frame["height"], size


def test_an_age_of_ethnos_by_touch_and_its_link(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"{visitors.url}/pad/ethnos")
    page.locator("[data-token=ithys-0]").select_option("4")
    page.locator("[data-token=ithys-1]").select_option("6")
    more(page, "Ithys", 2)
    page.locator("[data-size='4']").click()
    page.locator("[data-band='0']").click()
    page.get_by_label("A dwarf leads").check()
    expect(page.locator("[data-seat='0'] b")).to_have_text("14")
    page.locator("[data-seat='1']").click()
    more(page, "Ithys", 2)
    page.locator("[data-act=giant]").check()
    expect(page.locator("[data-seat='1'] b")).to_have_text("4")
    page.locator("tr[data-row=kingdoms] button").click()
    expect(page.locator(".parts")).to_contain_text("first place in Ithys (age I")
    axe(page)
    looked_at(page, "ethnos-pad")
    page.locator("[data-act=next-age]").click()
    page.locator("[data-size='3']").click()
    expect(page.locator(".verdict")).to_contain_text("wins")
    page.reload()  # kept in this browser
    expect(page.locator("[data-seat='0'] b")).not_to_have_text("0")
    kept = page.locator(".count").inner_text()
    page.locator("[data-act=share]").click()
    link = page.locator(".share input").input_value()
    page.keyboard.press("Escape")
    page.locator("[data-act=clear]").click()
    page.locator("[data-act=clear-yes]").click()
    expect(page.locator("[data-seat='0'] b")).to_have_text("0")
    page.goto(link)
    expect(page.locator(".foreign")).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    assert page.locator(".count").inner_text() == kept
    page.locator("[data-act=leave]").click()
    expect(page.locator(".verdict")).to_have_count(0)
    page.goto(link)
    page.locator("[data-act=adopt]").click()
    page.goto(f"{visitors.url}/pad/ethnos")
    expect(page.locator(".verdict")).to_be_visible()


def test_fifteen_points_of_tribes_and_where_they_come_from(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/pad/tribes")
    for goal in ("whole_tribe", "raid", "lake_lords"):
        page.locator(f"[data-goal={goal}]").click()
    page.get_by_role("button", name="Mammoth: +3").click()
    more(page, "Villages", 2)
    expect(page.locator("[data-seat='0'] b")).to_have_text("15")
    expect(page.locator(".verdict")).to_contain_text("Player 1 is the first to reach 15 points.")
    axe(page)
    looked_at(page, "tribes-pad")


def test_kingdoms_of_aetherya_around_a_table(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/pad/aetherya")
    for card in ("human", "elf"):
        page.locator(f"[data-card={card}]").click()
    expect(page.get_by_role("button", name="Human next to Elf met by these cards")).to_be_visible()
    page.locator("[data-act=add]").click()
    for card in ("human", "plains"):
        page.locator(f"[data-card={card}]").click()
    expect(page.locator(".verdict")).to_contain_text("Player 2 wins")
    looked_at(page, "aetherya-pad-two")
    laid_out(page)
    page.get_by_role("radio", name="Co-op").click()
    page.locator(".legend-picks").nth(1).get_by_role("button", name="Human next to Elf").click()
    expect(page.locator(".verdict")).to_contain_text("Lost")
    page.get_by_role("radio", name="Solo").click()
    page.locator(".legend-picks").nth(1).get_by_role("button", name="Human next to Elf").click()
    expect(page.locator(".verdict")).to_contain_text("A legend of this age was not met")
    axe(page)
    looked_at(page, "aetherya-pad-solo")


def test_empires_of_two_boxes_on_the_pad(visitors: Visitors) -> None:
    """The pad says who is allied, and what is missing while the number of kingdoms does not fit."""
    page = visitors.drop_in()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"{visitors.url}/pad/aetherya")
    page.get_by_label("Scenario").select_option("empires")
    expect(page.locator(".sides")).to_have_text("Only with 4, 6, 8 players.")
    for _ in range(5):
        page.locator("[data-act=add]").click()
    for card in ("human", "plains"):
        page.locator(f"[data-card={card}]").click()
    expect(page.locator(".sides li")).to_have_text(["Empire 10", "Empire 22"])
    expect(page.locator(".sides li").nth(1).get_by_role("img")).to_have_count(3)
    expect(page.locator(".verdict")).to_contain_text("Player 2, Player 4, Player 6 have the most points.")
    axe(page)
    looked_at(page, "aetherya-pad-empires")
