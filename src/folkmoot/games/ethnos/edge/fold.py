"""Changes of a view by kind of event: see core/folding.py for the lines."""

from __future__ import annotations

from folkmoot.core.folding import Folds, Orders
from folkmoot.games.ethnos.engine import codes as c

ORDERS: Orders = {
    "tribes": c.TRIBES,
    "orcs": c.COLOURS,
    **dict.fromkeys(("face_up", "hand", "known", "cards"), c.CARDS),
}
EMPTY_HANDS = ("set seats/*/cards 0", "empty seats/*/known", "empty seats/*/hand")
LOSE = ("add seats/$seat/cards -#cards", "drop seats/$seat/known $cards", "drop seats/$seat/hand $cards")
"""Cards leave a hand for all to see; of equal ones the known go first (E46)."""

FOLDS: Folds = {
    "ask": ("set turn $turn", "set prompt $prompt"),
    "tribe": ("put tribes $tribe", "set seats/*/supply $supply"),
    "token": ("set kingdoms/$kingdom/tokens $tokens",),
    "first": ("set first $first",),
    "age": (
        *("set age $age", "set first $first", "set third null", "set giant null", "set dragons 0", "empty face_up"),
        *("set deck/upper 0", "set deck/lower $lower"),
        *(*EMPTY_HANDS, "empty seats/*/bands", "empty seats/*/trolls"),
    ),
    "dealt": ('less deck ["upper", "lower"]', "add seats/$seat/cards 1", "put seats/$seat/hand $card"),
    "drawn": ('less deck ["upper", "lower"]', "add seats/$seat/cards 1", "put seats/$seat/hand $card"),
    "sift": ('less deck ["upper", "lower"]',),
    "sifted": ("put face_up $card", "add seats/$seat/cards 1", "put seats/$seat/hand $kept"),
    "row": ('less deck ["upper", "lower"]', "put face_up $card"),
    "halves": ("set deck/upper $upper", "set deck/lower $lower"),
    "take": (
        *("drop face_up $card", "add seats/$seat/cards 1"),
        *("put seats/$seat/known $card", "put seats/$seat/hand $card"),
    ),
    "draw": (),
    "dragon": ("set dragons $dragons", "add deck/lower -1"),
    "lead": ('set draft {"leader": "$card", "cards": []}', "put draft/cards $card"),
    "add": ('default draft {"leader": null, "cards": []}', "put draft/cards $card"),
    "band": (*LOSE, 'append seats/$seat/bands {"leader": "$leader", "cards": "$cards"}', "set draft null"),
    "skeletons": (*LOSE, 'append seats/$seat/bands {"leader": null, "cards": "$cards"}', "set winner $seat"),
    "place": ("add kingdoms/$kingdom/markers/$seat 1", "add seats/$seat/supply -1"),
    "skip": (),
    "decline": (),
    "swim": ("set seats/$seat/merfolk $to",),
    "giant": ("set giant $seat",),
    "raid": ("put seats/$seat/orcs $colour", "add seats/$seat/supply -1"),
    "troll": ("put seats/$seat/trolls $token",),
    "keep": ("set draft null",),
    "discard": (*LOSE, "put face_up $cards"),
    "conjure": (),
    "pass": ("set seats/$seat/known $cards",),
    "age_end": ("set third $third", "set deck/upper 0", "set deck/lower $lower", *EMPTY_HANDS),
    "glory": ("add seats/$seat/glory $gain.points", "append points $gain"),
    "cash": ("empty seats/$seat/orcs", "add seats/$seat/supply $markers"),
    "leave": (),
    "over": ("set over true",),
}
