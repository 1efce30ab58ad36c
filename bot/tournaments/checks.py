"""Tournaments, replayed from their events and held against their rows, their matches and the season before."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from datetime import datetime

from bot.core.calendar import DAY, within
from bot.core.match import Match
from bot.core.terms import Place
from bot.match.rows import matches
from bot.store.database import Connection
from bot.store.finding import Problem, differing, replayed, short
from bot.tournaments import rows as tournaments
from bot.tournaments.model import event as ev
from bot.tournaments.model import transitions
from bot.tournaments.model.promotion import season_after
from bot.tournaments.model.timetable import pressing, wakes_at
from bot.tournaments.model.tournament import Status, Tournament, replay
from bot.tournaments.rows import Row
from rules import Ending


async def check(connection: Connection) -> AsyncIterator[Problem]:
    """Tournaments that are stored otherwise than their events and their games make them."""
    for row in await tournaments.all_rows(connection):
        for problem in await replayed(f"tournament {row['id']}", _faults(connection, row)):
            yield problem


async def _faults(connection: Connection, row: Row) -> list[str]:
    events = await tournaments.events_of(connection, row["id"])
    played = {
        match_id: await matches.load(connection, match_id)
        for match_id in await tournaments.matches_of(connection, row["id"])
    }
    first = events[0].what
    assert isinstance(first, ev.Created)
    tournament = replay(row["id"], Place(first.guild, first.channel), events[:1])
    wrong = []
    for event in events[1:]:
        if isinstance(event.what, ev.Result) and _otherwise(tournament, event.at, event.what, played):
            wrong.append(f"event {event.seq} is not the result of match {event.what.match}")
        tournament = tournament.apply(event)
    tournament = await tournaments.add_absences(connection, tournament)
    wrong += _differences(row, tournament, played)
    if tournament.season is not None:
        before = await tournaments.load(connection, tournament.season.previous)
        assert tournament.created_at is not None
        following = season_after(before, tournament.created_at)
        if following is None or following[1] != tournament.season:
            wrong.append(f"its divisions are not those that tournament {before.id} has left")
    return wrong


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
    if soonest is not None and latest is not None:
        # With an absence a reminder may come in the evening before a night, instead of the morning after it.
        soonest, latest = sorted((soonest, latest))
    # It is looked at once a day while somebody is on vacation.
    tolerated = latest + DAY if latest is not None and tournament.holidays else latest
    # Version 0.3.0 thought of no reminders; all are looked at when a later one begins.
    before = wakes_at(replace(tournament, away=(), holidays={}), reminding=False)
    if row["wakes_at"] != before and not within(soonest, row["wakes_at"], tolerated):
        yield f"wakes_at is stored as {short(row['wakes_at'])}, but the events make it {short(latest)}"
    arranged = [match_id for meeting in tournament.meetings for match_id in meeting.matches]
    if sorted(arranged) != sorted(played):
        yield "its matches are not those that were arranged"
    for match in played.values():
        meeting = tournament.of_match(match.id)
        if meeting is None:
            continue
        held = [set(tournament.holders(number)) for number in meeting.pairing.players()]
        if not all(any(player in users for player in match.players) for users in held):
            yield f"match {match.id} is between others than were paired"
        if tournament.status is Status.RUNNING and match.over != (match.id in tournament.results):
            yield f"match {match.id} is {'over' if match.over else 'going on'}, but its result says otherwise"


def _otherwise(before: Tournament, at: datetime, result: ev.Result, played: Mapping[int, Match]) -> bool:
    match = played.get(result.match)
    outcome = None if match is None else match.outcome
    if result.how is not None or match is None or outcome is None or outcome.ending is Ending.ABORT:
        return False
    winner = None if outcome.winner is None else match.players[outcome.winner]
    _, made = transitions.result(before, match.id, winner, result.forfeit, at)
    return made.what != result
