"""Whether somebody knows a game or is away, and other ends of games; nothing is known where no feature tells it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.core.errors import PlayOver
from bot.core.match import Match
from bot.core.until import Bound
from bot.store.connection import hooks
from bot.store.database import Connection


class Experience:
    """Everybody is taken to know every game."""

    async def new_to(self, user: int, game: str) -> bool:  # noqa: ARG002
        """Has somebody begun no game of this kind of late, nor ever its lessons?"""
        return False

    async def unversed_in(self, user: int, game: str) -> bool:  # noqa: ARG002
        """Has somebody finished no game of this kind of late, nor ever begun its lessons?"""
        return False


class Absences:
    """Nobody is taken to be away."""

    async def lasts(self, user: int) -> bool:  # noqa: ARG002
        """Is it a vacation that the player has planned, and not one that was spent?"""
        return False

    async def planned(self, user: int) -> bool:  # noqa: ARG002
        """Has the player planned a vacation, or has one?"""
        return False


class Bounds:
    """No game has an end besides its own."""

    async def bounds_of(self, matches: Sequence[Match]) -> Mapping[int, Bound]:  # noqa: ARG002
        """The other end of each of these games that has one."""
        return {}

    def may_be_over(self, match: Match, now: datetime) -> bool:  # noqa: ARG002
        """Has perhaps all play in it ended by now? It costs no question."""
        return False

    async def seen(self, match: Match) -> Match:
        """The match as it is to be shown, with its other end."""
        return (await self.all_seen([match]))[0]

    async def all_seen(self, matches: Sequence[Match]) -> list[Match]:
        """The same of several, asked for once."""
        found = await self.bounds_of(matches)
        return [replace(each, bound=found[each.id]) if each.id in found else each for each in matches]


async def require_play(connection: Connection, match: Match, now: datetime) -> None:
    """Raises PlayOver where something besides its clock has ended it, though nothing has followed yet."""
    for bounding in hooks(connection).bounding:
        bound = await bounding(connection, match)
        if bound is not None and bound.at is not None and bound.at <= now:
            raise PlayOver(match=match.id)


async def bounded(connection: Connection, match: Match) -> datetime | None:
    """When something besides its clock ends it, or all play in it, where that comes first."""
    for bounding in hooks(connection).bounding:
        bound = await bounding(connection, match)
        if bound is not None and bound.at is not None:
            return bound.at if match.deadline is None or bound.at <= match.deadline else None
    return None
