"""Studies: the same deals with other numbers, honest differences, results that go on."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from folkmoot import games
from folkmoot.arena.pictures import round_numbers
from folkmoot.arena.study import Figure, Study, Trial, figures, play_trial
from folkmoot.arena.variations import Variation, box_of, changed, nearest, read_variations
from folkmoot.cli import main
from folkmoot.core import BadOptions, Doc

TRIBES = games.get("tribes")


def result(variation: str, seed: int, scores: list[int], **traits: list[list[str]]) -> Doc:
    """A finished game of rivals as a study keeps it."""
    best = max(scores)
    seats = [{kind: words[seat] for kind, words in traits.items()} for seat in range(len(scores))]
    return {
        "key": f"{variation}|{seed}", "variation": variation, "seed": seed, "outcome": "won",
        "winners": [seat for seat, score in enumerate(scores) if score == best], "scores": scores, "rows": {},
        "decisions": 10, "seats": seats, "table": {},
    }  # fmt: skip


def study(*variations: str, games: int = 4) -> Study:
    return Study("nine", 2, tuple(Variation({}, {"twelve": name}) for name in variations), games)


def one(found: list[Figure], variation: str, kind: str, word: str, measure: str) -> Figure:
    return next(f for f in found if (f.variation, f.kind, f.word, f.measure) == (variation, kind, word, measure))


@pytest.mark.parametrize("id", games.OWN)
def test_every_entry_of_a_box_can_be_changed_where_it_stands(id: str) -> None:
    """The same value again gives the same box; another one, another."""
    game = games.get(id)
    assert game.corrected(box_of(game)).box == game.box


def test_a_changed_number_is_played() -> None:
    short = play_trial(Trial("tribes", 2, "random", {"game.points_to_win": 3}, {}, "short", 1))
    long = play_trial(Trial("tribes", 2, "random", {}, {}, "", 1))
    assert 3 <= max(short["scores"]) < 15 <= max(long["scores"])
    assert short["decisions"] < long["decisions"]
    assert short["seats"][0]["tribe"] == long["seats"][0]["tribe"], "the same deal"


def test_combinations_are_read_with_lists_words_and_options() -> None:
    found = read_variations(TRIBES, ["strength.grow=[1,2,3],[2,3,4]", "leaders=off,random"])
    assert [variation.name for variation in found] == [
        "strength.grow=[1,2,3] leaders=off",
        "strength.grow=[1,2,3] leaders=random",
        "strength.grow=[2,3,4] leaders=off",
        "strength.grow=[2,3,4] leaders=random",
    ]
    assert found[1] == Variation({"strength.grow": [1, 2, 3]}, {"leaders": "random"})
    (named,) = read_variations(TRIBES, ["tribes=[daba,kaha]"])
    assert named.options == {"tribes": ["daba", "kaha"]}
    assert read_variations(TRIBES, []) == [Variation()]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("powers.wayfarer_food=1", r"powers.wayfarer_food: neither .* \(nearest: powers.wayfarers_food"),
        ("elder=true", r"elder: neither an entry of the box nor an option \(nearest: .*elders"),
        ("powers.wayfarers_food", "which values. For example powers.wayfarers_food=3"),
        ("powers.wayfarers_food=", "which values"),
        ("powers.wayfarers_food=99", "powers.wayfarers_food: must be between 0 and 9"),
        ("powers.wayfarers_food=1,1", "is given twice"),
        ("elders=maybe", "elders: 'maybe' is neither True nor False"),
        ("game.rounds=" + ",".join(map(str, range(1, 70))), "69 combinations, where at most 64"),
    ],
)
def test_what_cannot_be_is_told(given: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        Study("tribes", 2, tuple(read_variations(TRIBES, [given])), 1).check()


def test_a_game_without_a_box_varies_its_options() -> None:
    assert box_of(games.get("bare")) == {}
    assert nearest("twelfe", ["twelve"]) == ["twelve"]
    assert changed("bare", {}) is games.get("bare")


def test_differences_are_made_deal_by_deal() -> None:
    """Deals differ widely, and in each the second variation brings one point more: that is certain."""
    results = [
        result(f"twelve={name}", seed, [10 * seed + more, 0])
        for name, more in (("a", 1), ("b", 3))
        for seed in range(40)
    ]
    found = figures(study("a", "b"), results)
    before, after = (one(found, f"twelve={name}", "game", "points", "points") for name in "ab")
    assert (before.value, after.value) == (98.0, 99.0)
    assert after.half > 15
    assert (after.gain, after.gain_low, after.gain_high) == pytest.approx((1.0, 1.0, 1.0))
    assert (before.verdict, after.verdict) == ("", "more")


def test_shares_of_a_trait_count_the_seats_that_have_it() -> None:
    tribes = [["red"], ["blue"]]
    results = [result("twelve=a", seed, [5, 3] if seed % 4 else [4, 4], tribe=tribes) for seed in range(40)]
    found = figures(study("a"), results)
    red, blue = (one(found, "twelve=a", "tribe", word, "won") for word in ("red", "blue"))
    assert (red.value, blue.value) == (0.875, 0.125), "a shared victory counts in part"
    assert red.half == pytest.approx(1.96 * (0.25 * 0.75 / 4 / 39) ** 0.5)
    assert one(found, "twelve=a", "tribe", "red", "had").value == 0.5


def test_what_was_measured_of_a_word_stands_together() -> None:
    """Even where the first deal had no seat with it, its victories follow how often it came up."""
    results = [result("twelve=a", seed, [5, 3], power=[["swift"], ["sly"] if seed else []]) for seed in range(3)]
    found = [(one.word, one.measure) for one in figures(study("a"), results) if one.kind == "power"]
    assert found == [("sly", "had"), ("sly", "won"), ("swift", "had"), ("swift", "won")]


@pytest.mark.parametrize(
    ("least", "most", "scale", "said"),
    [
        (0, 0.67, 100, ["0", "20", "40", "60"]),
        (0, 0.011, 100, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
        (-3, 7, 1, ["-2", "0", "2", "4", "6"]),
        (0, 2.1, 1, ["0.0", "0.5", "1.0", "1.5", "2.0"]),
    ],
)
def test_axes_carry_round_numbers(least: float, most: float, scale: int, said: list[str]) -> None:
    assert [f"{scale * value:.{digits}f}" for value, digits in round_numbers(least, most, scale)] == said


def test_few_games_prove_no_difference() -> None:
    results = [
        result(f"twelve={name}", seed, scores) for name, scores in (("a", [5, 3]), ("b", [3, 5])) for seed in range(4)
    ]
    share = one(figures(study("a", "b"), results), "twelve=b", "seat", "1", "won")
    assert (share.gain, share.verdict) == (-1.0, "")
    assert share.high == pytest.approx(1 - 0.025 ** (1 / 4)), "four games lost of four may be luck"


def test_the_command_writes_goes_on_and_speaks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folkmoot.arena.pictures.as_png", lambda text: None)
    given = ["study", "nine", "--players", "2", "--vary", "twelve=false,true", "--level", "random", "--jobs", "0"]
    out = ["--out", str(tmp_path)]
    assert main([*given, *out, "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["study"]["games"] == 2
    kept = (tmp_path / "results.jsonl").read_text("utf-8").splitlines()
    assert main([*given, *out, "--games", "3", "--lang", "ru"]) == 0
    told = capsys.readouterr().out
    assert "twelve=true" in told
    assert "Перебор" in told
    assert (tmp_path / "results.jsonl").read_text("utf-8").splitlines()[1:5] == kept[1:], "what was played stays"
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 7
    lines = list(csv.DictReader((tmp_path / "table.csv").read_text("utf-8").splitlines()))
    assert {line["variation"] for line in lines} == {"twelve=false", "twelve=true"}
    assert {"overshot-won.svg", "game-points.svg", "seat-won.svg"} <= {file.name for file in tmp_path.iterdir()}
    for file in tmp_path.glob("*.svg"):
        ElementTree.parse(file)
    assert main([*given[:4], "--vary", "twelve=false", *out, "--level", "random"]) == 2
    assert "contains another run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("vary", "alike"),
    [("powers.wayfarers_food=1,2", True), ("game.points_to_win=5,15", False), ("elders=false", False)],
)
def test_without_a_folder_it_is_only_told_and_what_changes_nothing_is_called_so(
    vary: str, alike: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has a power while leaders are off. One variation has nothing to be like."""
    monkeypatch.chdir(tmp_path)
    given = ["--players", "2", "--vary", vary, "--games", "1", "--level", "random", "--jobs", "0"]
    assert main(["study", "tribes", *given]) == 0
    assert ("came out the same" in capsys.readouterr().out) is alike
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("id", "options", "kinds"),
    [
        ("ethnos", {}, {"order", "lead", "place"}),
        ("tribes", {"leaders": "random"}, {"order", "tribe", "power", "opened", "met"}),
        ("aetherya", {"variant": "confrontation"}, {"order", "race", "people", "claim", "use"}),
    ],
)
def test_each_game_says_what_there_is_to_count(id: str, options: Doc, kinds: set[str]) -> None:
    found = play_trial(Trial(id, 2, "random", {}, options, "", 3))
    assert [set(seat) for seat in found["seats"]] == [kinds, kinds]
    assert sorted(seat["order"] for seat in found["seats"]) == [["1"], ["2"]]
    assert all(len(seat.get("people", ["one"])) == 1 for seat in found["seats"])
    assert {kind: bool(words) for kind, words in found["table"].items()} == dict.fromkeys(found["table"], True)
