"""Actions in words, the same sentences that the browser's buttons show: `<game>-act-<verb>`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from folkmoot.core import Doc
from folkmoot.text import Texts

SEATS = ("seat", "to_seat")


def say_action(texts: Texts, game: str, action: Doc, view: Doc, names: Sequence[str]) -> str:
    """A described action as the seat that decides reads it.

    Its notation in words where there is no sentence, or where it is so far from legal that the sentence has nothing to
    speak of: an orc space without a band.
    """
    id = f"{game}-act-{str(action['verb']).replace(' ', '-')}"
    if not texts.has(id) or (action["verb"] == "raid" and not action["effects"]):
        return " ".join(texts.word(game, part) for part in str(action["text"]).split())
    args: Doc = {"ask": view["prompt"]["ask"], **_operands(texts, game, action["operands"], names)}
    effects = {effect["kind"]: effect for effect in reversed(action["effects"])}
    MORE.get(game, _nothing)(texts, args, action, effects, view)
    return texts.say(id, **args)


def _operands(texts: Texts, game: str, operands: Doc, names: Sequence[str]) -> Doc:
    """What the words after the verb name: people by their names, things by their words."""
    found: Doc = {}
    for key, value in operands.items():
        if key in SEATS:
            found["who"] = names[value]
        elif key == "target" and type(value) is int:
            found[key] = names[value]
        else:
            found[key] = texts.word(game, value) if isinstance(value, str) and len(value) > 1 else value
    return found


def _nothing(texts: Texts, args: Doc, action: Doc, effects: Doc, view: Doc) -> None:
    """A game whose operands say everything."""


def _ethnos(texts: Texts, args: Doc, action: Doc, effects: Doc, view: Doc) -> None:
    """The number of the marker, of cards kept or drawn; the kingdom of an orc space."""
    if "marker" in effects:
        args["number"] = effects["marker"]["to"]
    elif "draw" in effects:
        args["number"] = effects["draw"]["cards"]
    else:
        args["number"] = len(effects["keep"]["cards"]) if "keep" in effects else 0
    if "orc" in effects:
        args["kingdom"] = texts.word("ethnos", effects["orc"]["kingdom"])


def _aetherya(texts: Texts, args: Doc, action: Doc, effects: Doc, view: Doc) -> None:
    """Cells as rows and columns, piles counted from one, the card that an action moves."""
    cell = action["operands"].get("cell")
    if isinstance(cell, str):
        args["place"] = texts.word("aetherya", cell)
    if "pile" in args:
        args["pile"] += 1
    args["piles"] = len(view["discards"])
    args["mode"] = view["options"]["mode"]
    moved = next((effect["card"] for effect in effects.values() if "card" in effect), None)
    if moved is not None:
        args["card"] = texts.word("aetherya", moved)
    args.setdefault("card", "")


MORE: dict[str, Callable[[Texts, Doc, Doc, Doc, Doc], None]] = {"ethnos": _ethnos, "aetherya": _aetherya}
"""What the sentences of a game need beside operands."""
