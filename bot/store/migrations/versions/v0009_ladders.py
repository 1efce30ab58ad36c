"""Ladders, their events, and which matches are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, RowId, Snowflake

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "ladders",
        sa.Column("id", RowId, nullable=False),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("wakes_at", Moment),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ladders")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_ladders_guild_id_closed"), "ladders", ["guild_id", "closed"])
    op.create_index(op.f("ix_ladders_wakes_at"), "ladders", ["wakes_at"])
    op.create_table(
        "ladder_events",
        sa.Column("ladder_id", RowId, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Snowflake),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["ladder_id"], ["ladders.id"], name=op.f("fk_ladder_events_ladder_id")),
        sa.PrimaryKeyConstraint("ladder_id", "seq", name=op.f("pk_ladder_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ladder_matches",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("ladder_id", RowId, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_ladder_matches_match_id")),
        sa.ForeignKeyConstraint(["ladder_id"], ["ladders.id"], name=op.f("fk_ladder_matches_ladder_id")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_ladder_matches")),
    )
    op.create_index(op.f("ix_ladder_matches_ladder_id"), "ladder_matches", ["ladder_id"])
