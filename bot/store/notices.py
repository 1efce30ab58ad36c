"""Notices in the database: written in the transaction of what they tell, kept until delivered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.notice import Notice, NoticeKind
from bot.core.terms import Place
from bot.store.tables import notices


async def add(connection: AsyncConnection, told: Iterable[Notice], now: datetime) -> tuple[int, ...]:
    """Store notices; the ids that they got."""
    ids = []
    for notice in told:
        made = await connection.execute(
            sa.insert(notices)
            .values(
                match_id=notice.match_id,
                seq=notice.seq,
                kind=notice.kind.value,
                recipient=notice.recipient,
                guild_id=notice.place.guild_id,
                channel_id=notice.place.channel_id,
                facts=dict(notice.facts),
                created_at=now,
                due_at=notice.due_at,
                held_until=notice.held_until,
                attempts=notice.attempts,
            )
            .returning(notices.c.id)
        )
        ids.append(made.scalar_one())
    return tuple(ids)


async def of_event(connection: AsyncConnection, match_id: int, seq: int) -> tuple[Notice, ...]:
    """The notices that tell of one event."""
    found = await connection.execute(
        sa.select(notices).where(notices.c.match_id == match_id, notices.c.seq == seq).order_by(notices.c.id)
    )
    return tuple(notice_of(row) for row in found.mappings())


def notice_of(row: Mapping[Any, Any]) -> Notice:
    return Notice(
        kind=NoticeKind(row["kind"]),
        recipient=row["recipient"],
        place=Place(row["guild_id"], row["channel_id"]),
        due_at=row["due_at"],
        match_id=row["match_id"],
        seq=row["seq"],
        held_until=row["held_until"],
        facts=row["facts"],
        attempts=row["attempts"],
        id=row["id"],
    )
