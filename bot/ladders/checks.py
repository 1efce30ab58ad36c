"""Ladders, replayed from their events and held against their rows and their matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.core.absence import within
from bot.core.calendar import DAY
from bot.core.match import Match
from bot.core.terms import Place
from bot.ladders import rows as ladders
from bot.ladders.model.event import (
    Challenged,
    Closed,
    Created,
    Event,
    Fell,
    Joined,
    Left,
    Moved,
    Result,
    Warned,
)
from bot.ladders.model.ladder import FALLS, Ladder, replay
from bot.ladders.rows import Row
from bot.match.rows import matches
from bot.store import heartbeats
from bot.store.database import Connection
from bot.store.finding import Problem, backwards, differing, named, short
from rules import Ending


async def misranked(connection: Connection) -> list[Problem]:
    """The faults of ladders: all that cannot be right."""
    wrong: list[Problem] = []
    set_backs = await heartbeats.set_backs(connection)
    for row in await ladders.all_rows(connection):
        subject = f"ladder {row['id']}"
        try:
            events = await ladders.events_of(connection, row["id"])
            linked = await ladders.matches_of(connection, row["id"])
            played = {match_id: await matches.load(connection, match_id) for match_id in linked}
            ladder = replay(row["id"], _first_place(events), events)
            ladder = await ladders.add_absences(connection, ladder)
            texts = [
                *backwards(events, set_backs),
                *_differences(row, ladder, events, played),
                *_impossible(row, events, played),
            ]
            wrong += [Problem(subject, text) for text in texts]
        except Exception as error:
            # The other ladders are looked at too, whatever is wrong with one.
            wrong.append(Problem(subject, f"cannot be replayed: {named(error)}"))
    return wrong


def _first_place(events: Sequence[Event]) -> Place:
    """Where it was opened, as its first event says."""
    created = events[0].what
    assert isinstance(created, Created)
    return Place(created.guild, created.channel)


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
    idle = min((at for user in ladder.standing if (at := ladder.idle_at(user)) is not None), default=None)
    # One that was saved before falls were told in advance wakes when the first player falls.
    if not within(soonest, row["wakes_at"], tolerated) and row["wakes_at"] != idle:
        yield f"wakes_at is stored as {short(row['wakes_at'])}, but the events make it {short(latest)}"
    challenged = [event.what for event in events if isinstance(event.what, Challenged)]
    begun = [match_id for each in challenged for match_id in each.matches]
    for each in challenged:
        for match_id in each.matches:
            if match_id in played and set(played[match_id].players) != {each.by, each.of}:
                yield f"match {match_id} is between others than were challenged"
    for match_id in sorted(set(begun) - set(played)):
        yield f"match {match_id} was arranged, but is not linked to it"
    for match_id in sorted(set(played) - set(begun)):
        yield f"match {match_id} is linked to it, but was never arranged"
    for challenge in ladder.challenges:
        for match_id in challenge.matches:
            match = played.get(match_id)
            if match is not None and match.over != (match_id in challenge.points):
                yield f"match {match_id} is {'over' if match.over else 'going on'}, but its result says otherwise"


def _impossible(row: Row, events: Sequence[Event], played: Mapping[int, Match]) -> Iterator[str]:
    """Events that cannot have followed, each by what stood before it."""
    before = replay(row["id"], _first_place(events), events[:1])
    for event in events[1:]:
        if _unfounded(before, event, played):
            yield f"event {event.seq} ({event.kind}) does not fit what was before"
        before = before.apply(event)


def _unfounded(before: Ladder, event: Event, played: Mapping[int, Match]) -> bool:
    match event.what:
        case Joined(user):
            return event.actor != user or user in before.standing
        case Left(user):
            return event.actor != user or user not in before.standing
        case Challenged(by, of):
            return event.actor != by or not {by, of} <= set(before.standing)
        case Result(match_id, points):
            return event.actor is not None or _otherwise(before, points, event.at, played.get(match_id))
        case Fell(users, off):
            # Nobody falls sooner than if nothing had put it off.
            last = tuple(user for user in users if before.falls.get(user, 0) + 1 >= FALLS)
            return event.actor is not None or not set(users) <= _idle(before, event.at) or off != last
        case Warned(users):
            return event.actor is not None or not set(users) <= _idle(before, event.at + DAY)
        case Moved() | Closed():
            return event.actor is None
        case Created():
            return False


def _idle(before: Ladder, at: datetime) -> set[int]:
    """The players who had been without a game for too long, if nothing had put it off."""
    ladder = replace(before, away=())
    return {user for user in ladder.standing if (idle := ladder.idle_at(user)) is not None and idle <= at}


def _otherwise(before: Ladder, points: tuple[int, int], at: datetime, match: Match | None) -> bool:
    """Did the game end with another result than it counts."""
    if match is None or match.outcome is None or match.outcome.ending is Ending.ABORT:
        return False
    winner = None if match.outcome.winner is None else match.players[match.outcome.winner]
    step = before.result(match.id, winner, at)
    return step is None or step[1].what != Result(match.id, points)
