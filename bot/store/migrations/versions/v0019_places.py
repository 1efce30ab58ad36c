"""The matches of a place are found by it."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_index("ix_matches_channel_id", "matches", ["channel_id"])
