"""Learning by playing, through the page: lessons followed to their end, puzzles tried and solved."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from folkmoot import games
from folkmoot.lessons import choices_of, lessons, puzzles
from tests.web.kit import Visitors, axe, no_sideways, shot

IDS = [id for id in lessons() if id in games.OWN]


def begin(page: Page, url: str, game: str) -> None:
    """From the start page, as somebody who has never been here."""
    page.goto(url)
    page.locator(f'a.learn-link.first[href="/learn/{game}"]').click()
    page.locator("[data-learn=begin]").click()


MOMENT = """() => {
    const table = document.querySelector('.table')
    return table ? `${table.dataset.version} ${table.dataset.draft}` : 'gone'
}"""
"""A word that changes with every step, draft or not."""


def touch(page: Page, step: str) -> None:
    """Touch what stands for a step, or leads to it, and confirm it where it asks for that."""
    before = page.evaluate(MOMENT)
    changed = f"(before) => ({MOMENT})() !== before"
    place(page, step).click()
    page.wait_for_function(f"{changed} || document.querySelector('[data-act=confirm]') !== null", arg=before)
    if page.locator("[data-act=confirm]").count() and page.evaluate(MOMENT) == before:
        page.locator("[data-act=confirm]").click()
    page.wait_for_function(changed, arg=before)


def place(page: Page, step: str) -> Locator:
    """Return the element of a step, after touching whatever has to be touched first."""
    exact = page.locator(f".table [data-does={json.dumps(step)}]:visible")
    words = step.split(" ")[1:]
    for word in [] if exact.count() else words:
        toward = page.locator(f".table [data-toward={json.dumps(word)}]:visible")
        if toward.count():
            toward.first.click()
            break
    return exact.first


def do(page: Page, step: str) -> None:
    """Do what the coach points at; several hexes to gather on are chosen first and sent together."""
    if step == "main":
        before = page.evaluate(MOMENT)
        page.locator("[data-act=main]").click()
        page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
    elif step.startswith("gather "):
        place(page, step).click()
        page.wait_for_selector(f".coach:not([data-step={json.dumps(step)}])")
    else:
        touch(page, step)


def listen(page: Page) -> None:
    """Wait until the learner decides, or all is said, and the coach speaks of this very moment."""
    page.wait_for_function(
        f"""() => {{
            const coach = document.querySelector('.coach')
            const mine = document.querySelector('.table[data-deciding=true]')
            const over = coach?.dataset.end === 'true'
            return coach && (mine || over) && coach.dataset.moment === ({MOMENT})()
        }}"""
    )


TURN = """() => {
    const next = document.querySelector('[data-learn=next]')
    if (next?.checkVisibility()) return void next.click()
    if (document.querySelector('[data-learn=end]')) return 'end'
    return document.querySelector('.coach[data-step]')?.dataset.step
}"""
"""One page further; when there are no more, the step that the coach points at, or that it says goodbye."""


LEAVE = """() => {
    const on = document.querySelector('.coach a.btn')
    const next = document.querySelector('[data-learn=next]')
    if (on) return on.click() ?? true
    if (next?.checkVisibility()) next.click()
}"""
"""On to the puzzles from the last page; others may move meanwhile, and the coach begins anew."""


def read(page: Page) -> str:
    """Turn the pages, also those of what is told anew meanwhile; what stands on the last one."""
    return str(page.wait_for_function(TURN).json_value())


def follow(page: Page, name: str) -> int:
    """Do what the coach says until it has nothing more to say; how many steps that were."""
    for number in range(100):
        listen(page)
        if number in (0, 3):
            shot(page, f"learn-{name}-{number}")
        step = read(page)
        if step == "end":
            return number
        do(page, step)
    raise AssertionError("the lesson does not end")


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_a_lesson_followed_to_its_end(visitors: Visitors, game: str) -> None:
    page = visitors.drop_in()
    begin(page, visitors.url, game)
    assert follow(page, game) >= lessons()[game].length
    if game == IDS[0]:
        axe(page, ".coach")
    shot(page, f"learn-{game}-end")
    page.wait_for_function(LEAVE)
    expect(page.locator(".lesson .mark")).to_be_visible()


@pytest.mark.parametrize("game", IDS)
def test_a_puzzle_is_tried_and_solved(visitors: Visitors, game: str) -> None:
    page = visitors.drop_in()
    page.goto(f"{visitors.url}/learn/{game}")
    page.wait_for_selector(".puzzles li")
    if game == IDS[0]:
        axe(page)
    page.locator("[data-learn=solve]").first.click()
    puzzle = puzzles()[f"{game}-1"]
    page.wait_for_selector(".coach")
    for step in puzzle.tempting:
        touch(page, step)
    page.wait_for_selector(".coach .txt.bad")
    shot(page, f"learn-{game}-wrong")
    page.locator("[data-learn=retry]").click()
    page.wait_for_selector(".coach .txt:not(.bad)")
    for step in puzzle.solution:
        touch(page, step)
    page.wait_for_selector(".coach .txt.good")
    if game == IDS[0]:
        axe(page, ".coach")
    shot(page, f"learn-{game}-solved")
    page.goto(f"{visitors.url}/learn/{game}")
    expect(page.locator(".puzzles .solved")).to_have_count(1)
    expect(page.locator("[data-learn=daily]")).to_be_enabled()
    shot(page, f"learn-{game}-choices")
    best = choices_of(game)[0]
    page.locator("[data-learn=next-open]").click()
    page.locator(".coach footer .btn").click()
    expect(page.locator(".coach .tip")).to_contain_text("Theme")
    for step in best.solution:
        touch(page, step)
    expect(page.locator(".coach .txt.good")).to_contain_text("Best:")
    shot(page, f"learn-{game}-choice-found")
    page.locator(".coach footer a").click()
    expect(page.locator(".all [role=status]")).to_have_text(f"Solved: 1 of {len(choices_of(game))}")


def test_the_lesson_can_be_ended_and_taken_up_again(visitors: Visitors) -> None:
    page = visitors.drop_in()
    begin(page, visitors.url, "ethnos")
    page.locator("[data-learn=next]").click()
    page.locator("[data-learn=skip]").click()
    expect(page.locator(".coach .txt")).to_have_count(0)
    page.reload()
    expect(page.locator(".coach.slim")).to_be_visible()
    page.locator(".coach.slim button").click()
    expect(page.locator(".coach .txt")).to_be_visible()
    page.goto(visitors.url)
    expect(page.locator(".cont .tbl")).to_have_count(1)


def test_another_move_than_the_coachs_gets_an_answer(visitors: Visitors) -> None:
    page = visitors.drop_in()
    begin(page, visitors.url, "ethnos")
    listen(page)
    touch(page, "take elf.orange")
    listen(page)
    read(page)
    expect(page.locator(".coach .txt")).to_contain_text("Not what I had in mind")


@pytest.mark.parametrize("game", IDS)
def test_the_coach_on_a_phone_covers_nothing_that_is_needed(visitors: Visitors, game: str) -> None:
    page = visitors.drop_in(390, 844, locale="ja", color_scheme="dark", has_touch=True)
    begin(page, visitors.url, game)
    listen(page)
    read(page)
    shot(page, f"learn-{game}-phone-sheet")
    if game == "ethnos":
        axe(page, ".coach")
    page.locator(".coach .fold").click()
    expect(page.locator(".coach.folded")).to_be_visible()
    no_sideways(page)
    shot(page, f"learn-{game}-phone-strip")
    if game == "ethnos":
        axe(page)
    step = page.get_attribute(".coach", "data-step")
    assert step
    touch(page, step)


def test_the_button_of_the_coach_makes_the_move(visitors: Visitors) -> None:
    page = visitors.drop_in()
    begin(page, visitors.url, "ethnos")
    listen(page)
    read(page)
    before = page.evaluate(MOMENT)
    page.locator("[data-learn=move]").click()
    page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
