"""Ethnos: gather bands of twelve tribes and set markers in six kingdoms over two or three ages.

Read in the order the game is played: `box` and `cards` (what is in the box), `options`, `board` (what lies on the
table), `turns`, `bands`, `leaders`, `scoring`, and `state`, which asks and answers. The other modules are the edge:
`notation`, `describe`, `refusals`, `view`, `fold`, `position`, `questions`, `results`, wired together in `game`.
"""

from folkmoot.games.ethnos.game import GAME, Ethnos

__all__ = ["GAME", "Ethnos"]
