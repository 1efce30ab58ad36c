"""Other ways to solve a problem, once its first move was made: moves after which as much is won, and kept."""

from bot.engine.evaluation import CERTAIN
from bot.engine.problems.mined import Mined
from rules.draughts.game import DraughtsGame
from rules.draughts.tree import Node
from tests.bench._mining.only import GOOD, REPLY_NODES, value_of
from tests.bench._mining.shots import MAN, SETTLED


def with_ways(game: DraughtsGame, problem: Mined) -> Mined:
    """The shot with the other moves that solve it, each as `ply=move`."""
    state, found = game.load(problem.position), []
    base = game.tree.balance(game.tree.node(state))
    goal = base + problem.gain * MAN
    for ply, text in enumerate(problem.solution):
        key = game.parse(state, text)
        if ply and ply % 2 == 0:
            left = len(problem.solution) - ply
            for move in game.legal_moves(state):
                after = game.play(state, move)
                if move == key:
                    continue
                outcome = game.outcome(after)
                if outcome is None:
                    solved = _wins(game, game.tree.node(after), goal if problem.gain else None, left)
                else:
                    solved = outcome.winner is state.to_move
                if solved:
                    found.append(f"{ply}={game.format(state, move)}")
        state = game.play(state, key)
    return problem._replace(ways=tuple(found))


def _wins(game: DraughtsGame, node: Node, goal: int | None, plies: int) -> bool:
    """Whether the side that has moved reaches so much, None for the game, and keeps it against the best play."""
    solver = 1 - node[0]
    value = -value_of(game, node, REPLY_NODES)[0]
    if goal is None or value < GOOD:
        return value >= CERTAIN
    for ply in range(plies + SETTLED):
        step = value_of(game, node, REPLY_NODES)[1]
        if step is None:
            return node[0] != solver
        node = game.tree.after(node, step)
        steps = game.tree.steps(node)
        balance = game.tree.balance(node)
        if ply >= plies and steps and not steps[0][2] and (balance if node[0] == solver else -balance) < goal:
            return False
    return True
