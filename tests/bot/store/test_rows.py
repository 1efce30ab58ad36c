"""A match that was put into a row comes out the same, and so do the typed values of the frozen databases."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, is_dataclass, replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from bot.core import events, news
from bot.core.log import kind_of
from bot.core.match import Header, Match, Place, begin, replay
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.ladders.model import event as ladder_event
from bot.match.rows.match_rows import derived_row, header_row, match_of, positions
from bot.outbox.rows import NEWS
from bot.store.codec import Codec, written
from bot.tournaments.model import event as tournament_event
from rules import GAMES, Side
from tests.bot.fixtures import ANNA, BOB, PLACE, START, a_move, read_back
from tests.bot.store.dumps import DUMPS


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


STORED = {
    "match_events": (Codec[Any](events.What), "detail"),
    "ladder_events": (Codec[Any](ladder_event.What), "detail"),
    "tournament_events": (Codec[Any](tournament_event.What), "detail"),
    "notices": (NEWS, "facts"),
}
"""Tables with typed values: how they are read, and the column."""
TOURNAMENTS = STORED["tournament_events"][0]
SHORTENED = {("notices", "turn"), ("notices", "over")}
DATA = Path(__file__).parents[2] / "data"
ROWS = {
    name: [(kind, text) for kind, _, text in (line.partition(" ") for line in lines.splitlines())]
    for name, file in (("tournament_events", "tournament-events.txt"), ("notices", "notices.txt"))
    for lines in [(DATA / file).read_text(encoding="utf-8")]
}
"""Kinds and values, as the first release writes them."""


def still(table: str, kind: str, text: str) -> str:
    """The values without those that followed from the events of the match, and are said no more."""
    gone = {"move", "passed", "draw_offered", "draw_declined"} if (table, kind) in SHORTENED else set()
    return json.dumps({name: value for name, value in json.loads(text).items() if name not in gone})


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda path: path.stem)
@pytest.mark.parametrize("table", STORED)
def test_stored_values_are_read_and_written_back_to_the_letter(dump: Any, table: str) -> None:
    codec, column = STORED[table]
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        rows = database.execute(f"SELECT kind, {column} FROM {table}").fetchall()
    assert rows
    for kind, text in rows:
        assert json.dumps(written(codec.read(kind, json.loads(text)))) == still(table, kind, text)


@pytest.mark.parametrize(
    ("table", "kind", "text"), [(table, kind, text) for table, rows in ROWS.items() for kind, text in rows]
)
def test_every_kind_is_read_and_written_back_to_the_letter(table: str, kind: str, text: str) -> None:
    what = STORED[table][0].read(kind, json.loads(text))
    assert kind_of(type(what)) == kind
    assert json.dumps(written(what)) == still(table, kind, text)


@pytest.mark.parametrize(
    ("table", "union"), [("tournament_events", tournament_event.What), ("notices", news.What)]
)
def test_those_have_every_kind_with_every_field(table: str, union: Any) -> None:
    found = [STORED[table][0].read(kind, json.loads(text)) for kind, text in ROWS[table]]
    assert {type(what) for what in found} == set(get_args(union))
    said = {(type(part), name) for what in found for part in parts_of(what) for name in differing(part)}
    kinds = {type(part) for what in found for part in parts_of(what)}
    assert {(kind, each.name) for kind in kinds for each in fields(kind)} - said == set()


def parts_of(value: Any) -> Iterator[Any]:
    """The value, and the dataclasses in it that are stored by their fields."""
    if is_dataclass(value) and not isinstance(value, Terms):
        yield value
        for each in fields(value):
            yield from parts_of(getattr(value, each.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from parts_of(each)


def differing(value: Any) -> Iterator[str]:
    """The fields that do not have their default."""
    for each in fields(value):
        if getattr(value, each.name) != each.default:
            yield each.name
