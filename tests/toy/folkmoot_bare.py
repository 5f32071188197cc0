"""The game of folkmoot_toy in a single module: nothing but rules, so that everything else falls back."""

from folkmoot_toy import Nine

from folkmoot.core import State


class Bare(Nine):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.data, self.box, self.locked_rows = None, "", ()

    def common_changes(self, before: State, after: State) -> None:
        return None


GAME = Bare("bare")
