"""What a bot would do, for people who ask."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.bots.pool import BotPool, Stuck, make_question
from folkmoot.server.errors import Refused
from folkmoot.server.storage.people import Person
from folkmoot.server.tables.actions import claim
from folkmoot.server.tables.live import LiveTables

HINT_LEVEL = "strong"


async def hint(
    live: LiveTables, pool: BotPool, address: str, table_id: str, person: Person | None, given: messages.Hint
) -> Doc:
    """What a strong bot would do here, and what else it thought of."""
    async with live.locked(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        table.check_moment(seat, given.version)
        if not table.meta["hints"]:
            raise Refused("not_allowed", "there are no hints at this table")
        state = table.draft_state or table.state
        question = make_question(table.meta["game"], state.view(seat).data, HINT_LEVEL)
    try:
        answer = await pool.ask(question, (address, person.id if person is not None else "", table_id))
    except Stuck:
        raise Refused("busy", "nobody had an idea in time") from None
    return {"type": "hint", "id": given.id, "text": answer["move"], "why": answer["considered"]}
