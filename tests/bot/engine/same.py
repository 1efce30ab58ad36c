"""Positions in which the search in C is held against the one in Python, and the comparison."""

from array import array
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from bot.engine.draughts import DraughtsEvaluation, Node, draughts_evaluation
from bot.engine.formations import FULL, Formations, blocks_of, formations_in
from bot.engine.native import LimitReached, Native, NativeSearch
from bot.engine.search import Option, Search
from bot.engine.weights import Weights, neighbours
from rules import Side
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from rules.errors import BadPosition

MARGIN = 12


def played(game: DraughtsGame, seed: int, plies: int = 120) -> list[State]:
    """The states of a game of drawn moves, but for an end."""
    chance, states = Random(seed), [game.start()]
    while len(states) < plies and game.outcome(states[-1]) is None:
        states.append(game.play(states[-1], chance.choice(game.legal_moves(states[-1]))))
    return states if game.outcome(states[-1]) is None else states[:-1]


def scattered(game: DraughtsGame, seed: int, count: int) -> Iterator[State]:
    """Positions of men and kings anywhere, few or many, in which play goes on."""
    chance, board = Random(seed), game.ruleset.board
    while count:
        men, kings = [0, 0], [0, 0]
        for cell in chance.sample(board.cells, chance.randrange(2, len(board.cells) // 2)):
            side = chance.randrange(2)
            (men if chance.random() < 0.7 else kings)[side] |= 1 << cell
        position = Position(chance.choice(list(Side)), (men[0], men[1]), (kings[0], kings[1]))
        with suppress(BadPosition):
            state = game.load(write_position(game.ruleset, position))
            if game.outcome(state) is None:
                count -= 1
                yield state


def options_at(game: DraughtsGame, state: State) -> list[Option[Node]]:
    """The steps at the root of a search there."""
    tree = game.tree
    return [Option(step, tree.after(tree.node(state), step)) for step in tree.steps(tree.node(state))]


def same_steps(game: DraughtsGame, states: Collection[State], judge: DraughtsEvaluation | None = None) -> int:
    """Holds the steps of each against Python's, and their order; returns in how many C had to give up."""
    native, given_up = Native(judge or draughts_evaluation(game)), 0
    for state in states:
        node = game.tree.node(state)
        steps = [
            (men, kings, taken, move.path[0], move.path[-1], move.forfeited)
            for men, kings, taken, move in game.tree.steps(node)
        ]
        try:
            assert native.steps(node) == steps, game.dump(state)
        except LimitReached:
            given_up += 1
    native.end()
    return given_up


def same_search(
    game: DraughtsGame,
    states: list[State],
    nodes: int,
    judge: DraughtsEvaluation | None = None,
    margin: int = 0,
) -> bool:
    """Holds a search of the last one against Python's: values, order, exactness, nodes, depth. Whether C gave up."""
    *past, state = states
    judge = judge or draughts_evaluation(game)
    tree = game.tree
    root, before = tree.node(state), {tree.node(earlier) for earlier in past}
    options = options_at(game, state)
    plain: Search[Node] = Search(tree, judge, nodes, past=before)
    native = NativeSearch(tree, judge, nodes, past=before)
    found = [
        plain.run(root, [replace(option) for option in options], margin),
        native.run(root, options, margin),
    ]
    told: list[Any] = [[(option.node, option.value, option.exact) for option in each] for each in found]
    assert told[0] == told[1], game.dump(state)
    assert (plain.nodes, plain.depth) == (native.nodes, native.depth), game.dump(state)
    return native.fell_back


def random_weights(game: DraughtsGame, chance: Random) -> Weights:
    """Weights of every kind and sign, as no game has them."""
    cells = len(game.ruleset.board.cells)
    pairs = len(neighbours(game, Side.FIRST))

    def drawn(count: int, least: int, most: int) -> tuple[int, ...]:
        return tuple(chance.randint(least, most) for _ in range(count))

    return Weights(
        drawn(cells, 50, 150),
        drawn(cells, 50, 150),
        drawn(pairs, -20, 20),
        drawn(pairs, -20, 20),
        drawn(cells, 100, 350),
        *drawn(3, -30, 30),
    )


def random_formations(game: DraughtsGame, chance: Random) -> Formations | None:
    """Formations of any worth, as no game has them; None where a board has no blocks."""
    count = formations_in(game.ruleset) * len(blocks_of(game.ruleset))
    if not count:
        return None
    return Formations(game.ruleset, array("b", chance.randbytes(count)), chance.randint(1, FULL))
