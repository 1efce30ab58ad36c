"""The common part of the tests of the three games by Kanare Kato: seeded random matches, and the laws
that hold in each.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules.errors import RulesError
from rules.game import Colour, Game, Motion, Move, Side

AnyGame = Game[Any]


def random_match(game: AnyGame, seed: int, most: int = 1000) -> Iterator[tuple[Any, Move, Any]]:
    """(state, move, next state) of a match of random moves, until it is over."""
    chooser = random.Random(f"{game.key} {seed}")
    state = game.start()
    for _ in range(most):
        if game.outcome(state):
            return
        moves = game.legal_moves(state)
        if chooser.random() < 0.5:  # so that rare moves (a single piece, a long chain) are played
            length = chooser.choice(sorted({len(move.path) for move in moves}))
            moves = [move for move in moves if len(move.path) == length]
        move = chooser.choice(moves)
        after = game.play(state, move)
        yield state, move, after
        state = after
    pytest.fail(f"{game.key}, seed {seed}: not over after {most} moves")


def replayed(game: AnyGame, moves: str) -> list[Any]:
    """All states of a written match; every move is written back as it was read."""
    states = [game.start()]
    for text in moves.split():
        move = game.parse(states[-1], text)
        assert game.parse(states[-1], game.format(states[-1], move)) == move
        states.append(game.play(states[-1], move))
    return states


def refusal(game: AnyGame, state: Any, text: str) -> str:
    """The code of the error that a typed move meets."""
    with pytest.raises(RulesError) as caught:
        game.parse(state, text)
    return caught.value.code


def check_state(game: AnyGame, state: Any) -> None:
    """The laws of every state of a match, beside those of all games."""
    moves = game.legal_moves(state)
    assert len({(move.path[0], move.path[-1]) for move in moves}) == len(moves)
    assert all(cell in move.path for cell, under in game.choices(state).items() for move in under)
    for text in game.complete(state, ""):
        assert text in {game.format(state, move) for move in moves} or game.complete(state, text), text
    check_view(game, state)


def check_step(game: AnyGame, state: Any, move: Move, after: Any) -> None:
    """The changes by one move, and the rest that it leaves alone."""
    own, other = game.colours[state.to_move], state.to_move.other
    count = {
        side: (
            sum(piece.side is side for piece in game.view(state).pieces),
            sum(piece.side is side for piece in game.view(after).pieces),
        )
        for side in Side
    }
    assert move.captured == ()
    assert move.forfeited is None
    assert count[other][0] == count[other][1]
    new = {Motion.TRAVEL: 0, Motion.SHIFT: 1, Motion.PLACE: len(move.path)}[game.motion]
    assert count[state.to_move][1] == count[state.to_move][0] + new, own
    if after.to_move is state.to_move and not game.outcome(after):
        assert {"passed", "alone"} & {remark.code for remark in game.view(after).remarks}


def check_view(game: AnyGame, state: Any) -> None:
    view = game.view(state)
    assert view.to_move is state.to_move
    assert view.bottom is Side.FIRST
    assert game.colours == (Colour.BLACK, Colour.WHITE)
    corner = next(cell for cell in view.cells if (cell.column, cell.row) == (0, view.rows - 1))
    assert (corner.name, corner.dark, view.corner_dark) == ("a1", True, True)
    assert len(view.cells) == view.columns * view.rows
    assert len({piece.cell for piece in view.pieces}) == len(view.pieces)
    lengths = [len(area.cells) for area in view.areas]
    assert lengths == sorted(lengths, reverse=True)


def exchanged(position: str, *, turned: bool) -> str:
    """The ranks and the side of a position text with the colours exchanged, turned upside down if asked for."""
    ranks, side, *_ = position.split()
    if turned:
        ranks = "/".join(reversed(ranks.split("/")))
    return f"{ranks} {side}".translate(str.maketrans("bw", "wb"))


def upside_down(path: tuple[int, ...], size: int) -> tuple[int, ...]:
    return tuple(cell - cell % size + size - 1 - cell % size for cell in path)
