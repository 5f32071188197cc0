"""The examples in the documents are true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("name", ["adaptors", "bots"])
def test_the_examples_for_people_who_study_play_run(name: str) -> None:
    pytest.importorskip("pettingzoo")
    page = str(ROOT / "docs" / f"{name}.md")
    result = doctest.testfile(page, module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("path", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    links = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    for link in links:
        if link and "://" not in link:
            assert (path.parent / link).exists(), f"{path.name}: {link} is not there"
