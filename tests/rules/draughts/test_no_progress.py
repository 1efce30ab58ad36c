"""Draws by moves without progress at their boundary, and what begins each count again."""

import random

import pytest

from rules import GAMES
from rules.draughts.variants import VARIANTS
from rules.errors import UnknownVersion
from rules.game import Ending, Outcome
from tests.rules.draughts.counted import drawn, idle, play
from tests.rules.draughts.positions import game_of


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
