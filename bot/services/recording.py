"""Saving one step of a match: events, derived row and notices, in the transaction that the caller holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.core.match import Event, Match
from bot.core.notice import tidings
from bot.services.reminding import replan
from bot.store import matches, notices
from bot.store.database import Connection

Settle = Callable[[Connection, Match, datetime], Awaitable[Match]]
"""What time alone has done to a match by an instant: saved, told, and returned as the match afterwards."""


async def record(
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
    if after.clock != before.clock or after.fallen is not before.fallen:
        await replan(connection, after)
    return await notices.add(connection, tidings(before, after, events, now, held=held), now)


async def flagged(connection: Connection, match: Match, now: datetime) -> Match:
    """The simplest `Settle`: the clock falls when its time is up."""
    after, events = match.flag(now)
    if events:
        await record(connection, match, after, events, now)
    return after
