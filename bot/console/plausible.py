"""Rows that no log makes: invitations, notices, absences, vacations, reviews; and what is plausible in every table."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, Final

import sqlalchemy as sa

from bot.console import consistency
from bot.core import news
from bot.core.calendar import first_instant, local_day
from bot.core.clock import UNTOLD
from bot.core.notice import Fate
from bot.core.pace import DAY, HOUR
from bot.core.preferences import PlayerSettings, ServerSettings
from bot.core.terms import SEEK_LIFE, SeekStatus
from bot.core.vacation import AHEAD, Vacation, days_left
from bot.invitations.rows import invitations as seeks
from bot.match.rows import matches
from bot.match.rows.match_rows import Row
from bot.match.service.pauses import AWAY, GRACE
from bot.outbox import rows as notices
from bot.privacy import rows as erasure
from bot.reviews import rows as reviews
from bot.reviews.service import subject_of
from bot.store import heartbeats, remembered, tables
from bot.store.database import Connection
from bot.store.finding import Problem, named, short
from bot.store.retention import KEPT
from bot.vacations import rows as vacations

_AT_ONCE: Final = 200
_WEEK: Final = 7 * DAY
_HOLIDAYS: Final = 14 * DAY
"""No country rests longer at a stretch."""
_LATE: Final = timedelta(hours=2)
"""The longest delay between two attempts to tell something, with some time to make it."""


async def misjoined(connection: Connection) -> list[Problem]:
    """Invitations that do not tell of the match that was made of them, and matches that come from nowhere."""
    wrong = [
        Problem(f"seek {seek}", f"does not fit what became of it: match {match}")
        for seek, match in await consistency.odd_seeks(connection)
    ]
    wrong += [
        Problem(f"match {first}", f"match {second} is stored as its twin, but does not fit")
        for first, second in await consistency.odd_pairs(connection)
    ]
    wrong += [
        Problem(f"match {number}", "comes from no invitation, tournament, ladder or practice")
        for number in await consistency.foundlings(connection)
    ]
    wrong += [
        Problem(f"match {number}", "event 1 is not by who began it")
        for number in await consistency.misbegun(connection)
    ]
    claimed: dict[int, int] = {}
    async for number, row in _all(connection, tables.seeks.c.id):
        try:
            seek = seeks.seek_of(row)
            assert seek.terms.kind
        except Exception as error:
            wrong.append(Problem(f"seeks {number}", f"cannot be read: {named(error)}"))
            continue
        longest = seek.created_at + SEEK_LIFE
        if seek.expires_at > longest:
            away = await heartbeats.away(connection, seek.place.guild_id, seek.created_at)
            longest = replace(seek, expires_at=longest).put_off(away).expires_at
        shortest = seek.created_at
        if seek.status is not SeekStatus.WITHDRAWN:
            shortest += SEEK_LIFE
        if not shortest <= seek.expires_at <= longest:
            wrong.append(Problem(f"seek {number}", "does not stand as long as one does"))
        if seek.status is SeekStatus.DECLINED and seek.opponent is None:
            wrong.append(Problem(f"seek {number}", "was declined, but is for nobody"))
        if seek.standing and seek.opponent is not None:
            wrong.append(Problem(f"seek {number}", "renews itself, but is for one person"))
        if seek.opponent == seek.by:
            wrong.append(Problem(f"seek {number}", "is for who made it"))
        if seek.match_id is not None and (other := claimed.setdefault(seek.match_id, number)) != number:
            wrong.append(Problem(f"seek {number}", f"claims match {seek.match_id}, as seek {other} does"))
    for number in await consistency.odd_rematches(connection):
        wrong.append(Problem(f"seek {number}", "does not repeat a match that its two people have finished"))
    return wrong


async def misaddressed(connection: Connection) -> list[Problem]:
    """Notices that tell somebody else, somewhere else or something else than has happened."""
    wrong = [
        Problem(f"notice {number}", "does not fit the match that it tells of")
        for number in await consistency.odd_notices(connection)
    ]
    known = await consistency.told_of(connection)
    last_beat = await connection.scalar(sa.select(sa.func.max(tables.heartbeat.c.at)))
    async for number, row in _all(connection, tables.notices.c.id):
        try:
            notice, fate = notices.notice_of(row), row["fate"] and Fate(row["fate"])
            fits = _told_rightly(row, notices.NEWS.read(row["kind"], row["facts"]), known)
        except Exception as error:
            wrong.append(Problem(f"notices {number}", f"cannot be read: {named(error)}"))
            continue
        if not fits:
            wrong.append(Problem(f"notice {number}", "does not fit what it tells of"))
        if (row["done_at"] is None) != (fate is None):
            wrong.append(Problem(f"notice {number}", "is done without a fate, or has one before"))
        # One that waited for weeks while the bot was away is tried when it is back.
        tried = max(
            row["created_at"] + UNTOLD, last_beat or row["created_at"], row["done_at"] or row["created_at"]
        )
        latest = tried + _LATE
        if notice.attempts < 0 or not row["created_at"] - _LATE <= notice.due_at <= latest:
            wrong.append(Problem(f"notice {number}", f"is due at {notice.due_at}, which nothing explains"))
        if notice.held_until is not None and notice.held_until > latest + _LATE:
            wrong.append(Problem(f"notice {number}", f"is held until {notice.held_until}"))
    return wrong


def _told_rightly(row: Row, what: news.What, known: Mapping[str, Mapping[int, Row]]) -> bool:
    """Does what the notice tells of (seek, tournament, ladder) have such an event, and belong to its server?"""
    match what:
        case news.Ladder(ladder=number):
            of = known["ladder"].get(number)
        case _ if isinstance(what, news.OfTournament):
            of = known["tournament"].get(what.tournament)
        case _ if isinstance(what, news.OfSeek):
            return _of_a_seek(row, what, known["seek"])
        case _:
            return True
    guild = row["guild_id"] if row["channel_id"] is not None else getattr(what, "guild", None)
    if of is None or not 0 < getattr(what, "seq", 1) <= of["last_seq"]:
        return False
    return guild in (None, of["guild_id"])


def _of_a_seek(row: Row, what: news.OfSeek, seeks_known: Mapping[int, Row]) -> bool:
    """Had the seek ended so of which such a notice tells, and did it renew itself?"""
    standing = isinstance(what, news.SeekLapsed | news.SeekRenewed)
    ended = {SeekStatus.JOINED, SeekStatus.EXPIRED}
    if isinstance(what, news.SeekRemoved):
        # A standing one may have been joined, or expired, before the game was known to be gone.
        ended.add(SeekStatus.WITHDRAWN)
    elif not standing:
        ended = {SeekStatus.DECLINED if isinstance(what, news.SeekDeclined) else SeekStatus.EXPIRED}
    seek = seeks_known.get(what.before if isinstance(what, news.SeekLapsed | news.SeekRenewed) else what.seek)
    if seek is None:
        # Its person has themselves deleted.
        return True
    return (
        seek["status"] in ended
        and (seek["standing"] == standing or isinstance(what, news.SeekRemoved))
        and row["recipient"] == (None if isinstance(what, news.SeekRenewed) else seek["by"])
        and getattr(what, "by", seek["opponent"]) == seek["opponent"]
        and getattr(what, "game", seek["game"]) == seek["game"]
    )


async def absent(connection: Connection) -> list[Problem]:
    """Absences of the bot and of players that cannot have been."""
    wrong: list[Problem] = []
    beats = [row async for _, row in _all(connection, tables.heartbeat.c.shard)]
    if len({row["shard_count"] for row in beats}) > 1:
        wrong.append(Problem("heartbeat", "the servers are divided in two ways at once"))
    wrong += [
        Problem("heartbeat", f"there is no shard {row['shard']} of {row['shard_count']}")
        for row in beats
        if not 0 <= row["shard"] < row["shard_count"]
    ]
    latest = max((row["at"] for row in beats), default=None)
    away: list[tuple[datetime, datetime]] = []
    async for number, row in _all(connection, tables.downtimes.c.id):
        begun, ended = row["start_at"], row["end_at"]
        # One server's lasts until it is back, or its data is deleted.
        until = None if latest is None else latest + (GRACE if row["guild_id"] is None else KEPT + GRACE)
        if begun > ended or (until is not None and ended > until):
            wrong.append(Problem(f"downtime {number}", f"is said to last from {begun} to {ended}"))
        if not 0 <= row["shard"] < row["shard_count"]:
            wrong.append(Problem(f"downtime {number}", "is of a shard that cannot be"))
        if row["guild_id"] is None and not beats:
            wrong.append(Problem(f"downtime {number}", "is of a bot that was never there"))
        away.append((begun, ended))
    wrong += [
        Problem(f"server {guild}", "has left, or is to be forgotten, and not both")
        for guild in await consistency.odd_departures(connection)
    ]
    taken: dict[int, list[Vacation]] = defaultdict(list)
    async for number, row in _all(connection, tables.vacations.c.id):
        try:
            vacation = vacations.vacation_of(row)
            long = vacation.end - vacation.start > AHEAD
            if vacation.end < vacation.start or long:
                wrong.append(Problem(f"vacation {number}", f"lasts from {vacation.start} to {vacation.end}"))
            elif latest is not None and _unplanned(vacation, latest + AWAY):
                wrong.append(Problem(f"vacation {number}", "does not begin or end with a day"))
            else:
                taken[vacation.user].append(vacation)
        except Exception as error:
            wrong.append(Problem(f"vacations {number}", f"cannot be read: {named(error)}"))
    resting = await _resting(connection)
    for user, theirs in taken.items():
        wrong += [Problem(f"player {user}", text) for text in _overdrawn(theirs)]
        wrong += [
            Problem(f"vacation {day.id}", f"lasts from {day.start} to {day.end}")
            for day in theirs
            if day.spent and _stretched(day, theirs, away, resting=user in resting)
        ]
    return wrong


async def _resting(connection: Connection) -> set[int]:
    """The people whose clocks stop on holidays too in some game."""
    table = tables.matches.c
    found = await connection.execute(
        sa.select(table.first_id, table.second_id).where(table.pace.like("%@%+__"))
    )
    return {user for players in found for user in players}


def _stretched(
    spent: Vacation, taken: list[Vacation], away: list[tuple[datetime, datetime]], *, resting: bool
) -> bool:
    """Does this day last longer than all that can have stopped its clock anyway: weekends, absences of the bot, and
    where one is `resting` on holidays, these.
    """
    if any(spent.start <= each.start < spent.end for each in taken if not each.spent):
        # That one may have been planned longer than it lasted, or was cancelled.
        return False
    long = spent.end - spent.start
    weekends = (long // _WEEK + 1) * (2 * DAY + HOUR)
    stood = [min(end, spent.end) - max(begun, spent.start) for begun, end in away]
    holidays = _HOLIDAYS if resting else timedelta()
    return long > DAY + weekends + holidays + sum((each for each in stood if each > timedelta()), timedelta())


def _unplanned(vacation: Vacation, known: datetime) -> bool:
    """Does it begin or end within a day, though not because its player said so at that instant, which has `known`
    passed?
    """
    if vacation.spent:
        # A pause that stops the clock anyway is no part of its day.
        return known < vacation.end < vacation.start + DAY
    return any(
        known < at != first_instant(local_day(at, vacation.zone), vacation.zone)
        for at in (vacation.start, vacation.end)
    )


def _overdrawn(taken: list[Vacation]) -> list[str]:
    """Contradictions between the vacations of one player."""
    years = sorted({day.year for vacation in taken for day in vacation.days})
    wrong = [f"has taken more days of {year} than a year has" for year in years if days_left(taken, year) < 0]
    planned = sorted((each for each in taken if each.days and not each.spent), key=lambda each: each.start)
    if any(before.end > after.start for before, after in pairwise(planned)):
        wrong.append("has planned two vacations for the same time")
    return wrong


async def misreviewed(connection: Connection) -> list[Problem]:
    """Reviews whose key is not that of their game, or whose game is not the match they name."""
    wrong: list[Problem] = []
    async for number, row in _all(connection, tables.reviews.c.id):
        try:
            review = reviews.reviewed(row)
            if row["key"] != review.subject.key:
                wrong.append(Problem(f"review {number}", "its key is not that of its game"))
            elif row["match_id"] is not None:
                match = await matches.load(connection, row["match_id"])
                if subject_of(match).key != row["key"]:
                    wrong.append(Problem(f"review {number}", f"is not of match {row['match_id']}"))
        except Exception as error:
            wrong.append(Problem(f"review {number}", f"cannot be read: {named(error)}"))
    return wrong


async def implausible(connection: Connection, now: datetime | None) -> list[Problem]:
    """Ids and instants that cannot be, rows that refer to nothing, and settings that cannot be read."""
    wrong = [
        Problem(f"{parent} {key}", f"is gone, but {table}.{column} refers to it")
        for table, column, key, parent in await consistency.dangling(connection)
    ]
    for name, value in await connection.execute(sa.select(tables.remembered)):
        if not remembered.fits(name, value):
            wrong.append(Problem("remembered", f"{short(name)} cannot be {short(value)}"))
    if connection.dialect.name == "sqlite" and await connection.scalar(sa.select(tables.commits.c.number)):
        wrong.append(Problem("commits", "connections to a server alone leave marks"))
    former = await erasure.former_count(connection)
    for table, name, key in await consistency.odd_values(connection, former or 0, now):
        wrong.append(Problem(f"{table} {key}", f"its {name} cannot be"))
    for column, read in _SETTINGS:
        async for number, row in _all(connection, column):
            try:
                read(row)
            except Exception as error:
                wrong.append(Problem(f"{column.table.name} {number}", f"cannot be read: {named(error)}"))
    return wrong


def _language(locale: str | None) -> str | None:
    """As it is stored. Raises ValueError for what is no language of Discord's."""
    if locale is not None and not re.fullmatch(r"[a-z]{2}(-([A-Z]{2}|\d{3}))?", locale):
        raise ValueError(f"{locale} is no language")
    return locale


_SETTINGS: Final[tuple[tuple[sa.Column[Any], Callable[[Mapping[Any, Any]], object]], ...]] = (
    (tables.players.c.user_id, lambda row: PlayerSettings.load(row["settings"])),
    (tables.servers.c.guild_id, lambda row: (ServerSettings.load(row["settings"]), _language(row["locale"]))),
)


class _Unreadable(Mapping[Any, Any]):
    """A row that could not even be fetched: whoever reads it gets the reason."""

    def __init__(self, reason: Exception) -> None:
        self._reason = reason

    def __getitem__(self, key: Any) -> Any:
        raise self._reason

    def __iter__(self) -> Any:
        raise self._reason

    def __len__(self) -> int:
        raise self._reason


async def _all(connection: Connection, key: sa.Column[Any]) -> AsyncIterator[tuple[int, Row]]:
    """All rows of the key's table."""
    # People who have left have small negative numbers.
    after = -(2**31)
    while rows := await consistency.rows_after(connection, key, after, _AT_ONCE):
        for number, row in rows.items():
            yield number, _Unreadable(row) if isinstance(row, Exception) else row
        after = max(rows)
