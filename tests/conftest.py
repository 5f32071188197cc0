"""Every test may use the toy game, which is found as an installed package of somebody else would be."""

import gc
import os
import signal
import sys
from collections.abc import Generator
from itertools import islice
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import settings

from folkmoot.build import build

settings.register_profile("same", derandomize=True)
settings.load_profile("default" if "FOLKMOOT_LUCK" in os.environ else "same")
"""Drawn examples are the same in every run; FOLKMOOT_LUCK=2 gives others, in the browser too."""

sys.path.insert(0, str(Path(__file__).parent / "toy"))


PATIENCE = int(os.environ.get("FOLKMOOT_PATIENCE", "180"))
"""Seconds that a test, or what it stands on, may take, 0 for any; the slowest takes half of 180 on two busy cores."""
AGAIN = 10
"""Seconds that each wait of a test may still take once its time is over."""


def too_long(number: int, frame: FrameType | None) -> None:
    pytest.fail(f"took more than {PATIENCE} seconds")


@pytest.hookimpl(wrapper=True)
def bounded(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test that waits for something that does not come; the other tests go on."""
    signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE, AGAIN)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = bounded


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep imports out of garbage collection: looking through them, then and later, cost a twentieth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
        gc.set_threshold(100_000, 50, 100)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests go first, dealt out by file: each of several processes begins with its share, so that none is left
    alone with one at the end."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("slow")]
    short = iter([item for item in items if not item.get_closest_marker("slow")])
    files = list(dict.fromkeys(item.path for item in long))
    share = len(items) // processes
    items.clear()
    for number in range(processes):
        own = [item for item in long if files.index(item.path) % processes == number]
        items += [*own, *islice(short, max(share - len(own), 0))]
    items += short


@pytest.fixture(scope="session", autouse=True)
def expected_build() -> None:
    """`make test` says which build it means to test."""
    expected = os.environ.get("FOLKMOOT_EXPECT_BUILD")
    assert expected in (None, build()), f"these tests were to run {expected}, but folkmoot is {build()}"
