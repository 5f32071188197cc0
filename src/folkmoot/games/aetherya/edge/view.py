# mypyc: hot
"""What a seat may know (A49), built by allow-list, and states drawn from that knowledge."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from folkmoot.core import ALL, Doc, Game, State, View
from folkmoot.core.bag import shift
from folkmoot.core.rng import Rng
from folkmoot.games.aetherya.edge.prompts import asked, prompt
from folkmoot.games.aetherya.engine.board import Pile, Table
from folkmoot.games.aetherya.engine.codes import (
    ALL_LEGENDS,
    ARRANGE,
    CARDS,
    CELLS,
    CONFRONTATION,
    COOP,
    EMPIRES,
    ENDED,
    FRONTIERS,
    KEEP_BLOCK,
    LEGEND_WORDS,
    PLACES,
    SOLO,
    TOKEN_WORDS,
    TOKENS,
)
from folkmoot.games.aetherya.engine.dealing import middle
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.kingdom import Kingdom, nth, ones
from folkmoot.games.aetherya.engine.nolands import Nolands, settled_cells
from folkmoot.games.aetherya.engine.scenarios import ally_of
from folkmoot.games.aetherya.engine.state import AetheryaState


def numbers(mask: int) -> list[int]:
    """The set bits of a mask, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def legends_in(mask: int) -> list[str]:
    return [LEGEND_WORDS[number] for number in numbers(mask)]


def places_in(mask: int) -> list[str]:
    return [PLACES[number] for number in numbers(mask)]


def bag_words(bag: int, words: tuple[str, ...]) -> list[str]:
    """Every element of counts of four bits, ascending, repeated as often as it is there."""
    return [word for number, word in enumerate(words) for _ in range(bag >> 4 * number & 15)]


def view_data(t: Table, viewer: int | None) -> Doc:
    """Everything that a seat (None: a spectator; ALL) may know and nothing else."""
    box = t.setup.box
    now = asked(t)
    data: Doc = {
        "game": "aetherya",
        "rules": int(t.setup.rules),
        "players": int(t.players),
        "turn": now["turn"],
        "prompt": prompt(t, viewer),
        "over": now["over"],
        "seat": "all" if viewer == ALL else viewer,
        "options": dict(t.setup.options),
        "box": None if box.packaged else box.digest,
        "progress": now["progress"],
        "scores": now["scores"],
        "legends": legends_data(t),
        "deck": int(t.deck_size),
        "deck_cards": deck_cards(t, viewer),
        "discards": [pile_words(t, pile) for pile in range(t.setup.piles)],
        "aside": bag_words(t.aside, CARDS),
        "hand": hand_data(t, viewer),
        "out": bag_words(t.out, TOKEN_WORDS),
        "seats": [seat_data(t, seat, viewer) for seat in range(t.players)],
    }
    if "task" in now:
        data["task"] = now["task"]
    if t.setup.variant == CONFRONTATION:
        races = [int(t.race_of(seat)) for seat in range(t.players)]
        data["races"] = [CARDS[race] if race else None for race in races]
    if t.setup.variant == FRONTIERS:
        data["nolands"] = nolands_data(t.nolands)
    if t.setup.variant == EMPIRES:
        data["allies"] = [int(ally_of(seat)) for seat in range(t.players)]
    return data


def nolands_data(lands: Nolands | None) -> list[Doc | None]:
    """A57: what lies in each cell and whose it is."""
    up = int(settled_cells(lands))
    if lands is None or up == 0:
        return [None] * CELLS
    return [
        {"card": CARDS[lands.field.card(cell)], "seat": int(lands.seat_at(cell))} if up >> cell & 1 else None
        for cell in range(CELLS)
    ]


def gone(t: Table) -> int:
    """A42: the legends that left the game in co-op."""
    return ALL_LEGENDS & ~(t.shown | t.legend_pile | t.penalty) if t.setup.mode == COOP else 0


def legends_data(t: Table) -> Doc:
    pile = int(ones(t.legend_pile))
    if t.setup.mode == SOLO:
        scored = [int(points) for age, points in ((1, t.age1), (2, t.age2), (3, t.age3)) if age_scored(t, age)]
        rows = [legends_in(row) for row in (t.row1, t.row2, t.row3)]
        return {"age": int(t.age), "ages": scored, "rows": rows, "turned": legends_in(t.turned), "pile": pile}
    shown = legends_in(t.shown)
    if t.setup.mode == COOP:
        turned, penalty = legends_in(t.turned), legends_in(t.penalty)
        return {"shown": shown, "turned": turned, "gone": legends_in(gone(t)), "penalty": penalty, "pile": pile}
    return {"shown": shown, "pile": pile}


def age_scored(t: Table, age: int) -> bool:
    """A39: is that age behind us, or just scored?"""
    if age != t.age:
        return age < t.age
    return t.stage == KEEP_BLOCK or (t.stage == ENDED and not age_failed(t))


def knows_drawn(t: Table, viewer: int | None) -> bool:
    """A49: a deck card is known to its drawer, in co-op to all."""
    return t.setup.mode == COOP or viewer == ALL or viewer == t.mover


def deck_cards(t: Table, viewer: int | None) -> list[str] | None:
    """What a deck that was shuffled anew holds; a card in another's hand may be any of it."""
    if not t.reshuffled:
        return None
    cards = t.deck.kinds()
    if not knows_drawn(t, viewer):
        cards += [int(card) for card in (t.drawn, t.drawn2) if card >= 0]
    return [CARDS[card] for card in sorted(cards)]


def pile_words(t: Table, pile: int) -> list[str]:
    """A discard pile from bottom to top."""
    found: list[str] = []
    below: Pile | None = t.first_pile if pile == 0 else t.second_pile
    while below is not None:
        found.append(CARDS[below.card])
        below = below.below
    return found[::-1]


def hand_data(t: Table, viewer: int | None) -> Doc:
    known = knows_drawn(t, viewer)
    drawn = [CARDS[card] if known else None for card in (t.drawn, t.drawn2) if card >= 0]
    return {"drawn": drawn, "taken": CARDS[t.taken] if t.taken >= 0 else None}


def seat_data(t: Table, seat: int, viewer: int | None) -> Doc:
    kingdom = t.kingdoms[seat]
    open_to_all = t.stage != ARRANGE or viewer in (seat, ALL)
    up = int(kingdom.up) if open_to_all else 0
    data: Doc = {
        "cards": [CARDS[kingdom.card(cell)] if up >> cell & 1 else None for cell in range(CELLS)],
        "start": [CARDS[kind] for kind in numbers(kingdom.start)],
        "legends": legends_in(kingdom.legends),
    }
    if t.setup.tokens:
        data.update(token_data(kingdom, viewer))
    return data


def token_data(kingdom: Kingdom, viewer: int | None) -> Doc:
    seen: list[Doc] = []
    down = int(kingdom.pool)
    for token in range(TOKENS):
        seers = int(kingdom.seers_of(token))
        if seers:
            down |= 1 << token
            known = viewer == ALL or (viewer is not None and seers >> viewer & 1)
            cell = int(kingdom.cells >> 4 * token & 15)
            seen.append({"cell": cell, "by": numbers(seers), "token": TOKEN_WORDS[token] if known else None})
    seen.sort(key=lambda look: int(look["cell"]))
    for look in seen:
        look["cell"] = PLACES[look["cell"]]
    return {
        "tokens": places_in(kingdom.unseen),
        "griffins": places_in(kingdom.griffins),
        "down": [TOKEN_WORDS[token] for token in numbers(down)],
        "seen": seen,
        "beside": bag_words(kingdom.beside, TOKEN_WORDS),
        "treaties": places_in(kingdom.treaties),
        "staffs": places_in(kingdom.staffs),
    }


@final
class AetheryaView(View):
    """See folkmoot.core.View. The first sample reads the data into a template; each one copies it and deals."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        super().__init__(game, data, seat)
        self.template: AetheryaState | None = None
        self.drawn: i64 = 0
        """Cards in a hand that the viewer does not know."""
        self.looks: list[tuple[int, int, list[int]]] = []
        """Tokens that only others saw: seat, cell, seers."""
        self.middles: list[int] = []
        """Seats whose arrangement is finished and not shown yet."""

    def known_state(self) -> AetheryaState:
        """The state with everything the viewer knows; what it does not know is still in the pools."""
        template = self.template
        if template is None:
            reader: Any = self.game
            template = reader.state_of_view(self.data)
            assert isinstance(template, AetheryaState)
            self.template = template
            self.drawn = self.data["hand"]["drawn"].count(None)
            for number, seat in enumerate(self.data["seats"]):
                for look in seat.get("seen", []):
                    if look["token"] is None:
                        self.looks.append((number, PLACES.index(look["cell"]), look["by"]))
            if template.stage == ARRANGE:
                self.middles = hidden_middles(template)
        return template

    def sample_into(self, state: State, seed: int) -> None:
        """All deals that fit the view are equally likely."""
        state.copy_from(self.known_state())
        assert isinstance(state, AetheryaState)
        rng = Rng(seed, SAMPLE_STREAM)
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


SAMPLE_STREAM = 5


def hidden_middles(t: Table) -> list[int]:
    before = int((t.mover - t.first) % t.players)
    seats = [int((t.first + number) % t.players) for number in range(before)]
    return [seat for seat in seats if t.kingdoms[seat].up == 0]


def draw_unknown(t: Table, rng: Rng) -> None:
    """A card from the deck that only its drawer knows."""
    pool = t.source()
    card: i64 = pool.pick(rng.below(pool.size))
    pool.take(card)
    if t.drawn < 0:
        t.drawn = card
    else:
        t.drawn2 = card


def lay_at_random(kingdom: Kingdom, rng: Rng) -> None:
    """Any of the 24 arrangements of the four cards."""
    left: i64 = kingdom.start
    number: i64 = 0
    while number < 4:
        card: i64 = nth(left, rng.below(4 - number))
        left &= ~shift(1, card)
        kingdom.lay(middle(number), card)
        number += 1
