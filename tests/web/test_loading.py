"""The page comes whole under the limits of an ordinary server; what does not come is fetched again, or missed aloud."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from folkmoot.server.settings import Settings
from folkmoot.server.web import app
from tests.server.kit import serving
from tests.web.kit import Visitors, axe, nothing_cut, shot, sit_at

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
KEPT = (
    "caches.open('folkmoot-1').then((kept) => kept.keys()).then((all) => all.map((one) => new URL(one.url).pathname))"
)


def test_whoever_has_nothing_of_the_page_yet_gets_all_of_it(visitors: Visitors, tmp_path: Path) -> None:
    """As after every update. All other tests of pages run without limits."""
    with serving(Settings(data=str(tmp_path))) as usual:
        page = visitors.come()
        refused: list[str] = []
        page.on("response", lambda answer: refused.append(answer.url) if answer.status == 429 else None)
        sit_at(page, usual.url, "ethnos", {}, SEATS)
        page.wait_for_selector(".table")
        page.wait_for_load_state("networkidle")
        assert refused == []


def test_a_part_that_does_not_load_is_fetched_again_or_asked_for(visitors: Visitors) -> None:
    page = visitors.come(390, 844)
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    part = re.compile(r"/assets/TablePage-[^/]+\.js")
    page.route(part, lambda route: route.fulfill(status=404))
    sit_at(page, visitors.url, "ethnos", {}, SEATS)
    missed = page.get_by_role("alert")
    expect(missed).to_contain_text("Part of this page didn’t load")
    assert len(loads) == 2, "the page has tried again by itself"
    shot(page, "part-missing-390")
    axe(page, ".missing")
    page.unroute(part)
    missed.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".table")
    visitors.forgive()


def test_files_of_an_earlier_version_leave_the_browser(
    visitors: Visitors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    shutil.copytree(app.STATIC, static)
    monkeypatch.setattr(app, "STATIC", static)
    with serving(Settings(data=str(tmp_path / "data"), limit=1e6)) as own:
        page = visitors.come(service_workers="allow")
        page.goto(own.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_function(f"{KEPT}.then((all) => all.length > 5)")
        first = set(page.evaluate(KEPT))
        script = next(name for name in first if "/assets/index-" in name and name.endswith(".js"))
        newer = script.replace("index-", "index-newer")
        shutil.copy(static / script[1:], static / newer[1:])
        index = static / "index.html"
        index.write_text(index.read_text().replace(script, newer))
        page.reload()
        page.wait_for_selector(".game .btn.primary")
        page.wait_for_function(f"{KEPT}.then((all) => all.includes('{newer}'))")
        assert script not in page.evaluate(KEPT)
        page.reload()
        page.wait_for_selector(".game .btn.primary")
        assert newer in page.evaluate(KEPT), "what is of this version stays"


def test_links_lead_where_others_can_open_them(visitors: Visitors, tmp_path: Path) -> None:
    """On the phone beside it, the computer's `localhost` is the phone."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    page = visitors.drop_in(390, 844)
    sit_at(page, visitors.url, "ethnos", {}, seats, public=False)
    share = page.locator(".lobby .share").first
    expect(share).to_contain_text("opens on this computer only")
    expect(share.locator(".qr")).to_have_count(0)
    nothing_cut(page, ".share")
    shot(page, "link-only-here-390")
    with serving(Settings(data=str(tmp_path), limit=1e6, host="192.0.2.7")) as other:
        page.goto(other.url)
        sit_at(page, other.url, "ethnos", {}, seats, public=False)
        expect(share.locator("input")).to_have_value(re.compile(f"^http://192.0.2.7:{other.port}/t/"))
        expect(share.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
        axe(page, ".lobby")
        page.goto(visitors.url)
