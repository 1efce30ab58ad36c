"""Players and servers in the database: their choices, and the name a player was last seen with."""

from collections.abc import Iterable, Mapping
from datetime import datetime

import sqlalchemy as sa

from bot.core.preferences import PlayerSettings, ServerSettings
from bot.store import locks
from bot.store.codec import written
from bot.store.conditions import seen
from bot.store.connection import AsyncConnection
from bot.store.seats import PEOPLE
from bot.store.tables import left_members, players, servers
from bot.store.types import insert, upsert

NAME_LENGTH = 100

_SETTINGS = sa.select(players.c.settings).where(players.c.user_id == sa.bindparam("user"))
_KNOWN = sa.select(players.c.name, players.c.settings).where(players.c.user_id == sa.bindparam("user"))
_ANNOUNCE = sa.select(sa.func.pg_notify(PEOPLE, sa.bindparam("user", type_=sa.Text)))
_SAVE = upsert(players, "user_id", "settings")
_SEE = upsert(players, "user_id", "name")
_SAVE_SERVER = upsert(servers, "guild_id", "settings")
_NOTE_LOCALE = upsert(servers, "guild_id", "locale")


async def settings(connection: AsyncConnection, user: int) -> PlayerSettings:
    stored = await connection.scalar(_SETTINGS, {"user": user})
    return PlayerSettings.load(stored or {})


async def who_left(connection: AsyncConnection) -> set[tuple[int, int]]:
    """Each server with somebody who has left it, as far as is known."""
    row = left_members.c
    return {(guild, user) for guild, user in await connection.execute(sa.select(row.guild_id, row.user_id))}


async def note_left(connection: AsyncConnection, guild_id: int, user: int, now: datetime) -> None:
    """The player is not in the server."""
    await locks.take(connection, locks.person(user))
    row = {"guild_id": guild_id, "user_id": user, "noted_at": now}
    await connection.execute(
        insert(connection.dialect.name, left_members).values(row).on_conflict_do_nothing()
    )


async def note_back(connection: AsyncConnection, guild_id: int, user: int) -> None:
    """The player is in the server again."""
    row = left_members.c
    await connection.execute(sa.delete(left_members).where(row.guild_id == guild_id, row.user_id == user))


async def all_settings(connection: AsyncConnection, users: Iterable[int]) -> dict[int, PlayerSettings]:
    """The choices of those of them who have made any."""
    found = await connection.execute(
        sa.select(players.c.user_id, players.c.settings).where(players.c.user_id.in_(tuple(users)))
    )
    return {user: PlayerSettings.load(stored or {}) for user, stored in found}


async def known(connection: AsyncConnection, user: int) -> tuple[str, PlayerSettings]:
    """The name, empty where it is not known, and the choices."""
    row = (await connection.execute(_KNOWN, {"user": user})).one_or_none()
    name, stored = row or (None, None)
    return name or "", PlayerSettings.load(stored or {})


async def announce(connection: AsyncConnection, user: int) -> None:
    """Once this is committed, other processes hear that what they remember of the player holds no more."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_ANNOUNCE, {"user": str(user)})


async def save_settings(connection: AsyncConnection, user: int, chosen: PlayerSettings) -> None:
    await locks.take(connection, locks.person(user))
    await announce(connection, user)
    await connection.execute(_SAVE[connection.dialect.name], {"user_id": user, "settings": written(chosen)})


async def move_daily_messages(connection: AsyncConnection, guild_id: int) -> list[int]:
    """Nobody gets their message of the day in this server any more; the users who did get it as a letter."""
    said = sa.cast(players.c.settings, sa.Text).contains('"turns_place"')
    moved = []
    for user, stored in await connection.execute(
        sa.select(players.c.user_id, players.c.settings).where(said)
    ):
        chosen = PlayerSettings.load(stored)
        if chosen.turns_place is not None and chosen.turns_place[0] == guild_id:
            await save_settings(connection, user, chosen.changed(turns_place=None))
            moved.append(user)
    return moved


async def see(connection: AsyncConnection, user: int, name: str) -> None:
    """Remember the name."""
    await locks.take(connection, locks.person(user))
    await announce(connection, user)
    row = {"user_id": user, "name": name[:NAME_LENGTH], "settings": {}}
    await connection.execute(_SEE[connection.dialect.name], row)


async def names(connection: AsyncConnection, users: Iterable[int]) -> dict[int, str]:
    """The names that are known."""
    found = await connection.execute(
        sa.select(players.c.user_id, players.c.name).where(players.c.user_id.in_(tuple(users)))
    )
    return {user: name for user, name in found if name is not None}


async def called(
    connection: AsyncConnection, wanted: Iterable[str], guild_id: int | None
) -> dict[str, list[int]]:
    """The users in this server who bear each of these names, whatever the case of its letters."""
    keys = {name.casefold(): name for name in wanted}
    found: dict[str, list[int]] = {}
    if not keys:
        return found
    everybody = seen()
    here = sa.select(everybody.c.user_id).where(everybody.c.guild_id == guild_id)
    asked = sa.select(players.c.user_id, players.c.name).where(players.c.user_id.in_(here))
    for user, name in await connection.execute(asked):
        if name is not None and name.casefold() in keys:
            found.setdefault(keys[name.casefold()], []).append(user)
    return found


async def server(connection: AsyncConnection, guild_id: int | None) -> ServerSettings:
    stored = await connection.scalar(sa.select(servers.c.settings).where(servers.c.guild_id == guild_id))
    return ServerSettings.load(stored or {})


async def save_server(connection: AsyncConnection, guild_id: int, chosen: ServerSettings) -> None:
    await locks.take(connection, locks.server(guild_id))
    row = {"guild_id": guild_id, "settings": written(chosen)}
    await connection.execute(_SAVE_SERVER[connection.dialect.name], row)


async def with_hall(connection: AsyncConnection) -> set[int]:
    """The servers that have chosen a channel for their hall."""
    chosen = servers.c.settings["hall"].as_string()
    return set(await connection.scalars(sa.select(servers.c.guild_id).where(chosen.is_not(None))))


async def locales(connection: AsyncConnection) -> dict[int, str]:
    """The languages of servers in Discord, as far as they are known."""
    found = await connection.execute(
        sa.select(servers.c.guild_id, servers.c.locale).where(servers.c.locale.is_not(None))
    )
    return {row.guild_id: row.locale for row in found}


async def locale(connection: AsyncConnection, guild_id: int) -> str:
    """The language of a server in Discord; empty where it is not known."""
    found: str | None = await connection.scalar(
        sa.select(servers.c.locale).where(servers.c.guild_id == guild_id)
    )
    return found or ""


async def note_locales(connection: AsyncConnection, heard: Mapping[int, str]) -> None:
    """These servers have these languages in Discord."""
    rows = [{"guild_id": guild, "locale": locale, "settings": {}} for guild, locale in heard.items()]
    await connection.execute(_NOTE_LOCALE[connection.dialect.name], rows)
