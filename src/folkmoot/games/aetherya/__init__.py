"""Legends of Aetherya: kingdoms of sixteen cards, legends, dragons and portals."""

from folkmoot.games.aetherya.game import GAME

__all__ = ["GAME"]
