"""What can be wrong with a book of rules, found by reading its files; `test_rules.py` asks for none of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from folkmoot.core import Doc
from folkmoot.text.rules import BOOKS, MARKS

REFERENCE = re.compile(r"(?<![A-Za-z0-9])[ETA]\d+(?![A-Za-z0-9])")
FREE = re.compile(r"-(example|turn|label|difference|contradiction|note)-")
"""Messages in which figures may stand: worked examples, pictures, and what printed books say."""
KEYS = ("marks", "pages", "see", "when", "players", "glyphs")
"""What may be said about a rule."""
NUMBERS = [
    *("zero none nothing", "a an any each single one once first i", "two both twice second ii", "three third iii"),
    *("four fourth", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen"),
    *("fifteen", "sixteen sixteenth"),
]
SPELLED = {word: str(number) for number, words in enumerate(NUMBERS) for word in words.split()} | {"forty": "40"}
"""Numbers as words of the English books."""


class Reader(Visitor):
    """The arguments of a message, and the figures that somebody typed into it."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.figures: list[str] = []
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= set(re.findall(r"\w+", node.value.lower()))
        if re.search(r"\d", REFERENCE.sub("", node.value)):
            self.figures.append(node.value.strip())

    def visit_Variant(self, node: ast.Variant) -> None:
        self.visit(node.value)  # a key such as [1] only selects

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.NumberLiteral):
            self.figures.append(node.expression.value)
        if isinstance(node.expression, ast.StringLiteral) and re.search(r"\d", node.expression.value):
            self.figures.append(node.expression.value)
        self.generic_visit(node)


def read(text: str) -> dict[str, Reader]:
    """Every message of a catalogue file, read."""
    found: dict[str, Reader] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None, f"{entry.id.name} says nothing"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry.value)
    return found


def wanted(game: str, structure: Doc, differences: Sequence[str]) -> set[str]:
    """The messages that a structure asks for; notes, and what a section begins with, only where words are needed."""
    ids = [id for section in structure["sections"] for id in section["rules"]]
    found = {"rules-lead"}
    found |= {f"five-{number}{end}" for number in range(1, structure["five"] + 1) for end in ("", "-title")}
    found |= {f"section-{section['id']}" for section in structure["sections"]}
    found |= {f"rule-{id}{end}" for id in ids for end in ("", "-title")}
    found |= {f"when-{one['when']}" for one in (*structure["sections"], *structure["rules"].values()) if "when" in one}
    found |= {f"turn-{step['id']}" for step in structure.get("turn", ())}
    found |= {f"example-{example['id']}" for example in structure.get("examples", ())}
    found |= {f"contradiction-{one['id']}" for one in structure.get("contradictions", ())}
    found |= {f"difference-{id}{end}" for id in differences for end in ("", *(f"-{book}" for book in BOOKS), "-played")}
    return {f"{game}-{id}" for id in found}


def faults_of_structure(structure: Doc, ids: Sequence[str]) -> list[str]:
    """Sections name every rule once; marks, related rules and examples are about rules that exist."""
    named = Counter(id for section in structure["sections"] for id in section["rules"])
    found = [f"{id} stands in {named[id]} sections" for id in ids if named[id] != 1]
    found += [f"{id} isn't a rule" for id in named if id not in ids]
    rules = structure.get("rules", {})
    found += [f"{id} has no marks" for id in ids if not rules.get(id, {}).get("marks")]
    found += [f"rules.{id} isn't a rule" for id in rules if id not in ids]
    for id, about in rules.items():
        found += [f"{id}: {mark!r} isn't a mark" for mark in about.get("marks", ()) if mark not in MARKS]
        found += [f"{id}: see {other}, which isn't a rule" for other in about.get("see", ()) if other not in ids]
        found += [f"{id}: {key!r} is unknown" for key in about if key not in KEYS]
    told = structure.get("told", {})
    found += [f"{id} is told in {other}, which isn't a rule" for id, other in told.items() if other not in ids]
    found += [f"{id} has a text of its own and is told in {told[id]}" for id in told if id in ids]
    found += [f"summary: {id} isn't a rule" for id in structure.get("summary", ()) if id not in ids]
    found += [
        f"turn {step['id']}: {id} isn't a rule"
        for step in structure.get("turn", ())
        for id in step["rules"]
        if id not in ids
    ]
    found += [f"topic {word}: {id} isn't a rule" for word, id in structure.get("topics", {}).items() if id not in ids]
    for one in structure.get("contradictions", ()):
        found += [f"contradiction {one['id']}: {one['rule']} isn't a rule"] * (one["rule"] not in ids)
    for example in structure.get("examples", ()):
        found += [f"example {example['id']}: {id} isn't a rule" for id in example["rules"] if id not in ids]
    return found


def typed(message: Reader, original: Reader | None) -> list[str]:
    """Figures that do not come from the box; beside an original, only those that it does not spell out."""
    if original is None:
        return message.figures
    spelled = {number for word, number in SPELLED.items() if word in original.words}
    return [text for text in message.figures if not spelled.issuperset(re.findall(r"\d+", REFERENCE.sub("", text)))]


def faults_of_texts(
    game: str,
    structure: Doc,
    messages: dict[str, Reader],
    box: Doc,
    differences: Sequence[str],
    originals: Mapping[str, Reader] | None = None,
) -> list[str]:
    """Every message that is asked for is there and no other; numbers come from the box.

    Originals are given for a language that writes every number in figures: 3枚 where the English says three cards.
    """
    asked = wanted(game, structure, differences)
    rules = {id for section in structure["sections"] for id in section["rules"]}
    notes = {f"{game}-note-{id}" for id in rules} | {f"{game}-rules-ours"}
    notes |= {f"{game}-section-{section['id']}-lead" for section in structure["sections"]}
    found = [f"{id} is missing" for id in sorted(asked - set(messages))]
    found += [f"{id} is asked for by nothing" for id in sorted(set(messages) - asked - notes)]
    for id, message in messages.items():
        found += [f"{id}: ${name} isn't an entry of the box" for name in sorted(message.arguments - set(box))]
        if not FREE.search(id):
            found += [f"{id}: a figure is typed: {text!r}" for text in typed(message, (originals or {}).get(id))]
    return found
