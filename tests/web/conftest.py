"""A real browser against a real server. FOLKMOOT_SHOTS=1 leaves pictures in build/screenshots, to be looked at."""

from __future__ import annotations

import os
import random
import secrets
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, sync_playwright

from folkmoot.server.bots import pool
from folkmoot.server.settings import Settings
from folkmoot.server.tables import lobby
from folkmoot.server.web import app
from tests.server.kit import Served, serving
from tests.web.kit import Visitors, Window, told_by

PATIENT = Path(__file__).parents[2] / "examples/patient.py"
"""The host's own bot, which is offered beside the levels."""
TOY = str(Path(__file__).parents[1] / "toy")
"""Folder in which the bots' processes find the toy games."""
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Chromium without its windows, which cost a second of the processor for every visitor."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page lives for seconds: what it runs is not worth the work of making it fast, what it leaves behind is looked
    # through seldom, and not by several threads that get in each other's way.
    "--js-flags=--no-opt,--liftoff-only,--single-threaded-gc,--min-semi-space-size=32",
]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (app.STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run `make web`", pytrace=False)
    fast = Settings(
        data=str(tmp_path_factory.mktemp("web")),
        bot_pause=0.0,
        limit=1e6,
        guests=(("Patient", f"{PATIENT}:Patient"),),
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", TOY, prepend=os.pathsep)
        with serving(fast) as found:
            yield found


def chromium() -> str | None:
    """Return the path of the system's Chromium; None if there is none."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.fail("these tests need Chromium: apt-get install chromium-headless-shell", pytrace=False)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same deals and bots in every run; FOLKMOOT_LUCK=2 gives all of them others."""
    luck = random.Random(f"{request.node.name} {os.environ.get('FOLKMOOT_LUCK', '1')}")
    dealt = SimpleNamespace(token_bytes=luck.randbytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(lobby, "secrets", dealt)
    monkeypatch.setattr(pool, "secrets", SimpleNamespace(randbits=luck.getrandbits))


@pytest.fixture(scope="session")
def left() -> dict[str, Window]:
    """Windows that visitors have left, for others."""
    return {}


@pytest.fixture
def visitors(served: Served, browser: Browser, left: dict[str, Window]) -> Iterator[Visitors]:
    found = Visitors(browser, served.url, left)
    yield found
    found.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure shows what stood on every page at that moment."""
    report = yield
    found = getattr(item, "funcargs", {}).get("visitors")
    if report.when == "call" and report.failed and isinstance(found, Visitors):
        found.failed = True
        report.sections.append(("the pages", told_by(found, item.name)))
    return report
