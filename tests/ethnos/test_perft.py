"""The trees below some positions have as many leaves as their files say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ethnos import oracle
from tests.ethnos.tables import table
from tests.trees import count, differences, files_of


@pytest.mark.parametrize("file", files_of("ethnos"), ids=lambda file: file.stem)
def test_the_tree_has_as_many_leaves_as_written(file: Path) -> None:
    assert differences("ethnos", file) == []


def test_trees_small_enough_to_be_counted_by_hand() -> None:
    two = table(row="dwarf.red dwarf.blue")
    kinds = len(set(oracle.deck(two.view(None).data["tribes"])))
    assert [count(two, depth) for depth in (0, 1)] == [1, 3]
    assert count(two, 2) == 2 + 2 + kinds  # whichever is taken, the next may take the other or draw
    assert count(table(hand="skeleton*10"), 5) == 1  # the game is over after one step
    last = table(age=3, dragons=2, upper=0)
    deck = len(set(oracle.deck(last.view(None).data["tribes"])))
    assert [count(last, depth) for depth in (1, 2, 3)] == [1, deck + 1, deck + 1]  # the next may only draw as well
