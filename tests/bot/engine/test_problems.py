"""Every problem that comes with the package has one winning way: by the endgame tables, or by a referee."""

from itertools import product

import pytest

import bot.problems.model
from bot.engine.problems import book
from bot.engine.problems.mined import GRADES, Kind, Mined
from rules import GAMES, Side
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State
from tests.bot.engine.referee import MAN, Referee, faults, solves
from tests.rules.draughts.positions import game_of

FEWEST = 60
"""Problems of each game, so that nobody meets one twice in two months."""
TOGETHER = 1_600
"""Problems of all games, at least."""
PARTS = 12
TWINS = 4
"""Squares by which two positions differ, at most, that are one problem."""
FALSE = {
    "american": (57,),
    "canadian": (59,),
    "german": (26, 44, 63),
    "italian": (6,),
    "pool": (33, 36, 55, 57),
    "russian": (34, 149),
}
"""Problems, by their places in the files, whose first move was found to lose by force, or to win less than they say."""
DOUBLE = {
    "brazilian": (119, 120, 145), "czech": (143, 157, 187), "german": (129,), "international": (160,),
    "italian": (160, 176), "pool": (139,), "russian": (110,), "spanish": (151, 173, 185),
}  # fmt: skip
"""Others in which a search of every move found as much for another one, at the first turn or later."""


def problems_of(game: str) -> tuple[Mined, ...]:
    """The problems of a game that are set."""
    return tuple(problem for problem in book.problems_of(game) if not problem.withdrawn)


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


@pytest.mark.parametrize(
    ("game", "place"),
    [(game, place) for found in (FALSE, DOUBLE) for game, places in found.items() for place in places],
)
def test_false_problems_are_withdrawn(game: str, place: int) -> None:
    assert book.problems_of(game)[place].withdrawn


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


def test_the_referee_agrees_that_the_other_ways_are_ways() -> None:
    several = [problem for game in book.games() for problem in problems_of(game) if problem.ways]
    assert len(several) >= 5
    for problem in several:
        assert all(solves(game_of(problem.game), problem, way) for way in problem.ways), problem


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize(("game", "part"), list(product(book.games(), range(PARTS))))
def test_the_referee_finds_no_fault(game: str, part: int) -> None:
    """A search of another kind, with pieces alone and without reductions."""
    for problem in problems_of(game)[part::PARTS]:
        if problem.kind is Kind.SHOT:
            assert faults(game_of(game), problem) == [], problem


@pytest.mark.parametrize(("position", "won"), [("W:Wc3,a1:Bd4,f6,g7", False), ("W:Wc3,a1:Bd4,g7,h8", True)])
def test_a_man_that_is_taken_back_is_no_gain(position: str, won: bool) -> None:
    game = game_of("russian")
    node = game.tree.node(game.load(position))
    assert Referee(game, 0, game.tree.balance(node) + MAN, 40_000).reached(node, 0) is won
