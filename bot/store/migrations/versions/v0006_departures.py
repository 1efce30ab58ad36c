"""Servers that have removed the bot, and when their data is to go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Snowflake

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("due_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_departures")),
    )
    op.create_index(op.f("ix_departures_due_at"), "departures", ["due_at"])
