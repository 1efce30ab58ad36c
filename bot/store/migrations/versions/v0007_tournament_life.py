"""When a tournament wakes up, and where it is shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, RowId, Snowflake

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("thread_id", Snowflake))
    op.add_column("tournaments", sa.Column("calendar_id", Snowflake))
    op.add_column("tournaments", sa.Column("wakes_at", Moment))
    op.create_index(op.f("ix_tournaments_wakes_at"), "tournaments", ["wakes_at"])
    op.create_table(
        "tournament_messages",
        sa.Column("tournament_id", RowId, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("message_id", Snowflake, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_messages_tournament_id")
        ),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name=op.f("pk_tournament_messages")),
        sqlite_with_rowid=False,
    )
