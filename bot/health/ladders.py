"""Ladders, replayed from their events and held against their rows and their matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.core.absence import within
from bot.core.calendar import DAY
from bot.core.match import Match
from bot.core.terms import Place
from bot.core.tournament.ladder import FALLS, Event, EventKind, Ladder, replay
from bot.health.problem import Problem, backwards, differing, named, short
from bot.store import heartbeats, ladders, matches
from bot.store.database import Connection
from bot.store.ladders import Row
from rules import Ending

_OWN = frozenset({EventKind.JOINED, EventKind.LEFT})
"""Nobody does these for another."""


async def misranked(connection: Connection) -> list[Problem]:
    """What of a ladder cannot be right."""
    wrong: list[Problem] = []
    set_backs = await heartbeats.set_backs(connection)
    for row in await ladders.all_rows(connection):
        subject = f"ladder {row['id']}"
        try:
            events = await ladders.events_of(connection, row["id"])
            linked = await ladders.matches_of(connection, row["id"])
            played = {match_id: await matches.load(connection, match_id) for match_id in linked}
            ladder = replay(row["id"], _first_place(row, events), events)
            ladder = await ladders.add_absences(connection, ladder)
            texts = [
                *backwards(events, set_backs),
                *_differences(row, ladder, events, played),
                *_impossible(row, events, played),
            ]
            wrong += [Problem(subject, text) for text in texts]
        except Exception as error:
            # Whatever is wrong with one ladder, the others are looked at too.
            wrong.append(Problem(subject, f"cannot be replayed: {named(error)}"))
    return wrong


def _first_place(row: Row, events: Sequence[Event]) -> Place:
    """Where it was opened: of one whose first event does not say so, where it is."""
    detail = events[0].detail
    return Place(detail.get("guild", row["guild_id"]), detail.get("channel", row["channel_id"]))


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
    # What puts it off is seen when its time has come.
    soonest, latest = replace(ladder, away=(), holidays={}).wakes_at, ladder.wakes_at
    # It is looked at once a day while somebody is on vacation.
    tolerated = latest + DAY if latest is not None and ladder.holidays else latest
    idle = min((at for user in ladder.standing if (at := ladder.idle_at(user)) is not None), default=None)
    # One that was saved before falls were told in advance wakes when the first player falls.
    if not within(soonest, row["wakes_at"], tolerated) and row["wakes_at"] != idle:
        yield f"wakes_at is stored as {short(row['wakes_at'])}, but the events make it {short(latest)}"
    begun = [
        match_id
        for event in events
        if event.kind is EventKind.CHALLENGED
        for match_id in event.detail["matches"]
    ]
    for event in events:
        for match_id in event.detail["matches"] if event.kind is EventKind.CHALLENGED else ():
            users = {event.detail["by"], event.detail["of"]}
            if match_id in played and set(played[match_id].players) != users:
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
    before = replay(row["id"], _first_place(row, events), events[:1])
    for event in events[1:]:
        if (event.kind in _OWN and event.actor != event.detail["user"]) or _unfounded(before, event, played):
            yield f"event {event.seq} ({event.kind.value}) does not fit what was before"
        before = before.apply(event)


def _unfounded(before: Ladder, event: Event, played: Mapping[int, Match]) -> bool:
    detail = event.detail
    match event.kind:
        case EventKind.JOINED:
            return detail["user"] in before.standing
        case EventKind.LEFT:
            return detail["user"] not in before.standing
        case EventKind.CHALLENGED:
            users = {detail["by"], detail["of"]}
            return event.actor != detail["by"] or not users <= set(before.standing)
        case EventKind.RESULT:
            return event.actor is not None or _otherwise(before, event, played.get(detail["match"]))
        case EventKind.FELL:
            # Nobody falls sooner than if nothing had put it off.
            off = [user for user in detail["users"] if before.falls.get(user, 0) + 1 >= FALLS]
            idle = _idle(before, event.at)
            return event.actor is not None or not set(detail["users"]) <= idle or detail["off"] != off
        case EventKind.WARNED:
            return event.actor is not None or not set(detail["users"]) <= _idle(before, event.at + DAY)
        case EventKind.MOVED | EventKind.CLOSED:
            return event.actor is None
        case _:
            return False


def _idle(before: Ladder, at: datetime) -> set[int]:
    """The players who had been without a game for too long, if nothing had put it off."""
    ladder = replace(before, away=())
    return {user for user in ladder.standing if (idle := ladder.idle_at(user)) is not None and idle <= at}


def _otherwise(before: Ladder, event: Event, match: Match | None) -> bool:
    """Did the game end with another result than it counts."""
    if match is None or match.outcome is None or match.outcome.ending is Ending.ABORT:
        return False
    winner = None if match.outcome.winner is None else match.players[match.outcome.winner]
    step = before.result(match.id, winner, event.at)
    return step is None or bool(step[1].detail["points"] != event.detail["points"])
