"""What a view says about the open question: who is asked, what, by which rule, about what."""

from __future__ import annotations

from typing import Final

from folkmoot.core.contract import CHANCE
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.document import STAGES, words
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import DEEDS, GOALS, LANDS
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.tribe import bits

STRENGTHS: Final = ("weak", "normal", "strong")
RULES: Final[dict[int, str]] = {
    c.C_TERRAIN: "T5", c.C_LANDS: "T105", c.C_LAND: "T105", c.C_LAND_HEX: "T105", c.C_TRIBE: "T7", c.C_FIRST: "T9",
    c.C_POWER: "T104", c.C_POOL: "T175", c.C_ROLL: "T12", c.C_ROLL_ONE: "T175", c.C_EVENT: "T40", c.C_GOAL: "T18",
    c.A_LEADER: "T177", c.A_START: "T9", c.A_BONUS: "T103", c.A_RETURN: "T106", c.A_BEFORE: "T12", c.A_ACT: "T13",
    c.A_GROW: "T15", c.A_MOVE: "T16", c.A_GATHER: "T17", c.A_LEARN: "T18", c.A_WANDER: "T157", c.A_PUSH: "T173",
    c.A_TIGER: "T41", c.A_INVADERS: "T136", c.A_MAMMOTH: "T136", c.A_VOLCANO: "T41", c.A_BID: "T143",
    c.A_SETTLE: "T41", c.A_FIGHT: "T20", c.A_END: "T22", c.A_YIELD: "T164", c.A_MIX: "T148", c.A_GIFT: "T174",
    c.A_BASKET: "T164", c.A_BASKET_TYPE: "T164", c.A_FARM: "T104", c.A_FOUND: "T166", c.A_PUSH_TO: "T173",
    c.A_LIGHT: "T168", c.A_TRIBUTE: "T30", c.A_LOSE: "T140", c.A_HAND: "T143", c.A_SPARE: "T170",
    c.A_AMBUSH: "T171", c.A_SHOOT: "T125", c.A_REPEL: "T122", c.A_FLEE: "T153", c.A_ELDER: "T30", c.A_OFFER: "T41",
    c.A_POT_GIVE: "T22", c.A_POT_TAKE: "T22", c.P_OVER: "T133",
}  # fmt: skip
AT_A_HEX: Final = (
    c.A_YIELD, c.A_GIFT, c.A_BASKET_TYPE, c.A_PUSH_TO, c.A_AMBUSH, c.A_SHOOT, c.A_REPEL, c.A_ELDER, c.A_OFFER,
)  # fmt: skip
COUNTED: Final = (
    c.A_BONUS, c.A_RETURN, c.A_MIX, c.A_FOUND, c.A_LIGHT, c.A_LOSE, c.A_HAND, c.A_SPARE, c.A_FLEE, c.A_POT_TAKE,
    c.C_GOAL,
)  # fmt: skip


def prompt_of(s: Board, insider: bool) -> Doc:
    """`insider` sees how far a draft has come; all others what was asked before it."""
    phase = int(s.phase)
    done, of = _progress(s, insider)
    return {
        "seat": int(s.turn) if s.turn >= 0 else -1,
        "ask": STAGES[phase],
        "rule": RULES[phase],
        "args": _args(s, phase),
        "done": done,
        "of": of,
    }


def _progress(s: Board, insider: bool) -> tuple[int, int]:
    phase = int(s.phase)
    got = int(s.got) if insider or not s.drafting else 0
    if phase in (c.A_GROW, c.A_MOVE, c.A_GATHER):
        return got, int(s.want)
    if phase == c.A_LEARN:
        return got, bits(s.tribes[s.active].villages)
    return 0, int(s.left) if phase in COUNTED else 1


def _args(s: Board, phase: int) -> Doc:
    if s.turn == CHANCE:
        return {"land": LANDS[s.hex]} if phase == c.C_LAND_HEX else {}
    if c.A_GROW <= phase <= c.A_PUSH and s.deed >= 0:
        return {"action": DEEDS[s.deed], "strength": STRENGTHS[s.level], "number": int(s.want)}
    if phase in AT_A_HEX or phase in (c.A_MIX, c.A_SPARE, c.A_FLEE):
        return {"hex": (*HEX_NAMES, "board")[s.hex]}
    return _more_args(s, phase)


def _more_args(s: Board, phase: int) -> Doc:
    if phase == c.A_BID:
        return {"highest": int(s.want), "bidder": int(s.got) if s.got >= 0 else None}
    if phase == c.A_FIGHT:
        return {"hexes": words(s.mask, HEX_NAMES)}
    if phase == c.A_TRIBUTE:
        return {"goal": GOALS[s.lent], "to_seat": int(s.queue)}
    if phase == c.A_START:
        group: list[int] = s.setup.box.start_members[s.want]
        return {"number": group[s.got]}
    return {}
