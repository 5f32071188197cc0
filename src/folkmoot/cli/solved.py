"""Finished lessons and puzzles: one small file in the user's own folder."""

from __future__ import annotations

import json
import os
from pathlib import Path


def file() -> Path:
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(folder) / "folkmoot" / "solved.json"


def solved() -> set[str]:
    """Their ids; none where nothing was kept, or where it cannot be read."""
    try:
        found = json.loads(file().read_text("utf-8"))
    except (OSError, ValueError):
        return set()
    return {id for id in found if isinstance(id, str)} if isinstance(found, list) else set()


def keep(ids: set[str]) -> None:
    """Write them down, with what another terminal wrote; where nothing can be written, nothing is kept."""
    try:
        file().parent.mkdir(parents=True, exist_ok=True)
        file().write_text(json.dumps(sorted(ids | solved())), "utf-8")
    except OSError:
        return
