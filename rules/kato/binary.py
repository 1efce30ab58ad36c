"""Binary (バイナリー), a game by Kanare Kato: place pieces, and own the empty squares of your colour beside them.

Source: the Japanese rule sheet of the designer. Dark squares are Black's colour, light squares White's. A territory
is an orthogonally connected set of at least two squares that hold a piece of its owner or are empty and of his
colour; two squares of one colour never touch, so each territory has a piece. The rest of a hand follows from the
board: every piece on a centre square of the other colour has cost one more, and nothing ever leaves the board.

Traits (code: details), in reading order: designer: name, native · binary-board: size, pieces, centre ·
binary-territory · binary-territory-size · binary-first-turn · binary-turn · binary-centre-own · binary-centre-other ·
binary-alone · binary-score · binary-tie · played-in-pairs · binary-notation.
Remarks: alone: side (the colour that plays on) · score: black, white · territories: black, white (sizes as text,
`22 3 2`) · hands: black, white · discarded: black, white (where there are any).
Why a move is not allowed, besides the reasons of all games: occupied (square) · first-turn · too-many ·
pair-on-other-colour · centre-single · one-piece-left · no-spare-piece · no-pass.
Why a position is bad (detail `why`): fields · ranks · signs · width · side · pieces · hands.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar

from rules.errors import BadPosition, IllegalMove, Reason, UnknownOption, UnreadableMove
from rules.game import BoardView, Cell, Ending, Fact, Motion, Move, Notation, Outcome, Side
from rules.geometry import CellSet, cells_of
from rules.kato.board import (
    DESIGNER,
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
from rules.notation import bare, quote, split_squares

_SIZES = {"10x10": 10, "12x12": 12}
_DISCARD = "x"


@dataclass(frozen=True, slots=True)
class BinaryState:
    """`first` and `second`: the cells of each side's pieces."""

    first: CellSet
    second: CellSet
    to_move: Side


@functools.cache
def _centre(size: int) -> CellSet:
    low = size // 2 - 1
    return sum(1 << file * size + rank for file in (low, low + 1) for rank in (low, low + 1))


@dataclass(frozen=True)
class Binary(KatoGame):
    """The game on a board of `size` squares a side."""

    size: int = 8

    aliases: ClassVar = ("バイナリー",)
    motion: ClassVar = Motion.PLACE
    options: ClassVar = tuple(_SIZES)

    @property
    def key(self) -> str:
        return next((f"binary:{name}" for name, size in _SIZES.items() if size == self.size), "binary")

    @property
    def traits(self) -> tuple[Fact, ...]:
        return (
            DESIGNER,
            Fact("binary-board", {"size": self.size, "pieces": self._supply, "centre": self._centre_names}),
            Fact("binary-territory"),
            Fact("binary-territory-size"),
            Fact("binary-first-turn"),
            Fact("binary-turn"),
            Fact("binary-centre-own"),
            Fact("binary-centre-other"),
            Fact("binary-alone"),
            Fact("binary-score"),
            Fact("binary-tie"),
            Fact("played-in-pairs"),
            Fact("binary-notation"),
        )

    @property
    def _squares(self) -> Chequerboard:
        return chequerboard(self.size)

    @property
    def _centre_names(self) -> str:
        return " ".join(self._squares.names[cell] for cell in cells_of(_centre(self.size)))

    @property
    def _supply(self) -> int:
        """Pieces of each side at the start: all together half as many as squares."""
        return self.size * self.size // 4

    @property
    def tree(self) -> StateTree[BinaryState]:
        return StateTree(self, lambda state: state, self._balance)

    def _balance(self, state: BinaryState) -> int:
        """By the score of the territories as they are."""
        mover = state.to_move
        return 100 * (self.score(state, mover) - self.score(state, mover.other))

    def choose(self, options: Sequence[str]) -> Binary:
        wanted = dict.fromkeys(options)
        if not wanted.keys() <= _SIZES.keys() or len(wanted) > 1:
            raise UnknownOption(name="binary", option=",".join(wanted)[:40])
        return Binary(*(_SIZES[option] for option in wanted))

    def start(self, setup: str | None = None) -> BinaryState:
        return BinaryState(0, 0, Side.FIRST) if setup is None else self.load(setup)

    def hand(self, state: BinaryState, side: Side) -> int:
        """The pieces that a side has still to place; negative for what no play leads to."""
        placed = state.first if side is Side.FIRST else state.second
        return self._supply - placed.bit_count() - self._discarded(state, side)

    def _colour(self, side: Side) -> CellSet:
        """The squares of a side's colour."""
        return self._squares.dark if side is Side.FIRST else self._squares.light

    def _discarded(self, state: BinaryState, side: Side) -> int:
        placed = state.first if side is Side.FIRST else state.second
        return (placed & _centre(self.size) & ~self._colour(side)).bit_count()

    def _is_first_turn(self, state: BinaryState) -> bool:
        return state.to_move is Side.FIRST and not state.first

    def _singles(self, state: BinaryState) -> CellSet:
        """The squares for one piece alone."""
        side, hand = state.to_move, self.hand(state, state.to_move)
        empty = self._squares.every & ~(state.first | state.second)
        if hand < 1:
            return 0
        if self._is_first_turn(state):
            return empty & self._colour(side) & ~_centre(self.size)
        return empty if hand > 1 else empty & ~(_centre(self.size) & ~self._colour(side))

    def _pairable(self, state: BinaryState) -> CellSet:
        """The squares of which any two may be filled in one turn."""
        if self._is_first_turn(state) or self.hand(state, state.to_move) < 2:
            return 0
        return self._colour(state.to_move) & ~(state.first | state.second | _centre(self.size))

    def legal_moves(self, state: BinaryState) -> tuple[Move, ...]:
        """The placements of one piece, then those of two."""
        singles = [Move((cell,)) for cell in cells_of(self._singles(state))]
        return (*singles, *map(Move, combinations(cells_of(self._pairable(state)), 2)))

    def play(self, state: BinaryState, move: Move) -> BinaryState:
        new = sum(1 << cell for cell in move.path)
        if state.to_move is Side.FIRST:
            state = replace(state, first=state.first | new)
        else:
            state = replace(state, second=state.second | new)
        return self._turn(replace(state, to_move=state.to_move.other))

    def _turn(self, state: BinaryState) -> BinaryState:
        """The same position, with the other side to move where only it has pieces left."""
        other = state.to_move.other
        if not self.hand(state, state.to_move) and self.hand(state, other):
            return replace(state, to_move=other)
        return state

    def territories(self, state: BinaryState, side: Side) -> list[CellSet]:
        """The territories of a side, largest first."""
        own, other = (state.first, state.second) if side is Side.FIRST else (state.second, state.first)
        members = own | (self._colour(side) & ~other)
        return [group for group in self._squares.groups(members) if group.bit_count() > 1]

    def score(self, state: BinaryState, side: Side) -> int:
        return points(sizes(self.territories(state, side)))

    def outcome(self, state: BinaryState) -> Outcome | None:
        if any(self.hand(state, side) for side in Side):
            return None
        return compared(*(sizes(self.territories(state, side)) for side in Side))

    def claimable_draw(self, state: BinaryState) -> Outcome | None:  # noqa: ARG002 - as in Game
        """None ever: each turn adds a piece, so nothing comes back."""
        return None

    def parse(self, state: BinaryState, text: str) -> Move:
        shown = quote(text)
        cells, tail = read_typed(self._squares, text)
        if tail not in ("", _DISCARD):
            raise UnreadableMove(text=shown)
        if self.outcome(state):
            raise IllegalMove(Reason.OVER, text=shown)
        refused = self._refusal(state, cells, shown)
        if refused:
            raise refused
        move = Move(tuple(sorted(cells)))
        if tail and not self._discards(state, move):
            raise IllegalMove(Reason.NOT_ALLOWED, text=shown, candidates=(self.format(state, move),))
        return move

    def _refusal(self, state: BinaryState, cells: tuple[Cell, ...], text: str) -> IllegalMove | None:
        """Why pieces may not be placed on these squares, if they may not."""
        names, side = self._squares.names, state.to_move
        singles, pairable = self._singles(state), self._pairable(state)
        candidates = tuple(
            self.format(state, Move((cell,))) for cell in dict.fromkeys(cells) if singles >> cell & 1
        )
        if len(cells) > 2:
            return IllegalMove(Reason.TOO_MANY, text=text, candidates=candidates)
        taken = [cell for cell in cells if (state.first | state.second) >> cell & 1]
        taken += cells[:1] * (len(set(cells)) < len(cells))
        if taken:
            return IllegalMove(Reason.OCCUPIED, text=text, candidates=candidates, square=names[taken[0]])
        if all(pairable >> cell & 1 for cell in cells) or (len(cells) == 1 and singles >> cells[0] & 1):
            return None
        if self._is_first_turn(state):
            reason = Reason.FIRST_TURN
        elif len(cells) == 1:
            reason = Reason.NO_SPARE_PIECE
        elif not all(self._colour(side) >> cell & 1 for cell in cells):
            reason = Reason.PAIR_ON_OTHER_COLOUR
        elif any(_centre(self.size) >> cell & 1 for cell in cells):
            reason = Reason.CENTRE_SINGLE
        else:
            reason = Reason.ONE_PIECE_LEFT
        return IllegalMove(reason, text=text, candidates=candidates)

    def _discards(self, state: BinaryState, move: Move) -> bool:
        """Does the move cost a piece more: is it on a centre square of the other colour."""
        barred = _centre(self.size) & ~self._colour(state.to_move)
        return len(move.path) == 1 and bool(barred >> move.path[0] & 1)

    def format(self, state: BinaryState, move: Move, notation: Notation | None = None) -> str:  # noqa: ARG002 - as in Game
        text = "+".join(self._squares.names[cell] for cell in move.path)
        return text + _DISCARD * self._discards(state, move)

    def complete(self, state: BinaryState, prefix: str) -> tuple[str, ...]:
        """First squares, from the centre outward, one's own colour first; then the same alone and with each second.

        The second squares begin with those nearest to the first.
        """
        names, tail = split_squares(prefix)
        begun = bare(tail)
        if not names:
            return tuple(self._alone(state, begun)) if len(tail) == len(begun) else ()
        if tail == _DISCARD:
            return tuple(text for text in self._alone(state, names[0]) if text == names[0] + _DISCARD)
        if len(names) == 1:
            alone = [] if tail else self._alone(state, names[0])
            return (*alone, *self._pairs(state, names[0], begun))
        return tuple(self._pairs(state, *names)) if len(names) == 2 and not tail else ()

    def _alone(self, state: BinaryState, begun: str) -> list[str]:
        """Single pieces on squares whose names begin so, that very square first."""
        names, own = self._squares.names, self._colour(state.to_move)
        cells = [cell for cell in cells_of(self._singles(state)) if names[cell].startswith(begun)]
        cells.sort(key=lambda cell: (names[cell] != begun, not own >> cell & 1, self._off(cell)))
        return [self.format(state, Move((cell,))) for cell in cells]

    def _pairs(self, state: BinaryState, name: str, begun: str) -> list[str]:
        """The named square and each that may be filled with it and whose name begins so, the nearest first."""
        names, pairable, first = self._squares.names, self._pairable(state), self._squares.cell(name)
        if first is None or not pairable >> first & 1:
            return []
        cells = [cell for cell in cells_of(pairable & ~(1 << first)) if names[cell].startswith(begun)]
        cells.sort(key=lambda cell: (names[cell] != begun, self._apart(first, cell)))
        return [f"{name}+{names[cell]}" for cell in cells]

    def _off(self, cell: Cell) -> int:
        """How far a cell is from the centre, in half squares."""
        file, rank = divmod(cell, self.size)
        return max(abs(2 * file - self.size + 1), abs(2 * rank - self.size + 1))

    def _apart(self, one: Cell, other: Cell) -> int:
        (file, rank), (to_file, to_rank) = divmod(one, self.size), divmod(other, self.size)
        return max(abs(file - to_file), abs(rank - to_rank))

    def choices(self, state: BinaryState) -> Mapping[Cell, Sequence[Move]]:
        """By each square that a move fills: a pair stands under both of its squares."""
        found: dict[Cell, list[Move]] = {}
        for move in self.legal_moves(state):
            for cell in move.path:
                found.setdefault(cell, []).append(move)
        return found

    def dump(self, state: BinaryState) -> str:
        """The ranks from the top, the side to move, the pieces in Black's hand and in White's."""
        ranks = self._squares.write(state.first, state.second)
        hands = " ".join(str(self.hand(state, side)) for side in Side)
        return f"{ranks} {SIDE_LETTERS[state.to_move]} {hands}"

    def load(self, text: str) -> BinaryState:
        """Reads the hands only to check them, and does without."""
        ranks, letter, *hands = fields(text, 4)
        state = BinaryState(*self._squares.read(ranks), side_of(letter))
        if any(self.hand(state, side) < 0 for side in Side):
            raise BadPosition(why="pieces", most=self._supply)
        if hands and hands != [str(self.hand(state, side)) for side in Side]:
            raise BadPosition(why="hands")
        return self._turn(state)

    def view(self, state: BinaryState) -> BoardView:
        hands = {side: self.hand(state, side) for side in Side}
        lands = {side: self.territories(state, side) for side in Side}
        remarks = []
        if hands[state.to_move] and not hands[state.to_move.other]:
            remarks.append(Fact("alone", {"side": self.colours[state.to_move].value}))
        remarks.append(Fact("score", self._by_colour({side: self.score(state, side) for side in Side})))
        remarks.append(
            Fact("territories", self._by_colour({side: told(sizes(lands[side])) for side in Side}))
        )
        remarks.append(Fact("hands", self._by_colour(hands)))
        discarded = {side: self._discarded(state, side) for side in Side}
        if any(discarded.values()):
            remarks.append(Fact("discarded", self._by_colour(discarded)))
        return BoardView(
            columns=self.size,
            rows=self.size,
            cells=self._squares.views,
            pieces=pieces_of(state.first, state.second),
            to_move=state.to_move,
            bottom=Side.FIRST,
            areas=areas_of(lands[Side.FIRST], lands[Side.SECOND]),
            zone=tuple(cells_of(_centre(self.size))),
            remarks=tuple(remarks),
        )

    def _by_colour(self, facts: Mapping[Side, int] | Mapping[Side, str]) -> Mapping[str, int | str]:
        return {self.colours[side].value: fact for side, fact in facts.items()}


def points(counts: Sequence[int]) -> int:
    """The score of territories of these sizes: the largest counts twice."""
    return sum(counts) + max(counts, default=0)


def compared(first: Sequence[int], second: Sequence[int]) -> Outcome:
    """The result between territories of these sizes, largest first: by points, else by the first that differ."""
    ours, theirs = (points(first), *first), (points(second), *second)
    if ours == theirs:
        return Outcome(Ending.SCORE)
    return Outcome(Ending.SCORE, Side.FIRST if ours > theirs else Side.SECOND)
