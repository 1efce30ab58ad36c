"""People of different servers find each other: offers, reports, bans, servers closed to each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person, RowId, Snowflake

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.create_table(
        "world_offers",
        sa.Column("id", RowId, nullable=False),
        sa.Column("by", Person, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("near", sa.Boolean, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger, nullable=False),
        sa.Column("quiet_until", sa.SmallInteger, nullable=False),
        sa.Column("greeting", sa.String(16)),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("expires_at", Moment, nullable=False),
        sa.Column("match_id", RowId),
        sa.Column("request", Snowflake),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_world_offers_match_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_world_offers")),
        sa.UniqueConstraint("request", name=op.f("uq_world_offers_request")),
        sqlite_autoincrement=True,
    )
    for column in ("match_id", "by", "expires_at"):
        op.create_index(op.f(f"ix_world_offers_{column}"), "world_offers", [column])
    op.create_table(
        "world_reports",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("by", Person, autoincrement=False, nullable=False),
        sa.Column("about", Person, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_world_reports_match_id")),
        sa.PrimaryKeyConstraint("match_id", "by", name=op.f("pk_world_reports")),
    )
    for column in ("by", "about"):
        op.create_index(op.f(f"ix_world_reports_{column}"), "world_reports", [column])
    op.create_table(
        "world_bans",
        sa.Column("user_id", Person, autoincrement=False, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_world_bans")),
    )
    op.create_table(
        "world_closures",
        sa.Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("other_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("match_id", RowId, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_world_closures_match_id")),
        sa.PrimaryKeyConstraint("guild_id", "other_id", name=op.f("pk_world_closures")),
    )
    op.create_index(op.f("ix_world_closures_other_id"), "world_closures", ["other_id"])
