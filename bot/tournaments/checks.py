"""Tournaments, replayed from their events and held against their rows, their matches and what announces them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.console import consistency
from bot.core.absence import within
from bot.core.calendar import DAY
from bot.core.match import Match
from bot.core.terms import Place
from bot.match.rows import matches
from bot.store import heartbeats
from bot.store.database import Connection
from bot.store.finding import Problem, backwards, differing, named, short
from bot.store.retention import KEPT
from bot.tournaments import rows as tournaments
from bot.tournaments.model import transitions
from bot.tournaments.model.changes import announced as announced_with
from bot.tournaments.model.changes import announces
from bot.tournaments.model.course import due
from bot.tournaments.model.event import (
    Aligned,
    Anew,
    Cancelled,
    CheckedIn,
    Claimed,
    Created,
    Directed,
    Entered,
    Event,
    Exchanged,
    Finished,
    How,
    Left,
    Moved,
    Replaced,
    Result,
    Returned,
    Started,
    Unpairable,
    Withdrawn,
)
from bot.tournaments.model.lot import Lot
from bot.tournaments.model.promotion import season_after
from bot.tournaments.model.timetable import Duty, duty, pressing, wakes_at
from bot.tournaments.model.tournament import Status, Tournament, replay
from bot.tournaments.rows import Row
from rules import Ending


async def unsound(connection: Connection) -> list[Problem]:
    """The faults of tournaments: all that cannot be right."""
    wrong: list[Problem] = []
    latest, set_backs = await consistency.latest(connection), await heartbeats.set_backs(connection)
    announced = await consistency.rounds_told(connection)
    deciders = await consistency.adjudicators(connection)
    for row in await tournaments.all_rows(connection):
        number, subject = row["id"], f"tournament {row['id']}"
        try:
            events = await tournaments.events_of(connection, number)
            tournament = replay(number, _first_place(events), events)
            tournament = await tournaments.add_absences(connection, tournament)
            linked = await tournaments.matches_of(connection, number)
            played = {match_id: await matches.load(connection, match_id) for match_id in linked}
            texts = [
                *backwards(events, set_backs),
                *_differences(row, tournament, played),
                *_impossible(row, events, played, deciders),
                *_unannounced(tournament, events, announced, latest),
            ]
            for seq, _, _ in await tournaments.announcements(connection, number):
                if not 0 < seq <= len(events) or not announces(events[seq - 1]):
                    texts.append(f"a message announces event {seq}, which begins nothing")
            wrong += [Problem(subject, text) for text in texts]
            if tournament.season is not None:
                before = await tournaments.load(connection, tournament.season.previous)
                wrong += [Problem(subject, text) for text in _not_following(tournament, before)]
        except Exception as error:
            # The other tournaments are looked at too, whatever is wrong with one.
            wrong.append(Problem(subject, f"cannot be replayed: {named(error)}"))
    return wrong


def _first_place(events: Sequence[Event]) -> Place:
    """Where it was announced first, as its first event says."""
    first = events[0].what
    assert isinstance(first, Created)
    return Place(first.guild, first.channel)


def _differences(row: Row, tournament: Tournament, played: Mapping[int, Match]) -> Iterator[str]:
    yield from differing(
        row,
        {
            "name": tournament.plan.name,
            "guild_id": tournament.place.guild_id,
            "channel_id": tournament.place.channel_id,
            "status": tournament.status.value,
            "due": pressing(tournament),
            "last_seq": tournament.seq,
            "created_at": tournament.created_at,
        },
    )
    # Anything that puts it off is seen when its time has come.
    soonest, latest = wakes_at(replace(tournament, away=(), holidays={})), wakes_at(tournament)
    # It is looked at once a day while somebody is on vacation.
    tolerated = latest + DAY if latest is not None and tournament.holidays else latest
    if not within(soonest, row["wakes_at"], tolerated):
        yield f"wakes_at is stored as {short(row['wakes_at'])}, but the events make it {short(latest)}"
    arranged = [match_id for meeting in tournament.meetings for match_id in meeting.matches]
    if sorted(arranged) != sorted(played):
        yield "its matches are not those that were arranged"
    for match in played.values():
        if match.place.guild_id != row["guild_id"]:
            yield f"match {match.id} is played in another server"
        meeting = tournament.of_match(match.id)
        if meeting is None:
            continue
        held = [set(tournament.holders(number)) for number in meeting.pairing.players()]
        if not all(any(player in users for player in match.players) for users in held):
            yield f"match {match.id} is between others than were paired"
        if tournament.status is Status.RUNNING and match.over != (match.id in tournament.results):
            yield f"match {match.id} is {'over' if match.over else 'going on'}, but its result says otherwise"


def _impossible(
    row: Row, events: Sequence[Event], played: Mapping[int, Match], deciders: Mapping[int, int | None]
) -> Iterator[str]:
    """Events that cannot have followed, each by what stood before it."""
    before = replay(row["id"], _first_place(events), events[:1])
    for event in events[1:]:
        if _misattributed(before, event, deciders) or _unfounded(before, event, played):
            yield f"event {event.seq} ({event.kind}) does not fit what was before"
        before = before.apply(event)


def _misattributed(before: Tournament, event: Event, deciders: Mapping[int, int | None]) -> bool:
    """Can this actor not have brought about this event."""
    actor = event.actor
    match event.what:
        case CheckedIn(user=user) | Claimed(user=user):
            return actor != user
        case Result(how=How.VERDICT):
            return actor is None
        case Result(match=match, how=how):
            return actor != (deciders.get(match) if how is None else None)
        case Aligned():
            return actor is None
        case Withdrawn(absent=absent):
            return absent != (actor is None)
        case Finished():
            return actor is not None and not transitions.may_finish(before)
        case Started():
            return actor is None and duty(before, event.at) is not Duty.START
        case Cancelled():
            return actor is None and duty(before, event.at) is not Duty.CALL_OFF
        case _ if isinstance(event.what, Directed):
            return actor is None
        case _:
            return actor is not None


def _unfounded(before: Tournament, event: Event, played: Mapping[int, Match]) -> bool:
    match event.what:
        case Entered(user=user):
            return user in before.entrants
        case Left(user=user) | CheckedIn(user=user):
            return user not in before.entrants
        case Started(seeds=seeds):
            return sorted(seeds) != sorted(before.starters)
        case Withdrawn(user=user):
            return user not in before.seeds
        case Replaced(user=user, other=other):
            return user not in before.seeds or other in before.seeds
        case Returned(user=user):
            return before.number(user) not in before.withdrawn
        case Exchanged(users=users):
            return any(user not in before.seeds for user in users)
        case Anew(match=match):
            return match not in before.results
        case Lot() as lot:
            return not any(_agrees(lot, due_now) for due_now in before.system.lots(before, 0))
        case Unpairable(round=round):
            return not due(before) or round != before.round + 1
        case Moved(was=was):
            return was != before.place.channel_id
        case Result(how=None) as result:
            return _otherwise(before, event.at, result, played.get(result.match))
        case _:
            return False


def _agrees(lot: Lot, due: Lot) -> bool:
    """Is it this one, whatever order was drawn."""
    same = replace(due, players=lot.players) == lot and set(due.players) == set(lot.players)
    return same and (due.players == lot.players or not due.wins)


def _otherwise(before: Tournament, at: datetime, result: Result, match: Match | None) -> bool:
    """Did the game end with another result than it counts."""
    if match is None or match.outcome is None or match.outcome.ending is Ending.ABORT:
        return False
    winner = None if match.outcome.winner is None else match.players[match.outcome.winner]
    _, made = transitions.result(before, match.id, winner, result.forfeit, at)
    return made.what != result


def _unannounced(
    tournament: Tournament, events: Sequence[Event], announced: set[tuple[int, int]], latest: datetime
) -> Iterator[str]:
    """News of a round is written with it, and kept for a while when it was told."""
    going = tournament.going
    for event in events:
        if announces(event) and latest - event.at < KEPT:
            begun = {
                match
                for meeting in announced_with(tournament, events, event.seq)
                for match in meeting.matches
            }
            if begun & going and (tournament.id, event.seq) not in announced:
                yield f"no notice tells of event {event.seq}, with which games began"


def _not_following(tournament: Tournament, before: Tournament) -> Iterator[str]:
    """How a season of a league does not follow from the one before."""
    assert tournament.created_at is not None
    if (tournament.plan.season, before.status) != (before.plan.season + 1, Status.OVER):
        yield f"it does not follow tournament {before.id}"
    following = season_after(before, tournament.created_at)
    if following is None or following[1] != tournament.season:
        yield f"its divisions are not those that tournament {before.id} has left"
