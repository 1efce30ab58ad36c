"""Won endings of three pieces in which, by the endgame tables, one move alone wins at every turn of the solver's."""

from contextlib import suppress
from random import Random
from typing import Final

from bot.engine.problems.mined import Kind, Mined
from rules import BadPosition, Side
from rules.draughts.endgames import Endgames
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State

SHORTEST: Final = 3
LONGEST: Final = 17
"""Plies to the end of the game."""


def drawn(game: DraughtsGame, chance: Random) -> State:
    """A position by lot, two pieces against one; not every one of them can come about in a game."""
    board, two = game.ruleset.board, chance.choice(list(Side))
    while True:
        men, kings = [0, 0], [0, 0]
        for number, cell in enumerate(chance.sample(board.cells, 3)):
            owner = two if number < 2 else two.other
            (men if chance.random() < 0.5 else kings)[owner] |= 1 << cell
        position = Position(chance.choice(list(Side)), (men[0], men[1]), (kings[0], kings[1]))
        with suppress(BadPosition):  # a man where it would have been crowned
            return game.load(write_position(game.ruleset, position))


def ending_in(game: DraughtsGame, tables: Endgames, state: State) -> Mined | None:
    """The ending that the side to move wins in one way only, to the end of the game against the longest defence."""
    found = tables.verdict(state)
    if found is None or found.result <= 0 or not SHORTEST <= found.plies <= LONGEST:
        return None
    legal = game.legal_moves(state)
    if len(legal) < 2 or legal[0].captured:
        return None
    text, solver = write_position(game.ruleset, state.position), state.to_move
    moves: list[str] = []
    try:
        while game.outcome(state) is None:
            left = {
                move: _left(game, tables, game.play(state, move), solver) for move in game.legal_moves(state)
            }
            winning = [move for move, plies in left.items() if plies is not None]
            if state.to_move is not solver:
                move = max(winning, key=lambda reply: left[reply] or 0)
            elif len(winning) == 1:
                move = winning[0]
            else:
                return None
            moves.append(game.format(state, move))
            state = game.play(state, move)
    except LookupError:
        return None
    count = (len(moves) + 1) // 2
    if len(moves) < SHORTEST or not len(moves) % 2:
        return None
    grade = 1 if count < 4 else 2 if count < 6 else 3
    return Mined(game.key, Kind.ENDING, grade, 0, text, tuple(moves))


def _left(game: DraughtsGame, tables: Endgames, state: State, solver: Side) -> int | None:
    """In how many plies the solver wins, None where they do not. Raises LookupError where nobody can tell."""
    if (outcome := game.outcome(state)) is not None:
        return 0 if outcome.winner is solver else None
    known = tables.verdict(state)
    if known is None:
        raise LookupError(game.dump(state))
    wins = (known.result > 0) is (state.to_move is solver) and known.result != 0
    return known.plies if wins else None
