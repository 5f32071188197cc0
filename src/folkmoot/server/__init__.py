"""Tables over the network: people, seats, a log that never loses a move, live updates.

Packages, in the order in which they stand on each other; each says in its docstring what its modules are for:

- `storage`: the database, its one writer, the people in it
- `tables`: games in memory, what is done to them, how they are written and read again
- `bots`: the processes in which bots think, and what happens at tables without anybody asking
- `operators`: backup, check, log, metrics, webhooks
- `web`: requests and sockets; `web.app.create_app` wires all the parts together
- `page`: the same application inside a browser's page, where there is no network

Beside them is what everybody speaks of: `settings`, `errors`, what clients send (`messages`; moves are read by
`play_message`) and get (`documents`, written by `encoding`).

A move comes in at `web.peer`, is carried out by `tables.playing` (at once, or in its turn by `tables.waiting`), stored
by `tables.writing` and told to everybody by `tables.telling`. Nothing is imported here, so that a bot's process stays
small.
"""
