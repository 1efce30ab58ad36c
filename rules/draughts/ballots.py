"""Openings drawn by lot: short tables of facts, from which each ballot's position follows by play.

Facts as collected in the library pydraughts (MIT): the American three-move ballots, of which those marked `!` are
barred because one side is lost; the Russian and Brazilian table of fifteen cards with ten openings each, one of them
free; the Italian ballots of eleven men, one man of each side taken off and one moved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Ballots = Callable[[], Mapping[str, tuple[str, ...] | str]]
"""Makes a table of openings: name -> the moves from the usual start, or the position."""

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

_AMERICAN = """
9-13 21-17: 5-9 6-9 10-14!
9-13 22-17: 13-22
9-13 22-18: 6-9 10-14 10-15 11-15 11-16 12-16
9-13 23-18: 5-9 6-9 10-14! 10-15 11-15 11-16 12-16
9-13 23-19: 5-9 6-9 10-14 10-15 11-16
9-13 24-19: 5-9 6-9 10-14 10-15 11-15 11-16
9-13 24-20: 5-9 6-9 10-14 10-15 11-15 11-16 12-16!
9-14 22-17: 5-9 6-9 11-15 11-16
9-14 22-18: 5-9 10-15 11-15 11-16 12-16! 14-17!
9-14 23-18: 14-23
9-14 23-19: 5-9 10-15! 11-16 14-18
9-14 24-19: 5-9 10-15! 11-15 11-16
9-14 24-20: 5-9 10-15 11-15 11-16
10-14 22-17: 7-10 9-13 11-15 11-16 14-18
10-14 22-18: 6-10 7-10 11-15 11-16 12-16
10-14 23-18: 14-23
10-14 23-19: 6-10 7-10 11-15 11-16 14-18
10-14 24-19: 6-10 7-10 11-15! 11-16 14-18
10-14 24-20: 6-10 7-10 11-15 11-16 14-18
10-15 21-17: 6-10 7-10 9-13 9-14! 11-16 15-18
10-15 22-17: 6-10 7-10 9-13 9-14! 11-16 15-19
10-15 22-18: 15-22
10-15 23-18: 6-10 7-10 9-14 11-16 12-16
10-15 23-19: 6-10 7-10 11-16
10-15 24-19: 15-24
10-15 24-20: 6-10 7-10 11-16! 15-19
11-15 21-17: 8-11 9-13 9-14 10-14! 15-19
11-15 22-17: 8-11 9-13 15-18 15-19
11-15 22-18: 15-22
11-15 23-18: 8-11 9-14 10-14 12-16 15-19
11-15 23-19: 8-11 9-13 9-14
11-15 24-19: 15-24
11-15 24-20: 8-11 12-16 15-18
11-16 21-17: 7-11 8-11 9-13 9-14 10-14! 16-20
11-16 22-17: 7-11 8-11 9-13 16-20
11-16 22-18: 7-11 8-11 10-15! 16-19 16-20
11-16 23-18: 7-11 8-11 9-14 10-14 16-20
11-16 23-19: 16-23
11-16 24-19: 7-11 8-11 10-15! 16-20
11-16 24-20: 7-11 16-19
12-16 21-17: 9-13 9-14 16-19 16-20
12-16 22-17: 16-19 16-20
12-16 22-18: 16-19 16-20
12-16 23-18: 9-14! 16-19 16-20
12-16 23-19: 16-23!
12-16 24-19: 16-20
12-16 24-20: 8-12 10-15
"""
"""The first two moves, then each third move; numbered through in this order."""

_RUSSIAN = """
cd4 ba5 dc5 | ef4 dc5 fe3 | gh4 hg5 | gf4 de5 | ed4 fg5 fe3
cb4 de5 | gh4 fg5 | gf4 bc5 cd4 | ab4 hg5 ba5 | gh4 hg5 cb4
gh4 ba5 hg3 | cd4 hg5 gh4 | ef4 fg5 cb4 | ef4 fe5 ab4 | ab4 fe5 ba5
gf4 bc5 | ab4 hg5 gf4 | ed4 fe5 | gh4 dc5 cb4 | gf4 ba5 cd4
cd4 fg5 dc5 | gh4 dc5 fg3 | gf4 fe5 hg3 | cb4 hg5 | ab4 de5
gh4 de5 cb4 | ef4 ba5 | cb4 fg5 | gh4 bc5 fg3 | ef4 dc5 de3
cb4 fe5 dc3 | gh4 bc5 cd4 | ab4 fg5 bc5 | cd4 dc5 gh4 | ab4 fe5 gh4
gh4 ba5 | ab4 fe5 bc5 | ef4 fe5 de3 | ab4 ba5 gh4 | gh4 de5 fg3
gf4 fg5 | gh4 bc5 | ab4 ba5 ba3 | ab4 de5 ba5 | cd4 hg5
cd4 fg5 | - | gh4 hg5 fg3 | ab4 fg5 ba3 | gh4 ba5 fg3
cb4 bc5 | gf4 ba5 hg3 | cb4 ba5 dc3 | ed4 fg5 | ef4 dc5 cb4
cd4 de5 bc3 | ef4 fg5 | ab4 de5 gh4 | ed4 de5 ab4 | cb4 fe5 bc3
cd4 fg5 bc3 | cd4 fe5 | cd4 hg5 bc3 | ef4 bc5 | gh4
cb4 dc5 | cb4 fe5 bc5 | ed4 fg5 de3 | ed4 hg5 | ed4 dc5 fe3
ab4 fg5 | cd4 de5 | cb4 fg5 dc3 | ef4 fe5 fe3 | ed4 dc5 de3
ef4 bc5 de3 | ed4 bc5 | cd4 dc5 | cb4 bc5 ba5 | gf4 fg5 cb4
ab4 fe5 | ef4 fe5 cb4 | ab4 fg5 ba5 | cb4 bc5 dc3 | ed4 dc5
ab4 bc5 ba5 | gf4 fe5 | gf4 bc5 fg3 | gh4 dc5 | gf4 bc5 hg3
cd4 ba5 | gf4 | cb4 fe5 | cd4 de5 gf4 | ed4 hg5 gh4
gf4 ba5 | cd4 hg5 gf4 | cb4 de5 ef4 | gh4 bc5 cb4 | cd4 bc5
ef4 ba5 fe3 | ef4 de5 | ed4 ba5 ab4 | cb4 hg5 ba5 | ab4 hg5 ba3
ab4 hg5 gh4 | ed4 ba5 dc5 | ab4 ba5 | ef4 ba5 cd4 | ef4
gh4 fe5 ed4 | gf4 ba5 cb4 | ab4 hg5 | ab4 bc5 | cd4
cb4 fg5 gh4 | gh4 dc5 hg3 | cd4 ba5 bc3 | cb4 de5 dc3 | ab4 hg5 bc5
ed4 | ef4 bc5 cb4 | gf4 dc5 | gf4 fg5 cd4 | ef4 fe5
cb4 fe5 ba5 | ed4 ba5 | cb4 ba5 | gh4 hg5 hg3 | gh4 de5 hg3
gf4 dc5 cb4 | ab4 | cd4 de5 dc3 | ed4 fg5 cb4 | cb4 de5 bc3
gf4 dc5 cd4 | ed4 de5 | gh4 bc5 hg3 | ef4 dc5 | gf4 bc5 cb4
ab4 dc5 | gh4 fe5 | cb4 de5 ba5 | ed4 fg5 gh4 | gh4 de5
ed4 de5 gh4 | cb4 | cb4 bc5 bc3 | cb4 hg5 gf4 | gh4 fe5 cb4
"""
"""Two lines a card, the file of the start and the cell of the end of each move; `-` is the usual start."""

_ITALIAN_WHITE = """
28 27 26 25 21,24+17 21,23+17 21,22+17 21,28+17 21,27+17 21,26+17 21,25+17 22,24+18 21,24+18 22,23+18
21,23+18 21,22+18 22,28+18 22,27+18 22,26+18 22,25+18 21,28+18 21,27+18 21,26+18 21,25+18 23,24+19
22,24+19 22,23+19 21,23+19 23,28+19 23,27+19 23,26+19 23,25+19 21,22+19 22,28+19 22,27+19 22,26+19
22,25+19 23,24+20 22,24+20 21,24+20 24,28+20 24,27+20 24,26+20 24,25+20 22,23+20 21,23+20 23,28+20
23,27+20 23,26+20 23,25+20
"""
_ITALIAN_BLACK = """
8,12+15 8,12+16 8,11+14 8,11+15 8,10+13 8,10+14 8,9+13 8 7,12+15 7,12+16 7,11+14 7,11+15 7,10+13 7,10+14
7,9+13 7 6,12+15 6,12+16 6,11+14 6,11+15 6,10+13 6,10+14 6,9+13 6 5,12+15 5,12+16 5,11+14 5,11+15
5,10+13 5,10+14 5,9+13 5 11,12+14 11,12+15 11,12+16 10,12+13 10,12+14 10,12+15 10,12+16 9,12+13 9,12+15
9,12+16 10,11+13 10,11+14 10,11+15 9,11+13 9,11+14 9,11+15 9,10+13 9,10+14
"""
"""The cells left empty at home, and after `+` the cell newly taken."""

_ITALIAN_BARRED = {
    6: (*range(11, 25), 28, 29, 31),
    7: (24, 28),
    10: (20, 23),
    14: range(11, 24),
    22: (4, *range(11, 24)),
    30: range(11, 24),
    39: range(11, 24),
    45: range(11, 24),
    48: range(11, 24),
}
"""By black arrangement, the white ones that never meet it, both counted from 0."""


def american() -> Mapping[str, tuple[str, ...]]:
    """The three-move ballots without the barred ones, which keep their numbers: name -> moves."""
    found: dict[str, tuple[str, ...]] = {}
    number = 0
    for line in _AMERICAN.strip().splitlines():
        opening, _, thirds = line.partition(": ")
        for third in thirds.split():
            number += 1
            moves = (*opening.split(), third)
            if not third.endswith("!"):
                found[f"{number} {' '.join(moves)}"] = moves
    return found


def russian() -> Mapping[str, tuple[str, ...]]:
    """The table of openings for Russian and Brazilian: name -> moves."""
    found: dict[str, tuple[str, ...]] = {}
    cards = [part.strip() for line in _RUSSIAN.strip().splitlines() for part in line.split("|")]
    for index, card in enumerate(cards):
        moves = tuple(card.split()) if card != "-" else ()
        name = f"{index // 10 + 1}-{_ROMAN[index % 10]} {' '.join(moves)}"
        found[name.strip()] = moves
    return found


def italian() -> Mapping[str, str]:
    """The ballots of eleven men: name -> position."""
    whites = [_army(word, range(21, 33)) for word in _ITALIAN_WHITE.split()]
    blacks = [_army(word, range(1, 13)) for word in _ITALIAN_BLACK.split()]
    pairs = (
        (white, black)
        for index, black in enumerate(blacks)
        for place, white in enumerate(whites)
        if place not in _ITALIAN_BARRED.get(index, ())
    )
    return {str(number): f"W:W{white}:B{black}" for number, (white, black) in enumerate(pairs, start=1)}


def _army(word: str, home: range) -> str:
    gone, _, new = word.partition("+")
    left = set(home) - set(map(int, gone.split(",")))
    return ",".join(map(str, sorted(left | ({int(new)} if new else set()))))
