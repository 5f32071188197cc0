"""Every screen: what can be touched is in view and under the finger, and no text lies on another, at every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from folkmoot.core import Doc
from folkmoot.server.tables import lobby
from tests.web.kit import NAMES, Visitors, shot
from tests.web.stages import Mode, stages

SIZES = (
    (820, 1180), (1180, 820), (1024, 768), (844, 390), (390, 844), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
FINE = 1400
"""From this width on a mouse plays."""
LOOK = Path(__file__).with_name("look.js").read_text("utf-8")
EVERYTHING = {"elders": True, "special_lands": "random", "leaders": "choose"}
MODES = (
    Mode("ethnos", 3),
    Mode("ethnos", 6),
)
READY = ".table[data-deciding=true]"


def sit(page: Page, url: str, position: Doc, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that begins with a position; bots have the other seats."""
    plain = lobby.new_meta
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "new_meta", lambda *given: plain(*given) | {"start": position})
        assert page.request.post(f"{url}/api/me", data={"name": NAMES[0]}).ok
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(position["players"] - 1))]
        wanted = {"game": position["game"], "options": position["options"], "seats": seats, "public": True}
        answer = page.request.post(f"{url}/api/tables", data=wanted)
        assert answer.ok, answer.text()
    page.goto(f"{url}/t/{answer.json()['id']}")
    page.wait_for_selector(READY)


SETTLED = """([width, height]) => innerWidth === width && innerHeight === height
    && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def look(page: Page, where: str) -> list[str]:
    """What is wrong at any of the sizes."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SETTLED, arg=[width, height])
        wrong = page.evaluate(LOOK, width < FINE)
        if wrong:
            shot(page, f"layout-{where}-{width}")
        found += [f"{width} × {height}: {one}" for one in wrong]
    return found


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_stage_at_every_size(visitors: Visitors, mode: Mode, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.come()
    wrong = {}
    for ask, position in stages(mode).items():
        sit(page, visitors.url, position, monkeypatch)
        found = look(page, f"{mode}-{ask}")
        if found:
            wrong[ask] = found
    assert not wrong, "\n".join(f"{ask}: {one}" for ask, found in wrong.items() for one in found)
