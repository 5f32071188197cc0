"""The tokens of a position: on cards, face down, seen, beside kingdoms, out of the game."""

from __future__ import annotations

from folkmoot.core.bits import at_nibble, in_set, ones
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge.consistency import SETUP_ASKS
from folkmoot.games.aetherya.edge.results import held
from folkmoot.games.aetherya.edge.view import bag_words
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.state import AetheryaState


def token(field: Field) -> int:
    return c.TOKENS.index(field.word(c.TOKENS, "token"))


class TokenReader:
    """Reads the tokens of each seat of a document whose kingdoms are laid."""

    def __init__(self, b: AetheryaState, doc: Field, gaps: bool) -> None:
        self.b = b
        self.doc = doc
        self.gaps = gaps
        """True: a token that was seen may be unknown."""

    def read(self, seat: Field, kingdom: Kingdom) -> None:
        covered = c.FULL & ~int(kingdom.up)
        kingdom.griffins = self.places(seat.at("griffins"))
        kingdom.unseen = self.places(seat.at("tokens")) if seat.has("tokens") else covered & ~kingdom.griffins
        may_bear = covered | self.turned_with_token(kingdom)
        for key, mask in (("tokens", kingdom.unseen), ("griffins", kingdom.griffins)):
            if mask & ~may_bear:
                raise seat.at(key).wrong("tokens lie on face-down cards", "aetherya-tokens")
        if kingdom.unseen & kingdom.griffins:
            raise seat.at("griffins").wrong("one token on a card", "aetherya-one-token")
        for item in seat.at("beside").items(c.MOST_SEATS * c.NUM_TOKENS) if seat.has("beside") else []:
            kingdom.own(token(item), 1)
        self.read_down(seat, kingdom)
        kingdom.treaties = self.places(seat.at("treaties"))
        if kingdom.treaties & ~kingdom.races():
            raise seat.at("treaties").wrong("a treaty lies on a face-up race card", "aetherya-treaty")
        kingdom.staffs = self.places(seat.at("staffs"))
        if kingdom.staffs & ~kingdom.of(c.DRAGON):
            raise seat.at("staffs").wrong("a staff lies on a face-up dragon", "aetherya-staff")

    def turned_with_token(self, kingdom: Kingdom) -> int:
        """The card that was just turned up or replaced still bears its token; those turned up at the end keep it."""
        if self.b.ask in (c.ASK_REVEAL, c.ASK_NOTHING):
            return c.FULL
        if (
            self.b.ask not in (c.ASK_LIFTED, c.ASK_TOKEN, c.ASK_TOKEN_SHOWN)
            or kingdom is not self.b.kingdoms[self.b.active]
        ):
            return 0
        args = self.doc.value["prompt"].get("args")
        place = args.get("cell") if isinstance(args, dict) else None
        return 1 << c.PLACES.index(place) if place in c.PLACES else 0

    def read_down(self, seat: Field, kingdom: Kingdom) -> None:
        """A23, A31: which tokens lie face down here, if not said those that the seat does not own; who saw any."""
        number = int(ones(kingdom.unseen))
        kingdom.pool = sum(1 << kind for kind in range(c.NUM_TOKENS) if not kingdom.owned(kind))
        if number == c.NUM_TOKENS:
            kingdom.pool = c.ALL_TOKENS
        if seat.has("down"):
            kingdom.pool = 0
            for item in seat.at("down").items(c.NUM_TOKENS):
                kind = token(item)
                if in_set(kingdom.pool, kind):
                    raise item.twice()
                kingdom.pool |= 1 << kind
        if ones(kingdom.pool) != number:
            what = f"{number} face-down tokens lie in this kingdom, name as many"
            raise seat.at("down").wrong(what, "aetherya-down", number=number)
        for item in seat.at("seen").items(c.NUM_TOKENS) if seat.has("seen") else []:
            self.read_look(item.object(("cell", "by", "token")), kingdom)

    def read_look(self, look: Field, kingdom: Kingdom) -> None:
        cell = c.PLACES.index(look.at("cell").word(c.PLACES, "place"))
        if not in_set(kingdom.unseen, cell) or kingdom.token_at(cell) >= 0:
            raise look.at("cell").wrong("no other face-down token lies there", "aetherya-no-token")
        seers = [by.number(0, int(self.b.players) - 1) for by in look.at("by").items(c.MOST_SEATS)]
        if not seers:
            raise look.at("by").wrong("nobody saw it", "aetherya-unseen")
        if look.value.get("token") is None and self.gaps:
            return
        kind = token(look.at("token"))
        if not in_set(kingdom.pool, kind):
            word = c.TOKENS[kind]
            raise look.at("token").wrong(f"{word} does not lie face down here", "aetherya-not-down", value=word)
        for seer in seers:
            kingdom.see_token(kind, cell, seer)

    def read_out(self) -> None:
        """Put the rest of the sets out of the game."""
        b = self.b
        if not b.setup.tokens or b.ask in SETUP_ASKS:
            if self.doc.has("out"):
                self.doc.at("out").items(0)
            return
        for kind, word in enumerate(c.TOKENS):
            left = int(b.players) - sum(held(b.kingdoms[seat], kind) for seat in range(b.players))
            if left < 0:
                number, most = int(b.players) - left, int(b.players)
                what = f"{number} {word} tokens; there are {most}, one in each set"
                raise self.doc.at("seats").wrong(what, "many-of", value=word, number=number, most=most)
            b.out += at_nibble(left, kind)
        given = (
            [token(item) for item in self.doc.at("out").items(c.MOST_SEATS * c.NUM_TOKENS)]
            if self.doc.has("out")
            else None
        )
        if given is not None and sum(at_nibble(1, kind) for kind in given) != b.out:
            raise self.doc.at("out").contradicted(bag_words(b.out, c.TOKENS))

    def places(self, field: Field) -> int:
        mask = 0
        for item in field.items(c.NUM_CELLS) if field.value is not None else []:
            cell = c.PLACES.index(item.word(c.PLACES, "place"))
            if in_set(mask, cell):
                raise item.twice()
            mask |= 1 << cell
        return mask
