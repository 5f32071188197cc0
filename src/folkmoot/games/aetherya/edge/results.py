"""The score pad explained: every point with the cards and the rule that made it, and who has won (A18 to A22)."""

from __future__ import annotations

from folkmoot.core import OVER, Doc, Part, Result, Row
from folkmoot.core.bits import in_set, nibble, numbers, ones
from folkmoot.core.values import ranks_of, row_of, winners_of
from folkmoot.games.aetherya.edge.scenario_results import ally_row, fortress_row, frontiers_row, joined
from folkmoot.games.aetherya.edge.terms import Terms, book_terms, fate_parts, terms_of
from folkmoot.games.aetherya.edge.view import nolands_data, pile_data
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.campaign import row_of_age
from folkmoot.games.aetherya.engine.cards import kinds_in
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.fortresses import all_finished
from folkmoot.games.aetherya.engine.kingdom import Kingdom, beside, touching
from folkmoot.games.aetherya.engine.scoring import ROWS, dragon_row, dragon_worth, legend_points
from folkmoot.games.aetherya.engine.state import AetheryaState


def pad_parts(
    kingdom: Kingdom, box: Box, seat: int, with_legends: bool, given: Terms | None = None
) -> list[list[Part]]:
    """The parts of the seven rows of one kingdom, by the book if no other terms are given."""
    terms = given or book_terms(kingdom, box)
    return [
        *(harmony_parts(kingdom, race, terms, seat) for race in (c.ELF, c.DWARF, c.HUMAN, c.GOBLIN)),
        dragon_parts(kingdom, box, terms, seat),
        legend_parts(kingdom, box, seat) if with_legends else [],
        conflict_parts(kingdom, terms, seat),
    ]


def pair(kind: str, kingdom: Kingdom, cell: int, other: int) -> Doc:
    """Two cards that touch, and whether it needs a portal."""
    return {
        "kind": kind,
        "card": c.CARDS[kingdom.card(cell)],
        "cell": c.PLACES[cell],
        "other": c.CARDS[kingdom.card(other)],
        "at": c.PLACES[other],
        "portal": not in_set(beside(1 << cell), other),
    }


def harmony_parts(kingdom: Kingdom, race: int, terms: Terms, seat: int) -> list[Part]:
    """A3: one part for every race card and terrain that touch."""
    points = terms.harmony[race]
    portals = 0 if race in terms.walled else kingdom.of(c.PORTAL)
    parts: list[Part] = []
    for cell in numbers(kingdom.of(race)):
        near = touching(1 << cell, portals)
        for terrain in range(c.HUMAN):
            if points[terrain]:
                for other in numbers(near & kingdom.of(terrain) & ~terms.burnt):
                    parts.append(Part(seat, points[terrain], terms.harmony_rule, pair("harmony", kingdom, cell, other)))
    return parts


def dragon_parts(kingdom: Kingdom, box: Box, terms: Terms, seat: int) -> list[Part]:
    """A19, A20: one part for every dragon, and what the limit takes off."""
    dragons = numbers(kingdom.of(c.DRAGON))
    if not dragons:
        return []
    worth = int(dragon_worth(len(dragons), box))
    tamed = terms.tamed
    parts: list[Part] = []
    counted = 0
    for cell in dragons:
        args: Doc = {"kind": "wild", "cell": c.PLACES[cell], "dragons": len(dragons)}
        if in_set(tamed, cell):
            args["kind"] = "tamed" if counted < box.most_tamed else "surplus"
            args["by"] = tamers(kingdom, box, terms, cell)
            args["staff"] = in_set(kingdom.staffs, cell)
            counted += 1
        parts.append(Part(seat, worth if args["kind"] == "tamed" else -worth, "A20", args))
    rest = int(dragon_row(len(dragons), ones(tamed), box)) - sum(part.points for part in parts)
    if rest:
        parts.append(Part(seat, rest, "A20", {"kind": "too_many", "dragons": len(dragons)}))
    return parts


def tamers(kingdom: Kingdom, box: Box, terms: Terms, cell: int) -> list[str]:
    """A19: the cards of one race that tame a dragon."""
    near = touching(1 << cell, kingdom.of(c.PORTAL))
    for race in terms.tamers:
        found = numbers(near & kingdom.of(race))
        if len(found) >= box.tamers:
            return [c.PLACES[other] for other in found]
    return []


def legend_parts(kingdom: Kingdom, box: Box, seat: int) -> list[Part]:
    """A2, A34."""
    parts = [
        Part(seat, box.legends[legend], "A2", {"kind": "legend", "legend": c.LEGENDS[legend]})
        for legend in numbers(kingdom.legends)
    ]
    gems = [gem for gem in range(c.NUM_GEMS) for _ in range(kingdom.owned(gem))]
    if gems:
        total = sum(box.gems[gem] for gem in gems)
        args = {"kind": "gems", "gems": [c.TOKENS[gem] for gem in gems], "sum": total}
        parts.append(Part(seat, int(total % box.gem_digit), "A34", args))
    return parts


def conflict_parts(kingdom: Kingdom, terms: Terms, seat: int) -> list[Part]:
    """A21, A26: one part for every pair of enemies."""
    portals = kingdom.of(c.PORTAL)
    parts: list[Part] = []
    for race, enemies, cost, rule in terms.quarrels:
        for cell in numbers(kingdom.of(race) & ~kingdom.treaties):
            near = touching(1 << cell, portals) & ~kingdom.treaties
            for enemy in enemies:
                for other in numbers(near & kingdom.of(enemy)):
                    parts.append(Part(seat, -cost, rule, pair("conflict", kingdom, cell, other)))
    return parts


def held(kingdom: Kingdom, token: int) -> int:
    """Count a token in a kingdom: face down, on a card, beside it."""
    down = in_set(kingdom.pool, token) or kingdom.seers_of(token) != 0
    on_cards = {c.GRIFFIN: kingdom.griffins, c.TREATY: kingdom.treaties, c.STAFF: kingdom.staffs}.get(token, 0)
    return int(down) + int(ones(on_cards)) + int(kingdom.owned(token))


def components(b: AetheryaState) -> dict[str, int]:
    """Cards, legends and tokens of each kind, wherever they lie, and whether the places of the pools are right."""
    found = {word: int(b.hidden.count(kind) + b.deck.count(kind)) for kind, word in enumerate(c.CARDS)}
    for pile in range(b.setup.piles):
        for word in pile_data(b, pile):
            found[word] += 1
    for kind in kinds_in(b.aside):
        found[c.CARDS[kind]] += 1
    for card in (b.drawn, b.drawn2, b.taken, b.lifted):
        if card >= 0:
            found[c.CARDS[card]] += 1
    for kingdom in b.kingdoms[: b.players]:
        cards = [kingdom.card(cell) for cell in numbers(kingdom.up)] if not kingdom.start else numbers(kingdom.start)
        for card in cards:
            found[c.CARDS[card]] += 1
    for there in nolands_data(b.nolands):
        if there is not None:
            found[there["card"]] += 1
    found["places of the pools"] = int(b.hidden.size + b.deck.size) - sum(
        found_in(b, kind) for kind in range(c.NUM_KINDS)
    )
    found.update({word: legend_places(b, number) for number, word in enumerate(c.LEGENDS)})
    if b.setup.variant == c.CONFRONTATION:
        given = [int(b.race_of(seat)) for seat in range(b.players)]
        found.update({f"race {c.CARDS[race]}": max(1, given.count(race)) for race in range(c.HUMAN, c.DRAGON)})
    if b.setup.tokens:
        laid = b.ask > c.ASK_DEAL and b.ask != c.ASK_ARRANGE
        for token, word in enumerate(c.TOKENS):
            in_kingdoms = sum(held(kingdom, token) for kingdom in b.kingdoms[: b.players])
            found[word] = in_kingdoms + int(nibble(b.out, token)) if laid else int(b.players)
    return found


def found_in(b: AetheryaState, kind: int) -> int:
    return int(b.hidden.count(kind) + b.deck.count(kind))


def legend_places(b: AetheryaState, legend: int) -> int:
    """1 where a legend lies in one place; in co-op those that left the game lie nowhere."""
    masks = [b.legend_pile, b.penalty, *(kingdom.legends for kingdom in b.kingdoms[: b.players])]
    masks += [b.row1, b.row2, b.row3] if b.setup.mode == c.SOLO else [b.shown]
    places = sum(in_set(int(mask), legend) for mask in masks)
    return 1 if b.setup.mode == c.COOP and places == 0 else places


def rows(b: AetheryaState) -> list[Row]:
    """The seven rows, with those of a mode or scenario: cost, ages, penalty, prizes, ally. They add up to scores."""
    parts: list[list[Part]] = [[] for _ in ROWS]
    shown = b.ask > c.ASK_DEAL and b.ask != c.ASK_ARRANGE and not lost_campaign(b)
    for seat in range(b.players) if shown else ():
        terms = terms_of(b, seat) if b.setup.own_pad else None
        found = pad_parts(b.kingdoms[seat], b.setup.box, seat, b.setup.mode == c.VERSUS, terms)
        for row, more in zip(parts, found, strict=True):
            row += more
    found_rows = [row_of(name, rule, b.players, row) for (name, rule), row in zip(ROWS, parts, strict=True)]
    if b.setup.fate != c.NO_FATE:
        found_rows.append(row_of("fate", "A50", 1, fate_parts(b) if shown else []))
    if b.setup.mode == c.SOLO:
        cost = cost_parts(b, int(b.shown), "A39", "cost") if shown else []
        found_rows.append(row_of("cost", "A39", 1, cost))
        found_rows.append(row_of("ages", "A40", 1, [] if lost_campaign(b) else age_parts(b)))
    elif b.setup.mode == c.COOP:
        found_rows.append(row_of("penalty", "A44", b.players, cost_parts(b, int(b.penalty), "A44", "penalty")))
    elif b.setup.fortresses:
        whole = all_finished(b.forts, b.players, b.setup.box)
        found_rows.append(fortress_row(whole, b.setup.box))
    elif b.setup.variant == c.FRONTIERS:
        found_rows.append(frontiers_row(b.nolands, int(b.pacts), int(b.players), b.setup.box))
    elif b.setup.variant == c.EMPIRES:
        found_rows.append(ally_row(int(b.players), found_rows))
    return found_rows


def cost_parts(b: AetheryaState, legends: int, rule: str, kind: str) -> list[Part]:
    """Legends whose points every seat must surpass."""
    worth = b.setup.box.legends
    return [
        Part(seat, -worth[legend], rule, {"kind": kind, "legend": c.LEGENDS[legend]})
        for seat in range(b.players)
        for legend in numbers(legends)
    ]


def age_parts(b: AetheryaState) -> list[Part]:
    """A40: the ages before the current one."""
    parts: list[Part] = []
    for age, points in ((1, int(b.age1)), (2, int(b.age2))):
        if age < b.age:
            cost = int(legend_points(row_of_age(b, age), b.setup.box))
            parts.append(Part(0, points, "A39", {"kind": "age", "age": age, "kingdom": points + cost, "legends": cost}))
    return parts


def lost_campaign(b: AetheryaState) -> bool:
    """A39: the age is over and a legend of its row was not met."""
    return b.setup.mode == c.SOLO and b.turn == OVER and age_failed(b)


def result(b: AetheryaState) -> Result | None:
    if b.turn != OVER:
        return None
    found = rows(b)
    scores = b.scores()
    reason = c.ENDINGS[b.ending]
    if b.setup.mode == c.SOLO:
        outcome = solo_outcome(b)
        return Result(outcome, [1], scores, found, [0] if outcome == "victory" else [], reason)
    if b.setup.mode == c.COOP:
        won = min(scores) > 0
        seats = list(range(b.players))
        return Result("won" if won else "lost", [1] * b.players, scores, found, seats if won else [], reason)
    allied = b.setup.variant == c.EMPIRES
    rankings = [ranking(found, scores, seat, allied) for seat in range(b.players)]
    ranks = ranks_of(rankings)
    winners = winners_of(ranks)
    outcome = "won" if len(winners) == winning(int(b.players), allied) else "shared"
    return Result(outcome, ranks, scores, found, winners, reason)


def winning(players: int, allied: bool) -> int:
    """A58, A61: how many win together."""
    return players // c.EMPIRE_SIDES if allied else 1


def solo_outcome(b: AetheryaState) -> str:
    """A39."""
    if lost_campaign(b):
        return "lost"
    return "victory" if min(b.age1, b.age2, b.age3) > 0 else "completed"


def ranking(found: list[Row], scores: list[int], seat: int, allied: bool = False) -> tuple[int, list[int]]:
    """A22: the points, then the highest row, the next and so on; A58: those of all allies together."""
    points = joined(found, seat) if allied else [row.points[seat] for row in found]
    return scores[seat], sorted(points, reverse=True)
