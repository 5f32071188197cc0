"""Masks, against Python's own sets and numbers of any size."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from folkmoot.core import Actions
from folkmoot.core.bits import list_bits, lowest, nth, numbers, ones, shift, trimmed

sets = st.sets(st.integers(0, 31), min_size=1)


@given(sets)
def test_a_mask_is_a_set(found: set[int]) -> None:
    mask = sum(2**number for number in found)
    out = Actions()
    list_bits(mask, 100, out)
    assert ones(mask) == len(found)
    assert lowest(mask) == min(found)
    assert numbers(trimmed(mask)) == sorted(found)[1:]
    assert [nth(mask, ticket) for ticket in range(len(found))] == numbers(mask) == sorted(found)
    assert out.codes[: out.n] == [100 + number for number in sorted(found)]


def test_nothing_is_a_set_too() -> None:
    assert (ones(0), trimmed(0), numbers(0)) == (0, 0, [])


def test_shift_reaches_beyond_32_bits() -> None:
    assert shift(1, 35) == 34359738368
    assert shift(15, 56) == 15 * 2**56
