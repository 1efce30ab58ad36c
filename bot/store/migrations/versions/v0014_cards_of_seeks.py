"""The channel in which the card of an invitation was posted, where that is not the place of its games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Snowflake

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("seeks", sa.Column("shown_in", Snowflake))
