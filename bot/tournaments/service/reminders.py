"""Reminders of the end of a round: three days and one day before it, for those with open games, and one day before that
of claims; of a check-in at half of its time.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.core.calendar import DAY
from bot.core.news import TournamentNews
from bot.core.notice import Notice
from bot.outbox import rows as notices
from bot.store.database import Connection
from bot.tournaments.model.event import CheckInOpened, Event, Extended, Paired, TimeUp
from bot.tournaments.model.tournament import Tournament

REMINDED: Final = (3, 1)
"""Days before the end."""
FURTHEST: Final = 2 * DAY
"""No notice waits longer: one for later is looked at on the way, and written anew."""


async def plan(connection: Connection, tournament: Tournament, event: Event, now: datetime) -> None:
    """Reminders of the time that an event gives: to games that begin, to a round that is extended, for claims, for a
    check-in.
    """
    if isinstance(event.what, TimeUp):
        await again(connection, tournament, event.seq, 1, event.what.until - DAY, now)
        return
    if isinstance(event.what, CheckInOpened):
        if (starts_at := tournament.starts_at) is not None:
            at = starts_at - tournament.plan.policy.check_in_reminded
            await again(connection, tournament, event.seq, 1, at, now)
        return
    match event.what:
        case Extended(until=until):
            pass
        case Paired(days=int(days)):
            until = event.at + timedelta(days=days)
        case _:
            return
    for left in REMINDED:
        # One that would come with the beginning tells nothing new.
        if until - left * DAY > now + DAY:
            await again(connection, tournament, event.seq, left, until - left * DAY, now)


async def again(
    connection: Connection, tournament: Tournament, seq: int, left: int, at: datetime, now: datetime
) -> None:
    """A reminder for that instant."""
    reminder = TournamentNews(tournament.id, seq, left=left)
    due = Notice(reminder, None, tournament.place, min(at, now + FURTHEST))
    await notices.add(connection, [due], now)
