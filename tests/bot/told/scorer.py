"""Counts towards a draw, as somebody would who watches the board with the sentences of the rules in hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.bot.told.book import FORCES, Board, Book, Draw, Square, Turn

Runs = tuple[tuple[object, int] | None, tuple[object, int] | None]


def forces(board: Board, white: bool) -> tuple[int, int]:
    kings = [piece.king for piece in board.values() if piece.white is white]
    return sum(kings), len(kings) - sum(kings)


def weaker_side(draw: Draw, board: Board) -> bool | None:
    """Whether the lone king is White's; None where the pieces are not those of the sentence."""
    for white in (True, False):
        if forces(board, white) == (1, 0) and FORCES[draw.detail[0]](*forces(board, not white)):
            road = {square for square in board if square[0] == square[1]}
            (king,) = (square for square, piece in board.items() if piece.white is white)
            if draw.what != "main road" or road == {king}:
                return white
    return None


@dataclass
class Scorer:
    book: Book
    board: Board
    white: bool
    idle: int = 0
    untaken: int = 0
    unchanged: int = 0
    few: dict[Draw, int | None] = field(default_factory=dict)
    runs: Runs = (None, None)
    seen: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        for draw in self.book.draws:
            if draw.what in ("few pieces", "main road"):
                self.few[draw] = 0 if weaker_side(draw, self.board) is not None else None
        self.seen.append(self._situation())

    def turn(self, turn: Turn, way: Sequence[Square]) -> None:
        """One move of the side to move, with the squares that it touched after the first."""
        piece = self.board[turn.start]
        touched = way if self.book.crowning == "goes on" else way[-1:]
        crowned = not piece.king and any(row == self.book.last_row(self.white) for _, row in touched)
        self.board = self.book.after(self.board, turn, crowned)
        lost = bool(turn.taken) or (turn.lost is not None and self.book.loss_counts)
        self.idle = 0 if lost or not piece.king else self.idle + 1
        self.untaken = 0 if lost else self.untaken + 1
        self.unchanged = 0 if lost or crowned else self.unchanged + 1
        for draw, count in self.few.items():
            weaker = weaker_side(draw, self.board)
            if weaker is None:
                self.few[draw] = None
            elif count is None or ((lost or crowned) and not draw.detail[2].startswith("Once begun")):
                self.few[draw] = 0
            else:
                self.few[draw] = count + (draw.detail[1] == "each side" or weaker is self.white)
        own = None
        if piece.king and not turn.taken and forces(self.board, self.white)[1]:
            last = self.runs[not self.white]
            own = turn.end, last[1] + 1 if last and last[0] == turn.start else 1
        other = self.runs[self.white]
        if other and (other[0] not in self.board or not forces(self.board, not self.white)[1]):
            other = None
        self.runs = (own, other) if self.white else (other, own)
        self.white = not self.white
        self.seen.append(self._situation())

    def resting(self) -> object:
        """The square of the king that may not make another move without a capture."""
        run = self.runs[not self.white]
        return run[0] if run and self.book.king_run and run[1] >= self.book.king_run else None

    def breaks(self, board: Board) -> bool:
        """Whether the board would end a count of moves against a lone king."""
        return any(count is not None and weaker_side(draw, board) is None for draw, count in self.few.items())

    def draws(self) -> list[Draw]:
        """The sentences that give a draw now, by themselves or on demand."""
        return [draw for draw in self.book.draws if self._given(draw)]

    def _given(self, draw: Draw) -> bool:
        kings = forces(self.board, True)[0] and forces(self.board, False)[0]
        match draw.what:
            case "repetition":
                return self.seen.count(self.seen[-1]) >= draw.limit
            case "idle":
                return self.idle >= 2 * draw.limit
            case "no capture":
                return self.untaken >= 2 * draw.limit
            case "kings only":
                few, many = self.book.balance or (1, 0)
                return self.idle >= 2 * draw.limit and not (kings and few <= len(self.board) <= many)
            case "balance":
                few, many = int(draw.detail[3]), int(draw.detail[4])
                return bool(kings and few <= len(self.board) <= many and self.unchanged >= 2 * draw.limit)
        return (self.few[draw] or 0) >= draw.limit * (1 + (draw.detail[1] == "each side"))

    def _situation(self) -> object:
        runs = self.runs if self.book.runs_count else None
        return frozenset(self.board.items()), self.white, runs
