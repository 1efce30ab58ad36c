"""Whom players keep from inviting them, and the line that an invitation carries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Person

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seeks", sa.Column("note", sa.String(80)))
    op.create_table(
        "blocks",
        sa.Column("user_id", Person, autoincrement=False, nullable=False),
        sa.Column("blocked_id", Person, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked_id"), "blocks", ["blocked_id"])
