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


def test_a_host_sees_to_the_people_at_the_table(served: Served, visitors: Visitors) -> None:
    anna, bela = served.person("Anna"), served.person("Rude Word")
    id = anna.table(["me", "open", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    bela.post(f"/api/tables/{id}/chat", {"id": "c", "text": "something rude"})
    page, other = visitors.drop_in(), visitors.drop_in(390, 844)
    for window, person in ((page, anna), (other, bela)):
        window.context.add_cookies(
            [{"name": "folkmoot", "value": person.http.cookies["folkmoot"], "url": visitors.url}]
        )
        window.goto(f"{visitors.url}/t/{id}")
    for language in ("en", "ru"):
        page.emulate_media(color_scheme="dark" if language == "ru" else "light")
        page.goto(f"{visitors.url}/t/{id}?lang={language}")
        page.locator(".chairs .icon-btn").click()
        expect(page.locator("dialog .deed")).to_have_count(3)
        axe(page)
        for width, height in ((375, 667), (820, 1180), (1440, 900)):
            resize(page, width, height)
            no_sideways(page)
            nothing_cut(page, "dialog .btn")
            shot(page, f"host-{language}-{width}")
    page.goto(f"{visitors.url}/t/{id}?lang=en")
    page.get_by_role("button", name="Remove this line").click()
    expect(page.locator(".entries li")).to_contain_text("Removed by the host.")
    expect(other.locator(".entries li")).to_contain_text("Removed by the host.")
    page.get_by_role("button", name="More about Rude Word").click()
    page.get_by_label("Name at this table").fill("Guest")
    page.get_by_role("button", name="Save").click()
    expect(other.locator(".chairs .nm").nth(1)).to_contain_text("Guest")
    page.get_by_role("button", name="Mute").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rude Word: muted")
    expect(other.locator(".chatbox input")).to_be_disabled()
    page.get_by_role("button", name="Let them speak").click()
    expect(other.locator(".chatbox input")).to_be_enabled()
    page.get_by_role("button", name="Ban from this table").click()
    expect(page.locator(".chairs .free")).to_have_count(2)
    other.get_by_role("button", name="Join this table").click()
    expect(other.get_by_role("alert")).to_have_text("You have been banned here.")
    visitors.forgive()
    page.get_by_role("button", name="Let them in again").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody.")
    other.get_by_role("button", name="Join this table").click()
    expect(page.locator(".chairs .free")).to_have_count(1)


def test_one_takes_ones_data_along_and_goes(served: Served, visitors: Visitors) -> None:
    page = visitors.drop_in()
    anna = served.person("Anna")
    page.context.add_cookies([{"name": "folkmoot", "value": anna.http.cookies["folkmoot"], "url": visitors.url}])
    for language in ("en", "ru"):
        page.emulate_media(color_scheme="dark" if language == "ru" else "light")
        page.goto(f"{visitors.url}/?lang={language}")
        page.click(".nav .me-btn")
        page.locator("dialog .btn", has=page.locator("[href='#i-close']")).last.click()
        axe(page)
        for width, height in ((375, 667), (820, 1180), (1440, 900)):
            resize(page, width, height)
            no_sideways(page)
            nothing_cut(page, "dialog .btn")
            page.locator(".sure").scroll_into_view_if_needed()
            shot(page, f"own-data-{language}-{width}")
    page.goto(f"{visitors.url}/?lang=en")
    page.click(".nav .me-btn")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    assert saved.value.suggested_filename == "folkmoot-me.json"
    page.get_by_role("button", name="Remove me").click()
    page.get_by_role("button", name="Keep everything").click()
    page.get_by_role("button", name="Remove me").click()
    page.get_by_role("button", name="Remove me for good").click()
    expect(page.locator(".nav .me-btn")).not_to_contain_text("Anna")
    assert anna.http.get("/api/me").status_code == 401


def test_the_host_finds_the_menu_in_the_sheet_of_a_seat(served: Served, visitors: Visitors) -> None:
    anna, bela = served.person("Anna"), served.person("Bela Bartholomew the Younger of Bath")
    id = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    page = visitors.drop_in(375, 667)
    page.context.add_cookies([{"name": "folkmoot", "value": anna.http.cookies["folkmoot"], "url": visitors.url}])
    page.goto(f"{visitors.url}/t/{id}?lang=en")
    page.locator(".seats .opens").first.click()
    for button in page.locator("dialog.sheet > .inside > header .icon-btn").all():
        expect(button).to_be_in_viewport(ratio=1)  # however long the name is
    shot(page, "sheet-of-a-seat-375")
    page.get_by_role("button", name="More about").click()
    page.get_by_role("button", name="Let a bot play").click()
    page.locator(".seats .opens").first.click()
    expect(page.locator("dialog.sheet .who p")).to_have_text("the host has let a bot play")
