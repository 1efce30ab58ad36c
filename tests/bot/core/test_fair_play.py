"""The opening is everybody's: so far the bot thinks about any position."""

import pytest

from bot.core.fair_play import in_opening, opening_plies
from bot.core.match import Header, Terms, begin
from tests.bot.fixtures import ANNA, BOB, PLACE, START, a_move, terms

BALLOTS = terms(game="russian").kind.ballots


@pytest.mark.parametrize("setup", [None, next(iter(BALLOTS))])
def test_ten_moves_from_the_usual_start_or_a_drawn_opening_are_the_opening(setup: str | None) -> None:
    agreed = Terms("russian", terms().pace, setup)
    match, _ = begin(Header(7, agreed, PLACE, (ANNA, BOB), agreed.kind.rules_version), START)
    for made in range(12):
        assert in_opening(match) == (made <= 10), made
        match, _ = match.play(match.mover, a_move(match), START)


def test_a_position_of_somebody_s_own_is_no_opening() -> None:
    assert opening_plies(terms(game="russian").kind, "W:Wa1,c1:Bd8,f8") < 0
