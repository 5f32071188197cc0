"""Tables of seeded games, one or more for every question: what is refused why, what answers do, how it is spoiled."""

from __future__ import annotations

import pytest

from tests.questions import check
from tests.sampled import few

PARTS = 4


@pytest.mark.parametrize("part", few(range(PARTS)))
def test_every_question_is_answered_and_read_as_it_was_written_down(part: int) -> None:
    check("ethnos", PARTS, part)
