"""HTTP and sockets. `app` wires everything together, `context` holds the parts, `guard` checks every request first.

- playing: `socket`, where each `peer` has a `channel`, over the network a `socket_connection`, whose `frames` are
  `incoming`, `gathering` and `outgoing`; `poll` for clients without one
- routes, with the `dependencies` they share: `service`, `people`, `tables`, `records`, `notes`, `boxes`, `pads`,
  `rules`, `score`, `wording`, and `teaching`, which also opens lessons; `views` are a table as its viewers see it,
  `tagged` answers that are not sent twice
- `pages` gives out the built client; `serving` makes a process, or several, of all this
- protection: `connections` are counted (each an `http_connection` before it is a socket), `hosts` knows our names,
  `limits` gives everybody `budgets`, from which routes spend their `prices`; `kept` counts the bytes that wait for
  clients, and `reading` gives large documents to the process of `reader`
"""
