# mypyc: hot
"""Every question of the game, by what is asked."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.auction import Bid, Hand
from folkmoot.games.tribes.engine.building import End, Spare
from folkmoot.games.tribes.engine.conflicts import Ambush, Fight, Repel, Shoot
from folkmoot.games.tribes.engine.dealing import (
    Beginning,
    CountLands,
    DealPower,
    DealTerrain,
    DealTribe,
    DrawFirst,
    DrawLand,
    LayLand,
    RollPool,
)
from folkmoot.games.tribes.engine.elders import PlaceElder, Tribute
from folkmoot.games.tribes.engine.fleeing import Flee
from folkmoot.games.tribes.engine.gathering import Basket, BasketType, Farm, Gather, Gift, Mix, Yield
from folkmoot.games.tribes.engine.growing import Grow
from folkmoot.games.tribes.engine.happenings import DrawEvent, LandInvaders, LeadMammoth, SendTiger, Settle
from folkmoot.games.tribes.engine.learning import DrawGoal, Learn
from folkmoot.games.tribes.engine.moving import Move, Push, PushTo
from folkmoot.games.tribes.engine.offerings import Offer, PotteryGive, PotteryTake
from folkmoot.games.tribes.engine.placing import Bonus, Leader, Start
from folkmoot.games.tribes.engine.question import Chance, Question
from folkmoot.games.tribes.engine.turns import Act, Before, Return, Roll, RollOne
from folkmoot.games.tribes.engine.volcano import Lose, PlaceVolcano
from folkmoot.games.tribes.engine.wandering import Found, Light, Wander


@final
class Nothing(Question):
    """The game is over; or, with a word of its own, a point from which it goes on by itself: for positions only."""

    def __init__(self, ask: i64, word: str, rule: str) -> None:
        super().__init__(ask, word, rule, c.TURN)
        self.dice_used = ask == c.THEN_CONFLICTS
        self.unguarded = ask == c.ASK_NOTHING


CHANCES: Final[list[Chance]] = [
    DealTerrain(), CountLands(), DrawLand(), LayLand(), DealTribe(), DrawFirst(), DealPower(), RollPool(), Roll(),
    RollOne(), DrawEvent(), DrawGoal(),
]  # fmt: skip
"""Those that chance answers, from FIRST_CHANCE on."""

QUESTIONS: Final[list[Question]] = [
    Leader(), Start(), Bonus(), Return(), Before(), Act(), Grow(), Move(), Gather(), Learn(), Wander(), Push(),
    SendTiger(), LandInvaders(), LeadMammoth(), PlaceVolcano(), Bid(), Settle(), Fight(), End(), Yield(), Mix(),
    Gift(), Basket(), BasketType(), Farm(), Found(), PushTo(), Light(), Tribute(), Lose(), Hand(), Spare(), Ambush(),
    Shoot(), Repel(), Flee(), PlaceElder(), Offer(), PotteryGive(), PotteryTake(),
]  # fmt: skip
"""Those that a seat answers, from FIRST_ASK on."""

PASSING: Final[list[Question]] = [
    Nothing(c.ASK_NOTHING, "over", "T133"), Beginning(), Nothing(c.THEN_TURN, "turn", "T10"),
    Nothing(c.THEN_CONFLICTS, "conflicts", "T20"),
]  # fmt: skip
"""Those that nobody answers."""


@final
class Place:
    """A place in a table of questions. It is final, so that compiled code need not look up what lies there."""

    def __init__(self, question: Question) -> None:
        self.question = question


@final
class ChancePlace:
    """The same, for those that chance answers."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance


ASKED: Final[list[Place]] = [Place(question) for question in QUESTIONS]
DRAWN: Final[list[ChancePlace]] = [ChancePlace(chance) for chance in CHANCES]

BY_WORD: Final[dict[str, Question]] = {
    question.word: question for questions in (PASSING, CHANCES, QUESTIONS) for question in questions
}
ASKS: Final[dict[int, Question]] = {int(question.ask): question for question in BY_WORD.values()}
"""Question of each number."""
assert [int(question.ask) for question in CHANCES] == list(range(c.FIRST_CHANCE, c.FIRST_ASK))
assert [int(question.ask) for question in QUESTIONS] == list(range(c.FIRST_ASK, c.FIRST_ASK + len(QUESTIONS)))
