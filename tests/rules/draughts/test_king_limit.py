"""The Frisian limit on moves of one king, at its boundary."""

import pytest

from rules.draughts.state import Run
from rules.errors import IllegalMove, Reason
from rules.game import Ending, Outcome, Side
from tests.rules.draughts.counted import ending, idle, play
from tests.rules.draughts.positions import game_of


def test_a_king_rests_after_three_moves() -> None:
    # WFD 17.
    game = game_of("frisian")
    state = play("frisian", "W:W35,K46:BK1,6", "46-41 1-7 41-46 7-1 46-41 1-7")
    assert state.counters.runs == (
        Run(game.ruleset.board.numbered[41], 3),
        Run(game.ruleset.board.numbered[7], 3),
    )
    assert {game.format(state, move) for move in game.legal_moves(state)} == {"35-30"}
    with pytest.raises(IllegalMove) as caught:
        game.parse(state, "41-46")
    assert (caught.value.reason, caught.value.candidates) == (Reason.KING_MUST_REST, ("35-30",))
    assert [fact.code for fact in game.view(state).remarks] == ["king-must-rest", "king-must-rest"]
    # Any move with another piece frees it.
    state = play("frisian", game.dump(state), "35-30")
    assert state.counters.runs[Side.FIRST] is None
    assert len(game.legal_moves(play("frisian", game.dump(state), "6-11"))) > 3


def test_another_king_or_a_capture_frees_it() -> None:
    runs = "runs=46*3,-"
    state = play("frisian", idle("W:W35,K46,K47:BK1,6", 6, runs), "47-42")
    assert state.counters.runs[0] == Run(game_of("frisian").ruleset.board.numbered[42], 1)
    state = play("frisian", idle("W:W35,K46:BK1,37,6", 6, runs), "46x32")
    assert state.counters.runs[0] is None


def test_only_the_banned_king_could_move_is_a_loss() -> None:
    # WFD 20f.
    position = idle("W:W36,K46:B31,27,K1", 6, "runs=46*3,-")
    assert ending("frisian", position) == Outcome(Ending.NO_MOVES, Side.SECOND)


def test_a_side_with_kings_only_is_free() -> None:
    cycle = "48-43 3-8 43-48 8-3 "
    assert play("frisian", "W:WK48,K47:BK3,1", cycle * 1).counters.runs[0] is None
    # Losing the last man frees, and so does crowning it.
    state = play("frisian", idle("B:W32,K46:B28,K1", 6, "runs=46*3,-"), "28x37")
    assert state.counters.runs[0] is None
    state = play("frisian", idle("W:W7,K46:BK1,6", 6, "runs=46*3,-"), "7-2")
    assert state.counters.runs == (None, None)


def test_a_captured_king_is_forgotten() -> None:
    state = play("frisian", idle("B:W35,K28:B22,K1", 6, "runs=28*2,-"), "22x33")
    assert state.counters.runs == (None, None)
