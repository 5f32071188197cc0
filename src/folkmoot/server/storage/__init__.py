"""The database: its form (`schema`, `migrations`), the `engine` to reach it, the `store` that reads and, through its
`writer`, writes `jobs`; the `shared_clock` of its hosts; the `people` in it, whose names may not look `alike`, with the
`export` and the `erasure` of what is stored of them, and `aging` of what is forgotten; `acts` of hosts and operators,
`notes` on finished games, and `uploads`: games from files.
"""
