"""Reports about players of games between servers, bans by an operator, and servers closed to each other."""

from datetime import datetime

import sqlalchemy as sa

from bot.core.access import mark_of
from bot.invitations.rows.blocks import known_as
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import world_bans, world_closures, world_reports
from bot.store.types import insert
from bot.world.model import Complaint, Report


async def report(connection: AsyncConnection, told: Report) -> bool:
    """Store it; False where the player has reported the other of that match already."""
    await locks.take(connection, locks.LOBBY)
    made = await connection.execute(
        insert(connection.dialect.name, world_reports)
        .values(match_id=told.match_id, by=told.by, about=told.about, kind=told.kind.value, at=told.at)
        .on_conflict_do_nothing(index_elements=["match_id", "by"])
    )
    return made.rowcount == 1


async def reports(connection: AsyncConnection) -> list[Report]:
    """All reports, the latest first."""
    row = world_reports.c
    found = await connection.execute(
        sa.select(world_reports).order_by(row.at.desc(), row.match_id.desc(), row.by)
    )
    return [Report(each.match_id, each.by, each.about, Complaint(each.kind), each.at) for each in found]


async def ban(connection: AsyncConnection, user: int, now: datetime) -> bool:
    """Keep the person out; False where they are kept out already."""
    await locks.take(connection, locks.LOBBY)
    if await connection.scalar(sa.select(world_bans.c.at).where(world_bans.c.user_id.in_(known_as(user)))):
        return False
    await connection.execute(sa.insert(world_bans).values(user_id=user, at=now))
    return True


async def unban(connection: AsyncConnection, user: int) -> bool:
    """Let the person in again; False where they are not kept out."""
    await locks.take(connection, locks.LOBBY)
    gone = await connection.execute(sa.delete(world_bans).where(world_bans.c.user_id.in_(known_as(user))))
    return gone.rowcount > 0


async def shut(connection: AsyncConnection, guild_id: int, other_id: int, match_id: int) -> None:
    """Close the server to another one, known by a match; where that is so, the first match stays."""
    await locks.take(connection, locks.LOBBY)
    await connection.execute(
        insert(connection.dialect.name, world_closures)
        .values(guild_id=guild_id, other_id=other_id, match_id=match_id)
        .on_conflict_do_nothing(index_elements=["guild_id", "other_id"])
    )


async def unshut(connection: AsyncConnection, guild_id: int, match_id: int) -> None:
    await locks.take(connection, locks.LOBBY)
    row = world_closures.c
    gone = sa.delete(world_closures).where(row.guild_id == guild_id, row.match_id == match_id)
    await connection.execute(gone)


async def shut_by(connection: AsyncConnection, guild_id: int) -> list[int]:
    """The matches by whose numbers the server has closed itself to others."""
    row = world_closures.c
    asked = sa.select(row.match_id).where(row.guild_id == guild_id).order_by(row.match_id)
    return list(await connection.scalars(asked))


async def forget(connection: AsyncConnection, user: int) -> None:
    """A mark of the person stays where others are kept from meeting them: in reports about them, and in a ban."""
    mark, now = mark_of(user), world_bans.c
    await connection.execute(sa.update(world_reports).where(world_reports.c.about == user).values(about=mark))
    marked = sa.select(now.user_id).where(now.user_id == mark)
    if await connection.scalar(marked) is None:
        await connection.execute(sa.update(world_bans).where(now.user_id == user).values(user_id=mark))
    await connection.execute(sa.delete(world_bans).where(now.user_id == user))
