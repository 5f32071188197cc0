"""Hints: a bot's advice for people who ask."""

from __future__ import annotations

import asyncio

from folkmoot.bots.levels import HINTS
from folkmoot.core import Doc, View
from folkmoot.server import messages
from folkmoot.server.bots.pool import BotPool, Stuck, make_question
from folkmoot.server.errors import Refused
from folkmoot.server.storage.people import Person
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.playing import claim
from folkmoot.server.tables.retelling import named
from folkmoot.text import texts
from folkmoot.text.hints import in_words
from folkmoot.text.why import why_of

IDEAS = 3
"""Moves that are told with their reasons."""


async def hint(
    live: LiveTables, pool: BotPool, address: str, table_id: str, person: Person | None, given: messages.Hint
) -> Doc:
    """Ask a strong bot for its choice here, and what else it considered."""
    async with live.locked(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        table.check_moment(seat, given.version)
        if not table.meta["hints"]:
            raise Refused("not_allowed", "there are no hints at this table")
        view = (table.draft_state or table.state).view(seat)
        names = [seat.name for seat in table.seats]
        question = {**make_question(table.meta, view.data, HINTS), "sources": True}
    try:
        answer = await pool.ask(question, (address, person.id if person is not None else "", table_id))
    except Stuck:
        raise Refused("busy", "the bot timed out") from None
    why = await asyncio.to_thread(told, view, names, given.lang, answer["considered"][:IDEAS])
    return {"type": "hint", "id": given.id, "text": answer["move"], "why": why}


def told(view: View, names: list[str], language: str, considered: list[Doc]) -> list[Doc]:
    """The first few ideas in words."""
    said = texts(language)
    return in_words(why_of(view.game, view, said, named(said, names)), considered)
