"""The game of folkmoot_toy in a single module: nothing but rules, so that everything else falls back."""

from folkmoot_toy import Nine


class Bare(Nine):
    pass


GAME = Bare("bare")
