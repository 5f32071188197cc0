"""Tables of Tribes that begin at a given position, and short ways to act at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from folkmoot.core import Doc
from folkmoot.server.tables import lobby
from tests.web.kit import NAMES, Visitors, bots, sit_at

EVERYTHING = {"elders": True, "special_lands": "random", "leaders": "choose"}
# In this order: what is met is taken first, what ends something last.
OFFERS = (
    "[data-act=confirm]", ".pick .btn:not(.quiet)", ".goals .goal.pay", ".crater", ".act.glow",
    ".hex.can:not([aria-pressed=true])",
    ".also .cand", ".numbers .btn", "[data-act=main]:not([aria-disabled=true]):not([disabled])",
)  # fmt: skip
DECIDES = ".end-page, .table[data-deciding=true]"
# Everything at once: events, beasts, elders, lands, the volcano, four tribes; seat 0 chooses an action.
CROWDED: Doc = {
    "players": 4,
    "options": {"elders": True, "leaders": "choose", "special_lands": {"great_lake": "d", "glacier": "m"}},
    "prompt": {"ask": "act"}, "rounds": 6, "active": 0, "dice": ["sun", "blank"], "volcano": 2,
    "events": [{"event": "invaders"}, {"event": "mammoth"}], "invaders": {"hex": "c", "number": 3},
    "mammoth": {"hex": "a", "rider": None},
    "seats": [
        {"tribe": "kaha", "power": "wayfarers", "members": {"d": 2, "e": 1, "g": 3, "h": 3, "k": 2, "o": 1},
         "villages": ["g", "k"], "elder": "g", "resources": {"food": 3, "wood": 1, "stone": 2},
         "open": ["raid", "lake_lords", "hearth", "stone_tools"], "fulfilled": ["bow", "basketry", "nomads"],
         "earned": {"villages": 3}},
        {"tribe": "daba", "power": "traders", "members": {"b": 2, "e": 1, "h": 1, "i": 3, "a": 2},
         "villages": ["b", "i"], "resources": {"food": 2, "wood": 4, "stone": 1}, "open": ["stable", "whole_tribe"],
         "fulfilled": ["pottery", "hearth", "borderland"], "earned": {"villages": 4}},
        {"tribe": "tunga", "power": "hidden_village", "members": {"d": 1, "f": 4, "j": 3, "n": 1}, "villages": ["f"],
         "hidden_village": True, "elder": "f", "resources": {"food": 4, "wood": 0, "stone": 3},
         "open": ["whole_tribe", "mountain_lords", "stone_tools"], "fulfilled": ["raid"], "tokens": ["walls"],
         "earned": {"villages": 2}},
        {"tribe": "muk_kan", "power": "shared_gifts", "members": {"g": 2, "l": 3, "n": 2, "o": 2},
         "villages": ["l", "o"], "elder": "l", "resources": {"food": 1, "wood": 2, "stone": 2},
         "open": ["lake_lords", "nomads"], "fulfilled": ["bow", "stable", "raid"], "tokens": ["canoe"],
         "earned": {"villages": 2}},
    ],
}  # fmt: skip
# The second action of a small table: moving d to e is an attack with the bow; nothing but the end comes after it.
ATTACK: Doc = {
    "players": 2, "prompt": {"ask": "act"}, "rounds": 3, "dice": ["sun"], "next_dice": ["moon"], "used": ["grow"],
    "seats": [
        {"tribe": "daba", "members": {"d": 2, "e": 3, "a": 1}, "fulfilled": ["bow"], "open": ["raid"]},
        {"tribe": "kaha", "members": {"e": 2, "i": 2}, "villages": ["e"]},
    ],
}  # fmt: skip
# Eleven villages' worth of points: the game ends within a turn or two.
LATE: Doc = {
    "players": 2, "prompt": {"ask": "act"}, "rounds": 20,
    "seats": [
        {"tribe": "daba", "members": {"a": 3, "b": 3, "d": 2}, "villages": ["a", "b"], "earned": {"villages": 12},
         "resources": {"food": 4, "wood": 4, "stone": 4}},
        {"tribe": "kaha", "members": {"i": 3, "f": 2}, "villages": ["i"], "earned": {"villages": 6}},
    ],
}  # fmt: skip
# A double was rolled and the chief asks for bids.
AUCTION: Doc = {
    "players": 2, "prompt": {"ask": "bid"}, "rounds": 4, "aside": [], "dice": ["sun", "sun"],
    "events": [{"event": "chief"}],
    "seats": [
        {"tribe": "daba", "members": {"a": 3}, "resources": {"food": 3, "wood": 2, "stone": 1}},
        {"tribe": "kaha", "members": {"i": 3}, "resources": {"food": 1}},
    ],
}  # fmt: skip
Sit = Callable[..., Page]


@pytest.fixture
def sit(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Somebody at a new table with bots, on `page` if it is given; `start` is the position the table begins with."""
    starts: list[Doc | None] = [None]
    plain = lobby.new_meta
    monkeypatch.setattr(lobby, "new_meta", lambda *given: plain(*given) | {"start": starts[0]})

    def come(
        start: Doc | None = None,
        players: int = 2,
        options: Any = None,
        people: int = 1,
        page: Page | None = None,
        **more: Any,
    ) -> Page:
        page = page or visitors.drop_in(**more)
        given = start or {"players": players, "options": options or {}}
        mine: list[Doc] = [{"kind": "me", "name": name} for name in NAMES[:people]] if people > 1 else [{"kind": "me"}]
        seats = [*mine, *bots(given["players"] - people)[1:]]
        starts[0] = start
        sit_at(page, visitors.url, "tribes", given.get("options", {}), seats, name=NAMES[0], spectators="nothing")
        starts[0] = None
        page.wait_for_selector(".hex")
        return page

    return come


OFFERED = """(offers) => document.querySelector('.end-page') || document.querySelector('.table[data-deciding=true]')
    && offers.some((offer) => [...document.querySelectorAll(offer)].some((one) => one.checkVisibility()))
"""


def offered(page: Page) -> bool:
    """Wait until something can be touched; True: nothing any more, the game is over."""
    page.wait_for_function(OFFERED, arg=list(OFFERS))
    return page.locator(".end-page").count() > 0


HASTE = """([offers, seed, stop]) => {
    let state = seed
    const chance = () => (state = (state * 48271) % 2147483647) / 2147483647
    const answer = () => {
        if (!document.querySelector('.table[data-deciding=true]')) return
        const seen = (offer) => [...document.querySelectorAll(offer)].filter((one) => one.offsetParent)
        const found = offers.map(seen).filter((list) => list.length)
        if (!found.length) return
        const [first, last] = [found[0], found.at(-1)]
        const moving = document.querySelector('.own[data-ask=move]')
        const ends = last[0].dataset.act === 'main' && (moving || last === first)
        const list = ends && chance() < 0.3 ? last : first
        list[Math.floor(chance() * list.length)].click()
    }
    const ticking = setInterval(() => (stop && document.querySelector(stop) ? clearInterval(ticking) : answer()), 12)
}"""
"""Script of a player who answers at once: the first thing offered, though a move is sometimes ended early."""


def hurry_on(page: Page, seed: int, stop: str = "") -> None:
    """From now on the page touches by itself what glows, until `stop` is there."""
    page.evaluate(HASTE, [OFFERS, seed, stop])


def act(page: Page, deed: str) -> None:
    """Take the action of a row with the die that is shown."""
    page.locator(f'.act[data-at="row-{deed}"]').click()
    page.wait_for_selector(f".own[data-ask={deed}]")


def hex(name: str) -> str:
    return f'[data-at="hex-{name}"]'
