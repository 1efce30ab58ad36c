"""Draws by few pieces on the board at their boundary: counted moves against a king, one against one."""

import itertools

import pytest

from rules.draughts.movegen import generator_of
from rules.game import Ending, Outcome
from tests.rules.draughts.counted import Counted, drawn, idle, play
from tests.rules.draughts.positions import game_of


@pytest.mark.parametrize(
    ("key", "plies", "position", "quiet", "few"),
    [
        # FMJD 6.3: three pieces, a king among them, against one king: 16 moves each.
        ("international", 32, "W:WK48,K47,K46:BK3", "48-43 3-8", "{},-"),
        ("international", 32, "W:WK48,K47,35:BK3", "48-43 3-8", "{},-"),
        ("international", 32, "W:WK48,35,36:BK3", "48-43 3-8", "{},-"),
        ("canadian", 32, "W:WK67,70,71:BK3", "67-61 3-9", "{},-"),
        # FMJD 6.4: two pieces or one: 5 moves each.
        ("international", 10, "W:WK48,K47:BK3", "48-43 3-8", "-,{}"),
        ("international", 10, "W:WK48,35:BK3", "48-43 3-8", "-,{}"),
        ("international", 10, "W:WK48:BK3", "48-43 3-8", "-,{}"),
        ("international", 10, "W:WK48:BK3,K1", "48-43 3-8", "-,{}"),
        # FMJD-64 7.2.4: three kings or more against one: 15 moves.
        ("russian", 30, "W:WKa1,Kc1,Ke1:BKb8", "c1-h6 b8-a7", "{},-,-"),
        ("russian", 30, "W:WKa1,Kc1,Ke1,Kg1:BKb8", "c1-h6 b8-a7", "{},-,-"),
        ("brazilian", 30, "W:WKa1,Kc1,Ke1:BKb8", "c1-h6 b8-a7", "{},-,-"),
        # FMJD-64 7.2.7: three pieces against a king on the main road: 5 moves.
        ("russian", 10, "W:WKc1,Kg1,Ke1:BKh8", "c1-d2 h8-g7", "{0},{0},-"),
        ("russian", 10, "W:WKc1,Kg1,a3:BKh8", "g1-h2 h8-g7", "-,{},-"),
        ("russian", 10, "W:WKc1,c5,a3:BKh8", "c5-b6 h8-g7", "-,{},-"),
        # FMJD-64 7.2.8: two pieces or one against one king: 5 moves.
        ("russian", 10, "W:WKa1,Kc1:BKb8", "c1-h6 b8-a7", "-,-,{}"),
        ("russian", 10, "W:WKa1,c3:BKb8", "a1-b2 b8-a7", "-,-,{}"),
        ("russian", 10, "W:WKa1:BKb8", "a1-b2 b8-a7", "-,-,{}"),
        # WFD 18: two kings against one: 7 moves each.
        ("frisian", 14, "W:WK48,K47:BK3", "48-43 3-8", "{}"),
    ],
)
def test_few_pieces_against_a_king(key: str, plies: int, position: str, quiet: str, few: str) -> None:
    def counted(count: int) -> Counted:
        return idle(position, count, f"few={few.format(count)}")

    first, second = quiet.split()
    assert drawn(key, counted(plies - 2), first) is None
    assert drawn(key, counted(plies - 2), f"{first} {second}") is Ending.FEW_PIECES
    assert drawn(key, counted(plies - 1), first) is Ending.FEW_PIECES
    # Without a past the count begins at nought.
    assert play(key, position, quiet).counters.few == play(key, counted(0), quiet).counters.few


def test_the_move_that_brings_the_material_about_is_not_counted() -> None:
    state = play("international", "W:WK48,27:BK3,22", "27x18")
    assert state.counters.few == (None, 0)
    state = play("international", "W:WK48,27,35:BK3,22", "27x18 3-8")
    assert state.counters.few == (1, None)
    # The first king by promotion: until then no side had the material.
    state = play("international", "W:W7:BK36", "7-2")
    assert state.counters.few == (None, 0)
    state = play("frisian", "W:WK48,7:BK36", "7-2")
    assert state.counters.few == (0,)


def test_five_moves_once_begun_are_never_set_back() -> None:
    # A second king changes nothing.
    state = play("international", idle("W:WK48,7:BK36", 4, "few=-,4"), "7-2")
    assert (state.counters.idle, state.counters.few) == (0, (None, 5))
    # Nor does the loss of a piece.
    state = play("international", idle("W:WK48,40:BK13", 4, "few=-,4"), "40-35 13-8 48-42 8-2 35-30 2-35")
    assert state.counters.few == (None, 10)


def test_sixteen_moves_give_way_to_five_when_a_piece_is_lost() -> None:
    state = play("international", idle("W:WK19,K47,K50:BK5", 30, "few=30,-"), "50-45 5x28")
    assert state.counters.few == (None, 0)
    # Crowning within the material does not begin anew.
    assert play("international", idle("W:WK48,7,35:BK36", 30, "few=30,-"), "7-2").counters.few == (31, None)


def test_fifteen_moves_begin_again_when_a_king_is_lost() -> None:
    # FMJD-64 7.2.4 counts from the material as it stands.
    state = play("russian", idle("W:WKa1,Kc1,Ke1,Kf6:BKh8", 20, "few=20,-,-"), "c1-d2 h8xe5")
    assert state.counters.few[0] == 0


def test_the_main_road_must_be_held() -> None:
    held = idle("W:WKc1,Kg1,a3:BKh8", 9, "few=-,8,-")
    assert play("russian", held, "g1-h2").counters.few == (None, 9, None)
    # The king leaves the road, or a stronger piece stands on it too.
    off = idle("B:WKc1,Kg1,a3:BKh8", 9, "few=-,8,-")
    assert play("russian", off, "h8-d4").counters.few == (None, 9, None)
    assert play("russian", idle("B:WKc1,Kh2,a3:BKe5", 9, "few=-,8,-"), "e5-g3 h2xf4").counters.few == (
        None,
        None,
        None,
    )
    assert (
        play("russian", idle("W:WKc1,Kg1,a3:BKe5", 9, "few=-,8,-"), "g1-a7 e5-d6").counters.few == (None,) * 3
    )
    assert game_of("russian").load("W:WKc1,Kg1,a3:BKb8").counters.few == (None, None, None)
    assert game_of("russian").load("W:WKa1,Kg1,a3:BKh8").counters.few == (None, None, None)


@pytest.mark.parametrize(
    ("pieces", "plies", "position", "quiet", "man"),
    [
        (4, 60, "W:WKa1,Kc1:BKb8,Kd8", "c1-d2 b8-a7", None),
        (4, 60, "W:WKc1,Kg1,a3:BKb8", "g1-h2 b8-a7", "a3-b4"),
        (5, 60, "W:WKa1,a3,h2:BKb8,Kd8", "a1-b2 b8-a7", "a3-b4"),
        (6, 120, "W:WKa1,a3,h2:BKb8,Kd8,h6", "a1-b2 b8-a7", "a3-b4"),
        (7, 120, "W:WKa1,a3,h2,h4:BKb8,Kd8,h6", "a1-b2 b8-a7", "a3-b4"),
    ],
)
def test_unchanged_balance(pieces: int, plies: int, position: str, quiet: str, man: str | None) -> None:
    # FMJD-64 7.2.6; moves of men do not set it back.
    assert position.count(",") + 2 == pieces
    first, second = quiet.split()
    for key in ("russian", "brazilian"):
        assert drawn(key, f"{position} untaken={plies} unchanged={plies - 2}", first) is None
        counted = f"{position} untaken={plies} unchanged={plies - 2}"
        assert drawn(key, counted, f"{first} {second}") is Ending.NO_PROGRESS
        if man:
            assert drawn(key, f"{position} untaken={plies} unchanged={plies - 1}", man) is Ending.NO_PROGRESS
        # Here the fifteen king moves of 7.2.5 are not enough.
        assert drawn(key, idle(position, 40), first) is None


@pytest.mark.parametrize("key", ["russian", "brazilian"])
def test_a_main_road_that_is_not_held_gives_thirty_moves(key: str) -> None:
    """FMJD-64 7.2.7 gives five moves to a king that holds the road, and 7.2.4 fifteen to three kings alone. Two kings
    and a man have the thirty of 7.2.6 once the king has left the road, also where it is back there after fifteen."""
    position = "W:WKc1,Kg1,a3:BKh8"
    held, back = (
        f"{position} untaken=58 unchanged=58 few=-,9,-",
        f"{position} untaken=58 unchanged=58 few=-,0,-",
    )
    assert drawn(key, held, "g1-h2") is Ending.FEW_PIECES
    assert drawn(key, back, "g1-h2") is None
    assert drawn(key, back, "g1-h2 h8-g7") is Ending.NO_PROGRESS


def test_crowning_changes_the_balance() -> None:
    state = play("russian", idle("W:WKc1,g7,a3:BKb8,Kd8", 59), "g7-h8")
    assert (state.counters.unchanged, state.counters.untaken) == (0, 60)
    assert game_of("russian").outcome(state) is None


def test_pool_thirteen_moves_of_the_lone_king() -> None:
    # APCA: three kings against one; the 13th move of the lone king draws, even if it could then be captured.
    position = "{}:WK1:BK32,K31,K30 idle=24 untaken=24 unchanged=24 few={}"
    assert drawn("pool", position.format("W", 11), "1-5") is None
    assert drawn("pool", position.format("W", 12), "1-5") is Ending.FEW_PIECES
    assert drawn("pool", position.format("W", 12), "1-6") is Ending.FEW_PIECES
    assert drawn("pool", position.format("B", 12), "32-28") is None
    assert drawn("pool", position.format("B", 12), "32-28 1-5") is Ending.FEW_PIECES
    # Two or four kings are another matter.
    assert game_of("pool").load("W:WK1:BK32,K31").counters.few == (None,)
    assert game_of("pool").load("W:WK1:BK32,K31,K30,K29").counters.few == (None,)


def test_frisian_king_against_king() -> None:
    # WFD 21.1: drawn unless a king can be captured now or must be after the next move.
    game = game_of("frisian")
    found = {True: 0, False: 0}
    for one, other in itertools.permutations(range(1, 51), 2):
        state = game.load(f"W:WK{one}:BK{other}")
        moves = [step[3] for step in generator_of(game.ruleset).of(state.position)]
        can_take = any(move.captured for move in moves)
        replies = [generator_of(game.ruleset).of(game.after(state.position, move)) for move in moves]
        must_fall = all(any(reply[3].captured for reply in answers) for answers in replies)
        outcome = game.outcome(state)
        assert outcome == (None if can_take or must_fall else Outcome(Ending.KING_AGAINST_KING))
        found[can_take] += 1 if can_take else must_fall
    assert all(found.values()), found


@pytest.mark.parametrize(
    ("key", "position", "found"),
    [
        ("turkish", "W:Wa3:Bh6", Ending.ONE_AGAINST_ONE), ("turkish", "W:Wa3:BKh6", Ending.ONE_AGAINST_ONE),
        ("turkish", "W:WKa3:BKb6", Ending.ONE_AGAINST_ONE), ("turkish", "W:Wa3:Ba4", None),
        ("turkish", "W:WKa3:Ba6", None), ("turkish", "W:Wa3,b3:Bh6", None),
        ("armenian", "W:WKa1:BKb8", Ending.KING_AGAINST_KING), ("armenian", "W:WKa1:BKa7", None),
        ("armenian", "W:Wa3:BKh6", None), ("armenian", "W:WKa1,h2:BKb8", None),
        ("frisian", "W:WK46:BK1,2", None), ("frisian", "W:WK46:B1", None),
    ],
)  # fmt: skip
def test_one_against_one(key: str, position: str, found: Ending | None) -> None:
    assert drawn(key, position) is found


def test_turkish_one_against_one_comes_about_by_a_capture() -> None:
    assert drawn("turkish", "W:Wc3:Bc4,h7", "c3xc5") is Ending.ONE_AGAINST_ONE
    assert drawn("turkish", "W:Wc3:Bc4,Kc8", "c3xc5") is None
