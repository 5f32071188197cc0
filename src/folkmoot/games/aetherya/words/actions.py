"""Further arguments of the sentences for actions of Legends of Aetherya."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.text import Texts


def arguments(texts: Texts, action: Doc, effects: Doc, view: Doc) -> Doc | None:
    """Cells as rows and columns, piles counted from one, the card that an action moves."""
    operands = action["operands"]
    args: Doc = {"piles": len(view["discards"]), "mode": view["options"]["mode"]}
    if isinstance(operands.get("cell"), str):
        args |= texts.forms("aetherya", "place", operands["cell"])
    if "word" in effects:
        args["breaks"] = "yes" if effects["word"]["breaks"] else "no"
    if "pile" in operands:
        args["pile"] = operands["pile"] + 1
    moved = next((effect["card"] for effect in effects.values() if "card" in effect), None)
    if moved is not None:
        args |= texts.forms("aetherya", "card", moved)
    elif "card" not in operands:
        args["card"] = ""
    return args
