"""Legends of Aetherya at the page: every mode to its end, alone, together and against bots; the score pad; phones."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from folkmoot.core import Doc
from folkmoot.games.aetherya.engine.codes import LEGENDS
from folkmoot.text import LANGUAGES
from tests.web.kit import (
    Visitors,
    axe,
    bots,
    confirm,
    enter,
    hurry,
    lose,
    my_turn,
    regain,
    resize,
    shot,
    sit_at,
    speak,
    stand_at,
    starting_at,
    to_the_end,
    until,
    version,
)
from tests.web.stages import Mode, late

ROWS = [list(LEGENDS[:4]), list(LEGENDS[4:9]), list(LEGENDS[9:])]
PHONES = ((360, 740), (390, 844))
NEARLY = "FHMN/EFHP/FED?/MNSH"
"""A good kingdom with one card face down."""


TOGETHER = {
    "You win": (["FLES/EFHP/FEMS/EFN?", "SPMN/MLNS/PHMN/HPH?"], [["dragon"], ["goblin"]]),
    "The legends win": (["MEGN/GLLE/LNNG/ESS?", "HDMD/DNED/MGLH/SHH?"], [["forest"], ["plains"]]),
}
"""Two kingdoms worth 25 and more, and two worth -37 and less; what lies on the piles."""


def fits(page: Page) -> None:
    """The page does not scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def sit(page: Page, url: str, mode: str, players: int = 2) -> None:
    """From the start page to the table."""
    page.goto(url)
    card = page.locator("article.game", has=page.get_by_role("heading", name="Legends of Aetherya"))
    card.get_by_role("button").first.click()
    card.get_by_role("radio", name=mode).click()
    if mode != "Solo":
        card.get_by_role("radio", name=str(players), exact=True).click()
        card.get_by_role("radio", name="novice").click()
    card.locator(".btn.primary").click()
    page.wait_for_selector(".kingdom")


def solo(**legends: Any) -> Doc:
    return {
        "game": "aetherya",
        "players": 1,
        "options": {"mode": "solo"},
        "turn": 0,
        "seats": [{"cards": NEARLY}],
        "legends": {"rows": ROWS, **legends},
        "discards": [["portal"]],
    }


def coop(kingdoms: list[str], discards: list[list[str]]) -> Doc:
    return {
        "game": "aetherya",
        "players": 2,
        "options": {"mode": "coop"},
        "turn": 0,
        "seats": [{"cards": cards} for cards in kingdoms],
        "legends": {
            "shown": ["two-goblins", "elf-v-goblin", "three-swamps", "human-v-goblin"],
            "penalty": ["two-elves"],
        },
        "discards": discards,
    }


@pytest.mark.slow
def test_versus_from_the_start_page_to_the_end(visitors: Visitors) -> None:
    page = visitors.drop_in()
    sit(page, visitors.url, "Versus", 3)
    page.wait_for_selector(".pick")
    shot(page, "aetherya-arrange")
    axe(page)
    until(page, "aetherya", ".own[data-ask=hand]")
    page.wait_for_selector(".pad .pad-row")
    assert page.locator(".kingdom .cell").count() == 16
    assert page.locator(".small-kingdom").count() == 2
    assert page.locator(".lgs .legend").count() == 8
    fits(page)
    axe(page)
    page.locator(".small-kingdom").first.click()
    page.wait_for_selector(".realm.other")
    page.get_by_role("button", name="Back to mine").click()
    hurry(page, "aetherya")
    page.wait_for_function("document.querySelectorAll('.kingdom .card:not(.down)').length > 9")
    shot(page, "aetherya-versus")
    to_the_end(page, "aetherya")
    shot(page, "aetherya-end")
    axe(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector(".scrub")
    page.keyboard.press("ArrowLeft")
    shot(page, "aetherya-replay")


def test_every_option_of_versus_among_four_on_a_phone(visitors: Visitors) -> None:
    page = visitors.drop_in(360, 740, has_touch=True, is_mobile=True, color_scheme="dark")
    options = {"tokens": True, "goblin_legends_via_portal": True, "staff_counts_tamed": True}
    sit_at(page, visitors.url, "aetherya", {"mode": "versus", **options}, bots(3))
    for ask in ("turn", "hand", "token", "turn_end"):
        until(page, "aetherya", f".own[data-ask={ask}]")
        shot(page, f"aetherya-four-{ask}")
        fits(page)
        if ask == "token":
            axe(page)
    page.locator(".legend").first.dispatch_event("contextmenu")  # a finger rests on it
    expect(page.locator("dialog.sheet .read p")).to_contain_text("point")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)
    seats = page.locator(".seats .seat").first.bounding_box()
    name = page.locator(".seats .seat h3").first.bounding_box()
    assert seats is not None
    assert name is not None
    assert seats["y"] <= name["y"] < name["y"] + name["height"] <= seats["y"] + seats["height"]
    page.set_viewport_size({"width": 1440, "height": 900})
    shot(page, "aetherya-four")
    axe(page)


def test_every_token_can_be_used_from_the_page(visitors: Visitors) -> None:
    """Each one leads through its questions to its end by touching what glows."""
    page = visitors.drop_in()
    for token in ("hammer", "griffin", "palantir", "thief", "smuggler", "sword", "treaty", "staff"):
        stand_at(page, visitors.url, with_token(token))
        use_it(page, token)


def with_token(token: str) -> Doc:
    mine = {"cards": "EG??/?DF?/?HN?/????", "beside": [token, "gem1"], "tokens": ["r1c3"], "down": ["gem2"]}
    other = {"cards": "????/?PF?/?MS?/????", "beside": ["hammer"], "tokens": ["r1c1", "r1c2"], "down": ["gem3", "gem4"]}
    return {
        "game": "aetherya",
        "players": 2,
        "options": {"mode": "versus", "tokens": True},
        "turn": 0,
        "prompt": {"ask": "turn_end", "args": {}},
        "progress": {"acted": True},
        "seats": [mine, other],
        "legends": {"shown": ["elf-v-goblin", "two-humans"]},
        "discards": [["portal"]],
    }


def use_it(page: Page, token: str) -> None:
    my_turn(page)
    use = (
        f'[data-action="use {token}"], [data-action^="sword"], .legend.legal'
        if token == "sword"
        else f'[data-action="use {token}"]'
    )
    page.locator(use).first.click()
    confirm(page)
    log = page.locator(".log .entries")
    before = log.locator("li").count()
    for _ in range(8):
        page.wait_for_function(
            "(before) => document.querySelector('.table[data-deciding=true] :is(.choices .cand, button.card.can)')"
            " || document.querySelectorAll('.log .entries li').length > before",
            arg=before,
        )
        if log.locator("li").count() > before:
            break
        page.locator(".choices .cand:visible, button.card.can:visible").first.click()
        confirm(page)
    assert log.locator("li").count() > before, token


def test_the_campaign_through_three_ages(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, solo(age=1, turned=ROWS[0]))
    my_turn(page)
    assert page.locator(".era").count() == 3
    assert page.locator(".pad-row.extra").count() == 1
    page.locator(".me .glory").click()
    expect(page.locator("dialog")).to_contain_text("Legends of this age")
    axe(page)
    page.keyboard.press("Escape")
    until(page, "aetherya", ".own[data-ask=block]")
    shot(page, "aetherya-solo-block")
    until(page, "aetherya", ".own[data-ask=swap_rows]")
    shot(page, "aetherya-solo-age-two")
    axe(page)
    expect(page.locator(".era.now h2")).to_have_text("Age II")
    until(page, "aetherya", ".own[data-ask=turn]")
    expect(page.locator(".pad-row.extra")).to_have_count(2)
    stand_at(page, visitors.url, solo(age=2, ages=[9], turned=ROWS[1]))
    until(page, "aetherya", ".eras .era:nth-child(3).now")
    stand_at(
        page, visitors.url, solo(age=3, ages=[9, 4], turned=ROWS[2]) | {"seats": [{"cards": "FEFM/HFEN/MHP?/NDLH"}]}
    )
    to_the_end(page, "aetherya")
    expect(page.locator("h1")).to_have_text(re.compile("Victory|complete"))
    shot(page, "aetherya-solo-victory", full=True)
    axe(page)
    stand_at(page, visitors.url, solo(age=2, ages=[9], turned=ROWS[1][:3]))
    to_the_end(page, "aetherya")
    expect(page.locator("h1")).to_have_text("The campaign is lost")
    expect(page.locator(".end-page")).to_contain_text(re.compile(r"What the kingdom counted: −?\d+"))
    shot(page, "aetherya-solo-lost", full=True)


def test_solo_from_the_start_page_to_the_end(visitors: Visitors) -> None:
    page = visitors.drop_in(color_scheme="dark")
    sit(page, visitors.url, "Solo")
    until(page, "aetherya", ".own[data-ask=drop]")
    axe(page)
    shot(page, "aetherya-solo-dark")
    to_the_end(page, "aetherya")
    expect(page.locator("h1")).to_have_text(re.compile("campaign|Victory"))


@pytest.mark.parametrize("ends", ["You win", "The legends win"])
def test_together_to_victory_and_to_defeat(visitors: Visitors, ends: str) -> None:
    """Both seats at one screen: in co-op nothing is hidden, so no curtain falls."""
    page = visitors.drop_in()
    stand_at(page, visitors.url, coop(*TOGETHER[ends]))
    my_turn(page)
    assert page.locator(".curtain").count() == 0
    expect(page.locator(".penalty li")).to_have_count(1)
    shot(page, f"aetherya-coop-{len(ends)}")
    if ends == "You win":
        axe(page)
    to_the_end(page, "aetherya")
    expect(page.locator("h1")).to_contain_text(ends)


def test_together_on_a_phone_to_the_end(visitors: Visitors) -> None:
    page = visitors.drop_in(390, 844)
    sit(page, visitors.url, "Co-op")
    for ask in ("turn", "pile"):
        until(page, "aetherya", f".own[data-ask={ask}]")
        for width, height in PHONES:
            resize(page, width, height)
            fits(page)
            shot(page, f"aetherya-coop-{ask}-{width}")
    to_the_end(page, "aetherya")
    for width, height in PHONES:
        resize(page, width, height)
        fits(page)


def play_by_keys(page: Page, most: int) -> None:
    """So many decisions, or to the end."""
    wanted = ("[data-act=confirm]", ".pick", "button.card.down.can", ".choices .cand", "[data-act=main].primary")
    for _ in range(most):
        if not my_turn(page):
            break
        before = version(page)
        for selector in wanted:
            if page.locator(f"{selector}:visible:enabled").count():
                enter(page, f"{selector}:visible:enabled")
                break
        page.wait_for_function(
            "(old) => !document.querySelector('.table') || document.querySelector('.table').dataset.version !== old"
            " || document.querySelector('[data-act=confirm]') || document.querySelector('.table[data-deciding=true]')",
            arg=before,
        )


def test_the_first_and_the_last_turns_by_keyboard(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.drop_in()
    sit(page, visitors.url, "Versus")
    play_by_keys(page, 16)
    expect(page.locator(".log .entries")).to_contain_text("Mira")
    with starting_at(late(Mode("aetherya", 2, {"mode": "versus"}), 6), monkeypatch):
        sit_at(page, visitors.url, "aetherya", {"mode": "versus"}, bots(1))
    play_by_keys(page, 80)
    page.wait_for_selector(".end-page .sumtab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


def test_two_people_play_to_the_end(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bela = visitors.drop_in(), visitors.drop_in(390, 844)
    seats: list[Doc] = [{"kind": "me"}, {"kind": "open"}]
    options = {"mode": "versus", "tokens": True}
    with starting_at(late(Mode("aetherya", 2, options), 12), monkeypatch):
        id = sit_at(anna, visitors.url, "aetherya", options, seats)
    bela.goto(f"{visitors.url}/t/{id}")
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Join this table").click()
    for page in (anna, bela):
        page.wait_for_selector(".kingdom")
        hurry(page, "aetherya")
    for page in (anna, bela):
        page.wait_for_selector(".end-page .sumtab", timeout=60_000)
    assert anna.locator(".sumtab .tot").inner_text() == bela.locator(".sumtab .tot").inner_text()


def test_at_one_screen_a_drawn_card_stays_behind_the_curtain(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visitors.drop_in()
    both: list[Doc] = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Tim"}]
    with starting_at(late(Mode("aetherya", 2, {"mode": "versus"}), 6), monkeypatch):
        sit_at(page, visitors.url, "aetherya", {"mode": "versus"}, both)
    page.wait_for_selector(".curtain")
    axe(page)
    to_the_end(page, "aetherya")


def test_who_watches_is_told_no_drawn_card_and_no_hidden_token(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, watcher = visitors.drop_in(), visitors.drop_in()
    options = {"mode": "versus", "tokens": True}
    with starting_at(late(Mode("aetherya", 2, options), 16), monkeypatch):
        id = sit_at(player, visitors.url, "aetherya", options, bots(1))
    told = visitors.hear_updates(watcher)
    watcher.goto(f"{visitors.url}/t/{id}")
    watcher.wait_for_selector(".table.watching")
    to_the_end(player, "aetherya")
    watcher.wait_for_selector(".end-page")
    views = [one["view"] for one in told if one["view"] and not one["view"]["over"]]
    assert len(views) > 10
    for view in views:
        assert [card for card in view["hand"]["drawn"] if card is not None] == []
        assert [look for seat in view["seats"] for look in seat.get("seen", []) if look["token"] is not None] == []
    drawn = [
        event
        for one in told
        for row in one.get("rows", [])
        for event in row.get("events", [])
        if event["kind"] == "draw"
    ]
    assert drawn
    assert all(event.get("card") is None for event in drawn)


def test_a_lost_connection_comes_back_while_the_four_cards_are_laid(visitors: Visitors) -> None:
    page = visitors.come()
    cable = visitors.cable()
    sit(page, cable.url, "Versus")
    page.locator(".pick").first.click()
    expect(page.locator(".pick")).to_have_count(3)
    lose(page, cable)
    expect(page.locator(".pick")).to_have_count(3)
    regain(page, cable)
    expect(page.locator(".pick")).to_have_count(3)
    page.locator(".pick").first.click()
    expect(page.locator(".pick")).to_have_count(2)
    visitors.forgive()  # the browser itself reports the lost connection


def test_hints_say_what_a_strong_player_would_do(visitors: Visitors) -> None:
    page = visitors.drop_in()
    sit(page, visitors.url, "Versus")
    until(page, "aetherya", ".own[data-ask=turn]")
    before, asked = page.get_attribute(".table", "data-version"), page.inner_text(".bar .say")
    page.locator("[data-act=hint]").click()
    expect(page.locator(".idea p").last).to_contain_text("bot’s reckoning")
    expect(page.locator(".bar .say")).to_have_text(asked)
    shot(page, "aetherya-hint")
    page.keyboard.press("Escape")
    expect(page.locator(".idea:visible")).to_have_count(0)
    page.locator("[data-act=hint]").click()
    page.locator("[data-act=do]:visible").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(before))


@pytest.mark.parametrize("mode", ["versus", "coop", "solo"])
def test_every_mode_in_every_language(visitors: Visitors, mode: str) -> None:
    """The narrow width; wider ones and other phones are in test_layouts."""
    page = visitors.drop_in()
    options = {"tokens": True} if mode == "versus" else {}
    sit_at(page, visitors.url, "aetherya", {"mode": mode, **options}, bots(0 if mode == "solo" else 1))
    until(page, "aetherya", ".own[data-ask=hand]")
    for language in LANGUAGES:
        speak(page, language)
        for width, height in ((360, 700), (1280, 720)):
            resize(page, width, height)
            shot(page, f"aetherya-{mode}-{language}-{width}")
            fits(page)
            assert re.findall(r"\b(?:client|aetherya)-[a-z]+[\w-]*", page.inner_text("body")) == []


def test_a_place_is_previewed_before_it_is_taken(visitors: Visitors) -> None:
    page = visitors.drop_in()
    sit(page, visitors.url, "Versus")
    until(page, "aetherya", ".own[data-ask=hand]")
    page.locator("button.card.can").first.focus()
    page.wait_for_selector(".ghost")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act=confirm]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-act=confirm]", state="detached")


def test_the_score_pad_counts_as_it_is_laid(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/pad/aetherya")
    for card in ("forest", "elf", "forest", "dwarf"):
        page.locator(f"[data-card={card}]").click()
    page.wait_for_selector(".lb.good >> nth=1")
    assert page.locator(".sheet .sum").inner_text() == "4"
    page.get_by_role("button", name="Two Elves").click()
    page.wait_for_function("document.querySelector('.sheet .sum').textContent === '6'")
    shot(page, "aetherya-pad")
    fits(page)
    axe(page)


def test_labels_that_crowd_about_two_portals_are_moved_apart(visitors: Visitors) -> None:
    """HHEN/HNLL/GDMG/NDGS: three points lie on one another at the third column, and the page must not stand still."""
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/pad/aetherya")
    words = {"H": "human", "E": "elf", "N": "dwarf", "L": "portal", "G": "goblin", "D": "dragon", "M": "mountain"}
    for letter in "HHENHNLLGDMGNDG":
        page.locator(f"[data-card={words[letter]}]").click()
    page.locator("[data-card=swamp]").click()
    expect(page.locator(".lb")).to_have_count(11)
    page.wait_for_function(
        """() => {
            const boxes = [...document.querySelectorAll('.lb')].map((one) => one.getBoundingClientRect())
            return new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size === 11
        }"""
    )
    shot(page, "aetherya-pad-portals")
