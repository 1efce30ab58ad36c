"""Every problem that comes with the package has one winning way: by the endgame tables, or as a referee found."""

import hashlib

import pytest

import bot.problems.model
from bot.engine.problems import book
from bot.engine.problems.book import GRADES, Kind, Mined
from rules import GAMES, Side
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State
from tests.rules.draughts.positions import game_of

FEWEST = 60
"""Problems of each game, so that nobody meets one twice in two months."""
TOGETHER = 1_600
"""Problems of all games, at least."""
TWINS = 4
"""Squares by which two positions differ, at most, that are one problem."""
SEEN = "2afe8e5c96725a17"
"""Of the files that a referee, a search of another kind, has looked through: it stands in the history of this folder,
and is to see what is added. Some it found false, which are withdrawn.
"""


def problems_of(game: str) -> tuple[Mined, ...]:
    """The problems of a game that are set."""
    return tuple(problem for problem in book.problems_of(game) if not problem.withdrawn)


def test_the_problems_are_those_that_the_referee_has_seen() -> None:
    files = b"".join(path.read_bytes() for path in sorted(book.FOLDER.glob("*.txt")))
    assert hashlib.sha256(files).hexdigest()[:16] == SEEN


def test_mining_and_the_board_of_the_month_know_the_same_grades() -> None:
    assert GRADES == bot.problems.model.GRADES


def test_games_of_draughts_have_problems_for_two_months() -> None:
    assert set(book.games()) <= {key for key, game in GAMES.items() if isinstance(game, DraughtsGame)}
    counts = {game: len(problems_of(game)) for game in book.games()}
    assert min(counts.values()) >= FEWEST, counts
    assert sum(counts.values()) >= TOGETHER, counts


@pytest.mark.parametrize("game", book.games())
def test_no_two_are_alike_and_all_can_be_played(game: str) -> None:
    """And none that was withdrawn comes again."""
    problems, rules = problems_of(game), game_of(game)
    assert len({problem.position for problem in book.problems_of(game)}) == len(book.problems_of(game))
    assert len({problem.solution for problem in problems}) == len(problems)
    assert len({problem.grade for problem in problems}) >= 2
    boards = [rules.tree.node(rules.load(problem.position)) for problem in problems]
    for place, one in enumerate(boards):
        for other in boards[:place]:
            changed = 0
            for here, there in zip(one[1:], other[1:], strict=True):
                changed |= here ^ there
            assert one[0] != other[0] or changed.bit_count() > TWINS
    for problem in problems:
        state = rules.load(problem.position)
        for text in problem.solution:
            state = rules.play(state, rules.parse(state, text))
        assert len(problem.solution) % 2
        assert (problem.gain == 0) is (rules.outcome(state) is not None)


def wins(game: DraughtsGame, state: State, solver: Side) -> bool:
    """By the rules where the game is over, else by the tables."""
    if (outcome := game.outcome(state)) is not None:
        return outcome.winner is solver
    tables = endgames_of(game)
    assert tables is not None
    known = tables.verdict(state)
    assert known is not None, game.dump(state)
    return known.result != 0 and (known.result > 0) is (state.to_move is solver)


@pytest.mark.parametrize("game", book.games())
def test_an_ending_is_won_by_one_move_alone_at_every_turn(game: str) -> None:
    rules = game_of(game)
    for problem in problems_of(game):
        if problem.kind is Kind.ENDING:
            state = rules.load(problem.position)
            solver = state.to_move
            for text in problem.solution:
                if state.to_move is solver:
                    moves = rules.legal_moves(state)
                    winning = [move for move in moves if wins(rules, rules.play(state, move), solver)]
                    assert winning == [rules.parse(state, text)], problem
                state = rules.play(state, rules.parse(state, text))
