"""Times in which a server had removed the bot: they stop clocks there, as those do in which the bot was away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Snowflake

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("downtimes", sa.Column("guild_id", Snowflake))
    # Servers that are away now: until their data is due, thirty days after they left.
    op.execute(
        "INSERT INTO downtimes (start_at, end_at, guild_id) "
        "SELECT due_at - 2592000000, due_at, guild_id FROM departures"
    )
