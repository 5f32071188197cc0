"""Ethnos: gather bands of twelve tribes and set markers in six kingdoms over two or three ages.

`box.toml` holds every number printed on a component, `rules.toml` every rule with its source.

Read `engine` in the order the game is played: `codes` (what the numbers mean), `box` (what is in it), `options`,
`board` (what lies on the table), `dealing`, `scoring`, `flow` (what follows by itself), `turns`, `leaders`, `bands`;
`state` asks and answers.

Then `edge`, from what is said to what is kept: `notation`, `describe` and `refusals` for one action; `prompts`, `view`,
`fold` and `changes` for what a seat knows; `position` and `consistency` for what a person writes; `results`, `bounds`;
`shape`, `encode`, `tensor` and `tally` for those who count. `game` wires it all.

`mind` is what bots think of it, `words` what is said of it, `teach` its lessons; `terminal` draws it, `pad` scores the
printed game.
"""

from folkmoot.games.ethnos.game import GAME, Ethnos

__all__ = ["GAME", "Ethnos"]
