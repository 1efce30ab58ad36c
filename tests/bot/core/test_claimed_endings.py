"""Endings as games come to them: play within the match's own draw rules has the result that may be claimed."""

from itertools import islice
from random import Random

import pytest

from rules.draughts.endgames import endgames_of
from tests.bench.claims import DRAUGHTS, endings, held
from tests.seed import SEED

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
