"""Ladders, replayed from their events and held against their rows and their matches."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.core.calendar import DAY, within
from bot.core.match import Match
from bot.core.terms import Place
from bot.ladders import rows as ladders
from bot.ladders.model.event import Challenged, Created, Event, Result
from bot.ladders.model.ladder import Ladder, replay
from bot.ladders.rows import Row
from bot.match.rows import matches
from bot.store.database import Connection
from bot.store.finding import Problem, differing, replayed, short
from rules import Ending


async def check(connection: Connection) -> AsyncIterator[Problem]:
    """Ladders that are stored otherwise than their events and their games make them."""
    for row in await ladders.all_rows(connection):
        for problem in await replayed(f"ladder {row['id']}", _faults(connection, row)):
            yield problem


async def _faults(connection: Connection, row: Row) -> list[str]:
    events = await ladders.events_of(connection, row["id"])
    created = events[0].what
    assert isinstance(created, Created)
    played = {
        match_id: await matches.load(connection, match_id)
        for match_id in await ladders.matches_of(connection, row["id"])
    }
    ladder = replay(row["id"], Place(created.guild, created.channel), events[:1])
    wrong = []
    for event in events[1:]:
        if isinstance(event.what, Result) and _otherwise(ladder, event.at, event.what, played):
            wrong.append(f"event {event.seq} is not the result of match {event.what.match}")
        ladder = ladder.apply(event)
    ladder = await ladders.add_absences(connection, ladder)
    return [*wrong, *_differences(row, ladder, events, played)]


def _differences(
    row: Row, ladder: Ladder, events: Sequence[Event], played: Mapping[int, Match]
) -> Iterator[str]:
    yield from differing(
        row,
        {
            "game": ladder.rules.terms.game,
            "guild_id": ladder.place.guild_id,
            "channel_id": ladder.place.channel_id,
            "closed": ladder.closed,
            "last_seq": ladder.seq,
            "created_at": ladder.created_at,
        },
    )
    # Anything that puts it off is seen when its time has come.
    soonest, latest = replace(ladder, away=(), holidays={}).wakes_at, ladder.wakes_at
    # It is looked at once a day while somebody is on vacation.
    tolerated = latest + DAY if latest is not None and ladder.holidays else latest
    if not within(soonest, row["wakes_at"], tolerated):
        yield f"wakes_at is stored as {short(row['wakes_at'])}, but the events make it {short(latest)}"
    arranged = {
        match_id: {event.what.by, event.what.of}
        for event in events
        if isinstance(event.what, Challenged)
        for match_id in event.what.matches
    }
    if arranged.keys() != played.keys():
        yield "its matches are not those that were arranged"
    for match in played.values():
        if set(match.players) != arranged.get(match.id, set(match.players)):
            yield f"match {match.id} is between others than were challenged"
    for challenge in ladder.challenges:
        for match_id in challenge.matches:
            if match_id in played and played[match_id].over != (match_id in challenge.points):
                stands = "over" if played[match_id].over else "going on"
                yield f"match {match_id} is {stands}, but its result says otherwise"


def _otherwise(before: Ladder, at: datetime, result: Result, played: Mapping[int, Match]) -> bool:
    match = played.get(result.match)
    if match is None or match.outcome is None or match.outcome.ending is Ending.ABORT:
        return False
    winner = None if match.outcome.winner is None else match.players[match.outcome.winner]
    step = before.result(match.id, winner, at)
    return step is None or step[1].what != result
