"""Pauses that matches learn of when they are touched: times in which the bot was away, and vacations.

Both are rows of their own, said once however many matches there are. Before anything is decided in a match it takes
in those that it does not know yet, as events; a reader sees the same clock without an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.core.clock import Pause, Why
from bot.core.match import Match
from bot.services.steps import save_step
from bot.store import deadlines, notices, vacations
from bot.store.database import Connection

BEAT: Final = timedelta(minutes=10)
"""How often the bot writes down that it is there."""
AWAY: Final = 3 * BEAT
"""After this long without a beat the bot was away; a shorter gap is a slow moment."""
RESTART: Final = timedelta(minutes=1)
"""The same when the process has just begun, and is known to have been away."""
GRACE: Final = timedelta(hours=1)
"""At most this long after a return clocks still stand, so that nothing falls at once and people can come back."""


async def account(connection: Connection, now: datetime, away: timedelta = AWAY) -> None:
    """Write down how long the bot was away, if it was.

    Clocks stand still from the last beat until the return, and for as long again, an hour at most. A host's clock that
    was set back is no absence.
    """
    await _account(connection, now, away, await deadlines.beat(connection))


async def _account(connection: Connection, now: datetime, away: timedelta, last: datetime | None) -> bool:
    """The same, given the last beat; was the bot away?"""
    if last is None or now - last < away or not await deadlines.note_beat(connection, now, last):
        return False
    await _add_downtime(connection, last, now)
    return True


async def unreached(connection: Connection, since: datetime, now: datetime) -> None:
    """Players could not reach the bot, though it was there: as if it had been away."""
    await deadlines.note_beat(connection, now, await deadlines.beat(connection))
    await _add_downtime(connection, since, now)


async def beat(connection: Connection, now: datetime, away: timedelta = AWAY) -> None:
    """The bot is there; if it was away before, that is written down first.

    Where the host's clock had gone ahead and was set back, what was written meanwhile is put right.
    """
    await account(connection, now, away)
    last = await deadlines.beat(connection)
    await deadlines.note_beat(connection, now, last)
    if last is not None and last > now:
        await deadlines.end_downtimes(connection, now, now + GRACE)
        await notices.set_back(connection, now)


async def absorb(connection: Connection, match: Match, now: datetime) -> Match:
    """The match with every pause that it did not know yet, each saved as an event."""
    if match.over:
        return match
    since = match.clock.since
    last, downtimes = await deadlines.absences(connection, since)
    if await _account(connection, now, AWAY, last):
        downtimes = await deadlines.downtimes_since(connection, since)
    for pause in await _lacking(connection, match, downtimes):
        after, events = match.pause(pause, now)
        await save_step(connection, match, after, events, now)
        match = after
    return match


async def with_pauses(connection: Connection, match: Match) -> Match:
    """The match as it is to be shown: its clock with every pause, nothing saved."""
    if match.over:
        return match
    clock = match.clock
    for pause in await _lacking(connection, match, await deadlines.downtimes_since(connection, clock.since)):
        clock = clock.pause(pause)
    return match if clock is match.clock else replace(match, clock=clock)


async def _add_downtime(connection: Connection, start: datetime, end: datetime) -> None:
    await deadlines.add_downtime(connection, start, end + min(end - start, GRACE))


async def _lacking(connection: Connection, match: Match, downtimes: Sequence[Pause]) -> tuple[Pause, ...]:
    since, pauses = match.clock.since, list(downtimes)
    if match.terms.vacation and match.terms.pace.limited:
        known = [p.ref for p in match.clock.pauses if p.why is Why.VACATION]
        taken = await vacations.touching(connection, match.players, since, known)
        pauses += [vacation.pause(match.side_of(vacation.user)) for vacation in taken]
    return match.clock.lacks(pauses)
