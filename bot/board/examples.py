"""Moves that show what a game is about, found in games that the rules themselves play."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, Final

from rules import Cell, Game, Kind, Motion, Move, find_game

_MAN: Final = "man"
_MANY: Final = 25
_FEW: Final = 4  # games played
_LONGEST: Final = 140
_SEVERAL: Final = range(2, 4)  # so many captures, or steps, show that one goes on, and can still be followed
_SOME: Final = 10  # pieces on a board that looks like a game


@dataclass(frozen=True, slots=True)
class Example:
    """A move and the position it is made in. `code`: what it shows, the catalogue's `example-<code>`."""

    code: str
    before: Any
    move: Move


@lru_cache(maxsize=64)
def examples(key: str) -> tuple[Example, ...]:
    """Up to three moves of the game, the simplest position that was found for each. Raises UnknownGame.

    Where pieces are captured: a man takes several, a king does, a man is crowned by a capture. In other games: their
    kinds of move, and the last board, counted.
    """
    game = find_game(key)
    tests = _tests(game)
    best: dict[str, tuple[tuple[int, ...], Example]] = {}
    for before, move in _captured(game) if _MAN in tests else _played(game, _FEW):
        for code, rank in tests.items():
            found = rank(game, before, move)
            if found is not None and (code not in best or found < best[code][0]):
                best[code] = found, Example(code, before, move)
    return tuple(best[code][1] for code in tests if code in best)


Rank = Callable[[Game[Any], Any, Move], "tuple[int, ...] | None"]
"""How good an example a move is, the least the best; None where it is none."""


def _played(game: Game[Any], games: int) -> Iterator[tuple[Any, Move]]:
    """The moves of games played at random, always the same, each with the position it was made in."""
    for seed in range(games):
        dice, state = Random(seed), game.start()
        for _ in range(_LONGEST):
            if game.outcome(state) is not None:
                break
            move = dice.choice(game.legal_moves(state))
            yield state, move
            state = game.play(state, move)


def _captured(game: Game[Any]) -> Iterator[tuple[Any, Move]]:
    for before, _ in _played(game, _MANY):
        yield from ((before, move) for move in game.legal_moves(before) if move.captured)


def _tests(game: Game[Any]) -> dict[str, Rank]:
    if game.motion is Motion.SHIFT:
        return {
            "alone": lambda game, before, move: _simplest(game, before, len(move.path) == 2),
            "push": lambda game, before, move: _simplest(game, before, len(move.path) - 1 in _SEVERAL),
            "counted": _last,
        }
    if game.motion is Motion.PLACE:
        return {"two": _two, "counted": _last}
    if any(move.captured for _, move in _played(game, _FEW)):
        return {_MAN: _man, "king": _king, "crowned": _crowned}
    return {"chain": _chain, "across": _across}


def _man(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    several = len(move.captured) in _SEVERAL and _kind(game, before, move.path[0]) is Kind.MAN
    return _simplest(game, before, several and not _crowned(game, before, move))


def _king(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    several = len(move.captured) in _SEVERAL
    return _simplest(game, before, several and _kind(game, before, move.path[0]) is Kind.KING)


def _crowned(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    if not move.captured or _kind(game, before, move.path[0]) is not Kind.MAN:
        return None
    return _simplest(game, before, _kind(game, game.play(before, move), move.path[-1]) is Kind.KING)


def _two(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    return (abs(len(game.view(before).pieces) - _SOME),) if len(move.path) == 2 else None


def _last(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    return (0,) if game.outcome(game.play(before, move)) is not None else None


def _chain(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    jumps = len(move.path) - 1
    return (len(_straight(game, before, move)), -_turns(game, before, move)) if jumps in _SEVERAL else None


def _across(game: Game[Any], before: Any, move: Move) -> tuple[int, ...] | None:
    return (len(move.path),) if len(move.path) > 2 and _straight(game, before, move) else None


def _straight(game: Game[Any], state: Any, move: Move) -> list[tuple[Cell, Cell]]:
    at = {cell.cell: (cell.column, cell.row) for cell in game.view(state).cells}
    return [
        (start, end)
        for start, end in pairwise(move.path)
        if at[start][0] == at[end][0] or at[start][1] == at[end][1]
    ]


def _turns(game: Game[Any], state: Any, move: Move) -> int:
    at = {cell.cell: (cell.column, cell.row) for cell in game.view(state).cells}
    steps = [(at[b][0] - at[a][0], at[b][1] - at[a][1]) for a, b in pairwise(move.path)]
    return sum(one != other for one, other in pairwise(steps))


def _simplest(game: Game[Any], before: Any, fits: bool) -> tuple[int, ...] | None:
    return (len(game.view(before).pieces),) if fits else None


def _kind(game: Game[Any], state: Any, cell: Cell) -> Kind | None:
    return next((piece.kind for piece in game.view(state).pieces if piece.cell == cell), None)
