"""Cost of a game's moments to the page: `python bench/frames.py [moment …] [820x1180]`, with the client built.

Plays every moment of tests/web/film.py as it is shown to a person, and reads the browser's own trace: how many frames
its main thread made, and how long scripts ran for each, in milliseconds of that thread's time: other programs on the
machine do not change the figures much.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from folkmoot.server.settings import Settings  # noqa: E402
from tests.server.kit import serving  # noqa: E402
from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.film import MOMENTS, ON, happen, stand  # noqa: E402

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
SCRIPTS = {
    "EvaluateScript", "EventDispatch", "FireAnimationFrame", "FireIdleCallback", "FunctionCall", "MajorGC", "MinorGC",
    "RunMicrotasks", "TimerFire", "v8.compile", "XHRReadyStateChange",
}  # fmt: skip
"""Trace events that DevTools calls scripting."""
FRAME = "Commit"
"""Trace event at the end of a main-thread frame; motion without it is the compositor's own work."""
TURNS = 200
"""Looks at a scene before it counts as endless, half a second apart."""
Event = dict[str, Any]


def watch(page: Page) -> None:
    """Until the scene is over: where it waits for somebody, it is touched."""
    for _ in range(TURNS):
        if not page.locator("dialog.theatre").count():
            return
        waits = page.locator("dialog.theatre :is([data-action], [data-act=onward], [data-act=away])")
        if waits.count():
            waits.first.dblclick()
        page.wait_for_timeout(500)
    raise AssertionError("the scene does not end")


def main_thread(events: list[Event]) -> list[Event]:
    """Whole events of the thread that made most frames, in order."""
    made = [(one["pid"], one["tid"]) for one in events if one["name"] == FRAME]
    thread = max(set(made), key=made.count)
    whole = [one for one in events if (one["pid"], one["tid"]) == thread and one["ph"] == "X"]
    return sorted(whole, key=lambda one: one["ts"])


def outermost(events: list[Event]) -> Iterator[Event]:
    """Scripts that no other script calls."""
    end = 0.0
    for one in events:
        if one["name"] in SCRIPTS and one["ts"] >= end:
            end = one["ts"] + one["dur"]
            yield one


def scripting(events: list[Event]) -> list[float]:
    """Milliseconds of scripts in every frame."""
    own = main_thread(events)
    ends = [0.0, *(one["ts"] for one in own if one["name"] == FRAME)]
    scripts = [(one["ts"], one["tdur" if "tdur" in one else "dur"] / 1000) for one in outermost(own)]
    return [sum(ms for at, ms in scripts if begin <= at < end) for begin, end in pairwise(ends)]


def measure(browser: Browser, url: str, name: str, size: tuple[int, int]) -> list[float]:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    context.add_init_script(ON)
    page = context.new_page()
    moment = MOMENTS[name]()
    stand(page, url, moment)
    browser.start_tracing(page=page, categories=CATEGORIES)
    happen(page, url, moment)
    watch(page)
    trace = json.loads(browser.stop_tracing())
    context.close()
    return scripting(trace["traceEvents"])


def main(wanted: list[str]) -> None:
    names = [name for name in wanted if name in MOMENTS] or list(MOMENTS)
    width, _, height = next((word for word in wanted if word[0].isdigit()), "1440x900").partition("x")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Settings(data=data, limit=1e6)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        print(f"{'moment':18}{'frames':>8}{'mean ms':>9}{'95 %':>7}{'longest':>9}")
        for name in names:
            found = sorted(measure(browser, served.url, name, (int(width), int(height))))
            mean, most = sum(found) / len(found), found[len(found) * 95 // 100]
            print(f"{name:18}{len(found):8}{mean:9.2f}{most:7.1f}{found[-1]:9.1f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
