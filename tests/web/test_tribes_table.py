"""The Tribes table: dragging, conflicts foretold and fought, goals counted, things explained, coming back, watching."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from folkmoot.text import LANGUAGES
from tests.web.kit import (
    Visitors,
    axe,
    axe_light_and_dark,
    enter,
    no_sideways,
    nothing_cut,
    pull,
    pull_by_finger,
    resize,
    shot,
    speak,
    still,
)
from tests.web.tribes import ATTACK, AUCTION, CROWDED, DECIDES, LATE, Sit, act, hex, offered, sit

__all__ = ["sit"]
WORDS = ".act b, .act .strength, .goal .foot, .goal .title, .event b, .meter, .acts .btn span, .tabs button"
OFFERS = (
    ".act.glow", ".hex.can:not([aria-pressed=true])", ".crater", ".also .cand", ".numbers .btn", "[data-act=main]",
)  # fmt: skip


def drag(page: Page, start: str, end: str, drop: bool = True) -> None:
    pull(page, hex(start), hex(end), drop)


def test_a_member_is_dragged_and_the_conflict_foretold_comes_true(sit: Sit) -> None:
    page = sit(ATTACK)
    act(page, "move")
    drag(page, "d", "e", drop=False)
    expect(page.locator(".carried > .figure")).to_be_visible()  # one member, not all who stand there
    ahead = page.locator(".fight.ahead")
    expect(ahead).to_contain_text("6/5")
    expect(ahead.locator("li")).to_contain_text(["at first", "Bow strikes first", "round 1", "village"])
    assert page.locator(".hex.can").count() > 2, "the reachable hexes are shown"
    shot(page, "tribes-drag")
    page.mouse.up()
    expect(page.locator(".bar .say")).to_contain_text("1 of")
    page.locator("[data-act=main]").click()
    page.wait_for_selector(".own[data-ask=end]")
    fought = page.locator(".fight:not(.ahead)")
    expect(fought.locator("li")).to_contain_text(["at first", "Bow strikes first", "round 1", "village"])
    events, fight = page.locator(".events").bounding_box(), fought.bounding_box()
    assert events is not None
    assert fight is not None
    assert events["y"] + events["height"] <= fight["y"], "the panel leaves the events free"
    expect(page.locator(".own>.goals .goal.pay")).to_contain_text("can be met")
    shot(page, "tribes-fought")


def test_moves_may_come_in_any_order_and_where_they_cannot_go_is_said(sit: Sit) -> None:
    page = sit(CROWDED)
    act(page, "move")
    drag(page, "o", "l")
    expect(page.locator(".bar .say")).to_contain_text("1 of 4")
    drag(page, "d", "g")  # before o in the order of the server
    expect(page.locator(".bar .say")).to_contain_text("2 of 4")
    drag(page, "h", "n")
    expect(page.locator(".bar .slip")).to_contain_text("only neighbouring hexes")
    page.locator(hex("g")).hover()
    expect(page.locator(".fight.ahead")).to_contain_text("6/5")


def test_a_member_is_dragged_with_a_finger(sit: Sit) -> None:
    page = sit(ATTACK, width=360, height=740, has_touch=True, is_mobile=True)
    act(page, "move")
    still(page)
    let_go = pull_by_finger(page, hex("d"), hex("e"))
    expect(page.locator(".sidechip.hot")).to_contain_text("6/5")
    shot(page, "tribes-phone-drag")
    let_go()
    expect(page.locator(".tell").first).to_contain_text("1 of")
    no_sideways(page)


def test_hexes_to_gather_on_are_chosen_together(sit: Sit) -> None:
    page = sit(CROWDED)
    act(page, "gather")
    page.locator(hex("h")).click()
    page.locator(hex("e")).click()
    expect(page.locator("[data-act=main]")).to_have_text("Gather on E, H")
    expect(page.locator(".bring")).to_have_count(2)
    page.locator("[data-act=main]").click()
    page.wait_for_selector(".own[data-ask=basket], .own[data-ask=wander]")
    assert page.locator(".log .entries").inner_text().count("gathers on") == 2


def test_goals_are_counted_and_everything_explains_itself(sit: Sit) -> None:
    page = sit(CROWDED)
    expect(page.locator(".own>.goals .goal", has_text="Lake lords")).to_contain_text("2 of 3")
    page.locator(".own>.goals .goal", has_text="Lake lords").focus()
    page.keyboard.press("i")
    card = page.locator(".explain[role=dialog]")  # a tooltip goes by itself
    expect(card.get_by_role("link")).to_have_attribute("href", re.compile(r"rules/tribes.*T23"))
    expect(card.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".own>.goals .goal", has_text="Lake lords")).to_be_focused()
    for selector in (".event .explained", ".seat .tile", ".me .explained", ".limit", ".seat .explained"):
        for number in range(page.locator(selector).count()):
            page.locator(selector).nth(number).click()
            expect(card).to_contain_text(re.compile(r"\bT\d+"))
            assert "tribes-" not in card.inner_text()
            page.keyboard.press("Escape")
            expect(page.locator(".explain")).to_have_count(0)
    for name in ("d", "m", "c", "a", "g"):
        page.locator(hex(name)).focus()
        page.keyboard.press("i")
        expect(card.get_by_role("link").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)


def test_nothing_for_axe_to_complain_about(sit: Sit) -> None:
    page = sit(CROWDED)
    axe_light_and_dark(page)
    page.locator(".event .explained").first.click()
    axe_light_and_dark(page)
    page.keyboard.press("Escape")
    act(page, "move")
    drag(page, "k", "g")
    page.locator(hex("g")).hover()
    page.wait_for_selector(".fight.ahead")
    axe_light_and_dark(page)
    shot(page, "tribes-crowded")
    page.set_viewport_size({"width": 360, "height": 740})
    axe_light_and_dark(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    sit(AUCTION, page=page)
    page.wait_for_selector(".numbers .btn")
    axe_light_and_dark(page)
    shot(page, "tribes-auction")


def test_every_language_fits_every_width(sit: Sit) -> None:
    page = sit(CROWDED)
    for language in LANGUAGES:
        speak(page, language)
        for width, height in ((360, 740), (1280, 720), (1440, 900)):
            resize(page, width, height)
            shot(page, f"tribes-{language}-{width}")
            no_sideways(page)
            assert re.findall(r"\btribes-[a-z]+[\w-]*", page.inner_text("body")) == []
            nothing_cut(page, WORDS)


def test_the_page_comes_back_in_the_middle_of_a_move(sit: Sit) -> None:
    page = sit(CROWDED)
    act(page, "move")
    drag(page, "o", "l")
    expect(page.locator(".bar .say")).to_contain_text("1 of 4")
    page.reload()
    page.wait_for_selector(DECIDES)
    expect(page.locator(".bar .say")).to_contain_text("1 of 4")
    drag(page, "d", "g")  # sorted in before the step that was there
    expect(page.locator(".bar .say")).to_contain_text("2 of 4")
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".bar .say")).to_contain_text("1 of 4")


def test_people_at_one_screen_need_no_curtain_where_nothing_is_hidden(sit: Sit) -> None:
    page = sit(ATTACK, people=2)
    act(page, "move")
    page.locator("[data-act=main]").click()
    page.locator("[data-act=confirm]").click()  # nobody moves: is that meant?
    page.wait_for_selector(".own[data-ask=end]")
    expect(page.locator(".me h2")).to_have_text("Mira")
    page.locator("[data-act=main]").click()
    expect(page.locator(".me h2")).to_have_text("Juno")
    expect(page.locator(".bar .say")).to_contain_text("Juno")
    assert page.locator(".curtain").count() == 0
    page.wait_for_selector(".own[data-ask]")


def test_who_watches_sees_no_draft_not_even_in_what_the_network_delivers(sit: Sit, visitors: Visitors) -> None:
    page = sit(CROWDED)
    other = visitors.drop_in()
    heard: list[str] = []
    visitors.hear(other, "websocket", lambda socket: socket.on("framereceived", lambda one: heard.append(str(one))))
    other.goto(page.url)
    other.wait_for_selector(".hex")
    act(page, "move")
    expect(other.locator(".log .entries")).to_contain_text("strong Move")
    drag(page, "k", "g")
    expect(page.locator(".bar .say")).to_contain_text("1 of 4")
    page.locator(".log").get_by_role("tab", name="Chat").click()
    page.locator(".log").get_by_label("Say something").fill("hello")
    page.keyboard.press("Enter")
    expect(other.locator(".log .count")).to_have_text("1")  # so what was sent before has come, too
    assert all("move k g" not in frame for frame in heard)
    assert any(json.loads(frame).get("type") == "update" for frame in heard if frame.startswith("{"))
    expect(other.locator(hex("g"))).to_have_accessible_name(re.compile("Mira 3"))
    axe(other)
    shot(other, "tribes-watching")


def answer(page: Page) -> None:
    """One answer by keyboard: what is met first, then the first hex that glows, else what closes the question."""
    ask = page.get_attribute(".own", "data-ask")
    if page.locator("[data-act=confirm]").count():
        enter(page, "[data-act=confirm]")
    elif page.locator(".own>.goals .goal.pay").count():
        enter(page, ".own>.goals .goal.pay")
    elif ask in ("end", "move") and page.locator("[data-act=main]:not([aria-disabled=true])").count():
        enter(page, "[data-act=main]")
    else:
        offer = next(offer for offer in OFFERS if page.locator(f"{offer} >> visible=true").count())
        enter(page, f"{offer} >> visible=true")


def test_a_game_is_won_by_keyboard_alone(sit: Sit) -> None:
    page = sit(LATE)
    for _ in range(120):
        if offered(page):
            break
        answer(page)
    expect(page.locator(".end-page h1")).to_be_visible()
    axe(page)
    shot(page, "tribes-end-keyboard")


def test_moves_by_keyboard(sit: Sit) -> None:
    page = sit(ATTACK)
    enter(page, '.act[data-at="row-move"]')
    page.wait_for_selector(".own[data-ask=move]")
    page.locator(hex("d")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(hex("e"))).to_be_focused()
    expect(page.locator(".fight.ahead")).to_contain_text("6/5")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .say")).to_contain_text("1 of")
    expect(page.locator(hex("e"))).to_be_focused()
    told = page.locator(".in-words").evaluate("(e) => e.textContent")
    assert "Raid 0 of 1" in told


def test_special_lands_are_placed_by_hand(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    page.get_by_role("button", name="New table").first.click()
    page.get_by_role("radio", name="Tribes").click()
    page.get_by_role("radio", name="by hand").click()
    page.wait_for_selector(".lands")
    for land, place in (("glacier", "e"), ("oasis", "a"), ("jungle", "a"), ("tar_pit", "i")):
        enter(page, f"[data-land={land}]")
        enter(page, f"[data-hex={place}]")  # the jungle takes the place of the oasis
    axe(page)
    shot(page, "tribes-lands")
    page.locator("[data-hex=a]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-hex=b]")).to_be_focused()
    page.locator(".chairs select").nth(1).select_option(index=2)
    page.locator("form.make .btn.primary").click()
    page.wait_for_selector(".hex")
    for place, name in (("e", "glacier"), ("a", "jungle"), ("i", "tar pit")):
        expect(page.locator(hex(place))).to_have_accessible_name(re.compile(name))
    assert "oasis" not in page.locator(".isle").inner_text()
