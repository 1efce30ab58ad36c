"""The effects of time on a match, when its deadline has come or a reminder of it is due."""

from contextlib import suppress
from datetime import datetime

from bot.core.errors import UnreadableMatch
from bot.match.rows import matches, reminders
from bot.match.service import pauses
from bot.match.service.reminders import EARLY
from bot.match.service.reminders import remind as remind_of
from bot.store import deadlines
from bot.store.database import Connection


async def settle(connection: Connection, match_id: int, now: datetime) -> datetime | None:
    """All that time has brought about in the match, whose deadline has come. Raises as `matches.load`."""
    match = await pauses.settle(connection, await matches.load(connection, match_id), now)
    await deadlines.correct(connection, match)
    if match.deadline is None or now < match.deadline:
        return None
    # Another end came first: what follows from that is on its way.
    return now + deadlines.AILING


async def remind(connection: Connection, match_id: int, now: datetime) -> None:
    """The match's reminder, and those due soon of its reader's other games there. Raises as `matches.load`."""
    match = await pauses.absorb(connection, await matches.load(connection, match_id), now)
    written = await remind_of(connection, match, now)
    if written is None or written.recipient is None:
        return
    channel_id = None if written.place is None else written.place.channel_id
    for other in await reminders.due_of(connection, written.recipient, now + EARLY, channel_id):
        # Its own turn, in which it is left alone, comes.
        with suppress(UnreadableMatch):
            match = await pauses.absorb(connection, await matches.load(connection, other), now)
            await remind_of(connection, match, now, EARLY)
