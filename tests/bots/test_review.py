"""A game judged: skill and luck add up, nobody is judged by what they could not know, and reviews come out alike."""

from __future__ import annotations

from itertools import pairwise

import folkmoot_bare
import folkmoot_toy
import pytest

from folkmoot import games
from folkmoot.bots import Budget, explain
from folkmoot.bots.hindsight import turns_of
from folkmoot.bots.judging import How, Judge, NotReviewed, grade_of
from folkmoot.bots.levels import UnknownLevel
from folkmoot.bots.review import MOMENTS, accuracy, moments_of, parts, review, rows_of, total
from folkmoot.core import BadRecord, Doc, Game, Recorder, SimDealer
from tests.core.test_records import whole_choice

TOY = folkmoot_toy.GAME
FEW = How(iterations=6)


def played(game: Game, players: int, seed: int = 3, moves: int = 1000, **options: object) -> Recorder:
    recorder, chooser = Recorder(game, SimDealer(seed), players, options), SimDealer(seed + 1)
    while recorder.state.turn >= 0 and len(recorder.rows) <= moves:
        recorder.move(whole_choice(recorder, chooser))
    return recorder


@pytest.mark.parametrize(("game", "players", "moves", "options"), [
    (TOY, 2, 1000, {}),
    (TOY, 3, 1000, {}),
    (games.get("aetherya"), 2, 3, {"mode": "coop"}),
    (games.get("aetherya"), 1, 3, {"mode": "solo"}),
    (games.get("aetherya"), 6, 3, {"variant": "empires"}),
    (games.get("tribes"), 3, 4, {}),
])  # fmt: skip
def test_own_decisions_those_of_others_and_luck_are_all_that_changed(
    game: Game, players: int, moves: int, options: Doc
) -> None:
    found = review(game, played(game, players, moves=moves, **options).record(), How(iterations=1))
    assert found["together"] == ("mode" in options)
    assert found["allies"] == (players if found["together"] else 3 if "variant" in options else 1)
    for number, seat in enumerate(found["seats"]):
        assert round(seat["own"] + seat["others"] + seat["luck"], 4) == round(seat["end"] - seat["begin"], 4)
        assert seat["end"] == found["turns"][-1]["chances"][number]
    for earlier, turn in pairwise(found["turns"]):
        for seat in range(players):
            change = turn["chances"][seat] - earlier["chances"][seat]
            assert change == pytest.approx(turn["skill"][seat] + turn["luck"][seat])


def test_A61_an_empire_that_has_won_has_won_for_each_of_its_seats() -> None:
    """Neither a review nor the lines of the end page divide a victory among allies."""
    game = games.get("aetherya")
    recorder = played(game, 6, variant="empires")
    result = recorder.state.result()
    assert result is not None
    assert len(result.winners) == 3
    won = [float(seat in result.winners) for seat in range(6)]
    assert result.places == [1 if seat in result.winners else 2 for seat in range(6)]
    assert Judge(game, 6, FEW).chances(recorder.state, 1) == won
    turns = turns_of(game, recorder.record())
    assert turns[-1].chances == won
    assert turns[0].chances[0] + turns[0].chances[1] == pytest.approx(1)
    assert turns[0].chances[:2] * 3 == pytest.approx(turns[0].chances)
    before = game.start(6, variant="empires")
    SimDealer(3).deal_all(before)
    hint = explain(game, before.view(before.turn), "strong", 1, Budget(iterations=20))
    assert hint.considered[0].share == pytest.approx(0.5, abs=0.25)


def test_a_decision_is_judged_by_what_its_seat_could_see() -> None:
    judge, compared = Judge(TOY, 2, FEW), 0
    for before, row, _ in rows_of(TOY, played(TOY, 2).record()):
        if before is None or row is None or row["seat"] is None:
            continue
        view = before.view(before.turn)
        codes = [before.parse(text) for text in row["steps"] if text.split()[0] in ("show", "done")]
        judged = judge.decision(view, codes, row["n"])
        for seed in range(3):
            other = view.sample(seed)
            compared += other.to_position() != before.to_position()
            assert judge.decision(other.view(before.turn), codes, row["n"]) == judged
    assert compared > 3, "other hands could lie there"


def test_luck_is_what_came_compared_with_what_else_could_come() -> None:
    found = review(TOY, played(TOY, 2).record(), FEW)
    assert found["turns"][1]["drawn"] is not None
    for turn in found["turns"]:
        if turn["seat"] is None and turn["drawn"] is not None:
            assert turn["skill"] == [0.0, 0.0]
            assert turn["drawn"][0] == pytest.approx(-turn["drawn"][1], abs=0.001)


def test_the_best_choice_is_usual_and_no_skill() -> None:
    """The usual change of the chances after the best choice is taken off every decision."""
    found = [part(0, None, 0.5, None)] + [part(n, n % 2, 0.5 - n % 2 * 0.02, 0.0) for n in range(1, 11)]
    assert [turn["skill"] for turn in total(found, FEW, TOY, 2)["turns"]] == [[0.0, 0.0]] * 11
    worse = [*found, part(11, 0, 0.42, 0.1)]
    summed = total(worse, FEW, TOY, 2)
    assert summed["turns"][-1]["skill"] == [-0.1, 0.1]
    assert [seat["own"] for seat in summed["seats"]] == [-0.1, 0.0]
    assert [seat["others"] for seat in summed["seats"]] == [0.0, 0.1]


def part(n: int, seat: int | None, own: float, loss: float | None) -> Doc:
    """Make a part in which the seat to move gains two in a hundred, and loses them when the other moves."""
    considered = [{"shares": [1.0, 1.0]}, {"shares": [0.8, 0.8]}]
    decision = None if loss is None else {"considered": considered, "played": 1, "loss": loss}
    decision = None if decision is None else {**decision, "grade": grade_of(loss or 0.0)}
    return {"n": n, "seat": seat, "chances": [own, 1 - own], "drawn": None, "decision": decision}


def test_the_same_review_comes_out_again_and_goes_on_where_it_stopped() -> None:
    record = played(TOY, 2).record()
    whole = review(TOY, record, FEW)
    assert review(TOY, record, FEW) == whole
    assert review(TOY, record, How(iterations=6, seed=1)) != whole
    known = {part["n"]: part for part, _ in zip(parts(TOY, record, FEW), range(4), strict=False)}
    known[0] = {**known[0], "mark": "kept"}
    found = list(parts(TOY, record, FEW, known))
    assert found[0].pop("mark") == "kept"
    assert total(found, FEW, TOY, 2) == whole


def test_a_choice_of_many_steps_is_judged_as_one() -> None:
    game = games.get("ethnos")
    recorder = Recorder(game, SimDealer(4), 2)
    state = recorder.state
    leader = next(code for code in state.legal_actions() if state.name(code).startswith("lead"))
    draft = state.clone()
    draft.apply(leader)
    steps = [state.name(leader), draft.name(draft.legal_actions()[-1])]
    recorder.move(steps)
    decision = list(parts(game, recorder.record(), How(iterations=8)))[-1]["decision"]
    assert decision["considered"][decision["played"]]["steps"] == steps
    for one in decision["considered"]:
        after = state.clone()
        for text in one["steps"]:
            after.apply(after.parse(text))
        assert not after.drafting
        assert one["visits"] == 8, "what was played is tried as often as anything else"


def test_what_was_taken_back_is_not_judged() -> None:
    recorder = played(TOY, 2, moves=3)
    before = review(TOY, recorder.record(), FEW)
    recorder.move(whole_choice(recorder, SimDealer(9)))
    recorder.undo(0, before["turns"][-1]["n"])
    assert review(TOY, recorder.record(), FEW) == before


def test_what_cannot_be_reviewed_is_said() -> None:
    record = played(folkmoot_bare.GAME, 2).record()
    with pytest.raises(NotReviewed, match="it has no evaluation"):
        review(folkmoot_bare.GAME, record)
    with pytest.raises(UnknownLevel, match="'novice' does not search"):
        review(TOY, played(TOY, 2).record(), How(level="novice"))
    with pytest.raises(BadRecord, match=r"^rows\[0\]"):
        review(TOY, {**played(TOY, 2).record(), "rows": [7]})


def test_seconds_bound_a_review_as_well() -> None:
    found = review(TOY, played(TOY, 2, moves=1).record(), How(iterations=1, seconds=0.001))
    assert found["how"] == {"level": "strong", "seed": 0, "seconds": 0.001}


def test_grades_and_accuracy() -> None:
    assert [grade_of(loss) for loss in (0.0, 0.01, 0.03, 0.0699, 0.07, 1.0)] == [
        "best", "good", "doubtful", "doubtful", "mistake", "mistake",
    ]  # fmt: skip
    assert accuracy([], 0) is None
    some = [turn(1, 0, [0.6, 0.5, 0.4], 1)["decision"], turn(2, 0, [0.9, 0.7], 0)["decision"]]
    assert accuracy(some, 0) == pytest.approx(1 - 0.1 / 0.4)
    assert accuracy([turn(1, 0, [0.6, 0.5, 0.4], 2)["decision"]], 0) == pytest.approx(0)


def turn(n: int, seat: int | None, shares: list[float], played: int, luck: float = 0.0) -> Doc:
    considered = [{"shares": [share, 1 - share]} for share in shares]
    loss = shares[0] - shares[played] if shares else 0.0
    decision = {"considered": considered, "played": played, "loss": loss, "grade": grade_of(loss)} if shares else None
    return {"n": n, "seat": seat, "drawn": [luck, -luck] if luck else None, "decision": decision}


def test_moments_are_costly_fine_or_lucky() -> None:
    turns = [
        turn(1, None, [], 0, luck=0.2),
        turn(2, 0, [0.5, 0.4], 1),
        turn(3, 0, [0.5, 0.4], 0),
        turn(4, 0, [0.5, 0.46], 1, luck=0.3),
        turn(5, 0, [0.5, 0.49], 1, luck=-0.08),
        turn(6, 0, [0.5, 0.49], 0, luck=-0.02),
        turn(7, 1, [0.5, 0.1], 1),
    ]
    assert [(one["n"], one["kind"]) for one in moments_of(turns, 0)] == [
        (1, "lucky"), (2, "mistake"), (3, "found"), (4, "doubtful"), (5, "unlucky"),
    ]  # fmt: skip
    many = [turn(n, 0, [0.9, 0.9 - n / 100], 1) for n in range(1, 30)]
    assert [one["n"] for one in moments_of(many, 0)] == list(range(30 - MOMENTS, 30))
