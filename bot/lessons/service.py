"""The lessons of games: how far somebody has come, kept by person."""

from collections.abc import Mapping
from dataclasses import replace

from bot.lessons import rows as lessons
from bot.lessons.model.step import Progress
from bot.match.rows import matches
from bot.match.service.experience import Experience
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection


class Lessons(Service, Experience):
    """How far people have come with the lessons, in one database."""

    async def progress(self, user: int) -> Mapping[str, Progress]:
        """How far somebody is with each game of which they have found a step, the last first."""
        return await self._database.read(lambda c: lessons.progress_of(c, user))

    async def found(self, user: int, game: str, step: int, steps: int) -> Progress:
        """Somebody has found a step, counted from 0, of so many: how far they are now."""

        async def write(connection: Connection) -> Progress:
            known = (await lessons.progress_of(connection, user)).get(game, Progress())
            after = replace(known, done=min(max(known.done, step + 1), steps), steps=steps)
            if after != known:
                await lessons.save(connection, user, game, after, self._now())
            return after

        return await self._database.write(write, about=[locks.person(user)])

    async def new_to(self, user: int, game: str) -> bool:
        """Has somebody begun no game of this kind of late, nor ever its lessons?"""
        return await self._is_strange(user, game, over=False)

    async def unversed_in(self, user: int, game: str) -> bool:
        """Has somebody finished no game of this kind of late, nor ever begun its lessons?"""
        return await self._is_strange(user, game, over=True)

    async def _is_strange(self, user: int, game: str, *, over: bool) -> bool:
        async with self._database.reading() as connection:
            played = await matches.games_of(connection, user, over=over)
            return game not in played and not await lessons.has_begun(connection, user, game)
