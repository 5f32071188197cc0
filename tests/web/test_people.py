"""People to each other: a mark and a colour, signs at the table, and the page of their own games."""

from __future__ import annotations

from playwright.sync_api import expect

from folkmoot.text import LANGUAGES
from tests.server.kit import Served
from tests.server.test_played import over
from tests.web.kit import Visitors, axe, no_sideways, nothing_cut, resize, shot


def test_a_mark_a_colour_and_signs_at_the_table(served: Served, visitors: Visitors) -> None:
    mira, juno = visitors.drop_in(), visitors.drop_in(390, 844)
    mira.goto(visitors.url)
    mira.wait_for_selector(".game .btn.primary")
    mira.click(".nav .me-btn")
    mira.get_by_role("radio", name="Owl").check()
    mira.get_by_role("radio", name="Teal").check()
    expect(mira.get_by_role("status")).to_have_text("Saved.")
    axe(mira)
    shot(mira, "you-1440")
    mira.reload()
    expect(mira.locator(".nav .me-btn use")).to_have_attribute("href", "#m-owl")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = mira.request.post(
        f"{visitors.url}/api/tables", data={"game": "ethnos", "seats": seats, "public": True}
    ).json()
    for page in (mira, juno):
        page.goto(f"{visitors.url}/t/{made['id']}")
    juno.locator(".chairs .btn").first.click()
    expect(mira.locator(".chairs .person-mark")).to_have_count(1)
    expect(mira.locator(".chairs .seat-mark").first).to_have_css("color", "rgb(0, 105, 107)")
    expect(mira.locator(".chairs .seat-mark").nth(2)).to_have_css("color", "rgb(31, 36, 48)")  # what teal was worn for

    juno.click(".react-btn")
    axe(juno)
    shot(juno, "react-390")
    nothing_cut(juno, ".sign")
    juno.get_by_role("button", name="Well played!").click()
    expect(mira.locator(".chairs li").nth(1).locator("[data-reaction=well]")).to_be_visible()
    expect(mira.locator("[aria-live]").first).to_have_text("Juno: Well played!")
    mira.click(".react-btn")
    mira.get_by_label("Reactions from Juno").uncheck()
    mira.keyboard.press("Escape")
    juno.click(".react-btn")
    juno.get_by_role("button", name="Oops!").click()
    mira.click(".react-btn")
    mira.get_by_role("button", name="Thank you!").click()
    expect(juno.locator("[data-reaction=thanks]")).to_be_visible()
    expect(mira.locator("[data-reaction=thanks]")).to_be_visible()
    assert not mira.locator("[data-reaction=oops]").count(), "Juno is muted"


def test_the_page_of_ones_own_games(served: Served, visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/me")
    expect(page.locator(".lead")).to_have_text("You haven’t finished a game yet.")
    anna, bela = served.person("Anna"), served.person("Bela Bartholomew the Younger of Bath")
    page.context.add_cookies([{"name": "folkmoot", "value": anna.http.cookies["folkmoot"], "url": visitors.url}])
    for at in range(3):
        over(anna, ["me", "casual", "open"], [1 + at, 3, 2], at=1e9 + at, guest=bela, facts={"lead dwarf": at + 1})
    over(anna, ["me"], [1], at=2e9, game="aetherya", options={"mode": "solo"}, facts={"lay elf": 4})
    for language in LANGUAGES:
        page.emulate_media(color_scheme="dark" if language == "ru" else "light")
        page.goto(f"{visitors.url}/me?lang={language}")
        expect(page.locator(".list > li")).to_have_count(4)
        if language in ("en", "ru"):
            axe(page)
        for width in (1440, 820, 360) if language == "en" else (360,):
            resize(page, width, 900)
            no_sideways(page)
            nothing_cut(page, ".games-page .btn, .tiles dd")
            shot(page, f"games-{language}-{width}", full=True)
    page.locator(".filters [role=radio]").nth(2).click()
    expect(page.locator(".list > li")).to_have_count(3)
    expect(page.locator(".bars li")).to_have_count(1)
    page.locator(".card [role=radio]").nth(1).click()
    expect(page.locator("figcaption")).to_contain_text("20")
    with page.expect_download() as saved:
        page.locator(".head .btn").click()
    assert saved.value.suggested_filename == "folkmoot-games.csv"
