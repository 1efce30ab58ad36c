"""A prepared answer that waits until an offer is declined is told from a move that its player has yet to make."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("prepared_lines", sa.Column("due", sa.Boolean))
