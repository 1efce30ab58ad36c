"""Of which match an invitation is the rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import RowId

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("seeks", sa.Column("rematch_of", RowId))
