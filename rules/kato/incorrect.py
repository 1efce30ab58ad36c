"""Incorrect Checkers (インコレクトチェッカー), a game by Kanare Kato: nothing is captured, all run for the far rows.

Source: the Japanese rule sheet of the designer. Its figures are lost: the start is a reconstruction, argued from the
text (twelve pieces each, each side on its own colour of squares, "born of a wrong set-up of checkers"; the goal is the
far three rows, exactly twelve squares of one colour).

A move is fixed by where it starts and ends; `Move.path` is a shortest way, and is what is written. The player to move
always has one: if no piece can step forward, everything ahead of each of them is filled with its own side's pieces, so
one on the lowest rank may step back, unless the twelve already fill the goal. There is no pass, therefore.

Traits (code: details), in reading order: designer: name, native · incorrect-board · reconstructed-start ·
incorrect-colours · incorrect-step · incorrect-jump · incorrect-enemy-jump · incorrect-forward · incorrect-retreat ·
incorrect-goal · incorrect-repetition: claim, draw · incorrect-limit: plies · incorrect-notation.
Remarks: goal: black, white (pieces there) · repeated: times (from two on) · plies-left: left (in the last 50).
Why a move is not allowed, besides the reasons of all games: occupied (square) · other-colour (square) · not-forward ·
retreat · not-a-chain · no-pass.
Why a position is bad (detail `why`): fields · ranks · signs · width · side · number · colours · goal · moves.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from rules.errors import (
    AmbiguousMove,
    BadPosition,
    IllegalMove,
    Reason,
    UnknownOption,
    UnknownVersion,
    UnreadableMove,
)
from rules.game import BoardView, Cell, Colour, Ending, Fact, Motion, Move, Notation, Outcome, Side
from rules.geometry import CellSet, cells_of
from rules.kato.board import (
    READABLE,
    SHOWN,
    SIDE_LETTERS,
    chequerboard,
    clean,
    fields,
    pieces_of,
    read_typed,
    side_of,
    squeezed,
)
from rules.notation import meant

_SIZE = 8
_SQUARES = chequerboard(_SIZE)
_PIECES = 12
_CLAIM, _DRAW = 3, 5
_LIMIT = 300
_NEAR = 50  # plies before the limit from which on it is worth a remark
_TRAIL = re.compile(r"(?:[a-h][1-8][a-h][1-8])*")

Trail = tuple[tuple[Cell, Cell], ...]


@dataclass(frozen=True, slots=True)
class IncorrectState:
    """`trail`: the moves played so far, as starts and ends; `times`: how often this position has been there."""

    first: CellSet
    second: CellSet
    to_move: Side
    trail: Trail = ()
    times: int = 1


class _Around(NamedTuple):
    """What lies around a cell for a side: cells to step to, (over, landing) pairs of jumps, and the goal ahead."""

    forward: tuple[Cell, ...]
    backward: tuple[Cell, ...]
    over_own: tuple[tuple[Cell, Cell], ...]
    over_other: tuple[tuple[Cell, Cell], ...]
    cone: CellSet


def _rows(ranks: Sequence[int]) -> CellSet:
    return sum(1 << cell for cell in _SQUARES.cells if cell % _SIZE in ranks)


_COLOUR = {Side.FIRST: _SQUARES.dark, Side.SECOND: _SQUARES.light}
_HOME = {
    Side.FIRST: _SQUARES.dark & _rows((0, 1, 2)),
    Side.SECOND: _SQUARES.light & _rows((5, 6, 7)),
}
_GOAL = {
    Side.FIRST: _SQUARES.dark & _rows((5, 6, 7)),
    Side.SECOND: _SQUARES.light & _rows((0, 1, 2)),
}
_FORWARD = {Side.FIRST: 1, Side.SECOND: -1}
_DIAGONALS = ((-1, 1), (1, 1), (-1, -1), (1, -1))
_STRAIGHT = ((0, 1), (-1, 0), (1, 0), (0, -1))


@functools.cache
def _around(side: Side) -> tuple[_Around, ...]:
    forward = _FORWARD[side]

    def steps(cell: Cell, ranks: int) -> tuple[Cell, ...]:
        return tuple(line[0] for files in (-1, 1) if (line := _SQUARES.line(cell, files, ranks)))

    def jumps(cell: Cell, directions: Sequence[tuple[int, int]]) -> tuple[tuple[Cell, Cell], ...]:
        lines = (_SQUARES.line(cell, files, ranks * forward) for files, ranks in directions)
        return tuple((line[0], line[1]) for line in lines if len(line) > 1)

    def cone(cell: Cell) -> CellSet:
        file, rank = divmod(cell, _SIZE)
        ahead = ((goal, *divmod(goal, _SIZE)) for goal in cells_of(_GOAL[side]))
        return sum(1 << goal for goal, f, r in ahead if abs(f - file) <= (r - rank) * forward and r != rank)

    return tuple(
        _Around(
            forward=steps(cell, forward),
            backward=steps(cell, -forward),
            over_own=jumps(cell, _DIAGONALS),
            over_other=jumps(cell, _STRAIGHT),
            cone=cone(cell),
        )
        for cell in _SQUARES.cells
    )


@dataclass(frozen=True)
class Incorrect:
    """The one game there is: it has no options."""

    aliases: ClassVar = ("incorrect-checkers", "incorrect checkers", "インコレクトチェッカー")
    key: ClassVar = "incorrect"
    rules_version: ClassVar = 1
    notation: ClassVar = Notation.ALGEBRAIC
    colours: ClassVar = (Colour.BLACK, Colour.WHITE)
    motion: ClassVar = Motion.TRAVEL
    options: ClassVar[tuple[str, ...]] = ()
    ballots: ClassVar[Mapping[str, str]] = MappingProxyType({})
    traits: ClassVar = (
        Fact("designer", {"name": "Kanare Kato", "native": "加藤香流"}),
        Fact("incorrect-board"),
        Fact("reconstructed-start"),
        Fact("incorrect-colours"),
        Fact("incorrect-step"),
        Fact("incorrect-jump"),
        Fact("incorrect-enemy-jump"),
        Fact("incorrect-forward"),
        Fact("incorrect-retreat"),
        Fact("incorrect-goal"),
        Fact("incorrect-repetition", {"claim": _CLAIM, "draw": _DRAW}),
        Fact("incorrect-limit", {"plies": _LIMIT}),
        Fact("incorrect-notation"),
    )

    def choose(self, options: Sequence[str]) -> Incorrect:
        if options:
            raise UnknownOption(name="incorrect", option=options[0][:40])
        return self

    def of_version(self, version: int) -> Incorrect:
        if version != self.rules_version:
            raise UnknownVersion(name=self.key, version=version)
        return self

    def start(self, setup: str | None = None) -> IncorrectState:
        if setup is None:
            return IncorrectState(_HOME[Side.FIRST], _HOME[Side.SECOND], Side.FIRST)
        return self.load(setup)

    def legal_moves(self, state: IncorrectState) -> tuple[Move, ...]:
        if self.outcome(state):
            return ()
        return tuple(Move(path) for cell in cells_of(_own(state)) for path in _paths(state, cell))

    def play(self, state: IncorrectState, move: Move) -> IncorrectState:
        start, end = move.path[0], move.path[-1]
        first, second = state.first, state.second
        if state.to_move is Side.FIRST:
            first ^= 1 << start | 1 << end
        else:
            second ^= 1 << start | 1 << end
        trail = (*state.trail, (start, end))
        return IncorrectState(
            first, second, state.to_move.other, trail, _times(first, second, state.to_move, trail)
        )

    def outcome(self, state: IncorrectState) -> Outcome | None:
        for side, cells in ((Side.FIRST, state.first), (Side.SECOND, state.second)):
            if cells == _GOAL[side]:
                return Outcome(Ending.GOAL, side)
        if state.times >= _DRAW:
            return Outcome(Ending.REPETITION)
        return Outcome(Ending.PLY_LIMIT) if len(state.trail) >= _LIMIT else None

    def claimable_draw(self, state: IncorrectState) -> Outcome | None:
        claimable = state.times >= _CLAIM and self.outcome(state) is None
        return Outcome(Ending.REPETITION) if claimable else None

    def parse(self, state: IncorrectState, text: str) -> Move:
        """By start and end, or by the whole way, which then must be a possible one."""
        shown = text[:SHOWN]
        cells, tail = read_typed(_SQUARES, text)
        if tail:
            raise UnreadableMove(text=shown)
        if self.outcome(state):
            raise IllegalMove(Reason.OVER, text=shown)
        start, end = cells[0], cells[-1]
        if not _own(state) >> start & 1:
            taken = (state.first | state.second) >> start & 1
            reason = Reason.NOT_YOUR_PIECE if taken else Reason.EMPTY_CELL
            raise IllegalMove(reason, text=shown, square=_SQUARES.names[start])
        moves = [Move(path) for path in _paths(state, start)]
        candidates = tuple(self.format(state, move) for move in moves)
        if len(cells) == 1:
            if len(moves) == 1:
                return moves[0]
            if moves:
                raise AmbiguousMove(text=shown, candidates=candidates)
            raise IllegalMove(Reason.BLOCKED, text=shown)
        for move in moves:
            if move.path[-1] == end:
                if len(cells) > 2 and not _is_chain(state, cells):
                    way = (self.format(state, move),)
                    raise IllegalMove(Reason.NOT_A_CHAIN, text=shown, candidates=way)
                return move
        reason = _why_not(state, start, end)
        raise IllegalMove(reason, text=shown, candidates=candidates, square=_SQUARES.names[end])

    def format(self, state: IncorrectState, move: Move, notation: Notation | None = None) -> str:  # noqa: ARG002 - as in Game
        """The whole way."""
        return "-".join(_SQUARES.names[cell] for cell in move.path)

    def complete(self, state: IncorrectState, prefix: str) -> tuple[str, ...]:
        """Whole ways in the order of the board; the squares to begin with where they would be too many to read."""
        typed = clean(prefix)
        if typed is None:
            return ()
        begun = squeezed(typed)
        texts = [self.format(state, move) for move in self.legal_moves(state)]
        fitting = [text for text in texts if squeezed(text).startswith(begun)]
        fitting += [
            text for text in texts if text not in fitting and f"{text[:2]}{text[-2:]}".startswith(begun)
        ]
        if len(fitting) > READABLE:
            return tuple(dict.fromkeys(text[:2] for text in fitting))
        return tuple(fitting) or meant(self, state, prefix)

    def choices(self, state: IncorrectState) -> Mapping[Cell, Sequence[Move]]:
        """By the piece that moves."""
        found: dict[Cell, list[Move]] = {}
        for move in self.legal_moves(state):
            found.setdefault(move.path[0], []).append(move)
        return found

    def dump(self, state: IncorrectState) -> str:
        """The ranks from the top, the side to move, and the moves that led here, without any sign between."""
        text = f"{_SQUARES.write(state.first, state.second)} {SIDE_LETTERS[state.to_move]}"
        trail = "".join(_SQUARES.names[cell] for move in state.trail for cell in move)
        return f"{text} {trail}" if trail else text

    def load(self, text: str) -> IncorrectState:
        ranks, letter, *moves = fields(text, 3)
        first, second = _SQUARES.read(ranks)
        to_move = side_of(letter)
        if not first.bit_count() == second.bit_count() == _PIECES:
            raise BadPosition(why="number", pieces=_PIECES)
        if first & _SQUARES.light or second & _SQUARES.dark:
            raise BadPosition(why="colours")
        if first == _GOAL[Side.FIRST] and second == _GOAL[Side.SECOND]:
            raise BadPosition(why="goal")
        written = "".join(moves)
        if len(written) > 4 * _LIMIT or not _TRAIL.fullmatch(written):
            raise BadPosition(why="moves")
        cells = [_SQUARES.names.index(written[at : at + 2]) for at in range(0, len(written), 2)]
        trail = tuple(zip(cells[::2], cells[1::2], strict=True))
        if None in _positions_before(first, second, to_move.other, trail):
            raise BadPosition(why="moves")
        return IncorrectState(first, second, to_move, trail, _times(first, second, to_move.other, trail))

    def view(self, state: IncorrectState) -> BoardView:
        remarks = [
            Fact(
                "goal",
                {
                    self.colours[Side.FIRST].value: (state.first & _GOAL[Side.FIRST]).bit_count(),
                    self.colours[Side.SECOND].value: (state.second & _GOAL[Side.SECOND]).bit_count(),
                },
            )
        ]
        if state.times > 1:
            remarks.append(Fact("repeated", {"times": state.times}))
        left = _LIMIT - len(state.trail)
        if left <= _NEAR:
            remarks.append(Fact("plies-left", {"left": left}))
        return BoardView(
            columns=_SIZE,
            rows=_SIZE,
            cells=_SQUARES.views,
            pieces=pieces_of(state.first, state.second),
            to_move=state.to_move,
            bottom=Side.FIRST,
            remarks=tuple(remarks),
        )


def _own(state: IncorrectState) -> CellSet:
    return state.first if state.to_move is Side.FIRST else state.second


def _other(state: IncorrectState) -> CellSet:
    return state.second if state.to_move is Side.FIRST else state.first


def _positions_before(
    first: CellSet, second: CellSet, mover: Side, trail: Trail
) -> Iterator[tuple[CellSet, CellSet] | None]:
    """The positions back to the first, from the last move by `mover` on; None where a move cannot be taken back."""
    cells = {Side.FIRST: first, Side.SECOND: second}
    for start, end in reversed(trail):
        if not cells[mover] >> end & 1 or cells[mover] >> start & 1 or not _COLOUR[mover] >> start & 1:
            yield None
            return
        cells[mover] ^= 1 << start | 1 << end
        mover = mover.other
        yield cells[Side.FIRST], cells[Side.SECOND]


def _times(first: CellSet, second: CellSet, mover: Side, trail: Trail) -> int:
    """How often the position has been there with the same side to move, now included."""
    before = list(_positions_before(first, second, mover, trail))
    return 1 + before[1::2].count((first, second))


def _paths(state: IncorrectState, start: Cell) -> Iterator[tuple[Cell, ...]]:
    """The ways of the piece on `start`, one for each square that it may end on: steps, jumps, or steps back."""
    around = _around(state.to_move)
    empty = _SQUARES.every & ~(state.first | state.second)
    here = around[start]
    for end in here.forward:
        if empty >> end & 1:
            yield start, end
    forward, rank, reached = _FORWARD[state.to_move], start % _SIZE, set()
    for path in _chains(_own(state), _other(state), start, around):
        end = path[-1]
        if (end % _SIZE - rank) * forward > 0 and end not in reached:
            reached.add(end)
            yield path
    if here.cone and not here.cone & ~_own(state):
        for end in here.backward:
            if empty >> end & 1:
                yield start, end


def _chains(
    own: CellSet, other: CellSet, start: Cell, around: Sequence[_Around]
) -> Iterator[tuple[Cell, ...]]:
    """Jump chains of the piece on `start`, shortest first, at least one of the shortest to each reachable square.

    A chain that stands where another stood that had jumped no other pieces than it has leads nowhere new.
    """
    own &= ~(1 << start)
    empty = _SQUARES.every & ~(own | other)
    known: dict[Cell, list[CellSet]] = {start: [0]}
    chains: list[tuple[tuple[Cell, ...], CellSet]] = [((start,), 0)]
    for path, jumped in chains:  # grows while it is walked: breadth first
        here = around[path[-1]]
        free = own & ~jumped
        found = [(over, end) for over, end in here.over_own if free >> over & 1 and empty >> end & 1]
        if not jumped & other:
            found += [(over, end) for over, end in here.over_other if other >> over & 1 and empty >> end & 1]
        for over, end in found:
            after = jumped | 1 << over
            before = known.setdefault(end, [])
            if all(less & ~after for less in before):
                before.append(after)
                chains.append(((*path, end), after))
                yield (*path, end)


def _is_chain(state: IncorrectState, path: Sequence[Cell]) -> bool:
    """Can the piece on the first cell jump from each cell of the path to the next."""
    own, other = _own(state) & ~(1 << path[0]), _other(state)
    empty = _SQUARES.every & ~(own | other)
    around = _around(state.to_move)
    for cell, end in pairwise(path):
        own_over = [over for over, landing in around[cell].over_own if landing == end and own >> over & 1]
        other_over = [
            over for over, landing in around[cell].over_other if landing == end and other >> over & 1
        ]
        if not empty >> end & 1 or not own_over + other_over:
            return False
        own &= ~sum(1 << over for over in own_over)
        other = 0 if other_over else other
    return True


def _why_not(state: IncorrectState, start: Cell, end: Cell) -> Reason:
    """Why the own piece on `start` cannot end on another cell."""
    if start != end and (state.first | state.second) >> end & 1:
        return Reason.OCCUPIED
    if not _COLOUR[state.to_move] >> end & 1:
        return Reason.OTHER_COLOUR
    if end in _around(state.to_move)[start].backward:
        return Reason.RETREAT
    ahead = (end % _SIZE - start % _SIZE) * _FORWARD[state.to_move] > 0
    return Reason.BLOCKED if ahead else Reason.NOT_FORWARD
