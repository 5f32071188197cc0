"""Routes about the server itself: its games, statistics, address and health."""

from __future__ import annotations

from functools import lru_cache

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

from folkmoot import __version__, games
from folkmoot.core import Doc
from folkmoot.server.documents.games import GameDoc, GamesDoc
from folkmoot.server.documents.service import HealthDoc
from folkmoot.server.documents.statistics import GameStatisticsDoc
from folkmoot.server.documents.tables import AddressDoc
from folkmoot.server.web.dependencies import Here
from folkmoot.server.web.hosts import origin_at, reachable

router = APIRouter(prefix="/api")


@lru_cache(maxsize=8)
def games_doc(levels: tuple[str, ...]) -> bytes:
    """Encode the games with these levels of bots: the same for everybody, so it is made once."""
    found = []
    for game in games.installed():
        options: list[Doc] = [{**vars(option), "choices": list(option.choices)} for option in game.options]
        doc = {
            "id": game.id,
            "rules": game.rules,
            "seats": list(game.seats),
            "extra_player_counts": list(game.extra_player_counts),
            "options": options,
            "presets": game.presets,
            "actions": game.num_actions,
        }
        found.append(GameDoc.model_validate(doc))
    return GamesDoc(games=found, levels=list(levels)).model_dump_json().encode()


@router.get("/games", response_model=GamesDoc)
async def all_games(context: Here) -> Response:
    return Response(games_doc(tuple(context.settings.levels)), media_type="application/json")


@router.get("/statistics/{game}")
async def game_statistics(context: Here, game: str) -> GameStatisticsDoc:
    return GameStatisticsDoc.model_validate(await context.replays.of_game(game))


@router.get("/address")
async def address(context: Here, request: Request) -> AddressDoc:
    """Links are of use where they can be opened: on the phone beside this computer, `localhost` is the phone."""
    host = reachable(context.settings.host)
    _, port = request.scope["server"]
    return AddressDoc(origin=None if host is None else origin_at(host, port))


@router.get("/health")
async def health(context: Here) -> HealthDoc:
    """Check that the database answers and stores; 503 if not."""
    context.live.recovery.check()
    await context.store.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())
    return HealthDoc(ok=True, version=__version__)
