"""Connections to a server leave a mark of their last transaction."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "commits",
        sa.Column("connection", sa.String(32), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("connection", name="pk_commits"),
    )
