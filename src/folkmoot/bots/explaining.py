"""Sources of a seat's points after each of its own choices.

Two choices are explained by what differs between them, at the end of the seat's turn and on the same guesses of what is
hidden; the search's look further ahead is in its shares.
"""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.bots.evaluation import Evaluation
from folkmoot.bots.search import Search, SearchParams
from folkmoot.core import View

GUESSES = 12
DIGITS = 2


def sources_of(view: View, evaluation: Evaluation, codes: Sequence[int]) -> dict[str, float]:
    """Expected points of the seat that decides, by source; nothing where the evaluation does not tell them apart."""
    params = SearchParams()
    params.playout_rounds = 0.0
    search = Search(view, evaluation, params, 0)
    state, seat = search.state, int(search.seat)
    sums: dict[str, float] = {}
    for guess in range(GUESSES):
        view.sample_into(state, guess)
        for code in codes:
            state.step(code)
        search.path.clear()
        search.play_on(state)
        for source, points in evaluation.sources(state, seat).items():
            sums[source] = sums.get(source, 0.0) + points / GUESSES
    return {source: round(points, DIGITS) for source, points in sums.items()}
