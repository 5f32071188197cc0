# mypyc: hot
"""How the rules report what happens: to a Teller, which turns it into events. Unwatched states have none."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from folkmoot.core.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """See `events.py` for the one that writes events."""

    def tell(
        self, state: State, kind: str, rule: str, seat: int, key: str, value: int, other: str, number: int
    ) -> None:
        raise NotImplementedError
