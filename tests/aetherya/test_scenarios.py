"""Rulings on the scenarios of our own: what can be chosen, and with what (A50 to A61)."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import BadOptions
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.codes import FATES, VARIANTS
from tests.aetherya.tables import start


def refused(players: int, **options: Any) -> tuple[str, str]:
    with pytest.raises(BadOptions) as error:
        GAME.start(players, **options)
    return error.value.where, error.value.what


@pytest.mark.parametrize("fate", FATES[1:])
def test_A50_a_fate_belongs_to_a_campaign_alone(fate: str) -> None:
    assert start(1, fate=fate).view(0).data["options"]["fate"] == fate
    assert refused(2, fate=fate) == ("fate", 'requires mode="solo"')
    assert refused(2, mode="coop", fate=fate) == ("fate", 'requires mode="solo"')


@pytest.mark.parametrize("variant", VARIANTS[1:])
def test_A50_a_variant_belongs_to_a_game_without_tokens(variant: str) -> None:
    assert start(4, variant=variant).view(0).data["options"]["variant"] == variant
    assert refused(4, variant=variant, tokens=True) == ("variant", "requires tokens=False")
    assert refused(4, variant=variant, mode="coop") == ("variant", 'requires mode="versus"')
    assert refused(1, variant=variant) == ("variant", 'requires mode="versus"')


@pytest.mark.parametrize("players", [2, 3])
def test_A58_empires_are_for_four_or_with_two_boxes_for_more(players: int) -> None:
    wrong = f'"empires" is for 4, 6 or 8 players, not for {players}'
    assert refused(players, variant="empires") == ("variant", wrong)


def test_A50_the_numbers_of_the_scenarios_are_marked_as_our_own() -> None:
    own = {path for path, entry in PACKAGED.entries.items() if entry.mark == "ours"}
    assert own == {path for path in PACKAGED.entries if path.startswith(("fates.", "variants."))}
    assert {PACKAGED.entries[path].rule for path in own} <= {f"A{number}" for number in range(50, 61)}
    assert [len(task) for task in PACKAGED.tasks] == [3] * len(FATES)
