"""Wins and repetitions of the fifteen draughts at their boundary: one ply before, on it, after a reset."""

from collections.abc import Iterable
from contextlib import suppress

import pytest

from rules.draughts.endings import plies_left
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State
from rules.draughts.variants import VARIANTS
from rules.errors import BadPosition
from rules.game import Ending, Outcome, Side
from tests.rules.draughts.counted import drawn, ending, idle, play
from tests.rules.draughts.positions import game_of

# Wins.


@pytest.mark.parametrize("key", [variant.key for variant in VARIANTS])
def test_no_moves_left_ends_every_game(key: str) -> None:
    # A man blocked in the corner by two, or in front by a king it may not jump.
    blocked = {
        "american": "B:W25,30:B21", "pool": "B:W14,17,25,30:B21", "german": "B:W25,30:B21",
        "russian": "W:Wh6:Bg7,f8", "brazilian": "W:Wh6:Bg7,f8", "czech": "W:Wh6:Bg7,f8",
        "international": "W:W46:B41,37", "frisian": "W:W46:B41,37,36,26", "canadian": "W:W67:B61,56,55",
        "malaysian": "W:W67:B61,56,55", "italian": "W:W32:BK28", "spanish": "W:W4:B8,11,7",
        "turkish": "W:Wa7:Ba8,b7,c7", "armenian": "W:Wa7:Ba8,b7,c7,b8", "gothic": "W:Wa7:Bb8",
    }  # fmt: skip
    game = game_of(key)
    # In a game that is not listed here, some position of another on the same board will do.
    state = game.load(blocked[key]) if key in blocked else blocked_anyhow(game, blocked.values())
    over = Outcome(Ending.NO_MOVES, state.to_move.other)
    if game.ruleset.giveaway:
        over = Outcome(Ending.GIVEN_AWAY, state.to_move)
    assert game.outcome(state) == over, [game.format(state, move) for move in game.legal_moves(state)]
    assert game.legal_moves(state) == ()


def blocked_anyhow(game: DraughtsGame, positions: Iterable[str]) -> State:
    for text in positions:
        with suppress(BadPosition):
            state = game.load(text)
            if not game.legal_moves(state):
                return state
    raise AssertionError(f"add a position without a move in {game.key}")


def test_no_pieces_left_is_a_loss() -> None:
    assert ending("international", "W:W28:B23", "28x19") == Outcome(Ending.NO_PIECES, Side.FIRST)
    assert ending("american", "W:W18:B15", "18x11") == Outcome(Ending.NO_PIECES, Side.SECOND)
    # Nobody opposite: the side to move has won already.
    assert ending("international", "W:W28:B") == Outcome(Ending.NO_PIECES, Side.FIRST)
    assert ending("international", "B:W28:B") == Outcome(Ending.NO_PIECES, Side.FIRST)


def test_giving_up_the_last_piece_is_a_loss() -> None:
    # Malaysian: the only piece declines its capture and is forfeited.
    assert ending("malaysian:8x8", "W:W22:B18", "22-17") == Outcome(Ending.NO_PIECES, Side.SECOND)


def test_a_win_comes_before_a_draw() -> None:
    assert ending("international", idle("W:WK28,35:BK19", 49), "28x5") == Outcome(
        Ending.NO_PIECES, Side.FIRST
    )


# Repetition.


@pytest.mark.parametrize(
    ("key", "position", "cycle", "times"),
    [
        ("american", "B:WK32,29:BK1,5", "1-6 32-28 6-1 28-32", 5),
        ("german", "B:WKg1,c1:BKb8,f8", "b8-a7 g1-h2 a7-b8 h2-g1", 5),
        ("pool", "B:WK32,29:BK1,5", "1-6 32-28 6-1 28-32", 3),
        ("international", "W:WK48,45:BK3,1", "48-43 3-8 43-48 8-3", 3),
        ("canadian", "W:WK67,70,71:BK3,1", "67-61 3-9 61-67 9-3", 3),
        ("malaysian", "W:WK67,70:BK3,1", "67-61 3-9 61-67 9-3", 3),
        ("russian", "W:WKg1,Kc1,a3,h4:BKb8,Ke7,h6,a5", "g1-h2 b8-a7 h2-g1 a7-b8", 3),
        ("brazilian", "W:WKg1,Kc1,a3,h4:BKb8,Ke7,h6,a5", "g1-h2 b8-a7 h2-g1 a7-b8", 3),
        ("spanish", "W:WK4,2:BK29,31", "4-8 29-25 8-4 25-29", 5),
        ("italian", "W:WK32,31:BK1,2", "32-28 1-5 28-32 5-1", 4),
        ("czech", "W:WKg1,a1:BKb8,h8", "g1-h2 b8-a7 h2-g1 a7-b8", 5),
        ("turkish", "W:WKa1,h2:BKb8,g7", "a1-a2 b8-b7 a2-a1 b7-b8", 3),
        ("armenian", "W:WKa1,h2:BKb8,g7", "a1-a2 b8-b7 a2-a1 b7-b8", 3),
        ("gothic", "W:WKa1,h2:BKh8,a7", "a1-a2 h8-h7 a2-a1 h7-h8", 5),
        ("frisian:threefold", "W:WK48,K47:BK3,K1", "48-43 3-8 43-48 8-3", 3),
    ],
)
def test_repetition(key: str, position: str, cycle: str, times: int) -> None:
    once = " ".join([cycle] * (times - 1))
    assert drawn(key, position, once) is Ending.REPETITION
    assert drawn(key, position, " ".join(once.split()[:-1])) is None


def test_repetition_asks_for_the_same_side_to_move() -> None:
    # The pieces stand so for the third time, but twice with the other side to move: White lost a move.
    position = "W:WK48,45:BK3,1"
    assert drawn("international", position, "48-43 3-8 43-48 8-3 48-42 3-8 42-48 8-3") is Ending.REPETITION
    assert drawn("international", position, "48-43 3-8 43-49 8-3 49-43 3-9 43-48 9-3") is None


def test_repetition_forgets_what_cannot_come_back() -> None:
    cycle = "48-43 3-8 43-48 8-3"
    assert drawn("international", "W:WK48,45:BK3,1", f"{cycle} 45-40 1-7 {cycle}") is None
    state = play("international", "W:WK48,45:BK3,1", f"{cycle} 45-40")
    assert state.earlier == ()


def test_a_man_that_steps_sideways_can_come_back() -> None:
    cycle = "c3-d3 c6-d6 d3-c3 d6-c6"
    assert drawn("turkish", "W:Wc3,h2:Bc6,a7", f"{cycle} {cycle}") is Ending.REPETITION
    assert drawn("turkish", "W:Wc3,h2:Bc6,a7", f"{cycle} c3-c4 c6-d6 c4-d4 d6-c6 d4-c4") is None


THREE_KINGS = "W:W36,K47,K49:BK2,K4,6"
"""Kings that shuffle, and men: nobody may move one king more than three times in succession."""
SHUFFLE = "47-42 2-8 42-47 8-2 49-43 4-9 43-49 9-4"


@pytest.mark.parametrize(("version", "plies"), [(1, 8), (2, 18)])
def test_frisian_repetition_counts_the_moves_of_kings_in_succession(version: int, plies: int) -> None:
    # The start comes back after 4 and 8 plies, but with other runs. The position after 2 has the same after 10 and
    # 18.
    game = game_of("frisian:threefold").of_version(version)
    state = game.start(THREE_KINGS)
    for move in (SHUFFLE.split() * 3)[:plies]:
        assert (game.outcome(state), game.load(game.dump(state))) == (None, state)
        state = game.play(state, game.parse(state, move))
    assert game.outcome(state) == Outcome(Ending.REPETITION)


def test_runs_of_earlier_positions_outlast_being_written() -> None:
    # A man's move forgets the positions, but not the run of the other side's king.
    game = game_of("frisian:threefold")
    state = play("frisian:threefold", "B:W36,46,K47,K49:BK1,K5,6", "1-12 36-31 12-3 49-27 3-12 27-43")
    text = game.dump(state)
    assert text.endswith("runs=43*2,12*3 earlier=12-3,49-27,3-12,27-43 since=-,12*1")
    assert game.load(text) == state
    for wrong in ("since=-,-", "since=-,12*2", "since=49*1,12*1", "since=-,9*1", "since=x"):
        with pytest.raises(BadPosition):
            game.load(text.replace("since=-,12*1", wrong))


def test_frisian_and_its_friends_know_no_repetition() -> None:
    cycle = "48-43 3-8 43-48 8-3 "
    assert drawn("frisian", "W:WK48,K47:BK3,K1", cycle * 9) is None
    assert play("frisian", "W:WK48,K47:BK3,K1", cycle).earlier == ()


def test_the_plies_that_are_left_go_down_one_by_one() -> None:
    """Two kings against one, five moves of each; where those of the lone king alone count, two by two."""
    for key, position, expected in (
        ("international", "W:WK46,K47:BK4", [10, 9, 8, 7, 6]),
        ("pool", "W:WK1:BK32,K31,K30", [25, 23, 23, 21, 21]),
    ):
        game, left = game_of(key), []
        state = game.start(position)
        for _ in range(5):
            left.append(plies_left(game.ruleset, state))
            state = game.play(state, next(move for move in game.legal_moves(state) if not move.captured))
        assert left == expected
