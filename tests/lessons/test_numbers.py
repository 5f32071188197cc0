"""The numbers that the coach names are those of the prepared deal and of the box, in every language.

Each fact is computed from the position in which a text is told, or from the printed numbers; a lesson whose deal is
changed, or a box whose number is, fails here until its sentences are changed as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.lessons import judge, lessons, puzzles
from folkmoot.lessons.book import SEAT, value_at
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.rules import box_table
from tests.lessons.learner import Learner, follow

WORDS: dict[str, dict[int, str]] = {
    "en": {
        2: r"\btwo\b|\bsecond\b|\bboth\b|\btwice\b",
        3: r"\bthree\b|\bthird\b",
        4: r"\bfour\b|\bfourth\b",
        5: r"\bfive\b",
        6: r"\bsix\b",
        11: r"\beleven\b",
        12: r"\btwelve\b",
        16: r"\bsixteen\b|\bsixteenth\b",
    },
    "ru": {
        2: r"\bдв(а|е|ух|ум|умя|ое|оих|оим)\b|\bвтор|\bоб[ае]\b|\bдвумя\b|\bдважды\b",
        3: r"\bтр(и|ёх|ех|емя|ём|ое)\b|\bтрет",
        4: r"\bчетыр|\bчетв[её]р",
        5: r"\bпят",
        6: r"\bшест",
        11: r"\bодиннадцат",
        12: r"\bдвенадцат",
        16: r"\bшестнадцат",
    },
    "pl": {
        2: r"\bdw(a|ie|óch|om|oma|aj|aj|u|oje|oma|iema)\b|\bdrug|\bob(a|ie|u|ydwie)\b|\bdwukrotnie\b|\bdwa razy\b",
        3: r"\btrz(y|ech|ej|ema)\b|\btrzeci|\btroje\b",
        4: r"\bczter|\bczwar",
        5: r"\bpię",
        6: r"\bsześ|\bszóst|\bszóst",
        11: r"\bjedenaś",
        12: r"\bdwanaś|\bdwunast",
        16: r"\bszesna",
    },
    "ja": {2: "二|両", 3: "三", 4: "四", 5: "五", 6: "六", 11: "十一", 12: "十二", 16: "十六"},
}
"""Numbers in words, as a pattern, by language."""


@dataclass(frozen=True)
class Table:
    """Context of a text: the learner's view, and the printed numbers."""

    game: str
    data: Doc
    got: int = 0

    def at(self, path: str) -> Any:
        found = value_at(self.data, path)
        assert found is not None, path
        return found

    def box(self, path: str) -> Any:
        return box_table(games.get(self.game))[path]["value"]

    def hand(self, word: str) -> int:
        """Cards in the learner's hand of a tribe or a colour."""
        return sum(word in card.split(".") for card in self.at("seats.0.hand"))

    def up(self) -> int:
        return sum(card is not None for card in self.at("seats.0.cards"))


Facts = Callable[[Table], list[int]]
ETHNOS: dict[str, Facts] = {
    "map": lambda t: [
        max(kingdom["tokens"][0] for kingdom in t.at("kingdoms").values()),
        t.at("kingdoms.duris.tokens.0"),
    ],
    "take": lambda t: [t.hand("dwarf")],
    "band": lambda t: [t.hand("dwarf")],
    "leader": lambda t: [t.hand("dwarf") - 1],
    "place": lambda t: [len(t.at("seats.0.bands.0.cards")), t.at("kingdoms.duris.markers.0")],
    "saw-giant": lambda t: [t.box("giant.taking")],
    "dragon": lambda t: [t.box("cards.dragons")],
    "colour": lambda t: [t.hand("blue")],
    "anywhere": lambda t: [len(t.at("seats.0.bands.1.cards"))],
    "last": lambda t: [t.at("dragons")],
    "worth": lambda t: [*range(1, 7), *t.box("bands.glory")],
    "now-you": lambda t: [t.box("players.ages_few")],
    "1-solved": lambda t: [
        len(t.at("seats.0.bands.0.cards")),
        len(t.at("seats.0.bands.0.cards")) + t.box("bands.dwarf_extra"),
        t.box("bands.glory")[len(t.at("seats.0.bands.0.cards")) + t.box("bands.dwarf_extra") - 1],
    ],
    "1-wrong-dwarves": lambda t: [t.hand("dwarf"), t.hand("dwarf") + t.box("bands.dwarf_extra")],
    "2-task": lambda t: [t.at("kingdoms.duris.markers.1"), t.at("kingdoms.duris.markers.0")],
    "2-solved": lambda t: [t.at("kingdoms.duris.markers.0") - 1, t.at("kingdoms.duris.markers.0")],
    "2-wrong-take": lambda t: [t.at("kingdoms.duris.markers.1") + 1 - t.at("kingdoms.duris.markers.0")],
    "3-solved": lambda t: [len(t.at("seats.0.bands.0.cards")), *range(t.at("seats.1.trolls.0") + 1, 5)],
}
TRIBES: dict[str, Facts] = {
    "want": lambda t: [t.box("game.points_to_win"), t.at("seats.0.points")],
    "strong": lambda t: [t.box("strength.grow")[2], t.box("strength.grow")[1]],
    "grow": lambda t: [t.box("strength.grow")[2]],
    "gather": lambda t: [
        *t.box("villages.kaha")[:2],
        t.box("villages.kaha")[0] - t.at("seats.0.resources.food"),
        t.box("villages.kaha")[1] - t.at("seats.0.resources.wood"),
        t.box("strength.gather_hexes")[1],
        t.box("strength.gather_amount")[1],
    ],
    "build": lambda t: [t.at("seats.0.members.e")],
    "learn": lambda t: [t.box("strength.learn")[1]],
    "goals": lambda t: [t.box("goals.need.borderland"), t.at("seats.1.members.h"), t.box("strength.move")[2]],
    "attack": lambda t: [
        t.box("limit.hex"),
        t.box("strength.move")[2],
        t.at("seats.1.members.h"),
        t.box("strength.move")[2] + t.at("seats.1.members.h"),
    ],
    "fought": lambda t: [t.box("limit.hex")],
    "last": lambda t: [t.at("seats.0.points"), t.box("goals.points.borderland")],
    "spread": lambda t: [t.at("seats.0.members.d")],
    "any": lambda t: [t.box("strength.gather_hexes")[1]],
    "claim": lambda t: [
        t.box("goals.need.borderland"),
        t.box("goals.points.borderland"),
        t.at("seats.0.points") + t.box("goals.points.borderland"),
    ],
    "off-move": lambda t: [t.box("limit.hex")],
    "1-task": lambda t: [t.at("seats.0.points")],
    "1-solved": lambda t: [t.at("seats.0.points"), t.box("game.points_to_win")],
    "1-wrong": lambda t: [t.box("game.points_to_win")],
    "1-wrong-oxen": lambda t: [t.at("seats.0.points") + t.box("goals.points.oxen")],
    "1-wrong-cave": lambda t: [t.at("seats.0.points") + t.box("goals.points.cave_paintings")],
    "2-title": lambda t: [t.box("limit.hex") + 1],
    "2-task": lambda t: [t.at("seats.0.points"), t.box("goals.points.raid")],
    "2-hint": lambda t: [t.box("limit.hex"), t.at("seats.1.members.f")],
    "2-solved": lambda t: [t.box("strength.move")[2], t.box("limit.hex") + 1, t.at("seats.0.members.f")],
    "3-task": lambda t: [t.at("seats.0.points"), t.box("goals.points.forest_lords"), t.box("goals.need.lords")],
    "3-solved": lambda t: [t.box("goals.need.lords"), t.at("seats.0.members.h"), t.at("seats.0.members.e")],
}
AETHERYA: dict[str, Facts] = {
    "want": lambda t: [len(t.at("seats.0.cards"))],
    "turn": lambda t: [t.up()],
    "take": lambda t: [t.box("harmony.elf")[1]],
    "forests": lambda t: [1 + sum(t.at(f"seats.0.cards.{place}") == "forest" for place in (1, 5))],
    "claim": lambda t: [t.box("legends.three-forests")],
    "goblin": lambda t: [t.box("conflicts.cost")],
    "dragon": lambda t: [t.box("dragons.worth")[0], t.box("dragons.tamers")],
    "tame": lambda t: [t.box("dragons.tamers")],
    "last": lambda t: [len(t.at("seats.0.cards"))],
    "rows": lambda t: [
        *(value for race in ("human", "elf", "dwarf", "goblin") for value in t.box(f"harmony.{race}") if value > 0)
    ],
    "now-you": lambda t: [4, len(t.at("seats.0.cards")) - 4],
    "2-task": lambda t: [sum(card == "dragon" for card in t.at("seats.0.cards"))],
    "2-solved": lambda t: [t.box("dragons.worth")[1]],
}
FACTS = {
    f"learn-{game}-{name}": facts
    for game, told in (("ethnos", ETHNOS), ("tribes", TRIBES), ("aetherya", AETHERYA))
    for name, facts in told.items()
}


@cache
def tables() -> dict[str, Table]:
    """Every text with the position in which a learner who follows the coach reads it."""
    found: dict[str, Table] = {}
    for lesson in lessons().values():
        learner = Learner(lesson)

        def choose(state: Any, advice: Any, number: int, learner: Learner = learner, game: str = lesson.game) -> str:
            for page in advice.pages:
                found.setdefault(page.text, Table(game, state.view(SEAT).data))
            return follow(state, advice, number)

        learner.play(choose)
        for text in (*learner.seen, *lesson.texts()):
            found.setdefault(text, Table(lesson.game, learner.state.view(SEAT).data))
    for puzzle in puzzles().values():
        game = games.get(puzzle.game)
        start, solved = game.from_position(puzzle.start), game.from_position(puzzle.start)
        for step in puzzle.solution:
            solved.apply(solved.parse(step))
        assert judge(puzzle, game, [puzzle.solution]).state == "solved"
        for text in puzzle.texts():
            state = solved if text.endswith("-solved") else start
            found[text] = Table(puzzle.game, state.view(SEAT).data)
    return found


def said(language: str, text: str) -> str:
    """A text without its names, so that no digit comes from elsewhere."""
    return texts(language).say(text, other="X", what="X", got="X", need="X", where="page")


def numbers(language: str, words: str) -> set[int]:
    found = {int(digits) for digits in re.findall(r"\d+", words)}
    return found | {number for number, pattern in WORDS[language].items() if re.search(pattern, words.lower())}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", list(FACTS))
def test_the_numbers_of_a_text_are_those_of_the_table(text: str, language: str) -> None:
    expected = {number for number in FACTS[text](tables()[text]) if number > 1 or str(number) in said("en", text)}
    words = said(language, text)
    assert expected <= numbers(language, words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_digit_that_the_coach_names_is_a_fact(language: str) -> None:
    """A number that is written as one stands on the table or in the box."""
    left = {}
    for text, table in tables().items():
        digits = {int(found) for found in re.findall(r"\d+", said(language, text))}
        known = set(FACTS[text](table)) if text in FACTS else set()
        if digits - known - SMALL:
            left[text] = digits - known
    assert left == {}


SMALL = {1, 2, 3, 4}
"""Written as digits where a language counts so; those that matter are among the facts."""


def test_a_changed_deal_is_found() -> None:
    table = tables()["learn-tribes-want"]
    seats = [{**table.data["seats"][0], "points": 12}, *table.data["seats"][1:]]
    changed = Table("tribes", {**table.data, "seats": seats})
    assert not set(TRIBES["want"](changed)) <= numbers("en", said("en", "learn-tribes-want"))
