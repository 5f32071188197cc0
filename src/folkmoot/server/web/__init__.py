"""What talks HTTP and sockets. `app` wires it together, `context` holds the parts, `guard` stands in front.

- playing: `socket`, where each `peer` has a `channel`, over the network a `socket_connection`, whose `frames` are
  `incoming`, `gathering` and `outgoing`; `poll` and `routes` for clients without one
- asking, without changing anything: `boxes`, `pads`, `rules`, `score`, `wording`; `teaching` also opens lessons
- `pages` gives out the built client; `serving` makes a process, or several, of all this
- so that nobody stops the others: `connections` are counted (each an `http_connection` before it is a socket),
  `hosts` knows our names, `limits` gives everybody `budgets`, and `reading` gives large documents to the process of
  `reader`
"""
