"""Shots: sacrifices that win material or the game, each of the solver's moves being the only good one."""

from collections.abc import Sequence
from typing import Final

from bot.engine.evaluation import CERTAIN
from bot.engine.problems.mined import Kind, Mined
from rules.draughts.captures.tables import Step
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State
from rules.draughts.tree import Node
from tests.bench._mining.only import GOOD, REPLY_NODES, likely_move, only_move, options_of, value_of

MAN: Final = 100
"""The least win, in hundredths of a man."""
LONGEST: Final = 15
"""Plies of a solution."""
KEPT_NODES: Final = 100_000
"""Nodes of the question whether the gain is kept."""
SETTLED: Final = 8
"""Plies after the solution within which nothing of the gain may be lost again."""
_LOOSE: Final = 100
"""By how much the search may value the end less than its balance of pieces."""


def shot_in(game: DraughtsGame, state: State) -> Mined | None:
    """The shot of the side to move, where the position has exactly one; its grade is still to be found."""
    text = write_position(game.ruleset, state.position)
    state = game.load(text)
    node = game.tree.node(state)
    base, line, nodes = game.tree.balance(node), list[Step](), [node]
    if len(options_of(game, node)) < 2:
        return None
    for ply in range(LONGEST):
        # A look at each move first: the proof takes most of the time, and most lines come to nothing.
        step = value_of(game, node, REPLY_NODES)[1] if ply % 2 else likely_move(game, node, first=not ply)
        if step is None:
            return None
        line.append(step)
        node = game.tree.after(node, step)
        if not ply and not _forces(game, node):
            return None
        if ply and ply % 2 == 0 and _is_quiet(game, node) and is_kept(game, node, base):
            problem = _problem(game, state, text, line, base)
            return problem if problem is not None and _is_proven(game, nodes, line) else None
        nodes.append(node)
    return None


def _is_proven(game: DraughtsGame, nodes: Sequence[Node], line: Sequence[Step]) -> bool:
    """Whether each move of the solver in the line is the only good one."""
    return all(
        only_move(game, node, first=not ply) == step
        for ply, (node, step) in enumerate(zip(nodes, line, strict=True))
        if ply % 2 == 0
    )


def tested(game: DraughtsGame, problem: Mined) -> Mined | None:
    """A shot that is known, with what it truly wins; None where a move is not the only good one or the gain is lost."""
    state = game.load(problem.position)
    base = game.tree.balance(game.tree.node(state))
    for ply, text in enumerate(problem.solution):
        move = game.parse(state, text)
        if ply % 2 == 0:
            step = only_move(game, game.tree.node(state), first=not ply, look=KEPT_NODES)
            if step is None or game.tree.move(step) != move:
                return None
        state = game.play(state, move)
    end = game.tree.node(state)
    if not is_kept(game, end, base):
        return None
    if game.outcome(state) is not None:
        return problem._replace(gain=0)
    gain = men_won(game, end, base)
    return problem._replace(gain=gain) if gain > 0 else None


def is_kept(game: DraughtsGame, node: Node, base: int) -> bool:
    """Whether the other side, which is to move, has lost the game or material for good.

    The solver must have a man more than at first, `base`, and no fewer pieces than the other side, and a search must
    value the position about as the balance of pieces does.
    """
    if not game.tree.steps(node):
        return True
    balance = -game.tree.balance(node)
    if balance < max(0, base + MAN):
        return False
    value = -value_of(game, node, KEPT_NODES)[0]
    return value >= CERTAIN or value >= max(GOOD, balance - _LOOSE)


def _forces(game: DraughtsGame, node: Node) -> bool:
    """Whether the side to move must capture, or has one move alone."""
    steps = game.tree.steps(node)
    return len(steps) == 1 or (len(steps) > 1 and bool(steps[0][2]))


def _is_quiet(game: DraughtsGame, node: Node) -> bool:
    """Whether the side to move has nothing to capture."""
    steps = game.tree.steps(node)
    return not steps or not steps[0][2]


def _problem(game: DraughtsGame, state: State, text: str, line: Sequence[Step], base: int) -> Mined | None:
    """The line as a problem, where the rules of the state allow it all the way and something is given."""
    tree, moves, given = game.tree, [], 0
    for ply, step in enumerate(line):
        move = tree.move(step)
        if game.outcome(state) is not None or move not in game.legal_moves(state):
            return None
        moves.append(game.format(state, move))
        if ply % 2:
            given += len(move.captured)
        state = game.play(state, move)
    if not given:
        return None
    outcome = game.outcome(state)
    if outcome is not None:
        return None if outcome.winner is None else Mined(game.key, Kind.SHOT, 1, 0, text, tuple(moves))
    gain = men_won(game, tree.node(state), base)
    return Mined(game.key, Kind.SHOT, 1, gain, text, tuple(moves)) if gain > 0 else None


def men_won(game: DraughtsGame, node: Node, base: int) -> int:
    """How many men the solver has won where the other side is to move, and still has after some moves of both."""
    solver, found = 1 - node[0], -game.tree.balance(node)
    for _ in range(SETTLED):
        step = value_of(game, node, REPLY_NODES)[1]
        if step is None:
            break
        node = game.tree.after(node, step)
        if _is_quiet(game, node):
            balance = game.tree.balance(node)
            found = min(found, balance if node[0] == solver else -balance)
    return (found - base) // MAN
