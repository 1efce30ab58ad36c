"""Saving one step of a match in the transaction that the caller holds: events, row, ratings, tournament, notices."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.core.match import Event, Match
from bot.core.notice import tidings
from bot.services.ratings import rate
from bot.services.reminders import replan
from bot.services.tournament_results import note_result
from bot.store import matches, notices
from bot.store.database import Connection


async def save_step(
    connection: Connection,
    before: Match,
    after: Match,
    events: Sequence[Event],
    now: datetime,
    *,
    request: int | None = None,
    held: bool = False,
) -> tuple[int, ...]:
    """Save the step and write what it makes somebody hear; the ids of those notices. Raises StaleMatch."""
    await matches.save(connection, after, events, request)
    if after.over:
        await rate(connection, after)
        await note_result(connection, after, events, now)
    if after.clock != before.clock or after.fallen is not before.fallen:
        await replan(connection, after, begun=after.clock.since > before.clock.since)
    return await notices.add(connection, tidings(before, after, events, now, held=held), now)
