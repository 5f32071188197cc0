# mypyc: hot
"""What a seat may know. T160: all but the order of the decks, which is not determined before it is drawn.

So a view is the table itself, except that a draft is seen by its seat alone; a sample is that table again.
"""

from __future__ import annotations

from typing import final

from folkmoot.core.contract import ALL, OVER, Game, State, View
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.document import table_doc
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.progress import progress_doc
from folkmoot.games.tribes.edge.prompts import prompt_of
from folkmoot.games.tribes.engine.state import TribesState


def view_data(b: TribesState, viewer: int | None, box: str | None) -> Doc:
    """Everything that the viewer may know and nothing else."""
    return own_data(b, viewer, box, shown_table(b))


def views_data(b: TribesState, viewers: list[int | None], box: str | None) -> list[Doc]:
    """`view_data` of several viewers."""
    table = shown_table(b)
    return [own_data(b, viewer, box, table) for viewer in viewers]


def shown_table(b: TribesState) -> Doc:
    """What all see: the table, and how far goals have come."""
    doc = table_doc(b)
    doc["progress"] = progress_doc(b)
    return doc


def own_data(b: TribesState, viewer: int | None, box: str | None, table: Doc) -> Doc:
    """The table, which all see, and the viewer's own draft."""
    insider = viewer == ALL or (viewer is not None and viewer == b.turn)
    doc: Doc = {
        "game": b.game.id,
        "rules": b.setup.rules,
        "players": int(b.players),
        "turn": int(b.turn),
        "prompt": prompt_of(b, insider),
        "over": b.turn == OVER,
        "seat": "all" if viewer == ALL else viewer,
        "options": dict(b.setup.options),
        "box": box,
    }
    doc.update(table)
    doc["draft"] = [NAMES[code] for code in b.trail] if b.drafting and insider else None
    return doc


@final
class TribesView(View):
    """See folkmoot.core.View. The first sample reads the data into a template; each one copies it."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        super().__init__(game, data, seat)  # where it is inherited, mypyc 2.4.1 never frees the data

    def sample_into(self, state: State, seed: int) -> None:
        """Nothing that the table holds is hidden, so every sample is the same state."""
        state.copy_from(self.known_state())
