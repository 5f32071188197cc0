# mypyc: hot
"""The options of a game, checked, and the Setup that all its states share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from folkmoot.core.errors import BadOptions
from folkmoot.core.options import read_options
from folkmoot.core.values import Doc, Option
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import Box
from folkmoot.games.tribes.engine.layout import Layout

HEX_NAMES: Final = "abcdefghijklmno"
LEADERS_OFF: Final = 0
LEADERS_CHOSEN: Final = 1
LEADERS_DEALT: Final = 2
LEADERS: Final = ("off", "choose", "random")
OPTIONS: Final = (
    Option("elders", "bool", False, "T30"),
    Option("special_lands", "map", "off", "T31", ("off", "random", *c.LANDS)),
    Option("leaders", "choice", "off", "T177", LEADERS),
    Option("tribes", "list", None, "T7", c.TRIBES),
)


@final
class Setup:
    """Constants of a game: players, options, rules, and the box numbers for that many players."""

    def __init__(self, players: int, rules: int, options: Doc, box: Box) -> None:
        self.players: i64 = players
        self.rules = rules
        self.box = box
        self.options = options
        self.layout: Layout = box.layouts[players - c.LEAST_SEATS]
        self.elders: bool = options["elders"]
        self.leaders: i64 = LEADERS.index(options["leaders"])
        lands = options["special_lands"]
        self.random_lands: bool = lands == "random"
        self.land_at = [c.NOWHERE] * c.NUM_LANDS
        """The hex of every land that an option names."""
        if isinstance(lands, dict):
            for land, hex in lands.items():
                self.land_at[c.LANDS.index(land)] = HEX_NAMES.index(hex)
        named = options["tribes"]
        self.tribes = [] if named is None else [c.TRIBES.index(tribe) for tribe in named]
        """The tribe of every seat, where an option names them."""


def check_options(players: int, given: Mapping[str, Any], box: Box) -> Doc:
    """A value for every option; BadOptions names the one that cannot be."""
    options = read_options(OPTIONS, given)
    _check_lands(options["special_lands"], players, box)
    tribes = options["tribes"]
    if tribes is not None and len(tribes) != players:
        what = f"{len(tribes)} tribes for {players} players"
        raise BadOptions("tribes", what, "tribes-named", number=len(tribes), players=players)
    return options


def _check_lands(lands: Any, players: int, box: Box) -> None:
    """T105: off, random, or every land on a hex of its own, with enough hexes of its terrain."""
    if lands in ("off", "random"):
        return
    if not isinstance(lands, dict):
        what = f"{lands!r} is neither off, random nor a mapping of lands to hexes"
        raise BadOptions("special_lands", what, "tribes-lands", value=repr(lands))
    layout: Layout = box.layouts[players - c.LEAST_SEATS]
    names = HEX_NAMES[: layout.size]
    used = [0] * c.NUM_TERRAINS
    for land, hex in lands.items():
        if land not in c.LANDS:
            choices = ", ".join(c.LANDS)
            what = f"{land!r} isn't a land (one of: {choices})"
            raise BadOptions("special_lands", what, "unknown-value", value=repr(land), choices=choices)
        if type(hex) is not str or len(hex) != 1 or hex not in names:
            choices = f"{names[0]}–{names[-1]}"
            what = f"{land}: {hex!r} isn't a hex ({choices})"
            raise BadOptions("special_lands", what, "unknown-value", value=repr(hex), choices=choices)
        terrain = c.TERRAIN_OF_LAND[c.LANDS.index(land)]
        if terrain != c.UNLAID:
            used[terrain] += 1
    if len(set(lands.values())) < len(lands):
        raise BadOptions("special_lands", "two lands on one hex", "tribes-two-lands")
    for terrain in range(c.NUM_TERRAINS):
        if used[terrain] > players + int(box.extra_terrain):
            word = c.TERRAINS[terrain]
            raise BadOptions("special_lands", f"more lands than hexes with {word}", "tribes-many-lands", terrain=word)
