"""The evaluation of draughts: what each side's men and kings are worth where they stand, learned for each game; and,
where that was learned, the men of both together.

All that concerns one side alone is worked out once for each set of its pieces and kept, because a step leaves the
other side's set as it is.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import getitem
from typing import TypeAlias

from bot.engine.formations import FULL, Formations, formations_of, sums_of_eight
from bot.engine.weights import Weights, neighbours, weights_of
from rules import Side
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Refusal
from rules.geometry import CellSet, cells_of

Node: TypeAlias = tuple[int, CellSet, CellSet, CellSet, CellSet]
Step: TypeAlias = tuple[int, int, int, object]

_KEPT = 50_000  # sets of pieces of one side whose worth is kept
_GAMES = 64  # games whose evaluations are kept
_SWING = 60  # by so much a quiet step hardly ever changes an estimate, where it cannot end the game
_REFUSALS = 4  # ways to decline a capture that are worth a search


class _Men(dict[CellSet, tuple[int, int]]):
    """The worth of any set of men of one side while many pieces are on the board, and while few are."""

    def __init__(self, weights: Weights, game: DraughtsGame, side: Side) -> None:
        super().__init__()
        cells = game.ruleset.board.cells
        turned = cells if weights.upright(game, side) else cells[::-1]
        self._many = sums_of_eight(dict(zip(turned, weights.many, strict=True)))
        self._few = sums_of_eight(dict(zip(turned, weights.few, strict=True)))
        shifts = neighbours(game, side)
        self._pairs = list(zip(shifts, weights.pairs_many, weights.pairs_few, strict=True))

    def __missing__(self, men: CellSet) -> tuple[int, int]:
        if len(self) >= _KEPT:
            self.clear()
        eights = men.to_bytes(len(self._many), "little")
        many = sum(map(getitem, self._many, eights))
        few = sum(map(getitem, self._few, eights))
        for shift, early, late in self._pairs:
            count = (men & men << shift).bit_count()
            many += count * early
            few += count * late
        self[men] = many, few
        return many, few


class _Kings(dict[CellSet, int]):
    """The worth of any set of kings of one side."""

    def __init__(self, weights: Weights, game: DraughtsGame, side: Side) -> None:
        super().__init__({0: 0})
        cells = game.ruleset.board.cells
        turned = cells if weights.upright(game, side) else cells[::-1]
        self._worth = dict(zip(turned, weights.kings, strict=True))
        self._first = weights.first_king

    def __missing__(self, kings: CellSet) -> int:
        if len(self) >= _KEPT:
            self.clear()
            self[0] = 0
        worth = self[kings] = self._first + sum(self._worth[cell] for cell in cells_of(kings))
        return worth


class DraughtsEvaluation:
    """The `Evaluation` of one game of draughts by these weights, and by formations where some were learned."""

    piece = 100
    stake = 100
    cost = 1
    still = False

    def __init__(
        self, game: DraughtsGame, weights: Weights, formations: Formations | None = None, swing: int = _SWING
    ) -> None:
        self.game = game
        self.weights = weights
        self.formations = formations
        self._men = tuple(_Men(weights, game, side) for side in Side)
        self._kings = tuple(_Kings(weights, game, side) for side in Side)
        self._mobility = weights.mobility
        self._turn = weights.turn
        self._both_kings = FULL if formations is None else formations.both_kings
        # A quiet step can end these games, or give a piece away for good.
        self.swing = 0 if game.ruleset.crowning_wins or game.ruleset.giveaway else swing
        self._refusing = game.ruleset.refusal is not Refusal.NEVER
        self._forfeiting = game.ruleset.refusal is Refusal.FORFEITS
        first, last = game.ruleset.men_rows
        self.whole = 2 * sum(game.ruleset.row(Side.FIRST, row).bit_count() for row in range(first, last + 1))

    def value(self, node: Node, steps: Sequence[Step]) -> int:
        side, men, kings, other_men, other_kings = node
        own_many, own_few = self._men[side][men]
        other_many, other_few = self._men[1 - side][other_men]
        count = (men | kings | other_men | other_kings).bit_count()
        whole = self.whole
        value = ((own_many - other_many) * count + (own_few - other_few) * (whole - count)) // whole
        if kings or other_kings:
            value += self._kings[side][kings] - self._kings[1 - side][other_kings]
        if self.formations is not None:
            value += self.formations.value(side, men, other_men)
        value += self._turn + self._mobility * len(steps) // 8
        return value * self._both_kings // FULL if kings and other_kings else value

    def forcing(self, steps: Sequence[Step]) -> int:
        if not steps or not steps[0][2]:
            return 0
        if not self._refusing:
            return len(steps)
        return next((place for place, step in enumerate(steps) if not step[2]), len(steps))

    def shortlist(self, node: Node, steps: Sequence[Step], depth: int) -> Sequence[Step]:
        """All, but of the ways to decline a capture at a cost only those that stand best, and near the leaves none."""
        if not self._forfeiting or not steps[0][2]:
            return steps
        captures = self.forcing(steps)
        refusals = steps[captures:]
        if depth < 3 or not refusals:
            return steps[:captures]
        side, men, kings, _, _ = node

        def worth(step: Step) -> int:
            many, few = self._men[side][men ^ step[0]]
            return many + few + 2 * self._kings[side][kings ^ step[1]]

        return [*steps[:captures], *sorted(refusals, key=worth, reverse=True)[:_REFUSALS]]

    def key(self, step: Step) -> int:
        return step[0] << 1 ^ step[1]


@lru_cache(_GAMES)
def draughts_evaluation(game: DraughtsGame) -> DraughtsEvaluation:
    """The evaluation of a game by the weights, and the formations, that are kept for it."""
    return DraughtsEvaluation(game, weights_of(game), formations_of(game))
