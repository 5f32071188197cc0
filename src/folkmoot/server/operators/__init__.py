"""For whoever runs a server: backup and restore (`database`), `check`, `readiness`, `logs`, `metrics`, `webhooks`."""
