"""Games that somebody has had reviewed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person, RowId, Snowflake

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", RowId, nullable=False),
        sa.Column("user_id", Person, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("asked_at", Moment, nullable=False),
        sa.Column("match_id", RowId),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("subject", sa.JSON, nullable=False),
        sa.Column("found", sa.JSON),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_reviews_match_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reviews")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_reviews_user_id_asked_at"), "reviews", ["user_id", "asked_at"])
    op.create_index(op.f("ix_reviews_guild_id_asked_at"), "reviews", ["guild_id", "asked_at"])
    op.create_index(op.f("ix_reviews_key"), "reviews", ["key"])
    op.create_index(op.f("ix_reviews_asked_at"), "reviews", ["asked_at"])
