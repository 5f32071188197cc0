"""Notation that people type: read alike in every game; a wrong one is answered with what would be right."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.core import BadNotation

WORDS = {"ethnos": "take dwarf.purple", "aetherya": "use palantir", "tribes": "act grow sun"}


@pytest.mark.parametrize("game", WORDS)
def test_spaces_and_capitals_do_not_matter(game: str) -> None:
    state = games.get(game).start(2)
    text = WORDS[game]
    assert state.parse(f"  {text.upper().replace(' ', '   ')} ") == state.parse(text) == state.game.actions.index(text)


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        ("tribes", "trade food food", "trade is followed by <food, wood, stone> <wood, stone, food>"),
        ("tribes", "done now", "done is followed by nothing"),
        ("ethnos", "place atlantis", "place is followed by <ithys, straton, rhea, duris, althea, pelagon>"),
        ("aetherya", "draw three", "draw is followed by <two, and take>"),
        ("aetherya", "fly", "'fly' isn't a verb"),
    ],
)
def test_an_error_says_what_may_follow(game: str, text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=f"^{text}: {message}"):
        games.get(game).start(2).parse(text)


def test_an_error_lists_no_more_than_a_person_reads() -> None:
    with pytest.raises(BadNotation, match=r"<centaur.orange, [^>]*, …>$"):
        games.get("ethnos").start(2).parse("take cover")
