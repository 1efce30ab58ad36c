"""The endgame tables' verdict on a match, for people who must decide it; play within the draw rules bears it out."""

from random import Random

import pytest

from bot.core.match import begin
from bot.core.record import Header
from bot.core.terms import Place, Terms
from bot.core.verdict import Known, known_result
from rules import GAMES, Side
from rules.draughts.endgames import MOST, Endgames, endgames_of, solvable
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from tests.bot.fixtures import START, sure, terms
from tests.seed import SEED


def known(game: str, setup: str | None) -> Known | None:
    agreed = Terms(game, terms("none").pace, setup)
    match, _ = begin(Header(1, agreed, Place(1, 2), (101, 102), agreed.kind.rules_version), START)
    return known_result(match.game, match.state)


@pytest.mark.parametrize(
    ("setup", "winner"),
    [
        ("B:WK32:BK1,K10", Side.FIRST),
        ("W:WK32:BK1,K10", Side.FIRST),
        ("B:WK32,K31:BK1", Side.SECOND),
        ("B:WK32:BK1", None),
    ],
)
def test_the_winner_is_named_whoever_is_to_move(setup: str, winner: Side | None) -> None:
    found = sure(known("american", setup))
    assert found.winner is winner
    assert (found.plies > 0) is (winner is not None)


def test_no_table_is_read_before_there_is_an_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[DraughtsGame] = []
    monkeypatch.setattr("bot.core.verdict.endgames_of", asked.append)
    assert known("american", None) is None
    assert known("american", "B:WK32,K31,30:BK1,K2") is None
    assert not asked
    assert known("american", "B:WK32,K31:BK1,K2") is None
    assert len(asked) == 1
    for game in GAMES.values():
        tables = endgames_of(game) if isinstance(game, DraughtsGame) else None
        assert tables is None or max(material.pieces for material in tables._values) <= MOST


@pytest.mark.parametrize(
    ("game", "setup"), [("american", None), ("american", "B:WK31,K32:BK1,K10"), ("zongheng", None)]
)
def test_nothing_is_said_where_nothing_is_sure(game: str, setup: str | None) -> None:
    assert known(game, setup) is None


ENDINGS = 300
"""Of each game in a run. Once, 100,000 and more were tried in all."""
DRAUGHTS = [each for each in GAMES.values() if isinstance(each, DraughtsGame) and solvable(each)]


def come_to(game: DraughtsGame, dice: Random) -> tuple[State, Known]:
    """The first state of a game played by lot, from four or five pieces anywhere, whose result is known, with all that
    the draw rules have counted.
    """
    while True:
        men, kings = [0, 0], [0, 0]
        for number, cell in enumerate(dice.sample(game.ruleset.board.cells, dice.choice((4, 5)))):
            side = Side(number % 2)
            man = dice.random() < 0.5 and not 1 << cell & game.ruleset.last_row(side)
            (men if man else kings)[side] |= 1 << cell
        state = State(Position(dice.choice(list(Side)), (men[0], men[1]), (kings[0], kings[1])))
        while game.outcome(state) is None:
            if (known := known_result(game, state)) is not None:
                return state, known
            state = game.play(state, dice.choice(game.legal_moves(state)))


def held(game: DraughtsGame, tables: Endgames, state: State, known: Known) -> bool:
    """Does the winner win over the board against the longest defence, and does nobody win a draw?"""
    if known.winner is None:
        return max(result for result, _, _ in values(game, tables, state)) == 0
    while (outcome := game.outcome(state)) is None:
        after = values(game, tables, state)
        if state.to_move is known.winner:
            won = [each for each in after if each[0] == 1]
            state = min(won, key=lambda each: each[1])[2] if won else after[0][2]
        else:
            state = max(after, key=lambda each: each[1])[2]
    return outcome.winner is known.winner


def values(game: DraughtsGame, tables: Endgames, state: State) -> list[tuple[int, int, State]]:
    """The verdict after each move, for who has made it, and its plies: by the tables, or by the rules where it ends."""
    found = []
    for after in (game.play(state, move) for move in game.legal_moves(state)):
        if (outcome := game.outcome(after)) is not None:
            result = 0 if outcome.winner is None else 1 if outcome.winner is state.to_move else -1
            found.append((result, -1, after))
        else:
            verdict = sure(tables.look_up(game.tree.node(after)))
            found.append((-verdict.result, verdict.plies, after))
    return found


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("game", DRAUGHTS, ids=lambda game: game.key)
def test_an_ending_that_may_be_claimed_ends_so_over_the_board(game: DraughtsGame) -> None:
    tables, dice = endgames_of(game), Random(SEED)
    assert tables is not None
    found = [come_to(game, dice) for _ in range(ENDINGS)]
    assert not [(state, known) for state, known in found if not held(game, tables, state, known)]
