"""For operators: `database` (backup, restore), `check`, `readiness`, `retention`, `logs`, `metrics`, `webhooks`,
`moderation` of people and tables, and `following`, by which a running server notices what was done beside it.
"""
