"""The evaluations of the three games of Kanare Kato: counts of a position at rest, weighed by hand."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from bot.engine.evaluation import WON
from rules import Move, Side
from rules.geometry import CellSet
from rules.kato.binary import Binary, BinaryState, points
from rules.kato.board import chequerboard, sizes
from rules.kato.chains import GOAL, RANKS
from rules.kato.incorrect import IncorrectState
from rules.kato.zongheng import Zongheng, ZonghengState


class _Quiet:
    """Games in which nothing is forced and every step is worth a search."""

    piece = 100
    cost = 3
    swing = 0
    still = True

    def forcing(self, steps: Sequence[Move]) -> int:  # noqa: ARG002 - as in Evaluation
        return 0

    def key(self, step: Move) -> int:
        return step.path[0] << 12 | step.path[-1]


class ZonghengEvaluation(_Quiet):
    """By the largest group, which decides, and by the groups that one more piece would join to it."""

    stake = 300
    _JOINED: Final = 60
    """The worth of a piece of those, in hundredths of one of the largest group: a fit to 4,000 games of a
    player with 2,000 nodes says 68; 60 and 80 play alike. To count more groups, or pieces farther away,
    was no better.
    """

    def __init__(self, game: Zongheng) -> None:
        self._squares = chequerboard(game.size)

    def value(self, node: ZonghengState, steps: Sequence[Move]) -> int:  # noqa: ARG002 - as in Evaluation
        squares = self._squares
        groups = squares.groups(node.first), squares.groups(node.second)
        empty = squares.every & ~(node.first | node.second)
        if not empty:
            return _decided(sizes(groups[0]), sizes(groups[1]), node.to_move)
        first, second = (self._worth(each, empty) for each in groups)
        return first - second if node.to_move is Side.FIRST else second - first

    def shortlist(self, node: ZonghengState, steps: Sequence[Move], depth: int) -> Sequence[Move]:  # noqa: ARG002
        return steps

    def _worth(self, groups: Sequence[CellSet], empty: CellSet) -> int:
        largest, *others = groups or [0]
        near = self._squares.around(self._squares.around(largest) & empty)
        joined = sum(group.bit_count() for group in others if group & near)
        return 100 * largest.bit_count() + self._JOINED * joined


class IncorrectEvaluation(_Quiet):
    """By the way still to go, which is dearest for the pieces farthest behind."""

    stake = 400
    _AHEAD: Final = (0, 130, 250, 360, 460, 550, 570, 585)

    def value(self, node: IncorrectState, steps: Sequence[Move]) -> int:  # noqa: ARG002 - as in Evaluation
        for side, pieces in ((Side.FIRST, node.first), (Side.SECOND, node.second)):
            if pieces == GOAL[side]:
                return WON if node.to_move is side else -WON
        first = self._worth(node.first, Side.FIRST)
        second = self._worth(node.second, Side.SECOND)
        return first - second if node.to_move is Side.FIRST else second - first

    def shortlist(self, node: IncorrectState, steps: Sequence[Move], depth: int) -> Sequence[Move]:
        """Near the leaves only the steps that come forward."""
        if depth > 1:
            return sorted(steps, key=lambda step: self._gain(node, step), reverse=True)
        forward = [step for step in steps if self._gain(node, step) > 0]
        return forward or steps

    def _gain(self, node: IncorrectState, step: Move) -> int:
        gain = step.path[-1] % 8 - step.path[0] % 8
        return gain if node.to_move is Side.FIRST else -gain

    def _worth(self, pieces: int, side: Side) -> int:
        ranks = RANKS if side is Side.FIRST else RANKS[::-1]
        worth = sum(
            (pieces & rank).bit_count() * ahead for rank, ahead in zip(ranks, self._AHEAD, strict=True)
        )
        return worth + 40 * (pieces & GOAL[side]).bit_count()


class BinaryEvaluation(_Quiet):
    """By the score and by the pieces in hand. `root`: where the search begins.

    Squares are ranked there once, by what a piece of either side on them changes; a few plies on that still holds.
    To count large territories for more than the score does makes the play worse.
    """

    stake = 6_000
    cost = 4
    _HAND: Final = 600
    """The worth of a piece still in hand: a side that has some left when the other has none plays on
    alone. In 20,000 games of players that look one ply ahead, one told as much about the winner as five
    or six points.
    """

    def __init__(self, game: Binary, root: BinaryState) -> None:
        self._game = game
        pieces = root.first | root.second
        stands = self._ahead(root)

        def stakes(cell: int) -> int:
            new = 1 << cell
            taken = self._ahead(replace(root, first=root.first | new))
            lost = self._ahead(replace(root, second=root.second | new))
            return taken - lost if pieces else abs(taken - stands)

        cells = [cell for cell in chequerboard(game.size).cells if not pieces >> cell & 1]
        self._ranked = sorted(cells, key=stakes, reverse=True)

    def value(self, node: BinaryState, steps: Sequence[Move]) -> int:  # noqa: ARG002 - as in Evaluation
        if not any(self._game.hand(node, side) > 0 for side in Side):
            black, white = (
                (points(land), *land) for land in (sizes(self._game.territories(node, side)) for side in Side)
            )
            return _decided(black, white, node.to_move)
        ahead = self._ahead(node)
        return ahead if node.to_move is Side.FIRST else -ahead

    def shortlist(self, node: BinaryState, steps: Sequence[Move], depth: int) -> Sequence[Move]:  # noqa: ARG002
        """The single pieces where most is at stake, and pairs of the very first of them."""
        most = _MOST if depth > 2 else _MOST // 2
        if len(steps) <= most:
            return steps
        alone = {step.path[0]: step for step in steps if len(step.path) == 1}
        paired = {step.path: step for step in steps if len(step.path) == 2}
        pairable = {cell for path in paired for cell in path}
        free = [cell for cell in self._ranked if cell in alone]
        best = sorted([cell for cell in free if cell in pairable][:_PAIRED])
        pairs = [paired[pair] for pair in combinations(best, 2)]
        return [*(alone[cell] for cell in free[:most]), *pairs]

    def _ahead(self, node: BinaryState) -> int:
        first, second = (
            100 * self._game.score(node, side) + self._HAND * self._game.hand(node, side) for side in Side
        )
        return first - second


_MOST: Final = 64  # single pieces on a short list
_PAIRED: Final = 4
"""Squares of which pairs are on it: a pair takes two pieces out of the hand, so it is seldom the best."""


def _decided(first: tuple[int, ...], second: tuple[int, ...], mover: Side) -> int:
    """The value of a game that is over and won by whose counts are greater."""
    if first == second:
        return 0
    return WON if (first > second) is (mover is Side.FIRST) else -WON
