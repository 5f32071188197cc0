"""States, views, dealers and games pass from one process to another and go on there as they would have here."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import OVER, FolkmootError, SimDealer


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("again", [pickled, copy.deepcopy])
@pytest.mark.parametrize(
    ("id", "players", "options"),
    [
        ("ethnos", 3, {}),
        ("tribes", 2, {"leaders": "choose", "elders": True}),
        ("aetherya", 2, {"tokens": True}),
        ("aetherya", 1, {"mode": "solo"}),
        ("nine", 2, {}),
    ],
)
def test_what_is_copied_goes_on_alike(
    again: Callable[[Any], Any], id: str, players: int, options: dict[str, Any]
) -> None:
    state, dealer = games.get(id).start(players, **options), SimDealer(4)
    number = 0
    while state.turn != OVER and number < 150:
        number += 1
        if number % 10 == 0:
            other, twin = again(state), again(dealer)
            assert other.game is state.game
            assert other.to_position() == state.to_position()
            view = again(state.view(0))
            assert view.data == state.view(0).data
            assert view.sample(1).to_position() == state.view(0).sample(1).to_position()
            for _ in range(3):
                for one, chance in ((state, dealer), (other, twin)):
                    chance.deal_all(one)
                    if one.turn != OVER:
                        one.apply(chance.choose(one))
                assert other.to_position() == state.to_position()
        dealer.deal_all(state)
        if state.turn != OVER:
            state.apply(dealer.choose(state))


def test_a_game_with_its_own_box_says_why_it_cannot_be_pickled(tmp_path: Path) -> None:
    game = games.get("ethnos")
    text = Path(str(games.folder("ethnos"))).joinpath("box.toml").read_text("utf-8")
    file = tmp_path / "box.toml"
    file.write_text(text.replace("skeletons = { value = 12", "skeletons = { value = 11"), "utf-8")
    other = game.with_box(str(file))
    with pytest.raises(FolkmootError, match="box data of your own can't be pickled"):
        pickle.dumps(other.start(2))
