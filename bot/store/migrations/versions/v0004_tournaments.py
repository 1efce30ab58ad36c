"""Tournaments, their events, and which matches are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, RowId, Snowflake

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", RowId, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("message_id", Snowflake),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_tournaments_due"), "tournaments", ["due"])
    op.create_index(op.f("ix_tournaments_guild_id_status"), "tournaments", ["guild_id", "status"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", RowId, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Snowflake),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_events_tournament_id")
        ),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name=op.f("pk_tournament_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_matches",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("tournament_id", RowId, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_tournament_matches_match_id")),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_matches_tournament_id")
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_tournament_matches")),
    )
    op.create_index(op.f("ix_tournament_matches_tournament_id"), "tournament_matches", ["tournament_id"])
