"""The stronger levels play an ending of few pieces as well as it can be played, and to its end."""

from random import Random

import pytest

from bot.engine.levels import LEVELS
from bot.engine.player import Answer, decide, think
from rules import Ending, Side, find_game
from rules.draughts.endgames import Verdict, endgames_of
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from tests.bot.fixtures import sure
from tests.rules.draughts.positions import game_of
from tests.seed import SEED

pytestmark = pytest.mark.usefixtures("either")

LONG = "B:WK32:BK1,K2"
"""Two kings against one in the double corner: 33 plies at most, far beyond what the level sees."""
BLOCKED = ("W:WKa5,Kb4,Kb2:BKa1", "W:WKg7,Kb2,Kh2:BKa1", "W:WKf8,Kf6:BKh8")
"""Kings that can be blocked in."""


def known(game: DraughtsGame, state: State) -> Verdict | None:
    """The verdict of the tables that the game has."""
    tables = sure(endgames_of(game))
    return tables.verdict(state)


@pytest.mark.parametrize("number", [5, 6])
def test_two_kings_catch_one_in_as_few_plies_as_there_are(number: int) -> None:
    game = game_of("american")
    state = game.start(LONG)
    found = sure(known(game, state))
    assert (found.result, found.plies > 15) == (1, True)
    for plies in range(found.plies):
        assert game.outcome(state) is None
        state = game.play(state, think(game, state, LEVELS[number], seed=1, plies=40 + plies).move)
    outcome = sure(game.outcome(state))
    assert (outcome.ending, outcome.winner) in ((Ending.NO_PIECES, Side.FIRST), (Ending.NO_MOVES, Side.FIRST))


def test_a_weak_level_does_not_know_the_tables() -> None:
    game = find_game("american")
    values = {
        number: think(game, game.start(LONG), LEVELS[number], seed=1, plies=40).value for number in (2, 5)
    }
    assert values[5] > 90_000
    assert values[2] < 90_000


@pytest.mark.parametrize("key", ["russian", "brazilian"])
@pytest.mark.parametrize("number", [5, 6])
def test_three_kings_catch_one_within_fifteen_moves(key: str, number: int) -> None:
    """Against the longest defence by the tables; the rules give fifteen moves, and five once two kings are left."""
    game, chance, won = game_of(key), Random(SEED), 0
    while won < 5:
        cells = chance.sample(game.ruleset.board.cells, 4)
        position = Position(Side.FIRST, (0, 0), (sum(1 << cell for cell in cells[:3]), 1 << cells[3]))
        state = game.load(write_position(game.ruleset, position))
        found = known(game, state)
        if found is None or found.plies < 5:
            continue
        won += 1
        for plies in range(found.plies):
            assert game.outcome(state) is None
            if plies % 2 == 0:
                move = think(game, state, LEVELS[number], seed=1, plies=40).move
            else:
                after = {move: known(game, game.play(state, move)) for move in game.legal_moves(state)}
                move = max(after, key=lambda move: found.plies if (found := after[move]) is not None else 0)
            state = game.play(state, move)
        outcome = sure(game.outcome(state))
        assert outcome.winner is Side.FIRST


@pytest.mark.parametrize("number", [5, 6])
def test_a_lost_ending_of_the_tables_is_played_out(number: int) -> None:
    """A learner wins it on the board; with more pieces it would be given up."""
    game = find_game("american")
    for position, answer in (("B:WK1,K2:BK32", Answer.MOVE), ("W:W32:BK1,K2,K5,K6,K9", Answer.RESIGN)):
        assert decide(game, game.start(position), LEVELS[number], seed=1, plies=90).answer is answer


@pytest.mark.parametrize(
    ("key", "position"),
    [("russian", "B:Wg5,g1:Bb8"), ("international", "W:Wb6:Bf2,g9"), ("frisian", "W:W36:B20,K8")],
)
@pytest.mark.parametrize("number", [5, 6])
def test_a_lost_ending_that_a_draw_rule_may_yet_save_is_played_out_too(
    number: int, key: str, position: str
) -> None:
    """The board alone is lost; the win can take longer than the rule allows, or a king may have to rest."""
    game = find_game(key)
    state, tables = game.start(position), endgames_of(game_of(key))
    assert tables is not None
    assert tables.verdict(state) is None
    found = sure(tables.look_up(game.tree.node(state)))
    assert found.result == -1
    assert decide(game, state, LEVELS[number], seed=1, plies=90).answer is Answer.MOVE


@pytest.mark.parametrize("number", [4, 5])
def test_a_dead_draw_is_offered_and_taken(number: int) -> None:
    """By the levels that know the tables, however few moves were made; a won ending is not given away."""
    game, knows = find_game("russian"), number >= 5
    dead, won = game.start("W:WKa1:BKb8"), game.start("W:WKc1,Ke1,Kg1:BKb8")
    level = LEVELS[number]
    assert (decide(game, dead, level, seed=1, plies=12).answer is Answer.OFFER_DRAW) is knows
    taken = decide(game, dead, level, seed=1, plies=12, draw_offered=True).answer
    assert (taken is Answer.ACCEPT_DRAW) is knows
    assert decide(game, won, level, seed=1, plies=60, draw_offered=True).answer is Answer.MOVE


def test_a_king_that_can_be_blocked_in_now_is_not_chased_on() -> None:
    """A win at once is the shortest of all, also where the tables know longer ones."""
    game = game_of("russian")
    for position in BLOCKED:
        state = game.start(position)
        assert known(game, state) == Verdict(1, 1)
        assert not any(move.captured for move in game.legal_moves(state))
        after = game.play(state, think(game, state, LEVELS[5], seed=1, plies=40).move)
        outcome = sure(game.outcome(after))
        assert outcome.ending is Ending.NO_MOVES
