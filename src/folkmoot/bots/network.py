# mypyc: hot
"""A small network in whole numbers: what it adds to the points of a hand-written evaluation, for one seat.

The features of a state are few of many, each a row of the first layer, so the first layer is a sum of rows. Sixty-four
units lie four to a word of sixty bits, and whole words are added; the second layer has sixteen, two to a word. Sums of
packed numbers are packed sums as long as each fits its place, which training sees to. Nothing here rounds, so every
build gives the same answer, and plain fields are quick in the compiled one without any library.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

UNITS: Final = 64
SECOND: Final = 16
LANE: Final = 15
"""Bits of a unit of the first layer."""
HALF: Final = 16384
LANE_MASK: Final = 32767
ONE: Final = 255
"""Scale of activations: 255 stands for 1; they lie between 0 and 1."""
FINE: Final = 64
"""Scale of the weights of the second and the last layer: 64 stands for 1."""
FINE_BITS: Final = 6
WIDE: Final = 32
WIDE_HALF: Final = 2147483648
WIDE_MASK: Final = 4294967295


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Receiver of a state's features."""

    def add(self, feature: i64) -> None:
        """A feature holds; what holds twice is told twice."""
        raise NotImplementedError


def within(value: i64, most: i64) -> i64:
    """The nearest number from 0 to `most`: for features that a number chooses among."""
    if value < 0:
        return 0
    return value if value < most else most


@final
class Notes(Features):
    """Features written down: for training, or to be told more than once."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def add(self, feature: i64) -> None:
        self.found.append(int(feature))

    def clear(self) -> None:
        self.found.clear()


@final
class Row:
    """The weights from one feature to all units of the first layer."""

    def __init__(self, words: list[int]) -> None:
        self.w0: i64 = words[0]
        self.w1: i64 = words[1]
        self.w2: i64 = words[2]
        self.w3: i64 = words[3]
        self.w4: i64 = words[4]
        self.w5: i64 = words[5]
        self.w6: i64 = words[6]
        self.w7: i64 = words[7]
        self.w8: i64 = words[8]
        self.w9: i64 = words[9]
        self.w10: i64 = words[10]
        self.w11: i64 = words[11]
        self.w12: i64 = words[12]
        self.w13: i64 = words[13]
        self.w14: i64 = words[14]
        self.w15: i64 = words[15]


@final
class Column:
    """The weights from one unit of the first layer to all of the second."""

    def __init__(self, words: list[int]) -> None:
        self.w0: i64 = words[0]
        self.w1: i64 = words[1]
        self.w2: i64 = words[2]
        self.w3: i64 = words[3]
        self.w4: i64 = words[4]
        self.w5: i64 = words[5]
        self.w6: i64 = words[6]
        self.w7: i64 = words[7]


@final
class Weights:
    """Weights of a network; the last row and the last column are the biases."""

    def __init__(self, first: list[list[int]], second: list[list[int]], last: list[int]) -> None:
        """`first`: for every feature, and to begin with, a number for each unit; `second`: likewise for every unit;
        `last`: a number for each unit of the second layer, and to begin with."""
        self.rows = [Row(packed(row, 4, LANE)) for row in first]
        self.columns = [Column(packed(column, 2, WIDE)) for column in second]
        self.last: list[int] = last


def packed(numbers: list[int], lanes: int, bits: int) -> list[int]:
    """Several numbers packed into each word, the first lowest."""
    return [
        sum([numbers[start + lane] << (bits * lane) for lane in range(lanes)])
        for start in range(0, len(numbers), lanes)
    ]


@final
class Network(Features):
    """Asked about one seat at a time: `begin`, the features, `answer`."""

    def __init__(self, weights: Weights) -> None:
        self.rows: list[Row] = weights.rows
        self.columns: list[Column] = weights.columns
        self.last: list[int] = weights.last
        self.size: i64 = len(weights.rows) - 1
        self.a0: i64 = 0
        self.a1: i64 = 0
        self.a2: i64 = 0
        self.a3: i64 = 0
        self.a4: i64 = 0
        self.a5: i64 = 0
        self.a6: i64 = 0
        self.a7: i64 = 0
        self.a8: i64 = 0
        self.a9: i64 = 0
        self.a10: i64 = 0
        self.a11: i64 = 0
        self.a12: i64 = 0
        self.a13: i64 = 0
        self.a14: i64 = 0
        self.a15: i64 = 0
        self.b0: i64 = 0
        self.b1: i64 = 0
        self.b2: i64 = 0
        self.b3: i64 = 0
        self.b4: i64 = 0
        self.b5: i64 = 0
        self.b6: i64 = 0
        self.b7: i64 = 0

    def begin(self) -> None:
        row = self.rows[self.size]
        self.a0 = row.w0
        self.a1 = row.w1
        self.a2 = row.w2
        self.a3 = row.w3
        self.a4 = row.w4
        self.a5 = row.w5
        self.a6 = row.w6
        self.a7 = row.w7
        self.a8 = row.w8
        self.a9 = row.w9
        self.a10 = row.w10
        self.a11 = row.w11
        self.a12 = row.w12
        self.a13 = row.w13
        self.a14 = row.w14
        self.a15 = row.w15

    def add(self, feature: i64) -> None:
        row = self.rows[feature]
        self.a0 += row.w0
        self.a1 += row.w1
        self.a2 += row.w2
        self.a3 += row.w3
        self.a4 += row.w4
        self.a5 += row.w5
        self.a6 += row.w6
        self.a7 += row.w7
        self.a8 += row.w8
        self.a9 += row.w9
        self.a10 += row.w10
        self.a11 += row.w11
        self.a12 += row.w12
        self.a13 += row.w13
        self.a14 += row.w14
        self.a15 += row.w15

    def answer(self) -> float:
        """Return the network's output for the features added so far."""
        column = self.columns[UNITS]
        self.b0 = column.w0
        self.b1 = column.w1
        self.b2 = column.w2
        self.b3 = column.w3
        self.b4 = column.w4
        self.b5 = column.w5
        self.b6 = column.w6
        self.b7 = column.w7
        self.pass_on(self.a0, 0)
        self.pass_on(self.a1, 4)
        self.pass_on(self.a2, 8)
        self.pass_on(self.a3, 12)
        self.pass_on(self.a4, 16)
        self.pass_on(self.a5, 20)
        self.pass_on(self.a6, 24)
        self.pass_on(self.a7, 28)
        self.pass_on(self.a8, 32)
        self.pass_on(self.a9, 36)
        self.pass_on(self.a10, 40)
        self.pass_on(self.a11, 44)
        self.pass_on(self.a12, 48)
        self.pass_on(self.a13, 52)
        self.pass_on(self.a14, 56)
        self.pass_on(self.a15, 60)
        total: i64 = self.last[SECOND]
        total += self.ended(self.b0, 0) + self.ended(self.b1, 2) + self.ended(self.b2, 4) + self.ended(self.b3, 6)
        total += self.ended(self.b4, 8) + self.ended(self.b5, 10) + self.ended(self.b6, 12) + self.ended(self.b7, 14)
        return float(total) / float(ONE * FINE)

    def pass_on(self, word: i64, unit: i64) -> None:
        """Four units of the first layer, into the second."""
        end: i64 = unit + 4
        while unit < end:
            value: i64 = ((word + HALF) & LANE_MASK) - HALF
            word = (word - value) >> LANE
            if value > 0:
                if value > ONE:
                    value = ONE
                column = self.columns[unit]
                self.b0 += value * column.w0
                self.b1 += value * column.w1
                self.b2 += value * column.w2
                self.b3 += value * column.w3
                self.b4 += value * column.w4
                self.b5 += value * column.w5
                self.b6 += value * column.w6
                self.b7 += value * column.w7
            unit += 1

    def ended(self, word: i64, unit: i64) -> i64:
        """Two units of the second layer, as parts of the answer."""
        low: i64 = ((word + WIDE_HALF) & WIDE_MASK) - WIDE_HALF
        high: i64 = (word - low) >> WIDE
        return active(low) * self.last[unit] + active(high) * self.last[unit + 1]


def active(value: i64) -> i64:
    """A sum of the second layer as an activation."""
    value >>= FINE_BITS
    if value <= 0:
        return 0
    return value if value < ONE else ONE
