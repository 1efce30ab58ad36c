"""The endgame tables' verdict on a match, for people who must decide it; play within the draw rules bears it out."""

from itertools import islice
from random import Random

import pytest

from bot.core.match import begin
from bot.core.record import Header
from bot.core.terms import Place, Terms
from bot.core.verdict import Known, known_result
from rules import GAMES, Side
from rules.draughts.endgames import MOST, endgames_of
from rules.draughts.game import DraughtsGame
from tests.bench.claims import DRAUGHTS, endings, held
from tests.bot.fixtures import START, terms
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
    found = known("american", setup)
    assert found is not None
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
"""Of each game in a run. `python -m tests.bench claims` tries 100,000 and more in all."""


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("key", DRAUGHTS)
def test_an_ending_that_may_be_claimed_ends_so_over_the_board(key: str) -> None:
    game = DRAUGHTS[key]
    tables = endgames_of(game)
    assert tables is not None
    found = islice(endings(game, Random(SEED)), ENDINGS)
    assert not [(state, known) for state, known in found if not held(game, tables, state, known)]
