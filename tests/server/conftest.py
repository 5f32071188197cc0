from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.server import Settings
from tests.server.kit import Served, serving

FAST = {"bot_pause": 0.0, "requests_per_second": 1e6, "messages_per_second": 1e6, "burst": 1e6}


def quick(folder: Path, **more: object) -> Settings:
    """Settings without pauses for people."""
    return Settings(**{"data": str(folder), **FAST, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found
