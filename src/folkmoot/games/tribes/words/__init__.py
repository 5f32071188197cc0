"""Sentences about the game, and its catalogues."""
