"""A small book of openings: the first moves of recorded games, drawn by seed, so that games against the bot differ.

The files have each line that was played in `FEWEST` recorded games or more, and in how many.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

from rules import Move
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State

FOLDER: Final = Path(__file__).parent / "lines"
PLIES: Final = 6  # moves of a line, of both sides together
FEWEST: Final = 2  # games that have played a line before it is one of the book

Book = Mapping[Position, Mapping[Move, int]]


def book_move(game: DraughtsGame, state: State, seed: int) -> Move | None:
    """A move of the book, the likelier the more games had it, by the root of their number: a first move that nearly all
    had would be played in nearly all. None where the position is not in it.
    """
    found = _book_of(game).get(state.position)
    if not found:
        return None
    moves = [move for move in game.legal_moves(state) if move in found]
    likely = [sqrt(found[move]) for move in moves]
    return Random(f"{seed} book").choices(moves, likely)[0] if moves else None


@cache
def _book_of(game: DraughtsGame) -> Book:
    """The book of a game; games with options, and those whose records nobody has, have none."""
    path = FOLDER / f"{game.key}.txt"
    return read(game, path) if path.exists() else {}


def read(game: DraughtsGame, path: Path) -> Book:
    """From a file of lines, each with the number of games that had it."""
    found: dict[Position, Counter[Move]] = defaultdict(Counter)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        count, *texts = line.split(" ")
        state = game.start()
        for text in texts:
            move = game.parse(state, text)
            found[state.position][move] += int(count)
            state = game.play(state, move)
    return found
