"""Tribes: two to four tribes grow, move, gather and learn on a field of hexes; fifteen points win.

`box.toml` holds every number printed on a component, `rules.toml` every rule with its source.

Read `engine` in the order the game is played: `codes` (what the numbers mean), `layout` and `box` (what is in it),
`absent` (what a smaller table lacks), `options`, `tribe`, `open_question` and `board` (what lies on the table),
`scoring`, `guards`; `question` (what one is).
Then the rules, each with its questions: `dealing` with `dice` and `placing`; `turns`, `actions` with `during_action`;
`growing`, `paths`, `moving`, `wandering`, `gathering`, `learning`; `happenings`, `auction`, `volcano`; `conflicts`,
`fleeing`; `building`, `goals`, `offerings`, `elders`; beside them `powers`, `market` and `telling`. Last
`question_table` (all questions), `flow` (what follows by itself); `state` asks and answers.

Then `edge`, from what is said to what is kept: `verbs` and `notation`, `describe` (with `clashes`) and `refusals` for
one action; `prompts`, `view`, `fold` and `events` for what a seat knows; `position` (with `seat_position`)
and `consistency` for what a person writes; `results`, `bounds`; `shape`, `encode`, `tensor` and `tally` for those who
count. `game` wires it all.

`mind` is what bots think of it, `words` what is said of it, `teach` its lessons; `terminal` draws it, `pad` scores the
printed game.
"""

from folkmoot.games.tribes.game import GAME

__all__ = ["GAME"]
