"""Breakthrough: the first king ends the game, and nothing else is different from International; and Frysk!."""

import pytest

from rules.game import Ending, Outcome, Side
from tests.rules.draughts.counted import play
from tests.rules.draughts.positions import game_of
from tests.rules.test_tree import result_for

WHITE, BLACK = Outcome(Ending.CROWNED, Side.FIRST), Outcome(Ending.CROWNED, Side.SECOND)


@pytest.mark.parametrize(
    ("position", "moves", "outcome"),
    [
        ("W:W6:B45", "6-1", WHITE),
        ("B:W6:B45", "45-50", BLACK),
        ("W:W12:B7,45", "12x1", WHITE),
        # A man that takes on from the last row has not been crowned there, nor has one that was taken before.
        ("W:W12,31:B7,8,45", "12x3", WHITE),
        ("W:W14:B9,8,17,45", "14x21", None),
        ("W:W47,32:B45", "47-42", None),
        # Set up so: who moved last has the first king.
        ("W:WK1:BK50,45", "", BLACK),
        ("B:WK1:BK50,45", "", WHITE),
        ("W:WK1:B45", "", WHITE),
    ],
)
def test_the_first_king_wins(position: str, moves: str, outcome: Outcome | None) -> None:
    game = game_of("breakthrough")
    state = play("breakthrough", position, moves)
    assert game.outcome(state) == outcome
    assert bool(game.legal_moves(state)) == (outcome is None)
    node = game.tree.node(state)
    assert game.tree.result(node, game.tree.steps(node)) == result_for(state.to_move, outcome)


def test_without_a_move_it_is_lost_as_everywhere() -> None:
    game = game_of("breakthrough")
    assert game.outcome(game.start("W:W46:B41,37")) == Outcome(Ending.NO_MOVES, Side.SECOND)
    assert game.outcome(play("breakthrough", "W:W28:B23", "28x19")) == Outcome(Ending.NO_PIECES, Side.FIRST)


def test_it_says_nothing_of_kings_that_move_and_asks_for_no_draw() -> None:
    usual, told = ({fact.code for fact in game_of(key).traits} for key in ("international", "breakthrough"))
    assert told - usual == {"crowning-wins"}
    assert not {
        code for code in told if code.startswith(("king-", "landing-", "man-takes-king", "draw-"))
    } - {"draw-agreement"}
    counted = (
        {fact.code: fact.details for fact in game_of(key).traits}["priority-most-pieces"]["kings"]
        for key in ("international", "breakthrough")
    )
    assert tuple(counted) == ("yes", "no")


def test_frysk_is_frisian_with_five_men_a_side() -> None:
    frysk, frisian = game_of("frysk"), game_of("frisian")
    start = frysk.start()
    assert frysk.dump(start) == frysk.dump(frysk.start("W:W46,47,48,49,50:B1,2,3,4,5"))
    state = frisian.start("W:W46,47,48,49,50:B1,2,3,4,5")
    for move in ["47-41", "4-10", "41-36", "10-15", "36-31", "15-20"]:
        assert [frysk.format(start, each) for each in frysk.legal_moves(start)] == [
            frisian.format(state, each) for each in frisian.legal_moves(state)
        ]
        start, state = (
            frysk.play(start, frysk.parse(start, move)),
            frisian.play(state, frisian.parse(state, move)),
        )
