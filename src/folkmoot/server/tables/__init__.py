"""Live tables. Read `table`, then `live`, then `actions` and `lobby`.

- one table: `table` with its `clock`, `undo` and, for lessons, what is `prepared`; `table_store` writes and reads it
- all of them: `live`, each with its `lock`; `recovery` when the database fails, `notifications` between processes
- what people do: `lobby` before and beside the game, `actions` in it, `replays` afterwards
"""
