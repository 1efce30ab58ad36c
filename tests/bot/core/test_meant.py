"""The game that a typed move is meant for, where it is possible in several."""

from __future__ import annotations

from bot.match.model import Typed, meant_by, written_in
from rules import Notation
from tests.bot.core.test_match import fresh
from tests.bot.fixtures import ANNA, ELSEWHERE, PLACE, START, terms


def test_numbers_are_meant_for_the_game_that_is_written_with_numbers() -> None:
    letters = fresh(terms(game="russian"))
    numbers, _ = fresh(terms(game="american")).play(ANNA, "11-15", START)
    waiting = [letters, numbers]
    assert all(written_in(match, "21-17") for match in waiting)
    assert meant_by(Typed("21-17"), waiting) == [numbers]
    # A player who reads all games in letters may still type numbers, and means either.
    assert meant_by(Typed("21-17", Notation.ALGEBRAIC), waiting) == waiting
    assert meant_by(Typed("21-17", None, PLACE.channel_id), waiting) == [numbers]
    assert meant_by(Typed("a3-b4", None, ELSEWHERE.channel_id), waiting) == [letters]
