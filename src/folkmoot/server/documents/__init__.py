"""What clients get, as the OpenAPI description sees it, by topic: `service`, `games`, `people`, `tables`, `playing`,
`socket`, `results`, `replays`, `reviews`, `notes`, `played`, `statistics`. What they send: messages.py.

Documents of a single module of routes (`web/rules.py`, `web/teaching.py`) stand there.
"""
