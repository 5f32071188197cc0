"""Games to learn from: the same wherever they are played, whole or not there, and readable as arrays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from folkmoot import games
from folkmoot.adaptors.encoding import Scale, encoder_of, encoding_of
from folkmoot.arena import selfplay
from folkmoot.arena.running import in_processes
from folkmoot.arena.selfplay import SelfPlay, named_shard, play_shard, read, write
from folkmoot.cli import main
from folkmoot.core import BadOptions, FolkmootError, SimDealer
from folkmoot.core.values import rewards_of

RUN = SelfPlay("aetherya", 2, ("novice", "strong@5"), games=3, seed=7, shard=2)


def same(one: selfplay.Arrays, other: selfplay.Arrays) -> bool:
    return one.keys() == other.keys() and all(
        np.array_equal(one[key], other[key], equal_nan=one[key].dtype.kind == "f") for key in one
    )


def test_what_is_written_is_what_was_played(tmp_path: Path) -> None:
    """Every kept position, mask, choice and end, against the game replayed from its choices."""
    write(RUN, tmp_path)
    found = read(tmp_path)
    game = games.get(RUN.game)
    encoding, scale = encoding_of(game), Scale(encoder_of(game))
    tensors = found["numbers"].astype(np.float32)
    scale(tensors)
    assert found["lineups"].tolist() == [[0, 1], [1, 0], [0, 1]]
    assert found["entrants"].tolist() == ["novice", "strong@5"]
    place = 0
    for number in range(RUN.games):
        state, dealer = game.start(2), SimDealer(7 + number)
        dealer.deal_all(state)
        decisions = 0
        while (result := state.result()) is None:
            assert found["games"][place] == number
            assert found["seats"][place] == state.turn
            assert found["decisions"][place] == decisions
            assert np.flatnonzero(found["masks"][place]).tolist() == state.legal_actions()
            if place % 7 == 0:
                assert np.array_equal(tensors[place], encoding(state.view(state.turn).data))
            tried = slice(found["starts"][place], found["starts"][place + 1])
            if found["visits"][tried].size:
                assert found["choices"][place] == found["tried"][tried][0], "the most tried move is made"
                assert 0 <= found["shares"][place] <= 1
                assert set(found["tried"][tried].tolist()) <= set(state.legal_actions())
            else:
                assert np.isnan(found["shares"][place])
            state.apply(int(found["choices"][place]))
            dealer.deal_all(state)
            place += 1
            decisions += 1
        assert found["lengths"][number] == decisions
        assert found["rewards"][number].tolist() == rewards_of(result)
        assert found["scores"][number].tolist() == list(result.scores)
    assert place == len(found["choices"])
    assert found["visits"].sum() > 100


def test_a_run_that_was_stopped_goes_on_and_may_grow(tmp_path: Path) -> None:
    run = replace(RUN, entrants=("novice",), games=5, keep=0.2)
    write(run, tmp_path / "whole")
    whole = read(tmp_path / "whole")
    assert 0.1 * whole["lengths"].sum() < len(whole["choices"]) < 0.3 * whole["lengths"].sum()

    def stops(shards: Any) -> Any:
        yield named_shard(next(iter(shards)))
        raise KeyboardInterrupt

    folder = tmp_path / "stopped"
    with pytest.raises(KeyboardInterrupt):
        write(replace(run, games=3), folder, stops)
    assert len(read(folder)["seeds"]) == 2
    write(replace(run, games=3), folder)
    (folder / "games-000007.part").write_bytes(b"torn")
    ticks: list[tuple[int, int]] = []
    write(run, folder, in_processes(2, named_shard), lambda done, total: ticks.append((done, total)))
    assert ticks == [(1, 3), (2, 3), (3, 3)], "the first file stays, the one that was short is played again"
    assert same(read(folder), whole)
    with pytest.raises(FolkmootError, match="contains another run"):
        write(replace(run, seed=1), folder)


def test_a_function_may_play() -> None:
    shard = selfplay.Shard(replace(RUN, entrants=("novice",), games=1), 0)
    data = play_shard(shard, lambda state, view, seed: state.name(state.legal_actions()[0]))
    assert data == play_shard(shard, lambda state, view, seed: state.name(state.legal_actions()[0]))


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"entrants": ()}, "entrants"),
        ({"entrants": ("clever",)}, "clever"),
        ({"games": 0}, "games"),
        ({"keep": 0.0}, "keep"),
        ({"keep": 1.5}, "keep"),
        ({"shard": -1}, "shard"),
        ({"players": 7}, "players"),
        ({"options": {"mode": "war"}}, "mode"),
    ],
)
def test_a_run_that_cannot_be_is_told_by_name(tmp_path: Path, given: dict[str, Any], where: str) -> None:
    with pytest.raises((BadOptions, FolkmootError), match=where):
        write(replace(RUN, **given), tmp_path / "none")
    assert not (tmp_path / "none").exists()


def test_the_command_writes_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "games")
    command = ["selfplay", "ethnos", "--players", "2", "--entrants", "random", "--games", "2", "--jobs", "0"]
    assert main([*command, "--out", out, "--lang", "en"]) == 0
    found = read(out)
    assert capsys.readouterr().out == f"{out} holds 2 games and {len(found['choices'])} positions.\n"
    with pytest.raises(FolkmootError, match="contains no games of"):
        read(tmp_path)
