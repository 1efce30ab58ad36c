"""Links lead to the games of servers of which the bot is no member."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Snowflake

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    for table in ("seeks", "matches"):
        op.add_column(table, sa.Column("abroad_id", Snowflake))
