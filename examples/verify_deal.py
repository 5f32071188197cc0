"""Check a fair deal with nothing of Folkmoot: python verify_deal.py game.json

Written from docs/records.md alone. It computes the commitment, the salts and every digest of a record of any game, and
every draw of a game of Ethnos that was played with the printed box. The first thing that does not follow ends it.
"""

import copy
import hashlib
import hmac
import itertools
import json
import sys
from typing import Any

UNBOUND = ("format", "dealer", "lesson", "rows", "notes")
TRIBES = [
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "troll",
    "wingfolk",
    "wizard",
    "skeleton",
]
COLOURS = ["orange", "blue", "red", "purple", "green", "grey"]
CARDS = [f"{tribe}.{colour}" for tribe in TRIBES[:-1] for colour in COLOURS] + ["skeleton"]
CHANCE = ("tribe", "token", "first", "card", "dragon")


class Ethnos:
    """Outcomes of chance and their weights: the rest of the box, the deck and its halves."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players = record["players"]
        options = record["options"]
        self.dealt = self.players * (1 if options.get("draw_two") else 3)
        self.tribes = [*(options.get("tribes") or [])]
        self.tokens = [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10] + [0, 4, 4, 6, 6, 10] * (self.players > 3)
        self.deck: dict[str, int] = {}
        self.dragons, self.to_deal, self.upper = 3, 0, 0

    def outcomes(self, word: str) -> list[tuple[str, int]]:
        """In their order, each with its weight."""
        if word == "tribe":
            return [(f"tribe {tribe}", 1) for tribe in TRIBES if tribe not in self.tribes]
        if word == "token":
            return [(f"token {value}", self.tokens.count(value)) for value in sorted(set(self.tokens))]
        if word == "first":
            return [(f"first {seat}", 1) for seat in range(self.players)]
        if self.dragons == 3:  # an age begins: all cards are shuffled
            size = {"halfling": 4}
            counts = {card: size.get(card.split(".")[0], 2) for card in CARDS[:-1]} | {"skeleton": 12}
            self.deck = {card: count for card, count in counts.items() if card.split(".")[0] in self.tribes}
            self.dragons, self.to_deal = 0, self.dealt
        low = not self.to_deal and not self.upper
        cards = [(f"card {card}", self.deck[card]) for card in CARDS if self.deck.get(card)]
        return cards + [("dragon", 3 - self.dragons)] * low

    def draw(self, step: str) -> None:
        """Take what has come."""
        word, _, thing = step.partition(" ")
        if word == "tribe":
            self.tribes.append(thing)
        elif word == "token":
            self.tokens.remove(int(thing))
        elif word == "dragon":
            self.dragons += 1
        elif word == "card":
            self.deck[thing] -= 1
            if self.to_deal:
                self.to_deal -= 1
                self.upper = 0 if self.to_deal else sum(self.deck.values()) // 2
            elif self.upper:
                self.upper -= 1


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def check(record: dict[str, Any]) -> str:
    """Say how many rows and draws follow from the seed."""
    seed = bytes.fromhex(record["dealer"]["seed"])
    assert record["scheme"] == 1, "dealt in a way that this program does not know"
    assert hashlib.sha256(seed).hexdigest() == record["dealer"]["commitment"], "another seed was published"
    revealed = [salt for salt in record["salts"] if salt["salt"] is not None]
    for salt in revealed:
        assert hashlib.sha256(bytes.fromhex(salt["salt"])).hexdigest() == salt["commitment"], salt

    def mac(message: bytes) -> bytes:
        return hmac.digest(seed, message, "sha256")

    def number(k: int, total: int) -> int:
        """Read draw k: a number below the total."""
        block = 0
        while True:
            found = mac(b"draw" + stream + canonical([k, block]))
            for start in range(0, 32, 8):
                word = int.from_bytes(found[start : start + 8], "big")
                if word < 2**64 - 2**64 % total:
                    return word % total
            block += 1

    stream = mac(b"draws" + canonical([[salt["seat"], salt["salt"]] for salt in revealed]))
    bound = {key: value for key, value in record.items() if key not in UNBOUND}
    bound["seats"] = [{key: value for key, value in seat.items() if key != "name"} for seat in record["seats"]]
    digest = mac(canonical(bound))
    known = record["game"] == "ethnos" and record["start"] is None and not record.get("corrections")
    after = {0: (0, Ethnos(record) if known else None)}  # by row: draws that stand, and what is left
    k, left = after[0]
    checked = 0
    for row in record["rows"]:
        if row["kind"] == "undo":  # its draws get their numbers again
            k, left = copy.deepcopy(after[row["to"]])
        for step in row.get("steps", []):
            if left is not None and step.split()[0] in CHANCE:
                outcomes = left.outcomes(step.split()[0])
                ticket = number(k, sum(weight for _, weight in outcomes))
                ends = itertools.accumulate(weight for _, weight in outcomes)
                due = next(name for (name, _), end in zip(outcomes, ends, strict=True) if ticket < end)
                assert due == step, f"row {row['n']}: {step} does not follow from the seed, {due} does"
                left.draw(step)
                k, checked = k + 1, checked + 1
        after[row["n"]] = copy.deepcopy((k, left))
        digest = mac(digest + canonical({key: value for key, value in row.items() if key != "digest"}))
        assert digest.hex() == row["digest"], f"row {row['n']} was changed"
    return f"{len(record['rows'])} rows and {checked if known else 'no'} draws follow from the seed"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(check(json.load(file)))
