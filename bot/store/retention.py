"""The time for which each table keeps its rows, and the deletion of older ones."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa

from bot.core.record import Status
from bot.store import tables
from bot.store.connection import AsyncConnection

KEPT: Final = timedelta(days=30)
"""The time for which finished data is kept: news, reviews, the data of a server that has left, the bot's
own copies.
"""


@dataclass(frozen=True, slots=True)
class After:
    """A row goes `KEPT` after the instant in this column; as long as `unless` holds it stays."""

    since: sa.Column[Any]
    unless: sa.ColumnElement[bool] | None = None


class Until(enum.Enum):
    """Other ends of a row, at the moment at which they happen."""

    NEVER = "Games, and what they count; a number stands in them for who was deleted."
    PERSON = "The person has themselves deleted, or takes it back."
    SERVER = "The server has been gone for 30 days."
    MATCH = "The match is over."
    NEXT = "The next one takes its place."


_LINKED: Final = sa.and_(
    tables.notices.c.message_id.is_not(None),
    sa.exists().where(
        tables.matches.c.id == tables.notices.c.match_id, tables.matches.c.status == Status.PLAYING.value
    ),
)
"""It says which message shows the board of a match that is going on: links lead to the last of these."""

LIFE: Final[Mapping[sa.Table, After | Until]] = {
    tables.notices: After(tables.notices.c.done_at, unless=_LINKED),
    tables.reviews: After(tables.reviews.c.asked_at),
    tables.world_offers: After(
        tables.world_offers.c.expires_at, unless=tables.world_offers.c.match_id.is_not(None)
    ),
    tables.commits: After(tables.commits.c.at),
    tables.matches: Until.NEVER,
    tables.match_events: Until.NEVER,
    tables.rating_changes: Until.NEVER,
    tables.ratings: Until.NEVER,
    tables.exclusions: Until.NEVER,
    tables.world_reports: Until.NEVER,
    tables.world_bans: Until.NEVER,
    tables.downtimes: Until.NEVER,
    tables.players: Until.PERSON,
    tables.blocks: Until.PERSON,
    tables.vacations: Until.PERSON,
    tables.seeks: Until.PERSON,
    tables.problem_attempts: Until.PERSON,
    tables.lessons: Until.PERSON,
    tables.servers: Until.SERVER,
    tables.departures: Until.SERVER,
    tables.problem_channels: Until.SERVER,
    tables.house_games: Until.SERVER,
    tables.world_closures: Until.SERVER,
    tables.tournaments: Until.SERVER,
    tables.tournament_events: Until.SERVER,
    tables.tournament_matches: Until.SERVER,
    tables.tournament_messages: Until.SERVER,
    tables.ladders: Until.SERVER,
    tables.ladder_events: Until.SERVER,
    tables.ladder_matches: Until.SERVER,
    tables.prepared_lines: Until.MATCH,
    tables.reminders: Until.MATCH,
    tables.heartbeat: Until.NEXT,
    tables.remembered: Until.NEXT,
}


async def forget(connection: AsyncConnection, now: datetime, limit: int) -> int:
    """Delete rows that are too old, of each table at most so many, the oldest first; how many it were in all."""
    count = 0
    for table, life in LIFE.items():
        if isinstance(life, After):
            (key,) = table.primary_key
            stays = sa.false() if life.unless is None else life.unless
            oldest = sa.select(key).where(life.since < now - KEPT, ~stays).order_by(life.since).limit(limit)
            count += (await connection.execute(sa.delete(table).where(key.in_(oldest)))).rowcount
    return count
