"""Names of bots, seat by seat, wherever they play."""

from __future__ import annotations

BOT_NAMES = ("Ash", "Birch", "Cedar", "Elm", "Hazel", "Rowan", "Alder", "Linden")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]
