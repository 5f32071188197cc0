"""`folkmoot review`: told in every language, also as a page; it goes on where it was stopped, and refuses clearly."""

import json
from pathlib import Path

import pytest

from folkmoot.cli import main
from tests.bots.test_review import TOY, played

QUICK = ("--iterations", "4")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("review") / "game.json"
    path.write_text(json.dumps(played(TOY, 2).record()))
    return str(path)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "accuracy"), ("ru", "точность"), ("pl", "dokładność"), ("ja", "正確さ")]
)
def test_a_review_is_told_and_written_as_a_page(
    language: str, word: str, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    assert main(["review", record, *QUICK, "--html", str(page), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert word in out
    html = page.read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert "<polygon" in html
    assert "http" not in html, "the page needs nothing from elsewhere"


def test_a_review_goes_on_where_it_was_stopped(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cache = tmp_path / "kept"
    line = ["review", record, *QUICK, "--json", "--cache", str(cache)]
    assert main(line) == 0
    whole = capsys.readouterr().out
    lines = cache.read_text().splitlines()
    marked = json.loads(lines[1]) | {"chances": [0.25, 0.75]}
    cache.write_text("\n".join([lines[0], json.dumps(marked), lines[2], lines[3][:10]]))
    assert main(line) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["turns"][0]["chances"] == [0.25, 0.75], "what was kept isn't judged again"
    assert again["turns"][2:] != []
    assert [turn["n"] for turn in again["turns"]] == [turn["n"] for turn in json.loads(whole)["turns"]]


@pytest.mark.parametrize(("more", "message"), [
    (["--iterations", "0"], "--iterations: must be between 1 and 1,000,000 (got 0)"),
    (["--seconds", "-1"], "--seconds: must be above 0 and at most 60 (got -1.0)"),
    (["--iterations", "5", "--seconds", "1"], "--iterations or --seconds, not both"),
    (["--html", "/nowhere/at/all.html", "--iterations", "1"], "/nowhere/at/all.html: cannot be written"),
])  # fmt: skip
def test_what_cannot_be_is_one_clear_line(
    more: list[str], message: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", record, *more]) == 2
    out, err = capsys.readouterr()
    assert message in err
    assert err.count("\n") == 1
    assert out == ""


def test_the_cache_of_another_review_is_refused(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = tmp_path / "kept"
    assert main(["review", record, *QUICK, "--cache", str(cache)]) == 0
    capsys.readouterr()
    kept = cache.read_text()
    assert main(["review", record, "--iterations", "5", "--cache", str(cache)]) == 2
    assert "was not written by a review of this record with these settings" in capsys.readouterr().err
    assert main(["review", record, *QUICK, "--cache", record]) == 2
    assert cache.read_text() == kept


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Variation"), ("ru", "Вариант"), ("pl", "Wariant"), ("ja", "変化手順")],
)
def test_notes_and_variations_are_told(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(TOY, 2).record()
    moves = [{"seat": row["seat"], "steps": row["steps"]} for row in record["rows"][2:4]]
    noted = {"at": 2, "by": "Ada", "text": "<Why> not?\nLook.", "variation": moves}
    path, page = tmp_path / "noted.json", tmp_path / "review.html"
    path.write_text(json.dumps({**record, "notes": [noted, {"at": 0, "text": "The deal."}]}))
    assert main(["review", str(path), *QUICK, "--html", str(page), "--lang", language]) == 0
    html = page.read_text("utf-8")
    assert "&lt;Why&gt; not?" in html
    for line in (["review", str(path), *QUICK], ["replay", str(path)], ["replay", str(path), "--at", "2"]):
        capsys.readouterr()
        assert main([*line, "--lang", language]) == 0
        out = capsys.readouterr().out
        assert words in out
        assert "<Why> not?" in out
        assert "  2. " in out
        assert ("The deal." in out) == ("--at" not in line)
    assert words in html


def test_a_wrong_note_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "noted.json"
    path.write_text(json.dumps({**played(TOY, 2).record(), "notes": [{"at": 999, "text": "?"}]}))
    for command in ("review", "replay"):
        assert main([command, str(path)]) == 2
        assert "notes[0].at: must be between 0 and" in capsys.readouterr().err
    assert main(["verify", str(path)]) == 0
