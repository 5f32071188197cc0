"""Legends of Aetherya: kingdoms of sixteen cards, legends, dragons and portals.

`box.toml` holds every number printed on a component, `rules.toml` every rule with its source.

Read `engine` in the order the game is played: `codes` (what the numbers mean), `box` (what is in it), `options`,
`cards`, `kingdom` and `legends` (who touches whom, and what that meets), `board` (what lies on the table), `dealing`,
`turns`, `uses` and `tokens`, `scoring`, `campaign` (alone), `flow` (what follows by itself). Scenarios of our own:
`fates`, `nolands`, `pacts`, `sending`, `fortresses`, `building`, `scenarios`. Last `state`, which asks and answers.

Then `edge`, from what is said to what is kept: `notation`, `describe` and `refusals` for one action; `prompts`, `view`
and `fold` for what a seat knows; `position` (with `token_position` and `scenario_position`) and `consistency` for what
a person writes; `results` (with `terms` and `scenario_results`), `bounds`; `shape`, `encode`, `tensor` and `tally` for
those who count. `game` wires it all.

`mind` is what bots think of it, `words` what is said of it, `teach` its lessons; `terminal` draws it, `pad` scores the
printed game.
"""

from folkmoot.games.aetherya.game import GAME

__all__ = ["GAME"]
