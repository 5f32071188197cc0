"""Reads one seat of a position."""

from __future__ import annotations

from typing import Final

from folkmoot.core.bits import in_set, numbers
from folkmoot.core.documents import Field
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.options import HEX_NAMES, LEADERS_OFF
from folkmoot.games.tribes.engine.scoring import ROW_GOALS, ROW_WORDS
from folkmoot.games.tribes.engine.state import TribesState

SEAT: Final = [
    "tribe", "power", "members", "ambush", "resources", "villages", "hidden_village", "elder", "points", "earned",
    "open", "fulfilled", "deck", "under", "tokens",
]  # fmt: skip
MOST_HELD: Final = 9999
MOST_EARNED: Final = 100
MOST_POINTS: Final = 200


class SeatReader:
    """`points` and `deck` follow from the rest; where they are given they must agree with it."""

    def __init__(self, b: TribesState, seat: int, field: Field, hexes: str) -> None:
        self.b = b
        self.tribe = b.tribes[seat]
        self.field = field.object(SEAT)
        self.hexes = hexes

    def read(self) -> None:
        self.read_leader()
        self.read_members()
        self.read_goods()
        self.read_villages()
        self.read_goals()
        self.read_points()

    def read_leader(self) -> None:
        tribe, field = self.tribe, self.field
        if field.has("tribe"):
            tribe.kind = c.TRIBES.index(field.at("tribe").word(c.TRIBES, "tribe"))
            tribe.power = tribe.kind * 2 if tribe.power >= 0 else -1
        if field.has("power"):
            if self.b.setup.leaders == LEADERS_OFF:
                what = "there are no leaders (options.leaders)"
                raise field.at("power").wrong(what, "only-with", option="leaders=choose, leaders=random")
            own = c.POWERS[tribe.kind * 2 : tribe.kind * 2 + 2] if tribe.kind >= 0 else ()
            tribe.power = c.POWERS.index(field.at("power").word(own, "power of this tribe"))

    def read_members(self) -> None:
        tribe, field = self.tribe, self.field
        most = int(self.b.setup.box.members)
        if field.has("members"):
            members = field.at("members").object(self.hexes)
            for name in members.value:
                tribe.change(HEX_NAMES.index(name), members.at(name).number(1, most))
        tribe.board = field.at("ambush").number(0, int(self.b.setup.box.ambush), 0)
        if tribe.board and tribe.power != c.AMBUSH:
            what = "only the leader with Ambush has members on the board"
            raise field.at("ambush").wrong(what, "tribes-power", power="ambush")
        if tribe.field + tribe.board > most:
            number = int(tribe.field + tribe.board)
            what = f"{number} members, there are {most}"
            raise field.at("members").wrong(what, "tribes-members", number=number, most=most)

    def read_goods(self) -> None:
        if self.field.has("resources"):
            goods = self.field.at("resources").object(c.RESOURCES)
            for kind, word in enumerate(c.RESOURCES):
                self.tribe.gain(kind, goods.at(word).number(0, MOST_HELD, 0))
        for item in self.field.at("tokens").distinct(c.TOKENS, "token"):
            self.tribe.tokens |= 1 << item

    def read_villages(self) -> None:
        tribe, field = self.tribe, self.field
        for hex in self.field.at("villages").distinct(self.hexes, "hex"):
            tribe.villages |= 1 << hex
        tribe.hidden = int(field.at("hidden_village").flag(False))
        if tribe.hidden and tribe.power != c.HIDDEN_VILLAGE:
            what = "only the leader with Hidden village may have one"
            raise field.at("hidden_village").wrong(what, "tribes-power", power="hidden_village")
        if field.has("elder"):
            if not self.b.setup.elders:
                what = "there are no elders (options.elders)"
                raise field.at("elder").wrong(what, "only-with", option="elders=true")
            tribe.elder = HEX_NAMES.index(field.at("elder").word(self.hexes, "hex"))
            if not in_set(tribe.villages, tribe.elder):
                raise field.at("elder").wrong("there is no village of this seat", "tribes-no-village")

    def read_goals(self) -> None:
        tribe = self.tribe
        under = self.field.at("under").distinct(c.GOALS, "goal")
        tribe.open = self.goals("open")
        tribe.fulfilled = self.goals("fulfilled")
        if tribe.open & tribe.fulfilled:
            raise self.field.at("fulfilled").wrong("a goal lies in two places", "tribes-two-places")
        known = tribe.open | tribe.fulfilled
        for goal in under:
            if in_set(known, goal):
                word = c.GOALS[goal]
                raise self.field.at("under").wrong(f"{word} lies in two places", "elsewhere", value=word)
            known |= 1 << goal
            tribe.put_under(goal)
        if known & ~tribe.deck:
            raise self.field.wrong("Pottery is not used with two players", "tribes-pottery")
        tribe.deck &= ~known
        left = self.goals("deck")
        if self.field.has("deck") and left != tribe.deck:
            raise self.field.at("deck").wrong("the deck holds what isn't anywhere else", "tribes-deck")

    def goals(self, name: str) -> int:
        return sum(1 << goal for goal in self.field.at(name).distinct(c.GOALS, "goal"))

    def read_points(self) -> None:
        tribe, field = self.tribe, self.field
        points = self.b.setup.box.goal_points
        tribe.count_points(ROW_GOALS, sum(points[goal] for goal in numbers(int(tribe.fulfilled))))
        if field.has("earned"):
            given = field.at("earned").object([word for word in ROW_WORDS if word != "goals"])
            for word in given.value:
                tribe.count_points(ROW_WORDS.index(word), given.at(word).number(0, MOST_EARNED))
        if field.at("points").number(0, MOST_POINTS, int(tribe.points)) != tribe.points:
            raise field.at("points").contradicted(int(tribe.points))
