"""A study: the same deals with other numbers or options, every seat played by the same bot.

Each variation plays the same deals, so most of their luck is the same, and what differs is told apart by deal. Beside
victories, points and length it counts what the game says there is to count (`core/tally.py`). Every figure is a ratio
of two sums over deals, and its interval is made from what the deals contribute, so seats of one deal, which hang
together, count once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import ClassVar

from folkmoot.arena.matches import play_out
from folkmoot.arena.variations import Variation, changed
from folkmoot.core import Doc, State, part
from folkmoot.core.tally import Tally

SURE = 1.96
"""Standard errors on either side that make an interval of 95 %."""
ENOUGH = 30
"""With fewer seats or games no difference is called one."""


@dataclass(frozen=True)
class Study:
    """Everything that its results depend on."""

    kind: ClassVar[str] = "study"
    grows: ClassVar[tuple[str, ...]] = ("games",)
    """Fields that may be larger when a run is resumed."""

    game: str
    players: int
    variations: tuple[Variation, ...]
    games: int
    """Deals for each variation."""
    level: str = "casual"
    seed: int = 0
    options: Doc = field(default_factory=dict)

    def doc(self) -> Doc:
        return {**asdict(self), "variations": [asdict(one) for one in self.variations]}

    def trials(self) -> list[Trial]:
        """Deal by deal, so that a study that is stopped has looked at all variations alike."""
        return [
            Trial(self.game, self.players, self.level, one.box, {**self.options, **one.options}, one.name, seed)
            for seed in range(self.seed, self.seed + self.games)
            for one in self.variations
        ]

    def check(self) -> None:
        """Every variation can be played; BadOptions says which value cannot be."""
        for one in self.variations:
            changed(self.game, one.box).start(self.players, **{**self.options, **one.options})


@dataclass(frozen=True)
class Trial:
    """One game to be played."""

    game: str
    players: int
    level: str
    box: Doc
    options: Doc
    variation: str
    seed: int

    @property
    def key(self) -> str:
        return f"{self.variation}|{self.seed}"


def play_trial(trial: Trial) -> Doc:
    """Play a game and count it: JSON, the same for the same trial."""
    game = changed(trial.game, trial.box)
    state = game.start(trial.players, **trial.options)
    own = part(game, "edge.tally")
    tally: Tally = (own.TALLY if own is not None else Tally)(state)
    decisions = 0

    def look(state: State, seat: int, code: int) -> None:
        nonlocal decisions
        decisions += 1
        tally.look(state, seat, state.name(code))

    play_out(state, trial.seed, [trial.level] * trial.players, look)
    result = state.result()
    assert result is not None
    return {
        "key": trial.key,
        "variation": trial.variation,
        "seed": trial.seed,
        "outcome": result.outcome,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "rows": {row.id: list(row.points) for row in result.rows},
        "decisions": decisions,
        "seats": tally.seats(state),
        "table": tally.table(state),
    }


@dataclass(frozen=True)
class Figure:
    """One number of the table, with its interval and what it differs by from the first variation."""

    variation: str
    kind: str
    """`game`, `seat`, `row`, `outcome`, or what the game counts."""
    word: str
    measure: str
    """`points`, `decisions`, `won`, or `had`: how often it came up."""
    number: int
    """Seats or games that it is a mean of."""
    value: float
    low: float
    high: float
    gain: float | None = None
    gain_low: float | None = None
    gain_high: float | None = None

    @property
    def half(self) -> float:
        """Return the larger half of the interval."""
        return max(self.high - self.value, self.value - self.low)

    @property
    def verdict(self) -> str:
        """`more` or `less` than in the first variation if the interval says so, else `even`; empty for the first, and
        where so few were counted that an interval made from them means nothing."""
        if self.gain_low is None or self.gain_high is None or self.number < ENOUGH:
            return ""
        if self.gain_low > 0:
            return "more"
        return "less" if self.gain_high < 0 else "even"

    def doc(self) -> Doc:
        found = {name: round(value, 4) if type(value) is float else value for name, value in asdict(self).items()}
        return {**found, "verdict": self.verdict}


Sums = dict[int, tuple[float, float]]
"""By deal: what is counted, and among how many."""
Where = tuple[str, str, str]
"""Kind, word and measure."""
SHARES = ("won", "had")
TOGETHER = ("victory", "lost", "completed")
"""Outcomes of games in which nobody is a rival."""


def figures(study: Study, results: Iterable[Doc]) -> list[Figure]:
    """Everything that the results say, variation by variation."""
    by_variation: dict[str, list[Doc]] = {one.name: [] for one in study.variations}
    for result in results:
        by_variation[result["variation"]].append(result)
    words = words_of([result for played in by_variation.values() for result in played])
    found: list[Figure] = []
    first: dict[Where, Sums] = {}
    for number, (name, played) in enumerate(by_variation.items()):
        counted = count(played, words)
        if number == 0:
            first = counted
        found += [
            figure(name, where, sums, None if number == 0 else first.get(where)) for where, sums in counted.items()
        ]
    return found


Known = dict[str, dict[str, list[str]]]
"""All words of each kind, for `seats`, `table` and `outcome`."""


def count(results: Sequence[Doc], words: Known) -> dict[Where, Sums]:
    """Return the contribution of every deal to every figure."""
    found: dict[Where, Sums] = {}
    for result in results:
        seed, players = result["seed"], len(result["scores"])

        def add(kind: str, word: str, measure: str, part: float, whole: float, seed: int = seed) -> None:
            found.setdefault((kind, word, measure), {})[seed] = (part, whole)

        won = victories(result)
        add("game", "points", "points", sum(result["scores"]), players)
        add("game", "decisions", "decisions", result["decisions"], 1)
        for word in words["outcome"]["outcome"]:
            add("outcome", word, "had", word == result["outcome"], 1)
        for seat in range(players):
            add("seat", str(seat + 1), "won", won[seat], 1)
            add("seat", str(seat + 1), "points", result["scores"][seat], 1)
        for row, points in result["rows"].items():
            add("row", row, "points", sum(points), players)
        for kind, known in words["seats"].items():
            for word in known:
                having = [seat for seat in range(players) if word in result["seats"][seat].get(kind, ())]
                add(kind, word, "had", len(having), players)
                found.setdefault((kind, word, "won"), {})
                if having:
                    add(kind, word, "won", sum(won[seat] for seat in having), len(having))
        for kind, known in words["table"].items():
            for word in known:
                add(kind, word, "had", word in result["table"].get(kind, ()), 1)
    return {where: sums for where, sums in found.items() if sums}


def all_alike(results: Iterable[Doc]) -> bool:
    """Return True if every deal came out the same in all variations: then no game has used what was varied."""
    first: dict[int, Doc] = {}
    for result in results:
        game = {name: value for name, value in result.items() if name not in ("key", "variation")}
        if first.setdefault(result["seed"], game) != game:
            return False
    return True


def victories(result: Doc) -> list[float]:
    """Return each seat's share of the victory: rivals share it, a team wins as one."""
    winners = result["winners"]
    each = 1.0 if result["outcome"] in TOGETHER else 1 / max(len(winners), 1)
    return [each if seat in winners else 0.0 for seat in range(len(result["scores"]))]


def words_of(results: Sequence[Doc]) -> Known:
    """All words that came up, numbers in their order and words in that of the alphabet."""
    found: dict[str, dict[str, set[str]]] = {"seats": {}, "table": {}, "outcome": {"outcome": set()}}
    for result in results:
        found["outcome"]["outcome"].add(result["outcome"])
        for where, given in [*(("seats", seat) for seat in result["seats"]), ("table", result["table"])]:
            for kind, words in given.items():
                found[where].setdefault(kind, set()).update(words)
    return {where: {kind: sorted(words, key=in_order) for kind, words in one.items()} for where, one in found.items()}


def in_order(word: str) -> tuple[int, str]:
    return (len(word) if word.isdigit() else 0, word)


def figure(variation: str, where: Where, sums: Sums, first: Sums | None) -> Figure:
    kind, word, measure = where
    number = round(sum(whole for _, whole in sums.values()))
    value, errors = ratio(sums)
    low, high = bounds(value, reach(errors), number, measure)
    gains: tuple[float, float, float] | None = None
    if first:
        before, earlier = ratio(first)
        half = reach({seed: errors.get(seed, 0.0) - earlier.get(seed, 0.0) for seed in {*errors, *earlier}})
        gain = value - before
        gains = (gain, gain - half, gain + half)
    return Figure(variation, kind, word, measure, number, value, low, high, *(gains or ()))


def ratio(sums: Sums) -> tuple[float, dict[int, float]]:
    """A ratio of sums, and what each deal moves it by."""
    whole = sum(one for _, one in sums.values())
    value = sum(one for one, _ in sums.values()) / whole
    return value, {seed: (part - value * of) / whole for seed, (part, of) in sums.items()}


def reach(errors: Mapping[int, float]) -> float:
    """Half of the interval around a figure, from how far each deal moves it."""
    number = len(errors)
    return SURE * sqrt(sum(one * one for one in errors.values()) * number / max(number - 1, 1))


def bounds(value: float, half: float, number: int, measure: str) -> tuple[float, float]:
    """The interval. A share that came out the same in every deal has the bound of as many tosses of a coin."""
    if measure not in SHARES:
        return value - half, value + half
    if half == 0.0 and value in (0.0, 1.0):
        bound = 0.025 ** (1 / max(number, 1))
        return (0.0, 1 - bound) if value == 0.0 else (bound, 1.0)
    return max(0.0, value - half), min(1.0, value + half)


def summary(study: Study, found: Sequence[Figure]) -> Doc:
    """Everything as one document."""
    return {"study": study.doc(), "lines": [one.doc() for one in found]}
