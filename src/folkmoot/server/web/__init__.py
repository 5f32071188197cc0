"""What talks HTTP and sockets. `app` wires it together, `context` holds the parts, `guard` stands in front.

- playing: `socket`, where each `peer` has a `line`, which is the bare `wire` of `frames`; `poll` and `routes` for
  clients without one
- asking, without changing anything: `boxes`, `pads`, `rulings`, `standing`, `wording`; `teaching` also opens lessons
- `pages` gives out the built client; `serving` makes a process, or several, of all this
- so that nobody stops the others: `door` and `hall` count connections, `hosts` knows our names, `limits` hold
  budgets, and `reading` gives large documents to the process of `reader`
"""
