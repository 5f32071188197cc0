"""Bags count as `collections.Counter` does."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from folkmoot.core.bag import KINDS, Bag, Pool
from folkmoot.core.bits import MOST
from folkmoot.core.lists import Actions

kinds = st.integers(0, KINDS - 1)
counts = st.dictionaries(kinds, st.integers(1, MOST))


def bag_of(counter: dict[int, int]) -> Bag:
    bag = Bag()
    for kind, number in counter.items():
        bag.add(kind, number)
    return bag


@given(counts)
def test_counting(counter: dict[int, int]) -> None:
    bag = bag_of(counter)
    elements = sorted(Counter(counter).elements())
    assert bag.kinds() == elements
    assert bag.total() == len(elements)
    assert [bag.count(kind) for kind in range(KINDS)] == [counter.get(kind, 0) for kind in range(KINDS)]
    assert [bag.pick(ticket) for ticket in range(len(elements))] == elements


@given(counts, kinds)
def test_walking(counter: dict[int, int], start: int) -> None:
    bag = bag_of(counter)
    assert bag.next(start) == min((kind for kind in counter if kind >= start), default=-1)
    out = Actions()
    bag.list_into(out, 100)
    assert out.codes[: out.n] == [100 + kind for kind in sorted(counter)]


@given(counts, counts)
def test_adding_and_removing(one: dict[int, int], two: dict[int, int]) -> None:
    two = {kind: min(number, MOST - one.get(kind, 0)) for kind, number in two.items() if one.get(kind, 0) < MOST}
    bag, other = bag_of(one), bag_of(two)
    bag.add_all(other)
    assert bag.kinds() == sorted((Counter(one) + Counter(two)).elements())
    bag.remove_all(other)
    assert bag.kinds() == sorted(Counter(one).elements())
    copy = Bag()
    copy.copy_from(bag)
    bag.clear()
    assert bag.kinds() == []
    assert copy.kinds() == sorted(Counter(one).elements())


def test_a_pool_counts_the_places_that_it_fills() -> None:
    pool, copy = Pool(), Pool()
    pool.put(3, 2)
    copy.copy_pool(pool)
    pool.take(3)
    assert (pool.size, copy.size, pool.kinds()) == (1, 2, [3])
    pool.empty()
    assert (pool.size, pool.kinds(), copy.kinds()) == (0, [], [3, 3])
