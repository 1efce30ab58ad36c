"""A step of a lesson, and its board, asked as any player of the game may ask."""

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from bot.board.moves import cell_names
from bot.lessons.model.step import Step
from rules import Cell, Game, IllegalMove, Kind, Move, MoveError, Side

Direction = tuple[int, int]
"""One step to the right and forward, as the player sees it."""

_FORWARD: Final = frozenset({(-1, 1), (1, 1)})
DIAGONALS: Final = _FORWARD | {(-1, -1), (1, -1)}
_STRAIGHT: Final = frozenset({(0, 1), (-1, 0), (1, 0)})
ORTHOGONALS: Final = _STRAIGHT | {(0, -1)}
WAYS: Final[Mapping[str, frozenset[Direction]]] = {
    "diagonal": _FORWARD,
    "diagonals": DIAGONALS,
    "straight": _STRAIGHT,
    "five": _STRAIGHT | _FORWARD,
    "orthogonals": ORTHOGONALS,
    "all": DIAGONALS | ORTHOGONALS,
}


class Board:
    """The board of a game of draughts, as the side that begins sees it, and what single pieces can do on it."""

    def __init__(self, game: Game[Any]) -> None:
        view = game.view(game.start())
        self.game, self.names = game, cell_names(view, game.notation)
        self.ahead = -1 if view.bottom is Side.FIRST else 1
        self.at = {cell.cell: (cell.column, cell.row) for cell in view.cells}
        self.cell = {place: cell for cell, place in self.at.items()}
        self.rows = view.rows
        # As far from all edges as can be.
        self.middle = max(
            self.at,
            key=lambda c: min(*self.at[c], view.columns - 1 - self.at[c][0], view.rows - 1 - self.at[c][1]),
        )

    def ray(self, start: Cell, way: Direction) -> list[Cell]:
        """The squares from a square on in a direction: along rows and columns only those that are played on."""
        (column, row), found = self.at[start], []
        for far in range(1, 2 * self.rows):
            cell = self.cell.get((column + far * way[0], row + far * way[1] * self.ahead))
            found += [] if cell is None else [cell]
        return found

    def way(self, start: Cell, end: Cell) -> Direction:
        (a, b), (c, d) = self.at[start], self.at[end]
        across, on = c - a, (d - b) * self.ahead
        return (across > 0) - (across < 0), (on > 0) - (on < 0)

    def far(self, start: Cell, end: Cell) -> int:
        return max(abs(self.at[start][0] - self.at[end][0]), abs(self.at[start][1] - self.at[end][1]))

    def last(self, cell: Cell) -> bool:
        """Is the square on the row where the side that begins is crowned?"""
        return self.at[cell][1] == (0 if self.ahead < 0 else self.rows - 1)

    def set_up(self, own: Mapping[Cell, Kind], theirs: Mapping[Cell, Kind]) -> Any:
        """The position with these pieces, the side that begins to move."""
        sides = [
            colour.value[0].upper()
            + ",".join(("K" if kind is Kind.KING else "") + self.names[cell] for cell, kind in pieces.items())
            for colour, pieces in zip(self.game.colours, (own, theirs), strict=True)
        ]
        return self.game.start(f"{sides[0][0]}:{sides[0]}:{sides[1]}")

    def moves(self, kind: Kind, theirs: Mapping[Cell, Kind]) -> list[Move]:
        """Those of a lone piece in the middle."""
        return list(self.game.legal_moves(self.set_up({self.middle: kind}, theirs)))

    def reached(self, kind: Kind) -> dict[Direction, list[Cell]]:
        """Where a lone piece in the middle can go without taking."""
        # Two others, for one piece against one may be a draw.
        aside = [cell for cell in self.at if self.way(self.middle, cell)[1] > 0 and not self.on_a_line(cell)]
        found: dict[Direction, list[Cell]] = {}
        for move in self.moves(kind, dict.fromkeys(aside[:2], Kind.MAN)):
            assert not move.captured
            found.setdefault(self.way(self.middle, move.path[-1]), []).append(move.path[-1])
        return found

    def on_a_line(self, cell: Cell) -> bool:
        """Can a piece in the middle see the square?"""
        return any(cell in self.ray(self.middle, way) for way in WAYS["all"])

    def taken(self, kind: Kind, *, victim: Kind = Kind.MAN, distance: int = 1) -> dict[Direction, list[Cell]]:
        """Where a lone piece in the middle can take another so many squares away, and where it lands."""
        found: dict[Direction, list[Cell]] = {}
        for way in WAYS["all"]:
            line = self.ray(self.middle, way)
            if len(line) <= distance:
                continue
            there = line[distance - 1]
            landings = [m.path[-1] for m in self.moves(kind, {there: victim}) if m.captured == (there,)]
            if landings:
                found[way] = landings
        return found


class Case:
    """A step before the learner."""

    def __init__(self, step: Step) -> None:
        self.step, self.game, self.facts = step, step.rules, step.facts
        self.start = state = self.game.start(step.position)
        self.passed: list[Any] = []
        for text in step.line:
            self.passed.append(state)
            state = self.game.play(state, self.game.parse(state, text))
        self.state = state
        self.mover: Side = state.to_move
        self.moves = list(self.game.legal_moves(state))
        self.right = [move for move in self.moves if move in step.right]
        self.wrong = [move for move in self.moves if move not in step.right]
        self.captures = [move for move in self.moves if move.captured]
        self.quiet = [move for move in self.moves if not move.captured]

    @cached_property
    def board(self) -> Board:
        return Board(self.game)

    def pieces(self, side: Side, state: Any = None) -> dict[Cell, Kind]:
        view = self.game.view(self.state if state is None else state)
        return {piece.cell: piece.kind for piece in view.pieces if piece.side is side}

    @property
    def own(self) -> dict[Cell, Kind]:
        return self.pieces(self.mover)

    @property
    def theirs(self) -> dict[Cell, Kind]:
        return self.pieces(self.mover.other)

    def after(self, move: Move) -> Any:
        return self.game.play(self.state, move)

    def kind(self, move: Move) -> Kind:
        return self.own[move.path[0]]

    def kind_after(self, move: Move) -> Kind:
        return self.pieces(self.mover, self.after(move))[move.path[-1]]

    def ways(self, move: Move) -> list[Direction]:
        return [self.board.way(a, b) for a, b in pairwise(move.path)]

    def barred(self) -> list[tuple[Move, tuple[Cell, ...]]]:
        """The tempting moves, which play must refuse, with the pieces that they would take."""
        found = []
        for move in self.step.tempting:
            sign = "x" if move.captured else "-"
            text = sign.join(self.board.names[cell] for cell in move.path)
            try:
                self.game.parse(self.state, text)
            except IllegalMove:
                found.append((move, self.jumped(move)))
            except MoveError as error:
                raise AssertionError(f"{text} is not refused with a reason: {error}") from error
            else:
                raise AssertionError(f"{text} can be played")
        return found

    def jumped(self, move: Move) -> tuple[Cell, ...]:
        found: list[Cell] = []
        for a, b in pairwise(move.path):
            line = self.board.ray(a, self.board.way(a, b))
            found += [cell for cell in line[: line.index(b)] if cell in self.theirs]
        return tuple(found)

    def on_from(self, move: Move) -> bool:
        """Could the piece that made the move take more from where it stands, were it to move again alone?"""
        end, state = move.path[-1], self.after(move)
        alone = self.board.set_up({end: self.kind_after(move)}, self.pieces(self.mover.other, state))
        return any(each.captured for each in self.game.legal_moves(alone))

    def obliged(self) -> bool:
        """Must one take here?"""
        return bool(self.captures) and not self.quiet

    def asked(self) -> None:
        """The sentence says that one takes, and whether one must."""
        assert self.captures
        assert self.obliged() is (self.facts["refusal"] == "never")
