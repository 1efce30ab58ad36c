"""Shots: forced sequences that win material, and the test that nothing else in the position does.

The test counts material alone, with `Game.tree`'s balance, and leaves no move out. Plies with a single legal move cost
no depth, and a position in which the side to move can capture is never the last of a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.problems.mined import Kind, Mined
from rules.draughts.captures.tables import Step
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State
from rules.draughts.tree import Node

MAN: Final = 100
"""The least win, in hundredths of a man."""
LOOK: Final = 3
"""Plies, not counting forced ones, of the first look at a position."""
MARGIN: Final = 4
"""Plies by which the other moves are searched deeper than the solution needs."""
STEADY: Final = 5
"""Plies for which the win must be kept after the last move."""
LOOK_NODES: Final = 3_000
TEST_NODES: Final = 40_000
"""Nodes of one question; where they do not suffice, the position is no problem."""
LONGEST: Final = 15
"""Plies of a solution."""
GREAT: Final = 3
"""Giving more men than this makes a problem a grade harder."""
_FORCED: Final = 60
"""Plies in a row that cost no depth, at most."""


class Unanswered(Exception):
    """The nodes did not suffice."""


class Material:
    """Whether one side can win so much material from here, whatever the other does."""

    def __init__(self, game: DraughtsGame, solver: int, goal: int) -> None:
        self._tree = game.tree
        self._solver = solver
        self._goal = goal
        self._known: dict[Node, tuple[int, int]] = {}
        self._left = 0

    def reached(self, node: Node, depth: int, nodes: int) -> bool:
        """Can the solver have the goal after so many plies? Raises Unanswered."""
        self._left = nodes
        return self._search(node, depth, 0)

    def _search(self, node: Node, depth: int, forced: int) -> bool:
        holds, fails = self._known.get(node, (99, -1))
        # A win in few plies is a win in more, as far as captures leave nothing open at the end.
        if depth in (holds, fails):
            return depth == holds
        self._left -= 1
        if self._left < 0:
            raise Unanswered
        mine = node[0] == self._solver
        steps = self._tree.steps(node)
        result = self._tree.result(node, steps)
        if result is not None:
            return (result > 0) is mine and result != 0
        captures = bool(steps[0][2])
        if forced >= _FORCED or (depth <= 0 and not captures):
            balance = self._tree.balance(node)
            return (balance if mine else -balance) >= self._goal
        below, more = (depth, forced + 1) if len(steps) == 1 or depth <= 0 else (depth - 1, 0)
        found = not mine
        for step in steps:
            if self._search(self._tree.after(node, step), below, more) is mine:
                found = mine
                break
        if depth > 0:
            self._known[node] = (depth, fails) if found else (holds, depth)
        return found


def shot_in(game: DraughtsGame, state: State) -> Mined | None:
    """The shot of the side to move, where the position has exactly one."""
    tree, text = game.tree, write_position(game.ruleset, state.position)
    state = game.load(text)
    root = tree.node(state)
    if len(game.legal_moves(state)) < 2:
        return None
    base = tree.balance(root)
    material = Material(game, root[0], base + MAN)
    try:
        if material.reached(root, 0, LOOK_NODES) or not material.reached(root, LOOK, LOOK_NODES):
            return None
        line = list(_line(game, material, root, base + MAN))
    except Unanswered:
        return None
    if len(line) < 3 or len(line) > LONGEST or not len(line) % 2:
        return None
    return _problem(game, state, text, line, base)


def _line(game: DraughtsGame, material: Material, root: Node, goal: int) -> Iterator[Step]:
    """The solution, each of the solver's moves tested; ends early, with an even number, where a test fails."""
    tree, node = game.tree, root
    for _ in range(LONGEST):
        step = _only(game, material, node)
        if step is None:
            return
        yield step
        node = tree.after(node, step)
        if -tree.balance(node) >= goal and material.reached(node, 0, TEST_NODES):
            if not material.reached(node, STEADY, TEST_NODES):
                yield step
            return
        replies = tree.steps(node)
        if not replies:  # nothing left to play, so the game is won
            return
        reply = max(replies, key=lambda reply: _needed(material, tree.after(node, reply)))
        yield reply
        node = tree.after(node, reply)


def _only(game: DraughtsGame, material: Material, node: Node) -> Step | None:
    """The one move that reaches the goal and leaves only captures, or one move, to the other side.

    All others are searched deeper than it needs. None where one of them reaches the goal too.
    """
    tree = game.tree
    after = [(step, tree.after(node, step)) for step in tree.steps(node)]
    if len(after) == 1:
        return after[0][0]
    needed = _needed(material, node)
    found: list[Step] = []
    for depth in range(needed + MARGIN):
        for step, child in after:
            if step not in found and material.reached(child, depth, TEST_NODES):
                found.append(step)
                replies = tree.steps(child)
                if len(found) > 1 or (len(replies) > 1 and not replies[0][2]):
                    return None
    return found[0] if found else None


def _needed(material: Material, node: Node) -> int:
    """The least depth at which the goal is reached. Raises Unanswered where it is not within reach."""
    for depth in range(LOOK + 3):
        if material.reached(node, depth, TEST_NODES):
            return depth
    raise Unanswered


def _problem(game: DraughtsGame, state: State, text: str, line: Sequence[Step], base: int) -> Mined | None:
    """The line as a problem, where the rules of the state allow it all the way."""
    tree, moves, given = game.tree, [], 0
    for ply, step in enumerate(line):
        move = tree.move(step)
        if move not in game.legal_moves(state):
            return None
        moves.append(game.format(state, move))
        if ply % 2:
            given += len(move.captured)
        state = game.play(state, move)
    if given == 0:
        return None
    outcome = game.outcome(state)
    gain = 0 if outcome is not None else (-tree.balance(tree.node(state)) - base) // MAN
    count = (len(line) + 1) // 2
    grade = min(3, count - 1 + (given > GREAT))
    return Mined(game.key, Kind.SHOT, grade, gain, text, tuple(moves))
