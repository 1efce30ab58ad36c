"""Times in which Discord served a server to nobody, and who has left one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Snowflake, SoleOwner

revision = "3"
down_revision = "2"


def upgrade() -> None:
    for table in ("departures", "downtimes"):
        op.add_column(table, sa.Column("outage", sa.Boolean))
    op.create_table(
        "left_members",
        sa.Column("user_id", SoleOwner, primary_key=True, autoincrement=False),
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("noted_at", Moment, nullable=False),
    )
