"""What can be wrong with a catalogue, found by reading it: plural forms, cases, punctuation, words.

`python -m tests.text.lint` prints every fault and ends with status 1 if there is one; `make lint` runs it. Exceptions
are listed here with their reason, words in `glossary.toml` beside the catalogues, of us and of each game.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

SOURCE = Path(__file__).parents[2] / "src/folkmoot"
GLOSSARY = SOURCE / "text/glossary.toml"
LANGUAGES = ("en", "ru", "pl", "ja")
PLURALS = {"one", "two", "few", "many", "other", "zero"}

Piece = tuple[ast.TextElement | ast.Placeable, frozenset[str]]
"""Text or a placeable, with the arguments whose variants it stands in."""


class Line(NamedTuple):
    """One way to say a message: its pieces in a row, without those that select."""

    id: str
    run: list[Piece]

    @property
    def text(self) -> str:
        """What is written, with a mark where something is filled in."""
        return "".join(one.value if isinstance(one, ast.TextElement) else FILLED for one, _ in self.run)


FILLED = "\N{WORD JOINER}"


# Numbers that stand before a word without a plural form, and why.
UNCOUNTED = {
    "en": {"glory", "food", "wood", "stone", "min", "s"},
    "ru": {"мин", "с", "еды"},
    "pl": {"min", "s", "pkt", "żywności"},
}
"""Units that are the same in the singular and in the plural."""
FUNCTION_WORDS = {
    "en": "of to and or in on at from with for is are if above below as there instead so left hidden each per after "
    "more wins when ahead over together tribes met laid done led",
    "ru": "из и или в на с со к по за до от а но при не у для или есть затем вместе",
    "pl": "z i albo lub w na do o od po dla przy jest są za a więc to pod więcej",
}
"""Words that do not change with a number before them."""
PLURAL_EXCEPTIONS = {
    "client-players-minutes": "a range of players is never one",
    "client-players-range": "a range of players is never one",
    "client-vote-undo": "a vote needs at least two",
    "client-vote-abandon": "a vote needs at least two",
    "client-vote-close": "a vote needs at least two",
    "client-vote-resume": "a vote needs at least two",
    "error-seats": "there are at least two players where seats are named",
    "error-tribes": "there are at least two players where tribes are named",
    "ethnos-event-halves": "the halves of the deck are never a single card when they are made",
    "ethnos-board-head": "written like a sum",
    "ethnos-ui-group": "a group has at least two cards",
    "ethnos-ui-marker-any": "one kingdom would be named",
    "aetherya-part-dragons": "there are at least six dragons where they are worth nothing",
    "aetherya-ui-only-players": "numbers in a row",
    "ethnos-refusal-must_act": "ten skeletons",
    "ethnos-refusal-no_ten_skeletons": "ten skeletons",
    "why-end-tribes": "fifteen points and forty rounds",
    "tribes-refusal-no_villages": "there are many villages",
    "tribes-about-lake_lords": "goals ask for three",
    "tribes-about-forest_lords": "goals ask for three",
    "tribes-about-mountain_lords": "goals ask for three",
    "tribes-about-nomads": "goals ask for seven",
    "tribes-about-borderland": "goals ask for three",
    "tribes-about-whole_tribe": "a tribe has many members",
    "tribes-ui-row-would": "only numbers",
    "tribes-ui-wins": "fifteen points",
    "learn-ethnos-1-task": "the puzzle asks for more than one",
    "learn-aetherya-1-task": "the puzzle asks for more than one",
    "learn-aetherya-2-task": "the puzzle asks for more than one",
    "learn-aetherya-1-wrong": "no answer of the puzzle scores one point",
    "learn-aetherya-1-wrong-plains": "no answer of the puzzle scores one point",
    "learn-aetherya-1-wrong-draw": "no answer of the puzzle scores one point",
    "learn-aetherya-2-wrong": "no answer of the puzzle scores one point",
    "learn-aetherya-2-wrong-dwarf": "no answer of the puzzle scores one point",
    "learn-aetherya-2-wrong-draw": "no answer of the puzzle scores one point",
    "client-learn-first": "a lesson takes many minutes",
    "client-learn-lesson-text": "a lesson takes many minutes",
    "play-learn-lesson": "a lesson takes many minutes",
    "play-welcome-learn": "a lesson takes many minutes",
}
BOOKS = "rules.ftl"
"""The rulebooks: their numbers are those of the box and do not change while one plays."""

# Names in the nominative.
PEOPLE = ("who", "other", "to-seat", "of-seat", "from-seat", "target")
THINGS = (
    *("card", "legend", "kingdom", "own", "goal", "event", "tribe", "token", "land", "leader", "race", "resource"),
    *("power", "colour", "terrain", "face", "get", "old"),
)
"""Arguments that are names of people and things; a further form (`kingdom-to`) is none of them."""
PREPOSITIONS = {
    "ru": "в во на из с со к ко у от до для за под над при без между о об по перед через про против из-за вместо",
    "pl": "w we na z ze do od dla za pod nad przy bez między o po przed przez obok wobec przeciw zamiast",
}
"""After these a name would have to change its ending."""
GOVERNING = {
    "ru": "берёт получает добавляет оставляет вытягивает открывает выкладывает кладёт сбрасывает назначает платит "
    "теряет выполняет покупает отдаёт разыгрывает строит ставит снимает возьмите добавьте выберите откройте сбросьте",
    "pl": "bierze dostaje dodaje zatrzymuje dobiera odkrywa wykłada kładzie odrzuca wyznacza płaci traci spełnia "
    "kupuje oddaje zagrywa buduje stawia zdejmuje weź dodaj wybierz odkryj odrzuć połóż",
}
"""Verbs with an object: a thing that follows at once stands in the accusative."""
CASE_EXCEPTIONS = {
    "ethnos-ui-stand": "a number of markers, not a kingdom",
    "tribes-act-take": "Polish resources are the same in the accusative",
}

# Punctuation: what may not stand in a text, by language.
EVERYWHERE = {
    r"  ": "a doubled space",
    r"['\"]": "a straight quote or apostrophe",
    r"\.\.\.": "three dots for an ellipsis",
    r"(?<!\S)-(?=\d)": "a hyphen for a minus sign",
    r"\d-\d": "a hyphen in a range",
    r"\s-\s": "a hyphen for a dash",
    r" [,.;:!?](?!\S)": "a space before punctuation",
    r"[^\s:] …(?!\S)": "a space before an ellipsis",
}
SIGNS = {
    "en": {r"[«»„「」]": "quotes of another language"},
    "ru": {r"[“”„‘’「」]": "quotes of another language"},
    "pl": {r"[«»“‘「」]": "quotes of another language", r"—": "an em dash"},
    "ja": {
        r"[«»„“”‘’]": "quotes of another language",
        r"[ぁ-ヿ一-鿿\u2060][,;:!?()](?!\S)|[ぁ-ヿ一-鿿][,;:!?()]|[,;!?()][ぁ-ヿ一-鿿]": "half-width punctuation",
        r"～": "a full-width tilde for a wave dash",
        r"\u200b": "a zero-width space",
    },
}
BREAKS = {
    "ru": {r"\S —": "a dash that may begin a line"},
    "pl": {r"(?<![\w’.-])[aiouwzAIOUWZ] (?=\S)": "a word of one letter that may end a line"},
}
"""Spaces at which a line must not be broken."""
COMMANDS = "commands"
"""Files of the command line, where the terminal breaks lines."""
SIGN_EXCEPTIONS = {
    "tribes-word-muk_kan": "an apostrophe in a name",
    "tribes-rule-T6": "an apostrophe in a name",
    "tribes-rule-T104": "an apostrophe in a name",
    "help-play-note": "a key that is pressed",
    "help-score-aetherya-note": "a sign that is typed",
    "tribes-play-signs": "signs on the board",
    "ethnos-ui-stand": "a score",
}


def files(language: str) -> list[Path]:
    return sorted([*(SOURCE / "text" / language).glob("*.ftl"), *SOURCE.glob(f"games/*/words/{language}/*.ftl")])


@cache
def entries(text: str) -> list[ast.EntryType]:
    """What a catalogue file says: whoever asks first waits for the parser, which is slow."""
    return FluentParser().parse(text).body


def messages(text: str) -> list[ast.Message]:
    return [entry for entry in entries(text) if isinstance(entry, ast.Message)]


def lines(message: ast.Message) -> Iterator[Line]:
    """Every variant of a message at least once, the others around it as they are by default."""
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    for pattern in patterns:
        if pattern is not None:
            for run in ways(pattern.elements, frozenset()):
                yield Line(message.id.name, run)


def ways(elements: Sequence[ast.TextElement | ast.Placeable], selected: frozenset[str]) -> Iterator[list[Piece]]:
    yield by_default(elements, selected)
    for index, element in enumerate(elements):
        if expression := selector(element):
            before, after = by_default(elements[:index], selected), by_default(elements[index + 1 :], selected)
            for variant in expression.variants:
                for run in ways(variant.value.elements, selected | {variable(expression.selector)}):
                    yield [*before, *run, *after]


def by_default(elements: Sequence[ast.TextElement | ast.Placeable], selected: frozenset[str]) -> list[Piece]:
    found: list[Piece] = []
    for element in elements:
        if expression := selector(element):
            variant = next(one for one in expression.variants if one.default)
            found += by_default(variant.value.elements, selected | {variable(expression.selector)})
        else:
            found.append((element, selected))
    return found


def selector(element: ast.TextElement | ast.Placeable) -> ast.SelectExpression | None:
    expression = element.expression if isinstance(element, ast.Placeable) else None
    return expression if isinstance(expression, ast.SelectExpression) else None


def variable(expression: object) -> str:
    """The argument that an expression shows or selects by."""
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        return variable(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def counted(texts: Iterable[str]) -> set[str]:
    """Arguments that some message selects a plural form by: these are numbers."""
    found = set()
    for text in texts:
        for message in messages(text):
            for node in selects(message):
                keys = {key.name for one in node.variants if isinstance(key := one.key, ast.Identifier)}
                if keys & (PLURALS - {"other"}):
                    found.add(variable(node.selector))
    return found - {""}


def selects(message: ast.Message) -> Iterator[ast.SelectExpression]:
    """Every selection in a message, those inside others too."""
    stack: list[Any] = [message]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.SelectExpression):
            yield node
        if isinstance(node, ast.BaseNode):
            stack += vars(node).values()
        elif isinstance(node, list):
            stack += node


def form_faults(language: str, message: ast.Message) -> Iterator[str]:
    """A selection that knows the form for many but not the one for a few: 2 would get that of 5."""
    if language not in FUNCTION_WORDS or language == "en":
        return
    for node in selects(message):
        keys = {key.name for one in node.variants if isinstance(key := one.key, ast.Identifier)}
        if "many" in keys and "few" not in keys:
            yield f"${variable(node.selector)} has a form for many and none for a few"


def pairs(run: list[Piece]) -> Iterator[tuple[str, frozenset[str], str, str]]:
    """Arguments of a line, with those that selected them and with the text before and after."""
    texts = ["", *(one.value if isinstance(one, ast.TextElement) else "" for one, _ in run), ""]
    for index, (element, selected) in enumerate(run):
        if isinstance(element, ast.Placeable) and (name := variable(element.expression)):
            yield name, selected, texts[index], texts[index + 2]


def plural_faults(language: str, line: Line, numbers: set[str]) -> Iterator[str]:
    """A number before a word that would change with it, and nothing that selects the form."""
    if language not in FUNCTION_WORDS or line.id in PLURAL_EXCEPTIONS:
        return
    unchanged = set(FUNCTION_WORDS[language].split()) | UNCOUNTED[language]
    for name, selected, _, after in pairs(line.run):
        word = re.match(r"[ \u00a0]([^\W\d_]+)", after)
        if name in numbers and name not in selected and word and word[1] not in unchanged:
            yield f"${name} stands before {word[1]!r} without a plural form"


def case_faults(language: str, line: Line) -> Iterator[str]:
    """A name behind a preposition or a verb with an object, where it would have to change its ending."""
    if language not in PREPOSITIONS or line.id in CASE_EXCEPTIONS:
        return
    after = {name: {*PREPOSITIONS[language].split()} for name in PEOPLE}
    after |= {name: {*PREPOSITIONS[language].split(), *GOVERNING[language].split()} for name in THINGS}
    for name, _, before, _ in pairs(line.run):
        word = re.search(r"([\w-]+)[ \u00a0]$", before)
        if word and word[1].lower() in after.get(name, ()):
            yield f"${name} stands behind {word[1]!r}, which asks for another case"


def sign_faults(language: str, file: str, line: Line) -> Iterator[str]:
    signs = {} if file.startswith(COMMANDS) else BREAKS.get(language, {})
    for pattern, fault in (EVERYWHERE | SIGNS[language] | signs).items():
        if line.id not in SIGN_EXCEPTIONS and (found := re.search(pattern, line.text)):
            yield f"{fault} at {line.text[max(0, found.start() - 12) : found.end() + 12]!r}"


@cache
def glossary() -> list[dict[str, Any]]:
    """Every term, with `games` in whose catalogues it holds if not in all; the empty name is that of our own."""
    found: list[dict[str, Any]] = []
    for file in (GLOSSARY, *sorted(SOURCE.glob("games/*/words/glossary.toml"))):
        read = tomllib.loads(file.read_text("utf-8"))
        game = "" if file == GLOSSARY else file.parents[1].name
        for term in read["terms"]:
            if game or "shared" in term:
                term["games"] = {game, ""} if "shared" in term else {game}
            found.append(term)
        for thing, ids in read.get("except", {}).items():
            [term] = [term for term in found if term["thing"] == thing and "games" not in term]
            term["except"] = [*term.get("except", ()), *ids]
    return found


def word_faults(language: str, game: str, line: Line, terms: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Words that the glossary replaces by another."""
    for term in terms:
        said = term.get(language)
        if said is None or game not in term.get("games", [game]) or line.id in term.get("except", []):
            continue
        for never in said["never"]:
            if found := re.search(never, line.text, re.IGNORECASE):
                yield f"{found[0]!r}: the glossary says {said['say']!r} ({term['thing']})"


def faults_of(
    language: str, game: str, file: str, text: str, numbers: set[str], terms: Iterable[Mapping[str, Any]]
) -> list[str]:
    """Every fault of one file of a catalogue."""
    found = []
    terms = list(terms)
    for message in messages(text):
        found += [f"{language}: {message.id.name}: {fault}" for fault in form_faults(language, message)]
        for line in lines(message):
            faults = [*case_faults(language, line), *sign_faults(language, file, line)]
            faults += word_faults(language, game, line, terms)
            faults += plural_faults(language, line, numbers) if file != BOOKS else ()
            found += [f"{language}: {line.id}: {fault}" for fault in faults]
    return list(dict.fromkeys(found))


def game_of(file: Path) -> str:
    """The game a catalogue file belongs to; empty for our own."""
    return file.parents[2].name if file.parents[1].name == "words" else ""


def faults() -> list[str]:
    found = []
    read = {language: {file: file.read_text("utf-8") for file in files(language)} for language in LANGUAGES}
    numbers = counted(text for texts in read.values() for text in texts.values())
    for language, texts in read.items():
        for file, text in texts.items():
            found += faults_of(language, game_of(file), file.name, text, numbers, glossary())
    return found


if __name__ == "__main__":
    told = faults()
    print("\n".join(told), end="\n" if told else "")
    sys.exit(1 if told else 0)
