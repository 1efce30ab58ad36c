"""The problem of the day: who has tried which, and where servers have it posted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person, Snowflake

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "problem_attempts",
        sa.Column("user_id", Person, nullable=False, autoincrement=False),
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("problem", sa.String(16), nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("plies", sa.SmallInteger, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("solved_at", Moment),
        sa.Column("given_up_at", Moment),
        sa.Column("request", Snowflake),
        sa.PrimaryKeyConstraint("user_id", "day", "problem", name="pk_problem_attempts"),
    )
    op.create_index("ix_problem_attempts_day_problem", "problem_attempts", ["day", "problem"])
    op.create_index("ix_problem_attempts_guild_id_day", "problem_attempts", ["guild_id", "day"])
    op.create_table(
        "problem_channels",
        sa.Column("guild_id", Snowflake, nullable=False, autoincrement=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("game", sa.String(80)),
        sa.Column("by", Person, nullable=False),
        sa.Column("due_at", Moment, nullable=False),
        sa.Column("day", sa.Date),
        sa.Column("problem", sa.String(16)),
        sa.Column("message_id", Snowflake),
        sa.PrimaryKeyConstraint("guild_id", name="pk_problem_channels"),
    )
    op.create_index("ix_problem_channels_due_at", "problem_channels", ["due_at"])
