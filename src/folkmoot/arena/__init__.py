"""Matches between bots, tournaments, ratings, and what they prove."""
