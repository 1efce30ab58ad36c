"""Sessions of the page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True, autoincrement=False),
        sa.Column("user_id", Person, nullable=False),
        sa.Column("link", sa.Boolean, nullable=False),
        sa.Column("expires_at", Moment, nullable=False),
    )
    for column in ("user_id", "expires_at"):
        op.create_index(f"ix_sessions_{column}", "sessions", [column])
