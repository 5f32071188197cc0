"""Actions in words, the same sentences that the browser's buttons show: `<game>-act-<verb>`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from folkmoot import games
from folkmoot.core import Doc, part
from folkmoot.text import Texts

SEATS = ("seat", "to_seat")


class OwnActions(Protocol):
    """The module `words.actions` of a game whose sentences need more than operands."""

    def arguments(self, texts: Texts, action: Doc, effects: Doc, view: Doc) -> Doc | None:
        """Return arguments to add to the operands; None if the action has so little in it that its notation reads
        better. Effects are looked up by kind."""


def say_action(texts: Texts, game: str, action: Doc, view: Doc, names: Sequence[str]) -> str:
    """A described action as the seat that decides reads it; its notation in words where there is no sentence."""
    id = f"{game}-act-{str(action['verb']).replace(' ', '-')}"
    own: OwnActions | None = part(games.get(game), "words.actions")
    effects = {effect["kind"]: effect for effect in reversed(action["effects"])}
    more = own.arguments(texts, action, effects, view) if own is not None else {}
    if more is None or not texts.has(id):
        return " ".join(texts.word(game, part) for part in str(action["text"]).split())
    args = {"ask": view["prompt"]["ask"], **_operands(texts, game, action["operands"], names), **more}
    return texts.say(id, **args)


def _operands(texts: Texts, game: str, operands: Doc, names: Sequence[str]) -> Doc:
    """Translate the operands of a verb: people to their names, things to their words."""
    found: Doc = {}
    for key, value in operands.items():
        if key in SEATS:
            found["who"] = names[value]
        elif key == "target" and type(value) is int:
            found[key] = names[value]
        elif isinstance(value, str):
            found.update(texts.forms(game, key, value))
        else:
            found[key] = value
    return found
