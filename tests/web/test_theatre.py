"""Moments of a game on the page: shown frame by frame, told in words, left by keyboard, seen once more."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.server.kit import Served
from tests.web.film import MOMENTS, ON, happen, stand, stop_the_clock
from tests.web.kit import Visitors, axe, prefer, shot

FRAME = "dialog.theatre"
OUT = """() => [...document.querySelectorAll('dialog.theatre :is(button, h2, h3, p, li, b)')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).map((one) => one.textContent)"""
"""Elements that are not wholly on the screen."""
MOVED = """
    window.moved = []
    const placed = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join()
    const told = ({node, previousRect, currentRect}) =>
        `${(node?.parentElement ?? node)?.className}: ${placed(previousRect)} to ${placed(currentRect)}`
    const note = (list) => moved.push(...list.getEntries().flatMap((one) => one.sources.map(told)))
    new PerformanceObserver(note).observe({type: 'layout-shift'})
"""
"""Notes whatever jumps to another place."""
DRAWN = "() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body))"
"""Until the browser has drawn once more, whatever the page's clock says."""


def begin(visitors: Visitors, served: Served, name: str, width: int = 1440, height: int = 900, **more: str) -> Page:
    """The first frame of a moment, which waits for keys: the clock of the page stands."""
    page = visitors.come(width, height, **more)
    page.context.add_init_script(ON + MOVED)
    page.clock.install()
    moment = MOMENTS[name]()
    stand(page, served.url, moment)
    stop_the_clock(page)
    page.evaluate(DRAWN)
    page.evaluate("moved.length = 0")
    happen(page, served.url, moment)
    return page


def frames(page: Page) -> list[tuple[str, str]]:
    """Go through a scene with the space bar, to its result: what is shown, and what is said. Then time goes on.

    From frame to frame nothing jumps: what is in another place is another picture.
    """
    found: list[tuple[str, str]] = []
    for _ in range(40):
        page.evaluate(DRAWN)
        found.append((str(page.get_attribute(FRAME, "data-frame")), page.inner_text(f"{FRAME} [aria-live]")))
        if page.locator(f"{FRAME} [data-act=onward]").count():
            break
        page.keyboard.press("Space")
        if not page.locator(FRAME).count():
            break
    assert page.evaluate("moved") == []
    page.clock.resume()
    return found


def fits(page: Page, name: str) -> None:
    """Everything is on the screen, and nobody is left out."""
    assert page.evaluate(OUT) == []
    axe(page, FRAME)
    shot(page, name)


def test_E35_the_end_of_an_age_is_shown_in_order_and_once_more(visitors: Visitors, served: Served) -> None:
    page = begin(visitors, served, "ethnos-age")
    told = frames(page)
    assert [kind for kind, _ in told] == ["eye", *["kingdom"] * 6, "side", "side", *["bands"] * 3, "tally"]
    assert [text.split()[0] for _, text in told[1:7]] == ["Ithys", "Straton", "Rhea", "Duris", "Althea", "Pelagon"]
    assert "Corvin, Bramble" in told[3][1], "a tie names both"
    assert "trolls" in told[4][1]
    fits(page, "theatre-ethnos-tally")
    page.keyboard.press("Enter")
    page.wait_for_selector(FRAME, state="detached")
    page.locator(".entries .again").last.click()
    page.wait_for_selector(f"{FRAME}[data-frame=eye]")
    page.keyboard.press("Space")
    fits(page, "theatre-ethnos-kingdom")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{FRAME}[data-frame=tally]")
    page.keyboard.press("Escape")
    page.wait_for_selector(FRAME, state="detached")


def test_E42_owners_of_orcs_decide_in_the_picture(visitors: Visitors, served: Served) -> None:
    page = begin(visitors, served, "ethnos-orcs", 820, 1180)
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{FRAME} [data-action=cash]")
    page.keyboard.press("Space")
    assert page.locator(f"{FRAME} [data-action]").count() == 2, "a touch too many answers nothing"
    page.clock.resume()
    fits(page, "theatre-ethnos-orcs")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{FRAME} [data-action=cash][aria-pressed=true]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{FRAME} .camp:not(:has(.seat-1))")
    page.get_by_role("button", name="Keep the markers there").dblclick()
    page.wait_for_selector(f"{FRAME}[data-frame=bands], {FRAME}[data-frame=side]:not(:has([data-action]))")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{FRAME}[data-frame=tally]")


def test_a_conflict_is_shown_round_by_round_and_closes_by_itself(visitors: Visitors, served: Served) -> None:
    page = begin(visitors, served, "tribes-conflict", 820, 1180)
    told = frames(page)
    assert len(told) > 2
    assert {kind for kind, _ in told} == {"fight"}
    page.wait_for_selector(FRAME, state="detached")
    page.locator("[data-act=log], button[aria-label=Log]").first.click()
    page.locator(".entries .again").last.click()
    page.wait_for_selector(f"{FRAME}[data-frame=fight]")
    fits(page, "theatre-tribes-fight")
    page.keyboard.press("Escape")
    page.wait_for_selector(FRAME, state="detached")


def test_A18_the_last_count_goes_row_by_row_to_the_columns(visitors: Visitors, served: Served) -> None:
    page = begin(visitors, served, "aetherya-end", 1024, 768, locale="ja")
    told = frames(page)
    assert [kind for kind, _ in told] == ["turning", *["row"] * 7, "columns"]
    fits(page, "theatre-aetherya-columns")
    page.keyboard.press("Enter")
    page.wait_for_selector(".end-page .sumtab")


def test_the_winner_comes_before_the_end_page(visitors: Visitors, served: Served) -> None:
    page = begin(visitors, served, "ethnos-end", 390, 844, color_scheme="dark", locale="ru")
    assert page.locator(".end-page").count() == 0, "nothing is told before its time"
    page.clock.resume()
    page.locator("[data-act=skip]").click()
    page.wait_for_selector(f"{FRAME}[data-frame=winner]")
    fits(page, "theatre-ethnos-winner-phone")
    page.locator(f"{FRAME} [data-act=onward]").click()
    page.wait_for_selector(".end-page .sumtab")


def test_the_smaller_moments_are_told_in_words_and_left_by_keyboard(visitors: Visitors, served: Served) -> None:
    for name in ("tribes-mammoth", "tribes-end", "aetherya-legend"):
        page = begin(visitors, served, name, 820, 1180, color_scheme="dark", locale="pl")
        assert all(kind and text for kind, text in frames(page)), name
        page.keyboard.press("Enter")
        page.wait_for_selector(FRAME, state="detached")


def test_a_person_may_want_the_result_alone(visitors: Visitors, served: Served) -> None:
    page = visitors.drop_in()
    prefer(page, visitors.url, theatre="result")
    moment = MOMENTS["ethnos-age"]()
    stand(page, served.url, moment)
    happen(page, served.url, moment)
    assert page.get_attribute(FRAME, "data-frame") == "tally"
