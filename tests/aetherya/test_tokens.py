"""Rulings on items and characters: A23 to A34, A47."""

from __future__ import annotations

from typing import Any

from folkmoot.core import ALL, CHANCE, Doc, State
from folkmoot.games.aetherya.engine.codes import LEGENDS, TOKENS
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, cards, deal, legal, outcomes, play, start, table, verbs, why

ALMOST = "?HMN/EFHP/FEDL/MNSH"


def seat(grid: str = PLAIN, beside: str = "", **given: Any) -> Doc:
    """A kingdom with tokens beside it; twelve others lie face down unless it is said otherwise."""
    return {"cards": grid, "beside": beside.split(), **given}


def bare(grid: str = PLAIN, beside: str = "", **given: Any) -> Doc:
    """A kingdom without a face-down token."""
    return seat(grid, beside, tokens=[], down=[], **given)


def ending(*seats: Doc, **given: Any) -> AetheryaState:
    """The end of seat 0's turn."""
    progress = {"acted": True, **given.pop("progress", {})}
    return table(*seats, tokens=True, ask="turn_end", progress=progress, **given)


def shown(state: State, number: int) -> Doc:
    data: Doc = state.view(None).data["seats"][number]
    return data


def test_A23_a_face_down_token_on_every_face_down_card() -> None:
    state = start(2, tokens=True)
    while ask(state) != "arrange":
        state.apply(state.chance_outcomes()[0][0])
    while ask(state) == "arrange":
        state.apply(state.legal_actions()[0])
    for number in (0, 1):
        assert len(shown(state, number)["tokens"]) == 12
        assert "r2c2" not in shown(state, number)["tokens"]
        assert shown(state, number)["down"] == list(TOKENS)


def test_A24_take_or_leave_is_decided_unseen() -> None:
    for choice, owned in (("keep token", ["thief"]), ("leave token", [])):
        state = table(seat(), bare(), tokens=True)
        play(state, "draw", "card elf", "discard", "flip r1c1", "card human")
        assert legal(state) == ["keep token", "leave token"]
        play(state, choice)
        assert outcomes(state) == {f"token {token}": 1 for token in TOKENS}
        play(state, "token thief")
        assert shown(state, 0)["beside"] == owned
        assert "thief" not in shown(state, 0)["down"]
        assert "r1c1" not in shown(state, 0)["tokens"]


def test_A24_a_replaced_card_gives_its_token_too() -> None:
    state = table(seat(), bare(), tokens=True)
    play(state, "take discard", "place r1c1", "card elf")
    assert ask(state) == "token"
    play(state, "leave token", "token gem1")
    assert state.turn == 1


def test_A24_a_face_up_card_has_none() -> None:
    state = table(seat(), bare(), tokens=True)
    play(state, "take discard", "place r2c2")
    assert state.turn == 1


def test_A24_face_down_tokens_count_for_nothing_at_the_end() -> None:
    state = table(seat(ALMOST, tokens=["r1c1"], down=["gem4"]), seat(), tokens=True, discards=[["forest"]])
    play(state, "take discard", "place r1c1", "card plains", "leave token", "token gem4")
    deal(state)
    result = state.result()
    assert result is not None
    assert list(result.rows[5].points) == [0, 0]


def test_A25_tokens_are_used_at_the_end_of_the_turn() -> None:
    state = table(bare("????/?GH?/????/????", "treaty"), bare(), tokens=True)
    assert why(state, "use treaty") == ("not_now", "")
    play(state, "take discard", "place r1c1", "card plains")
    assert legal(state) == ["done", "use treaty"]


def test_A25_one_just_gained_may_be_used_and_a_legend_claimed_after() -> None:
    state = table(seat("????/?GHE/?M??/????"), bare(), tokens=True, shown=["human-elf"])
    play(state, "draw", "card swamp", "discard", "flip r1c1", "card plains", "keep token", "token treaty")
    assert legal(state) == ["done", "claim human-elf", "use treaty"]
    play(state, "use treaty", "at r2c2", "claim human-elf", "legend two-elves")
    assert state.turn == 1


def test_A25_none_is_used_after_the_sixteenth_card() -> None:
    state = table(seat(ALMOST, "hammer", tokens=["r1c1"], down=["gem4"]), bare(), tokens=True, discards=[["forest"]])
    play(state, "take discard", "place r1c1", "card plains", "keep token", "token gem4")
    assert ask(state) == "reveal"


def test_A25_a_turn_without_a_choice_ends_by_itself() -> None:
    state = table(bare(beside="treaty staff sword griffin smuggler thief palantir"), bare(), tokens=True)
    play(state, "take discard", "place r2c2")
    assert state.turn == 1


def test_A26_treaty_keeps_its_card_out_of_conflicts() -> None:
    state = ending(bare("????/EGH?/????/????", "treaty"), bare())
    assert state.scores()[0] == -4
    assert why(state, "use treaty") is None
    play(state, "use treaty")
    assert legal(state) == ["at r2c1", "at r2c2", "at r2c3"]
    assert why(state, "at r1c1") == ("no_race", "A26")
    play(state, "at r2c2")
    assert state.scores()[0] == 0
    assert shown(state, 0)["treaties"] == ["r2c2"]
    assert shown(state, 0)["beside"] == []


def test_A26_only_that_card_is_out() -> None:
    state = ending(bare("?N??/EGH?/????/????", "treaty"), bare())
    play(state, "use treaty", "at r2c1")
    assert state.scores()[0] == -4


def test_A26_treaty_is_lost_with_the_card_and_no_second_lies_on_it() -> None:
    state = ending(bare("????/EGH?/????/????", "treaty", treaties=["r2c2"]), bare())
    play(state, "use treaty")
    assert why(state, "at r2c2") == ("has_one", "A26")
    state = table(bare("????/EGH?/????/????", treaties=["r2c2"]), bare(), tokens=True)
    play(state, "take discard", "place r2c2")
    assert shown(state, 0)["treaties"] == []


def test_A26_treaty_travels_and_still_counts_for_legends() -> None:
    state = ending(bare("????/?HE?/????/????", "hammer", treaties=["r2c2"]), bare(), shown=["human-elf"])
    assert why(state, "claim human-elf") is None
    play(state, "use hammer", "at r2c2", "at r4c4")
    assert shown(state, 0)["treaties"] == ["r4c4"]


def test_A27_staff_tames_a_dragon_with_fewer_than_three() -> None:
    state = ending(bare("D???/?H??/?D??/????", "staff"), bare())
    assert state.scores()[0] == -10
    play(state, "use staff")
    assert why(state, "at r2c2") == ("no_dragon", "A27")
    play(state, "at r1c1")
    assert state.scores()[0] == 0
    three = ending(bare("D???/?H??/?D??/D???", "staff"), bare())
    assert why(three, "use staff") == ("staff_limit", "A27")


def test_A27_the_switch_counts_only_tamed_dragons() -> None:
    state = ending(bare("D???/?H??/?D??/D???", "staff"), bare(), staff_counts_tamed=True)
    assert why(state, "use staff") is None
    tamed = ending(bare("HDHD/DH?H/????/????", "staff"), bare(), staff_counts_tamed=True)
    assert why(tamed, "use staff") == ("staff_limit", "A27")


def test_A27_a_staff_tames_for_good_as_one_of_three() -> None:
    state = table(bare("D??D/????/D???/????", staffs=["r1c1"]), bare(), tokens=True)
    assert state.scores()[0] == 6 - 12
    four = table(bare("HDHD/DH?H/?D??/????", staffs=["r3c2"]), bare(), tokens=True)
    assert four.scores()[0] == 12
    play(four, "take discard")
    assert why(four, "place r3c2") == ("locked", "A10")


def test_A28_sword_claims_with_one_against_one() -> None:
    state = ending(bare("????/?NG?/????/????", "sword"), bare(), shown=["dwarf-v-goblin", "elf-v-goblin"])
    assert legal(state) == ["done", "sword dwarf-v-goblin"]
    assert why(state, "sword elf-v-goblin") == ("one_against_one", "A28")
    assert why(state, "sword human-v-goblin") == ("not_shown", "A13")
    play(state, "sword dwarf-v-goblin", "legend two-elves")
    assert shown(state, 0)["legends"] == ["dwarf-v-goblin"]
    assert shown(state, 0)["beside"] == []


def test_A28_a_turn_goes_on_for_a_sword_alone_and_no_sooner_than_its_end() -> None:
    for pair, legend in (("HG", "human-v-goblin"), ("EG", "elf-v-goblin"), ("EN", "elf-v-dwarf")):
        state = table(bare(f"????/?{pair}?/????/????", "sword"), bare(), tokens=True, shown=[legend])
        play(state, "take discard", "place r1c1", "card plains")
        assert legal(state) == ["done", f"sword {legend}"]
    assert why(table(PLAIN, PLAIN, shown=["dwarf-v-goblin"]), "sword dwarf-v-goblin") == ("not_now", "")


def test_A28_a_sword_serves_two_against_one_as_well_and_no_other_legend() -> None:
    shown_now = ["dwarf-v-goblin", "human-v-goblin", "elf-v-goblin", "elf-v-dwarf"]
    for grid, legend in (("NGN?", 0), ("HGH?", 1), ("EGE?", 2), ("ENE?", 3)):
        state = ending(bare(f"????/{grid}/????/????", "sword hammer"), bare(), shown=shown_now)
        assert [text for text in legal(state) if text.startswith("sword")] == [f"sword {shown_now[legend]}"]


def test_A28_the_two_must_touch_and_it_is_the_turns_one_claim() -> None:
    apart = ending(bare("????/?N?G/????/????", "sword hammer"), bare(), shown=["dwarf-v-goblin"])
    assert why(apart, "sword dwarf-v-goblin") == ("one_against_one", "A28")
    portal = ending(bare("????/?NLG/????/????", "sword hammer"), bare(), shown=["dwarf-v-goblin"])
    assert why(portal, "sword dwarf-v-goblin") == ("one_against_one", "A17")
    elves = ending(bare("????/?NLE/????/????", "sword hammer"), bare(), shown=["elf-v-dwarf"])
    assert why(elves, "sword elf-v-dwarf") is None
    given = {"progress": {"claimed": True}}
    late = ending(bare("????/?NG?/????/????", "sword hammer"), bare(), shown=["dwarf-v-goblin"], **given)
    assert why(late, "sword dwarf-v-goblin") == ("one_claim", "A28")


def test_A29_griffin_takes_any_face_down_token_and_stays() -> None:
    state = ending(seat(beside="griffin"), seat(), bare())
    play(state, "use griffin")
    assert legal(state) == ["seat 0", "seat 1"]
    play(state, "seat 1")
    assert why(state, "at r2c2") == ("no_face_down_token", "A29")
    play(state, "at r1c1", "token hammer")
    assert shown(state, 0)["beside"] == ["hammer"]
    assert shown(state, 1)["griffins"] == ["r1c1"]
    assert "hammer" not in shown(state, 1)["down"]
    assert why(state, "use hammer") is None


def test_A29_griffins_chain() -> None:
    state = ending(seat(beside="griffin"), seat(), bare())
    play(state, "use griffin", "seat 1", "at r1c1", "token griffin")
    assert legal(state) == ["done", "use griffin"]
    play(state, "use griffin", "seat 0", "at r1c1", "token griffin")
    play(state, "use griffin", "seat 1")
    assert why(state, "at r1c1") == ("no_face_down_token", "A29")
    play(state, "at r1c2", "token gem4")
    assert shown(state, 1)["griffins"] == ["r1c1", "r1c2"]
    assert state.turn == 1


def test_A29_whoever_turns_the_card_up_may_take_the_griffin() -> None:
    given: Doc = {"griffins": ["r1c1"], "down": list(TOKENS[:9] + TOKENS[10:])}
    for choice, owned in (("keep token", ["griffin"]), ("leave token", [])):
        state = table(seat(**given), bare(), tokens=True)
        play(state, "draw", "card elf", "discard", "flip r1c1", "card human", choice)
        assert state.turn != CHANCE
        assert shown(state, 0)["beside"] == owned
        assert shown(state, 0)["griffins"] == []


def test_A29_an_open_griffin_is_no_target() -> None:
    theirs = bare(griffins=["r1c1"])
    state = ending(bare(beside="griffin palantir thief smuggler gem1 hammer"), theirs)
    assert why(state, "use griffin") == ("no_target", "A29")
    assert why(state, "use palantir") == ("no_target", "A31")
    assert why(state, "use thief") == ("no_target", "A33")
    assert why(state, "use smuggler") == ("no_target", "A32")


def test_A30_hammer_swaps_locked_and_face_down_cards_with_their_tokens() -> None:
    down = list(TOKENS[:12])
    mine = seat("????/?DE?/?MS?/????", "hammer", down=down)
    state = ending(mine, bare())
    play(state, "use hammer")
    assert why(state, "at r4c4") == ("in_order", "A30")
    play(state, "at r1c1")
    assert why(state, "at r1c1") == ("in_order", "A30")
    play(state, "at r2c2")
    assert cards(state, 0) == "D???/??E?/?MS?/????"
    assert "r1c1" not in shown(state, 0)["tokens"]
    assert "r2c2" in shown(state, 0)["tokens"]
    assert shown(state, 0)["beside"] == []


def test_A30_staff_and_griffin_travel_and_nothing_is_revealed() -> None:
    mine = bare("????/?DE?/?MS?/????", "hammer hammer", staffs=["r2c2"], griffins=["r1c1"])
    state = ending(mine, bare())
    before = sum(state.hidden.count(kind) for kind in range(10))
    play(state, "use hammer", "at r1c1", "at r2c2")
    assert shown(state, 0)["staffs"] == ["r1c1"]
    assert shown(state, 0)["griffins"] == ["r2c2"]
    assert sum(state.hidden.count(kind) for kind in range(10)) == before


def test_A30_what_a_palantir_saw_follows_the_token() -> None:
    mine = seat(beside="hammer palantir")
    state = ending(mine, bare())
    play(state, "use palantir", "seat 0", "at r1c1", "token gem4")
    play(state, "use hammer", "at r1c1", "at r4c4")
    assert state.view(0).data["seats"][0]["seen"] == [{"cell": "r4c4", "by": [0], "token": "gem4"}]


def test_A30_hammer_can_meet_a_legend() -> None:
    state = ending(bare("H???/????/????/???E", "hammer"), bare(), shown=["human-elf"])
    play(state, "use hammer", "at r1c2", "at r4c4")
    assert legal(state) == ["done", "claim human-elf"]


def test_A31_palantir_looks_secretly_once_per_turn() -> None:
    state = ending(seat(beside="palantir hammer"), seat(), bare())
    play(state, "use palantir", "seat 1", "at r1c1")
    assert len(outcomes(state)) == 12
    play(state, "token thief")
    assert state.view(0).data["seats"][1]["seen"] == [{"cell": "r1c1", "by": [0], "token": "thief"}]
    for viewer in (1, None):
        assert state.view(viewer).data["seats"][1]["seen"] == [{"cell": "r1c1", "by": [0], "token": None}]
    assert state.view(ALL).data["seats"][1]["seen"][0]["token"] == "thief"
    assert "palantir" in shown(state, 0)["beside"]
    assert why(state, "use palantir") == ("looked_already", "A31")


def test_A31_once_per_palantir() -> None:
    state = ending(seat(beside="palantir palantir hammer"), seat(), bare(), bare())
    play(state, "use palantir", "seat 1", "at r1c1", "token thief")
    assert why(state, "use palantir") is None
    play(state, "use palantir", "seat 1", "at r1c2", "token gem1")
    assert why(state, "use palantir") == ("looked_already", "A31")
    play(state, "done")
    for cell in ("r2c2", "r2c3", "r2c2", "r2c3"):
        play(state, "take discard", f"place {cell}")
    assert state.turn == 0
    assert why(state, "use palantir") is None


def test_A31_a_seen_token_is_determined_for_whoever_comes() -> None:
    given: Doc = {"seen": [{"cell": "r1c1", "by": [1], "token": "gem4"}]}
    state = ending(seat(**given, beside="griffin palantir hammer"), bare())
    play(state, "use palantir", "seat 0", "at r1c1")
    assert state.turn == 0
    assert state.view(0).data["seats"][0]["seen"] == [{"cell": "r1c1", "by": [0, 1], "token": "gem4"}]
    play(state, "use griffin", "seat 0", "at r1c1")
    assert state.turn == 0
    assert "gem4" in shown(state, 0)["beside"]
    state = table(seat(**given), bare(), tokens=True)
    play(state, "draw", "card elf", "discard", "flip r1c1", "card human", "keep token")
    assert shown(state, 0)["beside"] == ["gem4"]


def test_A31_unseen_tokens_are_drawn_from_the_rest() -> None:
    given: Doc = {"seen": [{"cell": "r1c1", "by": [1], "token": "gem4"}]}
    state = ending(seat(**given, beside="palantir"), bare())
    play(state, "use palantir", "seat 0", "at r1c2")
    assert "token gem4" not in outcomes(state)
    assert len(outcomes(state)) == 11


def test_A32_smuggler_trades_a_gem_for_anything_but_a_gem() -> None:
    state = ending(bare(beside="smuggler gem1 gem3"), bare(beside="palantir thief gem4"))
    play(state, "use smuggler")
    assert why(state, "seat 0") == ("not_an_opponent", "A32")
    play(state, "seat 1")
    assert legal(state) == ["get palantir", "get thief"]
    assert why(state, "get gem4") == ("no_gem_for_gem", "A32")
    assert why(state, "get hammer") == ("not_there", "A32")
    play(state, "get palantir")
    assert legal(state) == ["give gem1", "give gem3"]
    play(state, "give gem1")
    assert shown(state, 0)["beside"] == ["gem3", "palantir"]
    assert shown(state, 1)["beside"] == ["gem1", "gem4", "thief"]


def test_A32_smuggler_needs_a_gem() -> None:
    state = ending(bare(beside="smuggler hammer"), bare(beside="palantir"))
    assert why(state, "use smuggler") == ("no_target", "A32")


def test_A33_thief_takes_an_item() -> None:
    state = ending(bare(beside="thief"), bare(beside="gem4 palantir griffin smuggler"))
    play(state, "use thief", "seat 1")
    assert legal(state) == ["get gem4", "get palantir"]
    assert why(state, "get griffin") == ("items_only", "A33")
    play(state, "get palantir")
    assert shown(state, 0)["beside"] == ["palantir"]
    assert shown(state, 1)["beside"] == ["gem4", "griffin", "smuggler"]


def test_A33_a_stolen_palantir_may_be_used_this_turn() -> None:
    state = ending(bare(beside="thief"), seat(beside="palantir", down=list(TOKENS)))
    play(state, "use thief", "seat 1", "get palantir")
    assert legal(state) == ["done", "use palantir"]
    play(state, "use palantir", "seat 1", "at r1c1", "token gem1")
    assert state.turn == 1


def test_A33_nothing_on_a_card_is_taken() -> None:
    theirs = bare("????/?GH?/????/????", treaties=["r2c2"])
    state = ending(bare(beside="thief hammer"), theirs)
    assert why(state, "use thief") == ("no_target", "A33")


def test_A34_gems_are_never_used_up_but_may_be_left() -> None:
    state = ending(bare(beside="gem1 hammer"), bare())
    assert verbs(state) == {"done", "use"}
    assert "use gem1" not in state.game.actions
    assert state.scores()[0] == 1
    taken = table(seat(), bare(), tokens=True)
    play(taken, "draw", "card elf", "discard", "flip r1c1", "card human", "leave token", "token gem3")
    assert taken.scores()[0] == 0
    assert shown(taken, 0)["beside"] == []


def test_A47_card_first_then_the_choice_then_the_token() -> None:
    state = table(seat(), bare(), tokens=True)
    play(state, "take discard", "place r1c1")
    assert ask(state) == "lifted"
    play(state, "card elf")
    assert ask(state) == "token"
    assert state.view(None).data["discards"] == [["elf"]]
    play(state, "keep token")
    assert ask(state) == "token_shown"


def test_A47_a_gem_taken_with_the_sixteenth_card_counts() -> None:
    state = table(seat(ALMOST, tokens=["r1c1"], down=["gem4"]), bare(), tokens=True, discards=[["forest"]])
    play(state, "take discard", "place r1c1", "card plains", "keep token", "token gem4")
    deal(state)
    result = state.result()
    assert result is not None
    assert result.scores[0] == 27


def test_not_owned_is_said() -> None:
    state = ending(bare(beside="hammer"), bare(), shown=list(LEGENDS[6:10]))
    assert why(state, "use thief") == ("not_owned", "A25")
    assert why(state, "sword elf-v-dwarf") == ("not_owned", "A28")
