"""Alpha-beta over `Game.tree`, deeper and deeper until a number of nodes is spent.

Transposition table, forced steps resolved before a position is valued, killer and history ordering, null windows, late
steps searched less deep, positions near the leaves left by their estimate (futility). See T. A. Marsland, A Review of
Game-Tree Pruning (1986), and, for late steps, the reductions of chess programs. A position that comes back, on the line
or from the game, counts as a draw.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bot.engine.evaluation import CERTAIN, WON, Evaluation
from rules import Side, Tree

N = TypeVar("N", bound=Hashable)

DEEPEST: Final = 60
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_LATE: Final = 4  # from this step on, quiet steps are first searched less deep
_FEW: Final = 10
"""So many quiet steps are searched in any case; near the leaves of a broad tree the others are left out."""
_NEAR: Final = 3
"""Up to so many plies before the leaves an estimate far outside the window stands for a search."""
_FIRST: Final = 20_000
"""Nodes for the first ply: it takes some hundreds, but with many kings there are captures upon captures, and then
estimates have to do."""
_LINE: Final = 120  # plies from the root at which a line is broken off, however forced it is
_OBVIOUS: Final = 1_000  # nodes for a position with one move, of which only the value is asked
_MIX: Final = 0x9E3779B97F4A7C15  # spreads the bits of a hash: 2^64 divided by the golden ratio
_LOOK: Final = 64  # nodes between two questions whether it is enough


class Spent(Exception):
    """All nodes are used up, or all time."""


def never() -> bool:
    """For a search that takes what time it needs."""
    return False


@dataclass(slots=True)
class Option(Generic[N]):
    """A step at the root and where it leads. `settled`: its value where the game is over; `value`: found so far."""

    step: Any
    node: N
    settled: int | None = None
    value: int = -WON
    exact: bool = False


class Search(Generic[N]):
    """One search of one position.

    `budget`: nodes, of which the first ply takes as many as it needs, up to `_FIRST`; `past`: positions that would be
    a repetition; `blur`: how far estimates are out at most, in hundredths of the stake, by a draw that `seed` repeats;
    `enough`: asked now and then beyond the first ply, it ends the search before its nodes are spent.
    """

    def __init__(
        self,
        tree: Tree[Any, N, Any],
        evaluation: Evaluation[N],
        budget: int,
        *,
        past: Collection[N] = (),
        blur: int = 0,
        seed: int = 0,
        enough: Callable[[], bool] = never,
    ) -> None:
        self._steps = tree.steps
        self._after = tree.after
        self._result = tree.result
        self._side = tree.side
        self._evaluation = evaluation
        self._estimate = self._blurred if blur else evaluation.value
        self._forcing = evaluation.forcing
        self._key = evaluation.key
        self._cost = evaluation.cost
        self._still = evaluation.still
        # A margin is no margin where each estimate is out by more.
        self._swing = 0 if blur else evaluation.swing
        self._budget = budget
        self._limit = WON
        self._pause = WON
        self._enough = enough
        self._line = set(past)
        self._blur = blur * evaluation.stake // 100
        self._seed = seed * _MIX
        self._table: dict[N, tuple[int, int, int, Any]] = {}
        self._killers: list[tuple[Any, Any]] = [(None, None)] * (_LINE + 2)
        self._history: dict[int, int] = {}
        self.nodes = 0
        self.depth = 0
        self.course: list[tuple[Any, int, int]] = []
        """After each whole ply: the best step, its value, and that of the next best or what it is at most."""

    def run(self, root: N, options: list[Option[N]], margin: int = 0) -> list[Option[N]]:
        """The options, best first. Options within `margin` of the best have exact values."""
        if len(options) == 1:
            self._budget = min(self._budget, _OBVIOUS)
        side = self._side(root)
        self._line.add(root)
        for depth in range(1, DEEPEST + 1):
            self._limit = _FIRST if depth == 1 else self._budget
            self._pause = _FIRST if depth == 1 else self.nodes
            if not self._iterate(side, options, depth, margin):
                break
            self.depth = depth
            best, second = options[0], options[1].value if len(options) > 1 else -WON
            self.course.append((best.step, best.value, second))
            if abs(options[0].value) >= CERTAIN or self.nodes >= self._budget:
                break
        return options

    def _iterate(self, side: Side, options: list[Option[N]], depth: int, margin: int) -> bool:
        """One more ply for all options, which are put in order; False where the nodes did not suffice."""
        best = -WON
        found: list[tuple[int, bool]] = []
        whole = True
        for option in options:
            low = max(-WON, best - margin - 1) if found else -WON
            try:
                value = self._of_option(side, option, depth, low, bool(found))
            except Spent:
                if depth > 1:
                    whole = False
                    break
                # Without any value the game would seem lost.
                value = self._guess(side, option.node)
            found.append((value, value > low))
            best = max(best, value)
        if whole or (len(found) > 1 and max(found)[0] > found[0][0]):
            for option, (value, exact) in zip(options, found, strict=False):
                option.value, option.exact = value, exact
            for option in options[len(found) :]:
                option.value, option.exact = min(option.value, best - margin - 1), False
            options.sort(key=lambda option: option.value, reverse=True)
        return whole

    def _of_option(self, side: Side, option: Option[N], depth: int, low: int, narrow: bool) -> int:
        if option.settled is not None:
            return option.settled
        node = option.node
        if self._side(node) is side:
            return self._search(node, depth - 1, low, WON, 1)
        if narrow:
            value = -self._search(node, depth - 1, -low - 1, -low, 1)
            if value <= low:
                return value
        return -self._search(node, depth - 1, -WON, -low, 1)

    def _guess(self, side: Side, node: N) -> int:
        value = self._estimate(node, ())
        return value if self._side(node) is side else -value

    def _search(self, node: N, depth: int, low: int, high: int, ply: int) -> int:
        """The value of a node within the window, as its side to move sees it."""
        if self.nodes >= self._pause:
            self._go_on()
        self.nodes += self._cost
        if node in self._line:
            return 0
        depth = max(depth, 0)
        known = self._table.get(node)
        hint = None
        if known is not None:
            kept_depth, bound, value, hint = known
            # A win is kept by its distance from the node, not from the root.
            if abs(value) >= CERTAIN:
                value -= ply if value > 0 else -ply
            if kept_depth >= depth and (
                bound == _EXACT
                or (bound == _AT_LEAST and value >= high)
                or (bound == _AT_MOST and value <= low)
            ):
                return value
        if self._still and depth == 0:
            value = self._estimate(node, ())
            return value if abs(value) < CERTAIN else value - (ply if value > 0 else -ply)
        steps = self._steps(node)
        result = self._result(node, steps)
        if result is not None:
            return result * (WON - ply)
        forcing = self._forcing(steps)
        best, first, choice = -WON, low, None
        if depth == 0 or ply >= _LINE:
            if forcing < len(steps) or not forcing or ply >= _LINE:
                best = self._estimate(node, steps)
                if forcing:
                    best -= self._evaluation.piece
                if best >= high or not forcing or ply >= _LINE:
                    return best
                low = max(low, best)
            listed: Sequence[Any] = steps[:forcing]
        else:
            if depth <= _NEAR and self._swing and not forcing and high == low + 1 and len(steps) > 1:
                beyond = self._beyond(node, steps, depth, low, high)
                if beyond is not None:
                    return beyond
            listed = self._evaluation.shortlist(node, steps, depth)
            if (depth > 1 or self._swing) and len(listed) > 1:
                listed = self._ordered(listed, forcing, ply)
        # By equality: the same step of the same node is not always the same object.
        if hint is not None and listed[0] != hint and hint in listed:
            listed = [hint, *(step for step in listed if step != hint)]
        below = depth if len(steps) == 1 else depth - 1
        broad = _FEW + 4 * depth
        side = self._side(node)
        self._line.add(node)
        try:
            for number, step in enumerate(listed):
                quiet = number >= forcing
                if quiet and number > broad and depth < 4 and best > -CERTAIN:
                    break
                there = self._after(node, step)
                if self._side(there) is side:
                    value = self._search(there, below, low, high, ply + 1)
                elif number == 0:
                    value = -self._search(there, below, -high, -low, ply + 1)
                else:
                    less = 0
                    if quiet and number >= _LATE and depth > 2:
                        less = 1 if number < 2 * _LATE else min(2, depth - 2)
                    value = -self._search(there, below - less, -low - 1, -low, ply + 1)
                    if value > low and (less or value < high):
                        value = -self._search(there, below, -high, -low, ply + 1)
                if value > best:
                    best, choice = value, step
                    if value > low:
                        low = value
                        if value >= high:
                            if quiet and depth > 0:
                                self._remember(step, depth, ply)
                            break
        finally:
            self._line.discard(node)
        bound = _AT_LEAST if best >= high else _EXACT if best > first else _AT_MOST
        kept = best
        if abs(best) >= CERTAIN:
            kept += ply if best > 0 else -ply
        self._table[node] = depth, bound, kept, choice if best > first else hint
        return best

    def _beyond(self, node: N, steps: Sequence[Any], depth: int, low: int, high: int) -> int | None:
        """A bound by the estimate where that is so far outside the window that so few quiet steps hardly lead back."""
        if low <= -CERTAIN or high >= CERTAIN:
            return None
        value = self._estimate(node, steps)
        margin = self._swing * depth // 2
        if value >= high + margin:
            return value - margin
        return value if depth == 1 and value <= low - self._swing else None

    def _go_on(self) -> None:
        if self.nodes >= self._limit or self._enough():
            raise Spent
        self._pause = min(self._limit, self.nodes + _LOOK)

    def _ordered(self, steps: Sequence[Any], forcing: int, ply: int) -> Sequence[Any]:
        if forcing >= len(steps):
            return steps
        history, key = self._history, self._key
        killers = self._killers[ply]

        def merit(step: Any) -> int:
            return WON if step in killers else history.get(key(step), 0)

        quiet = sorted(steps[forcing:], key=merit, reverse=True)
        return [*steps[:forcing], *quiet] if forcing else quiet

    def _remember(self, step: Any, depth: int, ply: int) -> None:
        last, _ = self._killers[ply]
        if step != last:
            self._killers[ply] = (step, last)
        key = self._key(step)
        self._history[key] = self._history.get(key, 0) + depth * depth

    def _blurred(self, node: N, steps: Sequence[Any]) -> int:
        value = self._evaluation.value(node, steps)
        if abs(value) >= CERTAIN:
            return value
        drawn = ((hash(node) ^ self._seed) * _MIX & 0xFFFFFFFFFFFFFFFF) >> 40
        return value + drawn % (2 * self._blur + 1) - self._blur
