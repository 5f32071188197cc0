"""The score pad explained: every point with the cards and the rule that made it, and who has won (A18 to A22)."""

from __future__ import annotations

from folkmoot.core import OVER, Doc, Part, Result, Row
from folkmoot.core.values import row_of
from folkmoot.games.aetherya.edge.sharing import ally_row, frontiers_row, joined
from folkmoot.games.aetherya.edge.terms import Terms, book_terms, fate_parts, terms_of
from folkmoot.games.aetherya.edge.view import bag_words, nolands_data, numbers, pile_words
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.campaign import row_of_age
from folkmoot.games.aetherya.engine.codes import (
    ARRANGE,
    CARDS,
    CONFRONTATION,
    COOP,
    DEAL,
    DRAGON,
    DWARF,
    ELF,
    EMPIRES,
    ENDING_WORDS,
    FRONTIERS,
    GEMS,
    GOBLIN,
    GRIFFIN,
    HUMAN,
    KINDS,
    LEGEND_WORDS,
    NO_FATE,
    PLACES,
    PORTAL,
    SOLO,
    STAFF,
    TOKEN_WORDS,
    TREATY,
    VERSUS,
)
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.kingdom import Kingdom, beside, ones, touching
from folkmoot.games.aetherya.engine.scoring import dragon_row, dragon_worth, legend_points
from folkmoot.games.aetherya.engine.state import AetheryaState

PAD = (
    ("elves", "A3"),
    ("dwarves", "A3"),
    ("humans", "A3"),
    ("goblins", "A3"),
    ("dragons", "A20"),
    ("legends", "A18"),
    ("conflicts", "A21"),
)
"""The seven rows of the printed pad."""


def pad_parts(
    kingdom: Kingdom, box: Box, seat: int, with_legends: bool, given: Terms | None = None
) -> list[list[Part]]:
    """The parts of the seven rows of one kingdom, by the book if no other terms are given."""
    terms = given or book_terms(kingdom, box)
    return [
        *(harmony_parts(kingdom, race, terms, seat) for race in (ELF, DWARF, HUMAN, GOBLIN)),
        dragon_parts(kingdom, box, terms, seat),
        legend_parts(kingdom, box, seat) if with_legends else [],
        conflict_parts(kingdom, terms, seat),
    ]


def pair(kind: str, kingdom: Kingdom, cell: int, other: int) -> Doc:
    """Two cards that touch, and whether it needs a portal."""
    return {
        "kind": kind,
        "card": CARDS[kingdom.card(cell)],
        "cell": PLACES[cell],
        "other": CARDS[kingdom.card(other)],
        "at": PLACES[other],
        "portal": not beside(1 << cell) >> other & 1,
    }


def harmony_parts(kingdom: Kingdom, race: int, terms: Terms, seat: int) -> list[Part]:
    """A3: one part for every race card and terrain that touch."""
    points = terms.harmony[race]
    portals = 0 if race in terms.walled else kingdom.of(PORTAL)
    parts: list[Part] = []
    for cell in numbers(kingdom.of(race)):
        near = touching(1 << cell, portals)
        for terrain in range(HUMAN):
            if points[terrain]:
                for other in numbers(near & kingdom.of(terrain) & ~terms.burnt):
                    parts.append(Part(seat, points[terrain], terms.harmony_rule, pair("harmony", kingdom, cell, other)))
    return parts


def dragon_parts(kingdom: Kingdom, box: Box, terms: Terms, seat: int) -> list[Part]:
    """A19, A20: one part for every dragon, and what the limit takes off."""
    dragons = numbers(kingdom.of(DRAGON))
    if not dragons:
        return []
    worth = int(dragon_worth(len(dragons), box))
    tamed = terms.tamed
    parts: list[Part] = []
    counted = 0
    for cell in dragons:
        args: Doc = {"kind": "wild", "cell": PLACES[cell], "dragons": len(dragons)}
        if tamed >> cell & 1:
            args["kind"] = "tamed" if counted < box.most_tamed else "surplus"
            args["by"] = tamers(kingdom, box, terms, cell)
            args["staff"] = bool(kingdom.staffs >> cell & 1)
            counted += 1
        parts.append(Part(seat, worth if args["kind"] == "tamed" else -worth, "A20", args))
    rest = int(dragon_row(len(dragons), ones(tamed), box)) - sum(part.points for part in parts)
    if rest:
        parts.append(Part(seat, rest, "A20", {"kind": "too_many", "dragons": len(dragons)}))
    return parts


def tamers(kingdom: Kingdom, box: Box, terms: Terms, cell: int) -> list[str]:
    """A19: the cards of one race that tame a dragon."""
    near = touching(1 << cell, kingdom.of(PORTAL))
    for race in terms.tamers:
        found = numbers(near & kingdom.of(race))
        if len(found) >= box.tamers:
            return [PLACES[other] for other in found]
    return []


def legend_parts(kingdom: Kingdom, box: Box, seat: int) -> list[Part]:
    """A2, A34."""
    parts = [
        Part(seat, box.legends[legend], "A2", {"kind": "legend", "legend": LEGEND_WORDS[legend]})
        for legend in numbers(kingdom.legends)
    ]
    gems = [gem for gem in range(GEMS) for _ in range(kingdom.owned(gem))]
    if gems:
        total = sum(box.gems[gem] for gem in gems)
        args = {"kind": "gems", "gems": [TOKEN_WORDS[gem] for gem in gems], "sum": total}
        parts.append(Part(seat, int(total % box.gem_digit), "A34", args))
    return parts


def conflict_parts(kingdom: Kingdom, terms: Terms, seat: int) -> list[Part]:
    """A21, A26: one part for every pair of enemies."""
    portals = kingdom.of(PORTAL)
    parts: list[Part] = []
    for race, enemies, cost, rule in terms.quarrels:
        for cell in numbers(kingdom.of(race) & ~kingdom.treaties):
            near = touching(1 << cell, portals) & ~kingdom.treaties
            for enemy in enemies:
                for other in numbers(near & kingdom.of(enemy)):
                    parts.append(Part(seat, -cost, rule, pair("conflict", kingdom, cell, other)))
    return parts


def held(kingdom: Kingdom, token: int) -> int:
    """How many of a token lie in a kingdom: face down, on a card, beside it."""
    down = kingdom.pool >> token & 1 or kingdom.seers_of(token) != 0
    on_cards = {GRIFFIN: kingdom.griffins, TREATY: kingdom.treaties, STAFF: kingdom.staffs}.get(token, 0)
    return int(down) + int(ones(on_cards)) + int(kingdom.owned(token))


def components(t: AetheryaState) -> dict[str, int]:
    """Cards, legends and tokens of each kind, wherever they lie, and whether the places of the pools are right."""
    found = {word: int(t.hidden.count(kind) + t.deck.count(kind)) for kind, word in enumerate(CARDS)}
    for pile in range(t.setup.piles):
        for word in pile_words(t, pile):
            found[word] += 1
    for word in bag_words(t.aside, CARDS):
        found[word] += 1
    for card in (t.drawn, t.drawn2, t.taken, t.lifted):
        if card >= 0:
            found[CARDS[card]] += 1
    for kingdom in t.kingdoms[: t.players]:
        cards = [kingdom.card(cell) for cell in numbers(kingdom.up)] if not kingdom.start else numbers(kingdom.start)
        for card in cards:
            found[CARDS[card]] += 1
    for there in nolands_data(t.nolands):
        if there is not None:
            found[there["card"]] += 1
    found["places of the pools"] = int(t.hidden.size + t.deck.size) - sum(found_in(t, kind) for kind in range(KINDS))
    found.update({word: legend_places(t, number) for number, word in enumerate(LEGEND_WORDS)})
    if t.setup.variant == CONFRONTATION:
        given = [int(t.race_of(seat)) for seat in range(t.players)]
        found.update({f"race {CARDS[race]}": max(1, given.count(race)) for race in range(HUMAN, DRAGON)})
    if t.setup.tokens:
        laid = t.stage > DEAL and t.stage != ARRANGE
        for token, word in enumerate(TOKEN_WORDS):
            in_kingdoms = sum(held(kingdom, token) for kingdom in t.kingdoms[: t.players])
            found[word] = in_kingdoms + int(t.out >> 4 * token & 15) if laid else int(t.players)
    return found


def found_in(t: AetheryaState, kind: int) -> int:
    return int(t.hidden.count(kind) + t.deck.count(kind))


def legend_places(t: AetheryaState, legend: int) -> int:
    """1 where a legend lies in one place; in co-op those that left the game lie nowhere."""
    masks = [t.legend_pile, t.penalty, *(kingdom.legends for kingdom in t.kingdoms[: t.players])]
    masks += [t.row1, t.row2, t.row3] if t.setup.mode == SOLO else [t.shown]
    places = sum(int(mask) >> legend & 1 for mask in masks)
    return 1 if t.setup.mode == COOP and places == 0 else places


def rows(t: AetheryaState) -> list[Row]:
    """The seven rows, with those of a mode or scenario: cost, ages, penalty, prizes, ally. They add up to scores."""
    parts: list[list[Part]] = [[] for _ in PAD]
    shown = t.stage > DEAL and t.stage != ARRANGE and not lost_campaign(t)
    for seat in range(t.players) if shown else ():
        terms = terms_of(t, seat) if t.setup.own_pad else None
        found = pad_parts(t.kingdoms[seat], t.setup.box, seat, t.setup.mode == VERSUS, terms)
        for row, more in zip(parts, found, strict=True):
            row += more
    found_rows = [row_of(name, rule, t.players, row) for (name, rule), row in zip(PAD, parts, strict=True)]
    if t.setup.fate != NO_FATE:
        found_rows.append(row_of("fate", "A50", 1, fate_parts(t) if shown else []))
    if t.setup.mode == SOLO:
        cost = cost_parts(t, int(t.shown), "A39", "cost") if shown else []
        found_rows.append(row_of("cost", "A39", 1, cost))
        found_rows.append(row_of("ages", "A40", 1, [] if lost_campaign(t) else age_parts(t)))
    elif t.setup.mode == COOP:
        found_rows.append(row_of("penalty", "A44", t.players, cost_parts(t, int(t.penalty), "A44", "penalty")))
    elif t.setup.variant == FRONTIERS:
        found_rows.append(frontiers_row(t))
    elif t.setup.variant == EMPIRES:
        found_rows.append(ally_row(int(t.players), found_rows))
    return found_rows


def cost_parts(t: AetheryaState, legends: int, rule: str, kind: str) -> list[Part]:
    """Legends whose points every seat must surpass."""
    worth = t.setup.box.legends
    return [
        Part(seat, -worth[legend], rule, {"kind": kind, "legend": LEGEND_WORDS[legend]})
        for seat in range(t.players)
        for legend in numbers(legends)
    ]


def age_parts(t: AetheryaState) -> list[Part]:
    """A40: the ages before the current one."""
    parts: list[Part] = []
    for age, points in ((1, int(t.age1)), (2, int(t.age2))):
        if age < t.age:
            cost = int(legend_points(row_of_age(t, age), t.setup.box))
            parts.append(Part(0, points, "A39", {"kind": "age", "age": age, "kingdom": points + cost, "legends": cost}))
    return parts


def lost_campaign(t: AetheryaState) -> bool:
    """A39: the age is over and a legend of its row was not met."""
    return t.setup.mode == SOLO and t.turn == OVER and age_failed(t)


def result(t: AetheryaState) -> Result | None:
    if t.turn != OVER:
        return None
    found = rows(t)
    scores = t.scores()
    reason = ENDING_WORDS[t.ending]
    if t.setup.mode == SOLO:
        outcome = solo_outcome(t)
        return Result(outcome, [1], scores, found, [0] if outcome == "victory" else [], reason)
    if t.setup.mode == COOP:
        won = min(scores) > 0
        seats = list(range(t.players))
        return Result("won" if won else "lost", [1] * t.players, scores, found, seats if won else [], reason)
    allied = t.setup.variant == EMPIRES
    standings = [standing(found, scores, seat, allied) for seat in range(t.players)]
    ranks = [1 + sum(other > own for other in standings) for own in standings]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Result("won" if len(winners) == (2 if allied else 1) else "shared", ranks, scores, found, winners, reason)


def solo_outcome(t: AetheryaState) -> str:
    """A39."""
    if lost_campaign(t):
        return "lost"
    return "victory" if min(t.age1, t.age2, t.age3) > 0 else "completed"


def standing(found: list[Row], scores: list[int], seat: int, allied: bool = False) -> tuple[int, list[int]]:
    """A22: the points, then the highest row, the next and so on; A58: those of both allies together."""
    points = joined(found, seat) if allied else [row.points[seat] for row in found]
    return scores[seat], sorted(points, reverse=True)
