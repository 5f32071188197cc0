"""Games that seek what is rare have exercised every event, goal, power and land, on every branch of their text."""

import random

from folkmoot.core import CHANCE, OVER, SimDealer, State
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.verbs import ACTION_VERBS
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import conflicts
from folkmoot.games.tribes.engine.question_table import BY_WORD
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.engine.telling import Teller
from tests.tribes.tables import GAME, LED, event, led, table, tribe

GAIN_RULES = (
    "T9", "T11", "T17", "T22", "T41", "T140", "T142", "T148", "T149", "T151", "T154", "T164", "T166", "T168", "T174",
)  # fmt: skip

# Branches of texts, named by what the engine tells: kind, rule, and the value where it matters.
EXPECTED = {
    *(f"verb {verb.word}" for verb in ACTION_VERBS),
    *(f"event {name}" for name in c.EVENTS),
    *(f"gone {name}" for name in c.EVENTS if name != "volcano"),
    "back volcano",
    "back chief",
    *(f"claim {goal}" for goal in c.GOALS),
    *(f"lead {power}" for power in c.POWERS),
    *(f"borrow {goal}" for goal in c.GOALS[:8]),
    *(f"offer {what}" for what in (*c.RESOURCES, "mixed")),
    *(f"buy {name}" for name in c.EVENTS[1:4]),
    *(f"price {name} {number}" for name in c.EVENTS[1:4] for number in (2, 1, 0)),
    *(f"eruption {face}" for face in c.FACES),
    *(f"land {name}" for name in c.LANDS),
    *(f"plenty {word}" for word in c.RESOURCES),
    *(f"great {word}" for word in c.RESOURCES),
    *(f"invaders {number}" for number in (3, 4, 5)),
    *(f"gain {rule}" for rule in GAIN_RULES),
    *(f"removed {rule}" for rule in ["T41", "T123", "T125", "T140", "T150", "T168"]),
    "points T11", "points T143 1", "points T143 2", "points T155", "points T147",
    "melted", "pile taken", "mammoth_ran", "village_destroyed", "raided", "ambush", "fled", "pushed", "rode", "kept",
    "invaders without attacker", "hunter survives", "hunter falls", "tar", "jungle refused", "oasis refused",
    "jungle gathered", "oasis gathered", "beside the volcano own", "beside the volcano stone", "kinship", "farm",
    "far stable", "far canoe", "far pathfinders", "hidden", "hidden abandoned", "crafty abandoned", "crafty",
    "common purpose", "agriculture", "mild winter", "mild winter empty", "wander before", "wander after",
    "abandoned built", "abandoned declined", "three tribes", "lone trim",
}  # fmt: skip


class Seen(Teller):
    """Collects the branches that a game goes through."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def tell(
        self, state: State, kind: str, rule: str, seat: int, key: str, value: int, other: str, number: int
    ) -> None:
        assert isinstance(state, Board)
        add = self.found.add
        add(kind)
        add(f"{kind} {rule}")
        if kind in ("event", "event_discarded", "shuffled_back"):
            add(f"{ {'event': 'event', 'event_discarded': 'gone', 'shuffled_back': 'back'}[kind] } {c.EVENTS[value]}")
        elif kind == "price":
            add(f"price {c.EVENTS[value]} {number}")
        elif kind == "eruption":
            add(f"eruption {c.FACES[value]}")
        elif kind == "invaders":
            add(f"invaders {number}")
        elif kind == "points" and rule == "T143":
            add(f"points T143 {value}")
        elif kind == "gain":
            self.gain(state, rule, seat, value, number)
        elif kind == "removed" and rule == "T150":
            add("tar")
        elif kind == "removed" and rule == "T168":
            add("hunter falls")
        elif kind == "gathered":
            self.gathered(state, value)

    def gain(self, state: Board, rule: str, seat: int, kind: int, number: int) -> None:
        add = self.found.add
        if rule == "T142":
            add(f"plenty {c.RESOURCES[kind]}")
        elif rule == "T149":
            add(f"great {c.RESOURCES[kind]}")
        elif rule == "T151" and number == 5:
            add("pile taken")
        elif rule == "T11":
            add("agriculture")
        elif rule == "T17" and number == 2 + 1 and state.tribes[seat].power == c.COMMON_PURPOSE:
            add("common purpose")

    def gathered(self, state: Board, hex: int) -> None:
        for land, name in enumerate(c.LANDS):
            if state.land_hex(land) == hex:
                self.found.add(f"land {name}")
                self.found.add(f"{name} gathered")


def before(state: TribesState, name: str, code: int, found: set[str]) -> None:
    """Record what an action is about to exercise."""
    verb, *rest = name.split()
    found.add(f"verb {verb}")
    if verb in ("claim", "lead", "borrow", "offer", "buy"):
        found.add(f"{verb} {rest[0]}")
    own = state.tribes[state.active]
    if verb == "move" and state.ask == c.ASK_MOVE:
        step = code - c.MOVE
        if not state.setup.layout.near[step // c.NUM_HEXES] >> step % c.NUM_HEXES & 1:
            helps = {"stable": state.has(state.active, c.STABLE), "canoe": own.tokens >> 1 & 1}
            helps["pathfinders"] = own.power == c.PATHFINDERS
            if sum(bool(one) for one in helps.values()) == 1:
                found.update(f"far {word}" for word, one in helps.items() if one)
    elif verb in ("move", "ride"):
        found.add("wander after" if state.ask == c.ASK_WANDER else "wander before")
    elif verb == "grow" and state.ask == c.ASK_GROW:
        found.update({"kinship"} if state.done >= BY_WORD["grow"].of(state) else ())
    elif verb == "grow":
        found.add("farm")
    elif verb == "take" and state.ask == c.ASK_YIELD:
        found.add("beside the volcano stone" if rest[0] == "stone" else "beside the volcano own")
    elif verb == "build":
        where = "abandoned" if state.ask == c.ASK_SETTLE else "ordinary"
        if rest[0] == "board":
            found.add("hidden abandoned" if where == "abandoned" else "hidden")
        if where == "abandoned":
            found.add("abandoned built")
    elif verb == "done" and state.ask == c.ASK_SETTLE:
        found.add("abandoned declined")
    elif verb == "chase" and not own.members(state.tiger_at):
        found.add("hunter survives")
    more_before(state, verb, found)


def more_before(state: TribesState, verb: str, found: set[str]) -> None:
    own = state.tribes[state.active]
    if verb == "act" and state.is_open(c.MILD_WINTER):
        found.add("mild winter empty" if state.load(c.MILD_WINTER) == 1 else "mild winter")
    if state.ask == c.ASK_SPARE and state.tribes[state.who].power == c.CRAFTY_BUILDERS:
        found.add("crafty abandoned" if state.is_open(c.ABANDONED_VILLAGE) else "crafty")
    if state.ask == c.ASK_GATHER:
        for land, word in ((c.JUNGLE, "jungle"), (c.OASIS, "oasis")):
            hex = state.land_hex(land)
            if hex < c.NUM_HEXES and own.here >> hex & 1 and state.reason(c.GATHER + hex) == c.TOO_FEW:
                found.add(f"{word} refused")
    if state.ask == c.ASK_FIGHT or verb == "fight":
        clashes = conflicts(state)
        crowds = [sum(t.members(hex) > 0 for t in state.tribes) for hex in range(c.NUM_HEXES) if clashes >> hex & 1]
        found.update({"three tribes"} if 3 in crowds else ())
        found.update({"lone trim"} if 1 in crowds else ())


def seek(state: TribesState, codes: list[int], counts: dict[str, int], rng: random.Random) -> int:
    """Mostly the action that was taken least often so far."""
    if rng.random() < 0.5:
        return rng.choice(codes)
    kinds = {code: " ".join(NAMES[code].split()[: 2 if NAMES[code].split()[0] in RARE else 1]) for code in codes}
    code = min(codes, key=lambda code: (counts.get(kinds[code], 0), rng.random()))
    counts[kinds[code]] = counts.get(kinds[code], 0) + 1
    return code


RARE = ("claim", "borrow", "offer", "buy", "lead", "act")


SPENT = {"dice": [], "next_dice": ["sun", "moon"]}
LATE = {"dice": ["sun", "sun"], "aside": []}
INVADED = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 3}}
WALLED = tribe({"e": 2}, villages=["e"], tokens=["walls"])


def scripts() -> list[tuple[TribesState, list[str]]]:
    """Return scripts of situations that random play hardly ever reaches."""
    tunga = led("tunga", "hidden_village", {"a": 1, "b": 1}, food=1, wood=1, stone=1, villages=["a"])
    kaha, rider = led("kaha", "wayfarers", {"e": 4}), led("kiror", "evasive", {"e": 2}, earned={"mammoth": 3})
    tamed = {"mammoth": {"hex": "e", "rider": 1}, "discarded": ["mammoth"]}
    cold = {"special_lands": {"glacier": "c"}}
    defended = (tribe({"a": 1}), WALLED, tribe({"e": 2}), tribe({"e": 2}))
    daba = led("daba", "crafty_builders", {"h": 1}, food=1, wood=1, stone=1)
    builder = led("tunga", "hidden_village", {"a": 1}, food=2, wood=3, stone=1, villages=["a"])
    return [
        (
            table("chance_event", daba, tunga, options=LED, **LATE),
            ["event abandoned_village", "build h", "spare wood"],
        ),
        (table("end", builder, led("kaha", "wayfarers"), options=LED), ["build board"]),
        (table("chance_event", tribe({"a": 1}, 1), tribe({"i": 1}, 1), **LATE), ["event chief", "done", "done"]),
        (
            table("chance_event", tunga, led("kaha", "wayfarers"), options=LED, **LATE),
            ["event abandoned_village", "build board"],
        ),
        (
            table("act", tribe({"c": 1}), tribe(), options=cold, dice=["sun", "sun"], glacier={"stones": 4}),
            ["act gather sun", "gather c"],
        ),
        (
            table("act", tribe({"c": 1}), tribe(), options=cold, glacier={"stones": 5, "melted": True}),
            ["act gather sun", "gather c"],
        ),
        (table("conflicts", kaha, rider, options=LED, **tamed, **SPENT), ["flee b", "flee_riding c"]),
        (table("conflicts", *defended, discarded=["walls"], **SPENT), ["repel 3"]),
        (
            table("act", tribe({"a": 1}), tribe({"e": 3}), dice=["sun"], next_dice=["moon"], **INVADED),
            ["act learn sun", "goal bow", "goal raid", "goal stable"],
        ),
    ]


def test_every_branch_of_every_card_is_exercised() -> None:
    seen = Seen()
    counts: dict[str, int] = {}
    rng = random.Random(5)
    for state, steps in scripts():
        for step in steps:
            take(state, state.parse(step), seen)
    settings = [(players, given) for players in (4, 2, 3) for given in GAME.variants(players)]
    for number in range(300):
        players, given = settings[number % len(settings)]
        play_seeking(players, given, number, seen, counts, rng)
        if not EXPECTED - seen.found:
            break
    assert sorted(EXPECTED - seen.found) == []


def take(state: TribesState, code: int, seen: Seen) -> None:
    """One step, watched."""
    state.events = []
    state.teller = seen
    invaded, points = state.invaders, state.scores()
    if state.turn != CHANCE:
        before(state, NAMES[code], code, seen.found)
    state.step(code)
    if invaded and not state.invaders and state.scores() == points:
        seen.found.add("invaders without attacker")


def play_seeking(
    players: int, given: dict[str, object], seed: int, seen: Seen, counts: dict[str, int], rng: random.Random
) -> None:
    state = GAME.start(players, **given)
    assert isinstance(state, TribesState)
    dealer = SimDealer(seed)
    while state.turn != OVER:
        if state.turn == CHANCE:
            take(state, dealer.pick(state), seen)
        else:
            take(state, seek(state, state.legal_actions(), counts, rng), seen)
