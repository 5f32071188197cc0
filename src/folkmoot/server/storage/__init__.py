"""The database: its form (`schema`, `migrations`), the `engine` to reach it, the `store` that reads and, through its
`writer`, writes `jobs`; the `shared_clock` of its hosts; the `people` in it, `notes` on finished games, and `uploads`:
games from files.
"""
