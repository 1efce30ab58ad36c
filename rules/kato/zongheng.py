"""Zongheng (縦横), a game by Kanare Kato: shift a run of pieces, fill the square behind it, make the largest group.

Source: the Japanese rule sheet of the designer. Its figures are lost: the start is a reconstruction, argued from the
text (as many pieces as squares, half of each colour; a pattern that extends to any even board; the game ends when no
place is left). Since a dark square that is shifted from is filled in the same turn, all dark squares hold a piece for
the whole game; every run therefore is of odd length, and as long as a square is empty one of the players can move.

Traits (code: details), in reading order: designer: name, native · zongheng-board: size, pieces ·
zongheng-start: pattern (rows or diagonal) · zongheng-group · zongheng-turn · zongheng-majority · zongheng-pass ·
zongheng-supply · zongheng-end · zongheng-ranking · zongheng-notation · reconstructed-start.
Remarks: passed: side (the colour that could not move) · largest-group: black, white · groups: black, white (sizes as
text, `16 8 4 1×4`).
Why a move is not allowed, besides the reasons of all games: majority (own, other) · light-square (square) · not-in-line
· too-far · no-pass.
Why a position is bad (detail `why`): fields · ranks · signs · width · side · dark-squares · passed.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile, zip_longest
from typing import ClassVar

from rules.errors import AmbiguousMove, BadPosition, IllegalMove, Reason, UnknownOption, UnreadableMove
from rules.game import BoardView, Cell, Ending, Fact, Motion, Move, Notation, Outcome, Side
from rules.geometry import CellSet, cells_of
from rules.kato.board import (
    DESIGNER,
    READABLE,
    SIDE_LETTERS,
    Chequerboard,
    KatoGame,
    areas_of,
    chequerboard,
    fields,
    pieces_of,
    read_typed,
    side_of,
    sizes,
    told,
)
from rules.kato.tree import StateTree
from rules.notation import bare, intended_moves, quote

_SIZES = {"6x6": 6, "10x10": 10, "12x12": 12}
_DIAGONAL = "diagonal"
_DIRECTIONS = {
    (0, 1): ("u", "n", "up", "north", "↑", "上", "北"),
    (0, -1): ("d", "s", "down", "south", "↓", "下", "南"),
    (-1, 0): ("l", "w", "left", "west", "←", "左", "西"),
    (1, 0): ("r", "e", "right", "east", "→", "右", "東"),
}
"""Steps in files and ranks, and the texts that may be typed for them."""


@dataclass(frozen=True, slots=True)
class ZonghengState:
    """`first` and `second`: the cells of each side; `passed`: the other side was just unable to move."""

    first: CellSet
    second: CellSet
    to_move: Side
    passed: bool = False


@functools.cache
def _lines(size: int) -> tuple[tuple[tuple[Cell, ...], ...], ...]:
    """For each cell, the lines from it (included) to the edge in the order of `_DIRECTIONS`; none for light cells."""
    squares = chequerboard(size)
    return tuple(
        tuple((cell, *squares.line(cell, *step)) for step in _DIRECTIONS) if squares.dark >> cell & 1 else ()
        for cell in squares.cells
    )


@dataclass(frozen=True)
class Zongheng(KatoGame):
    """The game on a board of `size` squares a side; `diagonal` chooses the other pattern of start."""

    size: int = 8
    diagonal: bool = False

    aliases: ClassVar = ("zong-heng", "zong heng", "ツォンヘン", "縦横")
    motion: ClassVar = Motion.SHIFT
    options: ClassVar = (*_SIZES, _DIAGONAL)

    @property
    def key(self) -> str:
        chosen = [name for name, size in _SIZES.items() if size == self.size] + [_DIAGONAL] * self.diagonal
        return f"zongheng:{','.join(chosen)}" if chosen else "zongheng"

    @property
    def traits(self) -> tuple[Fact, ...]:
        return (
            DESIGNER,
            Fact("zongheng-board", {"size": self.size, "pieces": self.size * self.size // 2}),
            Fact("zongheng-start", {"pattern": "diagonal" if self.diagonal else "rows"}),
            Fact("zongheng-group"),
            Fact("zongheng-turn"),
            Fact("zongheng-majority"),
            Fact("zongheng-pass"),
            Fact("zongheng-supply"),
            Fact("zongheng-end"),
            Fact("zongheng-ranking"),
            Fact("zongheng-notation"),
            Fact("reconstructed-start"),
        )

    @property
    def _squares(self) -> Chequerboard:
        return chequerboard(self.size)

    @property
    def tree(self) -> StateTree[ZonghengState]:
        return StateTree(self, lambda state: replace(state, passed=False), self._balance)

    def _balance(self, state: ZonghengState) -> int:
        """By the largest groups; by a hundredth of the first that differ, where those are equal."""
        groups = (sizes(self._squares.groups(cells)) for cells in _own_and_other(state))
        ahead = [own - other for own, other in zip_longest(*groups, fillvalue=0)]
        return 100 * ahead[0] or next(filter(None, ahead), 0)

    def choose(self, options: Sequence[str]) -> Zongheng:
        wanted = dict.fromkeys(options)
        for option in wanted:
            if option not in self.options:
                raise UnknownOption(name="zongheng", option=option[:40])
        chosen = [_SIZES[option] for option in wanted if option in _SIZES]
        if len(chosen) > 1:
            raise UnknownOption(name="zongheng", option=",".join(wanted))
        return Zongheng(size=chosen[0] if chosen else 8, diagonal=_DIAGONAL in wanted)

    def start(self, setup: str | None = None) -> ZonghengState:
        if setup is not None:
            return self.load(setup)
        dark = self._squares.dark
        first = 0
        for cell in cells_of(dark):
            file, rank = divmod(cell, self.size)
            if (file + rank) % 4 == 0 if self.diagonal else rank % 2 == 0:
                first |= 1 << cell
        return ZonghengState(first, dark & ~first, Side.FIRST)

    def legal_moves(self, state: ZonghengState) -> tuple[Move, ...]:
        return tuple(move for cell in cells_of(self._squares.dark) for move in self._moves_from(state, cell))

    def _moves_from(self, state: ZonghengState, cell: Cell) -> list[Move]:
        own, other = _own_and_other(state)
        return [
            Move(line[:length])
            for line in _lines(self.size)[cell]
            if (length := _majority_run(line, own, other))
        ]

    def play(self, state: ZonghengState, move: Move) -> ZonghengState:
        first, second = state.first, state.second
        for behind, cell in zip(move.path[-2::-1], move.path[:0:-1], strict=True):
            first = first & ~(1 << cell) | (first >> behind & 1) << cell
            second = second & ~(1 << cell) | (second >> behind & 1) << cell
        new = 1 << move.path[0]
        if state.to_move is Side.FIRST:
            first, second = first | new, second & ~new
        else:
            first, second = first & ~new, second | new
        return self._passing(ZonghengState(first, second, state.to_move.other))

    def _passing(self, state: ZonghengState) -> ZonghengState:
        """The same position with the other side to move where the one whose turn it is cannot move."""
        if state.first | state.second == self._squares.every or self._can_move(state):
            return state
        return replace(state, to_move=state.to_move.other, passed=True)

    def _can_move(self, state: ZonghengState) -> bool:
        own, other = _own_and_other(state)
        return any(_majority_run(line, own, other) for lines in _lines(self.size) for line in lines)

    def outcome(self, state: ZonghengState) -> Outcome | None:
        if state.first | state.second != self._squares.every:
            return None
        first = sizes(self._squares.groups(state.first))
        second = sizes(self._squares.groups(state.second))
        if first == second:
            return Outcome(Ending.GROUPS)
        return Outcome(Ending.GROUPS, Side.FIRST if first > second else Side.SECOND)

    def claimable_draw(self, state: ZonghengState) -> Outcome | None:  # noqa: ARG002 - as in Game
        """None ever: each turn adds a piece, so nothing comes back."""
        return None

    def parse(self, state: ZonghengState, text: str) -> Move:
        squares, shown = self._squares, quote(text)
        cells, tail = read_typed(squares, text)
        toward = next((step for step, words in _DIRECTIONS.items() if tail.strip(" -:,.") in words), None)
        if len(cells) > 2 or (tail and (toward is None or len(cells) == 2)):
            raise UnreadableMove(text=shown)
        if self.outcome(state):
            raise IllegalMove(Reason.OVER, text=shown)
        start, end = cells[0], cells[-1]
        if not (state.first | state.second) >> start & 1:
            raise IllegalMove(Reason.EMPTY_CELL, text=shown, square=squares.names[start])
        if not squares.dark >> start & 1:
            raise IllegalMove(Reason.LIGHT_SQUARE, text=shown, square=squares.names[start])
        moves = self._moves_from(state, start)
        candidates = tuple(self.format(state, move) for move in moves)
        if len(cells) == 1 and not toward:
            if len(moves) == 1:
                return moves[0]
            if moves:
                raise AmbiguousMove(text=shown, candidates=candidates)
            raise IllegalMove(Reason.BLOCKED, text=shown, square=squares.names[start])
        lines = _lines(self.size)[start]
        if toward:
            line = lines[list(_DIRECTIONS).index(toward)]
        else:
            line = next((line for line in lines if end in line[1:]), ())
        if not line:
            raise IllegalMove(Reason.NOT_IN_LINE, text=shown, candidates=candidates)
        for move in moves:
            if move.path == line[: len(move.path)]:
                if toward or end in move.path:
                    return move
                found = (self.format(state, move),)
                raise IllegalMove(Reason.TOO_FAR, text=shown, candidates=found)
        raise self._refusal(state, line, shown, candidates)

    def _refusal(
        self, state: ZonghengState, line: tuple[Cell, ...], text: str, candidates: tuple[str, ...]
    ) -> IllegalMove:
        """Why the run along the line cannot be shifted."""
        own, other = _own_and_other(state)
        run = list(takewhile(lambda cell: (own | other) >> cell & 1, line))
        ours = sum(own >> cell & 1 for cell in run)
        if len(run) == len(line):
            return IllegalMove(Reason.BLOCKED, text=text, candidates=candidates)
        if len(run) == 1:
            return IllegalMove(Reason.NOT_YOUR_PIECE, text=text, candidates=candidates)
        return IllegalMove(Reason.MAJORITY, text=text, candidates=candidates, own=ours, other=len(run) - ours)

    def format(self, state: ZonghengState, move: Move, notation: Notation | None = None) -> str:  # noqa: ARG002 - as in Game
        names = self._squares.names
        return f"{names[move.path[0]]}-{names[move.path[1]]}"

    def complete(self, state: ZonghengState, prefix: str) -> tuple[str, ...]:
        """Moves in the order of the board; the squares to begin with where the moves would be too many to read."""
        begun = bare(prefix)
        texts = [self.format(state, move) for move in self.legal_moves(state)]
        fitting = [text for text in texts if bare(text).startswith(begun)]
        if len(fitting) > READABLE:
            return tuple(dict.fromkeys(text.partition("-")[0] for text in fitting))
        return tuple(fitting) or intended_moves(self, state, prefix)

    def choices(self, state: ZonghengState) -> Mapping[Cell, Sequence[Move]]:
        """By the dark square that is shifted from; the moves differ in direction."""
        found = ((cell, self._moves_from(state, cell)) for cell in cells_of(self._squares.dark))
        return {cell: moves for cell, moves in found if moves}

    def dump(self, state: ZonghengState) -> str:
        """The ranks from the top, the side to move, and `passed` after a pass."""
        text = f"{self._squares.write(state.first, state.second)} {SIDE_LETTERS[state.to_move]}"
        return f"{text} passed" if state.passed else text

    def load(self, text: str) -> ZonghengState:
        ranks, letter, *rest = fields(text, 3)
        first, second = self._squares.read(ranks)
        if self._squares.dark & ~(first | second):
            raise BadPosition(why="dark-squares")
        state = ZonghengState(first, second, side_of(letter))
        if not rest:
            return self._passing(state)
        # Only what play can lead to: the other side cannot move here, and this one can.
        other = self._passing(replace(state, to_move=state.to_move.other))
        if rest != ["passed"] or other.to_move is not state.to_move:
            raise BadPosition(why="passed")
        return other

    def view(self, state: ZonghengState) -> BoardView:
        squares = self._squares
        first, second = squares.groups(state.first), squares.groups(state.second)
        remarks = [
            Fact(
                "largest-group",
                {"black": max(sizes(first), default=0), "white": max(sizes(second), default=0)},
            ),
            Fact("groups", {"black": told(sizes(first)), "white": told(sizes(second))}),
        ]
        if state.passed:
            remarks.insert(0, Fact("passed", {"side": self.colours[state.to_move.other].value}))
        return BoardView(
            columns=self.size,
            rows=self.size,
            cells=squares.views,
            pieces=pieces_of(state.first, state.second),
            to_move=state.to_move,
            bottom=Side.FIRST,
            areas=areas_of(first, second),
            remarks=tuple(remarks),
        )


def _own_and_other(state: ZonghengState) -> tuple[CellSet, CellSet]:
    return (state.first, state.second) if state.to_move is Side.FIRST else (state.second, state.first)


def _majority_run(line: Sequence[Cell], own: CellSet, other: CellSet) -> int:
    """How many cells of the line the move along it touches, the filled one included; 0 where it is not legal."""
    balance = 0
    for length, cell in enumerate(line, 1):
        if own >> cell & 1:
            balance += 1
        elif other >> cell & 1:
            balance -= 1
        else:
            return length if balance > 0 else 0
    return 0
