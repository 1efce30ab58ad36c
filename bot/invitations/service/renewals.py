"""Offers to everybody that renew themselves, and how many games one player may have at a time."""

from __future__ import annotations

from datetime import datetime

from bot.core.errors import TooManyMatches
from bot.core.news import SeekLapsed, SeekRenewed
from bot.core.shards import ALL, Shards
from bot.core.terms import Place, Seek, SeekStatus, Terms
from bot.invitations.rows import invitations as seeks
from bot.match.rows import matches
from bot.match.service.pauses import away
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.database import Connection


async def renew(connection: Connection, seek: Seek, now: datetime) -> Seek | None:
    """Make the next seek after a standing one that was joined or has expired, and have its card posted.

    None for one that does not stand, or whose maker has as many games as the server allows, which they are told.
    """
    following = seek.renewed(now)
    if following is None:
        return None
    try:
        await check_limit(connection, seek.by, seek.place, seek.terms, now, own_seeks=True)
    except TooManyMatches:
        lapsed = SeekLapsed(seek.id, seek.terms.game, before=seek.id)
        await notices.tell(connection, lapsed, seek.by, seek.place, now)
        return None
    made = await seeks.add(connection, following)
    await notices.tell(connection, SeekRenewed(made.id, before=seek.id), None, seek.place, now)
    return made


async def lasting(connection: Connection, seek_id: int, now: datetime, shards: Shards = ALL) -> Seek:
    """The seek as it stands, with every time in which nobody could answer it. Raises NoSeek."""
    seek = await seeks.load(connection, seek_id)
    if seek.status is not SeekStatus.OPEN:
        return seek
    return seek.put_off(await away(connection, seek.place.guild_id, seek.created_at, now, shards))


async def check_limit(
    connection: Connection,
    user: int,
    place: Place,
    terms: Terms,
    now: datetime,
    *,
    own_seeks: bool = False,
) -> None:
    """May the player have one more game of these terms in the place's server? `own_seeks`: their open seeks count too.

    Raises TooManyMatches.
    """
    limit = (await players.server(connection, place.guild_id)).max_matches
    count = await matches.count_open(connection, user, place.guild_id) + (2 if terms.pair else 1)
    if own_seeks:
        made = await seeks.made_by(connection, user, now)
        count += sum(2 if s.terms.pair else 1 for s in made if s.place.guild_id == place.guild_id)
    if count > limit:
        raise TooManyMatches(limit=limit, user=user)
