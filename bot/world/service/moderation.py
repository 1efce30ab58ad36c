"""Reports about players of games between servers, bans by whoever runs the bot, and servers closed to each other."""

import structlog

from bot.core.errors import LobbyClosed, NoMatch
from bot.core.match import Match
from bot.match.rows import matches
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection
from bot.world.model import Complaint, Report
from bot.world.rows import lobby, moderation

log = structlog.get_logger(__name__)


class Moderation(Service):
    """The moderation of the lobby of one database."""

    async def report(self, match_id: int, by: int, kind: Complaint) -> None:
        """The two players are not matched again, and whoever runs the bot reads of it; once for a player and a match.

        Raises NoMatch, NotAPlayer, LobbyClosed for a game of one place that no offer to the world has begun.
        """

        async def tell(connection: Connection) -> bool:
            match = await matches.load(connection, match_id)
            other = match.opponent_of(by)
            if not await _of_the_world(connection, match):
                raise LobbyClosed("no-game")
            return await moderation.report(connection, Report(match_id, by, other, kind, self._now()))

        if await self._database.write(tell, about=[locks.LOBBY, locks.match(match_id)]):
            log.warning("world.reported", match=match_id, kind=kind.value)

    async def reports(self) -> list[Report]:
        """All reports, the latest first."""
        return await self._database.read(moderation.reports)

    async def ban(self, user: int) -> bool:
        """The person finds nobody between servers any more, and nobody finds them; games under way go on. False where
        that is so already.
        """
        return await self._database.write(lambda c: moderation.ban(c, user, self._now()), about=[locks.LOBBY])

    async def unban(self, user: int) -> bool:
        """The person may play between servers again; False where they may."""
        return await self._database.write(lambda c: moderation.unban(c, user), about=[locks.LOBBY])

    async def shut(self, guild_id: int, match_id: int) -> None:
        """No game begins any more between this server and the other one of that match. Raises LobbyClosed."""

        async def close(connection: Connection) -> None:
            try:
                match = await matches.load(connection, match_id)
            except NoMatch:
                raise LobbyClosed("no-game") from None
            guilds = [place.guild_id for place in match.places]
            others = {guild for guild in guilds if guild is not None} - {guild_id}
            if guild_id not in guilds or not others or not await _of_the_world(connection, match):
                raise LobbyClosed("no-game")
            await moderation.shut(connection, guild_id, others.pop(), match_id)

        await self._database.write(close, about=[locks.LOBBY, locks.match(match_id)])

    async def unshut(self, guild_id: int, match_id: int) -> None:
        """Games may begin again between this server and the one that it closed itself to by that match."""
        await self._database.write(lambda c: moderation.unshut(c, guild_id, match_id), about=[locks.LOBBY])

    async def shut_by(self, guild_id: int) -> list[int]:
        """The matches by which the server has closed itself to others."""
        return await self._database.read(lambda c: moderation.shut_by(c, guild_id))


async def _of_the_world(connection: Connection, match: Match) -> bool:
    if match.double:
        # A rematch too, which no offer has begun.
        return True
    twin = match.header.twin
    numbers = [match.id] if twin is None else [match.id, twin]
    return await lobby.of_match(connection, numbers) is not None
