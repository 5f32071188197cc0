"""Measure our games and their peers in turn, several rounds, and print medians, ratios and goals.

Usage: python bench/run.py PYTHON_WITH_PEERS

Peers and ours alternate within every round, each in a process of its own, so that a busy machine hits all alike;
ratios are taken round by round and then their median. Everything measured goes to build/bench.json as well.
"""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
ROUNDS = 5
SECONDS = 1.0  # CPU time of each measurement
PATIENCE = 60  # wall-clock seconds before a measurement is given up

PEERS = {
    "hearts": "OpenSpiel hearts",
    "gin_rummy": "OpenSpiel gin_rummy",
    "backgammon": "OpenSpiel backgammon",
    "catanatron": "Catanatron 4p",
}
OURS: list[tuple[str, int, dict[str, Any]]] = [
    ("ethnos", 4, {}),
    ("aetherya", 4, {}),
    ("tribes", 4, {"elders": True, "leaders": "random", "special_lands": "random"}),
]

# What we want, by row and column of the table: at least for ratios, less than for the rest.
GOALS = {
    ("ethnos 4p", "calls", "hearts"): 6.0,
    ("ethnos 4p", "calls", "catanatron"): 30.0,
    ("ethnos 4p", "loop", "hearts"): 25.0,
    ("aetherya 4p", "calls", "hearts"): 5.0,
    ("aetherya 4p", "loop", "hearts"): 15.0,
    ("tribes 4p", "calls", "hearts"): 4.0,
    ("tribes 4p", "loop", "hearts"): 8.0,
    ("aetherya 4p", "score"): 3.0,
    ("ethnos 4p", "copy_from"): 0.3,
    ("ethnos 4p", "clone"): 1.5,
    ("ethnos 4p", "bytes"): 4096.0,
}

LEGEND = """
Decisions per CPU second, random legal play of whole games; chance costs time and counts no decision.
"calls": each decision through Python calls, as OpenSpiel and Catanatron are measured too. OpenSpiel cannot be asked
from Python to play on inside its C++, so "loop", our compiled playout, has no twin there and is set against its calls.
"""


def measure(python: str, script: str, *arguments: object) -> dict[str, Any]:
    command = [python, str(HERE / script), *map(str, arguments)]
    answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=PATIENCE, check=True).stdout
    measured: dict[str, Any] = json.loads(answer)
    return measured


def one_round(peers_python: str, number: int) -> dict[str, dict[str, Any]]:
    """Peer, ours, peer, ours, … so that ours is measured all along the round; its median stands for the round."""
    found: dict[str, dict[str, Any]] = {}
    ours: dict[str, list[dict[str, Any]]] = {}
    for peer in PEERS:
        found[peer] = measure(peers_python, "peers.py", peer, SECONDS, number)
        for game, players, options in OURS:
            seconds = SECONDS / len(PEERS)
            answer = measure(sys.executable, "ours.py", game, players, seconds, number, json.dumps(options))
            ours.setdefault(answer["name"], []).append(answer)
    for name, answers in ours.items():
        numbers = {key: median(answer[key] for answer in answers) for key in answers[0] if key not in ("name", "build")}
        found[name] = {"build": answers[0]["build"], **numbers}
    return found


def against(goal: float | None, value: float, text: str, *, at_least: bool) -> str:
    if goal is None:
        return text
    met = value >= goal if at_least else value < goal
    return f"{text} ({'goal' if met else 'MISSED'} {'≥' if at_least else '<'}{goal:g})"


def report(rounds: list[dict[str, dict[str, Any]]]) -> None:
    def middle(name: str, key: str) -> float:
        return float(median(one[name][key] for one in rounds))

    def ratio(name: str, key: str, peer: str) -> str:
        value = median(one[name][key] / one[peer]["calls"] for one in rounds)
        return against(GOALS.get((name, key, peer)), value, f"{value:.1f}×", at_least=True)

    def speed(title: str, name: str, key: str) -> None:
        ratios = f"{ratio(name, key, 'hearts'):<20}{ratio(name, key, 'catanatron'):<20}"
        print(f"{title:<24}{middle(name, key):>14,.0f}  {ratios}".rstrip())

    print(f"{'':<24}{'decisions/s':>14}  {'to hearts':<20}{'to Catanatron'}")
    for peer, title in PEERS.items():
        speed(title, peer, "calls")
    ours = [name for name in rounds[0] if name not in PEERS]
    for name in ours:
        speed(f"{name}, calls", name, "calls")
        speed(f"{name}, loop", name, "loop")
    print()
    for name in ours:
        units = {"copy_from": "µs", "clone": "µs", "bytes": "bytes a state", "score": "µs a kingdom"}
        for key, unit in units.items():
            if key not in rounds[0][name]:
                continue
            value = middle(name, key)
            text = f"{value:,.0f} {unit}" if key == "bytes" else f"{value:.3f} {unit}"
            print(f"{name}, {key:<12}{against(GOALS.get((name, key)), value, text, at_least=False)}")
    print(f"\nfolkmoot is {rounds[0][ours[0]]['build']}; medians of {len(rounds)} rounds.{LEGEND}", end="")


def main() -> None:
    rounds = []
    for number in range(1, ROUNDS + 1):
        print(f"round {number} of {ROUNDS}", file=sys.stderr)
        rounds.append(one_round(sys.argv[1], number))
    target = HERE.parent / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(rounds, indent=1) + "\n")
    report(rounds)


if __name__ == "__main__":
    main()
