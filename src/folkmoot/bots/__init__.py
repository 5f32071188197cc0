"""Players that see only what their seat may know.

>>> from folkmoot import bots, games
>>> from folkmoot.core import SimDealer
>>> game = games.get("ethnos")
>>> state = game.start(players=2)
>>> SimDealer(7).deal_all(state)
>>> move = bots.choose(game, state.view(state.turn), "casual", seed=1)
>>> state.apply(state.parse(move))
"""

from __future__ import annotations

from typing import Any

from folkmoot.bots.explaining import sources_of
from folkmoot.bots.levels import LEVELS, Level, UnknownLevel
from folkmoot.bots.minds import evaluation_of
from folkmoot.bots.thinking import PLANNED, Budget, Considered, Thinker, Thought, codes_of, think
from folkmoot.core import BadView, Doc, Game, View

__all__ = [
    "LEVELS", "Budget", "Considered", "Level", "Thinker", "Thought", "UnknownLevel", "answer", "choose", "explain",
    "sources",
]  # fmt: skip


def choose(game: Game, view: View, level: str | Level, seed: int, budget: Budget | None = None) -> str:
    """The move of a bot, in notation. It takes one step: while the seat still decides afterwards, ask again.

    A seed is the luck of one decision: what is hidden is guessed by it. Give each decision of a game another one (its
    number will do), or the bot makes the same guesses all along.
    """
    return think(game, view, level, seed, budget).move


def explain(game: Game, view: View, level: str | Level, seed: int, budget: Budget | None = None) -> Thought:
    """The same move with everything that was considered, the best first: for hints."""
    return think(game, view, level, seed, budget)


def sources(game: Game, view: View, one: Considered) -> dict[str, float]:
    """Split the points that the seat would have at the end of its turn by source, for one of the moves it
    considered."""
    codes = codes_of(view, [one.move, *one.then])
    return sources_of(view, evaluation_of(game, int(view.data["players"])), codes)


def answer(game: Game, request: Doc, thinker: Thinker | None = None) -> Doc:
    """`explain` for another process: JSON in, JSON out, never a state.

    A thinker that is kept for all requests need not think twice in one turn.

    The request holds `view` (the data of a view), `level`, `seed`, and either or both of `seconds` and `iterations`.
    With `sources`, the first moves that were considered tell what the seat's points would be made of.
    """
    for key in ("view", "level", "seed"):
        if key not in request:
            raise BadView(key, "missing in the request to a bot")
    budget = Budget(request.get("seconds"), request.get("iterations"))
    view = game.load_view(request["view"])
    thought = (thinker or Thinker()).think(game, view, request["level"], request["seed"], budget)
    considered: list[dict[str, Any]] = [
        {
            "move": one.move,
            "then": list(one.then),
            "visits": one.visits,
            "share": round(one.share, 4),
            "lead": round(one.lead, 2),
        }
        for one in thought.considered
    ]
    if request.get("sources") and thought.iterations:
        for told, one in zip(considered[:PLANNED], thought.considered, strict=False):
            told["sources"] = sources(game, view, one)
    return {"move": thought.move, "considered": considered, "iterations": thought.iterations}
