"""Further arguments of the sentences for actions of Ethnos."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.text import Texts


def arguments(texts: Texts, action: Doc, effects: Doc, view: Doc) -> Doc | None:
    """The number of the marker, of cards kept or drawn; the kingdom of an orc space."""
    if action["verb"] == "raid" and not effects:
        return None  # an orc space without a band: there is nothing to speak of
    if "marker" in effects:
        args: Doc = {"number": effects["marker"]["to"]}
    elif "draw" in effects:
        args = {"number": effects["draw"]["cards"]}
    else:
        args = {"number": len(effects["keep"]["cards"]) if "keep" in effects else 0}
    if "orc" in effects:
        args |= texts.forms("ethnos", "kingdom", effects["orc"]["kingdom"])
    return args
