# mypyc: hot
"""Knowledge of a seat (A49), built by allow-list, and states drawn from that knowledge."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core import ALL, Doc, Game, State, View
from folkmoot.core.bits import in_set, nibble, nth, numbers, ones, shift, words_of
from folkmoot.core.contract import STREAM_SAMPLE
from folkmoot.core.rng import Rng
from folkmoot.games.aetherya.edge.prompts import asked, prompt_of
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board, Pile
from folkmoot.games.aetherya.engine.cards import kinds_in
from folkmoot.games.aetherya.engine.dealing import middle
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.fortresses import Fortresses, built_at
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.nolands import Nolands, betrayals_in, partner_in, settled_cells
from folkmoot.games.aetherya.engine.scenarios import ally_of
from folkmoot.games.aetherya.engine.state import AetheryaState


def legends_in(mask: int) -> list[str]:
    return words_of(mask, c.LEGENDS)


def bag_words(bag: int, words: tuple[str, ...]) -> list[str]:
    """Every element of counts of four bits, ascending, repeated as often as it is there."""
    return [word for number, word in enumerate(words) for _ in range(nibble(bag, number))]


def view_data(b: Board, viewer: int | None, box: str | None) -> Doc:
    """Everything that a seat (None: a spectator; ALL) may know and nothing else."""
    now = asked(b, False)
    data: Doc = {
        "game": "aetherya",
        "rules": b.setup.rules,
        "players": int(b.players),
        "turn": now["turn"],
        "prompt": prompt_of(b, viewer == ALL or viewer == b.active),
        "over": now["over"],
        "seat": "all" if viewer == ALL else viewer,
        "options": dict(b.setup.options),
        "box": box,
        "progress": now["progress"],
        "scores": now["scores"],
        "legends": legends_data(b),
        "deck": int(b.deck_size),
        "deck_cards": deck_cards_data(b, viewer),
        "discards": [pile_data(b, pile) for pile in range(b.setup.piles)],
        "aside": [c.CARDS[kind] for kind in kinds_in(b.aside)],
        "hand": hand_data(b, viewer),
        "out": bag_words(b.out, c.TOKENS),
        "seats": [seat_data(b, seat, viewer) for seat in range(b.players)],
    }
    if "task" in now:
        data["task"] = now["task"]
    if b.setup.variant == c.CONFRONTATION:
        races = [int(b.race_of(seat)) for seat in range(b.players)]
        data["races"] = [c.CARDS[race] if race else None for race in races]
    if b.setup.variant == c.FRONTIERS:
        data["nolands"] = nolands_data(b.nolands)
    if b.setup.pacts:
        partners = [int(partner_in(b.pacts, seat)) for seat in range(b.players)]
        data["pacts"] = [partner if partner >= 0 else None for partner in partners]
        data["betrayals"] = [int(betrayals_in(b.pacts, seat)) for seat in range(b.players)]
    if b.setup.variant == c.EMPIRES:
        data["allies"] = [int(ally_of(seat, b.players)) for seat in range(b.players)]
    return data


def nolands_data(lands: Nolands | None) -> list[Doc | None]:
    """A57: what lies in each cell and whose it is."""
    up = int(settled_cells(lands))
    if lands is None or up == 0:
        return [None] * c.NUM_CELLS
    return [
        {"card": c.CARDS[lands.field.card(cell)], "seat": int(lands.seat_at(cell))} if in_set(up, cell) else None
        for cell in range(c.NUM_CELLS)
    ]


def gone(b: Board) -> int:
    """A42: the legends that left the game in co-op."""
    return c.ALL_LEGENDS & ~(b.shown | b.legend_pile | b.penalty) if b.setup.mode == c.COOP else 0


def legends_data(b: Board) -> Doc:
    pile = int(ones(b.legend_pile))
    if b.setup.mode == c.SOLO:
        scored = [int(points) for age, points in ((1, b.age1), (2, b.age2), (3, b.age3)) if age_scored(b, age)]
        rows = [legends_in(row) for row in (b.row1, b.row2, b.row3)]
        return {
            "age": int(b.age),
            "ages": scored,
            "rows": rows,
            "turned": legends_in(b.turned),
            "pile": pile,
        }
    shown = legends_in(b.shown)
    if b.setup.mode == c.COOP:
        turned, penalty = legends_in(b.turned), legends_in(b.penalty)
        return {
            "shown": shown,
            "turned": turned,
            "gone": legends_in(gone(b)),
            "penalty": penalty,
            "pile": pile,
        }
    return {"shown": shown, "pile": pile}


def age_scored(b: Board, age: int) -> bool:
    """A39: is that age behind us, or just scored?"""
    if age != b.age:
        return age < b.age
    return b.ask == c.ASK_BLOCK or (b.ask == c.ASK_NOTHING and not age_failed(b))


def knows_drawn(b: Board, viewer: int | None) -> bool:
    """A49: a deck card is known to its drawer, in co-op to all."""
    return b.setup.mode == c.COOP or viewer == ALL or viewer == b.active


def deck_cards_data(b: Board, viewer: int | None) -> list[str] | None:
    """Return the cards of a reshuffled deck, None if there is none; a card in another's hand may be any of them."""
    if not b.reshuffled:
        return None
    cards = kinds_in(b.deck.counts)
    if not knows_drawn(b, viewer):
        cards += [int(card) for card in (b.drawn, b.drawn2) if card >= 0]
    return [c.CARDS[card] for card in sorted(cards)]


def pile_data(b: Board, pile: int) -> list[str]:
    """A discard pile from bottom to top."""
    found: list[str] = []
    below: Pile | None = b.first_pile if pile == 0 else b.second_pile
    while below is not None:
        found.append(c.CARDS[below.card])
        below = below.below
    return found[::-1]


def hand_data(b: Board, viewer: int | None) -> Doc:
    known = knows_drawn(b, viewer)
    drawn = [c.CARDS[card] if known else None for card in (b.drawn, b.drawn2) if card >= 0]
    return {"drawn": drawn, "taken": c.CARDS[b.taken] if b.taken >= 0 else None}


def seat_data(b: Board, seat: int, viewer: int | None) -> Doc:
    kingdom = b.kingdoms[seat]
    open_to_all = b.ask != c.ASK_ARRANGE or viewer in (seat, ALL)
    up = int(kingdom.up) if open_to_all else 0
    data: Doc = {
        "cards": [c.CARDS[kingdom.card(cell)] if in_set(up, cell) else None for cell in range(c.NUM_CELLS)],
        "start": words_of(kingdom.start, c.CARDS),
        "legends": legends_in(kingdom.legends),
    }
    if b.setup.tokens:
        data.update(token_data(kingdom, viewer))
    if b.setup.fortresses:
        data["built"] = built_data(b.forts, seat)
    return data


def built_data(forts: Fortresses | None, seat: int) -> list[str]:
    """A59: the place of every token that stands on a card, as often as there are tokens."""
    return [place for cell, place in enumerate(c.PLACES) for _ in range(built_at(forts, seat, cell))]


def token_data(kingdom: Kingdom, viewer: int | None) -> Doc:
    seen: list[Doc] = []
    down = int(kingdom.pool)
    for token in range(c.NUM_TOKENS):
        seers = int(kingdom.seers_of(token))
        if seers:
            down |= 1 << token
            known = viewer == ALL or (viewer is not None and in_set(seers, viewer))
            cell = int(nibble(kingdom.cells, token))
            seen.append({"cell": cell, "by": numbers(seers), "token": c.TOKENS[token] if known else None})
    seen.sort(key=lambda look: int(look["cell"]))
    for look in seen:
        look["cell"] = c.PLACES[look["cell"]]
    return {
        "tokens": words_of(kingdom.unseen, c.PLACES),
        "griffins": words_of(kingdom.griffins, c.PLACES),
        "down": words_of(down, c.TOKENS),
        "seen": seen,
        "beside": bag_words(kingdom.beside, c.TOKENS),
        "treaties": words_of(kingdom.treaties, c.PLACES),
        "staffs": words_of(kingdom.staffs, c.PLACES),
    }


def hidden_from(b: Board, viewer: int | None) -> dict[str, int]:
    """A49: a card that another has drawn, arrangements that are not shown yet, tokens that only others have seen."""
    if viewer == ALL:
        return {}
    found: dict[str, int] = {}
    if not knows_drawn(b, viewer) and b.drawn >= 0:
        found["drawn"] = 1 + int(b.drawn2 >= 0)
    for seat in range(b.players):
        kingdom = b.kingdoms[seat]
        if b.ask == c.ASK_ARRANGE and seat != viewer and kingdom.up != 0:
            found[f"kingdom {seat}"] = int(ones(kingdom.up))
        if kingdom.seers == 0:
            continue
        for token in range(c.NUM_TOKENS):
            seers = int(kingdom.seers_of(token))
            if seers and (viewer is None or not in_set(seers, viewer)):
                place = f"token {seat} of {seers}"
                found[place] = found.get(place, 0) + 1
    return found


@final
class AetheryaView(View):
    """See folkmoot.core.View. The first sample reads the data into a template; each one copies it and deals."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        super().__init__(game, data, seat)
        self.drawn: i64 = 0
        """Cards in a hand that the viewer does not know."""
        self.looks: list[tuple[int, int, list[int]]] = []
        """Tokens that only others saw: seat, cell, seers."""
        self.middles: list[int] = []
        """Seats whose arrangement is finished and not shown yet."""

    def known_state(self) -> State:
        if self.known is None:
            self.find_unknown(super().known_state())
        return super().known_state()

    def find_unknown(self, known: State) -> None:
        """Find the unknown things that samples have to draw."""
        assert isinstance(known, AetheryaState)
        self.drawn = self.data["hand"]["drawn"].count(None)
        for number, seat in enumerate(self.data["seats"]):
            for look in seat.get("seen", []):
                if look["token"] is None:
                    self.looks.append((number, c.PLACES.index(look["cell"]), look["by"]))
        if known.ask == c.ASK_ARRANGE:
            self.middles = hidden_middles(known)

    def sample_into(self, state: State, seed: int) -> None:
        """All deals that fit the view are equally likely."""
        state.copy_from(self.known_state())
        assert isinstance(state, AetheryaState)
        rng = Rng(seed, STREAM_SAMPLE)
        left: i64 = self.drawn
        while left > 0:
            draw_unknown(state, rng)
            left -= 1
        for seat, cell, seers in self.looks:
            kingdom = state.kingdoms[seat]
            token: i64 = nth(kingdom.pool, rng.below(ones(kingdom.pool)))
            for seer in seers:
                kingdom.see_token(token, cell, seer)
        for seat in self.middles:
            lay_at_random(state.kingdoms[seat], rng)


def hidden_middles(b: Board) -> list[int]:
    before = int((b.active - b.first) % b.players)
    seats = [int((b.first + number) % b.players) for number in range(before)]
    return [seat for seat in seats if b.kingdoms[seat].up == 0]


def draw_unknown(b: Board, rng: Rng) -> None:
    """A card from the deck that only its drawer knows."""
    pool = b.source()
    card: i64 = pool.pick(rng.below(pool.size))
    pool.take(card)
    if b.drawn < 0:
        b.drawn = card
    else:
        b.drawn2 = card


def lay_at_random(kingdom: Kingdom, rng: Rng) -> None:
    """Any of the 24 arrangements of the four cards."""
    left: i64 = kingdom.start
    number: i64 = 0
    while number < c.MIDDLE_CARDS:
        card: i64 = nth(left, rng.below(c.MIDDLE_CARDS - number))
        left &= ~shift(1, card)
        kingdom.lay(middle(number), card)
        number += 1
