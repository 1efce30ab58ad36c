"""One message a day with all games that wait, for who wants no call with each move.

It is a notice of no match, due at the hour that its reader has chosen, and there is one while any game waits.
"""

from __future__ import annotations

from datetime import datetime

from bot.core.match import Match
from bot.core.news import Waiting
from bot.core.notice import Fate, Notice
from bot.core.preferences import PlayerSettings
from bot.core.reminders import daily
from bot.core.terms import Place
from bot.match.rows import matches
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.database import Connection


async def plan_daily(connection: Connection, match: Match, chosen: PlayerSettings, now: datetime) -> None:
    """The match waits for somebody who has `chosen` so: where they get a daily message, the next tells of it."""
    if match.practice is None:
        await _plan(connection, match.mover, chosen, now)


async def plan_following(connection: Connection, user: int, now: datetime, *, shown: bool = False) -> None:
    """This one is out: the next comes a day later, as long as anything waits, or to take down one that was `shown`."""
    if shown or await matches.waits_for(connection, user):
        await _plan(connection, user, await players.settings(connection, user), now)


async def plan_next(connection: Connection, notice: Notice, now: datetime, shown: bool) -> None:
    """The daily message is out, or could not be told: the next is planned."""
    if notice.kind is Waiting and notice.recipient is not None:
        await plan_following(connection, notice.recipient, now, shown=shown)


async def plan_anew(connection: Connection, user: int, now: datetime) -> None:
    """The hour, the zone or the place is another."""
    known = await notices.of_kind(connection, Waiting, user)
    await notices.finish(connection, known, now, Fate.OUTDATED)
    await plan_following(connection, user, now)


async def _plan(connection: Connection, user: int, chosen: PlayerSettings, now: datetime) -> None:
    if chosen.turns is None or await notices.of_kind(connection, Waiting, user):
        return
    at = daily(now, chosen.turns, chosen.zone)
    place = None if chosen.turns_place is None else Place(*chosen.turns_place)
    await notices.add(connection, [Notice(Waiting(), user, place, at)], now)
