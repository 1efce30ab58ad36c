"""The lobby between servers in the database: offers, and who is kept apart from whom."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa

from bot.core.access import mark_of
from bot.core.match import Status
from bot.core.pace import Pace
from bot.core.preferences import DEFAULT_ZONE
from bot.core.rating import NO_RESULT
from bot.core.terms import Terms
from bot.invitations.rows.blocks import known_as
from bot.store import locks, tables
from bot.store.conditions import DOUBLE, present
from bot.store.connection import AsyncConnection
from bot.store.types import add_row
from bot.world.model import LOOK_BACK, Conduct, Greeting, Offer, Waking
from rules import Ending, Side

_row: Final = tables.world_offers.c
_ALIKE: Final = ("by", "guild_id", "channel_id", "near", "created_at", "expires_at", "match_id")
"""Columns that hold what the field of their name does."""
_REQUEST: Final = sa.select(tables.world_offers).where(_row.request == sa.bindparam("asked"))


async def add(connection: AsyncConnection, offer: Offer, request: int | None) -> Offer:
    """Store a new offer; the same with the id that it got."""
    await locks.take(connection, locks.LOBBY)
    number = await add_row(
        connection,
        tables.world_offers,
        **{name: getattr(offer, name) for name in _ALIKE},
        game=offer.terms.game,
        pace=offer.terms.pace.key,
        rated=offer.terms.rated,
        **_awake(offer.waking),
        greeting=None if offer.greeting is None else offer.greeting.value,
        request=request,
    )
    return replace(offer, id=number)


def _awake(waking: Waking) -> dict[str, Any]:
    return {"zone": waking.zone, "quiet_from": waking.quiet[0], "quiet_until": waking.quiet[1]}


async def load(connection: AsyncConnection, offer_id: int, now: datetime) -> Offer | None:
    """The offer, if it is one of those that are `standing`."""
    await locks.take(connection, locks.LOBBY)
    return next(iter(await _offers(connection, _row.id == offer_id, *_alive(now))), None)


async def of_request(connection: AsyncConnection, request: int | None) -> Offer | None:
    """The offer that this interaction has made already."""
    row = (await connection.execute(_REQUEST, {"asked": request})).mappings().one_or_none()
    return None if row is None else offer_of(row)


async def note_waking(connection: AsyncConnection, user: int, waking: Waking) -> None:
    """The player is awake at these hours now: offers of theirs that nobody has joined are ordered by them."""
    await locks.take(connection, locks.LOBBY)
    changed = sa.update(tables.world_offers).where(_row.by == user, _row.match_id.is_(None))
    await connection.execute(changed.values(**_awake(waking)))


async def join(connection: AsyncConnection, offer: Offer, match_id: int) -> None:
    await locks.take(connection, locks.LOBBY)
    await connection.execute(
        sa.update(tables.world_offers).where(_row.id == offer.id).values(match_id=match_id)
    )


async def withdraw(connection: AsyncConnection, user: int, offer_id: int | None = None) -> int:
    """Delete an offer of theirs that nobody has joined, or all of these; how many it were."""
    await locks.take(connection, locks.LOBBY)
    which = sa.true() if offer_id is None else _row.id == offer_id
    gone = await connection.execute(
        sa.delete(tables.world_offers).where(_row.by == user, _row.match_id.is_(None), which)
    )
    return gone.rowcount


async def made_by(connection: AsyncConnection, user: int, now: datetime) -> list[Offer]:
    """The offers of a player that can still be joined, the oldest first."""
    return await _offers(connection, _row.by == user, *_open(now))


async def open_offers(connection: AsyncConnection, now: datetime, game: str | None = None) -> list[Offer]:
    """All offers that can be joined, or those of a game: of people who still agree, through doors still open; the
    oldest first.
    """
    return await _offers(connection, *_alive(now), _row.game == game if game else sa.true())


async def waiting(connection: AsyncConnection, now: datetime) -> dict[str, int]:
    """How many these are of each game, the most first."""
    count = sa.func.count().label("number")
    found = await connection.execute(
        sa.select(_row.game, count).where(*_alive(now)).group_by(_row.game).order_by(count.desc(), _row.game)
    )
    return {row.game: row.number for row in found}


def _open(now: datetime) -> tuple[sa.ColumnElement[bool], ...]:
    return _row.match_id.is_(None), _row.expires_at > now


def _alive(now: datetime) -> tuple[sa.ColumnElement[bool], ...]:
    agreed = sa.exists().where(
        tables.players.c.user_id == _row.by, tables.players.c.settings["world"].as_boolean()
    )
    door = tables.servers.c.settings["door"].as_string().is_not(None)
    ajar = sa.and_(
        sa.exists().where(tables.servers.c.guild_id == _row.guild_id, door), present(_row.guild_id)
    )
    # Of who was banned and then deleted there is a mark, and no offer.
    welcome = _row.by.not_in(sa.select(tables.world_bans.c.user_id))
    return *_open(now), agreed, welcome, sa.or_(_row.guild_id.is_(None), ajar)


async def conduct_of(
    connection: AsyncConnection, users: Collection[int], now: datetime
) -> Mapping[int, Conduct]:
    """The games of these players that began by an offer to the world, and the rematches of such between servers."""
    game = tables.matches.c
    begun = sa.or_(DOUBLE, sa.exists().where(_row.match_id.in_((game.id, game.twin_id))))
    found = await connection.execute(
        sa.select(game.first_id, game.second_id, game.status, game.ending, game.winner, game.ended_at).where(
            sa.or_(game.first_id.in_(users), game.second_id.in_(users)), begun
        )
    )
    theirs = defaultdict[int, list[tuple[Side, Any]]](list)
    for row in found:
        theirs[row.first_id].append((Side.FIRST, row))
        theirs[row.second_id].append((Side.SECOND, row))
    return {user: _conduct(theirs[user], now) for user in users}


def _conduct(games: Iterable[tuple[Side, Any]], now: datetime) -> Conduct:
    playing, finished, recent, lost = 0, 0, 0, []
    for side, row in games:
        if row.status == Status.PLAYING.value:
            playing += 1
        elif row.ending not in NO_RESULT:
            finished += 1
            if row.ended_at > now - LOOK_BACK:
                recent += 1
                if row.ending == Ending.TIME.value and row.winner == side.other:
                    lost.append(row.ended_at)
    return Conduct(playing, finished, recent, tuple(sorted(lost)))


async def apart_from(connection: AsyncConnection, user: int) -> set[int]:
    """The numbers or marks of all whom the player is not to meet: one of them blocks or has reported the other."""
    known = known_as(user)
    found: set[int] = set()
    for table, by, about in (
        (tables.blocks, tables.blocks.c.user_id, tables.blocks.c.blocked_id),
        (tables.world_reports, tables.world_reports.c.by, tables.world_reports.c.about),
    ):
        rows = await connection.execute(
            sa.select(by, about).select_from(table).where(sa.or_(by.in_(known), about.in_(known)))
        )
        found.update(number for pair in rows.all() for number in pair)
    return found - set(known)


def is_among(numbers: Collection[int], user: int) -> bool:
    """Is the player one of these, by the number or by the mark?"""
    return user in numbers or mark_of(user) in numbers


async def shut_to(connection: AsyncConnection, guild_id: int | None) -> set[int]:
    """The servers that have closed themselves to this one, or it to them."""
    row = tables.world_closures.c
    found = await connection.execute(
        sa.select(row.guild_id, row.other_id).where(
            sa.or_(row.guild_id == guild_id, row.other_id == guild_id)
        )
    )
    return {guild for pair in found.all() for guild in pair} - {guild_id}


async def banned(connection: AsyncConnection) -> set[int]:
    """The numbers or marks of everybody whom an operator keeps out."""
    return set(await connection.scalars(sa.select(tables.world_bans.c.user_id)))


async def forget(connection: AsyncConnection, user: int) -> None:
    """Their offers go. One that became a match is part of it, without what it says of them."""
    await withdraw(connection, user)
    changed = sa.update(tables.world_offers).where(_row.by == user)
    await connection.execute(changed.values(request=None, greeting=None, **_awake(Waking(DEFAULT_ZONE))))


async def forget_server(connection: AsyncConnection, guild_id: int) -> None:
    """Offers from there go; those that became matches stay, as if from nowhere. No server is closed to it any more."""
    await locks.take(connection, locks.LOBBY)
    await connection.execute(
        sa.delete(tables.world_offers).where(_row.guild_id == guild_id, _row.match_id.is_(None))
    )
    await connection.execute(
        sa.update(tables.world_offers).where(_row.guild_id == guild_id).values(guild_id=None)
    )
    shut = tables.world_closures.c
    await connection.execute(
        sa.delete(tables.world_closures).where(sa.or_(shut.guild_id == guild_id, shut.other_id == guild_id))
    )


async def of_match(connection: AsyncConnection, match_ids: Collection[int]) -> Offer | None:
    """The offer from which one of these matches came."""
    return next(iter(await _offers(connection, _row.match_id.in_(match_ids))), None)


async def _offers(connection: AsyncConnection, *which: sa.ColumnElement[bool]) -> list[Offer]:
    found = await connection.execute(sa.select(tables.world_offers).where(*which).order_by(_row.id))
    return [offer_of(row) for row in found.mappings()]


def offer_of(row: Mapping[Any, Any]) -> Offer:
    return Offer(
        **{name: row[name] for name in ("id", *_ALIKE)},
        # Where a game is played in pairs, rated terms say so again.
        terms=Terms(row["game"], Pace.parse(row["pace"]), rated=row["rated"]).checked(),
        waking=Waking(row["zone"], (row["quiet_from"], row["quiet_until"])),
        greeting=None if row["greeting"] is None else Greeting(row["greeting"]),
    )
