"""A game against the bot may be its player's alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("matches", sa.Column("practice_private", sa.Boolean))
