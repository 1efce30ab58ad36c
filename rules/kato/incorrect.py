"""Incorrect Checkers (インコレクトチェッカー), a game by Kanare Kato: nothing is captured, all run for the far rows.

Source: the Japanese rule sheet of the designer. Its figures are lost: the start is a reconstruction, argued from the
text (twelve pieces each, each side on its own colour of squares, "born of a wrong set-up of checkers"; the goal is the
far three rows, exactly twelve squares of one colour).

A move is fixed by where it starts and ends; `Move.path` is a shortest way, and is written. The player to move always
has one: if no piece can step forward, everything ahead of each of them is filled with its own side's pieces, so one
on the lowest rank may step back, unless the twelve already fill the goal. There is no pass, therefore.

Traits (code: details), in reading order: designer: name, native · incorrect-board ·
incorrect-colours · incorrect-step · incorrect-jump · incorrect-enemy-jump · incorrect-forward · incorrect-retreat ·
incorrect-goal · incorrect-repetition: claim, draw · incorrect-limit: plies · incorrect-notation · reconstructed-start.
Remarks: goal: black, white (pieces there) · repeated: times (from two on) · plies-left: left (in the last 50).
Why a move is not allowed, besides the reasons of all games: occupied (square) · other-colour (square) · not-forward ·
retreat · not-a-chain · no-pass.
Why a position is bad (detail `why`): fields · ranks · signs · width · side · number · colours · goal · moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.errors import AmbiguousMove, BadPosition, IllegalMove, Reason, UnknownOption, UnreadableMove
from rules.game import BoardView, Cell, Ending, Fact, Motion, Move, Notation, Outcome, Side
from rules.geometry import CellSet, cells_of
from rules.kato.board import (
    DESIGNER,
    READABLE,
    SIDE_LETTERS,
    KatoGame,
    fields,
    pieces_of,
    read_typed,
    side_of,
)
from rules.kato.chains import COLOUR, FORWARD, GOAL, HOME, RANKS, SIZE, SQUARES, backward, is_chain, paths
from rules.kato.tree import StateTree
from rules.notation import bare, intended_moves, quote

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


@dataclass(frozen=True)
class Incorrect(KatoGame):
    """The one game there is: it has no options."""

    aliases: ClassVar = ("incorrect-checkers", "incorrect checkers", "インコレクトチェッカー")
    key: ClassVar = "incorrect"
    motion: ClassVar = Motion.TRAVEL
    options: ClassVar[tuple[str, ...]] = ()
    traits: ClassVar = (
        DESIGNER,
        Fact("incorrect-board"),
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
        Fact("reconstructed-start"),
    )

    @property
    def tree(self) -> StateTree[IncorrectState]:
        return StateTree(self, _bare, _balance)

    def choose(self, options: Sequence[str]) -> Incorrect:
        if options:
            raise UnknownOption(name="incorrect", option=options[0][:40])
        return self

    def start(self, setup: str | None = None) -> IncorrectState:
        if setup is None:
            return IncorrectState(HOME[Side.FIRST], HOME[Side.SECOND], Side.FIRST)
        return self.load(setup)

    def legal_moves(self, state: IncorrectState) -> tuple[Move, ...]:
        if self.outcome(state):
            return ()
        return tuple(Move(path) for cell in cells_of(_own(state)) for path in _paths(state, cell))

    def play(self, state: IncorrectState, move: Move) -> IncorrectState:
        first, second = _moved(state, move)
        trail = (*state.trail, (move.path[0], move.path[-1]))
        return IncorrectState(
            first, second, state.to_move.other, trail, _times(first, second, state.to_move, trail)
        )

    def outcome(self, state: IncorrectState) -> Outcome | None:
        for side, cells in ((Side.FIRST, state.first), (Side.SECOND, state.second)):
            if cells == GOAL[side]:
                return Outcome(Ending.GOAL, side)
        if state.times >= _DRAW:
            return Outcome(Ending.REPETITION)
        return Outcome(Ending.PLY_LIMIT) if len(state.trail) >= _LIMIT else None

    def claimable_draw(self, state: IncorrectState) -> Outcome | None:
        claimable = state.times >= _CLAIM and self.outcome(state) is None
        return Outcome(Ending.REPETITION) if claimable else None

    def parse(self, state: IncorrectState, text: str) -> Move:
        """By start and end, or by the whole way, which then must be a possible one."""
        shown = quote(text)
        cells, tail = read_typed(SQUARES, text)
        if tail:
            raise UnreadableMove(text=shown)
        if self.outcome(state):
            raise IllegalMove(Reason.OVER, text=shown)
        start, end = cells[0], cells[-1]
        if not _own(state) >> start & 1:
            taken = (state.first | state.second) >> start & 1
            reason = Reason.NOT_YOUR_PIECE if taken else Reason.EMPTY_CELL
            raise IllegalMove(reason, text=shown, square=SQUARES.names[start])
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
                if len(cells) > 2 and not is_chain(_own(state), _other(state), state.to_move, cells):
                    way = (self.format(state, move),)
                    raise IllegalMove(Reason.NOT_A_CHAIN, text=shown, candidates=way)
                return move
        reason = _why_not(state, start, end)
        raise IllegalMove(reason, text=shown, candidates=candidates, square=SQUARES.names[end])

    def format(self, state: IncorrectState, move: Move, notation: Notation | None = None) -> str:  # noqa: ARG002 - as in Game
        """The whole way."""
        return "-".join(SQUARES.names[cell] for cell in move.path)

    def complete(self, state: IncorrectState, prefix: str) -> tuple[str, ...]:
        """Whole ways in the order of the board; the squares to begin with where they would be too many to read."""
        begun = bare(prefix)
        texts = [self.format(state, move) for move in self.legal_moves(state)]
        fitting = [text for text in texts if bare(text).startswith(begun)]
        fitting += [
            text for text in texts if text not in fitting and f"{text[:2]}{text[-2:]}".startswith(begun)
        ]
        if len(fitting) > READABLE:
            return tuple(dict.fromkeys(text[:2] for text in fitting))
        return tuple(fitting) or intended_moves(self, state, prefix)

    def choices(self, state: IncorrectState) -> Mapping[Cell, Sequence[Move]]:
        """By the piece that moves."""
        found: dict[Cell, list[Move]] = {}
        for move in self.legal_moves(state):
            found.setdefault(move.path[0], []).append(move)
        return found

    def dump(self, state: IncorrectState) -> str:
        """The ranks from the top, the side to move, and the moves that led here, without any sign between."""
        text = f"{SQUARES.write(state.first, state.second)} {SIDE_LETTERS[state.to_move]}"
        trail = "".join(SQUARES.names[cell] for move in state.trail for cell in move)
        return f"{text} {trail}" if trail else text

    def load(self, text: str) -> IncorrectState:
        ranks, letter, *moves = fields(text, 3)
        first, second = SQUARES.read(ranks)
        to_move = side_of(letter)
        if not first.bit_count() == second.bit_count() == _PIECES:
            raise BadPosition(why="number", pieces=_PIECES)
        if first & SQUARES.light or second & SQUARES.dark:
            raise BadPosition(why="colours")
        if first == GOAL[Side.FIRST] and second == GOAL[Side.SECOND]:
            raise BadPosition(why="goal")
        written = "".join(moves)
        if len(written) > 4 * _LIMIT or not _TRAIL.fullmatch(written):
            raise BadPosition(why="moves")
        cells = [SQUARES.names.index(written[at : at + 2]) for at in range(0, len(written), 2)]
        trail = tuple(zip(cells[::2], cells[1::2], strict=True))
        if None in _positions_before(first, second, to_move.other, trail):
            raise BadPosition(why="moves")
        return IncorrectState(first, second, to_move, trail, _times(first, second, to_move.other, trail))

    def view(self, state: IncorrectState) -> BoardView:
        remarks = [
            Fact(
                "goal",
                {
                    self.colours[Side.FIRST].value: (state.first & GOAL[Side.FIRST]).bit_count(),
                    self.colours[Side.SECOND].value: (state.second & GOAL[Side.SECOND]).bit_count(),
                },
            )
        ]
        if state.times > 1:
            remarks.append(Fact("repeated", {"times": state.times}))
        left = _LIMIT - len(state.trail)
        if left <= _NEAR:
            remarks.append(Fact("plies-left", {"left": left}))
        return BoardView(
            columns=SIZE,
            rows=SIZE,
            cells=SQUARES.views,
            pieces=pieces_of(state.first, state.second),
            to_move=state.to_move,
            bottom=Side.FIRST,
            remarks=tuple(remarks),
        )


def _bare(state: IncorrectState) -> IncorrectState:
    """The state without the moves that led to it."""
    return IncorrectState(state.first, state.second, state.to_move)


def _balance(state: IncorrectState) -> int:
    """By the ranks that the pieces have come forward."""
    ahead = _progress(state.first, Side.FIRST) - _progress(state.second, Side.SECOND)
    return 100 * ahead if state.to_move is Side.FIRST else -100 * ahead


def _progress(pieces: CellSet, side: Side) -> int:
    """How many ranks forward of the side's own edge its pieces stand, all together."""
    return sum((pieces & rank).bit_count() * ahead for ahead, rank in enumerate(RANKS[:: FORWARD[side]]))


def _moved(state: IncorrectState, move: Move) -> tuple[CellSet, CellSet]:
    """The cells of both sides after a move."""
    change = 1 << move.path[0] | 1 << move.path[-1]
    if state.to_move is Side.FIRST:
        return state.first ^ change, state.second
    return state.first, state.second ^ change


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
        if not cells[mover] >> end & 1 or cells[mover] >> start & 1 or not COLOUR[mover] >> start & 1:
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
    return paths(_own(state), _other(state), state.to_move, start)


def _why_not(state: IncorrectState, start: Cell, end: Cell) -> Reason:
    """Why the own piece on `start` cannot end on another cell."""
    if start != end and (state.first | state.second) >> end & 1:
        return Reason.OCCUPIED
    if not COLOUR[state.to_move] >> end & 1:
        return Reason.OTHER_COLOUR
    if end in backward(state.to_move, start):
        return Reason.RETREAT
    ahead = (end % SIZE - start % SIZE) * FORWARD[state.to_move] > 0
    return Reason.BLOCKED if ahead else Reason.NOT_FORWARD
