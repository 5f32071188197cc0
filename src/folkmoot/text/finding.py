"""Finding rules by what a person types: any form of a word, the words of the printed books, any order, best hit first.

The command line, the terminal client and the server (for the browser) ask the same `Finder`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import log

import snowballstemmer

from folkmoot.core import Doc, Game, file_of
from folkmoot.text import texts
from folkmoot.text.rules import book, cells, rules_of

STEMMERS = {"en": "english", "ru": "russian", "pl": "polish"}
"""The algorithm for each language that is written with spaces; the others are compared in pairs of characters."""
WHOLE = {"ru": ("ничего",)}
"""Words that would be cut to the stem of another one: a draw (ничья) isn't nothing."""
UNSPACED = re.compile(r"[぀-ヿ㐀-鿿々ー]+|[^\W぀-ヿ㐀-鿿々ー]+")
KANA = re.compile(r"[ぁ-ゟ]+")
SHORTEST = 3
"""Letters of a word's beginning that are enough to find it."""
BEGUN = 0.6
"""Weight of the beginning of a word, compared with a whole one."""
TITLED = 0.5
"""Bonus of a hit whose title covers everything that was typed."""
CLOSE = 0.5
"""Least share of the best hit's score that another hit must reach, if no rule covers all that was typed."""
WEIGHTS = {"id": 20.0, "title": 8.0, "topic": 4.0, "row": 4.0, "section": 2.0, "text": 1.0, "example": 0.7, "note": 0.5}
"""Weight of a word by its place; `topic` are the things that a rule explains, `row` those of its table.

A word that is the whole title counts twice as much as one of many.
"""
PROSE = ("text", "example", "note")
"""Places in which repeated words count again; in the others, which only name things, the best counts."""
USUAL = 60
"""Words of a rule of usual length; in a long one each tells less."""

Stems = tuple[str, ...]
Unit = tuple[Stems, ...]
"""Names of one thing that was typed: as typed, or any synonym."""


def spelled(text: str, language: str) -> Stems:
    """The words of a text as they are compared: in small letters; pairs of characters where there are no spaces."""
    plain = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    if language in STEMMERS:
        return tuple(re.findall(r"\w+", re.sub(r"(?<=\w)[’'](?=\w)", "", plain)))
    return tuple(piece for run in UNSPACED.findall(plain) for piece in pairs(run))


def stems(text: str, language: str) -> Stems:
    """The words of a text without their endings."""
    words = spelled(text, language)
    if language not in STEMMERS:
        return words
    cut = snowballstemmer.stemmer(STEMMERS[language]).stemWords(words)  # a stemmer is not shared by threads
    return tuple(word if word in WHOLE.get(language, ()) else stem for word, stem in zip(words, cut, strict=True))


def pairs(run: str) -> Iterator[str]:
    """A run of characters in pairs; endings and particles, which are kana only, tell nothing."""
    if not UNSPACED.fullmatch(run[0]) or run[0].isascii() or len(run) == 1:
        yield run
        return
    yield from (run[at : at + 2] for at in range(len(run) - 1) if not KANA.fullmatch(run[at : at + 2]))


def read_names(place: Traversable) -> Doc:
    return tomllib.loads(place.read_text("utf-8"))


@cache
def typed(language: str) -> Doc:
    """Read the synonyms that hold for every game."""
    return read_names(files("folkmoot.text") / language / "synonyms.toml")


@cache
def asking(language: str) -> frozenset[str]:
    """Words that make a question of what is looked for, and tell nothing by themselves."""
    return frozenset(stems(typed(language)["asking"], language))


def synonyms(language: str, game: Game | None = None) -> dict[Stems, Unit]:
    """By a name that people use: what the books here call it, which is the first name of its row.

    Rows are those that hold for all games, and those that the game brings.
    """
    own = file_of(game, "words", language, "synonyms.toml") if game is not None else None
    found: dict[Stems, Unit] = {}
    for group in typed(language)["same"] + (read_names(own)["same"] if own is not None else []):
        here, *others = (stems(name, language) for name in group)
        for name in others:
            found[name] = (*found.get(name, ()), here)
    return found


def units(words: Stems, known: dict[Stems, Unit], language: str) -> list[Unit]:
    """Split the typed words into things, preferring the longest known name; words that only ask are dropped."""
    found, at = [], 0
    longest = max(map(len, known), default=1)
    while at < len(words):
        size = next((size for size in range(longest, 0, -1) if words[at : at + size] in known), 0)
        name = words[at : at + (size or 1)]
        found.append((name, *known.get(name, ())))
        at += size or 1
    return [unit for unit in found if len(unit) > 1 or not asking(language).issuperset(unit[0])] or found


class Finder:
    """The words of one book, and how much each of them tells."""

    def __init__(self, doc: Doc, synonyms: dict[Stems, Unit]) -> None:
        self.language: str = doc["language"]
        self.synonyms = synonyms
        said = self.read(doc)
        self.rules = {id: self.weigh(places) for id, places in said.items()}
        """By rule: the weight of every stem in it."""
        self.titles = {id: set(stems(places["title"][0], self.language)) for id, places in said.items()}
        held = Counter(stem for words in self.rules.values() for stem in words)
        self.tells = {stem: 1 + log(len(self.rules) / number) for stem, number in held.items()}

    def read(self, doc: Doc) -> dict[str, dict[str, list[str]]]:
        """Collect the words of each rule, by place."""
        sections = {rule["id"]: section["title"] for section in doc["sections"] for rule in section["rules"]}
        words = texts(self.language)
        found = {}
        for id, rule in rules_of(doc).items():
            found[id] = {
                "id": [id, *rule["aliases"]],
                "title": [rule["title"]],
                "topic": [words.word(doc["game"], topic) for topic, told in doc["topics"].items() if told == id],
                "row": [row[0] for row in rule["table"]["rows"]] if rule["table"] else [],
                "section": [sections[id]],
                "text": [rule["text"], *cells(rule["table"])],
                "example": [one["text"] for one in doc["examples"] if one["rules"][0] == id],
                "note": [rule["note"] or ""],
            }
        return found

    def weigh(self, said: dict[str, list[str]]) -> dict[str, float]:
        named: dict[str, float] = {}
        told: dict[str, float] = {}
        for place, lines in said.items():
            words = Counter(stem for line in lines for stem in stems(line, self.language))
            length = max(1.0, words.total() / USUAL) if place == "text" else 1.0
            for stem, times in words.items():
                if place in PROSE:
                    told[stem] = told.get(stem, 0.0) + WEIGHTS[place] * (1 + log(times)) / length
                else:
                    share = 0.5 + 0.5 / words.total() if place == "title" else 1.0
                    named[stem] = max(named.get(stem, 0.0), WEIGHTS[place] * share)
        return {stem: named.get(stem, 0.0) + told.get(stem, 0.0) for stem in {**named, **told}}

    def worth(self, rule: str, stem: str, typed: str) -> float:
        """Return the weight of a word in a rule; as a beginning it is compared as typed, not without its ending."""
        words = self.rules[rule]
        if stem in words:
            return words[stem] * self.tells[stem]
        if len(typed) < SHORTEST or self.language not in STEMMERS:
            return 0.0
        begun = [words[word] * self.tells[word] for word in words if word.startswith(typed)]
        return BEGUN * max(begun, default=0.0)

    def score(self, rule: str, unit: Unit, typed: dict[str, str]) -> float:
        """The best of its names; the one that was typed counts a little more."""
        found = 0.0
        for number, name in enumerate(unit):
            each = [self.worth(rule, stem, typed.get(stem, stem)) for stem in name]
            if each and all(each):
                found = max(found, sum(each) * (0.8 if number else 1.0))
        return found

    def find(self, words: str) -> list[str]:
        """The rules that speak of all of it; where none does, those that speak of most of it. Best first."""
        cut = stems(words, self.language)
        typed = dict(zip(cut, spelled(words, self.language), strict=True))
        wanted = units(cut, self.synonyms, self.language)
        scores = {rule: [self.score(rule, unit, typed) for unit in wanted] for rule in self.rules}
        known = [at for at in range(len(wanted)) if any(row[at] for row in scores.values())]
        whole = {
            rule: sum(row) * (1 + TITLED * self.titled(rule, [wanted[at] for at in known]) ** 2)
            for rule, row in scores.items()
            if known and all(row[at] for at in known)
        }
        if whole:
            return ranked(whole)
        some = {rule: sum(row) for rule, row in scores.items() if any(row)}
        best = max(some.values(), default=0.0)
        return ranked({rule: worth for rule, worth in some.items() if worth >= CLOSE * best})

    def titled(self, rule: str, wanted: list[Unit]) -> float:
        """Return the share of what was typed that a rule's title covers by itself."""
        return sum(any(self.titles[rule].issuperset(name) for name in unit) for unit in wanted) / len(wanted)


def ranked(scores: dict[str, float]) -> list[str]:
    """Best first; equal ones in reading order."""
    return sorted(scores, key=lambda rule: -scores[rule])


@cache
def finder(game: Game, language: str) -> Finder:
    """The finder of a book, made once."""
    return Finder(book(game, language), synonyms(language, game))


def find_rules(game: Game, language: str, words: str) -> Sequence[str]:
    """Ids of the rules that speak of what was typed."""
    return finder(game, language).find(words)
