"""Responses to clients, as in the OpenAPI description, by topic: `service`, `games`, `people`, `tables`, `playing`,
`socket`, `results`, `replays`, `reviews`, `notes`, `played`, `statistics`. Requests: messages.py.

Documents of a single module of routes (`web/rules.py`, `web/teaching.py`) are defined there.
"""
