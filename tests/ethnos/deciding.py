"""Which rule of Ethnos decides that an action is not allowed, read from the rules alone.

Like `oracle.py` this imports nothing of the engine: it reads the position document, what has been drafted since, and
the words of an action. `deciding` gives None where the action is allowed, else the rules that may be cited, the first
of them the one that says most. In what order they are asked:

1. an action that the open question doesn't know has no rule (`NOT_ASKED`);
2. a card must be there at all: in hand (E18; E24 for an elf; E50 among the two drawn), face up (E15);
3. then what the rule of the card or the leader says: a band is of one tribe or one colour (E18), an elf keeps as many
   cards as the band has (E24), the marker's kingdom and the size of the band (E19), a token's value (E32);
4. only what would fit otherwise is refused for the order in which cards are added (`ORDER`, no rule).

With ten cards E17 forbids recruiting, but with ten skeletons that may not be played E45 says what is left to do.
Passing is forbidden by E17; where the win of E31 is switched off, E45 says when it is allowed; with ten skeletons that
may be played E31 says what to do instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.ethnos.oracle import KINGDOM_OF, TRIBES, colour, markers, tribe

Doc = dict[str, Any]
Rules = tuple[str, ...] | None

NOT_ASKED = ("",)
ORDER = ("",)
ABILITIES = {
    "bonus": ("place", "decline"),
    "raid": ("raid", "decline"),
    "conjure": ("conjure", "decline"),
    "cash": ("cash", "decline"),
}
"""Questions whose every answer is allowed."""


def rank(card: str) -> tuple[int, int]:
    """The place of a card in the order of adding: by tribe, by colour, skeletons last."""
    if card == "skeleton":
        return len(TRIBES), 0
    return TRIBES.index(tribe(card)), list(KINGDOM_OF).index(colour(card))


def deciding(doc: Doc, draft: Sequence[str], action: str) -> Rules:
    """None if the seat to move may do this; `draft` are its choices since the position, such as `lead elf.red`."""
    ask = doc["prompt"]["ask"]
    verb, _, what = action.partition(" ")
    hand = doc["seats"][doc["turn"]]["hand"]
    chosen = [text.partition(" ")[2] for text in draft]
    if draft and ask in ("turn", "another"):
        return adding(hand, chosen, verb, what)
    if ask == "keep":
        return keeping(hand, chosen, len(last_band(doc)["cards"]), verb, what)
    if ask in ("turn", "another") and verb == "lead":
        return None if what in hand else ("E18",)
    if ask == "turn":
        return on_turn(doc, hand, action)
    if ask == "sift" and verb == "add":
        return None if what in doc["drawn"] else ("E50",)
    if verb == "decline" and ask in ("another", "marker", "troll"):
        return None
    if ask == "marker" and verb == "place":
        return placing(doc, what)
    if ask == "troll" and verb == "troll":
        free = all(int(what) not in seat["trolls"] for seat in doc["seats"])
        return None if free and int(what) <= len(last_band(doc)["cards"]) else ("E32",)
    return None if verb in ABILITIES.get(ask, ()) else NOT_ASKED


def last_band(doc: Doc) -> Doc:
    """The band that the question is about."""
    band: Doc = doc["seats"][doc["turn"]]["bands"][-1]
    return band


def on_turn(doc: Doc, hand: Sequence[str], action: str) -> Rules:
    """E15, E17, E31, E45: recruiting, the ten skeletons, passing."""
    verb, _, what = action.partition(" ")
    switch = doc["options"].get("ten_skeletons", True)
    skeletons = list(hand) == ["skeleton"] * 10
    if verb == "skeletons":
        return None if skeletons and switch else ("E31",)
    if verb == "pass":
        if skeletons:
            return ("E31", "E17") if switch else None
        return ("E17",) if switch else ("E45", "E17")
    if action == "draw" or verb == "take":
        if len(hand) >= 10:
            return ("E45",) if skeletons and not switch else ("E17",)
        return None if action == "draw" or what in doc["face_up"] else ("E15",)
    return NOT_ASKED


def adding(hand: Sequence[str], chosen: Sequence[str], verb: str, card: str) -> Rules:
    """E18: the cards of a band, its leader first."""
    if verb == "done":
        return None
    if verb != "add":
        return NOT_ASKED
    if Counter(hand)[card] <= Counter(chosen)[card]:
        return ("E18",)
    others = [one for one in [*chosen, card] if one != "skeleton"]
    if len({tribe(one) for one in others}) > 1 and len({colour(one) for one in others}) > 1:
        return ("E18",)
    return in_order(chosen[1:], card)


def keeping(hand: Sequence[str], chosen: Sequence[str], size: int, verb: str, card: str) -> Rules:
    """E24: the cards that an elf keeps."""
    if verb == "done":
        return None
    if verb != "add":
        return NOT_ASKED
    if Counter(hand)[card] <= Counter(chosen)[card] or len(chosen) >= size:
        return ("E24",)
    return in_order(chosen, card)


def in_order(added: Sequence[str], card: str) -> Rules:
    return ORDER if added and rank(card) < rank(added[-1]) else None


def placing(doc: Doc, kingdom: str) -> Rules:
    """E19, E28, E33: where the band's own marker may go."""
    band = last_band(doc)
    leader = band["leader"]
    if tribe(leader) != "wingfolk" and KINGDOM_OF[colour(leader)] != kingdom:
        return ("E19",)
    standing = markers(doc, kingdom)
    against = sum(standing) if doc["players"] == 2 else standing[doc["turn"]]
    strength = len(band["cards"]) + (tribe(leader) == "minotaur")
    return None if strength > against else ("E19",)
