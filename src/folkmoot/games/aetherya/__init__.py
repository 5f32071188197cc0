"""Legends of Aetherya: kingdoms of sixteen cards, legends, dragons and portals; versus, with tokens, alone, together."""

from folkmoot.games.aetherya.game import GAME

__all__ = ["GAME"]
