"""Reading the notation of an action or an outcome of chance: what a person typed, and what else would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from folkmoot.core.errors import BadNotation

SHOWN = 16
"""An error lists no more choices than this."""
LONGEST = 80
"""An error repeats no more of a wrong text than this."""


def parse(codes: Mapping[str, int], actions: Iterable[str], text: str) -> int:
    """The code of a notation, whatever its spaces and capitals; BadNotation says what may follow its verb, or which
    verbs there are among the actions."""
    plain = " ".join(text.split())
    for spelling in (plain, plain.lower()):
        if spelling in codes:
            return codes[spelling]
    verb = plain.lower().partition(" ")[0][:LONGEST]
    rests = [name.split()[1:] for name in codes if name.partition(" ")[0] == verb]
    if rests:
        choices = following(rests)
        what = f"{verb} is followed by {choices or 'nothing'}"
        raise BadNotation(plain[:LONGEST], what, "followed", verb=verb, choices=choices or "–")
    verbs = ", ".join(dict.fromkeys(name.partition(" ")[0] for name in actions))
    raise BadNotation(plain[:LONGEST], f"{verb!r} isn't a verb (verbs: {verbs})", "no-action", choices=verbs)


def following(rests: Sequence[Sequence[str]]) -> str:
    """Describe the words that may follow a verb: place by place if their number is always the same, else whole."""
    if len({len(words) for words in rests}) > 1:
        return one_of(" ".join(words) for words in rests if words)
    return " ".join(one_of(words) for words in zip(*rests, strict=True))


def one_of(words: Iterable[str]) -> str:
    choices = list(dict.fromkeys(words))
    more = ", …" if len(choices) > SHOWN else ""
    return f"<{', '.join(choices[:SHOWN])}{more}>"
