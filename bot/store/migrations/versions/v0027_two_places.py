"""Matches have two places where their players are not in the same one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Snowflake

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    for name in ("away_guild_id", "away_channel_id", "away_abroad_id"):
        op.add_column("matches", sa.Column(name, Snowflake))
    op.add_column("matches", sa.Column("guest_side", sa.SmallInteger))
    op.create_index("ix_matches_away_channel_id", "matches", ["away_channel_id"])
    op.create_index("ix_matches_away_guild_id_status", "matches", ["away_guild_id", "status"])
