"""Bots: the `pool` of `worker` processes in which they think, the `runner` that lets them move, `hints`, `leases`."""
