"""Matches that cannot be opened, for whatever reason: their players end them from what the events still tell."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.core.errors import MatchOver, NoMatch
from bot.core.events import Ended
from bot.core.log import following
from bot.core.news import UnreadableOver
from bot.match.rows import matches, reminders
from bot.outbox import rows as notices
from bot.store import locks
from bot.store.database import Connection, Database
from bot.store.hooks import hooks
from rules import Ending, Outcome, Side


class Unreadable:
    """The unreadable matches of one database. `wake`: called after each commit."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], *, wake: Callable[[], None] = lambda: None
    ) -> None:
        self._database = database
        self._now = now
        self._wake = wake

    async def of(self, user: int) -> list[int]:
        """The numbers of the player's open matches that cannot be opened."""
        return await self._database.read(lambda connection: matches.unreadable_of(connection, user))

    async def resign(self, by: int, match_id: int) -> None:
        """The opponent wins. Raises NoMatch (also for a user who does not play in it), MatchOver."""
        await self._end(by, match_id, Ending.RESIGNATION)

    async def abort(self, by: int, match_id: int) -> None:
        """Call it off, however far it went: that it cannot go on is no player's fault. Raises as `resign`."""
        await self._end(by, match_id, Ending.ABORT)

    async def _end(self, by: int, match_id: int, ending: Ending) -> None:
        await self._database.write(
            lambda c: end(c, by, match_id, ending, self._now()),
            about=[locks.match(match_id)],
            then=self._wake,
        )


async def end(connection: Connection, by: int, match_id: int, ending: Ending, now: datetime) -> None:
    """End a match that cannot be opened, in the caller's transaction. Raises NoMatch, MatchOver."""
    known = await matches.outline_of(connection, match_id)
    if known is None or by not in known.players:
        raise NoMatch(match=match_id)
    if known.over:
        raise MatchOver(match=match_id)
    if not await matches.is_unreadable(connection, match_id):
        raise NoMatch(match=match_id)
    loser = Side(known.players.index(by))
    outcome = Outcome(ending, loser.other if ending is Ending.RESIGNATION else None)
    event = following(known.last_event, now, by, Ended(outcome.ending, outcome.winner))
    await matches.end(connection, match_id, known, event, outcome)
    for closed in hooks(connection).closed:
        await closed(connection, match_id)
    await reminders.drop(connection, match_id)
    double = known.places[0] != known.places[1]
    told = UnreadableOver(str(match_id), by, ending, double=double)
    await notices.tell(connection, told, known.players[loser.other], known.places[loser.other], now)
