"""The search in C where this process has one: the tables that it gets, and the way there and back.

`search_of` decides. Options at the root are searched by `Search` in either case; estimates that are out, which weak
levels have, are drawn from Python's hash, so those searches are Python's altogether.
"""

import ctypes
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final

from bot.engine.compiled import library
from bot.engine.draughts import DraughtsEvaluation, Node
from bot.engine.evaluation import Evaluation
from bot.engine.formations import FULL, blocks_of, formations_in
from bot.engine.search import Option, Search, Spent, never
from bot.engine.weights import neighbours
from rules import Colour, Game, Side, Tree
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Crowning, Landing, OneEach, Priority, Reach, Refusal, Removal, Way
from rules.geometry import CellSet, Compass

_CELLS: Final = 80
_WAYS: Final = tuple(Compass)
_BLOCKS: Final = 24
_NONE: Final = -1
_KEPT: Final = 32  # games whose tables are kept
_DONE, _SPENT, _LIMIT = 0, 1, 2
_HALF: Final = (1 << 64) - 1

_Number = ctypes.c_int32
_Cells = _Number * _CELLS
_Ways = _Number * len(_WAYS)
_Listed = _Number * (len(_WAYS) + 1)
_Halves = ctypes.c_uint64 * 2
_Enough: Any = ctypes.CFUNCTYPE(_Number)


def _fields(kind: Any, names: str) -> list[tuple[str, Any]]:
    return [(name, kind) for name in names.split()]


class _Game(ctypes.Structure):
    """As in search.c."""

    _fields_ = [
        ("next", _Cells * len(_WAYS)),
        *_fields(_Listed * 2, "man_moves king_moves man_takes king_takes"),
        ("mask", _Halves),
        ("last_row", _Halves * 2),
        *_fields(_Number, "flying lands_next at_once crowning crowning_wins man_takes_king refusal giveaway"),
        ("priority", _Number * (len(Priority) + 1)),
        *_fields(_Number, "man_value king_more one_each kings_only look_ahead"),
        *_fields(_Cells * 2, "many few kings"),
        *_fields(_Number, "first_king mobility turn whole swing both_kings"),
        ("pair_shift", _Listed * 2),
        *_fields(_Ways, "pair_many pair_few"),
        ("blocks", _Number),
        ("in_block", _Number * _BLOCKS * _CELLS),
        *_fields(_Number, "white in_each"),
        ("formations", ctypes.POINTER(_Number)),
    ]


class _Head(ctypes.Structure):
    """As in search.c."""

    _fields_ = [*_fields(ctypes.c_int64, "nodes limit pause value"), ("enough", _Enough)]


class LimitReached(Exception):
    """The search in C has no room for this one."""


class Native:
    """One search in C, from `begin` to `end`. Raises LimitReached."""

    def __init__(self, evaluation: DraughtsEvaluation, past: Collection[Node] = ()) -> None:
        found = library()
        assert found is not None
        self._library = found
        given = (ctypes.c_uint64 * (9 * len(past)))(*(half for node in past for half in _halves(node)))
        # C keeps where its table of formations lies.
        self._game = _game(evaluation)
        self._handle = found.begin(ctypes.byref(self._game), given, len(past))
        if not self._handle:
            raise LimitReached
        self.head = ctypes.cast(self._handle, ctypes.POINTER(_Head)).contents

    def look(self, node: Node, depth: int, low: int, high: int, ply: int) -> int:
        """The value of a node. Raises Spent and LimitReached."""
        status = self._library.look(self._handle, _given(node), depth, low, high, ply)
        if status == _LIMIT:
            raise LimitReached
        if status == _SPENT:
            raise Spent
        return int(self.head.value)

    def steps(
        self, node: Node, most: int = 2048
    ) -> list[tuple[CellSet, CellSet, CellSet, int, int, int | None]]:
        """All steps of a node in order: as in Python, but each with the first and last cell and the one given up."""
        told = (ctypes.c_int64 * (9 * most))()
        count = self._library.steps_of(self._handle, _given(node), told, most)
        if count == _NONE:
            raise LimitReached
        found = []
        for row in range(count):
            men, kings, taken = (
                told[at] & _HALF | (told[at + 1] & _HALF) << 64 for at in range(9 * row, 9 * row + 6, 2)
            )
            start, end, given_up = told[9 * row + 6 : 9 * row + 9]
            found.append((men, kings, taken, start, end, None if given_up == _NONE else given_up))
        return found

    def end(self) -> None:
        """Gives its memory back."""
        self._library.end(self._handle)
        self._handle = None


class NativeSearch(Search[Node]):
    """The search with everything below the root in C; begun again in Python where that reaches a limit."""

    def __init__(
        self,
        tree: Tree[Any, Node, Any],
        evaluation: DraughtsEvaluation,
        budget: int,
        *,
        past: Collection[Node] = (),
        enough: Callable[[], bool] = never,
    ) -> None:
        super().__init__(tree, evaluation, budget, past=past, enough=enough)
        self._judge = evaluation
        self._again: Callable[[], Search[Node]] = partial(
            Search, tree, evaluation, budget, past=past, enough=enough
        )
        self._native: Native | None = None
        self.fell_back = False

    def run(self, root: Node, options: list[Option[Node]], margin: int = 0) -> list[Option[Node]]:
        fresh = [replace(option) for option in options]
        try:
            return super().run(root, options, margin)
        except LimitReached:
            search, self.fell_back = self._again(), True
            found = search.run(root, fresh, margin)
            self.nodes, self.depth, self.course = search.nodes, search.depth, search.course
            return found
        finally:
            if self._native is not None:
                self._native.end()
                self._native = None

    def _search(self, node: Node, depth: int, low: int, high: int, ply: int) -> int:
        if self._native is None:
            self._native = Native(self._judge, self._line)
            if self._enough is not never:
                self._native.head.enough = _Enough(self._enough)
        head = self._native.head
        head.nodes, head.limit, head.pause = self.nodes, self._limit, self._pause
        try:
            return self._native.look(node, depth, low, high, ply)
        finally:
            self.nodes, self._pause = head.nodes, head.pause


def search_of(
    tree: Tree[Any, Any, Any],
    evaluation: Evaluation[Any],
    budget: int,
    *,
    past: Collection[Any] = (),
    blur: int = 0,
    seed: int = 0,
    enough: Callable[[], bool] = never,
) -> Search[Any]:
    """A search of one position, in C where that is possible; as for `Search`, and with the same result."""
    if not blur and isinstance(evaluation, DraughtsEvaluation) and library() is not None:
        return NativeSearch(tree, evaluation, budget, past=past, enough=enough)
    return Search(tree, evaluation, budget, past=past, blur=blur, seed=seed, enough=enough)


def thinks_in_c(game: Game[Any]) -> bool:
    """Whether searches of this game are in C here."""
    return isinstance(game, DraughtsGame) and library() is not None


def _halves(node: Node) -> tuple[int, ...]:
    side, *sets = node
    return (side, *(half for cells in sets for half in (cells & _HALF, cells >> 64)))


def _given(node: Node) -> ctypes.Array[ctypes.c_uint64]:
    return (ctypes.c_uint64 * 9)(*_halves(node))


@lru_cache(_KEPT)
def _game(evaluation: DraughtsEvaluation) -> _Game:
    game, weights = evaluation.game, evaluation.weights
    ruleset, board = game.ruleset, game.ruleset.board
    told = _Game()
    for number, way in enumerate(_WAYS):
        told.next[number][:] = [
            _NONE if (c := board.next(cell, way)) is None else c for cell in range(_CELLS)
        ]
    told.mask[:] = board.mask & _HALF, board.mask >> 64
    told.flying = ruleset.king_reach is Reach.FLYING
    told.lands_next = ruleset.landing is Landing.NEXT
    told.at_once = ruleset.removal is Removal.AT_ONCE
    told.crowning = list(Crowning).index(ruleset.crowning)
    told.crowning_wins = ruleset.crowning_wins
    told.man_takes_king = ruleset.man_takes_king
    told.refusal = list(Refusal).index(ruleset.refusal)
    told.giveaway = ruleset.giveaway
    _fill(told.priority, [list(Priority).index(priority) for priority in ruleset.priority])
    told.man_value, told.king_more = ruleset.value.man, ruleset.value.king - ruleset.value.man
    for rule in ruleset.draws:
        if isinstance(rule, OneEach):
            told.one_each, told.kings_only, told.look_ahead = True, rule.kings_only, rule.look_ahead
    for side in Side:

        def numbers(ways: Sequence[Way], side: Side = side) -> list[int]:
            return [_WAYS.index(ruleset.compass(side, way)) for way in ways]

        def rising(number: int) -> bool:
            return board.shift(_WAYS[number]) > 0

        kings = numbers(ruleset.king_moves)
        last_row = ruleset.last_row(side)
        told.last_row[side][:] = last_row & _HALF, last_row >> 64
        _fill(told.man_moves[side], sorted(numbers(ruleset.man_moves), key=rising))
        _fill(told.king_moves[side], sorted(kings) if told.flying else sorted(kings, key=rising))
        _fill(told.man_takes[side], numbers(ruleset.man_captures))
        _fill(told.king_takes[side], numbers(ruleset.king_captures))
        turned = board.cells if weights.upright(game, side) else board.cells[::-1]
        for place, cell in enumerate(turned):
            told.many[side][cell] = weights.many[place]
            told.few[side][cell] = weights.few[place]
            told.kings[side][cell] = weights.kings[place]
        _fill(told.pair_shift[side], neighbours(game, side))
    told.pair_many[: len(weights.pairs_many)] = weights.pairs_many
    told.pair_few[: len(weights.pairs_few)] = weights.pairs_few
    told.first_king, told.mobility, told.turn = weights.first_king, weights.mobility, weights.turn
    told.whole, told.swing, told.both_kings = evaluation.whole, evaluation.swing, FULL
    if evaluation.formations is not None:
        told.both_kings = evaluation.formations.both_kings
        told.white = ruleset.side_of(Colour.WHITE)
        blocks = blocks_of(ruleset)
        told.blocks, told.in_each = len(blocks), formations_in(ruleset)
        for number, block in enumerate(blocks):
            for place, cell in enumerate(block):
                told.in_block[cell][number] = 3**place
        # The structure keeps what it points to.
        worth = evaluation.formations.worth
        told.formations = (_Number * len(worth))(*worth)
    return told


def _fill(array: Any, numbers: Sequence[int]) -> None:
    """Lists the numbers there; the rest says that there are no more."""
    array[:] = [*numbers, *[_NONE] * (len(array) - len(numbers))]
