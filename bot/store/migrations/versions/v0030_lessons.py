"""The lessons of games, and how far people have come with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("done", sa.SmallInteger, nullable=False),
        sa.Column("steps", sa.SmallInteger, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
