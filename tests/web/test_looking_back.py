"""Looking back through the page: every step of a long game, why? about any of them, a saved game from its file."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from folkmoot import games
from folkmoot.core import Doc, Recorder, SimDealer
from tests.server.kit import Served
from tests.web.kit import Visitors, axe, finished, no_sideways, shot


def steps_of(page: Page) -> int:
    return int(page.locator(".scrub .num").inner_text().split("/")[1])


def saved_game(game: str, players: int, rows: int = 40) -> Doc:
    """The first rows of a game of random players, as a file holds them."""
    recorder = Recorder(games.get(game), SimDealer(5), players)
    rng = random.Random(5)
    while len(recorder.rows) < rows:
        state = recorder.draft()
        seat, steps = state.turn, list[str]()
        while not steps or state.drafting:
            action = rng.choice(state.legal_actions())
            steps.append(state.name(action))
            state.apply(action)
        recorder.close(state, steps, seat)
    return recorder.record()


@pytest.mark.slow
def test_a_replay_goes_to_the_end_answers_and_plays_its_moments(visitors: Visitors, served: Served) -> None:
    page = visitors.drop_in()
    id = finished(page, served, "ethnos", 2)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrub")
    assert steps_of(page) == page.request.get(f"{visitors.url}/api/tables/{id}").json()["version"] - 1
    expect(page.locator(".seat")).to_have_count(3)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Why?").click()
    dragons = page.locator('[data-at="dragons"]')
    dragons.click(force=True)
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Age I of II")
    page.keyboard.press("End")  # the answer of another step is gone, the mode is not
    expect(card).to_have_count(0)
    dragons.click(force=True)
    expect(card).to_contain_text("The game is over")
    shot(page, "replay-why")
    axe(page)
    card.locator(".ref").first.click()
    expect(page.locator(".rules-drawer .rule.lit")).to_contain_text("E16")
    page.evaluate("localStorage['folkmoot.theatre'] = 'brisk'")
    page.reload()
    strip = page.locator(".strip button")
    strip.nth(1).click()
    expect(page.locator(".scrub .flag")).to_have_count(strip.count())
    expect(strip.nth(1)).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile(r"step=\d+$"))
    no_sideways(page)
    shot(page, "replay-strip")
    play_the_end(page)
    open_file(page, visitors.url, page.request.get(f"{visitors.url}/api/tables/{id}/record").json())
    play_the_end(page)


def play_the_end(page: Page) -> None:
    """The last count of a replay, then its winner."""
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("dialog.theatre")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.theatre[data-frame=winner]")
    page.wait_for_selector("dialog.theatre", state="detached")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_why_at_an_analysis_table(visitors: Visitors) -> None:
    page = visitors.drop_in(360, 740, has_touch=True, is_mobile=True)
    open_file(page, visitors.url, saved_game("aetherya", 2))
    page.locator(".scrub input[type=range]").fill("9")
    page.get_by_role("button", name="Play on from here").tap()
    page.wait_for_selector(".own .acts")
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name="Why?").tap()
    page.locator(".legend[data-asks]").first.tap(force=True)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"Worth \w+ point", re.I))


def open_file(page: Page, url: str, record: Doc) -> None:
    page.goto(url)
    page.wait_for_selector(".game .go")
    content = json.dumps(record).encode()
    page.set_input_files("input[type=file]", {"name": "game.json", "mimeType": "application/json", "buffer": content})
    page.wait_for_selector(".scrub")


def test_a_saved_game_is_replayed_from_its_file(visitors: Visitors) -> None:
    page = visitors.drop_in()
    record = saved_game("tribes", 3, 230)
    open_file(page, visitors.url, record)
    assert steps_of(page) == len(record["rows"]) == 230, "more than the server sends at a time"
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub .num")).to_have_text(re.compile(r"^11 / "))
    line = page.locator(".scrub .now").inner_text()
    page.reload()  # the address names the step, the window keeps the file
    expect(page.locator(".scrub .now")).to_have_text(line)
    shot(page, "record")
    axe(page)
    no_sideways(page)
    page.keyboard.press("w")
    page.locator('[data-at="seat-1"][data-asks]').first.click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("points in all")
    shot(page, "record-why")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".own .acts")


def test_a_file_that_is_no_game_says_so(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.drop_in()
    page.goto(visitors.url)
    page.wait_for_selector(".game .go")
    for name, content in (("a.json", "{"), ("b.json", '{"game": "ethnos", "rows": []}')):
        (tmp_path / name).write_text(content, "utf-8")
        page.set_input_files("input[type=file]", tmp_path / name)
        expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{visitors.url}/record")
    expect(page.locator(".notice")).to_contain_text("No saved game is open")
    visitors.forgive()  # the browser tells its console of the refused request
