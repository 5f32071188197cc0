"""For operators: `database` (backup, restore), `check`, `readiness`, `retention`, `logs`, `metrics`; `webhooks` with
their `receivers`; `moderation` of people and tables, and `following`, by which a server notices what is done beside it.
"""
