# mypyc: hot
"""The options of the game and what they mean together, and the Setup that all states of a table share."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.errors import BadOptions
from folkmoot.core.options import read_options
from folkmoot.core.values import Doc, Option
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box, double_copies

LEAST_RIVALS: Final = 2
OPTIONS: Final = (
    Option("mode", "choice", "versus", "A1", choices=c.MODES),
    Option("tokens", "bool", False, "A23", condition='mode == "versus"'),
    Option("goblin_legends_via_portal", "bool", False, "A17"),
    Option("staff_counts_tamed", "bool", False, "A27", condition='mode == "versus" and tokens'),
    Option("solo_may_flip", "bool", False, "A36", condition='mode == "solo"'),
    Option("coop_must_turn", "bool", False, "A42", condition='mode == "coop"'),
    Option("fate", "choice", "none", "A50", choices=c.FATES, condition='mode == "solo"'),
    Option(
        "variant",
        "choice",
        "none",
        "A50",
        choices=c.VARIANTS,
        condition='mode == "versus" and not tokens',
        seats={"empires": (c.MOST_SEATS, *c.TWO_BOXES)},
    ),
)


def check_options(players: int, given: Doc) -> Doc:
    """A value for every option; BadOptions where they do not fit together."""
    values = read_options(OPTIONS, given)
    if values["mode"] == "solo" and players != 1:
        raise BadOptions("players", f"{players} players, solo is for 1", "solo", players=players)
    if values["mode"] != "solo" and players == 1:
        wrong = f'1 player, {values["mode"]} is for 2 to 4 (mode="solo" is for 1)'
        raise BadOptions("players", wrong, "not-alone", mode=str(values["mode"]))
    needed = {"tokens": "versus", "solo_may_flip": "solo", "coop_must_turn": "coop"}
    for name, mode in needed.items():
        if values[name] and values["mode"] != mode:
            raise BadOptions(name, f'requires mode="{mode}"', "only-with", option=f"mode={mode}")
    if values["staff_counts_tamed"] and not values["tokens"]:
        wrong = "requires tokens=True"
        raise BadOptions("staff_counts_tamed", wrong, "only-with", option="tokens=true")
    check_scenario(players, values)
    return values


def check_scenario(players: int, values: Doc) -> None:
    """A50: a fate belongs to a campaign alone, a variant to a game without tokens; A61: two boxes to Empires."""
    if players in c.TWO_BOXES and values["variant"] != "empires":
        wrong = f'{players} players, only variant="empires" is for so many'
        raise BadOptions("players", wrong, "two-boxes", players=players)
    if values["fate"] != "none" and values["mode"] != "solo":
        raise BadOptions("fate", 'requires mode="solo"', "only-with", option="mode=solo")
    if values["variant"] == "none":
        return
    if values["mode"] != "versus":
        raise BadOptions("variant", 'requires mode="versus"', "only-with", option="mode=versus")
    if values["tokens"]:
        raise BadOptions("variant", "requires tokens=False", "only-with", option="tokens=false")
    if values["variant"] == "empires" and players < c.MOST_SEATS:
        wrong = f'"empires" is for 4, 6 or 8 players, not for {players}'
        raise BadOptions("variant", wrong, "empires", players=players)


@final
class Setup:
    """Constants of a game: players, options, rules, and the box numbers for that many players."""

    def __init__(self, players: int, rules: int, options: Doc, box: Box) -> None:
        self.players: i64 = players
        self.rules: int = rules
        self.options = options
        self.box = box
        self.mode: i64 = c.MODES.index(options["mode"])
        self.tokens: bool = options["tokens"]
        self.goblins_via_portal: bool = options["goblin_legends_via_portal"]
        self.staff_counts_tamed: bool = options["staff_counts_tamed"]
        self.may_flip: bool = options["solo_may_flip"]
        self.must_turn: bool = options["coop_must_turn"]
        self.fate: i64 = c.FATES.index(options["fate"])
        self.variant: i64 = c.VARIANTS.index(options["variant"])
        self.own_pad: bool = self.fate != c.NO_FATE or self.variant == c.CONFRONTATION
        """True: this scenario replaces the printed scoring of a kingdom."""
        self.fortresses: bool = self.variant == c.CONFRONTATION
        """A59: whether tokens lie on the face-down cards to build with."""
        self.pacts: bool = self.variant == c.FRONTIERS and players > LEAST_RIVALS
        """A60: whether players may offer each other pacts."""
        self.copies: i64 = copies_for(players, self.variant, box)
        self.shown: i64 = box.shown_coop[players - LEAST_RIVALS] if self.mode == c.COOP else box.shown
        self.piles: i64 = c.MOST_PILES if self.mode == c.COOP else 1


def copies_for(players: int, variant: int, box: Box) -> int:
    """A1, A57, A61: cards of each kind."""
    if variant == c.FRONTIERS:
        return box.copies_frontiers[players - LEAST_RIVALS]
    return double_copies(box.copies, players) if players in c.TWO_BOXES else box.copies[players]
