# mypyc: hot
"""What a seat may know. T160: all but the order of the decks, which is not determined before it is drawn.

So a view is the table itself, except that a draft is seen by its seat alone; a sample is that table again.
"""

from __future__ import annotations

from typing import Any, final

from folkmoot.core.contract import ALL, OVER, Game, State, View
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.document import table_doc
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.progress import progress_doc
from folkmoot.games.tribes.edge.prompts import prompt_of
from folkmoot.games.tribes.engine.state import TribesState


def view_data(s: TribesState, viewer: int | None, box: str | None) -> Doc:
    """Everything that the viewer may know and nothing else."""
    return own_data(s, viewer, box, shown_table(s))


def views_data(s: TribesState, viewers: list[int | None], box: str | None) -> list[Doc]:
    """`view_data` of several viewers."""
    table = shown_table(s)
    return [own_data(s, viewer, box, table) for viewer in viewers]


def shown_table(s: TribesState) -> Doc:
    """What all see: the table, and how far goals have come."""
    doc = table_doc(s)
    doc["progress"] = progress_doc(s)
    return doc


def own_data(s: TribesState, viewer: int | None, box: str | None, table: Doc) -> Doc:
    """The table, which all see, and the viewer's own draft."""
    insider = viewer == ALL or (viewer is not None and viewer == s.turn)
    doc: Doc = {
        "game": s.game.id,
        "rules": s.setup.rules,
        "players": int(s.players),
        "turn": int(s.turn),
        "prompt": prompt_of(s, insider),
        "over": s.turn == OVER,
        "seat": "all" if viewer == ALL else viewer,
        "options": dict(s.setup.options),
        "box": box,
    }
    doc.update(table)
    doc["draft"] = [NAMES[code] for code in s.trail] if s.drafting and insider else None
    return doc


@final
class TribesView(View):
    """See folkmoot.core.View. The first sample reads the data into a template; each one copies it."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        super().__init__(game, data, seat)
        self.template: TribesState | None = None

    def known_state(self) -> TribesState:
        """The state that the data describes."""
        template = self.template
        if template is None:
            reader: Any = self.game
            template = reader.state_of_view(self.data)
            assert isinstance(template, TribesState)
            self.template = template
        return template

    def sample_into(self, state: State, seed: int) -> None:
        """Nothing that the table holds is hidden, so every sample is the same state."""
        state.copy_from(self.known_state())
