"""Games through the page: alone by keyboard, two people, one screen, watching, coming back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from folkmoot.core import Doc
from tests.server.kit import Served
from tests.web.kit import (
    Visitors,
    axe,
    bots,
    confirm,
    decide,
    draw_card,
    enter,
    finished,
    hurry,
    lose,
    my_turn,
    no_sideways,
    nothing_cut,
    quick_game,
    regain,
    resize,
    same_row,
    settle,
    shot,
    sit_at,
    starting_at,
    still,
    to_the_end,
    until,
    version,
)
from tests.web.stages import Mode, late

BY_KEYS = 12
"""Decisions that are made by keyboard; the rest of a game asks nothing else."""


def test_turns_against_a_bot_by_keyboard(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    quick_game(page, visitors.url)
    shown: set[str | None] = set()
    number = 0
    while number < BY_KEYS or not {"turn", "marker"} <= shown:
        assert my_turn(page), "the game is over too soon"
        ask = page.get_attribute(".own", "data-ask")
        if ask not in shown:
            shown.add(ask)
            shot(page, f"ethnos-{ask}")
        decide(page, number)
        number += 1


@pytest.mark.slow
def test_a_whole_game_against_a_bot(visitors: Visitors) -> None:
    page = visitors.drop_in()
    quick_game(page, visitors.url)
    to_the_end(page, "ethnos")
    asked = page.evaluate("performance.getEntriesByType('resource').filter(({ name }) => name.includes('/links'))")
    assert 1 <= len(asked) <= 3, "what may be passed on is asked for when somebody sits down, not with every move"


def tells_the_story(page: Page) -> None:
    """Check the chart of expectations at every width; a moment opens the replay at its row."""
    chart = page.locator(".chart svg[role=img]")
    for width, height in ((820, 1180), (1024, 768), (390, 844), (1440, 900)):
        resize(page, width, height)
        no_sideways(page)
        nothing_cut(page, ".end-page .btn, .chart .seg button, .rank .nm")
        shot(page, f"ethnos-end-{width}", full=True)
    for kind in ("Expected result", "Points so far", "Chances"):
        page.get_by_role("radio", name=kind).click()
        expect(chart).to_have_accessible_name(re.compile(f"^{kind}, turn by turn"))
    moments = page.locator(".decided a")
    assert 1 <= moments.count() <= 4
    expect(moments.first.locator("iframe")).to_be_attached()
    axe(page)
    there = moments.first.get_attribute("href") or ""
    assert (page.get_by_role("link", name="Review").get_attribute("href") or "").endswith("/review")
    end = page.url
    moments.first.click()
    page.wait_for_selector(".scrub")
    assert page.url.endswith(there)
    page.goto(end)
    page.wait_for_selector(".end-page .sumtab")


def test_the_end_is_counted_checked_and_replayed(visitors: Visitors, served: Served) -> None:
    page = visitors.drop_in()
    finished(page, served, "ethnos", 1)
    shot(page, "ethnos-end", full=True)
    total = [int(text) for text in page.locator(".rank .pt").all_inner_texts()]
    assert sorted(int(text) for text in page.locator(".sumtab .tot td").all_inner_texts()) == sorted(total)
    page.get_by_role("button", name="Check that the deal was fair").click()
    expect(page.locator(".fair")).to_contain_text("Fair")
    tells_the_story(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector(".scrub")
    last = page.url
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    assert page.url != last
    shot(page, "ethnos-replay")
    axe(page)
    there = page.locator(".scrub .num").inner_text()
    page.reload()
    expect(page.locator(".scrub .num")).to_have_text(there)


def test_two_people_in_two_browsers(visitors: Visitors) -> None:
    anna, bela = visitors.drop_in(), visitors.drop_in(390, 844, has_touch=True, is_mobile=True)
    anna.goto(visitors.url)
    anna.get_by_role("button", name="New table").click()
    anna.get_by_label("Your name").fill("Anna")
    shot(anna, "new-table")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_selector(".lobby")
    link = anna.locator(".lobby .share input").first.input_value()
    shot(anna, "lobby")
    axe(anna)
    bela.goto(link)
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Join this table").click()
    for page in (anna, bela):
        page.wait_for_selector(".table")
        expect(page.locator("body")).to_contain_text("Bela")
    first, second = (anna, bela) if anna.locator(".table[data-deciding=true]").count() else (bela, anna)
    draw_card(first)
    my_turn(second)
    expect(anna.locator(".log .entries")).to_contain_text("draws from the deck")
    anna.locator(".log").get_by_role("tab", name="Chat").click()
    anna.locator(".log").get_by_label("Say something").fill("hello")
    anna.keyboard.press("Enter")
    bela.locator(".top").get_by_role("button", name="Log").click()
    bela.locator(".drawer").get_by_role("tab", name=re.compile("Chat")).click()
    expect(bela.locator(".drawer .entries")).to_contain_text("hello")
    shot(bela, "phone-chat")


def test_a_lost_connection_comes_back_in_the_middle_of_a_choice(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    cable = visitors.cable()
    quick_game(page, cable.url)
    my_turn(page)
    draw_card(page)
    my_turn(page)
    enter(page, ".fan .slot.legal")
    page.wait_for_selector(".fan .slot.chief")
    lose(page, cable)
    expect(page.locator(".fan .slot.chief")).to_have_count(1)
    regain(page, cable)
    page.wait_for_selector(".table[data-deciding=true]")
    expect(page.locator(".fan .slot.chief")).to_have_count(1)
    before = version(page)
    enter(page, "[data-act=main]")
    confirm(page)
    settle(page, before)
    page.reload()
    page.wait_for_selector(".table")
    expect(page.locator(".me .band")).to_have_count(1)
    visitors.forgive()  # the browser itself reports the lost connection


def test_what_is_not_allowed_says_why_and_steps_can_be_taken_back(visitors: Visitors) -> None:
    page = visitors.drop_in()
    quick_game(page, visitors.url, 3)
    for _ in range(4):
        my_turn(page)
        draw_card(page)
    my_turn(page)
    page.locator(".fan .slot.legal").first.click()
    page.wait_for_selector(".fan .slot.chief")
    page.wait_for_selector(".table[data-deciding=true]")
    page.locator("[data-act=second]").click(force=True)
    expect(page.locator(".bar .slip")).to_contain_text("can’t do that right now. Add cards that fit")
    expect(page.locator(".bar .rule-link")).to_have_text(re.compile(r"^Rule E\d+$"))
    expect(page.locator(".bar .say")).to_contain_text("Add cards that fit")
    shot(page, "refusal")
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".fan .slot.chief")).to_have_count(0)
    page.locator(".deck").click()
    expect(page.locator("[data-act=confirm]")).to_have_text(re.compile("Draw a card"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=confirm]")).to_have_count(0)


def test_around_one_screen_the_curtain_hides_every_hand(visitors: Visitors) -> None:
    page = visitors.drop_in()
    views = visitors.hear_updates(page)
    page.goto(visitors.url)
    page.get_by_role("button", name="Around one screen").click()
    page.get_by_label("Name at seat 1").fill("Mum")
    page.get_by_label("Name at seat 2").fill("Tim")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".curtain")
    shot(page, "curtain")
    axe(page)
    assert hands(views) == []
    page.locator(".curtain .btn").click()
    page.wait_for_selector(".curtain", state="detached")
    my_turn(page)
    assert len(page.locator(".fan .slot").all()) == 1
    page.locator(".deck").click()
    page.locator("[data-act=confirm]").click()
    expect(page.locator(".fan .slot")).to_have_count(2)  # what was drawn is seen before the screen is passed on
    page.locator("[data-act=pass]").click()
    page.wait_for_selector(".curtain")
    assert len(page.locator(".fan .slot").all()) == 0


def test_turns_around_one_screen_show_one_hand_at_a_time(visitors: Visitors) -> None:
    page = visitors.drop_in()
    views = visitors.hear_updates(page)
    sit_at(page, visitors.url, "ethnos", {}, [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Tim"}])
    until(page, "ethnos", ".me .band")
    playing = [update for update in views if isinstance(update["view"], dict) and not update["view"]["over"]]
    assert len(playing) > 8
    assert max(len(hands([update])) for update in playing) == 1


@pytest.mark.slow
def test_two_people_play_to_the_end_and_whoever_waits_or_drops_out_is_told(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela = visitors.drop_in(), visitors.come(390, 844, color_scheme="dark")
    cable = visitors.cable()
    with starting_at(late(Mode("ethnos", 2), 8), monkeypatch):
        id = sit_at(anna, visitors.url, "ethnos", {}, [{"kind": "me"}, {"kind": "open"}])
    bela.goto(f"{cable.url}/t/{id}")
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Join this table").click()
    for page in (anna, bela):
        page.wait_for_selector(".table")
    waiting = bela if anna.locator(".table[data-deciding=true]").count() else anna
    shot(waiting, "waiting")
    axe(waiting)
    lose(bela, cable)
    expect(bela.locator(".offline")).to_be_visible()
    still(bela)
    shot(bela, "disconnected")
    axe(bela)
    regain(bela, cable)
    for page in (anna, bela):
        hurry(page, "ethnos")
    for page in (anna, bela):
        page.wait_for_selector(".end-page .sumtab", timeout=60_000)
    axe(bela)
    shot(bela, "phone-end", full=True)
    visitors.forgive()  # the browser itself reports the lost connection


CALLS = """
    window.calls = []
    window.Notification = class { static permission = 'granted'; constructor(title) { calls.push(title) } close() {} }
    Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""


def test_the_browser_calls_only_who_asked_for_it_and_looks_elsewhere(visitors: Visitors) -> None:
    page = visitors.drop_in()
    quick_game(page, visitors.url)
    page.evaluate(CALLS)
    for wanted in (0, 1):
        my_turn(page)
        page.evaluate("window.away = true")
        draw_card(page)
        my_turn(page)
        assert page.evaluate("calls.length") == wanted
        page.evaluate("window.away = false")
        if not wanted:
            page.get_by_role("button", name="Settings").click()
            page.get_by_label("Notify me when it’s my turn").check()
            page.keyboard.press("Escape")
    my_turn(page)
    draw_card(page)
    my_turn(page)
    assert page.evaluate("calls") == ["Your turn."]


def test_a_spectator_gets_nothing_hidden(visitors: Visitors) -> None:
    """The other seat is the host's own bot: it is offered beside the levels, sits at the table and moves."""
    player, watcher = visitors.drop_in(), visitors.drop_in()
    player.goto(visitors.url)
    player.get_by_role("button", name="New table").click()
    player.locator(".chairs select").nth(1).select_option("bot:Patient")
    player.get_by_text("Public", exact=True).click()
    player.get_by_role("button", name="Open the table").click()
    player.wait_for_selector(".table")
    views = visitors.hear_updates(watcher)
    watcher.goto(player.url)
    watcher.wait_for_selector(".table.watching")
    for _ in range(3):
        my_turn(player)
        draw_card(player)
    my_turn(player)
    same_row([player, watcher])
    assert len(views) > 2
    assert [row["seat"] for view in views for row in rows_of(view) if row["kind"] == "move"].count(1) > 1, "it moves"
    expect(watcher.locator(".table")).to_contain_text("Patient")
    assert hands(views) == []
    assert "drawn" not in json.dumps([row for view in views for row in known_draws(view)])
    shot(watcher, "spectator")
    axe(watcher)


def hands(updates: list[dict[str, object]]) -> list[object]:
    """Every hand that any update shows."""
    found: list[object] = []
    for update in updates:
        view = update["view"]
        if isinstance(view, dict):
            found += [seat["hand"] for seat in view["seats"] if seat["hand"] is not None]
    return found


def known_draws(update: dict[str, object]) -> list[object]:
    """Events that tell which card was drawn."""
    events = [event for row in rows_of(update) for event in row.get("events", [])]
    return [event for event in events if event["kind"] == "drawn" and "card" in event]


def rows_of(update: dict[str, object]) -> list[Doc]:
    rows = update["rows"]
    assert isinstance(rows, list)
    return rows


def test_what_is_shared_opens_for_whoever_gets_it(visitors: Visitors) -> None:
    """The link of a private table's dialog, and its address bar: a stranger watches."""
    page, stranger = visitors.drop_in(), visitors.drop_in(820, 1180)
    sit_at(page, visitors.url, "ethnos", {}, bots(1), public=False, spectators="nothing")
    my_turn(page)
    page.get_by_role("button", name="Share").click()
    link = page.locator("dialog .share input").input_value()
    axe(page)
    for address in (link, page.url):
        stranger.goto(address)
        stranger.wait_for_selector(".table.watching")


def test_the_start_page_leads_to_the_rules_of_every_game(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    for game in ("Ethnos", "Tribes", "Legends of Aetherya"):
        expect(page.get_by_role("link", name=f"Rules of {game}").first).to_be_visible()
