"""Servers have house games: rules that they composed, under names of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Snowflake

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "house_games",
        sa.Column("guild_id", Snowflake, nullable=False, autoincrement=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "key", name="pk_house_games"),
    )
