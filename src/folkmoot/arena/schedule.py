"""Schedule of a tournament's games.

A pairing sets one challenger among copies of another entrant, the field, and takes it through every seat of the same
deal. So luck of deal and seat falls on both alike, and a challenger of equal strength wins 1/N of the games for N
players. With many seats and little time, `seats="one"` plays one seat of each deal, rotating.

Alone, or where all seats win or lose together, an entrant holds all seats, and all entrants get the same deals.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import ClassVar

from folkmoot import games
from folkmoot.arena.matches import Job
from folkmoot.core import BadOptions, Doc

MIRROR = "mirror"
SANITY = "sanity"
TEAM = "team"
ROTATIONS = ("all", "one")


@dataclass(frozen=True)
class Plan:
    """A tournament: everything that its results depend on."""

    kind: ClassVar[str] = "tournament"
    grows: ClassVar[tuple[str, ...]] = ("deals", "controls")
    """Fields that may be larger when a run is resumed."""

    game: str
    players: int
    entrants: tuple[str, ...]
    """From the weakest to the strongest, as far as that is known; a ladder compares neighbours."""
    deals: int
    form: str = "ladder"
    """`ladder` or `round-robin`."""
    controls: int = 50
    """Deals of each control."""
    seed: int = 0
    options: Doc = field(default_factory=dict)
    seats: str = "all"
    """In how many seats of a deal a challenger plays: `all`, or `one`."""

    @property
    def together(self) -> bool:
        """Nobody is anybody's rival."""
        return games.get(self.game).is_cooperative(self.players, self.options)

    def rotations(self, seed: int) -> list[int]:
        """The seats that a challenger takes in a deal."""
        if self.together:
            return [0]
        return [(seed - self.seed) % self.players] if self.seats == "one" else list(range(self.players))

    def doc(self) -> Doc:
        """As the head of a file of results has it."""
        return {
            "game": self.game,
            "players": self.players,
            "entrants": list(self.entrants),
            "form": self.form,
            "deals": self.deals,
            "controls": self.controls,
            "seed": self.seed,
            "options": self.options,
            "seats": self.seats,
        }


@dataclass(frozen=True)
class Pairing:
    """One challenger among copies of the field."""

    kind: str
    """`pair`, MIRROR or SANITY; TEAM where nobody is a rival."""
    challenger: str
    others: str
    deals: int

    @property
    def name(self) -> str:
        """Return the pairing's name in results."""
        return f"{self.kind} {self.challenger} among {self.others}"


def pairings(plan: Plan) -> list[Pairing]:
    """Pairs first, then the controls: a mirror for every entrant, and random players for every entrant."""
    if len(set(plan.entrants)) != len(plan.entrants):
        what = "an entrant is named twice; the mirror control compares each with itself anyway"
        raise BadOptions("entrants", what, "entrant-twice")
    if plan.seats not in ROTATIONS:
        what = f"{plan.seats!r} is neither all nor one"
        raise BadOptions("seats", what, "unknown-value", value=repr(plan.seats), choices=", ".join(ROTATIONS))
    if plan.together:
        return [
            *(Pairing(TEAM, entrant, entrant, plan.deals) for entrant in plan.entrants),
            *([Pairing(SANITY, "random", "random", plan.controls)] if plan.controls > 0 else []),
        ]
    if plan.form == "ladder":
        chosen = [(upper, lower) for lower, upper in pairwise(plan.entrants)]
    elif plan.form == "round-robin":
        chosen = [(upper, lower) for lower, upper in combinations(plan.entrants, 2)]
        if plan.players > 2:
            chosen += [(lower, upper) for lower, upper in combinations(plan.entrants, 2)]
    else:
        what = f"{plan.form!r} is neither ladder nor round-robin"
        raise BadOptions("form", what, "unknown-value", value=repr(plan.form), choices="ladder, round-robin")
    found = [Pairing("pair", challenger, others, plan.deals) for challenger, others in chosen]
    if plan.controls > 0:
        found += [Pairing(MIRROR, entrant, entrant, plan.controls) for entrant in plan.entrants]
        found += [Pairing(SANITY, entrant, "random", plan.controls) for entrant in plan.entrants if entrant != "random"]
    return found


def jobs(plan: Plan) -> list[Job]:
    """Every game, deal by deal, so that a tournament that is stopped has looked at all pairings alike."""
    found = []
    chosen = pairings(plan)
    for deal in range(max((pairing.deals for pairing in chosen), default=0)):
        for pairing in chosen:
            if deal < pairing.deals:
                seed = plan.seed + deal
                found += [job(plan, pairing, seed, rotation) for rotation in plan.rotations(seed)]
    return found


def job(plan: Plan, pairing: Pairing, seed: int, rotation: int) -> Job:
    lineup = tuple(pairing.challenger if seat == rotation else pairing.others for seat in range(plan.players))
    return Job(plan.game, plan.players, plan.options, seed, lineup, pairing.name, rotation)
