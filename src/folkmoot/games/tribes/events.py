from folkmoot.games.tribes.telling import Teller
class Reporter(Teller):
    def __init__(self, s: object) -> None:
        pass
