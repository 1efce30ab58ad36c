"""Games in which nothing is as usual at the ends of play: no move wins, and a capture may be left out at no cost."""

from dataclasses import replace

import pytest

from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Refusal
from rules.draughts.variants import Variant
from rules.errors import IllegalMove, Reason
from rules.game import Ending, Outcome, Side
from tests.rules.draughts.positions import RULESETS, game_of
from tests.rules.test_laws import match
from tests.rules.test_tree import result_for

GIVEAWAY = game_of("antidraughts")
FREE = DraughtsGame(Variant("free", replace(RULESETS["pool"], refusal=Refusal.FREE)))
BOTH = (GIVEAWAY, FREE)


@pytest.mark.parametrize(
    ("position", "move", "winner"),
    [
        ("W:W28:B23", "28x19", Side.SECOND),
        ("W:W28:B", None, Side.SECOND),
        ("B:W28:B", None, Side.SECOND),
        ("W:W46:B41,37", None, Side.FIRST),
    ],
)
def test_the_side_without_a_move_wins_in_giveaway(position: str, move: str | None, winner: Side) -> None:
    state = GIVEAWAY.start(position)
    if move:
        state = GIVEAWAY.play(state, GIVEAWAY.parse(state, move))
    assert GIVEAWAY.outcome(state) == Outcome(Ending.GIVEN_AWAY, winner)
    node = GIVEAWAY.tree.node(state)
    result = GIVEAWAY.tree.result(node, GIVEAWAY.tree.steps(node))
    assert result == result_for(state.to_move, GIVEAWAY.outcome(state))


def test_giveaway_is_played_with_the_usual_moves_for_the_opposite_end() -> None:
    usual = game_of("international")
    assert GIVEAWAY.perft(GIVEAWAY.start(), 5) == usual.perft(usual.start(), 5)
    state = GIVEAWAY.load("W:W31,32,K46:B1,2")
    assert GIVEAWAY.tree.balance(GIVEAWAY.tree.node(state)) == -300


def test_captures_are_a_choice_that_costs_nothing() -> None:
    state = FREE.start("W:W22,30:B17,18")
    texts = {FREE.format(state, move) for move in FREE.legal_moves(state)}
    assert texts == {"22x13", "22x15", "30-25", "30-26"}
    before = state.position.pieces(state.to_move).bit_count()
    after = FREE.play(state, FREE.parse(state, "30-26"))
    assert after.position.pieces(state.to_move).bit_count() == before
    assert all(move.forfeited is None for move in FREE.legal_moves(state))


def test_a_capture_that_is_begun_is_finished_all_the_same() -> None:
    state = FREE.start("W:W30:B26,18")
    with pytest.raises(IllegalMove) as caught:
        FREE.parse(state, "30x23")
    assert caught.value.reason is Reason.UNFINISHED_CAPTURE
    assert FREE.format(state, FREE.parse(state, "30x14")) == "30x14"


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.key)
def test_the_tree_ends_where_and_as_the_game_does(game: DraughtsGame) -> None:
    for seed in range(4):
        for state, _, after in match(game, seed):
            for one in (state, after):
                bare = game.load(game.dump(one).split()[0])
                node = game.tree.node(one)
                assert game.tree.result(node, game.tree.steps(node)) == result_for(
                    one.to_move, game.outcome(bare)
                )
