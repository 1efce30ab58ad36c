"""Channels and threads that are closed or gone while games and events stand in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Snowflake

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("downtimes", sa.Column("channel_id", Snowflake))
    op.create_table(
        "closed_places",
        sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("since", Moment),
        sa.Column("stands", sa.Boolean, nullable=False),
    )
    op.create_index("ix_closed_places_guild_id", "closed_places", ["guild_id"])
