"""The life of a server, for its hall, its weekly card and its leaderboard."""

from collections.abc import Collection
from datetime import UTC, datetime, time, timedelta
from typing import Final

from bot.core.access import former
from bot.core.terms import Place
from bot.hall import rows as activity
from bot.hall.model import Climb, Ended, Form, Within, form_of
from bot.people import rows as players
from bot.ratings.rows import results
from bot.reviews.model import Reviewed
from bot.store.app import Service

MOST_RUNNING: Final = 200  # games under way that are counted
INSTANT: Final = timedelta(milliseconds=1)  # an act at this very instant counts
LOOKED_BACK: Final = timedelta(days=60)  # for how long before now wins in a row are looked for


class Activity(Service):
    """Questions to one database."""

    def lately(self, span: timedelta) -> Within:
        """From so long ago until now."""
        now = self._now()
        return Within(now - span, now + INSTANT)

    async def halls(self) -> set[int]:
        """The servers that have a hall."""
        return await self._database.read(players.with_hall)

    async def running(self, guild_id: int) -> list[tuple[int, Place]]:
        """Its games under way between people with their places, those in which something happened last first."""
        return await self._database.read(lambda c: activity.running(c, guild_id, MOST_RUNNING))

    async def ended(self, guild_id: int, within: Within) -> list[Ended]:
        """Its games between people that ended with a result, in that order."""
        return await self._database.read(lambda c: activity.ended(c, guild_id, within))

    async def players(self, guild_id: int, within: Within) -> list[tuple[int, Place]]:
        """The people who played there, each once for every place in which they did."""
        found = await self._database.read(lambda c: activity.players(c, guild_id, within))
        return [(user, place) for user, place in found if not former(user)]

    async def climbs(self, guild_id: int, within: Within, game: str | None = None) -> list[Climb]:
        """The ratings there that rose, settled ones before the others."""
        found = await self._database.read(lambda c: activity.climbs(c, guild_id, within, game))
        return [each for each in found if not former(each.user)]

    async def form(self, guild_id: int, game: str) -> Form:
        """The people who do well in rated games of a kind there, without the results of those who are excluded."""
        now = self._now()
        month = datetime.combine(now.date().replace(day=1), time(), UTC)
        within = Within(min(month, now - LOOKED_BACK), now + INSTANT)
        async with self._database.reading() as connection:
            games = await activity.ended(connection, guild_id, within, game)
            annulled = await results.excluded(connection)
        return form_of([each for each in games if annulled.isdisjoint(each.players)], month)

    async def reviews(self, matches: Collection[int]) -> list[Reviewed]:
        """The finished reviews of these matches."""
        if not matches:
            return []
        return await self._database.read(lambda c: activity.reviews_of(c, matches))
