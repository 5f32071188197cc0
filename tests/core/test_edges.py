"""Objects of any type as arguments: the error is always one of Folkmoot's."""

import pytest

from folkmoot import games
from folkmoot.core import BadNotation, BadOptions, BadPosition, BadView, IllegalAction, SimDealer, State

ODD = [None, True, -7, 2**70, 1.5, "x", b"x", [], {}, object()]


@pytest.fixture
def state() -> State:
    state = games.get("ethnos").start(3)
    SimDealer(1).deal_all(state)
    return state


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_odd_arguments_are_refused_by_name(state: State, odd: object) -> None:
    before = state.to_position()
    game = state.game
    with pytest.raises(IllegalAction, match="is not legal: no_action"):
        state.apply(odd)
    with pytest.raises(IllegalAction, match="isn't an action code"):
        state.name(odd)
    with pytest.raises(IllegalAction, match="isn't an action code"):
        state.describe(odd)
    with pytest.raises(BadNotation):
        state.parse(odd)
    with pytest.raises(BadPosition):
        game.from_position(odd)
    with pytest.raises(BadView):
        game.load_view(odd)
    with pytest.raises(BadOptions, match="players"):
        game.start(odd)
    with pytest.raises(BadOptions, match="ten_skeletons"):
        game.start(3, ten_skeletons=odd if odd is not True else 1)
    if odd is not None:
        with pytest.raises(BadOptions, match="seat"):
            state.view(odd)
        with pytest.raises(BadOptions, match="rules"):
            game.start(3, rules=odd)
        with pytest.raises(BadOptions, match="tribes"):
            game.start(3, tribes=odd)
    assert state.to_position() == before


def test_a_view_of_something_else_is_refused_by_its_field(state: State) -> None:
    data = state.view(0).data
    for key, value in {
        "players": 9,
        "seat": 5,
        "box": "00",
        "seats": 3,
        "prompt": None,
        "deck": [],
        "tribes": ["x"],
    }.items():
        with pytest.raises(BadView):
            state.game.load_view({**data, key: value})
    for key in ("players", "seats", "prompt", "deck", "draft"):
        with pytest.raises(BadView):
            state.game.load_view({other: value for other, value in data.items() if other != key})


@pytest.mark.parametrize("id", games.OWN)
def test_a_rules_number_that_the_game_does_not_have_is_refused(id: str) -> None:
    game = games.get(id)
    assert game.rules == 1, "nothing was released with another number"
    position = game.start(2, rules=1).to_position()
    assert game.from_position(position).to_position() == position
    for wrong in (0, 2, True, "1"):
        with pytest.raises(BadOptions, match=r"^rules: must be 1 \(got"):
            game.start(2, rules=wrong)
        with pytest.raises(BadPosition, match=r"^rules: must be 1 \(got"):
            game.from_position({**position, "rules": wrong})
