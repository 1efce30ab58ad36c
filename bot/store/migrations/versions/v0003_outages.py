"""Times in which Discord served a server to nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    for table in ("departures", "downtimes"):
        op.add_column(table, sa.Column("outage", sa.Boolean))
