"""The generator gives the same numbers everywhere, and fair ones."""

from collections import Counter

from folkmoot.core.rng import Rng

M = 0xFFFFFFFF


def sfc32(seed: int, stream: int, number: int) -> list[int]:
    """The algorithm again, written in the plainest way."""
    a, b, c, counter = seed & M, (seed >> 32) & M, stream, 1
    found = []
    for _ in range(15 + number):
        t = (a + b + counter) & M
        counter = (counter + 1) & M
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & M, ((((c << 21) | (c >> 11)) & M) + t) & M
        found.append(t)
    return found[15:]


def test_numbers_are_those_of_sfc32() -> None:
    for seed, stream in ((0, 0), (1, 2), (2**63 + 12345, 3), (-1, 4), (2**80 + 5, 0)):
        rng = Rng(seed, stream)
        assert [rng.next32() for _ in range(50)] == sfc32(seed, stream, 50)


def test_streams_and_seeds_differ() -> None:
    first = {tuple(Rng(seed, stream).next32() for _ in range(1)) for seed in range(50) for stream in range(5)}
    assert len(first) == 250


def test_below_is_even() -> None:
    rng, number = Rng(11, 0), 60_000
    for bound in (1, 2, 3, 7, 10):
        counted = Counter(rng.below(bound) for _ in range(number))
        assert set(counted) == set(range(bound))
        expected = number / bound
        chi = sum((count - expected) ** 2 / expected for count in counted.values())
        assert chi < 3 * bound + 20


def test_below_rejects_rather_than_bends() -> None:
    rng, bound = Rng(5, 0), 3 * 2**28
    assert sum(rng.below(bound) < 2**28 for _ in range(3000)) in range(850, 1150)
