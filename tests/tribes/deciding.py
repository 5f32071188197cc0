"""Why an action is not allowed, read from the rules of Tribes alone: the view of the seat that is asked, no engine.

`grounds` lists everything that forbids an action. Of several grounds those of the lowest rank decide:

TABLE   the table has no such hex or player;
MOMENT  it is not one of the things that may be done now, or only another leader may ever do it;
LACK    what it takes is not there: a card, a token, an elder, company; or it was done this turn already;
CHOICE  this hex, player, kind, card or die may not be chosen, whatever it costs;
NUMBER  as many as allowed have been chosen, or none are left;
PRICE   the resources, or the state of the board that a goal asks for;
ORDER   nothing but the fixed order: late, if it fits after taking back the last choices; early, if others come first.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.tribes import deciding_board as board
from tests.tribes import deciding_goods as goods
from tests.tribes import oracle
from tests.tribes.deciding_table import KINDS, MOMENT, TABLE, TOKENS, Doc, Ground, Grounds, Table

SELLS = {
    "return", "before", "act", "grow", "move", "gather", "learn", "wander", "push", "tiger", "invaders", "mammoth",
    "volcano", "bid", "settle", "fight", "end",
}  # fmt: skip
TRADES = {"before", "act", "bid", "settle", "end", "tribute", "hand", "pot_give"}
ANSWERS = {
    "leader": "lead", "start": "place", "return": "place", "bonus": "take", "before": "roll keep",
    "act": "act hunt tame chase", "grow": "done strengthen grow", "move": "done strengthen move ride",
    "gather": "done strengthen gather", "learn": "done strengthen discard", "wander": "done move ride",
    "push": "done push", "push_to": "to", "tiger": "tiger", "invaders": "invaders", "mammoth": "mammoth",
    "volcano": "volcano", "bid": "done bid", "settle": "done build", "fight": "fight",
    "end": "done build sacrifice study pottery claim", "yield": "take", "mix": "take", "gift": "take",
    "basket": "fill", "basket_type": "take", "farm": "done grow", "found": "take", "light": "take", "tribute": "pay",
    "lose": "lose", "hand": "give", "spare": "spare", "ambush": "ambush", "shoot": "shoot", "repel": "repel",
    "flee": "flee flee_riding", "elder": "done elder", "offer": "offer", "pot_give": "give", "pot_take": "take",
}  # fmt: skip
LENDS = {
    "grow": {"hearth"}, "move": {"stable"}, "gather": {"basketry", "oxen"}, "learn": {"cave_paintings"},
    "fight": {"bow"}, "end": {"stone_tools", "pottery"},
}  # fmt: skip
FORBIDS: dict[str, Callable[..., Grounds]] = {
    "lead": board.lead,
    "place": board.place,
    "keep": board.keep,
    "act": board.act,
    "hunt": board.hunt,
    "tame": board.tame,
    "chase": board.chase,
    "strengthen": board.strengthen,
    "grow": board.grow,
    "gather": board.gather,
    "discard": board.discard,
    "move": board.move,
    "ride": board.ride,
    "push": board.push,
    "to": board.to,
    "mammoth": board.mammoth,
    "invaders": board.invaders,
    "tiger": board.tiger,
    "volcano": board.volcano,
    "build": goods.build,
    "spare": goods.spare,
    "claim": goods.claim,
    "sacrifice": goods.sacrifice,
    "offer": goods.offer,
    "study": goods.study,
    "pottery": goods.pottery,
    "buy": goods.buy,
    "trade": goods.trade,
    "borrow": goods.borrow,
    "pay": goods.pay,
    "give": goods.give,
    "take": goods.take,
    "fill": goods.fill,
    "bid": goods.bid,
    "ambush": goods.ambush,
    "shoot": goods.shoot,
    "fight": goods.fight,
    "lose": goods.lose,
    "flee": goods.flee,
    "flee_riding": goods.flee_riding,
    "repel": goods.shoot,
}
"""By verb: what forbids it where it is asked for."""


def grounds(view: Doc, action: str) -> list[Ground]:
    """Everything that forbids an action, that which decides first; nothing where it is allowed."""
    table = Table(view)
    verb, *words = action.split()
    found = [*missing(table, verb, words)]
    if not found:
        found = [*asked(table, verb, words)]
    if not found:
        found = [*FORBIDS[verb](table, *words)] if verb in FORBIDS else []
    return sorted(found, key=lambda ground: ground.rank)


def missing(t: Table, verb: str, words: list[str]) -> Grounds:
    """T1, T5."""
    number = t.view["players"]
    if verb in ("trade", "bid", "ambush", "volcano"):
        return
    for word in words:
        if len(word) == 1 and word in oracle.HEXES[len(oracle.PLACES[number]) :]:
            yield Ground(TABLE, "off_board", "T5", {"hex": word})
            return
    if words and words[-1].isdigit() and int(words[-1]) >= number:
        yield Ground(TABLE, "not_at_table", "T1", {"players": number})


def asked(t: Table, verb: str, words: list[str]) -> Grounds:
    """Whether the question leaves room for it, and whether this leader can ever do it."""
    lends: set[str] = LENDS.get(t.ask, set())
    now = verb in ANSWERS[t.ask].split()
    if verb == "trade":
        if t.own["power"] != "traders":
            yield Ground(MOMENT, "no_power", "T104", {"power": "traders"})
        now = t.ask in TRADES and (t.ask not in ("before", "act") or can_spend(t))
    elif verb == "buy":
        now = t.ask in SELLS and t.who == t.view["active"] and not t.draft
    elif verb == "borrow":
        now = words[0] in lends and (t.ask in ("fight", "end") or t.fresh())
        if t.ask == "fight":
            now = now and any(
                t.here(hex) and set(oracle.crowd(t.now, hex)) != {t.who} for hex in oracle.conflicts(t.now)
            )
    elif verb in ("move", "ride") and t.ask in ("grow", "gather", "learn"):
        now = t.own["power"] == "wayfarers" and t.fresh()
    elif verb == "strengthen":
        now = now and t.fresh()
    power = {"keep": "shaman", "strengthen": "cunning"}.get(verb)
    if now and power and t.own["power"] != power:
        yield Ground(MOMENT, "no_power", "T104", {"power": power})
    if not now:
        yield Ground(MOMENT, "not_now")


def can_spend(t: Table) -> bool:
    """T154: whether two for one leads to a card that is for sale, or to taming."""
    wanted = [(TOKENS[card], t.price(card)) for card in t.events if card in TOKENS]
    if t.ask == "act" and "mammoth" in t.events and t.here(t.view["mammoth"]["hex"]) >= 4:
        wanted.append(("food", 3))
    for kind, number in wanted:
        if t.held[kind] + sum(t.held[other] // 2 for other in KINDS if other != kind) >= number:
            return True
    return False
