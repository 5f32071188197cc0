# mypyc: hot
"""Options of a table, and the Setup that all its states share."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import shift
from folkmoot.core.errors import BadOptions
from folkmoot.core.values import Doc, Option
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.box import Box

OPTIONS: Final = (
    Option("tribes", "list", None, "E11", choices=c.TRIBES),
    Option("ten_skeletons", "bool", True, "E31"),
    Option("merfolk_second_place", "bool", True, "E40"),
    Option("merfolk_trolls", "bool", True, "E38"),
    Option("centaur_by_size", "bool", False, "E22"),
    Option("drawer_last", "bool", False, "E14"),
    Option("largest_band_only", "bool", False, "E44"),
    Option("draw_two", "bool", False, "E50"),
)
PRESETS: Final[dict[str, Doc]] = {
    "ru": {"ten_skeletons": False, "drawer_last": True},
    "pl": {"merfolk_second_place": False, "centaur_by_size": True, "largest_band_only": True},
    "ja": {
        "ten_skeletons": False,
        "merfolk_second_place": False,
        "merfolk_trolls": False,
        "largest_band_only": True,
    },
}
"""What each rulebook says where it differs from what is played otherwise (words/differences.py)."""


@final
class Setup:
    """What never changes during a game: players, options, rules, and the box numbers for that many players."""

    def __init__(self, players: int, rules: int, options: Doc, box: Box) -> None:
        few = players <= box.few[1]
        self.players: i64 = players
        self.rules: int = rules
        self.options = options
        self.box = box
        self.ages: i64 = box.ages_few if few else box.ages_many
        self.num_tribes: i64 = box.tribes_few if few else box.tribes_many
        self.ten_skeletons: bool = options["ten_skeletons"]
        self.merfolk_second_place: bool = options["merfolk_second_place"]
        self.merfolk_trolls: bool = options["merfolk_trolls"]
        self.centaur_by_size: bool = options["centaur_by_size"]
        self.drawer_last: bool = options["drawer_last"]
        self.largest_band_only: bool = options["largest_band_only"]
        self.draw_two: bool = options["draw_two"]
        self.tokens = box.plain_tokens if few else sorted(box.plain_tokens + box.four_plus_tokens)
        self.merfolk_glory = box.merfolk_few if few else box.merfolk_many
        self.giant_glory = box.giant_few if few else box.giant_many
        self.last_space: i64 = box.last_space_few if few else box.last_space_many
        self.symbols: i64 = 0
        for space in box.symbols_few if few else box.symbols_many:
            self.symbols |= shift(1, space)
        self.chosen: i64 = 0
        """Mask of the tribes picked by hand, 0 when they are drawn (E11)."""
        self.dealt: i64 = players * (box.dealt_each + (0 if self.draw_two else box.face_up_each))
        """Cards that leave the deck before an age begins (E13, E50)."""
        tribes = options["tribes"]
        if tribes is not None:
            self._choose(tribes)
        else:
            self._enough(sorted(box.cards_of(tribe) for tribe in range(c.SKELETON_TRIBE))[: self.num_tribes])

    def _choose(self, tribes: list[str]) -> None:
        if len(tribes) != self.num_tribes:
            wrong = f"{len(tribes)} tribes are named, {self.players} players need {self.num_tribes}"
            named, need = len(tribes), int(self.num_tribes)
            raise BadOptions("tribes", wrong, "tribes", named=named, players=int(self.players), need=need)
        for word in tribes:
            self.chosen |= shift(1, c.TRIBES.index(word))
        self._enough([self.box.cards_of(c.TRIBES.index(word)) for word in tribes])

    def _enough(self, kinds: list[int]) -> None:
        """E13: the deal must leave at least two cards, one for each half of the deck."""
        if c.NUM_COLOURS * sum(kinds) < self.dealt + 2:
            wrong = f"the box has too few cards to deal for {self.players} players"
            raise BadOptions("players", wrong, "ethnos-few-cards", players=int(self.players))
