"""A player who knows a game of draughts from the sentences of its rules alone.

`Book` holds what `sentences` has read there, and says from it which moves a position has. It sees the board as columns
and rows from White's left corner and knows nothing of rulesets.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

Square = tuple[int, int]
Step = tuple[int, int]

FORCES: Mapping[str, Callable[[int, int], bool]] = {
    "Two kings": lambda kings, men: (kings, men) == (2, 0),
    "Three kings": lambda kings, men: (kings, men) == (3, 0),
    "Three or more kings": lambda kings, men: kings >= 3 and not men,
    "One king, or two pieces of which at least one is a king,": lambda kings, men: (
        kings >= 1 and kings + men <= 2
    ),
    "Three pieces of which at least one is a king": lambda kings, men: kings >= 1 and kings + men == 3,
}


@dataclass(frozen=True)
class Piece:
    white: bool
    king: bool


Board = dict[Square, Piece]


@dataclass(frozen=True)
class Turn:
    """A move: where it starts and ends, its captures in order, and the piece given up."""

    start: Square
    end: Square
    taken: tuple[Square, ...] = ()
    lost: Square | None = None


@dataclass(frozen=True)
class Draw:
    """One sentence about draws: how many, of what, and whether it must be claimed."""

    sentence: str
    what: str
    limit: int
    claimed: bool = False
    detail: tuple[str, ...] = ()


@dataclass
class Book:
    columns: int = 0
    rows: int = 0
    near_left: bool | None = None
    men: tuple[int, int, int] = (0, 0, 0)
    white_first: bool = True
    man_moves: set[Step] = field(default_factory=set)
    man_captures: set[Step] = field(default_factory=set)
    man_takes_king: bool = True
    king_moves: set[Step] = field(default_factory=set)
    king_captures: set[Step] = field(default_factory=set)
    king_flies: bool = False
    lands_next: bool = True
    at_once: bool = False
    crowning: str = ""
    crowning_wins: bool = False
    refusable: bool = False
    loss_counts: bool = False
    free: bool = False
    giveaway: bool = False
    measures: list[Callable[[Turn, Board], object]] = field(default_factory=list)
    king_run: int | None = None
    draws: list[Draw] = field(default_factory=list)
    balance: tuple[int, int] | None = None
    runs_count: bool = False
    one_each: tuple[bool, bool] | None = None

    # The board.

    def squares(self) -> set[Square]:
        every = {(x, y) for x in range(self.columns) for y in range(self.rows)}
        if self.near_left is None:
            return every
        corner = 0 if self.near_left else self.columns - 1
        return {(x, y) for x, y in every if (x + y - corner) % 2 == 0}

    def last_row(self, white: bool) -> int:
        return self.rows - 1 if white else 0

    def _steps(self, ways: set[Step], white: bool) -> Iterator[Step]:
        for x, y in ways:
            # Where only dark squares count, the next one of a row or column is two away.
            far = 2 if self.near_left is not None and (not x or not y) else 1
            yield x * far, (y if white else -y) * far

    # Moves.

    def turns(self, board: Board, white: bool) -> set[Turn]:
        """Every legal move, captures without the order in which they take."""
        captures = self.captures(board, white)
        found = {replace(turn, taken=tuple(sorted(turn.taken))) for turn in captures}
        if self.free:
            return found | {*self.quiet(board, white)}
        if captures and not self.refusable:
            return found
        could = {turn.start for turn in captures}
        for turn in self.quiet(board, white):
            if not could:
                found.add(turn)
            elif turn.start in could:
                found.add(replace(turn, lost=turn.start))
            else:
                found |= {replace(turn, lost=square) for square in could}
        return found

    def quiet(self, board: Board, white: bool) -> Iterator[Turn]:
        playable = self.squares()
        for start, piece in board.items():
            if piece.white is not white:
                continue
            for x, y in self._steps(self.king_moves if piece.king else self.man_moves, white):
                end = start[0] + x, start[1] + y
                while end in playable and end not in board:
                    yield Turn(start, end)
                    if not (piece.king and self.king_flies):
                        break
                    end = end[0] + x, end[1] + y

    def captures(self, board: Board, white: bool) -> list[Turn]:
        """The captures that may be made, after every measure."""
        found = [
            Turn(start, end, taken)
            for start, piece in board.items()
            if piece.white is white
            for end, taken in self._jumps(board, start, start, piece.king, (), None)
            if taken
        ]
        for measure in self.measures:
            best = max((measure(turn, board) for turn in found), default=None)  # type: ignore[type-var]
            found = [turn for turn in found if measure(turn, board) == best]
        return found

    def _jumps(
        self,
        board: Board,
        start: Square,
        at: Square,
        king: bool,
        taken: tuple[Square, ...],
        came: Step | None,
    ) -> Iterator[tuple[Square, tuple[Square, ...]]]:
        """Where a capture that stands here may end, with what it took."""
        white = board[start].white
        playable = self.squares()

        def empty(square: Square) -> bool:
            return square in playable and (
                square not in board or square == start or (self.at_once and square in taken)
            )

        went_on = False
        for x, y in self._steps(self.king_captures if king else self.man_captures, white):
            if self.at_once and came == (-x, -y):
                continue
            over = at[0] + x, at[1] + y
            while king and self.king_flies and empty(over):
                over = over[0] + x, over[1] + y
            if empty(over) or over not in board or over in taken or board[over].white is white:
                continue
            if board[over].king and not king and not self.man_takes_king:
                continue
            landings = []
            end = over[0] + x, over[1] + y
            while empty(end):
                landings.append(end)
                if not (king and self.king_flies) or self.lands_next:
                    break
                end = end[0] + x, end[1] + y
            endings = [list(self._after(board, start, end, king, (*taken, over), (x, y))) for end in landings]
            went_on = went_on or bool(landings)
            goes_on = [found for found in endings if any(len(t) > len(taken) + 1 for _, t in found)]
            for found in goes_on or endings:
                yield from found
        if not went_on:
            yield at, taken

    def _after(
        self, board: Board, start: Square, end: Square, king: bool, taken: tuple[Square, ...], came: Step
    ) -> Iterator[tuple[Square, tuple[Square, ...]]]:
        if not king and end[1] == self.last_row(board[start].white):
            if self.crowning == "ends":
                yield end, taken
                return
            king = self.crowning == "goes on"
        yield from self._jumps(board, start, end, king, taken, came)

    def after(self, board: Board, turn: Turn, crowned: bool) -> Board:
        piece = board[turn.start]
        left = {at: p for at, p in board.items() if at != turn.start and at not in turn.taken}
        left[turn.end] = Piece(piece.white, piece.king or crowned)
        if turn.lost is not None:
            del left[turn.end if turn.lost == turn.start else turn.lost]
        return left

    def drawn_at_once(self, board: Board, white: bool) -> bool:
        """By the sentence on one piece against one."""
        if self.one_each is None or len(board) != 2 or len({piece.white for piece in board.values()}) != 2:
            return False
        kings, looks_ahead = self.one_each
        if (kings and not all(piece.king for piece in board.values())) or self.captures(board, white):
            return False
        turns = list(self.quiet(board, white))
        replies = [self.captures(self.after(board, turn, crowned=False), not white) for turn in turns]
        return not (looks_ahead and all(replies))
