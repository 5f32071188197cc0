"""Touching, scoring and legends once more, from the rules and not from the engine: sets, flood fill, no masks."""

from __future__ import annotations

from itertools import combinations

Cell = tuple[int, int]
Grid = dict[Cell, str]

CELLS = [(row, column) for row in range(4) for column in range(4)]
TASTE = {"H": {"P": 2, "F": 1, "M": 1, "S": -1}, "E": {"F": 2, "S": -1}, "N": {"M": 2}, "G": {"S": 3}}
ENEMIES = [{"G", "H"}, {"G", "E"}, {"G", "N"}, {"E", "N"}]
EDGES: dict[Cell, list[Cell]] = {
    (row, column): [
        near
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if near in set(CELLS)
    ]
    for row, column in CELLS
}


def read(text: str) -> Grid:
    """The face-up cards of four rows of letters."""
    letters = text.replace("/", "")
    return {cell: letter for cell, letter in zip(CELLS, letters, strict=True) if letter.isupper()}


def floods(grid: Grid) -> list[tuple[set[Cell], set[Cell]]]:
    """The groups of portals next to one another, each with the cards around it."""
    left = {cell for cell, letter in grid.items() if letter == "L"}
    found = []
    while left:
        group: set[Cell] = set()
        wave = [left.pop()]
        while wave:
            cell = wave.pop()
            group.add(cell)
            for near in EDGES[cell]:
                if near in left:
                    left.remove(near)
                    wave.append(near)
        around = {near for cell in group for near in EDGES[cell]} - group
        found.append((group, around))
    return found


def touches(grid: Grid) -> tuple[set[frozenset[Cell]], set[frozenset[Cell]]]:
    """All pairs of cells that touch, and those that do across an edge."""
    direct = {frozenset((cell, near)) for cell in CELLS for near in EDGES[cell]}
    linked = set(direct)
    for _, around in floods(grid):
        linked |= {frozenset(two) for two in combinations(around, 2)}
    return linked, direct


def kinds(grid: Grid, pairs: set[frozenset[Cell]]) -> list[tuple[Cell, str, Cell, str]]:
    """The touching pairs of face-up cards, seen from both sides."""
    found = []
    for two in pairs:
        one, other = two
        if one in grid and other in grid:
            found += [(one, grid[one], other, grid[other]), (other, grid[other], one, grid[one])]
    return found


def rows(grid: Grid, treaties: set[Cell], staffs: set[Cell]) -> list[int]:
    """Elves, Dwarves, Humans, Goblins, Dragons, Conflicts."""
    linked, direct = touches(grid)
    through, edge = kinds(grid, linked), kinds(grid, direct)
    points = dict.fromkeys("ENHG", 0)
    for race in "ENH":
        points[race] = sum(TASTE[race].get(other, 0) for _, mine, _, other in through if mine == race)
    points["G"] = sum(TASTE["G"].get(other, 0) for _, mine, _, other in edge if mine == "G")
    fights = {
        frozenset((one, other))
        for one, mine, other, theirs in through
        if {mine, theirs} in ENEMIES and one not in treaties and other not in treaties
    }
    return [points["E"], points["N"], points["H"], points["G"], dragons(grid, through, staffs), -2 * len(fights)]


def dragons(grid: Grid, through: list[tuple[Cell, str, Cell, str]], staffs: set[Cell]) -> int:
    all_dragons = [cell for cell, letter in grid.items() if letter == "D"]
    number = len(all_dragons)
    tamed = 0
    for dragon in all_dragons:
        around = [theirs for one, _, _, theirs in through if one == dragon]
        tamed += dragon in staffs or any(around.count(race) >= 2 for race in "HEN")
    tamed = min(tamed, 3)
    if number == 0 or (tamed == 3 and number >= 6):
        return 0
    worth = {1: 3, 2: 5}.get(number, 6)
    return worth * tamed - worth * (number - tamed)


def legends(grid: Grid, goblins_via_portal: bool) -> tuple[set[str], set[str]]:
    """The legends that are met, and the two-against-one legends that hold one against one."""
    linked, direct = touches(grid)
    through = kinds(grid, linked)
    if not goblins_via_portal:
        through = [link for link in through if "G" not in (link[1], link[3])]
        through += [link for link in kinds(grid, direct) if "G" in (link[1], link[3])]
    have = {(mine, theirs) for _, mine, _, theirs in through}
    met: set[str] = set()
    struck: set[str] = set()
    for word, one, other in (("human-elf", "H", "E"), ("human-dwarf", "H", "N")):
        met |= {word} if (one, other) in have else set()
    for word, race in (("humans", "H"), ("elves", "E"), ("dwarves", "N"), ("goblins", "G")):
        met |= {f"two-{word}"} if (race, race) in have else set()
    names = {"N": "dwarf", "G": "goblin", "H": "human", "E": "elf"}
    for one, other in (("N", "G"), ("H", "G"), ("E", "G"), ("E", "N")):
        word = f"{names[one]}-v-{names[other]}"
        struck |= {word} if (one, other) in have else set()
        met |= {word} if most(through, one, other) >= 2 or most(through, other, one) >= 2 else set()
    for word, terrain in (("plains", "P"), ("forests", "F"), ("mountains", "M"), ("swamps", "S")):
        met |= {f"three-{word}"} if largest(grid, linked, terrain) >= 3 else set()
    if set("HENG") <= set(grid.values()):
        met.add("four-races")
    return met, struck


def most(through: list[tuple[Cell, str, Cell, str]], single: str, pair: str) -> int:
    """The most cards of `pair` that touch one card of `single`."""
    counts: dict[Cell, int] = {}
    for one, mine, _, theirs in through:
        if mine == single and theirs == pair:
            counts[one] = counts.get(one, 0) + 1
    return max(counts.values(), default=0)


def largest(grid: Grid, linked: set[frozenset[Cell]], terrain: str) -> int:
    """The size of the largest connected group of a terrain, by flood fill."""
    left = {cell for cell, letter in grid.items() if letter == terrain}
    best = 0
    while left:
        wave, size = [left.pop()], 0
        while wave:
            cell = wave.pop()
            size += 1
            reached = {other for other in left if frozenset((cell, other)) in linked}
            left -= reached
            wave += reached
        best = max(best, size)
    return best


# The scenarios of our own.


def fate(grid: Grid, name: str) -> tuple[list[int], int, int]:
    """The six rows under a fate, its own row, and what its task counts."""
    linked, direct = touches(grid)
    through, edge = kinds(grid, linked), kinds(grid, direct)
    fixed = rows(grid, set(), set())
    goblins = {cell for cell, letter in grid.items() if letter == "G"}
    if name == "dezanno":
        held = {cell for cell, mine, _, theirs in through if (mine, theirs) == ("G", "H")}
        fixed[5] += 2 * sum((mine, theirs) == ("G", "H") for _, mine, _, theirs in through)
        return fixed, len(held) - 2 * len(goblins - held), len(held)
    if name == "degodass":
        return egg(grid, through, fixed)
    if name == "shagratt":
        robbed = {theirs for _, mine, _, theirs in edge if mine == "G" and theirs in "HEN"}
        fixed[5] += sum(mine == "G" and theirs in "HEN" for _, mine, _, theirs in through)
        return fixed, 2 * len(robbed), len(robbed)
    found = 0
    for mountain in [cell for cell, letter in grid.items() if letter == "M"]:
        around = {theirs for cell, _, _, theirs in through if cell == mountain}
        found += "N" in around and not around & set("HEG")
    return fixed, 2 * found, found


def egg(grid: Grid, through: list[tuple[Cell, str, Cell, str]], fixed: list[int]) -> tuple[list[int], int, int]:
    """A52: burnt forests are scored as if they were face down, dragons as if there were no other race than elves."""
    dragons_here = {cell for cell, letter in grid.items() if letter == "D"}
    elves = {dragon: sum(one == dragon and theirs == "E" for one, _, _, theirs in through) for dragon in dragons_here}
    tamed = {dragon for dragon in dragons_here if elves[dragon] >= 2}
    burnt = {one for one, mine, other, _ in through if mine == "F" and other in dragons_here - tamed}
    races = rows({cell: letter for cell, letter in grid.items() if cell not in burnt}, set(), set())
    tame = rows({cell: letter for cell, letter in grid.items() if letter in "EDL"}, set(), set())
    return [*races[:4], tame[4], fixed[5]], len(tamed) - len(burnt), len(tamed)


def own_race(grid: Grid, race: str) -> list[int]:
    """A56: Elves, Dwarves, Humans, Goblins, Dragons, Conflicts of who leads a race."""
    through = kinds(grid, touches(grid)[0])
    home = {"H": "P", "E": "F", "N": "M", "G": "S"}[race]
    points = 3 * sum((mine, theirs) == (race, home) for _, mine, _, theirs in through)
    strangers = sum(mine == race and theirs in set("HENG") - {race} for _, mine, _, theirs in through)
    tamers = {cell: "H" if letter == race else letter for cell, letter in grid.items() if letter in race + "DL"}
    return [*(points if one == race else 0 for one in "ENHG"), rows(tamers, set(), set())[4], -2 * strangers]
