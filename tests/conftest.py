"""Every test may use the toy game, which is found as an installed package of somebody else would be."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from folkmoot.build import build

settings.register_profile("same", derandomize=True)
settings.load_profile("default" if "FOLKMOOT_LUCK" in os.environ else "same")
"""Drawn examples are the same in every run; FOLKMOOT_LUCK=2 gives others, in the browser too."""

sys.path.insert(0, str(Path(__file__).parent / "toy"))


@pytest.fixture(scope="session", autouse=True)
def expected_build() -> None:
    """`make test` says which build it means to test."""
    expected = os.environ.get("FOLKMOOT_EXPECT_BUILD")
    assert expected in (None, build()), f"these tests were to run {expected}, but folkmoot is {build()}"
