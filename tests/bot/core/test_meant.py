"""The game that a typed move is meant for, where it is possible in several."""

from itertools import permutations

import pytest

from bot.core.match import Header, Match, begin
from bot.core.terms import Place
from bot.match.model import Typed, matches_meant, written_in
from rules import Notation, RulesError
from tests.bot.core.test_match import fresh
from tests.bot.fixtures import ANNA, BOB, ELSEWHERE, PLACE, START, terms


def test_numbers_are_meant_for_the_game_that_is_written_with_numbers() -> None:
    letters = fresh(terms(game="russian"))
    numbers, _ = fresh(terms(game="american")).play(ANNA, "11-15", START)
    waiting = [letters, numbers]
    assert all(written_in(match, "21-17") for match in waiting)
    assert matches_meant(Typed("21-17"), waiting) == [numbers]
    # A player who reads all games in letters may still type numbers, and means either.
    assert matches_meant(Typed("21-17", Notation.ALGEBRAIC), waiting) == waiting
    assert matches_meant(Typed("21-17", None, PLACE.channel_id), waiting) == [numbers]
    assert matches_meant(Typed("a3-b4", None, ELSEWHERE.channel_id), waiting) == [letters]


def test_a_refusal_speaks_of_the_game_whose_board_has_the_squares_and_the_piece() -> None:
    american = fresh(terms(game="american"))
    captures = at("international", "W:W27,40,45:B21,22")
    quiet = at("international", "W:W31,32:B1,2")
    russian = at("russian", place=ELSEWHERE)
    # No square 40 in American checkers; in both others there is one, and only in one of them does a man stand there.
    for waiting in permutations([american, captures, quiet, russian]):
        assert matches_meant(Typed("40-34"), waiting) == [captures]
        assert matches_meant(Typed("40-34", None, ELSEWHERE.channel_id), waiting) == [captures]
    assert "illegal-capture-compulsory" in str(refused(captures, "40-34"))
    # Where nothing sets them apart it is the one that is played here, and then the one that was touched last.
    other = fresh(terms(game="american"))
    assert matches_meant(Typed("9-18"), [american, other]) == [other]
    assert matches_meant(Typed("9-18"), [other, american]) == [american]
    away = at("american", place=ELSEWHERE)
    assert matches_meant(Typed("9-18", None, PLACE.channel_id), [american, away]) == [american]
    # A text that is no move anywhere goes by how it is written.
    assert matches_meant(Typed("c3-z9"), [american, russian, other]) == [russian]


def at(game: str, position: str | None = None, place: Place = PLACE) -> Match:
    agreed = terms(game=game, setup=position)
    return begin(Header(7, agreed, place, (ANNA, BOB), agreed.kind.rules_version), START, BOB)[0]


def refused(match: Match, text: str) -> RulesError:
    with pytest.raises(RulesError) as error:
        match.game.parse(match.state, text)
    return error.value
