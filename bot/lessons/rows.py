"""How far people have come with the lessons of games."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

import sqlalchemy as sa

from bot.core.record import Status
from bot.core.terms import WEAKEST
from bot.lessons.model.step import Progress
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import lessons, matches
from rules import Ending

_ROW = lessons.c
_GIVEN_UP: Final = [Ending.RESIGNATION.value, Ending.TIME.value, Ending.ABANDONED.value]


async def progress_of(connection: AsyncConnection, user: int) -> Mapping[str, Progress]:
    """How far somebody is with each game of which they have found a step, the last first."""
    await locks.take(connection, locks.person(user))
    # Games against the level that follows the lessons, and not given up.
    counted = await connection.execute(
        sa.select(matches.c.game, sa.func.count().label("number"))
        .where(
            sa.or_(matches.c.first_id == user, matches.c.second_id == user),
            matches.c.practice_level == WEAKEST,
            matches.c.status == Status.OVER.value,
            matches.c.ending != Ending.ABORT.value,
            sa.not_(sa.and_(matches.c.ending.in_(_GIVEN_UP), matches.c.winner == matches.c.practice_side)),
        )
        .group_by(matches.c.game)
    )
    played = {row.game: row.number for row in counted}
    found = await connection.execute(
        sa.select(_ROW.game, _ROW.done, _ROW.steps)
        .where(_ROW.user_id == user)
        .order_by(_ROW.at.desc(), _ROW.game)
    )
    return {game: Progress(done, steps, played.get(game, 0)) for game, done, steps in found}


async def save(connection: AsyncConnection, user: int, game: str, progress: Progress, at: datetime) -> None:
    """Store that somebody has come so far."""
    await locks.take(connection, locks.person(user))
    values = {"done": progress.done, "steps": progress.steps, "at": at}
    changed = await connection.execute(
        sa.update(lessons).where(_ROW.user_id == user, _ROW.game == game).values(**values)
    )
    if not changed.rowcount:
        await connection.execute(sa.insert(lessons).values(user_id=user, game=game, **values))


async def has_begun(connection: AsyncConnection, user: int, game: str) -> bool:
    """Has somebody found a step of the lessons of this game?"""
    found = sa.exists().where(_ROW.user_id == user, _ROW.game == game)
    return bool(await connection.scalar(sa.select(found)))
