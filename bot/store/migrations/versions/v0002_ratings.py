"""Ratings, and what each match changed in them; the bot works them out at its first start after this."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, RowId, Snowflake

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("user_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("settled_until", Moment),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_guild_id_game_value"), "ratings", ["guild_id", "game", "value"])
    op.create_index(op.f("ix_ratings_user_id"), "ratings", ["user_id"])
    op.create_table(
        "rating_changes",
        sa.Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("side", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("user_id", Snowflake, nullable=False),
        sa.Column("opponent_id", Snowflake, nullable=False),
        sa.Column("points", sa.SmallInteger, nullable=False),
        sa.Column("weight", sa.Double, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("old_value", sa.Double, nullable=False),
        sa.Column("old_deviation", sa.Double, nullable=False),
        sa.Column("old_volatility", sa.Double, nullable=False),
        sa.Column("old_at", Moment),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_rating_changes_match_id")),
        sa.PrimaryKeyConstraint("guild_id", "match_id", "side", name=op.f("pk_rating_changes")),
    )
    op.create_index(op.f("ix_rating_changes_guild_id_game_at"), "rating_changes", ["guild_id", "game", "at"])
    op.create_index(
        op.f("ix_rating_changes_guild_id_game_user_id_at"),
        "rating_changes",
        ["guild_id", "game", "user_id", "at"],
    )
