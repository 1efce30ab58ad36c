"""The problems of each game in a file of its own: one a line, in the order in which they were found."""

from functools import cache
from pathlib import Path
from typing import Final

from bot.engine.problems.mined import Kind, Mined

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
