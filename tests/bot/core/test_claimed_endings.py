"""Endings as games come to them: play within the match's own draw rules has the result that may be claimed."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.known_result import Known, known_result
from rules import GAMES, Side
from rules.draughts.endgames import endgames_of, solvable
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from tests.rules.draughts.positions import game_of
from tests.sample import seed

DRAUGHTS = [key for key, game in GAMES.items() if isinstance(game, DraughtsGame) and solvable(game)]
ENDINGS = 300
"""Of each game in a run; 6,700 of each were tried when this was written, and none was wrong."""
OVER = -1
"""The plies of a position in which the side to move has lost already."""


def some_ending(game: DraughtsGame, dice: Random) -> State | None:
    """A position of four or five pieces."""
    cells = dice.sample(game.ruleset.board.cells, dice.choice((4, 5)))
    men, kings = [0, 0], [0, 0]
    for number, cell in enumerate(cells):
        side = Side(number % 2)
        man = dice.random() < 0.5 and not 1 << cell & game.ruleset.last_row(side)
        (men if man else kings)[side] |= 1 << cell
    state = State(Position(dice.choice(list(Side)), (men[0], men[1]), (kings[0], kings[1])))
    return None if game.outcome(state) else state


def come_to(game: DraughtsGame, dice: Random) -> tuple[State, Known] | None:
    """The first state of a game played by lot whose result is known, with all that the draw rules have counted."""
    state = some_ending(game, dice)
    while state is not None and game.outcome(state) is None:
        if (known := known_result(game, state)) is not None:
            return state, known
        state = game.play(state, dice.choice(game.legal_moves(state)))
    return None


def values(game: DraughtsGame, state: State) -> list[tuple[int, int, State]]:
    """The verdict after each move, for who has made it, and its plies: by the tables, or by the rules where it ends."""
    tables = endgames_of(game)
    assert tables is not None
    found = []
    for move in game.legal_moves(state):
        after = game.play(state, move)
        if (outcome := game.outcome(after)) is not None:
            found.append(
                ((0 if outcome.winner is None else 1 if outcome.winner is state.to_move else -1), OVER, after)
            )
            continue
        verdict = tables.look_up(game.tree.node(after))
        assert verdict is not None
        found.append((-verdict.result, verdict.plies, after))
    return found


def held(game: DraughtsGame, state: State, known: Known) -> bool:
    """Does the winner win over the board against the longest defence, and does nobody win a draw?"""
    if known.winner is None:
        return max(result for result, _, _ in values(game, state)) == 0
    while (outcome := game.outcome(state)) is None:
        after = values(game, state)
        if state.to_move is known.winner:
            won = [each for each in after if each[0] == 1]
            state = min(won, key=lambda each: each[1])[2] if won else after[0][2]
        else:
            state = max(after, key=lambda each: each[1])[2]
    return outcome.winner is known.winner


@pytest.mark.slow
@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.sample(4)) for key in DRAUGHTS])
def test_an_ending_that_may_be_claimed_ends_so_over_the_board(key: str) -> None:
    game, dice, wrong = game_of(key), Random(seed()), []
    for _ in range(ENDINGS):
        found = None
        while found is None:
            found = come_to(game, dice)
        if not held(game, *found):
            wrong.append(found)
    assert not wrong
