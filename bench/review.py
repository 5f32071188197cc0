"""Discrimination of reviews: games of strong against novice, judged.

    python bench/review.py --game ethnos --players 2 --games 20 --iterations 200
    python bench/review.py --game aetherya --players 3 --option mode=coop --games 20

Seats take turns; where all win or lose together, or somebody plays alone, games do: every other one is of strong.
Prints, for both levels, accuracy and grades; how the judged losses go with the result; and luck, which is to be nought
on average where one wins. Every game is written to `--out` when it is done, so that a run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import correlation, fmean, stdev

from folkmoot import bots, games
from folkmoot.bots.judging import How
from folkmoot.bots.review import WORDS, review
from folkmoot.build import build
from folkmoot.core import OVER, Doc, Game, Recorder, SimDealer

PAIR = ("strong", "novice")


def play(game: Game, players: int, options: Doc, seed: int, thought: int) -> Doc:
    """A game of the two levels, every other seat or every other game; which begins depends on the seed."""
    together = game.is_cooperative(players, options)
    levels = [PAIR[(seed if together else seat + seed) % 2] for seat in range(players)]
    recorder = Recorder(game, SimDealer(seed), players, options, seats=[{"name": level} for level in levels])
    thinkers = [bots.Thinker() for _ in levels]
    while recorder.state.turn != OVER:
        seat, draft, steps = int(recorder.state.turn), recorder.draft(), list[str]()
        while not steps or (draft.drafting and draft.turn == seat):
            budget = bots.Budget(iterations=thought, early=True)
            found = thinkers[seat].think(
                game, draft.view(seat), levels[seat], seed * 10_000 + len(recorder.rows), budget
            )
            draft.apply(found.code)
            steps.append(found.move)
        recorder.close(draft, steps, seat)
    recorder.finish()
    return recorder.record()


def judged(game: Game, record: Doc, how: How) -> list[Doc]:
    """One line for each seat."""
    begin = time.process_time()
    found = review(game, record, how)
    seconds = time.process_time() - begin
    lines = []
    for seat, doc in enumerate(found["seats"]):
        losses = [turn["decision"]["loss"] for turn in found["turns"] if turn["decision"] and turn["seat"] == seat]
        level = record["seats"][seat]["name"]
        kept = {key: value for key, value in doc.items() if key != "moments"}
        lines.append({"level": level, "loss": fmean(losses), "rows": len(found["turns"]), "cpu": seconds, **kept})
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=games.OWN[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--thought", type=int, default=300, help="iterations of strong's own play")
    parser.add_argument("--out", type=Path, default=Path("build/review"))
    args = parser.parse_args()
    game, how = games.get(args.game), How(iterations=args.iterations)
    args.out.mkdir(parents=True, exist_ok=True)
    options: Doc = dict(text.split("=", 1) for text in args.option)
    mode = "".join(f"-{value}" for value in options.values())
    file = args.out / f"{game.id}{mode}-{args.players}-{args.iterations}-{args.thought}.jsonl"
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    for seed in range(len(done), args.games):
        done.append(judged(game, play(game, args.players, options, 90_000 + seed, args.thought), how))
        with file.open("a") as out:
            out.write(json.dumps(done[-1]) + "\n")
    seats = [seat for one in done for seat in one]
    print(f"{game.id}{mode}, {args.players} players, {len(done)} games, {args.iterations} iterations ({build()})")
    for level in PAIR:
        own = [seat for seat in seats if seat["level"] == level]
        decisions = sum(seat["decisions"] for seat in own)
        grades = {word: sum(seat["grades"][word] for seat in own) / decisions for word in WORDS}
        accuracy, loss = fmean(seat["accuracy"] for seat in own), fmean(seat["loss"] for seat in own)
        print(f"{level:>7}: accuracy {accuracy:.3f}, loss {loss:.4f},", end=" ")
        print(", ".join(f"{word} {100 * share:.1f} %" for word, share in grades.items()), end="; ")
        for part in ("own", "others", "luck"):
            values = [seat[part] for seat in own]
            print(f"{part} {fmean(values):+.3f} (sd {stdev(values):.3f})", end=" ")
        print(f"won {fmean(seat['end'] for seat in own):.2f}")
    lower = [
        one for one in done if (min(one, key=lambda seat: seat["loss"])["end"] == max(seat["end"] for seat in one))
    ]
    print(f"loss and result: r = {correlation([s['loss'] for s in seats], [s['end'] for s in seats]):.2f}")
    if len({seat["level"] for seat in done[0]}) > 1:
        print(f"the seat with the least loss won {len(lower)} of {len(done)}")
    rows = sum(one[0]["rows"] for one in done)
    print(f"{1000 * sum(one[0]['cpu'] for one in done) / rows:.0f} ms of CPU a row, {rows / len(done):.0f} rows a game")


if __name__ == "__main__":
    main()
