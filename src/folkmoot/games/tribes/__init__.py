"""Tribes: two to four tribes grow, move, gather and learn on a field of hexes; fifteen points win.

In the order in which to read it:

- what there is: `box.toml`, then in `engine/` `codes`, `tribe`, `asked`, `board`;
- what a question is: `question`;
- the rules in the order of play, each with its questions: `dealing`, `placing`, `turns`, `actions`, `growing`, `paths`,
  `moving`, `wandering`, `gathering`, `learning`, `happenings`, `auction`, `volcano`, `conflicts`, `fleeing`,
  `building`, `goals`, `offerings`, `elders`; beside them `powers` and `market`;
- how it is put together: `questions` (all of them), `flow` (what comes between them), `state`;
- what states look like from outside, and back: in `edge/` `notation`, `document`, `prompts`, `view`, `position`;
- `game.py`, which is what callers see.
"""

from folkmoot.games.tribes.game import GAME

__all__ = ["GAME"]
