"""The lint, which `make lint` runs over the catalogues, finds the faults it is for."""

from __future__ import annotations

import pytest

from tests.text import lint

TERMS = [
    {
        "thing": "the board of the merfolk",
        "games": ["ethnos"],
        "except": ["ethnos-about"],
        "en": {"say": "merfolk board", "never": ["merfolk track"]},
    }
]


def found(language: str, text: str, file: str = "game.ftl", game: str = "ethnos") -> list[str]:
    return lint.faults_of(language, game, file, text, {"number", "cards"}, TERMS)


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "x = { $who } takes { $number } markers.", "without a plural form"),
        ("en", "x = { $kind ->\n    [a] all\n   *[b] { $number } markers\n  }", "without a plural form"),
        ("ru", "x = Осталось { $cards }\u00a0карт.", "without a plural form"),
        ("pl", "x = Zostało { $cards } kart.", "without a plural form"),
        ("ru", "x = по { $number ->\n    [one] раздаче\n   *[many] раздач\n  }", "none for a few"),
        ("ru", "x = Он идёт к { $who }.", "another case"),
        ("pl", "x = Znacznik przy { $kingdom }.", "another case"),
        ("ru", "x = { $who } берёт { $card }.", "another case"),
        ("pl", "x = { $who } spełnia { $goal }.", "another case"),
        ("en", "x = Two  spaces.", "a doubled space"),
        ("en", "x = It isn't so.", "straight quote"),
        ("en", 'x = The "board".', "straight quote"),
        ("en", "x = Wait...", "ellipsis"),
        ("en", "x = Wait …", "a space before an ellipsis"),
        ("en", "x = It costs -3.", "minus sign"),
        ("en", "x = Pages 13-15.", "range"),
        ("en", "x = One - two.", "a dash"),
        ("ru", "x = Карта “эльф”.", "another language"),
        ("ru", "x = Эльф — лидер.", "begin a line"),
        ("pl", "x = Karta «elf».", "another language"),
        ("pl", "x = Znacznik w Duris.", "end a line"),
        ("ja", "x = 部隊(2枚)です。", "half-width"),
        ("ja", 'x = { "--points" }: 人数', "half-width"),
        ("ja", "x = 2～3人", "wave dash"),
        ("ja", "x = 人間対\u200bゴブリン", "zero-width"),
        ("en", "x = First on the Merfolk track.", "the glossary says 'merfolk board'"),
    ],
)
def test_a_fault_is_found(language: str, text: str, fault: str) -> None:
    assert fault in "\n".join(found(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "x = { $number ->\n    [one] one marker\n   *[other] { $number } markers\n  } of { $who }"),
        ("en", "x = { $number } of { $cards }, { $number } glory, −3, 13–15, “board”, isn’t…"),
        ("ru", "x = { $who } берёт { $card-acc }. Маркер { $kingdom-to }: { $who }, 2–3 «эльфа»\u00a0— да."),
        ("pl", "x = Znacznik w\u00a0królestwie { $kingdom }: „elf” – tak."),
        ("ja", "x = 部隊（2枚）：「エルフ」、{ $number }枚。"),
    ],
)
def test_what_is_right_is_let_through(language: str, text: str) -> None:
    assert found(language, text) == []


def test_exceptions_and_other_games_are_left_alone() -> None:
    assert found("en", "ethnos-about = The merfolk track.") == []
    assert found("en", "x = The merfolk track.", game="tribes") == []
    assert found("en", "x = { $number } markers", file=lint.BOOKS) == []
    assert found("pl", "x = Graj w terminalu.", file="commands-help.ftl") == []


def test_every_exception_is_about_a_message() -> None:
    known = {message.id.name for file in lint.files("en") for message in lint.messages(file.read_text("utf-8"))}
    listed = {*lint.PLURAL_EXCEPTIONS, *lint.CASE_EXCEPTIONS, *lint.SIGN_EXCEPTIONS}
    listed |= {id for term in lint.glossary() for id in term.get("except", [])}
    assert sorted(listed - known) == []


def test_every_exception_to_the_plural_forms_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = set(lint.PLURAL_EXCEPTIONS)
    monkeypatch.setattr(lint, "PLURAL_EXCEPTIONS", {})
    assert listed == {fault.split(": ")[1] for fault in lint.faults()}


def test_every_term_of_the_glossary_names_its_word() -> None:
    for term in lint.glossary():
        assert term["thing"]
        assert any(language in term for language in lint.LANGUAGES), term
        for language in set(term) & set(lint.LANGUAGES):
            assert term[language]["say"], term
