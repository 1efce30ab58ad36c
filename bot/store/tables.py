"""The schema. `matches` is derived from `match_events`, ratings follow from matches; everything else is said once.

All times are UTC (`Moment`), servers, channels and messages are Discord's ids, and so are people (`Person`), until they
have themselves deleted: the type of the column says what becomes of the row. Each table says to which feature it
belongs, and for how long it keeps its rows.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.core.record import Status
from bot.store.types import After, Moment, Owner, Person, RowId, Snowflake, SoleOwner, Until, belongs

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _log(
    name: str, feature: str, life: Until, owner: sa.Column[int], *more: sa.Column[int] | sa.Index
) -> sa.Table:
    """The events of one owner after the other."""
    return sa.Table(
        name,
        metadata,
        owner,
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("actor", Owner),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        *more,
        sqlite_with_rowid=False,
        info=belongs(feature, life),
    )


def _links(row: Any) -> sa.ColumnElement[bool]:
    """Whether a notice says which message shows the board of a match that is going on: links lead to the last."""
    playing = matches.c.id == row.match_id, matches.c.status == Status.PLAYING.value
    return sa.and_(row.message_id.is_not(None), sa.exists().where(*playing))


seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("setup", sa.Text),
    sa.Column("pace", sa.String(80), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("pair", sa.Boolean, nullable=False),
    sa.Column("vacation", sa.Boolean, nullable=False),
    sa.Column("guild_id", Snowflake),
    sa.Column("channel_id", Snowflake, nullable=False),
    # The server of that channel where the bot is no member of it.
    sa.Column("abroad_id", Snowflake),
    sa.Column("by", Owner, nullable=False),
    sa.Column("opponent", Owner),
    sa.Column("wants", sa.SmallInteger),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("expires_at", Moment, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("message_id", Snowflake),
    # The channel of that message, where it is not the place of the games.
    sa.Column("shown_in", Snowflake),
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
    sa.Column("request", Snowflake, unique=True),
    sa.Column("note", sa.String(80)),
    sa.Column("standing", sa.Boolean, nullable=False),
    # The match that is to be played again.
    sa.Column("rematch_of", RowId),
    sa.Index(None, "status", "guild_id"),
    sa.Index(None, "status", "expires_at"),
    sa.Index(None, "by", "status", "created_at"),
    sa.Index(None, "match_id"),
    sqlite_autoincrement=True,
    info=belongs("invitations", Until.PERSON),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    # The agreed part, never changed.
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text),
    sa.Column("pace", sa.String(80), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("pair", sa.Boolean, nullable=False),
    sa.Column("vacation", sa.Boolean, nullable=False),
    sa.Column("guild_id", Snowflake),
    sa.Column("channel_id", Snowflake, nullable=False),
    # As of seeks.
    sa.Column("abroad_id", Snowflake),
    # The other place, in a match of two, and the side of the player who is there.
    sa.Column("away_guild_id", Snowflake),
    sa.Column("away_channel_id", Snowflake),
    sa.Column("away_abroad_id", Snowflake),
    sa.Column("guest_side", sa.SmallInteger),
    sa.Column("first_id", Owner, nullable=False),
    sa.Column("second_id", Owner, nullable=False),
    sa.Column("twin_id", RowId, sa.ForeignKey("matches.id")),
    # Against the bot: the side that it plays, and its level.
    sa.Column("practice_side", sa.SmallInteger),
    sa.Column("practice_level", sa.SmallInteger),
    sa.Column("practice_private", sa.Boolean),
    sa.Column("started_at", Moment, nullable=False),
    # The part that follows from the events.
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
    # Of a running match between people: how its position is found on any board that is like it.
    sa.Column("pattern", sa.String(32)),
    sa.Column("talks", sa.JSON, nullable=False),
    sa.Column("ending", sa.String(32)),
    sa.Column("winner", sa.SmallInteger),
    sa.Column("ended_at", Moment),
    # Has the bot, as a player, something to do?
    sa.Column("reply_due", sa.Boolean, nullable=False),
    sa.Index(None, "to_move_id", "turn_at"),
    sa.Index(None, "first_id", "status", "ended_at"),
    sa.Index(None, "second_id", "status", "ended_at"),
    sa.Index(None, "deadline_at"),
    sa.Index(None, "reply_due"),
    sa.Index(None, "pattern"),
    sa.Index(None, "channel_id"),
    sa.Index(None, "guild_id", "status", "ended_at"),
    sa.Index(None, "away_channel_id"),
    sa.Index(None, "away_guild_id", "status", "ended_at"),
    sqlite_autoincrement=True,
    info=belongs("match", Until.NEVER),
)

match_events = _log(
    "match_events",
    "match",
    Until.NEVER,
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True),
    # The interaction that asked for it: Discord may deliver one twice, the database takes it once.
    sa.Column("request", Snowflake, unique=True),
)

prepared_lines = sa.Table(
    "prepared_lines",
    metadata,
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("user_id", SoleOwner, primary_key=True, autoincrement=False),
    # The event that made the position from which the lines begin; each is a list of moves.
    sa.Column("turn_seq", sa.Integer, nullable=False),
    sa.Column("lines", sa.JSON, nullable=False),
    sa.Column("news", sa.JSON, nullable=False),
    # The first move answers one that was made, and is to be played once an offer is declined.
    sa.Column("due", sa.Boolean, nullable=False),
    info=belongs("lines", Until.MATCH),
)

ratings = sa.Table(
    "ratings",
    metadata,
    # Of one kind of game in one server, or in all of them together where `guild_id` is 0; where it is 1, in all of them
    # against settled opponents alone.
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(80), primary_key=True),
    sa.Column("user_id", Owner, primary_key=True, autoincrement=False),
    sa.Column("value", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("volatility", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", Moment, nullable=False),
    # Until when it is sure enough for a leaderboard if nothing happens; never where it is not yet.
    sa.Column("settled_until", Moment),
    sa.Index(None, "guild_id", "game", "value"),
    sa.Index(None, "user_id", "guild_id", "game"),
    info=belongs("ratings", Until.NEVER),
)

exclusions = sa.Table(
    "exclusions",
    metadata,
    # Players whose results an operator has annulled: they count for no rating.
    sa.Column("user_id", Owner, primary_key=True, autoincrement=False),
    sa.Column("at", Moment, nullable=False),
    info=belongs("ratings", Until.NEVER),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("side", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("user_id", Owner, nullable=False),
    sa.Column("opponent_id", Person, nullable=False),
    sa.Column("points", sa.SmallInteger, nullable=False),
    sa.Column("weight", sa.Double, nullable=False),
    sa.Column("at", Moment, nullable=False),
    # Before, and after.
    sa.Column("old_value", sa.Double, nullable=False),
    sa.Column("old_deviation", sa.Double, nullable=False),
    sa.Column("old_volatility", sa.Double, nullable=False),
    sa.Column("old_at", Moment),
    sa.Column("value", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("volatility", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index(None, "guild_id", "game", "user_id", "at"),
    sa.Index(None, "guild_id", "game", "at"),
    info=belongs("ratings", Until.NEVER),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    # The message in which one enters it.
    sa.Column("message_id", Snowflake),
    # The thread below that message, and the entry in the server's calendar.
    sa.Column("thread_id", Snowflake),
    sa.Column("calendar_id", Snowflake),
    # The part that follows from the events. `due`: something is to be arranged, or it is to be closed; `wakes_at`:
    # when time alone brings something about.
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("due", sa.Boolean, nullable=False),
    sa.Column("wakes_at", Moment),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Index(None, "guild_id", "status"),
    sa.Index(None, "due"),
    sa.Index(None, "wakes_at"),
    sqlite_autoincrement=True,
    info=belongs("tournaments", Until.SERVER),
)

tournament_events = _log(
    "tournament_events",
    "tournaments",
    Until.SERVER,
    sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Index(None, "kind", "at"),
)

tournament_matches = sa.Table(
    "tournament_matches",
    metadata,
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Index(None, "tournament_id"),
    info=belongs("tournaments", Until.SERVER),
)

tournament_messages = sa.Table(
    "tournament_messages",
    metadata,
    # The message that announces what an event arranged, and shows the results as they come.
    sa.Column("tournament_id", RowId, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("message_id", Snowflake, nullable=False),
    sqlite_with_rowid=False,
    info=belongs("tournaments", Until.SERVER),
)

ladders = sa.Table(
    "ladders",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    # The part that follows from the events. `wakes_at`: when somebody falls for being without a game.
    sa.Column("closed", sa.Boolean, nullable=False),
    sa.Column("wakes_at", Moment),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Index(None, "guild_id", "closed"),
    sa.Index(None, "wakes_at"),
    sqlite_autoincrement=True,
    info=belongs("ladders", Until.SERVER),
)

ladder_events = _log(
    "ladder_events",
    "ladders",
    Until.SERVER,
    sa.Column("ladder_id", RowId, sa.ForeignKey("ladders.id"), primary_key=True),
)

ladder_matches = sa.Table(
    "ladder_matches",
    metadata,
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("ladder_id", RowId, sa.ForeignKey("ladders.id"), nullable=False),
    sa.Index(None, "ladder_id"),
    info=belongs("ladders", Until.SERVER),
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("user_id", SoleOwner, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(100)),
    sa.Column("settings", sa.JSON, nullable=False),
    info=belongs("people", Until.PERSON),
)

blocks = sa.Table(
    "blocks",
    metadata,
    # The people that each player keeps from inviting and joining them.
    sa.Column("user_id", Owner, primary_key=True, autoincrement=False),
    sa.Column("blocked_id", Person, primary_key=True, autoincrement=False),
    sa.Index(None, "blocked_id"),
    info=belongs("invitations", Until.PERSON),
)

world_offers = sa.Table(
    "world_offers",
    metadata,
    # Offers to people of all servers; one that is taken back is deleted.
    sa.Column("id", RowId, primary_key=True),
    sa.Column("by", Owner, nullable=False),
    # From where: a server, which says itself in which channel the boards appear, or a conversation.
    sa.Column("guild_id", Snowflake),
    sa.Column("channel_id", Snowflake),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("pace", sa.String(80), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    # For players near in rating alone.
    sa.Column("near", sa.Boolean, nullable=False),
    # When its maker is awake.
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("quiet_from", sa.SmallInteger, nullable=False),
    sa.Column("quiet_until", sa.SmallInteger, nullable=False),
    sa.Column("greeting", sa.String(16)),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("expires_at", Moment, nullable=False),
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
    sa.Column("request", Snowflake, unique=True),
    sa.Index(None, "match_id"),
    sa.Index(None, "by"),
    sa.Index(None, "expires_at"),
    sqlite_autoincrement=True,
    info=belongs("world", After("expires_at", unless=lambda row: row.match_id.is_not(None))),
)

world_reports = sa.Table(
    "world_reports",
    metadata,
    # A player of a game between servers has reported the other; the two are not matched again.
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("by", Owner, primary_key=True, autoincrement=False),
    sa.Column("about", Person, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.Index(None, "by"),
    sa.Index(None, "about"),
    info=belongs("world", Until.NEVER),
)

world_bans = sa.Table(
    "world_bans",
    metadata,
    # The people whom an operator keeps out of the lobby between servers.
    sa.Column("user_id", Owner, primary_key=True, autoincrement=False),
    sa.Column("at", Moment, nullable=False),
    info=belongs("world", Until.NEVER),
)

world_closures = sa.Table(
    "world_closures",
    metadata,
    # A server has closed itself to another, which it knows by the number of a game alone.
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("other_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), nullable=False),
    sa.Index(None, "other_id"),
    info=belongs("world", Until.SERVER),
)

lessons = sa.Table(
    "lessons",
    metadata,
    # How many steps of a game's lessons somebody has found, of how many there were, and when the last.
    sa.Column("user_id", SoleOwner, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(80), primary_key=True),
    sa.Column("done", sa.SmallInteger, nullable=False),
    sa.Column("steps", sa.SmallInteger, nullable=False),
    sa.Column("at", Moment, nullable=False),
    info=belongs("lessons", Until.PERSON),
)

reviews = sa.Table(
    "reviews",
    metadata,
    # A game that somebody has had reviewed, and the findings: none yet where the bot was stopped meanwhile.
    sa.Column("id", RowId, primary_key=True),
    sa.Column("user_id", SoleOwner, nullable=False),
    sa.Column("guild_id", Snowflake),
    sa.Column("asked_at", Moment, nullable=False),
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
    sa.Column("key", sa.String(32), nullable=False),
    sa.Column("subject", sa.JSON, nullable=False),
    sa.Column("found", sa.JSON),
    sa.Index(None, "user_id", "asked_at"),
    sa.Index(None, "guild_id", "asked_at"),
    sa.Index(None, "key"),
    sa.Index(None, "asked_at"),
    sqlite_autoincrement=True,
    info=belongs("reviews", After("asked_at")),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.JSON, nullable=False),
    # The language that it has in Discord, for processes that do not serve it.
    sa.Column("locale", sa.String(16)),
    info=belongs("people", Until.SERVER),
)

house_games = sa.Table(
    "house_games",
    metadata,
    # The key is the whole table of rules: matches hold it themselves, and need no row here.
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(80), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    info=belongs("house_games", Until.SERVER),
)

departures = sa.Table(
    "departures",
    metadata,
    # A server that has removed the bot, and when its data is to go.
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("due_at", Moment, nullable=False),
    sa.Index(None, "due_at"),
    info=belongs("servers", Until.SERVER),
)

problem_attempts = sa.Table(
    "problem_attempts",
    metadata,
    sa.Column("user_id", SoleOwner, primary_key=True, autoincrement=False),
    # A day of UTC, and what names the problem.
    sa.Column("day", sa.Date, primary_key=True),
    sa.Column("problem", sa.String(16), primary_key=True),
    # Where it was first tried.
    sa.Column("guild_id", Snowflake),
    sa.Column("plies", sa.SmallInteger, nullable=False),
    sa.Column("wrong", sa.Integer, nullable=False),
    sa.Column("solved_at", Moment),
    sa.Column("given_up_at", Moment),
    # The wrong moves that were tried where it stands now.
    sa.Column("missed", sa.JSON, nullable=False),
    # The last interaction that counted: Discord may deliver one twice.
    sa.Column("request", Snowflake),
    sa.Index(None, "day", "problem"),
    sa.Index(None, "guild_id", "day"),
    info=belongs("problems", Until.PERSON),
)

problem_channels = sa.Table(
    "problem_channels",
    metadata,
    # Where a server has the problem of the day posted: of one game, or of all by turns. `by`: who chose it.
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("game", sa.String(80)),
    sa.Column("by", Owner, nullable=False),
    sa.Column("due_at", Moment, nullable=False),
    # The last post.
    sa.Column("day", sa.Date),
    sa.Column("problem", sa.String(16)),
    sa.Column("message_id", Snowflake),
    sa.Index(None, "due_at"),
    info=belongs("problems", Until.SERVER),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id")),
    sa.Column("seq", sa.Integer),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("recipient", SoleOwner),
    sa.Column("guild_id", Snowflake),
    sa.Column("channel_id", Snowflake),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    # These two until it is done.
    sa.Column("due_at", Moment),
    sa.Column("held_until", Moment),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("done_at", Moment),
    sa.Column("fate", sa.String(16)),
    sa.Column("message_id", Snowflake),
    sa.Index(None, "done_at"),
    sa.Index(None, "match_id", "done_at"),
    sqlite_autoincrement=True,
    info=belongs("outbox", After("done_at", unless=_links)),
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    # A shard, of how many, and when somebody was last known to serve it.
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("shard_count", sa.Integer, nullable=False),
    sa.Column("at", Moment, nullable=False),
    info=belongs("store", Until.NEXT),
)

downtimes = sa.Table(
    "downtimes",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("start_at", Moment, nullable=False),
    sa.Column("end_at", Moment, nullable=False),
    sa.Column("shard", sa.Integer, nullable=False),
    sa.Column("shard_count", sa.Integer, nullable=False),
    # The one server that it concerns, where that had removed the bot; else all of the shard.
    sa.Column("guild_id", Snowflake),
    sa.Index(None, "end_at"),
    sqlite_autoincrement=True,
    info=belongs("store", Until.NEVER),
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("user_id", SoleOwner, nullable=False),
    sa.Column("start_at", Moment, nullable=False),
    sa.Column("end_at", Moment, nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("spent", sa.Boolean, nullable=False),
    sa.Index(None, "user_id", "end_at"),
    sqlite_autoincrement=True,
    info=belongs("vacations", Until.PERSON),
)

reminders = sa.Table(
    "reminders",
    metadata,
    sa.Column("match_id", RowId, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    # The turn: since when the clock runs. `sent`: hours before the fall of its last reminder.
    sa.Column("since", Moment, nullable=False),
    sa.Column("sent", sa.SmallInteger),
    sa.Column("due_at", Moment),
    sa.Index(None, "due_at"),
    info=belongs("match", Until.MATCH),
)

remembered = sa.Table(
    "remembered",
    metadata,
    # The bot's knowledge about itself: the commands that Discord has, for one.
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    info=belongs("store", Until.NEXT),
)

commits = sa.Table(
    "commits",
    metadata,
    # The last transaction of each connection to a server, by the server's number and clock; none in a file.
    sa.Column("connection", sa.String(32), primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("at", Moment, nullable=False),
    info=belongs("store", After("at")),
)
