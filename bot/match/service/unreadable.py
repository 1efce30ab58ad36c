"""Matches that cannot be opened, for whatever reason, end where one of their players is forgotten."""

from __future__ import annotations

from datetime import datetime

from bot.core.events import Ended
from bot.core.log import following
from bot.match.rows import matches, reminders
from bot.store.database import Connection
from bot.store.hooks import hooks
from rules import Ending, Outcome, Side


async def resign_all(connection: Connection, user: int, now: datetime) -> None:
    """The opponents win this player's open matches of which only an outline can be read."""
    for number in await matches.unreadable_of(connection, user):
        known = await matches.outline_of(connection, number)
        assert known is not None
        outcome = Outcome(Ending.RESIGNATION, Side(known.players.index(user)).other)
        event = following(known.last_event, now, user, Ended(outcome.ending, outcome.winner))
        await matches.end(connection, number, known, event, outcome)
        for closed in hooks(connection).closed:
            await closed(connection, number)
        await reminders.drop(connection, number)
