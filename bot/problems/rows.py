"""The tries of the problems of the day, and the channels in which servers have them posted."""

from datetime import date, datetime

import sqlalchemy as sa

from bot.problems.model import Attempt, Posted, ProblemChannel, Share, Solver
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import problem_attempts, problem_channels
from bot.store.types import upsert

_ATTEMPT = problem_attempts.c
_CHANNEL = problem_channels.c
_KEPT = ("channel_id", "game", "by", "due_at")
_PUT_CHANNEL = upsert(problem_channels, "guild_id", *_KEPT)


async def attempt_of(
    connection: AsyncConnection, user: int, day: date, key: str
) -> tuple[Attempt, int | None]:
    """How far somebody is, and the last interaction that counted; from the beginning where nothing was tried."""
    await locks.take(connection, locks.person(user))
    found = await connection.execute(sa.select(problem_attempts).where(*_of(user, day, key)))
    row = found.mappings().first()
    if row is None:
        return Attempt(day, key), None
    tries = row["plies"], row["wrong"], row["solved_at"], row["given_up_at"]
    return Attempt(row["day"], row["problem"], *tries, tuple(row["missed"])), row["request"]


async def save_attempt(
    connection: AsyncConnection, user: int, attempt: Attempt, guild_id: int | None, request: int | None
) -> None:
    """Store how far somebody is now. `guild_id`: where they try it, which counts the first time alone."""
    await locks.take(connection, locks.person(user))
    values = {
        "plies": attempt.plies,
        "wrong": attempt.wrong,
        "solved_at": attempt.solved_at,
        "given_up_at": attempt.given_up_at,
        "request": request,
        "missed": list(attempt.missed),
    }
    changed = await connection.execute(
        sa.update(problem_attempts).where(*_of(user, attempt.day, attempt.key)).values(**values)
    )
    if not changed.rowcount:
        await connection.execute(
            sa.insert(problem_attempts).values(
                user_id=user, day=attempt.day, problem=attempt.key, guild_id=guild_id, **values
            )
        )


async def solved_days(connection: AsyncConnection, user: int) -> list[date]:
    """The days on which somebody has solved a problem, each once."""
    solved = _ATTEMPT.user_id == user, _ATTEMPT.solved_at.is_not(None)
    return list(await connection.scalars(sa.select(_ATTEMPT.day).where(*solved).distinct()))


async def share(connection: AsyncConnection, day: date, key: str, guild_id: int | None = None) -> Share:
    """How many have tried the problem of a day, and how many of them have solved it: everywhere, or in a server."""
    there = [_ATTEMPT.day == day, _ATTEMPT.problem == key]
    if guild_id is not None:
        there.append(_ATTEMPT.guild_id == guild_id)
    found = await connection.execute(
        sa.select(sa.func.count(_ATTEMPT.solved_at), sa.func.count()).where(*there)
    )
    solved, tried = found.one()
    if guild_id is None or not solved:
        return Share(solved, tried)
    first = await connection.scalar(
        sa.select(_ATTEMPT.user_id)
        .where(*there, _ATTEMPT.solved_at.is_not(None))
        .order_by(_ATTEMPT.solved_at, _ATTEMPT.user_id)
        .limit(1)
    )
    return Share(solved, tried, first)


async def solvers(connection: AsyncConnection, guild_id: int, first: date, last: date) -> list[Solver]:
    """The solvers, the best first, in a server within these days; of equals, the one with fewer second tries."""
    solved = sa.func.count(_ATTEMPT.solved_at)
    clean = sa.func.count(sa.case((_ATTEMPT.wrong == 0, _ATTEMPT.solved_at)))
    found = await connection.execute(
        sa.select(_ATTEMPT.user_id, solved, clean)
        .where(_ATTEMPT.guild_id == guild_id, _ATTEMPT.day.between(first, last))
        .group_by(_ATTEMPT.user_id)
        .having(solved > 0)
        .order_by(solved.desc(), clean.desc(), sa.func.sum(_ATTEMPT.wrong), _ATTEMPT.user_id)
    )
    return [Solver(*row) for row in found]


async def channel_of(connection: AsyncConnection, guild_id: int) -> ProblemChannel | None:
    """Where the server has the problem posted."""
    await locks.take(connection, locks.server(guild_id))
    found = await connection.execute(sa.select(problem_channels).where(_CHANNEL.guild_id == guild_id))
    row = found.mappings().first()
    if row is None:
        return None
    shown = row["message_id"] is not None
    posted = Posted(row["day"], row["problem"], row["message_id"]) if shown else None
    return ProblemChannel(guild_id, row["channel_id"], row["game"], row["by"], row["due_at"], posted)


async def put_channel(connection: AsyncConnection, chosen: ProblemChannel) -> None:
    """Store a server's choice; the last post there stays known."""
    await locks.take(connection, locks.server(chosen.guild_id))
    values = {name: getattr(chosen, name) for name in ("guild_id", *_KEPT)}
    await connection.execute(_PUT_CHANNEL[connection.dialect.name], values)


async def note_post(connection: AsyncConnection, guild_id: int, channel_id: int, posted: Posted) -> None:
    """The message that shows the problem of a day, unless the server has another channel by now."""
    await locks.take(connection, locks.server(guild_id))
    await connection.execute(
        sa.update(problem_channels)
        .where(_CHANNEL.guild_id == guild_id, _CHANNEL.channel_id == channel_id)
        .values(day=posted.day, problem=posted.key, message_id=posted.message_id)
    )


async def drop_channel(connection: AsyncConnection, guild_id: int, channel_id: int | None = None) -> bool:
    """The server has it posted no longer, or no longer there; False where it did not."""
    await locks.take(connection, locks.server(guild_id))
    where = [_CHANNEL.guild_id == guild_id]
    if channel_id is not None:
        where.append(_CHANNEL.channel_id == channel_id)
    return (await connection.execute(sa.delete(problem_channels).where(*where))).rowcount == 1


async def advance(connection: AsyncConnection, guild_id: int, due_at: datetime, following: datetime) -> bool:
    """The post that was due then is taken in hand, the next is due later; False where another process was faster."""
    await locks.take(connection, locks.server(guild_id))
    changed = await connection.execute(
        sa.update(problem_channels)
        .where(_CHANNEL.guild_id == guild_id, _CHANNEL.due_at == due_at)
        .values(due_at=following)
    )
    return changed.rowcount == 1


def _of(user: int, day: date, key: str) -> tuple[sa.ColumnElement[bool], ...]:
    return _ATTEMPT.user_id == user, _ATTEMPT.day == day, _ATTEMPT.problem == key
