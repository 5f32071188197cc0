"""Tribes: two to four tribes grow, move, gather and learn on a field of hexes; fifteen points win."""

from folkmoot.games.tribes.game import GAME

__all__ = ["GAME"]
