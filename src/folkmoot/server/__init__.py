"""Tables over the network: people, seats, a log that never loses a move, live updates.

Six packages, in the order in which they stand on each other:

- `storage`: the database, its one writer, the people in it
- `tables`: games in memory, what is done to them, how they are written and read again
- `bots`: the processes in which bots think, and what happens at tables without anybody asking
- `operators`: backup, check, log, metrics, webhooks
- `web`: requests and sockets; `web.app.create_app` wires all the parts together
- `page`: the same application inside a browser's page, where nothing of the network is

Beside them what everybody speaks of: `settings`, `errors`, and what clients send (`messages`) and get (`documents`).

A move comes in at `web.socket`, is carried out by `tables.playing`, stored by `tables.writing` and told to everybody by
`tables.telling`. Nothing is imported here, so that a bot's process stays small.
"""
