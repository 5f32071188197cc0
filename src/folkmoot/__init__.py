"""Folkmoot: Ethnos, Tribes and Legends of Aetherya, to play and to study."""

__version__ = "0.1.0"
