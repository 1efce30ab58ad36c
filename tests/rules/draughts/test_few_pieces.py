"""Draws by few pieces, by moves of one king and by moves without progress, each at its boundary."""

import itertools
import random

import pytest

from rules import GAMES
from rules.draughts.movegen import generator_of
from rules.draughts.state import Run
from rules.draughts.variants import VARIANTS
from rules.errors import IllegalMove, Reason, UnknownVersion
from rules.game import Ending, Outcome, Side
from tests.rules.draughts.counted import Counted, drawn, ending, idle, play
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


@pytest.mark.parametrize(
    ("key", "plies", "position", "quiet", "resets", "found"),
    [
        ("american", 160, "B:WK32,K31,21:BK1,K2,5", "1-6 32-28", ["5-9", "1-6 21-17"], Ending.NO_PROGRESS),
        ("german", 160, "B:WK32,K31,21:BK1,K2,5", "1-6 32-28", ["5-9", "1-6 21-17"], Ending.NO_PROGRESS),
        ("pool", 80, "B:WK32,K31,21:BK1,K2,5", "1-6 32-28", ["5-9", "1-6 21-17"], Ending.NO_PROGRESS),
        ("gothic", 160, "W:WKa1,h2:BKh8,a7", "a1-a2 h8-h7", ["h2-g3", "a1-a2 a7-b6"], Ending.NO_PROGRESS),
        ("spanish", 160, "W:WK4,2:BK29,31", "4-8 29-25", ["2-6", "4-8 31-27"], Ending.NO_PROGRESS),
        ("czech", 30, "W:WKg1,a1:BKb8,h8", "g1-h2 b8-a7", ["a1-b2", "g1-h2 h8-g7"], Ending.NO_PROGRESS),
        ("brazilian:cbd", 40, "W:WKg1,Kc1,a3:BKb8,Ke7", "g1-h2 b8-a7", ["a3-b4"], Ending.KINGS_ONLY),
        ("international", 50, "W:WK48,45:BK3,1", "48-43 3-8", ["45-40", "48-43 1-7"], Ending.KINGS_ONLY),
        ("canadian", 50, "W:WK67,70,71:BK3,1", "67-61 3-9", ["70-64", "67-61 1-7"], Ending.KINGS_ONLY),
        ("malaysian", 50, "W:WK67,70:BK3,1", "67-61 3-9", ["70-64", "67-61 1-7"], Ending.KINGS_ONLY),
        ("russian", 30, "W:WKg1,Kc1,a3,h4:BKb8,Ke7,h6,a5", "g1-h2 b8-a7", ["a3-b4"], Ending.KINGS_ONLY),
        ("brazilian", 30, "W:WKg1,Kc1,a3,h4:BKb8,Ke7,h6,a5", "g1-h2 b8-a7", ["a3-b4"], Ending.KINGS_ONLY),
    ],
)
def test_king_moves_only(
    key: str, plies: int, position: str, quiet: str, resets: list[str], found: Ending
) -> None:
    first, second = quiet.split()
    assert drawn(key, idle(position, plies - 2), first) is None
    assert drawn(key, idle(position, plies - 2), f"{first} {second}") is found
    assert drawn(key, idle(position, plies - 1), first) is found
    for moves in resets:
        state = play(key, idle(position, plies - len(moves.split())), moves)
        assert game_of(key).outcome(state) is None
        assert state.counters.idle == 0


def test_a_capture_begins_all_counts_again() -> None:
    state = play("international", idle("W:WK48,45,32:BK3,1,27", 49), "32x21")
    assert (state.counters.idle, state.counters.untaken, state.counters.unchanged) == (0, 0, 0)
    assert game_of("international").outcome(state) is None


CLAIMS = {
    "american": ("B:WK32,29:BK1,5", "1-6 32-28 6-1 28-32", "5-9"),
    "german": ("B:WKg1,c1:BKb8,f8", "b8-a7 g1-h2 a7-b8 h2-g1", "f8-g7"),
    "gothic": ("W:WKa1,h2:BKh8,a7", "a1-a2 h8-h7 a2-a1 h7-h8", "h2-g3"),
    "gothic:flying": ("W:WKa1,h2:BKb8,d7", "a1-a2 b8-c8 a2-a1 c8-b8", "h2-g3"),
    "italian": ("W:WK32,31:BK1,2", "32-28 1-5 28-32 5-1", "31-27"),
    "spanish": ("W:WK4,2:BK29,31", "4-8 29-25 8-4 25-29", "2-6"),
    "czech": ("W:WKg1,a1:BKb8,h8", "g1-h2 b8-a7 h2-g1 a7-b8", "a1-b2"),
}
"""A position, moves that come back to it, and a move of a man."""


@pytest.mark.parametrize("key", [key for key in CLAIMS if key != "czech"])
def test_forty_moves_are_a_draw_on_request(key: str) -> None:
    game = game_of(key)
    position, cycle, man = CLAIMS[key]
    first, second, *_ = cycle.split()
    before = play(key, idle(position, 78), first)
    assert (game.outcome(before), game.claimable_draw(before)) == (None, None)
    on = play(key, idle(position, 78), f"{first} {second}")
    assert (game.outcome(on), game.claimable_draw(on)) == (None, Outcome(Ending.NO_PROGRESS))
    later = play(key, idle(position, 158), first)
    assert (game.outcome(later), game.claimable_draw(later)) == (None, Outcome(Ending.NO_PROGRESS))
    after = play(key, idle(position, 79), man)
    assert game.claimable_draw(after) is None


@pytest.mark.parametrize("key", [key for key in CLAIMS if key != "italian"])
def test_a_third_repetition_is_a_draw_on_request_and_a_fifth_by_itself(key: str) -> None:
    # Nine of 5,833 real games of American checkers went on after the third; two of them were won.
    game = game_of(key)
    position, cycle, _ = CLAIMS[key]
    state, found = game.start(position), []
    for move in cycle.split() * 4:
        state = game.play(state, game.parse(state, move))
        found.append((game.claimable_draw(state) is not None, game.outcome(state) is not None))
    assert found == [(False, False)] * 7 + [(True, False)] * 8 + [(False, True)]


@pytest.mark.parametrize("key", [key for key in CLAIMS if key != "italian"])
def test_a_match_of_the_first_version_still_draws_by_itself(key: str) -> None:
    game = game_of(key)
    assert game.rules_version == 2
    first, (position, cycle, _) = game.of_version(1), CLAIMS[key]
    assert (first.key, first.rules_version, first.ruleset.king_reach) == (key, 1, game.ruleset.king_reach)
    state = first.start(position)
    for move in cycle.split() * 2:
        assert (first.outcome(state), first.claimable_draw(state)) == (None, None)
        state = first.play(state, first.parse(state, move))
    assert first.outcome(state) == Outcome(Ending.REPETITION)
    assert first.outcome(first.load(idle(position, 80))) == Outcome(Ending.NO_PROGRESS)
    assert first.of_version(2) is game
    assert game.of_version(1) is first


def test_fifteen_moves_draw_a_czech_game_that_forty_drew_before() -> None:
    game, (position, cycle, _) = game_of("czech"), CLAIMS["czech"]
    first, second, *_ = cycle.split()
    for rules, plies in ((game, 30), (game.of_version(1), 80)):
        state = rules.load(idle(position, plies - 2))
        for move in (first, second):
            assert (rules.outcome(state), rules.claimable_draw(state)) == (None, None)
            state = rules.play(state, rules.parse(state, move))
        assert rules.outcome(state) == Outcome(Ending.NO_PROGRESS)


def test_what_a_version_leaves_alone_is_the_same_game() -> None:
    for game in GAMES.values():
        assert game.of_version(game.rules_version) is game
        for version in (0, -1, game.rules_version + 1):
            with pytest.raises(UnknownVersion) as caught:
                game.of_version(version)
            assert caught.value.details == {"name": game.key, "version": version}


def test_no_other_draw_waits_for_a_claim() -> None:
    for key in (variant.key for variant in VARIANTS if variant.key not in CLAIMS):
        game = game_of(key)
        state = game.start()
        chosen = random.Random(1)
        while moves := game.legal_moves(state):
            assert game.claimable_draw(state) is None
            state = game.play(state, chosen.choice(moves))
        assert game.claimable_draw(state) is None


def test_turkish_fifty_plies_without_a_capture() -> None:
    # Men may move; only a capture begins the count again.
    position = "W:WKa1,c3:BKb8,g7,h7"
    counted = f"{position} untaken=48"
    assert drawn("turkish", counted, "c3-c4") is None
    assert drawn("turkish", counted, "c3-c4 g7-g6") is Ending.NO_PROGRESS
    assert drawn("turkish", "W:WKa1,c3:BKb8,g7,c4 untaken=49", "c3xc5") is None
    assert drawn("armenian", counted, "c3-c4 g7-g6") is None


@pytest.mark.parametrize("key", [variant.key for variant in VARIANTS])
def test_long_games_are_counted_as_by_hand(key: str) -> None:
    game = game_of(key)
    chosen = random.Random(key)
    for _ in range(4):
        state = game.start()
        past = [state.position]
        quiet = 0
        while (moves := game.legal_moves(state)) and len(past) < 400:
            move = chosen.choice([move for move in moves if not move.captured] or moves)
            state = game.play(state, move)
            quiet = quiet + 1 if state.position.occupied.bit_count() == past[-1].occupied.bit_count() else 0
            past.append(state.position)
            assert state.counters.untaken == quiet
        outcome = game.outcome(state)
        if outcome and outcome.ending is Ending.REPETITION:
            assert past.count(state.position) == (4 if key == "italian" else 3)
        elif key != "frisian":
            assert max(past.count(position) for position in past) < (4 if key == "italian" else 3)
