# mypyc: hot
"""Channel from the rules to events: a Teller, which turns reports into events. Unwatched states have none."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from folkmoot.core.contract import Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears what happens on a table; the one that writes events belongs to the edge."""

    def tell(
        self, state: State, kind: str, rule: str, seat: int, key: str, value: int, other: str, number: int
    ) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldGame(Game):
    """A game that has a Teller for every state that is watched."""

    def teller_of(self, state: State) -> Teller:
        raise NotImplementedError
