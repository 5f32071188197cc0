"""Masks, against Python's own sets and numbers of any size."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from folkmoot.core import Actions
from folkmoot.core.bits import (
    below,
    bit,
    highest,
    in_set,
    list_bits,
    lowest,
    nth,
    numbers,
    ones,
    only_lowest,
    shift,
    trimmed,
    with_bit,
)

sets = st.sets(st.integers(0, 31), min_size=1)


@given(sets)
def test_a_mask_is_a_set(found: set[int]) -> None:
    mask = sum(2**number for number in found)
    out = Actions()
    list_bits(mask, 100, out)
    assert ones(mask) == len(found)
    assert lowest(mask) == min(found)
    assert highest(mask) == max(found)
    assert numbers(only_lowest(mask)) == [min(found)]
    assert numbers(trimmed(mask)) == sorted(found)[1:]
    assert [nth(mask, ticket) for ticket in range(len(found))] == numbers(mask) == sorted(found)
    assert out.codes[: out.n] == [100 + number for number in sorted(found)]


@given(sets, st.integers(0, 40))
def test_a_number_is_in_a_set_or_not(found: set[int], number: int) -> None:
    mask = sum(2**number for number in found)
    assert in_set(mask, number) == (number in found)
    assert bit(mask, number) == int(number in found)
    assert numbers(with_bit(mask, number, 1)) == sorted(found | {number})
    assert numbers(with_bit(mask, number, 0)) == sorted(found - {number})


def test_nothing_is_a_set_too() -> None:
    assert (ones(0), trimmed(0), only_lowest(0), highest(0), numbers(0)) == (0, 0, 0, -1, [])


@given(st.integers(0, 60))
def test_the_first_numbers_are_a_set(number: int) -> None:
    assert numbers(below(number)) == list(range(number))


def test_shift_reaches_beyond_32_bits() -> None:
    assert shift(1, 35) == 34359738368
    assert shift(15, 56) == 15 * 2**56
