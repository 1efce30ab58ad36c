"""The games of a server are found by it."""

from __future__ import annotations

from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_index("ix_matches_guild_id_status", "matches", ["guild_id", "status"])
