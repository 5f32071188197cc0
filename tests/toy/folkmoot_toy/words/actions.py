"""Further arguments of the sentences for actions of Nine."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.text import Texts


def arguments(texts: Texts, action: Doc, effects: Doc, view: Doc) -> Doc | None:
    """The sum that it would make; nothing to speak of while no card is chosen."""
    if action["verb"] == "done" and not view["draft"]:
        return None
    total = sum(view["draft"]) + action["operands"].get("card", 0)
    return {"sum": total, "over": "yes" if total > view["limit"] else "no"}
