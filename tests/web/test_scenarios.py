"""Scenarios of our own at the page: chosen, labelled, played to the end, and explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from folkmoot.core import Doc
from folkmoot.games.aetherya.engine.codes import FATES, LEGEND_WORDS
from folkmoot.text import LANGUAGES
from tests.web.kit import (
    Visitors,
    axe,
    axe_light_and_dark,
    bots,
    my_turn,
    no_sideways,
    nothing_cut,
    resize,
    shot,
    sit_at,
    speak,
    stand_at,
    starting_at,
    to_the_end,
    until,
)
from tests.web.stages import Mode, late

ROWS = [list(LEGEND_WORDS[:4]), list(LEGEND_WORDS[4:9]), list(LEGEND_WORDS[9:])]
SIZES = ((1440, 900), (1280, 720), (360, 700))


def campaign(fate: str, cards: str, **legends: object) -> Doc:
    return {
        "game": "aetherya",
        "players": 1,
        "options": {"mode": "solo", "fate": fate},
        "turn": 0,
        "seats": [{"cards": cards}],
        "legends": {"rows": ROWS, "age": 1, "turned": ROWS[0], **legends},
        "discards": [["portal"]],
    }


def test_a_fate_from_the_start_page_to_the_end(visitors: Visitors) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    card = page.locator("article.game", has=page.get_by_role("heading", name="Legends of Aetherya"))
    card.get_by_role("button").first.click()
    card.get_by_role("radio", name="Solo").click()
    card.locator(".story summary").click()
    expect(card.get_by_role("link", name="Our own rules")).to_be_visible()
    card.get_by_role("radio", name=re.compile("Dezanno")).check()
    shot(page, "scenario-start", full=True)
    axe(page)
    card.locator(".btn.primary").click()
    page.wait_for_selector(".kingdom")
    until(page, "aetherya", ".own[data-ask=hand]")
    expect(page.locator(".era.now .task")).to_contain_text(re.compile(r"Held goblins\s*\d/\d"))
    shot(page, "scenario-dezanno")
    to_the_end(page, "aetherya")
    expect(page.locator(".sumtab")).to_contain_text("Fate")


def test_every_fate_shows_its_task(visitors: Visitors) -> None:
    page = visitors.drop_in()
    for fate in FATES[1:]:
        stand_at(page, visitors.url, campaign(fate, "FGMN/EFHG/FDE?/MNSH"))
        my_turn(page)
        page.wait_for_selector(".badge.fate")
        for width, height in SIZES:
            resize(page, width, height)
            shot(page, f"scenario-{fate}-{width}")
            no_sideways(page)
            expect(page.locator(".top .task" if width < 761 else ".era.now .task")).to_be_visible()
    axe_light_and_dark(page)


PLAYERS = {"invasion": 2, "confrontation": 3, "frontiers": 3, "empires": 6}


@pytest.mark.parametrize("variant", PLAYERS)
def test_every_variant_to_the_end(visitors: Visitors, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.drop_in(color_scheme="dark" if variant in ("invasion", "empires") else "light")
    options = {"mode": "versus", "variant": variant}
    with starting_at(late(Mode("aetherya", PLAYERS[variant], options), 12), monkeypatch):
        sit_at(page, visitors.url, "aetherya", options, bots(PLAYERS[variant] - 1))
    until(page, "aetherya", ".own[data-ask=hand]")
    page.wait_for_selector(".pad .pad-row")
    expect(page.locator(".kingdom .border")).to_have_count(2 if variant == "confrontation" else 0)
    shot(page, f"scenario-{variant}")
    axe(page)
    to_the_end(page, "aetherya")
    shot(page, f"scenario-{variant}-end", full=True)
    if variant == "empires":
        axe(page)
    rows = {"frontiers": "Nolands", "empires": "Alliance", "confrontation": "Fortresses"}
    expect(page.locator(".sumtab")).to_contain_text(rows.get(variant, "Conflicts"))
    if variant == "empires":
        expect(page.locator("h1")).to_contain_text(re.compile("empire"))
        expect(page.locator(".rank .pl")).to_have_text(["1"] * 3 + ["2"] * 3)
        nothing_cut(page, ".sumtab .why-part")
        resize(page, 390, 844)
        page.evaluate("document.querySelector('.scroll').scrollLeft = 300")
        named = page.locator(".sumtab tbody th").first.bounding_box()
        assert named is not None
        assert abs(named["x"]) < 15  # the names of the rows stay
    if variant == "confrontation":
        expect(page.locator(".rank")).to_contain_text(re.compile("leads the (Elves|Dwarves|Humans|Goblins)"))


def drawn(variant: str, card: str, players: int = 2, **more: object) -> Doc:
    """A card was drawn and can go elsewhere."""
    kingdoms = ["?EF?/?HE?/?MS?/????", "NP?D/?PFG/?NG?/??M?", "????/?HP?/?ME?/????", "????/?SP?/?ME?/????"]
    return {
        "game": "aetherya",
        "players": players,
        "options": {"mode": "versus", "variant": variant},
        "turn": 0,
        "prompt": {"ask": "hand"},
        "hand": {"drawn": [card]},
        "seats": [{"cards": kingdoms[seat % len(kingdoms)]} for seat in range(players)],
        "legends": {"shown": ["elf-v-goblin", "two-humans", "three-plains", "four-races"]},
        "discards": [["portal"]],
        **more,
    }


LANDS = [None] * 5 + [{"card": "forest", "seat": 1}, {"card": "elf", "seat": 0}, None] + [None] * 7
LANDS += [{"card": "dragon", "seat": 1}]


def test_a_card_is_sent_by_mouse(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, drawn("invasion", "goblin"))
    my_turn(page)
    page.locator("[data-go=send]").click()
    expect(page.locator(".realm.other .card.can")).to_have_count(3)
    page.locator('[data-does="send r1c1"]').hover()
    page.wait_for_selector(".ghost")
    shot(page, "scenario-send")
    axe(page)
    page.locator('[data-at="cell-1-r1c4"]').click(force=True)
    expect(page.locator(".bar .slip")).to_contain_text("can’t be replaced")
    page.locator('[data-does="send r1c1"]').click()
    expect(page.locator(".log .entries")).to_contain_text("sends a Goblin")
    page.wait_for_selector(".own[data-ask=turn_up]")
    assert page.locator(".realm.other").count() == 0


def test_a_card_is_sent_to_the_ally_by_keyboard(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, drawn("empires", "plains", 4))
    my_turn(page)
    shot(page, "scenario-empires-hand")
    page.locator("[data-go=send]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.does?.startsWith('send ')")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("document.activeElement.dataset.at === 'cell-2-r3c2'")
    page.wait_for_selector(".ghost")
    shot(page, "scenario-empires-send")
    page.keyboard.press("Enter")
    expect(page.locator(".log .entries")).to_contain_text("sends Plains")


@pytest.mark.parametrize("wide", [True, False])
def test_a_card_is_settled_by_touch(visitors: Visitors, wide: bool) -> None:
    size = (1280, 800) if wide else (360, 740)
    page = visitors.drop_in(*size, has_touch=True, color_scheme="light" if wide else "dark")
    stand_at(page, visitors.url, drawn("frontiers", "forest", nolands=LANDS))
    my_turn(page)
    shot(page, f"scenario-frontiers-hand-{size[0]}")
    page.locator("[data-go=settle]").tap()
    expect(page.locator(".nolands .card.can")).to_have_count(13)
    expect(page.locator(".strengths li").nth(1)).to_contain_text("strength 4")
    shot(page, f"scenario-nolands-{size[0]}")
    axe(page)
    no_sideways(page)
    page.locator('[data-does="settle r2c4"]').tap()
    page.wait_for_selector(".own[data-ask=turn_up]")
    page.locator(".north:visible").tap()
    expect(page.locator('[data-at="noland-r2c4"] .flag')).to_be_visible()


def test_why_a_task_is_open_and_a_card_cannot_be_sent(visitors: Visitors) -> None:
    page = visitors.drop_in()
    stand_at(page, visitors.url, campaign("degodass", "FGMN/EFHG/FDE?/MNSH"))
    my_turn(page)
    page.wait_for_selector(".badge.fate")
    page.keyboard.press("w")
    page.locator(".era.now .task").click()
    expect(page.locator(".why-card")).to_contain_text("0 of 1")
    page.get_by_role("button", name="Ask something else").click()
    page.locator('[data-at="cell-0-r3c1"]').click(force=True)
    expect(page.locator(".why-card")).to_contain_text("burns")
    shot(page, "scenario-why")
    axe(page)
    stand_at(page, visitors.url, drawn("invasion", "goblin"))
    my_turn(page)
    page.locator("[data-go=send]").click()
    page.keyboard.press("w")
    page.locator('[data-at="cell-1-r2c2"]').click(force=True)
    expect(page.locator(".why-card")).to_contain_text("border")


def test_a_scenario_that_the_seats_do_not_fit_cannot_be_chosen(visitors: Visitors) -> None:
    page = visitors.drop_in(390, 844)
    page.goto(visitors.url)
    page.get_by_role("button", name=re.compile("^New table")).click()
    dialog = page.locator("dialog")
    dialog.get_by_role("radio", name="Legends of Aetherya").click()
    dialog.locator(".story summary").click()
    empires = dialog.locator(".scenario", has_text="Empires")
    expect(empires.get_by_role("radio")).to_be_disabled()
    expect(empires).to_contain_text("Only with 4, 6, 8 players.")
    shot(page, "scenario-new-table", full=True)
    axe(page)
    dialog.get_by_role("radio", name="4", exact=True).click()
    expect(dialog.get_by_role("radio", name="8", exact=True)).to_have_count(0)
    empires.get_by_role("radio").check()
    dialog.get_by_role("radio", name="8", exact=True).click()
    expect(dialog.locator(".chairs li")).to_have_count(8)
    expect(dialog.locator(".chairs .side")).to_have_text(["Empire 1", "Empire 2"] * 4)
    dialog.locator(".scenario", has_text="Frontiers").get_by_role("radio").check()
    expect(dialog.locator(".chairs li")).to_have_count(4)
    expect(dialog.locator(".chairs .side")).to_have_count(0)
    empires.get_by_role("radio").check()
    dialog.get_by_role("radio", name="3", exact=True).click()
    expect(dialog.locator(".scenario", has_text="As the rulebook")).to_have_class(re.compile(r"\bon\b"))
    dialog.locator(".scenario", has_text="Invasion").get_by_role("radio").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".rules-of")).to_contain_text(re.compile(r"Variant\s*Invasion\s*Our own rules"))
    shot(page, "scenario-lobby")


def test_pacts_on_a_phone_and_six_legends_on_a_low_desk(visitors: Visitors) -> None:
    page = visitors.drop_in(390, 844)
    offer = {**drawn("frontiers", "swamp", 4, nolands=LANDS), "prompt": {"ask": "turn"}, "hand": {}}
    stand_at(page, visitors.url, offer)
    my_turn(page)
    offers = page.locator(".choices .cand[data-action^=seat]")
    expect(offers).to_have_count(3)
    for language in ("en", "ru"):
        speak(page, language)
        for size in ((360, 700), (390, 844), (820, 1180), (1024, 768)):
            resize(page, *size)
            shot(page, f"scenario-offers-{language}-{size[0]}")
            for number in range(3):
                expect(offers.nth(number)).to_be_in_viewport(ratio=0.95)
    speak(page, "en")
    stand_at(page, visitors.url, {**offer, "prompt": {"ask": "pact"}, "progress": {"mover": 1}})
    my_turn(page)
    for size in ((360, 700), (390, 844), (820, 1180), (1024, 768)):
        resize(page, *size)
        shot(page, f"scenario-pact-{size[0]}")
        told = page.locator(".tell, .bar").filter(has_text="Player 2 offers you a pact.").filter(visible=True)
        for part in (told, page.get_by_text("Two players with a pact"), page.locator(".acts [data-act=main]")):
            expect(part.first).to_be_in_viewport(ratio=1)
        expect(page.locator(".acts").get_by_role("button", name="Refuse")).to_be_in_viewport(ratio=1)
    expect(page.locator(".bar")).to_contain_text("Player 1 is deciding. Player 2 offers you a pact.")
    resize(page, 1280, 720)
    held = ["two-elves", "two-dwarves", "two-goblins", "human-elf", "three-swamps", "human-dwarf"]
    confrontation = drawn("confrontation", "swamp", 4, races=["elf", "human", "goblin", "dwarf"])
    confrontation["seats"][1]["legends"] = held
    stand_at(page, visitors.url, confrontation)
    my_turn(page)
    shot(page, "scenario-six-legends")
    row = page.locator(".seat .holds").first
    frame = row.bounding_box()
    assert frame is not None
    for number in range(len(held)):
        chip = row.locator(".legend-chip").nth(number).bounding_box()
        assert chip is not None
        assert chip["y"] + chip["height"] <= frame["y"] + frame["height"] + 1, held[number]
        assert chip["x"] + chip["width"] <= frame["x"] + frame["width"] + 1, held[number]


def test_who_plays_with_whom_is_known_before_the_game(visitors: Visitors) -> None:
    page = visitors.drop_in(360, 740)
    seats = [{"kind": "me"}, {"kind": "open"}, *bots(4)[1:]]
    sit_at(page, visitors.url, "aetherya", {"variant": "empires"}, seats)
    expect(page.locator(".lobby .side")).to_have_text(["Empire 1", "Empire 2"] * 3)
    shot(page, "scenario-empires-lobby")
    no_sideways(page)


def test_eight_seats_in_the_head_of_a_small_phone_and_a_long_name(visitors: Visitors) -> None:
    page = visitors.drop_in(360, 700)
    sit_at(page, visitors.url, "aetherya", {"variant": "empires"}, bots(7), name="Konstantina")
    my_turn(page)
    shot(page, "scenario-empires-head")
    ends, tools = page.locator(".top .ends").bounding_box(), page.locator(".top .tools").bounding_box()
    assert ends is not None
    assert tools is not None
    assert ends["x"] + ends["width"] <= tools["x"]
    assert ends["y"] >= 0
    assert ends["y"] + ends["height"] <= tools["y"] + tools["height"]
    for number in range(4):
        expect(page.locator(".pick .card").nth(number)).to_be_in_viewport(ratio=0.95)
    resize(page, 1440, 900)
    shot(page, "scenario-empires-name")
    cut = "(one) => one.scrollWidth > one.clientWidth"
    assert not page.locator(".me h2").evaluate(cut), "the word beside it gives way first"


TABLES = {
    "fate": campaign("dezanno", "FGMN/EFHG/FDE?/MNSH"),
    "invasion": drawn("invasion", "swamp"),
    "confrontation": drawn("confrontation", "swamp", 3, races=["elf", "human", "goblin"]),
    "frontiers": drawn("frontiers", "swamp", nolands=LANDS),
    "empires-6": drawn("empires", "swamp", 6),
    "empires-8": drawn("empires", "swamp", 8),
}


@pytest.mark.slow
def test_every_scenario_fits_in_every_language(visitors: Visitors) -> None:
    page = visitors.drop_in()
    for language in LANGUAGES:
        for name, position in TABLES.items():
            stand_at(page, visitors.url, position)
            my_turn(page)
            speak(page, language)
            for width, height in SIZES[1:]:
                resize(page, width, height)
                shot(page, f"scenario-{name}-{language}-{width}")
                no_sideways(page)
                assert re.findall(r"\b(?:client|aetherya)-[a-z]+[\w-]*", page.inner_text("body")) == []
