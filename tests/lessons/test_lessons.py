"""Guided first games: followed and not followed, every lesson goes on, makes sense and ends."""

from __future__ import annotations

import random

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, OVER, Recorder, State, replay
from folkmoot.lessons import Advice, Coach, Lesson, LessonDealer, NoLesson, find, lessons, puzzles
from folkmoot.lessons.book import SEAT
from folkmoot.text import LANGUAGES, texts
from tests.lessons.learner import Learner, first, follow

IDS = list(lessons())
STRAYS = 25
"""Learners who do what they like, a different thing each."""


def stray(lesson: Lesson, seed: int) -> Learner:
    """A lesson with a learner who now and then does something else than the coach says."""
    chance = random.Random(seed)

    def choose(state: State, advice: Advice, number: int) -> str:
        if chance.random() < 0.5:
            return follow(state, advice, number)
        return state.name(chance.choice(state.legal_actions()))

    learner = Learner(lesson)
    assert learner.play(choose)
    return learner


def test_there_is_a_lesson_for_every_game_of_ours_with_three_puzzles() -> None:
    for game in games.OWN:
        assert game in IDS
        assert [puzzle.id for puzzle in puzzles().values() if puzzle.game == game] == [f"{game}-{n}" for n in (1, 2, 3)]


def test_what_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(NoLesson, match="there is no lesson 'chess'"):
        find("chess")


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_that_is_followed_keeps_to_its_script(id: str) -> None:
    learner = Learner(lessons()[id])
    assert learner.play(follow)
    assert all(learner.scripted)
    own = [row for row, _ in learner.told if row["seat"] == SEAT]
    assert len(own) == learner.lesson.length
    dealt = [
        step
        for row, _ in learner.told
        for step in row["steps"]
        if learner.state.parse(step) >= learner.game.num_actions
    ]
    assert dealt[: len(learner.lesson.outcomes)] == list(learner.lesson.outcomes), "every prepared outcome comes"
    said = set(learner.seen)
    for beat in learner.lesson.beats:
        assert {learner.lesson.text(say) for say in beat.say} <= said


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_goes_on_and_ends_when_nothing_is_done_as_suggested(id: str) -> None:
    learner = Learner(lessons()[id])
    assert learner.play(first)
    assert "learn-other-way" in learner.seen or not all(learner.scripted)


@pytest.mark.parametrize("id", IDS)
def test_leaving_the_script_at_any_step_does_no_harm(id: str) -> None:
    lesson = lessons()[id]
    for at in range(lesson.length):
        learner = Learner(lesson)
        own = 0
        while not learner.ended() and learner.state.turn != OVER:
            if learner.state.turn == SEAT:
                learner.own(first if own == at else follow)
                own += 1
            else:
                learner.other()
        assert learner.ended(), f"left at {at}"


@pytest.mark.parametrize("id", IDS)
def test_every_text_is_shown_to_somebody_and_exists_in_every_language(id: str) -> None:
    lesson = lessons()[id]
    expected = {*lesson.texts(), "learn-other-way"}
    rescue = lesson.text("off-any")  # for whatever a bot may think of
    learner = Learner(lesson)
    learner.play(follow)
    said = set(learner.seen)
    for seed in range(STRAYS):
        if expected - said <= {rescue}:
            break
        said |= set(stray(lesson, seed).seen)
    assert expected - said <= {rescue}
    assert said - expected <= {"learn-other-draft"}
    unknown = Coach(lesson, []).after_bot(Advice((), (), (), True, 0, False), "ponder", "ponder")
    assert [page.text for page in unknown.pages] == [rescue]
    for language in LANGUAGES:
        assert [text for text in expected | said if not texts(language).has(text)] == [], language


@pytest.mark.parametrize("id", IDS)
def test_suggestions_can_be_played(id: str) -> None:
    def choose(state: State, advice: Advice, number: int) -> str:
        assert state.refusal(state.parse(advice.point[0])) is None
        return first(state, advice, number) if number % 3 == 0 else advice.point[0]

    assert Learner(lessons()[id]).play(choose)


@pytest.mark.parametrize("id", games.OWN)
def test_taking_back_brings_the_same_cards_again(id: str) -> None:
    learner = Learner(lessons()[id])
    learner.play(follow)
    recorder = learner.recorder
    moves = [(row["n"], row["seat"], list(row["steps"])) for row in recorder.rows]
    chance = [
        n for n, seat, steps in moves if seat == SEAT and recorder.state.parse(steps[-1]) >= learner.game.num_actions
    ]
    n = chance[0]
    recorder.undo(SEAT, n - 1)
    own = [step for step in moves[n - 1][2] if recorder.state.parse(step) < learner.game.num_actions]
    assert recorder.move(own)["steps"] == moves[n - 1][2]


@pytest.mark.parametrize("id", IDS)
def test_a_table_loaded_anew_goes_on_with_the_prepared_deal(id: str) -> None:
    learner = Learner(lessons()[id])
    learner.play(follow)
    whole = learner.recorder
    half = len(whole.rows) // 2
    dealer = LessonDealer(learner.lesson.outcomes, b"lesson")
    again = Recorder.resume(learner.game, dealer, whole.opening, whole.rows[:half])
    dealer.follow(again)
    for row in whole.rows[half:]:
        if row["kind"] == "move":
            own = [step for step in row["steps"] if again.state.parse(step) < learner.game.num_actions]
            assert again.move(own)["steps"] == row["steps"]


@pytest.mark.parametrize("id", IDS)
def test_the_record_of_a_lesson_replays(id: str) -> None:
    learner = Learner(lessons()[id])
    learner.play(follow)
    learner.recorder.opening["lesson"] = id
    record = learner.recorder.record()
    assert record["dealer"] == {"kind": "script"}
    moments = list(replay(learner.game, record))
    assert moments[-1].state.to_position() == learner.state.to_position()


@pytest.mark.parametrize("id", [id for id in IDS if any(len(beat.steps) > 1 for beat in lessons()[id].beats)])
def test_another_choice_under_way_is_noticed(id: str) -> None:
    """A draft that cannot become the script's choice gets another answer than one that can."""
    learner = Learner(lessons()[id])
    while True:
        while learner.state.turn != SEAT:
            learner.other()
        coach = Coach(learner.lesson, learner.told)
        coach.look(learner.state)
        beat = coach.beat(learner.state)
        assert beat is not None, "no choice of several steps in this lesson"
        if len(beat.steps) > 1:
            break
        learner.own(follow)
    on = Coach(learner.lesson, learner.told).advise(learner.state, list(beat.steps[:1]))
    assert on.point == beat.steps[1:]
    off = Coach(learner.lesson, learner.told).advise(learner.state, ["something else"])
    assert off.ask_bot
    assert [page.text for page in off.pages] == ["learn-other-draft"]


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_begins_with_the_learner(id: str) -> None:
    state = games.get(lessons()[id].game).from_position(lessons()[id].start)
    assert state.turn in (SEAT, CHANCE)
