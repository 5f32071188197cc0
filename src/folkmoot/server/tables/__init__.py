"""Live tables. Read `table`, then `live`, then `actions` and `lobby`.

- one table: `table` with its `seat`s, `clock`, `undo`, `results` and, for lessons, what is `prepared`; `table_store`
  writes and reads it
- all of them: `live`, each an `entry` with its `lock`; `playing` is a move's way to `writing`, which stores it, and
  `telling`, which says who learns what; `drafts` keeps open choices; `recovery` when the database fails,
  `notifications` between processes
- time: `flags` fall when a clock runs out, `outages` is when none does
- what people do: `lobby` before and beside the game, `beginning` deals, `actions` in it, `replays` afterwards,
  and `retelling` of records wherever they come from
"""
