"""Every reason to refuse an action: the rule that decides here, and the numbers of this position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import LEGENDS
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.text import texts
from tests.aetherya import (
    test_coop,
    test_fates,
    test_fortresses,
    test_frontiers,
    test_pacts,
    test_sending,
    test_solo,
    test_tokens,
)
from tests.aetherya.tables import PLAIN, play, start, table
from tests.text.refusals import Case, check, check_complete


def scene(make: Callable[..., AetheryaState], *given: Any, steps: str = "", **more: Any) -> Callable[[], AetheryaState]:
    """A position, and steps from it on, set apart by semicolons."""

    def setting() -> AetheryaState:
        state = make(*given, **more)
        play(state, *[step.strip() for step in steps.split(";") if step])
        return state

    return setting


ending, bare, seat = test_tokens.ending, test_tokens.bare, test_tokens.seat
solo, coop, alone = test_solo.solo, test_coop.coop, test_fates.alone
holding, empires = test_sending.holding, test_sending.empires
DEALT = "; ".join(
    ["first 1", *[f"legend {word}" for word in LEGENDS[:8]], "card plains"]
    + [f"card {word}" for word in ("elf", "dwarf", "human", "swamp", "forest", "mountain", "goblin", "portal")]
)
HELD = "HS??/?PF?/?MS?/L??D"
CASES = [
    Case("not_in_hand", scene(start, 2, steps=DEALT), "lay goblin", "A8"),
    Case(
        "locked",
        scene(table, "????/?DL?/?MS?/????", PLAIN, discards=[["elf"]], steps="take discard"),
        "place r2c2",
        "A10",
    ),
    Case("same_kind", scene(table, PLAIN, PLAIN, discards=[["forest"]], steps="take discard"), "place r2c3", "A10"),
    Case("not_face_down", scene(table, PLAIN, PLAIN, steps="draw; card elf; discard"), "flip r2c2", "A11", (2,)),
    Case("must_place", scene(table, PLAIN, PLAIN, steps="take discard"), "discard", "A9"),
    Case(
        "must_place",
        scene(solo, PLAIN, discards=[["elf"]], steps="draw two; card human; card dwarf; drop human"),
        "discard",
        "A36",
    ),
    Case(
        "must_place",
        scene(table, PLAIN, HELD, variant="invasion", discards=[["goblin"]], steps="take discard"),
        "send r1c1",
        "A55",
    ),
    Case("must_place", scene(test_frontiers.frontiers, steps="take discard"), "settle r1c1", "A57"),
    Case("not_shown", scene(table, "????/?HE?/????/????", PLAIN, shown=["two-elves"]), "claim human-elf", "A13"),
    Case(
        "not_shown",
        scene(coop, PLAIN, PLAIN, progress={"first": 1}, steps="take discard; place r1c1; card plains; discard"),
        "penalty four-races",
        "A43",
    ),
    Case("not_met", scene(table, "????/?HE?/????/????", PLAIN, shown=["two-elves"]), "claim two-elves", "A2"),
    Case("not_met", scene(table, "????/?GLG/????/????", PLAIN, shown=["two-goblins"]), "claim two-goblins", "A17"),
    Case(
        "one_claim",
        scene(
            table,
            "????/?HE?/?N??/????",
            PLAIN,
            shown=["human-elf", "human-dwarf"],
            steps="claim human-elf; legend two-elves",
        ),
        "claim human-dwarf",
        "A13",
    ),
    Case(
        "turned_already", scene(coop, "????/?HE?/??E?/????", PLAIN, steps="claim human-elf"), "claim human-elf", "A42"
    ),
    Case(
        "must_turn",
        scene(coop, test_coop.PAIR, PLAIN, coop_must_turn=True, steps="take discard; place r1c1; card plains; discard"),
        "done",
        "A42",
    ),
    Case("deck_too_small", scene(test_solo.few_left, 1), "draw two", "A38"),
    Case(
        "pile_empty",
        scene(coop, PLAIN, PLAIN, discards=[["elf"], ["dwarf"]], steps="take second; place r2c2; discard"),
        "take second",
        "A41",
    ),
    Case("not_in_row", scene(solo, PLAIN, ask="swap_rows"), "swap four-races", "A35"),
    Case("not_in_row", scene(solo, PLAIN), "claim four-races", "A37"),
    Case("not_owned", scene(ending, bare(beside="hammer"), bare()), "use thief", "A25"),
    Case("not_owned", scene(ending, bare(beside="hammer"), bare(), shown=["elf-v-dwarf"]), "sword elf-v-dwarf", "A28"),
    Case("no_target", scene(ending, bare(beside="thief hammer"), bare()), "use thief", "A33"),
    Case("no_target", scene(ending, bare(beside="griffin hammer"), bare()), "use griffin", "A29"),
    Case(
        "looked_already",
        scene(
            ending,
            seat(beside="palantir hammer"),
            seat(),
            bare(),
            bare(),
            steps="use palantir; seat 1; at r1c1; token thief",
        ),
        "use palantir",
        "A31",
    ),
    Case("staff_limit", scene(ending, bare("D???/?H??/?D??/DD??", "staff"), bare()), "use staff", "A27", (4, 3)),
    Case("no_race", scene(ending, bare("????/EGH?/????/????", "treaty"), bare(), steps="use treaty"), "at r1c1", "A26"),
    Case("no_dragon", scene(ending, bare("D???/?H??/?D??/????", "staff"), bare(), steps="use staff"), "at r2c2", "A27"),
    Case(
        "has_one",
        scene(ending, bare("????/EGH?/????/????", "treaty", treaties=["r2c2"]), bare(), steps="use treaty"),
        "at r2c2",
        "A26",
    ),
    Case(
        "has_one",
        scene(ending, bare("D???/?H??/?D??/????", "staff", staffs=["r1c1"]), bare(), steps="use staff"),
        "at r1c1",
        "A27",
    ),
    Case(
        "one_against_one",
        scene(ending, bare("????/?N?G/????/????", "sword hammer"), bare(), shown=["dwarf-v-goblin"]),
        "sword dwarf-v-goblin",
        "A28",
    ),
    Case(
        "one_against_one",
        scene(ending, bare("????/?NLG/????/????", "sword hammer"), bare(), shown=["dwarf-v-goblin"]),
        "sword dwarf-v-goblin",
        "A17",
    ),
    Case("in_order", scene(ending, bare(beside="hammer"), bare(), steps="use hammer"), "at r4c4", "A30"),
    Case(
        "not_an_opponent", scene(ending, bare(beside="thief"), bare(beside="gem4"), steps="use thief"), "seat 0", "A33"
    ),
    Case(
        "not_an_opponent",
        scene(ending, bare(beside="smuggler gem1"), bare(beside="thief"), bare(beside="thief"), steps="use smuggler"),
        "seat 0",
        "A32",
    ),
    Case(
        "no_face_down_token",
        scene(ending, seat(beside="griffin"), seat(), bare(), steps="use griffin; seat 1"),
        "at r2c2",
        "A29",
    ),
    Case(
        "not_there",
        scene(
            ending, bare(beside="smuggler gem1 gem3"), bare(beside="palantir thief gem4"), steps="use smuggler; seat 1"
        ),
        "get hammer",
        "A32",
    ),
    Case(
        "no_gem_for_gem",
        scene(
            ending, bare(beside="smuggler gem1 gem3"), bare(beside="palantir thief gem4"), steps="use smuggler; seat 1"
        ),
        "get gem4",
        "A32",
    ),
    Case(
        "items_only",
        scene(ending, bare(beside="thief"), bare(beside="gem4 palantir griffin"), steps="use thief; seat 1"),
        "get griffin",
        "A33",
    ),
    Case("other_mode", scene(solo, PLAIN), "take discard", "A36"),
    Case("other_mode", scene(table, PLAIN, PLAIN), "take second", "A41"),
    Case("not_held", scene(solo, PLAIN, steps="draw two; card human; card dwarf"), "drop elf", "A36"),
    Case("met_already", scene(solo, "????/?HH?/?NE?/????", steps="claim two-humans"), "claim two-humans", "A37"),
    Case("one_a_turn", scene(solo, "????/?HH?/?NE?/????", steps="claim two-humans"), "claim human-elf", "A37"),
    Case(
        "goblin_stays",
        scene(alone, "HG??/?PF?/?MS?/????", "dezanno", ask="hand", hand={"drawn": ["elf"]}),
        "place r1c2",
        "A51",
    ),
    Case("other_variant", scene(holding, "goblin", PLAIN, HELD), "send r1c1", "A50"),
    Case("not_dark", scene(holding, "elf", PLAIN, HELD, variant="invasion"), "send r1c1", "A55"),
    Case("not_on_border", scene(holding, "swamp", PLAIN, HELD, variant="invasion"), "send r2c2", "A55"),
    Case("not_face_up", scene(holding, "swamp", PLAIN, HELD, variant="invasion"), "send r1c3", "A55", (1, 3)),
    Case("not_face_up", scene(empires, PLAIN, PLAIN, "E???/?PF?/?ML?/???D", PLAIN), "send r1c2", "A58", (1, 2)),
    Case(
        "settled_already",
        scene(
            test_frontiers.holding, "elf", nolands=test_frontiers.lands("H.../..../..../....", "1.../..../..../....")
        ),
        "settle r1c1",
        "A57",
    ),
    Case(
        "no_site",
        scene(test_fortresses.confront, test_fortresses.ELF, PLAIN, ask="build"),
        "at r3c2",
        "A59",
    ),
    Case(
        "finished",
        scene(
            test_fortresses.confront,
            test_fortresses.seat("????/?FE?/?ES?/????", "r2c2 3"),
            PLAIN,
            ask="build",
        ),
        "at r2c2",
        "A59",
    ),
    Case("not_another", scene(test_pacts.three), "seat 0", "A60"),
    Case("not_at_table", scene(test_pacts.three), "seat 3", "A1", (3,)),
    Case(
        "not_at_table",
        scene(ending, bare(beside="thief"), bare(beside="gem4"), steps="use thief"),
        "seat 3",
        "A1",
        (2,),
    ),
    Case(
        "not_at_table", scene(ending, seat(beside="griffin"), seat(), bare(), steps="use griffin"), "seat 3", "A1", (3,)
    ),
    Case("no_target", scene(ending, bare(beside="smuggler hammer"), bare(beside="thief")), "use smuggler", "A32"),
    Case("no_face_down_token", scene(ending, seat(beside="griffin"), bare(), steps="use griffin"), "seat 1", "A29"),
    Case("in_order", scene(ending, bare(beside="hammer"), bare(), steps="use hammer; at r2c2"), "at r2c2", "A30"),
    Case(
        "not_owned",
        scene(coop, test_coop.PAIR, PLAIN, steps="take discard; place r1c1; card plains; discard"),
        "use thief",
        "A23",
    ),
    Case("spoken", scene(test_pacts.three, steps="seat 1; done"), "seat 2", "A60"),
    Case("has_pact", scene(test_pacts.three, pacts=[None, 2, 1]), "seat 1", "A60"),
    Case(
        "card_needed",
        scene(
            test_frontiers.frontiers,
            PLAIN,
            PLAIN,
            PLAIN,
            PLAIN,
            ask="hand",
            hand={"drawn": ["elf"]},
            discards=[[*["human"] * 8, *["dwarf"] * 6, "portal"]],
        ),
        "settle r1c1",
        "A57",
    ),
]


def test_every_reason_has_a_case() -> None:
    check_complete(GAME, CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_refusal_cites_the_rule_that_decides_and_tells_the_numbers(case: Case) -> None:
    check(case)


@pytest.mark.parametrize(
    ("position", "action", "said"),
    [
        (scene(test_pacts.three), "seat 3", "Nobody sits there: you are 3 at this table."),
        (
            scene(ending, bare(beside="smuggler hammer"), bare(beside="thief")),
            "use smuggler",
            "You can’t use it now: you have no gem to give.",
        ),
        (
            scene(ending, seat(beside="griffin"), bare(), steps="use griffin"),
            "seat 1",
            "You can’t choose that player: there’s no face-down token in their kingdom.",
        ),
        (
            scene(ending, bare(beside="hammer"), bare(), steps="use hammer; at r2c2"),
            "at r2c2",
            "Choose another card: this one is chosen already.",
        ),
    ],
)
def test_A25_a_refusal_says_only_what_is_true_here(
    position: Callable[[], AetheryaState], action: str, said: str
) -> None:
    state = position()
    refusal = state.refusal(state.parse(action))
    assert refusal is not None
    assert texts("en").refusal("aetherya", refusal) == said
