"""Saving one step of a match in the transaction that the caller holds: events, row, reminder, notices, hooks."""

from collections.abc import Sequence
from datetime import datetime

from bot.core.events import Event
from bot.core.match import Match
from bot.core.notice import tidings
from bot.core.terms import Place
from bot.match.rows import matches
from bot.match.service.reminders import replan
from bot.outbox import rows as notices
from bot.store.connection import hooks
from bot.store.database import Connection


async def save_step(
    connection: Connection,
    before: Match,
    after: Match,
    events: Sequence[Event],
    now: datetime,
    *,
    request: int | None = None,
    held: Place | None = None,
    plies: int = 1,
    quiet: bool = False,
) -> tuple[int, ...]:
    """Save the step and what it makes somebody hear; the ids of those notices. Raises StaleMatch.

    `held`: where an answer is about to tell it; `plies`: moves that are told with it; `quiet`: its end calls nobody.
    """
    await matches.save(connection, after, events, request)
    if after.over:
        for closed in hooks(connection).closed:
            await closed(connection, after.id)
        for ended in hooks(connection).ended:
            await ended(connection, after, events, now)
    for stepped in hooks(connection).stepped:
        await stepped(connection, after, events, now)
    if after.clock != before.clock or after.fallen is not before.fallen:
        begun = after.turn_seq > before.turn_seq or after.clock.since > before.clock.since
        await replan(connection, after, now, begun=begun)
    return await notices.add(
        connection, tidings(after, events, now, held=held, plies=plies, quiet=quiet), now
    )
