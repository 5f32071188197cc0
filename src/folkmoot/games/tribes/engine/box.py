# mypyc: hot
"""The printed numbers of the box, read once from `box.toml` (or from a file that corrects it)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.box import BoxFile
from folkmoot.core.printed import PrintedBox
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.layout import Layout, read_layout

THREE: Final = range(3, 4)


@final
class Box(PrintedBox):
    """Plain numbers for the rules."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        file = BoxFile(text, name)
        self.points_to_win: i64 = file.entry("game.points_to_win").number(1, 60)
        self.rounds: i64 = file.entry("game.rounds").number(1, 200)
        self.members: i64 = file.entry("game.members").number(4, 40)
        self.villages: i64 = file.entry("game.villages").number(1, 15)
        self.extra_terrain: i64 = file.entry("game.extra_terrain").number(0, 1)
        self.layouts: list[Layout] = [
            read_layout(file.entry(f"field.{word}"), (index + c.LEAST_SEATS + int(self.extra_terrain)) * c.NUM_TERRAINS)
            for index, word in enumerate(("two", "three", "four"))
        ]
        self.read_start(file)
        self.read_strengths(file)
        self.read_goals(file)
        self.read_powers(file)
        self.read_events(file)
        self.read_tokens(file)
        self.read_all(file)

    def read_start(self, file: BoxFile) -> None:
        self.faces = file.entry("dice.faces").numbers(THREE, 1, 20)
        row = file.entry("dice.row")
        faces = row.value
        if type(faces) is not list or len(faces) != c.DICE_IN_ROW or any(face not in c.FACES for face in faces):
            choices = ", ".join(c.FACES)
            what = f"{row.value!r} is not a list of three faces ({choices})"
            raise row.wrong(what, "tribes-faces", value=repr(row.value), choices=choices)
        self.row = [c.FACES.index(face) for face in row.value]
        self.village_costs = [_cost(file, f"villages.{tribe}") for tribe in c.TRIBES]
        groups = file.entry("start.members")
        if type(groups.value) is not list or len(groups.value) != c.MOST_SEATS:
            raise groups.wrong("not a list for each of four places", "tribes-groups")
        for group in groups.value:
            if type(group) is not list or not 1 <= len(group) <= 2 or any(type(n) is not int for n in group):
                what = f"{group!r} is not a list of one or two numbers of members"
                raise groups.wrong(what, "tribes-group", value=repr(group))
            if min(group) < 1 or sum(group) > self.members:
                what = f"{group!r} cannot be placed: each 1 or more, together {self.members} at most"
                raise groups.wrong(what, "tribes-group-size", value=repr(group), most=int(self.members))
        self.start_members: list[list[int]] = groups.value
        self.start_resources = file.entry("start.resources").numbers(range(4, 5), 0, 9)
        self.returning: i64 = file.entry("start.returning").number(1, 4)

    def read_strengths(self, file: BoxFile) -> None:
        self.grow = file.entry("strength.grow").numbers(THREE, 0, 9)
        self.move = file.entry("strength.move").numbers(THREE, 0, 9)
        self.gather_hexes = file.entry("strength.gather_hexes").numbers(THREE, 0, c.NUM_HEXES)
        self.gather_amount = file.entry("strength.gather_amount").numbers(THREE, 0, 9)
        self.learn = file.entry("strength.learn").numbers(THREE, 0, 15)
        self.limit_hex: i64 = file.entry("limit.hex").number(1, 20)
        self.limit_drought: i64 = file.entry("limit.drought").number(1, 20)
        self.limit_glacier: i64 = file.entry("limit.glacier").number(1, 20)

    def read_goals(self, file: BoxFile) -> None:
        self.goal_costs = [_cost(file, f"goals.cost.{goal}") for goal in c.GOALS[: c.NUM_DEVELOPMENTS]]
        self.goal_points = [file.entry(f"goals.points.{goal}").number(0, 15) for goal in c.GOALS]
        self.need_whole_tribe: i64 = file.entry("goals.need.whole_tribe").number(1, int(self.members))
        self.need_lords: i64 = file.entry("goals.need.lords").number(1, 5)
        self.need_nomads: i64 = file.entry("goals.need.nomads").number(1, c.NUM_HEXES)
        self.need_borderland: i64 = file.entry("goals.need.borderland").number(1, c.NUM_HEXES)
        self.stable_steps: i64 = file.entry("developments.stable_steps").number(1, 3)
        self.pottery_takes: i64 = file.entry("developments.pottery_takes").number(1, 5)
        self.basketry: i64 = file.entry("developments.basketry").number(0, 5)
        self.oxen: i64 = file.entry("developments.oxen").number(0, 5)
        self.hearth: i64 = file.entry("developments.hearth").number(0, 5)
        self.cave_paintings: i64 = file.entry("developments.cave_paintings").number(0, 5)
        self.stone_tools: i64 = file.entry("developments.stone_tools").number(0, 5)

    def read_powers(self, file: BoxFile) -> None:
        self.traders_give: i64 = file.entry("powers.traders_give").number(2, 5)
        self.crafty_builders: i64 = file.entry("powers.crafty_builders").number(0, 5)
        self.crafty_later: i64 = file.entry("powers.crafty_later").number(0, 5)
        self.wayfarers_food: i64 = file.entry("powers.wayfarers_food").number(0, 9)
        self.crafty_abandoned: i64 = file.entry("powers.crafty_abandoned").number(0, 5)
        self.farmers: i64 = file.entry("powers.farmers").number(0, 1)
        self.kinship: i64 = file.entry("powers.kinship").number(0, 3)
        self.ambush: i64 = file.entry("powers.ambush").number(0, c.MOST_AMBUSH)
        self.shared_gifts: i64 = file.entry("powers.shared_gifts").number(0, 5)
        self.agriculture: i64 = file.entry("powers.agriculture").number(0, 5)
        self.common_purpose: i64 = file.entry("powers.common_purpose").number(0, 5)
        self.common_purpose_members: i64 = file.entry("powers.common_purpose_members").number(1, 20)
        self.light_in_the_dark: i64 = file.entry("powers.light_in_the_dark").number(0, 5)
        self.random_lands: i64 = file.entry("lands.random_most").number(0, c.MOST_RANDOM_LANDS)
        self.great: i64 = file.entry("lands.great").number(0, 5)
        self.needed_members: i64 = file.entry("lands.needed_members").number(1, 20)
        self.glacier_yield: i64 = file.entry("lands.glacier_yield").number(0, 5)
        self.glacier_stones: i64 = file.entry("lands.glacier_stones").number(1, 15)
        self.elder_points: i64 = file.entry("lands.elder_points").number(0, 5)

    def read_events(self, file: BoxFile) -> None:
        self.abandoned_cost = _cost(file, "events.abandoned_cost")
        self.prices = [_price(file, f"events.{word}_price", index) for index, word in enumerate(c.TOKENS)]
        self.altar_equal: i64 = file.entry("events.altar_equal").number(1, 15)
        self.altar_points: i64 = file.entry("events.altar_points").number(1, 5)
        self.chief_many: i64 = file.entry("events.chief_many").number(1, 41)
        self.chief_points = file.entry("events.chief_points").numbers(range(2, 3), 0, 10)
        self.discovery = file.entry("events.discovery").numbers(THREE, 0, 15)
        self.plenty: i64 = file.entry("events.plenty").number(1, 30)
        self.plenty_each: i64 = file.entry("events.plenty_each").number(1, 9)
        self.shared_knowledge: i64 = file.entry("events.shared_knowledge").number(1, 15)
        self.mild_winter: i64 = file.entry("events.mild_winter_members").number(0, 5)
        self.eruption = file.entry("events.volcano_losses").numbers(THREE, 0, 5)
        self.eruption_stone: i64 = file.entry("events.volcano_stone").number(0, 5)

    def read_tokens(self, file: BoxFile) -> None:
        self.invaders: i64 = file.entry("events.invaders").number(1, 15)
        self.invaders_most: i64 = file.entry("events.invaders_most").number(int(self.invaders), 15)
        self.invaders_points: i64 = file.entry("events.invaders_points").number(0, 10)
        self.mammoth_members: i64 = file.entry("events.mammoth_members").number(1, 20)
        self.mammoth_food: i64 = file.entry("events.mammoth_food").number(0, 9)
        self.mammoth_hunt: i64 = file.entry("events.mammoth_hunt_points").number(0, 10)
        self.mammoth_price: i64 = file.entry("events.mammoth_tame_price").number(0, 9)
        self.mammoth_tame: i64 = file.entry("events.mammoth_tame_points").number(0, 10)
        self.tiger_points: i64 = file.entry("events.tiger_points").number(0, 10)


def _cost(file: BoxFile, path: str) -> list[int]:
    """Food, wood, stone; at least one in all."""
    entry = file.entry(path)
    cost = entry.numbers(THREE, 0, 9)
    if sum(cost) == 0:
        raise entry.wrong("it costs nothing", "tribes-free")
    return cost


def _price(file: BoxFile, path: str, kind: int) -> int:
    """The price of a card for sale: only of its own resource, since it falls one by one."""
    entry = file.entry(path)
    price = entry.numbers(THREE, 0, 9)
    if price[kind] == 0 or sum(price) != price[kind]:
        word = c.RESOURCES[kind]
        what = f"{price!r} is not a price in one resource, the {word}"
        raise entry.wrong(what, "tribes-price", value=repr(price), resource=word)
    return price[kind]


PACKAGED: Final = Box(files("folkmoot.games.tribes").joinpath("box.toml").read_text("utf-8"), "box.toml")
