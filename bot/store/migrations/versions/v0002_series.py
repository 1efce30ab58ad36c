"""Series of tournaments, and places in one that come of another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person, RowId, Snowflake

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "series",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("by", Person, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("next_at", Moment),
        sa.Column("wakes_at", Moment),
        sa.Column("ended_at", Moment),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_series_guild_id", "series", ["guild_id"])
    op.create_index("ix_series_wakes_at", "series", ["wakes_at"])
    op.create_table(
        "series_events",
        sa.Column(
            "tournament_id", RowId, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("series_id", RowId, sa.ForeignKey("series.id"), nullable=False),
    )
    op.create_index("ix_series_events_series_id", "series_events", ["series_id"])
    op.create_table(
        "qualifications",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("by", Person, nullable=False),
        sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id")),
        sa.Column("series_id", RowId, sa.ForeignKey("series.id")),
        sa.Column("target_id", RowId, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("places", sa.SmallInteger, nullable=False),
        sa.Column("days", sa.SmallInteger),
        sa.Column("settled_at", Moment),
        sa.Column("wakes_at", Moment),
        sqlite_autoincrement=True,
    )
    for column in ("guild_id", "tournament_id", "series_id", "target_id", "wakes_at"):
        op.create_index(f"ix_qualifications_{column}", "qualifications", [column])
    op.create_table(
        "qualified",
        sa.Column(
            "qualification_id",
            RowId,
            sa.ForeignKey("qualifications.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("until", Moment),
    )
    op.create_index("ix_qualified_user_id", "qualified", ["user_id"])
