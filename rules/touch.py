"""How a move is made by touching cells: where it begins, where it ends, and a choice where several moves share both.

A travelling piece is touched, then the cell that it comes to. A shift is touched where it begins, then on the next
cell or the one that it fills. A placement is touched on each of its cells, in any order. Cells between are optional,
and only narrow a choice: `Move.path` is one of several ways, so no other is refused for it.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from rules.errors import IllegalMove, MoveError, Reason
from rules.game import Cell, Game, Kind, Motion, Move


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
    touches = Touches(game, state)
    touch = touches.untouched()
    for cell in cells:
        if touch.move is not None:
            break
        touch = touches.then(touch, cell)
    return touch


class Touches:
    """All that touches can mean in one position."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._game, self._state, self._view = game, state, game.view(state)
        self._choices: Mapping[Cell, Sequence[Move]] = game.choices(state)
        self._captures = any(move.captured for moves in self._choices.values() for move in moves)
        self._ends: dict[Cell, dict[Cell, tuple[Move, ...]]] = {}
        self._names = {each.cell: each.name for each in self._view.cells}
        self._places = {each.cell: (each.column, each.row) for each in self._view.cells}
        self._at = {place: cell for cell, place in self._places.items()}

    def untouched(self, refusal: Reason | None = None) -> Touch:
        """Nothing counts yet."""
        starts = tuple(sorted(self._choices))
        return Touch((), tuple(self._game.legal_moves(self._state)), starts, refusal=refusal)

    def then(self, touch: Touch, cell: Cell) -> Touch:
        """The meaning once one more cell is touched."""
        counting, refusal = self._next(touch, cell)
        return self._meaning(counting, refusal) if counting else self.untouched(refusal)

    def passing(self, touch: Touch) -> Iterator[Cell]:
        """The cells that may be touched next on the way of a piece, besides `following`: for the second touch all that
        are on a way, then the next one.
        """
        if self._game.motion is not Motion.TRAVEL:
            return
        cells, known = touch.cells, {*touch.following}
        length = len(cells)
        if length == 1:
            # A second touch of the piece lets it go, also where its way leads over its own square.
            known.add(cells[0])
        for move in touch.moves:
            between = move.path[1:-1]
            if length > 1:
                between = between[length - 1 : length] if move.path[:length] == cells else ()
            for cell in between:
                if cell not in known:
                    known.add(cell)
                    yield cell
        for cell in self._landings(cells):
            taken = self._jumped((*cells, cell))
            if cell not in known and any(taken and taken < {*move.captured} for move in touch.moves):
                known.add(cell)
                yield cell

    def counts(self, touch: Touch) -> bool:
        """Whether what was touched so far narrows what comes next: the beginning of a way, or one cell on it."""
        cells = touch.cells
        if len(cells) == 2 and any(cells[1] in move.path[1:-1] for move in touch.moves):
            return True
        return any(move.path[: len(cells)] == cells for move in touch.moves) or bool(self._jumped(cells))

    def taken(self, touch: Touch) -> frozenset[Cell]:
        """The pieces that the touched way leads over, one with each step; none where it is no such way."""
        return frozenset(self._jumped(touch.cells))

    def refusal(self, cell: Cell) -> Reason:
        """Why no move begins on this cell."""
        piece = next((each for each in self._view.pieces if each.cell == cell), None)
        if self._game.motion is Motion.TRAVEL and piece is not None and self._choices:
            if piece.side is not self._view.to_move:
                return Reason.NOT_YOUR_PIECE
            if piece.kind is Kind.MAN and not self._captures:
                return Reason.BLOCKED
        found = {alone := self._refusal(cell)}
        if alone not in (None, Reason.BLOCKED):
            return alone
        for there in self._ahead(cell):
            found.add(self._refusal(cell, there))
            if not found.isdisjoint(_SURE):
                break
        return next((reason for reason in _TELLING if reason in found), Reason.BLOCKED)

    def _ahead(self, cell: Cell) -> Iterator[Cell]:
        """The cells to which a piece might go, but for those that are refused as another is."""
        if self._game.motion is Motion.TRAVEL:
            yield from self._landings((cell,), 0)
        else:
            x, y = self._places[cell]
            yield from (
                at
                for at, (to_x, to_y) in self._places.items()
                if at != cell and _straight(to_x - x, to_y - y)
            )

    def _refusal(self, *cells: Cell) -> Reason | None:
        try:
            self._game.parse(self._state, "-".join(self._names[cell] for cell in cells))
        except IllegalMove as error:
            return error.reason
        except MoveError:
            return None
        return None

    def _next(self, touch: Touch, cell: Cell) -> tuple[tuple[Cell, ...], Reason | None]:
        """The cells that count once one more is touched, and why that one does not."""
        cells = touch.cells
        if cells and (cell in touch.following or self._goes_on((*cells, cell), touch.moves)):
            return (*cells, cell), None
        if cells[:1] == (cell,):
            return (), None
        if cell in self._choices:
            return (cell,), None
        if not cells or self._game.motion is Motion.PLACE:
            return cells, self.refusal(cell)
        return cells, self._refusal(cells[0], cell) or Reason.NOT_ALLOWED

    def _meaning(self, cells: tuple[Cell, ...], refusal: Reason | None) -> Touch:
        start, end = cells[0], cells[-1]
        moves, ends = tuple(self._choices[start]), self._by_end(start)
        following = tuple(ends)
        if len(cells) == 1:
            alone = tuple(move for move in moves if not _ends(self._game, move, start))
            return Touch(cells, moves, following, alone, Question.ONLY_THIS if alone else None, refusal)
        alike = ends.get(end, ())
        jumped = self._jumped(cells)
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
        elif (
            reached
            and not whole
            and self._goes_on(cells, [m for m in moves if m.captured and m not in alike])
        ):
            question = Question.STOPS
        return Touch(cells, moves, following, reached, question, refusal)

    def _by_end(self, start: Cell) -> dict[Cell, tuple[Move, ...]]:
        """The moves of a start by the cells of which one must be touched after it, in the order of these."""
        if start not in self._ends:
            found: dict[Cell, tuple[Move, ...]] = {}
            for move in self._choices[start]:
                for end in _ends(self._game, move, start):
                    found[end] = (*found.get(end, ()), move)
            self._ends[start] = dict(sorted(found.items()))
        return self._ends[start]

    def _goes_on(self, cells: tuple[Cell, ...], moves: Sequence[Move]) -> bool:
        """Whether one of the moves may pass the last of the cells, in whichever way it is made."""
        if self._game.motion is not Motion.TRAVEL or (len(cells) == 2 and cells[0] == cells[1]):
            return False
        jumped = self._jumped(cells)
        return any(cells[-1] in move.path[1:-1] or (jumped and jumped < {*move.captured}) for move in moves)

    def _jumped(self, way: Sequence[Cell]) -> set[Cell]:
        """The pieces that a way leads over, one with each step; none where it is no such way."""
        standing = {piece.cell for piece in self._view.pieces if piece.cell != way[0]}
        jumped: set[Cell] = set()
        for here, there in pairwise(way):
            met = [cell for cell in self._between(here, there) if cell in standing - jumped]
            if len(met) != 1:
                return set()
            jumped.add(met[0])
        return jumped

    def _between(self, here: Cell, there: Cell) -> Iterator[Cell]:
        """The cells of a straight way between two; none where it is not straight."""
        (x, y), (to_x, to_y) = self._places[here], self._places[there]
        if not _straight(to_x - x, to_y - y):
            return
        step_x, step_y = _sign(to_x - x), _sign(to_y - y)
        while (x := x + step_x, y := y + step_y) != (to_x, to_y):
            if (x, y) in self._at:
                yield self._at[x, y]

    def _landings(self, way: Sequence[Cell], least: int = 1) -> Iterator[Cell]:
        """The cells behind one piece in each direction from the end of a way; the `least`: 0 for the next cell too."""
        standing = {piece.cell for piece in self._view.pieces if piece.cell != way[0]} - self._jumped(way)
        columns, rows = range(self._view.columns), range(self._view.rows)
        for step_x, step_y in _DIRECTIONS:
            (x, y), met, near = self._places[way[-1]], 0, least == 0
            while met < 2 and (x := x + step_x) in columns and (y := y + step_y) in rows:
                cell = self._at.get((x, y))
                if cell in standing:
                    met += 1
                elif cell is not None and (met or near):
                    yield cell
                near = near and cell is None


MOST_MEANINGS: Final = 700
"""A king with long captures can be walked in thousands of ways. Those left out are made by touching their ends."""
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


_DIRECTIONS: Final = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


class Graph:
    """All ways to touch a position. `meanings` has each once; `starts` and, for each meaning, `following` tell by the
    cell that is touched next the number of its meaning.
    """

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.touches = Touches(game, state)
        self.meanings: list[Touch] = []
        self.following: list[dict[Cell, int]] = []
        self._numbers: dict[Any, int] = {}
        nothing = self.touches.untouched()
        firsts = {cell: self.touches.then(nothing, cell) for cell in nothing.following}
        self.starts = {cell: self._number(first) for cell, first in firsts.items()}
        for touch, following in zip(self.meanings, self.following, strict=False):  # both grow meanwhile
            if touch.move is None:
                between = tuple(self.touches.passing(touch)) if len(self.meanings) < MOST_MEANINGS else ()
                first = firsts[touch.cells[0]]
                base = touch if self.touches.counts(touch) else first
                following.update(
                    (cell, self._number(self.touches.then(base, cell))) for cell in touch.following
                )
                following.update((cell, self._number(self.touches.then(touch, cell))) for cell in between)

    def _number(self, touch: Touch) -> int:
        """Where this meaning stands: a move is the same however it is made, a way by the pieces that it took."""
        taken = self.touches.taken(touch)
        cells = (touch.cells[0], touch.cells[-1]) if taken else touch.cells
        key = touch.move or (cells, taken, touch.reached, touch.question)
        number = self._numbers.setdefault(key, len(self.meanings))
        if number == len(self.meanings):
            self.meanings.append(touch)
            self.following.append({})
        return number


def _ends(game: Game[Any], move: Move, start: Cell) -> set[Cell]:
    """The cells of which one must be touched after the first; none for a lone placement."""
    match game.motion:
        case Motion.PLACE:
            return set(move.path) - {start}
        case Motion.SHIFT:
            return {move.path[1], move.path[-1]}
        case Motion.TRAVEL:
            return {move.path[-1]}


def _straight(across: int, down: int) -> bool:
    """Whether a way goes along a row, a column or a diagonal."""
    return 0 in (across, down) or abs(across) == abs(down)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _in_order(cells: Iterable[Cell], path: Iterable[Cell]) -> bool:
    rest = iter(path)
    return all(cell in rest for cell in cells)
