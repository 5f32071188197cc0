"""Bots: the `pool` of `workers` in which they think, each a `worker`, shared by a `fair_queue`; the `runner` that lets
them move, `hints`, `leases`."""
