"""Seeks, matches and their events, players, servers, notices; heartbeat, downtimes, vacations, reminders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, RowId, Snowflake

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "matches",
        sa.Column("id", RowId, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pair", sa.Boolean, nullable=False),
        sa.Column("vacation", sa.Boolean, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("first_id", Snowflake, nullable=False),
        sa.Column("second_id", Snowflake, nullable=False),
        sa.Column("twin_id", RowId),
        sa.Column("started_at", Moment, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("to_move_id", Snowflake),
        sa.Column("turn_at", Moment, nullable=False),
        sa.Column("turn_seq", sa.Integer, nullable=False),
        sa.Column("last_at", Moment, nullable=False),
        sa.Column("deadline_at", Moment),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("previous", sa.Text),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("talks", sa.JSON, nullable=False),
        sa.Column("ending", sa.String(32)),
        sa.Column("winner", sa.SmallInteger),
        sa.Column("ended_at", Moment),
        sa.ForeignKeyConstraint(["twin_id"], ["matches.id"], name=op.f("fk_matches_twin_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_matches_deadline_at"), "matches", ["deadline_at"])
    op.create_index(op.f("ix_matches_first_id_status"), "matches", ["first_id", "status"])
    op.create_index(op.f("ix_matches_second_id_status"), "matches", ["second_id", "status"])
    op.create_index(op.f("ix_matches_to_move_id_turn_at"), "matches", ["to_move_id", "turn_at"])
    op.create_table(
        "players",
        sa.Column("user_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100)),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_players")),
    )
    op.create_table(
        "seeks",
        sa.Column("id", RowId, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pair", sa.Boolean, nullable=False),
        sa.Column("vacation", sa.Boolean, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("by", Snowflake, nullable=False),
        sa.Column("opponent", Snowflake),
        sa.Column("wants", sa.SmallInteger),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("expires_at", Moment, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("message_id", Snowflake),
        sa.Column("match_id", RowId),
        sa.Column("request", Snowflake),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_seeks_match_id"), use_alter=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seeks")),
        sa.UniqueConstraint("request", name=op.f("uq_seeks_request")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_seeks_by_status"), "seeks", ["by", "status"])
    op.create_index(op.f("ix_seeks_status_expires_at"), "seeks", ["status", "expires_at"])
    op.create_index(op.f("ix_seeks_status_guild_id"), "seeks", ["status", "guild_id"])
    op.create_table(
        "servers",
        sa.Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    op.create_table(
        "match_events",
        sa.Column("match_id", RowId, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Snowflake),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("request", Snowflake),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_match_events_match_id")),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_match_events")),
        sa.UniqueConstraint("request", name=op.f("uq_match_events_request")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("id", RowId, nullable=False),
        sa.Column("match_id", RowId),
        sa.Column("seq", sa.Integer),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("recipient", Snowflake),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("due_at", Moment, nullable=False),
        sa.Column("held_until", Moment),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done_at", Moment),
        sa.Column("fate", sa.String(16)),
        sa.Column("message_id", Snowflake),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_notices_match_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_notices_done_at_due_at"), "notices", ["done_at", "due_at"])
    op.create_index(op.f("ix_notices_match_id_done_at"), "notices", ["match_id", "done_at"])
    op.create_table(
        "downtimes",
        sa.Column("id", RowId, nullable=False),
        sa.Column("start_at", Moment, nullable=False),
        sa.Column("end_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_downtimes")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_downtimes_end_at"), "downtimes", ["end_at"])
    op.create_table(
        "vacations",
        sa.Column("id", RowId, nullable=False),
        sa.Column("user_id", Snowflake, nullable=False),
        sa.Column("start_at", Moment, nullable=False),
        sa.Column("end_at", Moment, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("spent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_vacations_user_id_end_at"), "vacations", ["user_id", "end_at"])
    op.create_table(
        "reminders",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("since", Moment, nullable=False),
        sa.Column("sent", sa.SmallInteger),
        sa.Column("due_at", Moment),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_reminders_match_id")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_reminders")),
    )
    op.create_index(op.f("ix_reminders_due_at"), "reminders", ["due_at"])
    op.create_table(
        "remembered",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_remembered")),
    )
