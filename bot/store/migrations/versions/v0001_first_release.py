"""The schema of the first release."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person, RowId, Snowflake

revision = "1"
down_revision = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("PRAGMA application_id = 1147235691")

    op.create_table(
        "blocks",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("blocked_id", Person, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "commits",
        sa.Column("connection", sa.String(32), primary_key=True),
        sa.Column("number", Snowflake, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "departures",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("due_at", Moment, nullable=False),
    )
    op.create_index("ix_departures_due_at", "departures", ["due_at"])
    op.create_table(
        "downtimes",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("start_at", Moment, nullable=False),
        sa.Column("end_at", Moment, nullable=False),
        sa.Column("shard", sa.Integer, nullable=False),
        sa.Column("shard_count", sa.Integer, nullable=False),
        sa.Column("guild_id", Snowflake),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_downtimes_end_at", "downtimes", ["end_at"])
    op.create_table(
        "exclusions",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard_count", sa.Integer, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "house_games",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "ladders",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("wakes_at", Moment),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_ladders_guild_id_closed", "ladders", ["guild_id", "closed"])
    op.create_index("ix_ladders_wakes_at", "ladders", ["wakes_at"])
    op.create_table(
        "lessons",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("done", sa.SmallInteger, nullable=False),
        sa.Column("steps", sa.SmallInteger, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pair", sa.Boolean, nullable=False),
        sa.Column("vacation", sa.Boolean, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("abroad_id", Snowflake),
        sa.Column("away_guild_id", Snowflake),
        sa.Column("away_channel_id", Snowflake),
        sa.Column("away_abroad_id", Snowflake),
        sa.Column("guest_side", sa.SmallInteger),
        sa.Column("first_id", Person, nullable=False),
        sa.Column("second_id", Person, nullable=False),
        sa.Column("twin_id", RowId, sa.ForeignKey("matches.id")),
        sa.Column("practice_side", sa.SmallInteger),
        sa.Column("practice_level", sa.SmallInteger),
        sa.Column("practice_private", sa.Boolean),
        sa.Column("started_at", Moment, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("to_move_id", Person),
        sa.Column("turn_at", Moment, nullable=False),
        sa.Column("turn_seq", sa.Integer, nullable=False),
        sa.Column("last_at", Moment, nullable=False),
        sa.Column("deadline_at", Moment),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("previous", sa.Text),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("pattern", sa.String(32)),
        sa.Column("talks", sa.JSON, nullable=False),
        sa.Column("ending", sa.String(32)),
        sa.Column("winner", sa.SmallInteger),
        sa.Column("ended_at", Moment),
        sa.Column("reply_due", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_away_channel_id", "matches", ["away_channel_id"])
    op.create_index(
        "ix_matches_away_guild_id_status_ended_at", "matches", ["away_guild_id", "status", "ended_at"]
    )
    op.create_index("ix_matches_channel_id", "matches", ["channel_id"])
    op.create_index("ix_matches_deadline_at", "matches", ["deadline_at"])
    op.create_index("ix_matches_first_id_status_ended_at", "matches", ["first_id", "status", "ended_at"])
    op.create_index("ix_matches_guild_id_status_ended_at", "matches", ["guild_id", "status", "ended_at"])
    op.create_index("ix_matches_pattern", "matches", ["pattern"])
    op.create_index("ix_matches_reply_due", "matches", ["reply_due"])
    op.create_index("ix_matches_second_id_status_ended_at", "matches", ["second_id", "status", "ended_at"])
    op.create_index("ix_matches_to_move_id_turn_at", "matches", ["to_move_id", "turn_at"])
    op.create_table(
        "players",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100)),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "problem_attempts",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("problem", sa.String(16), primary_key=True),
        sa.Column("guild_id", Snowflake),
        sa.Column("plies", sa.SmallInteger, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("solved_at", Moment),
        sa.Column("given_up_at", Moment),
        sa.Column("missed", sa.JSON, nullable=False),
        sa.Column("request", Snowflake),
    )
    op.create_index("ix_problem_attempts_day_problem", "problem_attempts", ["day", "problem"])
    op.create_index("ix_problem_attempts_guild_id_day", "problem_attempts", ["guild_id", "day"])
    op.create_table(
        "problem_channels",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("game", sa.String(80)),
        sa.Column("by", Person, nullable=False),
        sa.Column("due_at", Moment, nullable=False),
        sa.Column("day", sa.Date),
        sa.Column("problem", sa.String(16)),
        sa.Column("message_id", Snowflake),
    )
    op.create_index("ix_problem_channels_due_at", "problem_channels", ["due_at"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("settled_until", Moment),
    )
    op.create_index("ix_ratings_guild_id_game_value", "ratings", ["guild_id", "game", "value"])
    op.create_index("ix_ratings_user_id_guild_id_game", "ratings", ["user_id", "guild_id", "game"])
    op.create_table(
        "remembered",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("locale", sa.String(16)),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("guild_id", Snowflake, nullable=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("message_id", Snowflake),
        sa.Column("thread_id", Snowflake),
        sa.Column("calendar_id", Snowflake),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("wakes_at", Moment),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_due", "tournaments", ["due"])
    op.create_index("ix_tournaments_guild_id_status", "tournaments", ["guild_id", "status"])
    op.create_index("ix_tournaments_wakes_at", "tournaments", ["wakes_at"])
    op.create_table(
        "vacations",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("user_id", Person, nullable=False),
        sa.Column("start_at", Moment, nullable=False),
        sa.Column("end_at", Moment, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("spent", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_vacations_user_id_end_at", "vacations", ["user_id", "end_at"])
    op.create_table(
        "world_bans",
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "ladder_events",
        sa.Column("ladder_id", RowId, sa.ForeignKey("ladders.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Person),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ladder_matches",
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("ladder_id", RowId, sa.ForeignKey("ladders.id"), nullable=False),
    )
    op.create_index("ix_ladder_matches_ladder_id", "ladder_matches", ["ladder_id"])
    op.create_table(
        "match_events",
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Person),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("request", Snowflake, unique=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
        sa.Column("seq", sa.Integer),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("recipient", Person),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("due_at", Moment),
        sa.Column("held_until", Moment),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done_at", Moment),
        sa.Column("fate", sa.String(16)),
        sa.Column("message_id", Snowflake),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_done_at", "notices", ["done_at"])
    op.create_index("ix_notices_match_id_done_at", "notices", ["match_id", "done_at"])
    op.create_table(
        "prepared_lines",
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", Person, primary_key=True, autoincrement=False),
        sa.Column("turn_seq", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("news", sa.JSON, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("side", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("user_id", Person, nullable=False),
        sa.Column("opponent_id", Person, nullable=False),
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
    )
    op.create_index("ix_rating_changes_guild_id_game_at", "rating_changes", ["guild_id", "game", "at"])
    op.create_index(
        "ix_rating_changes_guild_id_game_user_id_at", "rating_changes", ["guild_id", "game", "user_id", "at"]
    )
    op.create_table(
        "reminders",
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("since", Moment, nullable=False),
        sa.Column("sent", sa.SmallInteger),
        sa.Column("due_at", Moment),
    )
    op.create_index("ix_reminders_due_at", "reminders", ["due_at"])
    op.create_table(
        "reviews",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("user_id", Person, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("asked_at", Moment, nullable=False),
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("subject", sa.JSON, nullable=False),
        sa.Column("found", sa.JSON),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reviews_asked_at", "reviews", ["asked_at"])
    op.create_index("ix_reviews_guild_id_asked_at", "reviews", ["guild_id", "asked_at"])
    op.create_index("ix_reviews_key", "reviews", ["key"])
    op.create_index("ix_reviews_user_id_asked_at", "reviews", ["user_id", "asked_at"])
    op.create_table(
        "seeks",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pair", sa.Boolean, nullable=False),
        sa.Column("vacation", sa.Boolean, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("abroad_id", Snowflake),
        sa.Column("by", Person, nullable=False),
        sa.Column("opponent", Person),
        sa.Column("wants", sa.SmallInteger),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("expires_at", Moment, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("message_id", Snowflake),
        sa.Column("shown_in", Snowflake),
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
        sa.Column("request", Snowflake, unique=True),
        sa.Column("note", sa.String(80)),
        sa.Column("standing", sa.Boolean, nullable=False),
        sa.Column("rematch_of", RowId),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seeks_by_status_created_at", "seeks", ["by", "status", "created_at"])
    op.create_index("ix_seeks_match_id", "seeks", ["match_id"])
    op.create_index("ix_seeks_status_expires_at", "seeks", ["status", "expires_at"])
    op.create_index("ix_seeks_status_guild_id", "seeks", ["status", "guild_id"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Person),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tournament_events_kind_at", "tournament_events", ["kind", "at"])
    op.create_table(
        "tournament_matches",
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id"), nullable=False),
    )
    op.create_index("ix_tournament_matches_tournament_id", "tournament_matches", ["tournament_id"])
    op.create_table(
        "tournament_messages",
        sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel_id", Snowflake, nullable=False),
        sa.Column("message_id", Snowflake, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "world_closures",
        sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("other_id", Snowflake, primary_key=True, autoincrement=False),
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), nullable=False),
    )
    op.create_index("ix_world_closures_other_id", "world_closures", ["other_id"])
    op.create_table(
        "world_offers",
        sa.Column("id", RowId, primary_key=True),
        sa.Column("by", Person, nullable=False),
        sa.Column("guild_id", Snowflake),
        sa.Column("channel_id", Snowflake),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("near", sa.Boolean, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger, nullable=False),
        sa.Column("quiet_until", sa.SmallInteger, nullable=False),
        sa.Column("greeting", sa.String(16)),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("expires_at", Moment, nullable=False),
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
        sa.Column("request", Snowflake, unique=True),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_world_offers_by", "world_offers", ["by"])
    op.create_index("ix_world_offers_expires_at", "world_offers", ["expires_at"])
    op.create_index("ix_world_offers_match_id", "world_offers", ["match_id"])
    op.create_table(
        "world_reports",
        sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("by", Person, primary_key=True, autoincrement=False),
        sa.Column("about", Person, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_index("ix_world_reports_about", "world_reports", ["about"])
    op.create_index("ix_world_reports_by", "world_reports", ["by"])
