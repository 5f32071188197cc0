"""The price of every route, by method and path: what it spends besides bytes and the request itself.

A route that is missing here fails a test. `request` is for whatever takes less than a few milliseconds, however large
the table, the record or the database behind it.
"""

from __future__ import annotations

from collections.abc import Iterator

REQUEST = "request"
PRICES = {
    "/api/openapi.json": {"GET": "expensive", "HEAD": "expensive"},
    "/api/games": {"GET": REQUEST},
    "/api/games/{game}/box": {"GET": REQUEST},
    "/api/games/{game}/words": {"GET": REQUEST},
    "/api/rules/{game}": {"GET": REQUEST},
    "/api/rules/{game}/find": {"GET": REQUEST},
    "/api/lessons": {"GET": REQUEST},
    "/api/lessons/{id}/table": {"POST": "table"},
    "/api/puzzles/{game}": {"GET": REQUEST},
    "/api/score/{game}": {"POST": REQUEST},
    "/api/statistics/{game}": {"GET": "expensive"},
    "/api/address": {"GET": REQUEST},
    "/api/health": {"GET": REQUEST},
    "/metrics": {"GET": REQUEST},
    "/api/me": {"DELETE": "export", "GET": REQUEST, "PATCH": REQUEST, "POST": "person"},
    "/api/me/export": {"GET": "export"},
    "/api/me/forget": {"POST": REQUEST},
    "/api/me/recover": {"POST": REQUEST},
    "/api/me/recovery": {"POST": REQUEST},
    "/api/me/tables": {"GET": REQUEST},
    "/api/me/statistics": {"GET": "expensive"},
    "/api/me/games": {"GET": "expensive"},
    "/api/me/games.csv": {"GET": "expensive"},
    "/api/tables": {"GET": REQUEST, "POST": "table"},
    "/api/tables/{id}": {"GET": REQUEST},
    "/api/tables/{id}/abandon": {"POST": REQUEST},
    "/api/tables/{id}/board": {"GET": REQUEST},
    "/api/tables/{id}/chat": {"POST": "chat"},
    "/api/tables/{id}/chat/{line}": {"DELETE": REQUEST},
    "/api/tables/{id}/coach": {"GET": REQUEST},
    "/api/tables/{id}/fairness": {"GET": "expensive"},
    "/api/tables/{id}/hint": {"POST": "expensive"},
    "/api/tables/{id}/host": {"GET": REQUEST, "POST": REQUEST},
    "/api/tables/{id}/join": {"POST": REQUEST},
    "/api/tables/{id}/leave": {"POST": REQUEST},
    "/api/tables/{id}/links": {"GET": REQUEST},
    "/api/tables/{id}/notes": {"GET": REQUEST, "POST": "expensive"},
    "/api/tables/{id}/notes/{note}": {"DELETE": REQUEST, "PATCH": REQUEST},
    "/api/tables/{id}/play": {"POST": REQUEST},
    "/api/tables/{id}/poll": {"GET": REQUEST},
    "/api/tables/{id}/react": {"POST": "reaction"},
    "/api/tables/{id}/record": {"GET": "expensive"},
    "/api/tables/{id}/rematch": {"POST": "table"},
    "/api/tables/{id}/replay": {"GET": "expensive"},
    "/api/tables/{id}/return": {"POST": REQUEST},
    "/api/tables/{id}/review": {"GET": REQUEST, "POST": "expensive"},
    "/api/tables/{id}/review/{n}": {"GET": "expensive"},
    "/api/tables/{id}/salt": {"POST": REQUEST},
    "/api/tables/{id}/standing": {"GET": REQUEST},
    "/api/tables/{id}/start": {"POST": REQUEST},
    "/api/tables/{id}/story": {"GET": "expensive"},
    "/api/tables/{id}/undo": {"POST": REQUEST},
    "/api/tables/{id}/variation": {"GET": REQUEST},
    "/api/tables/{id}/vote": {"POST": REQUEST},
    "/api/tables/{id}/why": {"POST": "expensive"},
    "/api/records": {"POST": "table"},
    "/api/records/replay": {"POST": "expensive"},
    "/api/records/story": {"POST": "expensive"},
    "/api/records/text": {"POST": "expensive"},
    "/api/records/why": {"POST": "expensive"},
    "/api/records/review": {"POST": "expensive"},
    "/api/records/review/{digest}": {"GET": "expensive"},
    "/api/records/review/{digest}/record": {"GET": "expensive"},
    "/api/records/review/{digest}/{n}": {"GET": "expensive"},
    "/api/records/review/{digest}/notes": {"GET": "expensive", "POST": "expensive"},
    "/api/records/review/{digest}/notes/{note}": {"DELETE": "expensive", "PATCH": "expensive"},
    "/{path:path}": {"GET": REQUEST, "HEAD": REQUEST},
}
"""Budgets of `settings`. The socket of a table is no route of this kind: its messages have a budget."""
EVERYTHING = "/{path:path}"
LATER = {"/api/records": "expensive", "/api/tables/{id}/board?at": "expensive"}
"""Further budgets of some routes: to open a record as a table, it is read; to see a board as it was, it is played
again."""


class Place:
    """A step of a path, and what may follow."""

    def __init__(self) -> None:
        self.path = EVERYTHING
        self.named: dict[str, Place] = {}
        self.any: Place | None = None

    def add(self, path: str, steps: list[str]) -> None:
        if not steps:
            self.path = path
        elif steps[0].startswith("{"):
            self.any = self.any or Place()
            self.any.add(path, steps[1:])
        else:
            self.named.setdefault(steps[0], Place()).add(path, steps[1:])

    def find(self, steps: list[str]) -> str:
        """The path of `PRICES`; names come before parameters, as they do among the routes."""
        if not steps:
            return self.path
        for after in (self.named.get(steps[0]), self.any):
            if after is not None and (found := after.find(steps[1:])) != EVERYTHING:
                return found
        return EVERYTHING


PLACES = Place()
for _path in PRICES:
    if _path != EVERYTHING:
        PLACES.add(_path, _path.split("/")[1:])


def route_of(path: str) -> str:
    """The path as routes name it: `/api/tables/q7w` is one of `/api/tables/{id}`."""
    return PLACES.find(path.split("/")[1:])


def methods_of(path: str) -> list[str]:
    """List the methods of a path, in the order of the alphabet."""
    return sorted(PRICES[route_of(path)])


def prices(method: str, path: str, query: str) -> Iterator[str]:
    """The budgets that a request spends from, besides that of requests."""
    route = route_of(path)
    kinds = [PRICES[route].get(method, REQUEST)]
    if method in PRICES[route]:
        kinds.append(LATER.get(route, REQUEST))
    if "at=" in query:
        kinds.append(LATER.get(f"{route}?at", REQUEST))
    yield from (kind for kind in kinds if kind != REQUEST)
