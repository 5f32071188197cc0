"""A bot in ten lines: it draws until its hand is full, and otherwise takes whatever comes first.

folkmoot tournament ethnos --players 2 --entrants random examples/patient.py:Patient --deals 50 --out build/patient
"""

from folkmoot.core import View


class Patient:
    def choose(self, view: View, seed: int) -> str:
        legal: list[str] = [action["text"] for action in view.legal]
        return "draw" if "draw" in legal else legal[seed % len(legal)]
