# mypyc: hot
"""sfc32, a small fast generator, in 64-bit integers masked to 32 so that both builds agree."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """One stream of random numbers. Equal seed and stream give equal numbers, everywhere."""

    def __init__(self, seed: int, stream: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = stream & MASK
        self.counter: i64 = 1
        rounds: i64 = 0
        while rounds < 15:
            self.next32()
            rounds += 1

    def __reduce__(self) -> Any:
        """For pickle and copies."""
        return rng_again, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def next32(self) -> i64:
        """A number below 2**32."""
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, bound: i64) -> i64:
        """A number 0 <= x < bound, each equally likely; bound is at least 1 and at most 2**30."""
        product: i64 = self.next32() * bound
        low: i64 = product & MASK
        if low < bound:
            reject: i64 = 0x100000000 % bound
            while low < reject:
                product = self.next32() * bound
                low = product & MASK
        return product >> 32


def rng_again(a: int, b: int, c: int, counter: int) -> Rng:
    """A generator that was pickled, where it stood."""
    rng = Rng(0, 0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng
