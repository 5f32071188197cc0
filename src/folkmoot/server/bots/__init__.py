"""Bots: the `pool` of `workers` in which they think, each a `worker`, shared by a `fair_queue`; the `runner` that lets
them move, `hints`, `reviews` of finished games, and `leases`, by which one process does what several could do.
"""
