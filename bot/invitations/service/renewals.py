"""Offers to everybody that renew themselves, and how many games one player may have at a time."""

from contextlib import suppress
from datetime import datetime

from bot.core.errors import BadHouseGame, SeekGone, TooManyMatches
from bot.core.news import SeekExpired, SeekLapsed, SeekRemoved, SeekRenewed
from bot.core.terms import Place, Seek, SeekStatus, Terms
from bot.invitations.rows import invitations as seeks
from bot.match.rows import matches
from bot.match.service.pauses import away
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.connection import hooks
from bot.store.database import Connection


async def renew(connection: Connection, seek: Seek, now: datetime) -> Seek | None:
    """Make the seek after a standing one that was joined or has expired; None for others, and where its game is gone or
    its maker has as many as the server allows: they are told.
    """
    following = seek.renewed(now)
    if following is None:
        return None
    try:
        await check_limit(connection, seek.by, seek.place, seek.terms, now, own_seeks=True)
    except BadHouseGame:
        await notices.tell(connection, SeekRemoved(seek.id, seek.terms.game), seek.by, seek.place, now)
        return None
    except TooManyMatches:
        lapsed = SeekLapsed(seek.id, seek.terms.game, before=seek.id)
        await notices.tell(connection, lapsed, seek.by, seek.place, now)
        return None
    made = await seeks.add(connection, following)
    await notices.tell(connection, SeekRenewed(made.id, before=seek.id), None, seek.place, now)
    return made


async def expire(connection: Connection, seek_id: int, now: datetime) -> None:
    """Ends the seek, makes the next after a standing one, and tells its maker of others; or puts off its end."""
    lasts = await lasting(connection, seek_id, now)
    if (seek := lasts.expired(now)) is lasts:
        await seeks.put_off(connection, seek)
        return
    try:
        await seeks.close(connection, seek)
    except SeekGone:
        return
    if seek.standing:
        await renew(connection, seek, now)
        return
    await notices.tell(connection, SeekExpired(seek.id, seek.terms.game), seek.by, seek.place, now)


async def lasting(connection: Connection, seek_id: int, now: datetime) -> Seek:
    """The seek as it stands, with every time in which nobody could answer it. Raises NoSeek."""
    seek = await seeks.load(connection, seek_id)
    if seek.status is not SeekStatus.OPEN:
        return seek
    return seek.put_off(await away(connection, seek.place, seek.created_at, now))


async def check_limit(
    connection: Connection, user: int, place: Place, terms: Terms, now: datetime, *, own_seeks: bool = False
) -> None:
    """Raises TooManyMatches, BadHouseGame where the player may have no more such games; `own_seeks`: those count."""
    for beginning in hooks(connection).beginning:
        await beginning(connection, place.guild_id, terms.game)
    limit = (await players.server(connection, place.guild_id)).max_matches
    count = await matches.count_open(connection, user, place.guild_id) + (2 if terms.pair else 1)
    if own_seeks:
        made = await seeks.made_by(connection, user, now)
        count += sum(2 if s.terms.pair else 1 for s in made if s.place.guild_id == place.guild_id)
    if count > limit:
        raise TooManyMatches(limit=limit, user=user)


async def end_seeks_of_house_game(connection: Connection, guild_id: int, game: str, now: datetime) -> int:
    """Ends the open seeks of a house game that is removed, and tells those who made them; how many they were."""
    count = 0
    for number in await seeks.open_of(connection, guild_id, game):
        stands = await lasting(connection, number, now)
        with suppress(SeekGone):
            await seeks.close(connection, stands.withdrawn(stands.by, now))
            await notices.tell(connection, SeekRemoved(number, game), stands.by, stands.place, now)
            count += 1
    return count
