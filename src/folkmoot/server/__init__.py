"""Tables over the network: people, seats, a log that never loses a move, live updates.

`folkmoot.server.app.create_app` is the door. Nothing is imported here, so that a bot's process stays small.
"""
