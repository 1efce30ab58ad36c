"""Several processes: since when each shard was served, when it was not, and the languages of servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("ALTER TABLE heartbeat RENAME COLUMN id TO shard")
    op.execute("UPDATE heartbeat SET shard = 0")
    op.add_column("heartbeat", sa.Column("shard_count", sa.Integer, nullable=False, server_default="1"))
    op.add_column("downtimes", sa.Column("shard", sa.Integer, nullable=False, server_default="0"))
    op.add_column("downtimes", sa.Column("shard_count", sa.Integer, nullable=False, server_default="1"))
    op.add_column("servers", sa.Column("locale", sa.String(16)))
