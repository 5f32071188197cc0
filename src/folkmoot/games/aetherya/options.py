"""The options of the game and what they mean together."""

from __future__ import annotations

from folkmoot.core import BadOptions, Doc, Option
from folkmoot.core.options import read_options
from folkmoot.games.aetherya.words import MODES

OPTIONS = (
    Option("mode", "choice", "versus", "A1", choices=MODES),
    Option("tokens", "bool", False, "A23", condition='mode == "versus"'),
    Option("goblin_legends_via_portal", "bool", False, "A17"),
    Option("staff_counts_tamed", "bool", False, "A27", condition='mode == "versus" and tokens'),
    Option("solo_may_flip", "bool", False, "A36", condition='mode == "solo"'),
    Option("coop_must_turn", "bool", False, "A42", condition='mode == "coop"'),
)


def checked(players: int, given: Doc) -> Doc:
    """A value for every option; BadOptions where they do not fit together."""
    values = read_options(OPTIONS, given)
    if values["mode"] == "solo" and players != 1:
        raise BadOptions("players", f"{players} players, solo is for 1", "solo", {"players": str(players)})
    if values["mode"] != "solo" and players == 1:
        wrong = f'1 player, {values["mode"]} is for 2 to 4 (mode="solo" is for 1)'
        raise BadOptions("players", wrong, "not-alone", {"mode": values["mode"]})
    needed = {"tokens": "versus", "solo_may_flip": "solo", "coop_must_turn": "coop"}
    for name, mode in needed.items():
        if values[name] and values["mode"] != mode:
            raise BadOptions(name, f'means something only with mode="{mode}"', "only-with", {"option": f"mode={mode}"})
    if values["staff_counts_tamed"] and not values["tokens"]:
        wrong = "means something only with tokens=True"
        raise BadOptions("staff_counts_tamed", wrong, "only-with", {"option": "tokens=true"})
    return values
