"""The problems of each game in a file of its own: one a line, in the order in which they were found."""

import enum
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

GRADES: Final = (1, 2, 3)  # from easy to hard


class Kind(enum.StrEnum):
    """How the only winning way was found."""

    SHOT = "shot"  # a sacrifice that wins, found and tested by search
    ENDING = "ending"  # a won ending of three pieces, by the endgame tables


class Mined(NamedTuple):
    """A position and the only way to win in it.

    `solution`: the moves in canonical notation, first and last one of the solver's; `gain`: how many men are won, 0
    where it is the game; `withdrawn`: with which withdrawal of its game it went, since this turned out not to be the
    only way, or none; 0 while it is set; `ways`: other moves after the first that solve it as well, each as
    `ply=move`.
    """

    game: str
    kind: Kind
    grade: int
    gain: int
    position: str
    solution: tuple[str, ...]
    withdrawn: int = 0
    ways: tuple[str, ...] = ()


FOLDER: Final = Path(__file__).parent / "data"
WITHDRAWN: Final = "withdrawn"
"""Before a problem that is set no longer, since it has another way to win or none, wins less, or has a twin; with the
number of the withdrawal, as `withdrawn:2`."""


def read(path: Path) -> tuple[Mined, ...]:
    """From such a file, whose name is the game. Raises ValueError for a line that is none of ours."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            words = line.split(" ")
            withdrawn = words.pop(0).removeprefix(f"{WITHDRAWN}:") if line.startswith(WITHDRAWN) else 0
            kind, grade, gain, position, *moves = words
            solution = tuple(move for move in moves if "=" not in move)
            ways = tuple(move for move in moves if "=" in move)
            told = Kind(kind), int(grade), int(gain), position, solution, int(withdrawn), ways
            found.append(Mined(path.stem, *told))
    return tuple(found)


@cache
def problems_of(game: str) -> tuple[Mined, ...]:
    """The problems of a game that come with the package, none where it has no file; read once."""
    path = FOLDER / f"{game}.txt"
    return read(path) if path.exists() else ()


@cache
def games() -> tuple[str, ...]:
    """The games that have problems, by name."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
