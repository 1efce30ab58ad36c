"""A match that was put into a row comes out the same, in every game and at every ply."""

import json
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.core.match import Header, Match, Place, Terms, begin, replay
from bot.core.pace import Pace
from bot.match.rows.match_rows import derived_row, header_row, match_of, positions
from rules import GAMES, Side
from tests.bot.fixtures import ANNA, BOB, PLACE, START, a_move, read_back


def stored(match: Match) -> Match:
    row = {"id": match.id, **header_row(match), **derived_row(match)}
    row["talks"] = json.loads(json.dumps(row["talks"]))
    # Read from its text, as by the next process.
    positions.forget()
    return match_of(row)


@pytest.mark.parametrize("key", list(GAMES))
def test_random_matches_come_back_from_their_rows_and_from_their_events(key: str) -> None:
    random = Random(key)
    terms = Terms(key, Pace.parse("standard@Europe/Berlin"))
    match, events = begin(Header(3, terms, PLACE, (ANNA, BOB), terms.kind.rules_version), START, BOB)
    now = START
    while not match.over and len(match.moves) < 80:
        now += timedelta(milliseconds=random.randrange(18 * 3_600_000))
        chosen = a_move(match, random.randrange(1000))
        offer = random.random() < 0.1 and match.talks.offered[match.to_move] <= 1
        match, happened = match.play(match.mover, chosen, now, offer_draw=offer)
        events += happened
        assert stored(match) == match
    assert replay(match.header, events) == match
    assert stored(match).last_move == match.last_move


def test_a_position_that_was_written_need_not_be_read_from_its_text() -> None:
    terms = Terms("international", Pace.parse("1d"))
    match, _ = begin(Header(3, terms, PLACE, (ANNA, BOB), 1), START, BOB)
    match, _ = match.play(match.mover, a_move(match), START)
    row = {"id": match.id, **header_row(match), **derived_row(match)}
    again = match_of(row)
    assert again.state is match.state
    assert again.previous_state is match.previous_state
    positions.forget()
    assert match_of(row) == again


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    ("key", "position", "cycle"),
    [
        ("american", "B:WK32,29:BK1,5", "1-6 32-28 6-1 28-32"),
        ("czech", "W:WKg1,a1:BKb8,h8", "g1-h2 b8-a7 h2-g1 a7-b8"),
    ],
)
def test_a_match_keeps_the_rules_it_began_with(key: str, position: str, cycle: str, version: int) -> None:
    # These games drew by themselves at the third repetition in version 1 and leave it to the players in version 2.
    terms = Terms(key, Pace.parse("1d"), setup=position)
    match, events = begin(Header(3, terms, PLACE, (ANNA, BOB), version), START, BOB)
    for move in cycle.split() * 2:
        assert not match.over
        match = stored(match)
        match, happened = match.play(match.mover, move, START)
        events += happened
    assert match.over is (version == 1)
    assert (match.claimable(match.mover) is None) is (version == 1)
    assert stored(match) == match == replay(match.header, events)


def test_what_stands_between_the_players_is_kept() -> None:
    terms = Terms(next(iter(GAMES)), Pace.parse("1d"))
    match, _ = begin(Header(3, terms, PLACE, (ANNA, BOB), 1), START, BOB)
    for _ in range(2):
        match, _ = match.play(match.mover, a_move(match), START)
    asked, _ = match.ask_takeback(BOB, START)
    offered, _ = asked.offer_draw(ANNA, START)
    fell, _ = offered.flag(START + timedelta(days=1))
    over, _ = fell.claim_time(BOB, START + timedelta(days=2))
    for seen in (match, asked, offered, fell, over):
        assert stored(seen) == seen


@pytest.mark.parametrize("guest", list(Side))
def test_a_match_of_two_places_knows_which_player_is_where(guest: Side) -> None:
    terms, away = Terms(next(iter(GAMES)), Pace.parse("1d")), Place(None, 77, abroad=78)
    header = Header(3, terms, PLACE, (ANNA, BOB), 1, away=away, guest=guest)
    match, events = begin(header, START, BOB)
    assert stored(match) == match == replay(match.header, events)
    assert stored(match).header.away == away
    assert match.places == (PLACE, away)
    assert match.place_of(match.players[guest]).abroad == 78
    assert match.place_of(match.players[guest.other]) == match.place_of(None) == match.place_of(999) == PLACE
    assert read_back(events[0].what) == events[0].what
    one = begin(replace(header, away=None, guest=None), START)[0]
    assert one.places == (PLACE,)
    assert one.place_of(ANNA) == one.place_of(BOB) == PLACE
