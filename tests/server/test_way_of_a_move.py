"""A move that is made at a server passes the files that docs/a-move.md names."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import folkmoot
from folkmoot.build import build
from tests.server.conftest import quick
from tests.server.kit import Sitting, serving
from tests.test_a_move import PAGE, stops

SOURCE = Path(folkmoot.__file__).parent


class Passed:
    """Files of ours whose functions are called, in all threads that begin from now on, while it is `on`."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        if self.on and event == "call":
            self.files.add(frame.f_code.co_filename)


def catch_up(sitting: Sitting) -> None:
    """Read what has come."""
    with contextlib.suppress(TimeoutError):
        while True:
            sitting.receive(timeout=0.02)


@pytest.mark.skipif(build() != "interpreted", reason="compiled functions cannot be watched")
def test_a_move_passes_the_files_of_the_page(tmp_path: Path) -> None:
    passed = Passed()
    threading.setprofile(passed.note)
    try:
        with serving(quick(tmp_path)) as served:
            anna, bela = served.person("Anna"), served.person("Bela")
            table = anna.table(["me", "open"], game="ethnos", public=True)["id"]
            bela.post(f"/api/tables/{table}/join")
            both = [player.socket(table, changes="true") for player in (anna, bela)]
            while not passed.on:
                for sitting in both:
                    catch_up(sitting)
                mine = next(sitting for sitting in both if sitting.update["legal"])
                legal = [action["text"] for action in mine.update["legal"]]
                lead = [text for text in legal if text.startswith("lead ")]
                place = [text for text in legal if text.startswith("place ")]
                passed.on = bool(place)
                assert mine.play(*([lead[0], "done"] if lead else [*place[:1], legal[-1]][:1]))["type"] == "ack"
            both[mine is both[0]].until("update")
            passed.on = False
    finally:
        threading.setprofile(None)
    page = {stop.file for stop in stops(PAGE.read_text("utf-8")) if stop.file.startswith("src/")}
    files = {
        f"src/folkmoot/{Path(file).relative_to(SOURCE).as_posix()}" for file in passed.files if str(SOURCE) in file
    }
    assert len(page) > 20
    assert page - files == set()
