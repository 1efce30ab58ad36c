"""Players whom nobody could tell that they are waited for lose no time by it.

The channel is gone, direct messages are not taken: the clock stands still from the news on, which is tried again every
hour, until it has arrived, the player looks into the game by themselves, or two weeks have passed.
"""

from __future__ import annotations

from datetime import datetime

from bot.core.clock import UNTOLD, Pause, Why
from bot.core.errors import NoMatch
from bot.core.match import Match
from bot.core.notice import Notice
from bot.match.rows import matches
from bot.match.service.steps import save_step
from bot.store.database import Connection


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
