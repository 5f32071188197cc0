"""The rules of a game as a book: a beginner's path first, then every rule, in one language.

What a rule says lies in the game's `words/<language>/rules.ftl`, order and marks in its `rules.toml`; every printed
number comes from the box as an argument of the message, so that the book cannot say anything else than what is played.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

from folkmoot.core import Doc, FolkmootError, Game, file_of
from folkmoot.text import Texts, whole

STRUCTURE = "rules.toml"
DIAGRAMS = "diagrams.json"
LESSONS = ("teach", "lessons.toml")
MARKS = ("book", "ru", "pl", "ja", "pub", "derived", "chosen", "own", "ours", "house")
"""Provenance of a rule; `mark-<mark>` and `mark-<mark>-about` are the words."""
UNSETTLED = ("pub", "derived", "chosen")
"""Marks of printed numbers that an owner of the box may know better."""
UNSETTLED_HEADS = {"rules": "rules-rulings", "contradictions": "rules-contradictions"}
"""The lists of unsettled rules, and what is written above each."""
SHORT = 180
"""Characters beside a table that the summary has room for."""
BOOKS = ("ru", "pl", "ja")
"""The rulebooks that differ, where a game has several."""


def structure(game: Game) -> Doc | None:
    """Read `rules.toml`; None for a game without a book."""
    file = file_of(game, STRUCTURE)
    return tomllib.loads(file.read_text("utf-8")) if file is not None else None


def has_book(game: Game) -> bool:
    return file_of(game, STRUCTURE) is not None


def box_table(game: Game) -> Doc:
    """Every printed number with rule, mark and note; empty for a game without a box."""
    data: Any = getattr(game, "data", None)
    table: Doc = data.table() if hasattr(data, "table") else {}
    return table


def mark_of(entry: Doc) -> str:
    """The mark of a printed number; what the box calls inferred, the book calls derived."""
    return "derived" if entry["mark"] == "inf" else str(entry["mark"])


def box_arguments(texts: Texts, game: Game) -> Doc:
    """The box as arguments of messages: `cards-hand-limit`, `bands-glory` (in a row), `bands-glory-2` (one of them)."""
    found: Doc = {}
    for path, entry in box_table(game).items():
        _flatten(texts, game.id, path.replace(".", "-").replace("_", "-"), entry["value"], found)
    return found


def _flatten(texts: Texts, game: str, name: str, value: Any, found: Doc) -> None:
    if not isinstance(value, list):
        found[name] = texts.word(game, value) if isinstance(value, str) else value
        return
    found[name] = show_number(texts, game, value)
    for number, item in enumerate(value, 1):
        _flatten(texts, game, f"{name}-{number}", item, found)


def show_number(texts: Texts, game: str, value: Any) -> str:
    """A value of the box as it stands in a sentence; pairs and triples inside a list are held together."""
    if isinstance(value, list):
        shown = [show_number(texts, game, item) for item in value]
        nested = any(isinstance(item, list) for item in value)
        return texts.listed(f"({one})" for one in shown) if nested else texts.listed(shown)
    return texts.word(game, value) if isinstance(value, str) else whole(value)


def number_label(texts: Texts, game: str, path: str) -> str:
    """Name a number of the box: `<game>-number-<path>`, or one message for all things of a kind; else its path."""
    kind, _, thing = path.rpartition(".")
    for name in (path, kind):
        id = f"{game}-number-{name.replace('.', '-')}"
        if texts.has(id):
            return texts.say(id, thing=texts.word(game, thing))
    return path


def read_diagrams(game: Game) -> list[Doc]:
    """Read `diagrams.json`: positions, the moves that lead on from them, and what a picture shows of them."""
    file = file_of(game, DIAGRAMS)
    found: list[Doc] = json.loads(file.read_text("utf-8")) if file is not None else []
    return found


def still(game: Game, diagram: Doc) -> Doc:
    """The table of a diagram as a seat sees it, with what that seat may do."""
    state = game.from_position(diagram["position"])
    draft: list[str] = []
    for text in diagram.get("play", ()):
        state.apply(state.parse(text))
        draft = [*draft, text] if state.drafting else []
    seat = diagram["seat"]
    mine = seat is not None and state.turn == seat
    legal = [state.describe(code) for code in state.legal_actions()] if mine else []
    return {"seat": seat, "view": state.view(seat).data, "legal": legal, "draft": draft}


def example_turn(game: Game, steps: Sequence[Doc]) -> list[Doc]:
    """The steps of the example turn as diagrams; it begins where the guided first game begins."""
    file = file_of(game, *LESSONS)
    if not steps or file is None:
        return []
    start = tomllib.loads(file.read_text("utf-8"))["lesson"]["start"]
    found, play = [], []
    for step in steps:
        play += step.get("play", ())
        found.append(
            {"seat": 0, "part": "table", "focus": [".still"], "lit": [], **step, "position": start, "play": [*play]}
        )
    return found


def split_table(text: str) -> tuple[str, Doc | None]:
    """Prose, and the table that ends it: lines of cells between bars, the first of them the head."""
    prose, bar, lines = text.partition("|")
    if not bar:
        return text, None
    head, *rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines.splitlines()]
    return prose.strip(), {"head": head, "rows": rows}


def printed_pages(pages: object) -> list[str]:
    """Pages as they are printed, ranges with a dash: 4, 13–15."""
    return str(pages).replace("-", "\N{EN DASH}").split(", ")


class Book:
    """The rules of one game in one language; `doc` is what a page, a terminal and a document are made of."""

    def __init__(self, game: Game, language: str) -> None:
        found = structure(game)
        if found is None:
            raise FolkmootError(f"rules: {game.id} has no rules to read yet", "no-rules", game=game.id)
        self.game = game
        self.texts = Texts(language, game.id)
        self.structure: Doc = found
        self.numbers = box_arguments(self.texts, game)

    def say(self, id: str) -> str:
        return self.texts.say(f"{self.game.id}-{id}", **self.numbers)

    def maybe(self, id: str) -> str | None:
        """A message that only some rules have."""
        return self.say(id) if self.texts.has(f"{self.game.id}-{id}") else None

    def table(self, table: Doc | None, glyphs: Sequence[str]) -> Doc | None:
        """A table with the things that its rows are about, for whoever can draw them."""
        return None if table is None else {**table, "glyphs": [one.split() for one in glyphs]}

    def rule(self, id: str) -> Doc:
        """A rule by its id, or by one that it tells as well."""
        id = self.structure.get("told", {}).get(id, id)
        about = self.structure.get("rules", {}).get(id, {})
        section: Doc = next((one for one in self.structure["sections"] if id in one["rules"]), {})
        aliases = [other for other, told in self.structure.get("told", {}).items() if told == id]
        text, table = split_table(self.say(f"rule-{id}"))
        return {
            "id": id,
            "aliases": aliases,
            "title": self.say(f"rule-{id}-title"),
            "text": text,
            "table": self.table(table, about.get("glyphs", ())),
            "note": self.maybe(f"note-{id}"),
            "applies_to": about.get("when", section.get("when")),
            "players": about.get("players", section.get("players")),
            "marks": list(about.get("marks", ())),
            "pages": self.texts.listed(printed_pages(about["pages"])) if "pages" in about else None,
            "see_also": list(about.get("see", ())),
            "numbers": self.printed([id, *aliases]),
        }

    def short(self, id: str) -> Doc:
        """A rule as the summary has it: where there is a table, only a short text beside it."""
        rule = self.rule(id)
        text = rule["text"] if rule["table"] is None or len(rule["text"]) <= SHORT else ""
        return {"id": rule["id"], "title": rule["title"], "text": text, "table": rule["table"]}

    def printed(self, rules: Sequence[str]) -> list[Doc]:
        """The numbers of the box that belong to some rules, each with its own mark."""
        return [
            {
                "path": path,
                "label": number_label(self.texts, self.game.id, path),
                "value": show_number(self.texts, self.game.id, entry["value"]),
                "mark": mark_of(entry),
            }
            for path, entry in box_table(self.game).items()
            if entry["rule"] in rules
        ]

    def examples(self) -> list[Doc]:
        return [
            {"id": example["id"], "rules": list(example["rules"]), "text": self.say(f"example-{example['id']}")}
            for example in self.structure.get("examples", ())
        ]

    def section(self, section: Doc) -> Doc:
        lead, table = split_table(self.maybe(f"section-{section['id']}-lead") or "")
        return {
            "id": section["id"],
            "title": self.say(f"section-{section['id']}"),
            "intro": lead or None,
            "table": self.table(table, section.get("glyphs", ())),
            "rules": [self.rule(id) for id in section["rules"]],
        }

    def diagram(self, diagram: Doc, kind: str = "diagram") -> Doc:
        """A prepared position as a view; `focus`, `lit` and `labels` name places of the table."""
        return {
            "id": diagram["id"],
            "rules": diagram["rules"],
            "caption": self.say(f"{kind}-{diagram['id']}"),
            "part": diagram["part"],
            "focus": diagram["focus"],
            "lit": diagram["lit"],
            "labels": [{"at": at, "text": self.say(f"label-{id}")} for id, at in diagram.get("labels", {}).items()],
            **still(self.game, diagram),
        }

    def diagrams(self) -> list[Doc]:
        return [self.diagram(diagram) for diagram in read_diagrams(self.game)]

    def turn(self) -> list[Doc]:
        """A turn step by step."""
        return [self.diagram(step, "turn") for step in example_turn(self.game, self.structure.get("turn", ()))]

    def variants(self) -> list[Doc]:
        """List the variants and ways to play that some rules are restricted to."""
        every = [*self.structure["sections"], *self.structure["rules"].values()]
        tags = dict.fromkeys(one["when"] for one in every if "when" in one)
        return [{"id": tag, "name": self.say(f"when-{tag}")} for tag in tags]

    def differences(self) -> list[Doc]:
        """List the differences between the rulebooks of a game, with what is played here."""
        rows: Any = getattr(self.game, "differences", ())
        return [
            {
                "id": row.id,
                "rule": row.rule,
                "subject": self.say(f"difference-{row.id}"),
                "says": {book: self.say(f"difference-{row.id}-{book}") for book in BOOKS},
                "played": self.say(f"difference-{row.id}-played"),
                "options": [self.say(f"option-{name.replace('_', '-')}") for name in row.options],
            }
            for row in rows
        ]

    def unsettled(self) -> Doc:
        """List the numbers and rules that no rulebook has, with the reason: public knowledge or our ruling."""
        found: Doc = {"numbers": [], "rules": []}
        for path, entry in box_table(self.game).items():
            if mark_of(entry) in UNSETTLED:
                told = self.structure.get("told", {}).get(entry["rule"], entry["rule"])
                shown = self.printed([entry["rule"]])
                number = next(one for one in shown if one["path"] == path)
                found["numbers"].append({**number, "rule": told, "reason": self.reason(told, [number["mark"]])})
        for section in self.structure["sections"]:
            for id in section["rules"]:
                marks = [mark for mark in self.structure["rules"][id]["marks"] if mark in ("pub", "chosen")]
                if marks:
                    title = self.say(f"rule-{id}-title")
                    found["rules"].append({"id": id, "title": title, "marks": marks, "reason": self.reason(id, marks)})
        return {**found, "contradictions": self.contradictions()}

    def contradictions(self) -> list[Doc]:
        """List the contradictions inside a rulebook, with what is played: an entry of `rules.toml` for each point."""
        return [
            {
                "id": one["rule"],
                "title": self.say(f"rule-{one['rule']}-title"),
                "marks": list(one["lines"]) if hasattr(self.game, "differences") else ["book"],
                "reason": self.say(f"contradiction-{one['id']}"),
            }
            for one in self.structure.get("contradictions", ())
        ]

    def reason(self, rule: str, marks: Sequence[str]) -> str:
        """Why something is as it is: the note of its rule, or what its marks mean."""
        note = self.maybe(f"note-{rule}")
        return note or " ".join(self.texts.say(f"mark-{mark}-about") for mark in marks)

    def marks(self) -> Doc:
        """The marks that occur, in words."""
        used = {mark for rule in self.structure["rules"].values() for mark in rule["marks"]}
        used |= {mark_of(entry) for entry in box_table(self.game).values()}
        books = len(BOOKS) if hasattr(self.game, "differences") else 1
        return {
            mark: {"name": self.texts.say(f"mark-{mark}"), "about": self.texts.say(f"mark-{mark}-about", books=books)}
            for mark in MARKS
            if mark in used
        }

    def doc(self) -> Doc:
        game = self.game
        return {
            "game": game.id,
            "language": self.texts.language,
            "rules": game.rules,
            "box": game.box,
            "name": self.texts.say(f"{game.id}-name"),
            "intro": self.say("rules-lead"),
            "overview": [
                {"title": self.say(f"five-{number}-title"), "text": self.say(f"five-{number}")}
                for number in range(1, self.structure["five"] + 1)
            ],
            "ours": self.maybe("rules-ours"),
            "turn": self.turn(),
            "sections": [self.section(section) for section in self.structure["sections"]],
            "variants": self.variants(),
            "players": self.structure.get("players", []),
            "summary": [self.short(id) for id in self.structure.get("summary", ())],
            "told": dict(self.structure.get("told", {})),
            "examples": self.examples(),
            "diagrams": self.diagrams(),
            "differences": self.differences(),
            "unsettled": self.unsettled(),
            "marks": self.marks(),
            "topics": dict(self.structure.get("topics", {})),
        }


@cache
def book(game: Game, language: str) -> Doc:
    """The book of a game in a language, made once; nobody may change it."""
    return Book(game, language).doc()


def rules_of(doc: Doc) -> dict[str, Doc]:
    """Every rule of a book by its id, in reading order."""
    return {rule["id"]: rule for section in doc["sections"] for rule in section["rules"]}


def told_in(doc: Doc, id: str) -> str:
    """The rule in which an id is told: itself, or the one that says it too."""
    told: str = doc["told"].get(id, id)
    return told


def cells(table: Doc | None) -> list[str]:
    """Every cell of a table, with its head."""
    return [] if table is None else [cell for row in [table["head"], *table["rows"]] for cell in row]
