"""Every language says everything, with the same arguments; the client asks for nothing that is not there."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from folkmoot import games
from folkmoot.bots.names import BOT_NAMES
from folkmoot.core import CHANCE, OVER, SimDealer
from folkmoot.text import LANGUAGES, Sentences, Texts, texts
from tests.text import lint

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/folkmoot/text"


class Arguments(Visitor):
    """Names of the arguments a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in lint.files(language):
        for entry in lint.entries(file.read_text("utf-8")):
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                arguments = Arguments()
                arguments.visit(entry)
                found[entry.id.name] = arguments.found
    return found


@cache
def forms() -> set[str]:
    """Cases and plurals that words have in some language."""
    return {
        attribute.id.name
        for language in LANGUAGES
        for file in lint.files(language)
        for message in lint.messages(file.read_text("utf-8"))
        for attribute in message.attributes
    }


def test_every_folder_is_a_language() -> None:
    assert sorted(LANGUAGES) == sorted(folder.parent.name for folder in FOLDER.glob("*/common.ftl"))


def test_same_messages_with_the_same_arguments() -> None:
    said = messages("en")
    # A further form of a word stands for the word (`kingdom-to` for `kingdom`, `first-acc` for `first`).
    english = {id: arguments | {name.rpartition("-")[0] for name in arguments} for id, arguments in said.items()}
    for language in LANGUAGES:
        own = messages(language)
        assert sorted(set(english) - set(own)) == [], language
        # A language may name a thing as a whole where parts do not agree (фиолетовая гарпия).
        assert [id for id in set(own) - set(english) if "-word-" not in id] == [], language
        more = {id: {name for name in own[id] - english[id] if not is_form(name, english[id])} for id in english}
        assert {id: names for id, names in more.items() if names} == {}, language


def is_form(name: str, arguments: set[str]) -> bool:
    """Return True if an argument is a further form of one of these: the word's messages have it as an attribute."""
    word, _, form = name.rpartition("-")
    return word in arguments and form in forms()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    books = [Texts(language, game) for game in games.OWN]
    for id, arguments in messages(language).items():
        catalogue = next((found for found in books if found.has(id)), books[0])
        for number in (0, 1, 2, 5, 21):
            assert catalogue.say(id, **dict.fromkeys(arguments, number)).strip() or id.endswith("-none")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_a_whole_game_in_words(language: str, game: str) -> None:
    """Every event, question and point of a played game has its sentence, and none is left in English."""
    told, english = told_of_a_game(game, language), told_of_a_game(game, "en")
    assert min(map(len, told.values())) > 0
    assert {kind: len(lines) for kind, lines in told.items()} == {kind: len(lines) for kind, lines in english.items()}
    alike = {
        line for kind, lines in told.items() for line in set(lines) & set(english[kind]) if re.search("[a-z]", line)
    }
    assert (alike == set()) == (language != "en"), alike


@cache
def told_of_a_game(game: str, language: str) -> dict[str, list[str]]:
    """Return the sentences about one seeded game, by subject."""
    catalogue = texts(language)
    state = games.get(game).start(players=4 if 4 in games.get(game).seats else games.get(game).seats[-1])
    names = ["A", "B", "C", "D"]
    state.watch()
    dealer, steps = SimDealer(7), 0
    asked, events = list[str](), list[str]()
    while state.turn != OVER and steps < 400:
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            asked.append(catalogue.ask(game, state.view(state.turn).data["prompt"], names))
            legal = state.legal_actions()
            state.apply(legal[steps % len(legal)])
        shown = [event.for_seat(0) for event in state.take_events()]
        events += [line for one in shown if one is not None and (line := catalogue.event(game, one, names)) is not None]
        steps += 1
    rows = state.rows()
    return {
        "asked": asked,
        "events": events,
        "rows": [catalogue.say(f"{game}-row-{row.id}") for row in rows],
        "parts": [catalogue.part(game, row, part, names) for row in rows for part in row.parts],
    }


def test_a_message_is_read_with_those_it_refers_to_and_the_first_of_two_counts(tmp_path: Path) -> None:
    files = [tmp_path / "a.ftl", tmp_path / "b.ftl"]
    files[0].write_text("# No message = here\na = { b } or\n  b = c\nb = { -c }\n  .to = to { d }\n", "utf-8")
    files[1].write_text("a = second\n-c = C\nd = D\ne = { $x }\ng = G\nf = { g }", "utf-8")
    read = Sentences("en", files)

    def said(id: str) -> object:
        pattern = read.get(id).value
        assert pattern is not None
        return read.bundle.format_pattern(pattern)

    assert read.ids == {"a", "b", "-c", "d", "e", "f", "g"}
    assert said("a") == ("C or\nb = c", [])
    assert read.bundle.format_pattern(read.get("b").attributes["to"]) == ("to D", [])
    assert said("f") == ("G", [])
    assert set(read.unread) == {"e"}, "what nobody asks for is not parsed"


def test_the_client_asks_only_for_messages_that_exist() -> None:
    sources = [file for file in (ROOT / "web/src").rglob("*") if file.suffix in (".ts", ".svelte")]
    asked: dict[str, str] = {}
    for file in sources:
        text = file.read_text("utf-8")
        for id in re.findall(r"(?<![\w.])say\(\s*'([\w-]+)'", text):
            asked[f"client-{id}"] = file.name
        for pair in re.findall(r"(?<![\w.])say\([^()]*? \? '([\w-]+)' : '([\w-]+)'", text):
            asked.update({f"client-{id}": file.name for id in pair})
        for id in re.findall(r"words\.(?:say|first)\(\[?\s*'([\w-]+)'", text):
            asked[id] = file.name
    assert len(asked) > 150
    assert {id: where for id, where in asked.items() if id not in messages("en")} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_in_a_kingdom_are_said_in_words(language: str) -> None:
    told = texts(language).words("aetherya", ["r2c3", "r4c1"])
    assert re.findall(r"\d", told) == list("2341")
    assert not re.search(r"[rc]\d", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_tells_nothing_new_is_not_a_line_of_the_log(language: str) -> None:
    said = texts(language)
    drawn = {"kind": "drawn", "rule": "E15", "seat": 0}
    assert said.event("ethnos", drawn, ["Anna"]) is None, "that she draws was told before"
    assert said.event("ethnos", {**drawn, "card": "elf.red"}, ["Anna"]) is not None
    assert said.event("ethnos", {"kind": "skip", "rule": "E22", "seat": 0, "ask": "another"}, ["Anna"]) is None
    token = {"kind": "token", "rule": "E12", "seat": -1, "kingdom": "duris", "tokens": [4, 6]}
    assert said.event("ethnos", {**token, "full": False}, ["Anna"]) is None, "a kingdom is told when it is complete"
    assert said.event("ethnos", {**token, "full": True}, ["Anna"]) is not None


def test_coming_and_going_is_told_as_such() -> None:
    def told(who: dict[str, str], language: str = "en") -> str:
        return texts(language).row({"n": 5, "kind": "seat", "seat": 0, "who": who}, ["Anna"])

    assert told({"kind": "human", "name": "Anna"}) == "Anna is back."
    assert told({"kind": "bot", "level": "casual", "why": "left"}) == "Anna has left; a bot plays on (casual)."
    assert told({"kind": "bot", "level": "novice", "why": "stuck"}).startswith("Anna did not answer; a simpler bot")
    assert told({"kind": "bot", "level": "casual", "why": "left"}, "ja").endswith("ボット（中級）が続けます。")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_bots_are_words_of_the_language(language: str) -> None:
    called = [texts(language).bot(name) for name in BOT_NAMES]
    assert len(set(called)) == len(BOT_NAMES)
    assert (called == list(BOT_NAMES)) == (language == "en")
    assert texts(language).bot("Zoë 2") == "Zoë 2", "a host may call a bot anything"
