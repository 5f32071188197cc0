"""Stable words for every action and chance code; what verbs there are, `verbs` says."""

from __future__ import annotations

from typing import Final

from folkmoot.games.tribes.edge.verbs import ACTION_VERBS, CHANCE_VERBS, names_of
from folkmoot.games.tribes.engine import codes as c

ACTION_NAMES: Final = [name for verb in ACTION_VERBS for name in names_of(verb)]
CHANCE_NAMES: Final = [name for verb in CHANCE_VERBS for name in names_of(verb)]
assert len(ACTION_NAMES) == c.NUM_ACTIONS
assert len(ACTION_NAMES) + len(CHANCE_NAMES) == c.NUM_CODES
NAMES: Final = ACTION_NAMES + CHANCE_NAMES
