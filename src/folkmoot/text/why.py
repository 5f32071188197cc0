"""Why? Answers about a position in one or two sentences, with the rules behind them.

Made from what the engine itself says (refusals, descriptions, rows, the open question) and from the rules, and only
from what the asking seat can see: a view, and a state drawn from it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from folkmoot.core import CHANCE, BadNotation, Doc, FolkmootError, Game, Refusal, Row, View
from folkmoot.text import Texts, with_names
from folkmoot.text.actions import say_action
from folkmoot.text.rules import Book, box_table, has_book

SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=。)")
LINES = ("ability", "about", "power", "tell")
"""`<game>-ability-elf`, `<game>-about-bow`, `<game>-power-thief`, `<game>-tell-invasion`: what it does, in one line."""


class Why:
    """The questions that can be asked of one view."""

    def __init__(self, game: Game, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.view = view
        self.data = view.data
        self.texts = texts
        self.names = list(names)
        self.book = book_of(game, texts.language) if has_book(game) else None

    def answer(self, words: Iterable[str], rules: Iterable[str]) -> Doc:
        """Sentences in a row, and each rule once."""
        told = [word.strip() for word in words if word]
        return {"answer": self.texts.gap.join(told), "rules": [rule for rule in dict.fromkeys(rules) if rule]}

    def stopped(self, words: str) -> str:
        """A line as a sentence."""
        return words if words.endswith((".", "。")) else words + ("。" if self.texts.language == "ja" else ".")

    # What is asked now.

    def turn(self) -> Doc:
        """Whose decision it is, and which."""
        if self.data["turn"] == CHANCE:
            return self.answer([self.texts.say("why-not-dealt")], [])
        prompt = self.data["prompt"]
        return self.answer([self.asked()], [prompt["rule"]])

    def asked(self) -> str:
        prompt = self.data["prompt"]
        known = self.texts.has(f"{self.game.id}-ask-{prompt['ask']}")
        return self.texts.ask(self.game.id, prompt, self.names) if known else str(prompt["ask"])

    # Actions.

    def action(self, text: str) -> Doc:
        """Why an action is not legal, or what it would do."""
        try:
            refusal = self.view.refusal(text)
        except BadNotation:
            return self.answer([self.texts.say("refusal-no_action")], [])
        if refusal is not None:
            return self.refused(refusal)
        state = self.view.sample(0)
        described = state.describe(state.parse(text))
        named = say_action(self.texts, self.game.id, described, self.data, self.names)
        would = self.texts.say("why-legal", action=named)
        return self.answer([would, *self.effects(described["effects"])], described["rules"])

    def refused(self, refusal: Refusal) -> Doc:
        """A reason of the rules; where it is only the wrong moment, what is asked instead."""
        reason = self.texts.refusal(self.game.id, refusal)
        if refusal.rule:
            return self.answer([reason], [refusal.rule])
        return self.answer([reason, self.asked()], [self.data["prompt"]["rule"]])

    def effects(self, effects: Sequence[Doc]) -> list[str]:
        """What would come of it: the same sentences as in the log, or those for previews."""
        found = []
        for effect in effects:
            id = f"why-{self.game.id}-{effect['kind']}"
            ability = f"{self.game.id}-would-{effect.get('tribe')}"
            if self.texts.has(id):
                found.append(self.texts.say(id, **self.texts.arguments(self.game.id, with_names(effect, self.names))))
            elif effect["kind"] == "ability" and self.texts.has(ability):
                found.append(self.stopped(capital(self.texts.say(ability, x=effect["x"]))))
            elif "seat" in effect:
                found.append(self.texts.event(self.game.id, effect, self.names) or "")
        return found

    # Points.

    def points(self, seat: int, row: str = "") -> Doc:
        """Where the points of a seat come from: the rows in one sentence, and one row part by part.

        Every row part by part is under `details`, for those who want all of it.
        """
        if not 0 <= seat < self.data["players"]:
            raise FolkmootError(f"seat: {seat} is no seat (0 to {self.data['players'] - 1})")
        rows = self.view.sample(0).rows()
        if row and row not in [one.id for one in rows]:
            raise FolkmootError(f"row: {row!r} is no row (one of: {', '.join(one.id for one in rows)})")
        say, game = self.texts.say, self.game.id
        told = [one for one in rows if one.points[seat] and row in ("", one.id)]
        told.sort(key=lambda one: -one.points[seat])
        heads = {one.id: say(f"{game}-row-{one.id}") for one in told}
        lines = [
            say("why-row", row=heads[one.id], points=one.points[seat], parts=self.reasons(one, seat)) for one in told
        ]
        rules = [part.rule for one in told for part in one.parts if part.seat == seat and part.points]
        if row and lines:
            return self.answer(lines, rules)
        total = sum(one.points[seat] for one in rows)
        short = [f"{heads[one.id]} {one.points[seat]:+d}" for one in told]
        id = "why-points-from" if short else "why-points"
        first = say(id, who=self.names[seat], points=total, **({"rows": self.texts.listed(short)} if short else {}))
        return {**self.answer([first], rules), "details": lines}

    def reasons(self, row: Row, seat: int) -> str:
        """The parts of a row in words, equal ones counted."""
        parts = [part for part in row.parts if part.seat == seat and part.points]
        counted = Counter((self.texts.part(self.game.id, row, part), part.points) for part in parts)
        return "; ".join(
            f"{self.texts.times(reason, number)} {points:+d}" for (reason, points), number in counted.items()
        )

    # Things.

    def thing(self, word: str) -> Doc:
        """What a card, tribe, goal, legend, land or token does."""
        if self.book is None:
            raise FolkmootError(f"thing: {self.game.id} has no rules to read yet")
        topics = self.book.structure.get("topics", {})
        name = word if word in topics else word.partition(".")[0]
        if name not in topics:
            raise FolkmootError(f"thing: {word!r} is nothing that can be asked about ({', '.join(topics)})")
        rule = topics[name]
        worth = self.worth(name)
        words = [self.line(name) or ("" if worth else self.first_sentence(rule)), worth, self.here(name)]
        title = self.texts.word(self.game.id, name) if self.named(name) else self.book.rule(rule)["title"]
        return self.answer([self.texts.say("why-thing", thing=capital(title)), *words], [rule])

    def named(self, word: str) -> bool:
        return self.texts.has(f"{self.game.id}-word-{word}")

    def line(self, word: str) -> str:
        """What it does in one line, with the numbers of the box."""
        for kind in LINES:
            id = f"{self.game.id}-{kind}-{word}"
            if self.texts.has(id):
                need = next((value for key, value in self.printed(word) if key == "goals.need"), 0)
                told = self.texts.say(id, number=need)
                return self.stopped(told)
        return ""

    def printed(self, word: str) -> list[tuple[str, int]]:
        """Single numbers that the box has for a thing, by the table they stand in."""
        lords = "lords" if word.endswith("_lords") else word
        return [
            (path.rpartition(".")[0], entry["value"])
            for path, entry in box_table(self.game).items()
            if path.rpartition(".")[2] in (word, lords) and type(entry["value"]) is int
        ]

    def worth(self, word: str) -> str:
        for table, value in self.printed(word):
            if table in ("goals.points", "legends"):
                return self.texts.say("why-worth", points=value)
        return ""

    def here(self, word: str) -> str:
        """How it stands in this position: a kingdom's tokens and markers, the task of a fate."""
        if word == self.data.get("task", {}).get("fate"):
            return self.task()
        land = self.data.get("kingdoms", {}).get(word)
        if land is None:
            return ""
        markers = [f"{self.names[seat]} {count}" for seat, count in enumerate(land["markers"]) if count]
        args = self.texts.arguments(self.game.id, {"kingdom": word, "tokens": land["tokens"], "markers": markers})
        return self.stopped(self.texts.say("ethnos-board-kingdom", **args))

    def first_sentence(self, rule: str) -> str:
        assert self.book is not None
        return SENTENCE.split(str(self.book.rule(rule)["text"]).strip())[0]

    # The end.

    def end(self) -> Doc:
        """When the age and the game end, and how far away that is."""
        if self.game.id not in ENDS:
            raise FolkmootError(f"end: nothing is known about the end of {self.game.id}")
        id, rules, args = ENDS[self.game.id](self)
        if self.data["turn"] == CHANCE:
            return self.answer([self.texts.say("why-not-dealt")], rules)
        return self.answer([self.texts.say(id, **args), self.task()], rules)

    def task(self) -> str:
        """What a fate asks for in this age and how much of it is there; nothing without one."""
        task = self.data.get("task")
        if task is None:
            return ""
        done = "yes" if task["have"] >= task["need"] else "no"
        named = self.texts.say(f"aetherya-task-{task['fate']}")
        return self.texts.say("why-aetherya-task", task=named, have=task["have"], need=task["need"], done=done)

    def number(self, path: str) -> int:
        """A printed number."""
        value = box_table(self.game)[path]["value"]
        assert type(value) is int
        return value


@cache
def book_of(game: Game, language: str) -> Book:
    """The book, read once."""
    return Book(game, language)


End = tuple[str, list[str], Doc]


def _ethnos_end(why: Why) -> End:
    data = why.data
    args = {
        "dragons": data["dragons"],
        "of": why.number("cards.dragons"),
        "upper": data["deck"]["upper"],
        "lower": data["deck"]["lower"],
        "age": data["age"],
        "ages": data["ages"],
    }
    return "why-end-ethnos", ["E16", "E49", "E44"], args


def _tribes_end(why: Why) -> End:
    points = [seat["points"] for seat in why.data["seats"]]
    best = max(points)
    who = why.texts.listed(why.names[seat] for seat, number in enumerate(points) if number == best)
    args = {"of": why.number("game.points_to_win"), "points": best, "who": who, "rounds": why.number("game.rounds")}
    return "why-end-tribes", ["T1", "T133", "T159"], args


def _aetherya_end(why: Why) -> End:
    data = why.data
    mode = data["options"]["mode"]
    up = [sum(card is not None for card in seat["cards"]) for seat in data["seats"]]
    best = max(up, default=0)
    who = why.texts.listed(why.names[seat] for seat, number in enumerate(up) if number == best)
    rules = {"versus": ["A14", "A15"], "solo": ["A38", "A39"], "coop": ["A44"]}[mode]
    rules += ["A50"] if "task" in data else []
    return "why-end-aetherya", rules, {"mode": mode, "up": best, "who": who, "deck": data["deck"]}


ENDS = {"ethnos": _ethnos_end, "tribes": _tribes_end, "aetherya": _aetherya_end}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
