"""A wrong move that is tried again counts once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("problem_attempts", sa.Column("missed", sa.JSON, nullable=False, server_default="[]"))
