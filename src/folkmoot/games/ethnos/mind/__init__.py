"""Bots' evaluation of a position."""
