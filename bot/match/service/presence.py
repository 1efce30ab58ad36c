"""Whether players can reach the bot, and the record of times when they could not.

The process may run while its connection to Discord does not stand. That time is nobody's: nothing falls in it, and
before anything is decided again it becomes a downtime, from its first second.
"""

import asyncio
from datetime import datetime, timedelta
from typing import Final

from bot.core.clock import UNTOLD, Pause, Why
from bot.core.errors import NoMatch
from bot.core.match import Match
from bot.core.notice import Notice
from bot.match.rows import matches
from bot.match.service.pauses import unreached
from bot.match.service.steps import save_step
from bot.store.app import App, Service
from bot.store.database import Connection

UNREACHED: Final = timedelta(seconds=10)
"""How soon to see whether players can reach the bot again."""
BLINK: Final = timedelta(seconds=15)
"""Discord asks for a new connection several times a day, and a session is taken up again within seconds: no outage."""


class Presence(Service):
    """The presence of one process, which can be reached unless somebody says otherwise."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._here = True
        self._lost: datetime | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def here(self) -> bool:
        """Can players reach the bot."""
        return self._here

    @property
    def away(self) -> timedelta:
        """For how long they have not been able to."""
        return timedelta(0) if self._here or self._lost is None else self._now() - self._lost

    def lose(self) -> None:
        """From now on they cannot."""
        self._here = False
        if self._lost is None:
            self._lost = self._now()

    def find(self) -> None:
        """From now on they can; the time since `lose` is written down by the next `account`."""
        self._here = True

    async def account(self) -> None:
        """Write down how long players could not reach the bot; to be called before a clock decides anything."""
        async with self._one_at_a_time:
            lost, now = self._lost, self._now()
            if lost is None:
                return
            if now - lost >= BLINK:
                await self._database.write(lambda connection: unreached(connection, lost, now), about=())
            if self._here:
                self._lost = None


async def missed(connection: Connection, notice: Notice, now: datetime) -> bool:
    """The notice has reached nobody. Is it worth another attempt, because a clock stands still for it?"""
    match = await _waiting_for(connection, notice)
    start = notice.created_at or now
    if match is None or now >= start + UNTOLD:
        return False
    if not match.clock.stands(Why.UNTOLD, now):
        side = match.side_of(match.awaited)
        after, events = match.pause(Pause(Why.UNTOLD, start, start + UNTOLD, side), now)
        await save_step(connection, match, after, events, now)
    return True


async def arrived(connection: Connection, notice: Notice, now: datetime) -> None:
    """The notice has reached its recipient, perhaps after many attempts."""
    match = await _waiting_for(connection, notice)
    if match is not None:
        await heard(connection, match, match.awaited, now)


async def heard(connection: Connection, match: Match, user: int, now: datetime) -> Match:
    """The match when this player knows how it stands: a clock that stood still for that goes on."""
    if match.over or user != match.awaited or not match.clock.stands(Why.UNTOLD, now):
        return match
    after, events = match.resume(Why.UNTOLD, now, user, side=match.side_of(user))
    await save_step(connection, match, after, events, now)
    return after


async def _waiting_for(connection: Connection, notice: Notice) -> Match | None:
    """The match of the notice, if it waits for what the recipient is to do now that they are told."""
    if not notice.what.begins or notice.match_id is None:
        return None
    try:
        match = await matches.load(connection, notice.match_id)
    except NoMatch:
        return None
    return None if match.over or match.awaited != notice.recipient else match
