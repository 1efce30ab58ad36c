"""A second opinion on problems: a search of its own, which counts pieces alone and leaves no move out.

It shares nothing with the search that mined them but the moves of the game: no evaluation, no reductions, no C.
"""

from bot.engine.problems.mined import Mined
from rules.draughts.game import DraughtsGame
from rules.draughts.tree import Node

MAN = 100
STEADY = 5
"""Plies for which the win must be kept after the last move."""
SLOWER = 2
"""Plies by which another answer may delay the gain."""
FURTHER = 10
"""Plies that the other first moves are searched beyond the length of the solution, as far as the nodes suffice."""
NODES = 4_000
"""Nodes for all other first moves of a problem together, and as many for the solution."""
_FORCED = 60
"""Plies in a row that cost no depth, at most."""


class Unanswered(Exception):
    """The nodes did not suffice."""


class Referee:
    """Whether one side can have so much material, or the game, whatever the other does."""

    def __init__(self, game: DraughtsGame, solver: int, goal: int, nodes: int) -> None:
        self.left = nodes
        self._tree = game.tree
        self._solver = solver
        self._goal = goal
        self._known: dict[tuple[Node, int], bool] = {}

    def reached(self, node: Node, depth: int, forced: int = 0) -> bool:
        """Can the solver have the goal after so many plies, of which forced ones do not count? Raises Unanswered."""
        if (known := self._known.get((node, depth))) is not None:
            return known
        self.left -= 1
        if self.left < 0:
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
        children = [self._tree.after(node, step) for step in steps]
        found = any(self.reached(child, below, more) is mine for child in children)
        answer = mine if found else not mine
        if depth > 0:
            self._known[node, depth] = answer
        return answer


def solves(game: DraughtsGame, problem: Mined, way: str, nodes: int = 10 * NODES) -> bool:
    """Whether another move of a shot, `ply=move`, wins as much. Raises Unanswered."""
    ply, _, text = way.partition("=")
    state = game.load(problem.position)
    root = game.tree.node(state)
    for move in (*problem.solution[: int(ply)], text):
        state = game.play(state, game.parse(state, move))
    base = game.tree.balance(root)
    goal = base + problem.gain * MAN if problem.gain else 10 * base + 10_000
    depth = len(problem.solution) - int(ply) + STEADY
    return Referee(game, root[0], goal, nodes).reached(game.tree.node(state), depth)


def faults(game: DraughtsGame, problem: Mined, nodes: int = NODES) -> list[str]:
    """The things that are wrong with a shot: its gain is not kept, an answer to the first move leaves less of it, or
    another first move gains as much.
    """
    state = game.load(problem.position)
    root = game.tree.node(state)
    solver, base, depth = root[0], game.tree.balance(root), len(problem.solution)
    for text in problem.solution:
        state = game.play(state, game.parse(state, text))
    goal = base + problem.gain * MAN if problem.gain else 10 * base + 10_000
    end, wrong = game.tree.node(state), []
    try:
        if not Referee(game, solver, goal, nodes).reached(end, STEADY):
            wrong.append("the gain is not kept")
    except Unanswered:
        pass
    key = game.parse(game.load(problem.position), problem.solution[0])
    answered = game.tree.node(game.play(game.load(problem.position), key))
    referee = Referee(game, solver, goal, nodes)
    try:
        if not any(referee.reached(answered, plies) for plies in range(depth - 1, depth + SLOWER + 1)):
            wrong.append("an answer to the first move leaves less")
    except Unanswered:
        pass
    referee = Referee(game, solver, goal, nodes)
    others = [step for step in game.tree.steps(root) if game.tree.move(step) != key]
    try:
        for plies in range(depth + FURTHER + 1):
            for step in others:
                if referee.reached(game.tree.after(root, step), plies):
                    move = game.format(game.load(problem.position), game.tree.move(step))
                    return [*wrong, f"{move} gains as much in {plies} plies"]
    except Unanswered:
        pass
    return wrong
