"""The begin of games that two people have agreed on: with the notice that tells of it, both games of a pair at once."""

from dataclasses import replace
from datetime import datetime

from bot.core.match import Header, Match, begin
from bot.core.notice import tidings
from bot.match.rows import matches
from bot.match.service.pauses import absorb
from bot.match.service.reminders import replan
from bot.outbox import rows as notices
from bot.store.database import Connection


async def begun(
    connection: Connection, header: Header, by: int, now: datetime, request: int | None = None
) -> Match:
    """The game of this header, which begins by this player's agreement; of a pair the first of both."""
    first = await _started(connection, header, by, now, request)
    if not header.terms.pair:
        return first
    guest = None if header.guest is None else header.guest.other
    swapped = replace(header, players=(header.players[1], header.players[0]), guest=guest)
    second = await _started(connection, swapped, by, now, None)
    await matches.pair(connection, first.id, second.id)
    return replace(first, header=replace(first.header, twin=second.id))


async def _started(
    connection: Connection, header: Header, by: int, now: datetime, request: int | None
) -> Match:
    match, events = begin(header, now, by)
    match = await matches.add(connection, match, events, request)
    await replan(connection, match, now)
    await notices.add(connection, tidings(match, events, now), now)
    return await absorb(connection, match, now)
