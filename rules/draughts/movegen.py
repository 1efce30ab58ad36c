"""Legal moves for any ruleset: the generator is put together once from the table, then plays with bit sets.

A move inside the generator is a `Step`: what it changes, and the `Move` that players see. Steps of quiet moves are
worked out beforehand, so that generating one means finding it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from rules.draughts.captures.search import Budget, TooManyCaptures
from rules.draughts.captures.select import captures_of, freedom_of
from rules.draughts.captures.tables import Step
from rules.draughts.ruleset import Reach, Refusal, Ruleset, Way
from rules.draughts.state import Position
from rules.game import Cell, Move, Side
from rules.geometry import CellSet, Compass, cells_of

__all__ = ["Generator", "Step", "TooManyCaptures", "generator_of"]

Steps = Callable[[CellSet, CellSet, CellSet, CellSet, Budget | None], list[Step]]
"""(own men, own kings, enemy men, enemy kings, search nodes) -> legal moves, each once."""

_KEPT = 4096
"""Sets of pieces whose quiet moves in one direction are kept."""
_GENERATORS = 128
"""Generators that are kept: servers can compose more games than there is room for."""
BUDGET = 25_000
"""Search nodes that the captures of a position may take, and of all positions one move on: some 80 ms."""
FREEDOM = 40_000
"""Search nodes that captures may take when the pieces of a side have gone wherever they like: some 120 ms."""
_POSITION = 5
"""Nodes that take as long as looking at a position in which there is nothing to search."""


class Generator:
    """The legal moves of one ruleset. Repetition and other memory of the past are not its business."""

    __slots__ = ("_freedoms", "_ruleset", "steps")

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self.steps: tuple[Steps, Steps] = (_steps(ruleset, Side.FIRST), _steps(ruleset, Side.SECOND))
        self._freedoms = freedom_of(ruleset, Side.FIRST), freedom_of(ruleset, Side.SECOND)

    def of(self, position: Position, budget: int | None = None) -> list[Step]:
        """The legal moves of the side to move. Raises TooManyCaptures beyond the budget of search nodes."""
        return self.within(position, None if budget is None else Budget(budget))

    def within(self, position: Position, budget: Budget | None) -> list[Step]:
        """The same, of a budget that is shared with other searches."""
        mover = position.to_move
        other = mover.other
        return self.steps[mover](
            position.men[mover], position.kings[mover], position.men[other], position.kings[other], budget
        )

    def perft(self, position: Position, depth: int) -> int:
        """The number of sequences of `depth` moves; every move counted is generated in full."""
        if depth < 1:
            return 1
        steps_of = self.steps

        def count(
            side: int, men: CellSet, kings: CellSet, enemy_men: CellSet, enemy_kings: CellSet, rest: int
        ) -> int:
            steps = steps_of[side](men, kings, enemy_men, enemy_kings, None)
            if rest == 1:
                return len(steps)
            total = 0
            if rest == 2:
                replies = steps_of[1 - side]
                for men_change, kings_change, taken, _ in steps:
                    total += len(
                        replies(
                            enemy_men & ~taken,
                            enemy_kings & ~taken,
                            men ^ men_change,
                            kings ^ kings_change,
                            None,
                        )
                    )
                return total
            for men_change, kings_change, taken, _ in steps:
                total += count(
                    1 - side,
                    enemy_men & ~taken,
                    enemy_kings & ~taken,
                    men ^ men_change,
                    kings ^ kings_change,
                    rest - 1,
                )
            return total

        mover = position.to_move
        other = mover.other
        return count(
            mover,
            position.men[mover],
            position.kings[mover],
            position.men[other],
            position.kings[other],
            depth,
        )

    def within_budget(self, position: Position) -> bool:
        """Whether moves are found in time, here and as far as play may lead.

        `BUDGET` must be enough for the moves of either side, were it to move, and for all answers to them; and
        `FREEDOM` for the captures of either, wherever its pieces may go.
        """
        budget = Budget(BUDGET)
        try:
            for side in Side:
                pieces = position.pieces(side).bit_count()
                self._freedoms[side](pieces, position.pieces(side.other), Budget(FREEDOM))
            for side in Side:
                here = replace(position, to_move=side)
                for step in self.within(here, budget):
                    budget.spend(_POSITION)
                    self.within(after(here, step), budget)
        except TooManyCaptures:
            return False
        return True


@lru_cache(_GENERATORS)
def generator_of(ruleset: Ruleset) -> Generator:
    """The generator of a ruleset, put together once."""
    return Generator(ruleset)


def after(position: Position, step: Step) -> Position:
    """The position after one of its moves."""
    men_change, kings_change, taken, _ = step
    mover = position.to_move
    men = (position.men[mover] ^ men_change, position.men[mover.other] & ~taken)
    kings = (position.kings[mover] ^ kings_change, position.kings[mover.other] & ~taken)
    if mover is Side.SECOND:
        men, kings = men[::-1], kings[::-1]
    return Position(mover.other, men, kings)


def _steps(ruleset: Ruleset, side: Side) -> Steps:
    """Puts the generator of one side together."""
    mask = ruleset.board.mask
    men_that_take = _that_take(ruleset, side, ruleset.man_captures)
    falling, rising = _short_moves(ruleset, side, ruleset.man_moves, kings=False)
    scan_kings = (
        _scan_flying(ruleset, side) if ruleset.king_reach is Reach.FLYING else _scan_short(ruleset, side)
    )
    captures = captures_of(ruleset, side)
    man_takes_king = ruleset.man_takes_king
    must_capture = ruleset.refusal is Refusal.NEVER
    forfeits = ruleset.refusal is Refusal.FORFEITS

    def steps(
        men: CellSet, kings: CellSet, enemy_men: CellSet, enemy_kings: CellSet, budget: Budget | None
    ) -> list[Step]:
        enemies = enemy_men | enemy_kings
        empty = mask ^ (men | kings | enemies)
        taking = men_that_take(men, enemies if man_takes_king else enemy_men, empty)
        quiet: list[Step] = []
        if kings:
            taking |= scan_kings(kings, enemies, empty, quiet)
        if taking and must_capture:
            return captures(taking & men, taking & kings, enemy_men, enemy_kings, mask ^ empty, budget)
        for shift, moves in falling:
            quiet += moves[men & empty << shift]
        for shift, moves in rising:
            quiet += moves[men & empty >> shift]
        if not taking:
            return quiet
        found = captures(taking & men, taking & kings, enemy_men, enemy_kings, mask ^ empty, budget)
        return found + (_refusals(found, quiet, men, kings) if forfeits else quiet)

    return steps


def _that_take(
    ruleset: Ruleset, side: Side, ways: tuple[Way, ...]
) -> Callable[[CellSet, CellSet, CellSet], CellSet]:
    """The short-stepping pieces with prey beside them and room behind it, found for all of them at once."""
    board = ruleset.board
    falling: list[tuple[int, int, CellSet]] = []
    rising: list[tuple[int, int, CellSet]] = []
    wraps = False
    for way in (ruleset.compass(side, way) for way in ways):
        shift = board.shift(way)
        inside = sum(1 << cell for cell in board.cells if len(board.ray(cell, way)) > 1)
        (rising if shift > 0 else falling).append((abs(shift), 2 * abs(shift), inside))
        wraps = wraps or board.wraps(way)
    plainly_falling = [(one, two) for one, two, _ in falling]
    plainly_rising = [(one, two) for one, two, _ in rising]

    def takers(pieces: CellSet, prey: CellSet, empty: CellSet) -> CellSet:
        found = 0
        for one, two in plainly_falling:
            found |= prey << one & empty << two
        for one, two in plainly_rising:
            found |= prey >> one & empty >> two
        return found & pieces

    def takers_inside(pieces: CellSet, prey: CellSet, empty: CellSet) -> CellSet:
        found = 0
        for one, two, inside in falling:
            found |= prey << one & empty << two & inside
        for one, two, inside in rising:
            found |= prey >> one & empty >> two & inside
        return found & pieces

    return takers_inside if wraps else takers


class _QuietMoves(dict[CellSet, list[Step]]):
    """The quiet moves in one direction of any set of pieces that have room there.

    The same sets come again and again, so those asked for lately are kept, `_KEPT` at most.
    """

    __slots__ = ("_moves",)

    def __init__(self, moves: dict[Cell, Step]) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, movers: CellSet) -> list[Step]:
        if len(self) >= _KEPT:
            self.clear()
        found = [self._moves[cell] for cell in cells_of(movers) if cell in self._moves]
        self[movers] = found
        return found


def _short_moves(
    ruleset: Ruleset, side: Side, ways: tuple[Way, ...], *, kings: bool
) -> tuple[list[tuple[int, _QuietMoves]], list[tuple[int, _QuietMoves]]]:
    """The quiet moves to the next cell by shift, first those in which indices fall, then those in which they rise."""
    board = ruleset.board
    last_row = ruleset.last_row(side)
    falling: list[tuple[int, _QuietMoves]] = []
    rising: list[tuple[int, _QuietMoves]] = []
    for way in (ruleset.compass(side, way) for way in ways):
        moves: dict[Cell, Step] = {}
        for cell in board.cells:
            there = board.next(cell, way)
            if there is None:
                continue
            start, end, move = 1 << cell, 1 << there, Move((cell, there))
            if kings:
                moves[cell] = 0, start | end, 0, move
            elif end & last_row and not start & last_row:
                moves[cell] = start, end, 0, move
            else:
                moves[cell] = start | end, 0, 0, move
        shift = board.shift(way)
        (rising if shift > 0 else falling).append((abs(shift), _QuietMoves(moves)))
    return falling, rising


_ScanKings = Callable[[CellSet, CellSet, CellSet, list[Step]], CellSet]
"""(kings, enemies, empty cells, quiet moves to add to) -> the kings that can capture."""


def _scan_short(ruleset: Ruleset, side: Side) -> _ScanKings:
    that_take = _that_take(ruleset, side, ruleset.king_captures)
    falling, rising = _short_moves(ruleset, side, ruleset.king_moves, kings=True)

    def scan(kings: CellSet, enemies: CellSet, empty: CellSet, quiet: list[Step]) -> CellSet:
        for shift, moves in falling:
            quiet += moves[kings & empty << shift]
        for shift, moves in rising:
            quiet += moves[kings & empty >> shift]
        return that_take(kings, enemies, empty)

    return scan


def _scan_flying(ruleset: Ruleset, side: Side) -> _ScanKings:
    """Looks along each line of each king once: the first piece in the way can be taken or stops it."""
    board = ruleset.board
    moves = {ruleset.compass(side, way) for way in ruleset.king_moves}
    takes = {ruleset.compass(side, way) for way in ruleset.king_captures}
    lines: dict[CellSet, list[tuple[CellSet, bool, dict[CellSet, CellSet], dict[CellSet, list[Step]]]]] = {}
    for cell in board.cells:
        lines[1 << cell] = []
        for way in Compass:
            ray = board.ray(cell, way)
            if not ray or way not in moves | takes:
                continue
            behind = {1 << over: 0 for over in ray}
            if way in takes:
                behind |= {1 << over: 1 << land for over, land in pairwise(ray)}
            steps = [(0, 1 << cell | 1 << end, 0, Move((cell, end))) for end in ray] if way in moves else []
            free = {1 << stop: steps[:place] for place, stop in enumerate(ray)} | {0: steps}
            lines[1 << cell].append((sum(1 << there for there in ray), ray[0] > cell, behind, free))

    def scan(kings: CellSet, enemies: CellSet, empty: CellSet, quiet: list[Step]) -> CellSet:
        takers = 0
        while kings:
            king = kings & -kings
            kings ^= king
            for ray, rising, behind, free in lines[king]:
                met = ray & ~empty
                if met:
                    met = met & -met if rising else 1 << met.bit_length() - 1
                    if met & enemies and behind[met] & empty:
                        takers |= king
                quiet += free[met]
        return takers

    return scan


def _refusals(captures: list[Step], quiet: list[Step], men: CellSet, kings: CellSet) -> list[Step]:
    """Quiet moves in place of a capture, each giving up one piece that could have made it.

    The piece given up is named by the cell where it stood before the move; a piece that moved is itself the one.
    """
    due = sorted({step[3].path[0] for step in captures})
    found: list[Step] = []
    for men_change, kings_change, _, move in quiet:
        start = move.path[0]
        if start in due:
            gone = 1 << start
            found.append((gone & men, gone & kings, 0, Move(move.path, (), start)))
            continue
        for cell in due:
            gone = 1 << cell
            found.append((men_change ^ gone & men, kings_change ^ gone & kings, 0, Move(move.path, (), cell)))
    return found
