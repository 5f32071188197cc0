"""The database: its form (`schema`, `migrations`), the `engine` to reach it, the `store` that reads and, through its
`writer`, writes `jobs`; the `people` in it, and `notes` on finished games.
"""
