"""Live tables. Read `table`, then `live`, then `playing`, `actions` and `lobby`.

- one table: `table` with its `seat`s, `clock`, `undo`, `votes`, `results` and, for lessons, what is `prepared`;
  `table_store` reads and writes it, `saving` writes what every move brings
- all of them: `live`, each an `entry` with its `lock`; `playing` is a move's way to `writing`, which stores it, and
  `telling`, which says who learns what, in messages made by `updates`; what cannot be done at once is `waiting`;
  `drafts` keeps open choices; `recovery` when the database fails, `notifications` between processes
- time: `flags` fall when a clock runs out, `outages` is when none does
- what people do: `lobby` before and beside the game, `leaving` it, `hosting` others, `lists` of tables, `beginning`
  deals, `actions` in it, `rematch` and `replays` afterwards, what somebody has `played`, and `retelling` of records
  wherever they come from
"""
