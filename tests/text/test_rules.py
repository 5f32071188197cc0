"""Every rule of every game can be read in every language, and the numbers in it are those of the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.core import FolkmootError, Game
from folkmoot.text import LANGUAGES, Texts, texts
from folkmoot.text.markdown import PICTURES, markdown, picture_of, summary, unsettled
from folkmoot.text.rules import (
    MARKS,
    Book,
    book,
    box_arguments,
    box_table,
    number_label,
    read_diagrams,
    rules_of,
    still,
    structure,
    told_in,
)
from tests.rule_ids import EVERY, RULES
from tests.text.rulebooks import Reader, faults_of_structure, faults_of_texts, read

FOLDER = Path(__file__).parents[2] / "src/folkmoot/games"
DOCS = Path(__file__).parents[2] / "docs/rules"
GAMES = games.OWN
IN_FIGURES = ("ja",)
"""Languages that write numbers in figures where others spell them out."""


def differences(game: str) -> list[str]:
    return [row.id for row in getattr(games.get(game), "differences", ())]


def test_every_box_shows_its_numbers() -> None:
    for id in games.OWN:
        table = box_table(games.get(id))
        assert len(table) > 10, id
        assert {entry["rule"] for entry in table.values()} <= set(EVERY[id]), id


def rules_in(game: str, language: str) -> dict[str, Reader]:
    """The messages of a rulebook but those of its pictures, which tell of one position and its numbers."""
    messages = read((FOLDER / game / "words" / language / "rules.ftl").read_text("utf-8"))
    return {id: said for id, said in messages.items() if not id.startswith((f"{game}-diagram-", f"{game}-label-"))}


@pytest.mark.parametrize("game", GAMES)
def test_the_structure_names_every_rule_once(game: str) -> None:
    found = structure(games.get(game))
    assert found is not None
    assert faults_of_structure(found, RULES[game]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_text(game: str, language: str) -> None:
    found = structure(games.get(game))
    assert found is not None
    messages = rules_in(game, language)
    originals = rules_in(game, "en") if language in IN_FIGURES else None
    box = box_arguments(texts(language), games.get(game))
    assert faults_of_texts(game, found, messages, box, differences(game), originals) == []


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_the_same_in_every_language(game: str) -> None:
    notes = [
        {id for id in read((FOLDER / game / "words" / language / "rules.ftl").read_text("utf-8")) if "-note-" in id}
        for language in LANGUAGES
    ]
    assert all(found == notes[0] for found in notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_can_be_made(game: str, language: str) -> None:
    doc = book(games.get(game), language)
    rules = rules_of(doc)
    assert sorted(rules) == sorted(RULES[game])
    for rule in rules.values():
        assert set(rule["marks"]) <= set(doc["marks"])
        assert "{" not in rule["text"]
    assert set(doc["marks"]) <= set(MARKS)


@pytest.mark.parametrize("game", games.OWN)
def test_every_diagram_can_be_drawn(game: str) -> None:
    """Prepared positions load, their moves are legal, and every language says what they show."""
    found = read_diagrams(games.get(game))
    assert len(found) >= 4
    assert len({diagram["id"] for diagram in found}) == len(found)
    books = [Texts(language, game) for language in LANGUAGES]
    for diagram in found:
        assert set(diagram["rules"]) <= set(RULES[game]), diagram["id"]
        shown = still(games.get(game), diagram)
        assert shown["view"]["game"] == game
        assert shown["view"]["seat"] == diagram["seat"]
        assert all(book.say(f"{game}-diagram-{diagram['id']}") for book in books)
    said = {id for id in books[0].sentences.ids if id.startswith((f"{game}-diagram-", f"{game}-label-"))}
    named = {f"{game}-label-{label}" for diagram in found for label in diagram.get("labels", ())}
    assert said == named | {f"{game}-diagram-{diagram['id']}" for diagram in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_every_table_is_whole(game: str, language: str) -> None:
    """As many cells in every row as in the head, and as many glyphs as rows; the same tables in every language."""
    doc = book(games.get(game), language)
    tables = {one["id"]: one["table"] for section in doc["sections"] for one in (section, *section["rules"])}
    for id, table in tables.items():
        if table is not None:
            assert len(table["rows"]) > 0, id
            assert {len(row) for row in table["rows"]} == {len(table["head"])}, id
            assert len(table["glyphs"]) in (0, len(table["rows"])), id
            assert all(all(row) for row in table["rows"]), id
    original = book(games.get(game), "en")
    shapes = {rule["id"]: rule["table"] and len(rule["table"]["rows"]) for rule in rules_of(original).values()}
    assert {id: tables[id] and len(tables[id]["rows"]) for id in shapes} == shapes


@pytest.mark.parametrize("game", games.OWN)
def test_a_beginner_finds_the_path(game: str) -> None:
    """Five minutes, a labelled picture of the whole table, a turn of several steps on it, and the summary."""
    doc = book(games.get(game), "en")
    assert len(doc["overview"]) >= 5
    (whole,) = [diagram for diagram in doc["diagrams"] if not diagram["rules"]]
    assert len(whole["labels"]) >= 5
    assert len(doc["turn"]) >= 5
    assert [step["caption"] for step in doc["turn"] if not step["caption"]] == []
    assert len(doc["summary"]) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_the_summary_is_short_enough_for_a_page(game: str, language: str) -> None:
    most = 5000 if language == "ja" else 9500
    assert len(summary(book(games.get(game), language), texts(language))) < most


def test_an_id_without_a_text_leads_to_the_rule_that_tells_it() -> None:
    doc = book(games.get("tribes"), "en")
    assert told_in(doc, "T137") == "T163"
    assert told_in(doc, "T163") == "T163"
    assert "T137" in rules_of(doc)["T163"]["aliases"]
    assert Book(games.get("tribes"), "en").rule("T137")["id"] == "T163"


@pytest.mark.parametrize("game", games.OWN)
def test_every_player_number_and_variant_can_be_filtered(game: str) -> None:
    doc = book(games.get(game), "en")
    rules = rules_of(doc).values()
    assert {rule["applies_to"] for rule in rules if rule["applies_to"]} == {one["id"] for one in doc["variants"]}
    assert {number for rule in rules for number in rule["players"] or ()} <= set(doc["players"])


def test_the_plain_catalogue_is_without_the_rulebooks() -> None:
    """They are long; only those who open the rules read them."""
    for game in GAMES:
        assert not texts("en").has(f"{game}-rules-lead")
        assert Texts("en", game).has(f"{game}-rules-lead")


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(FolkmootError, match="bare has no rules to read"):
        book(Game("bare", 1, range(2, 3), ()), "en")


# The checks themselves find what they are there for.

STRUCTURE = {
    "five": 1,
    "sections": [{"id": "turn", "rules": ["E1", "E2"]}],
    "rules": {"E1": {"marks": ["book"], "see": ["E2"]}, "E2": {"marks": ["chosen"]}},
    "examples": [{"id": "one", "rules": ["E1"]}],
}
GOOD = """
ethnos-rules-lead = A game.
ethnos-five-1-title = Begin
ethnos-five-1 = Take { $hand } cards.
ethnos-section-turn = A turn
ethnos-rule-E1-title = First
ethnos-rule-E1 = You hold { $hand ->
    [1] one card
   *[other] { $hand } cards
  } (E2).
ethnos-rule-E2-title = Second
ethnos-rule-E2 = Two players.
ethnos-example-one = You hold 3 cards.
"""


def test_a_good_book_has_no_faults() -> None:
    assert faults_of_structure(STRUCTURE, ["E1", "E2"]) == []
    assert faults_of_texts("ethnos", STRUCTURE, read(GOOD), {"hand": 10}, []) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("ethnos-rule-E2 = Two players.\n", "", "ethnos-rule-E2 is missing"),
        ("ethnos-example-one", "ethnos-example-two", "ethnos-example-two is asked for by nothing"),
        ("ethnos-example-one", "ethnos-rule-E3", "ethnos-rule-E3 is asked for by nothing"),
        ("Two players", "2 players", "ethnos-rule-E2: a figure is typed: '2 players.'"),
        ("Two players", "{ 2 } players", "ethnos-rule-E2: a figure is typed: '2'"),
        ("[other] { $hand }", "[other] 10", "ethnos-rule-E1: a figure is typed: '10 cards'"),
        ("Take { $hand }", "Take { $hands }", "ethnos-five-1: $hands isn't an entry of the box"),
        ("ethnos-five-1-title = Begin\n", "", "ethnos-five-1-title is missing"),
    ],
)
def test_a_fault_in_the_texts_is_found(old: str, new: str, fault: str) -> None:
    assert old in GOOD
    assert fault in faults_of_texts("ethnos", STRUCTURE, read(GOOD.replace(old, new)), {"hand": 10}, [])


def test_figures_may_stand_where_the_original_spells_the_number() -> None:
    faults = [
        faults_of_texts("ethnos", STRUCTURE, read(GOOD.replace("Two players", text)), {"hand": 10}, [], read(GOOD))
        for text in ("2人", "3人", "12人")
    ]
    assert faults == [
        [],
        ["ethnos-rule-E2: a figure is typed: '3人.'"],
        ["ethnos-rule-E2: a figure is typed: '12人.'"],
    ]


def test_a_missing_difference_is_found() -> None:
    assert "ethnos-difference-x-ja is missing" in faults_of_texts("ethnos", STRUCTURE, read(GOOD), {"hand": 1}, ["x"])


def test_faults_of_a_structure_are_found() -> None:
    broken = {
        "sections": [{"id": "a", "rules": ["E1", "E1", "E9"]}],
        "rules": {"E1": {"marks": ["bok"], "see": ["E8"]}},
        "examples": [{"id": "one", "rules": ["E7"]}],
        "contradictions": [{"id": "two", "rule": "E6", "lines": {"ru": "1, 3"}}],
        "told": {"E2": "E5"},
        "summary": ["E6"],
    }
    assert faults_of_structure(broken, ["E1", "E2"]) == [
        "E1 stands in 2 sections",
        "E2 stands in 0 sections",
        "E9 isn't a rule",
        "E2 has no marks",
        "E1: 'bok' isn't a mark",
        "E1: see E8, which isn't a rule",
        "E2 is told in E5, which isn't a rule",
        "E2 has a text of its own and is told in E5",
        "summary: E6 isn't a rule",
        "contradiction two: E6 isn't a rule",
        "example one: E7 isn't a rule",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_the_rules_in_docs_are_up_to_date(game: str, language: str) -> None:
    file = DOCS / f"{game}.{language}.md"
    written = markdown(book(games.get(game), language), texts(language))
    assert file.read_text("utf-8") == written, "run `make rules`"
    open_points = DOCS.parent / "unsettled" / file.name
    assert open_points.read_text("utf-8") == unsettled(book(games.get(game), language), texts(language)), "make rules"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_every_number_of_the_box_has_a_label(game: str, language: str) -> None:
    said = texts(language)
    labels = {path: number_label(said, game, path) for path in box_table(games.get(game))}
    assert [path for path, label in labels.items() if label == path] == []
    assert len(set(labels.values())) == len(labels), "two numbers of the box have the same label"


def test_every_diagram_has_its_picture_in_docs() -> None:
    drawn = [(game, diagram) for game in games.OWN for diagram in read_diagrams(games.get(game))]
    wanted = {picture_of(game, diagram, language) for game, diagram in drawn for language in LANGUAGES}
    there = {f"{PICTURES}/{file.name}" for file in (DOCS / PICTURES).iterdir()}
    assert there == wanted, "run `make rules-pictures`"
