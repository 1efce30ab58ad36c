"""How a move is made by touching cells: where it begins, where it ends, and a choice where several moves share both.

A travelling piece is touched, then the cell that it comes to. A shift is touched where it begins, then on the next
cell or the one that it fills. A placement is touched on each of its cells, in any order. Cells between are optional,
and only narrow a choice: `Move.path` is one of several ways, so no other is refused for it.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from rules.errors import IllegalMove, MoveError, Reason
from rules.game import Cell, Game, Motion, Move


class Question(enum.StrEnum):
    """Why a move that is touched must be asked about, also where nobody wants to confirm moves."""

    GIVES_UP = "gives-up"
    """It gives up a piece; where there are several such moves, which one."""
    RETURNS = "returns"
    """It is a capture that ends where it begins, so that a second touch of the piece would make it."""
    ONLY_THIS = "only-this"
    """It is a placement of one piece alone, which ends the turn on one touch."""
    WHICH = "which"
    """Several moves share what is touched."""
    STOPS = "stops"
    """It is a capture that ends on a cell where another goes on."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Cells that were touched, and their meaning.

    `cells`: those that count; `moves`: all that are still possible; `following`: the cells to touch next, in order;
    `reached`: the moves that may be meant already, to choose from; `question`: why they are asked about; `refusal`:
    why the last cell does not count.
    """

    cells: tuple[Cell, ...]
    moves: tuple[Move, ...]
    following: tuple[Cell, ...]
    reached: tuple[Move, ...] = ()
    question: Question | None = None
    refusal: Reason | None = None

    @property
    def move(self) -> Move | None:
        """The move that is made, with nothing to ask."""
        return self.reached[0] if self.reached and self.question is None else None


def touched(game: Game[Any], state: Any, cells: Iterable[Cell]) -> Touch:
    """The meaning of cells touched one after another; nothing counts after those that make a move."""
    choices = game.choices(state)
    touch = _meaning(game, state, choices, ())
    for cell in cells:
        if touch.move is not None:
            break
        counting, refusal = _next(game, state, choices, touch, cell)
        touch = _meaning(game, state, choices, counting, refusal)
    return touch


def refusal_of(game: Game[Any], state: Any, cell: Cell) -> Reason:
    """Why no move begins on this cell."""
    views = {each.cell: each for each in game.view(state).cells}
    here = views.pop(cell)
    found = {alone := _refusal(game, state, here.name)}
    if alone not in (None, Reason.BLOCKED):
        return alone
    for there in views.values():
        apart = abs(there.column - here.column), abs(there.row - here.row)
        if 0 in apart or apart[0] == apart[1]:
            found.add(_refusal(game, state, f"{here.name}-{there.name}"))
            if not found.isdisjoint(_SURE):
                break
    return next((reason for reason in _TELLING if reason in found), Reason.BLOCKED)


_SURE: Final = (Reason.OVER, Reason.EMPTY_CELL, Reason.MAJORITY, Reason.BETTER_CAPTURE, Reason.KING_MUST_REST)
"""Reasons beside which no other way can have a better one."""
_TELLING: Final = (
    Reason.OVER,
    Reason.EMPTY_CELL,
    Reason.MAJORITY,
    Reason.NOT_YOUR_PIECE,
    Reason.BETTER_CAPTURE,
    Reason.CAPTURE_COMPULSORY,
    Reason.KING_MUST_REST,
)
"""Reasons that say more than that all ways are blocked, those that say most first."""


def _next(
    game: Game[Any], state: Any, choices: Mapping[Cell, Sequence[Move]], touch: Touch, cell: Cell
) -> tuple[tuple[Cell, ...], Reason | None]:
    """The cells that count once one more is touched, and why that one does not."""
    cells = touch.cells
    if cells and (cell in touch.following or _goes_on(game, state, (*cells, cell), touch.moves)):
        return (*cells, cell), None
    if cells[:1] == (cell,):
        return (), None
    if cell in choices:
        return (cell,), None
    if not cells or game.motion is Motion.PLACE:
        return cells, refusal_of(game, state, cell)
    names = {each.cell: each.name for each in game.view(state).cells}
    return cells, _refusal(game, state, f"{names[cells[0]]}-{names[cell]}") or Reason.NOT_ALLOWED


def _meaning(
    game: Game[Any],
    state: Any,
    choices: Mapping[Cell, Sequence[Move]],
    cells: tuple[Cell, ...],
    refusal: Reason | None = None,
) -> Touch:
    if not cells:
        return Touch((), tuple(game.legal_moves(state)), tuple(sorted(choices)), refusal=refusal)
    start, end = cells[0], cells[-1]
    moves = tuple(choices[start])
    ends = {move: _ends(game, move, start) for move in moves}
    following = tuple(sorted(set().union(*ends.values())))
    if len(cells) == 1:
        alone = tuple(move for move in moves if not ends[move])
        return Touch(cells, moves, following, alone, Question.ONLY_THIS if alone else None, refusal)
    alike = tuple(move for move in moves if end in ends[move])
    others = [move for move in moves if end not in ends[move]]
    jumped = _jumped(game, state, cells, moves)
    whole = tuple(move for move in alike if jumped and jumped == {*move.captured})
    fitting = tuple(
        move
        for move in alike
        if _in_order(cells[1:-1], move.path[1:-1]) or (jumped and jumped <= {*move.captured})
    )
    reached = whole or fitting or alike
    question = None
    if reached and all(move.forfeited is not None for move in reached):
        question = Question.GIVES_UP
    elif reached and end == start and not whole:
        question = Question.RETURNS
    elif len(alike) > 1 and not whole:
        question = Question.WHICH
    elif reached and not whole and _goes_on(game, state, cells, [m for m in others if m.captured]):
        question = Question.STOPS
    return Touch(cells, moves, following, reached, question, refusal)


def _ends(game: Game[Any], move: Move, start: Cell) -> set[Cell]:
    """The cells of which one must be touched after the first; none for a lone placement."""
    match game.motion:
        case Motion.PLACE:
            return set(move.path) - {start}
        case Motion.SHIFT:
            return {move.path[1], move.path[-1]}
        case Motion.TRAVEL:
            return {move.path[-1]}


def _goes_on(game: Game[Any], state: Any, cells: tuple[Cell, ...], moves: Sequence[Move]) -> bool:
    """Whether one of the moves may pass the last of the cells, in whichever way it is made."""
    if game.motion is not Motion.TRAVEL or (len(cells) == 2 and cells[0] == cells[1]):
        return False
    jumped = _jumped(game, state, cells, moves)
    return any(cells[-1] in move.path[1:-1] or (jumped and jumped < {*move.captured}) for move in moves)


def _jumped(game: Game[Any], state: Any, way: Sequence[Cell], moves: Iterable[Move]) -> set[Cell]:
    """The pieces that a way leads over, one of the other side with each step; none where it is no such way."""
    if not any(move.captured for move in moves):
        return set()
    view = game.view(state)
    at = {(each.column, each.row): each.cell for each in view.cells}
    places = {cell: place for place, cell in at.items()}
    standing = {piece.cell: piece.side for piece in view.pieces if piece.cell != way[0]}
    jumped: set[Cell] = set()
    for here, there in pairwise(way):
        (x, y), (to_x, to_y) = places[here], places[there]
        length = max(abs(to_x - x), abs(to_y - y), 1)
        step_x, aslant_x = divmod(to_x - x, length)
        step_y, aslant_y = divmod(to_y - y, length)
        between = (at.get((x + step_x * n, y + step_y * n)) for n in range(1, length))
        met = [cell for cell in between if cell in standing]
        if aslant_x or aslant_y or len(met) != 1 or standing[met[0]] is view.to_move:
            return set()
        del standing[met[0]]
        jumped.add(met[0])
    return jumped


def _in_order(cells: Iterable[Cell], path: Iterable[Cell]) -> bool:
    rest = iter(path)
    return all(cell in rest for cell in cells)


def _refusal(game: Game[Any], state: Any, text: str) -> Reason | None:
    try:
        game.parse(state, text)
    except IllegalMove as error:
        return error.reason
    except MoveError:
        return None
    return None
