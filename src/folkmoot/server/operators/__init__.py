"""What whoever runs a server needs: backup and restore (`database`), `check`, `logs`, `metrics`, `webhooks`."""
