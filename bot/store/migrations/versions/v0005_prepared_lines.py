"""Conditional moves: the lines that players have prepared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import RowId, Snowflake

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "prepared_lines",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("user_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("turn_seq", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("news", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_prepared_lines_match_id")),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_prepared_lines")),
    )
