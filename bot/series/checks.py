"""Series, held against their events."""

from collections.abc import AsyncIterator

from bot.series.model import Series, over
from bot.series.rows import series as rows
from bot.store.database import Connection
from bot.store.finding import Problem, replayed


async def check(connection: Connection) -> AsyncIterator[Problem]:
    """Series that are stored as over, or as going on, although their events say otherwise."""
    for series in await rows.all_of(connection):

        async def faults(series: Series = series) -> list[str]:
            events = await rows.events_of(connection, series)
            wrong = []
            if any(event.place.guild_id != series.guild_id for event in events):
                wrong.append("an event of it is in another server")
            if over(series.rules, events) != (series.ended_at is not None):
                wrong.append(f"it ended at {series.ended_at}, but its events say otherwise")
            return wrong

        for problem in await replayed(f"series {series.id}", faults()):
            yield problem
