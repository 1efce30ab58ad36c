"""Matches against the bot: which side it plays, how strong, and whether it has something to do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("practice_side", sa.SmallInteger))
    op.add_column("matches", sa.Column("practice_level", sa.SmallInteger))
    op.add_column("matches", sa.Column("reply_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_matches_reply_due"), "matches", ["reply_due"])
