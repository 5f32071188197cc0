"""For operators: `database` (backup, restore), `check`, `readiness`, `retention`, `logs`, `metrics`,
`webhooks` with their `receivers`."""
