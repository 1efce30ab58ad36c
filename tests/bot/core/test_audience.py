"""Who reads a message: what they may know of games, people and places."""

from dataclasses import replace
from itertools import product

import pytest

from bot.core.audience import Audience, all_read
from bot.core.match import Header, Match, Place, begin
from bot.core.terms import Practice
from rules import Side
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, PLACE, START, terms

THERE, THIRD, LETTER = Place(800, 801), Place(700, 701), Place(None, 5)
NOBODY: frozenset[Place] = frozenset()


def game(away: Place | None = None, practice: Practice | None = None) -> Match:
    header = Header(
        7, terms(), PLACE, (ANNA, BOB), 1, away=away, guest=Side.SECOND if away else None, practice=practice
    )
    return begin(replace(header, rules_version=header.terms.kind.rules_version), START, ANNA)[0]


@pytest.mark.parametrize(("seen", "public"), list(product([NOBODY, {PLACE}], repeat=2)))
def test_a_match_is_read_by_its_players_always_and_by_others_for_a_reason(
    seen: set[Place], public: set[Place]
) -> None:
    match = game()
    assert Audience(ANNA, THIRD).reads_match(match, seen, public)
    assert Audience(CARL, THIRD).reads_match(match, seen, public) is bool(seen or public)
    assert all_read(match, seen, public) is bool(seen or public)


def test_a_match_of_two_places_is_everybodys_only_where_both_are_published() -> None:
    match, carl = game(THERE), Audience(CARL, THIRD)
    for public in (NOBODY, {PLACE}, {THERE}, {PLACE, THERE}):
        assert carl.reads_match(match, NOBODY, public) is (len(public) == 2)
        assert all_read(match, NOBODY, public) is (len(public) == 2)


@pytest.mark.parametrize("private", [False, True])
def test_a_match_against_the_bot_is_never_everybodys(private: bool) -> None:
    match, carl = game(practice=Practice(Side.SECOND, 1, private)), Audience(CARL, PLACE)
    assert not carl.reads_match(match, NOBODY, {PLACE})
    assert not all_read(match, NOBODY, {PLACE})
    assert carl.reads_match(match, {PLACE}, NOBODY) is not private


def test_an_invitation_to_everybody_is_not_an_invitation_to_nobody() -> None:
    for reader in (Audience(CARL, PLACE), Audience(at=PLACE)):
        assert not reader.reads((ANNA, None), [PLACE], NOBODY)
        assert reader.reads((ANNA, None), [PLACE], {PLACE})


@pytest.mark.parametrize(
    ("reader", "away", "strangers", "side"),
    [
        (Audience(at=ELSEWHERE), None, set(), PLACE),
        (Audience(CARL, THIRD), None, {ANNA, BOB}, None),
        (Audience(ANNA, THIRD), None, set(), PLACE),
        (Audience(ANNA), None, set(), PLACE),
        (Audience(at=PLACE), THERE, {BOB}, PLACE),
        (Audience(at=THERE), THERE, {ANNA}, THERE),
        (Audience(ANNA), THERE, {BOB}, PLACE),
        (Audience(ANNA, THERE), THERE, set(), THERE),
        (Audience(BOB, LETTER), THERE, {ANNA}, THERE),
        (Audience(CARL, THIRD), THERE, {ANNA, BOB}, None),
        (Audience(at=PLACE), ELSEWHERE, set(), PLACE),
        (Audience(at=ELSEWHERE), ELSEWHERE, set(), ELSEWHERE),
    ],
)
def test_people_of_other_servers_are_strangers_and_nobody_is_led_there(
    reader: Audience, away: Place | None, strangers: set[int], side: Place | None
) -> None:
    match = game(away)
    assert reader.strangers([match]) == strangers
    assert reader.side(match) == side


def test_a_match_is_shown_as_its_own_place_near_there_shows_it() -> None:
    assert Audience(CARL, ELSEWHERE).shown(game()) == Audience(at=PLACE)
    assert Audience(CARL, THIRD).shown(game()) == Audience(at=THIRD)
    assert Audience(ANNA, THERE).shown(game(THERE)) == Audience(at=THERE)
