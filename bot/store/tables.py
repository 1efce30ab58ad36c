"""The schema. `matches` is derived from `match_events`, ratings follow from matches; everything else is said once.

All times are UTC (`Moment`), servers, channels and messages are Discord's ids, and so are people (`Person`), until they
have themselves deleted: the type of the column says what becomes of the row. Each table says to which feature it
belongs, and for how long it keeps its rows.
"""

from collections.abc import Callable
from functools import partial
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


def _needed(kind: Any, *names: str, **options: Any) -> list[Any]:
    """Columns that every row fills."""
    return [sa.Column(name, kind, nullable=False, **options) for name in names]


def _free(kind: Any, *names: str, **options: Any) -> list[Any]:
    """Columns that may be empty."""
    return [sa.Column(name, kind, **options) for name in names]


def _key(kind: Any, *names: str) -> list[Any]:
    """Columns of the primary key."""
    return _needed(kind, *names, primary_key=True, autoincrement=False)


def _refers(name: str, table: str, *, needed: bool = False, key: bool = False) -> list[Any]:
    """A column with the number of a row of that table."""
    options: dict[str, Any] = (
        {"primary_key": True, "autoincrement": False} if key else {"nullable": not needed}
    )
    return [sa.Column(name, RowId, sa.ForeignKey(f"{table}.id"), **options)]


def _indexes(*columns: str) -> list[Any]:
    return [sa.Index(None, *each.split()) for each in columns]


def _table(
    name: str, feature: str, life: After | Until, *, counted: bool = False, **options: Any
) -> Callable[..., sa.Table]:
    """Makes the table of its columns. `counted`: its rows have numbers, of which none is given again."""

    def made(*parts: list[Any]) -> sa.Table:
        first = [sa.Column("id", RowId, primary_key=True)] if counted else []
        counts: dict[str, Any] = {"sqlite_autoincrement": True} if counted else {}
        columns = (each for part in parts for each in part)
        return sa.Table(name, metadata, *first, *columns, **counts, **options, info=belongs(feature, life))

    return made


def _log(name: str, feature: str, life: Until, owner: str, of: str) -> Callable[..., sa.Table]:
    """The events of one owner after the other; `owner`: the column with its number."""
    made = _table(name, feature, life, sqlite_with_rowid=False)
    event = (
        _key(sa.Integer, "seq"),
        _needed(Moment, "at"),
        _free(Owner, "actor"),
        _needed(sa.String(24), "kind"),
    )
    return partial(made, _refers(owner, of, key=True), *event, _needed(sa.JSON, "detail"))


def _links(row: Any) -> sa.ColumnElement[bool]:
    """Whether a notice says which message shows the board of a match that is going on: links lead to the last."""
    playing = matches.c.id == row.match_id, matches.c.status == Status.PLAYING.value
    return sa.and_(row.message_id.is_not(None), sa.exists().where(*playing))


seeks = _table("seeks", "invitations", Until.PERSON, counted=True)(
    _needed(sa.String(80), "game"),
    _free(sa.Text, "setup"),
    _needed(sa.String(80), "pace"),
    _needed(sa.Boolean, "rated", "pair", "vacation"),
    _free(Snowflake, "guild_id"),
    _needed(Snowflake, "channel_id"),
    # The server of that channel where the bot is no member of it.
    _free(Snowflake, "abroad_id"),
    _needed(Owner, "by"),
    _free(Owner, "opponent"),
    _free(sa.SmallInteger, "wants"),
    _needed(Moment, "created_at", "expires_at"),
    _needed(sa.String(16), "status"),
    _free(Snowflake, "message_id"),
    # The channel of that message, where it is not the place of the games.
    _free(Snowflake, "shown_in"),
    _refers("match_id", "matches"),
    _free(Snowflake, "request", unique=True),
    _free(sa.String(80), "note"),
    _needed(sa.Boolean, "standing"),
    # The match that is to be played again.
    _free(RowId, "rematch_of"),
    _indexes("status guild_id", "status expires_at", "by status created_at", "match_id"),
)

matches = _table("matches", "match", Until.NEVER, counted=True)(
    # The agreed part, never changed.
    _needed(sa.String(80), "game"),
    _needed(sa.Integer, "rules_version"),
    _free(sa.Text, "setup"),
    _needed(sa.String(80), "pace"),
    _needed(sa.Boolean, "rated", "pair", "vacation"),
    _free(Snowflake, "guild_id"),
    _needed(Snowflake, "channel_id"),
    # As of seeks.
    _free(Snowflake, "abroad_id"),
    # The other place, in a match of two, and the side of the player who is there.
    _free(Snowflake, "away_guild_id", "away_channel_id", "away_abroad_id"),
    _free(sa.SmallInteger, "guest_side"),
    _needed(Owner, "first_id", "second_id"),
    _refers("twin_id", "matches"),
    # Against the bot: the side that it plays, and its level.
    _free(sa.SmallInteger, "practice_side", "practice_level"),
    _free(sa.Boolean, "practice_private"),
    _needed(Moment, "started_at"),
    # The part that follows from the events.
    _needed(sa.String(16), "status"),
    _needed(sa.Integer, "last_seq"),
    _free(Person, "to_move_id"),
    _needed(Moment, "turn_at"),
    _needed(sa.Integer, "turn_seq"),
    _needed(Moment, "last_at"),
    _free(Moment, "deadline_at"),
    _needed(sa.Text, "clock"),
    _free(sa.Text, "opening"),
    _needed(sa.Text, "position"),
    _free(sa.Text, "previous"),
    _needed(sa.Text, "moves"),
    # Of a running match between people: how its position is found on any board that is like it.
    _free(sa.String(32), "pattern"),
    _needed(sa.JSON, "talks"),
    _free(sa.String(32), "ending"),
    _free(sa.SmallInteger, "winner"),
    _free(Moment, "ended_at"),
    # Has the bot, as a player, something to do?
    _needed(sa.Boolean, "reply_due"),
    _indexes(
        "to_move_id turn_at",
        "first_id status ended_at",
        "second_id status ended_at",
        "deadline_at",
        "reply_due",
        "pattern",
        "channel_id",
        "guild_id status ended_at",
        "away_channel_id",
        "away_guild_id status ended_at",
    ),
)

match_events = _log("match_events", "match", Until.NEVER, "match_id", "matches")(
    # The interaction that asked for it: Discord may deliver one twice, the database takes it once.
    _free(Snowflake, "request", unique=True)
)

prepared_lines = _table("prepared_lines", "lines", Until.MATCH)(
    _refers("match_id", "matches", key=True),
    _key(SoleOwner, "user_id"),
    # The event that made the position from which the lines begin; each is a list of moves.
    _needed(sa.Integer, "turn_seq"),
    _needed(sa.JSON, "lines", "news"),
    # The first move answers one that was made, and is to be played once an offer is declined.
    _needed(sa.Boolean, "due"),
)

# Of one kind of game in one server, or in all of them together where `guild_id` is 0; where it is 1, in all of them
# against settled opponents alone.
ratings = _table("ratings", "ratings", Until.NEVER)(
    _key(Snowflake, "guild_id"),
    _key(sa.String(80), "game"),
    _key(Owner, "user_id"),
    _needed(sa.Double, "value", "deviation", "volatility"),
    _needed(sa.Integer, "games"),
    _needed(Moment, "at"),
    # Until when it is sure enough for a leaderboard if nothing happens; never where it is not yet.
    _free(Moment, "settled_until"),
    _indexes("guild_id game value", "user_id guild_id game"),
)

# Players whose results an operator has annulled: they count for no rating.
exclusions = _table("exclusions", "ratings", Until.NEVER)(_key(Owner, "user_id"), _needed(Moment, "at"))

rating_changes = _table("rating_changes", "ratings", Until.NEVER)(
    _key(Snowflake, "guild_id"),
    _refers("match_id", "matches", key=True),
    _key(sa.SmallInteger, "side"),
    _needed(sa.String(80), "game"),
    _needed(Owner, "user_id"),
    _needed(Person, "opponent_id"),
    _needed(sa.SmallInteger, "points"),
    _needed(sa.Double, "weight"),
    _needed(Moment, "at"),
    # Before, and after.
    _needed(sa.Double, "old_value", "old_deviation", "old_volatility"),
    _free(Moment, "old_at"),
    _needed(sa.Double, "value", "deviation", "volatility"),
    _needed(sa.Integer, "games"),
    _indexes("guild_id game user_id at", "guild_id game at"),
)

tournaments = _table("tournaments", "tournaments", Until.SERVER, counted=True)(
    _needed(sa.String(100), "name"),
    _needed(Snowflake, "guild_id", "channel_id"),
    _needed(Moment, "created_at"),
    # The message in which one enters it.
    _free(Snowflake, "message_id"),
    # The thread below that message, and the entry in the server's calendar.
    _free(Snowflake, "thread_id", "calendar_id"),
    # The part that follows from the events. `due`: something is to be arranged, or it is to be closed; `wakes_at`:
    # when time alone brings something about.
    _needed(sa.String(16), "status"),
    _needed(sa.Boolean, "due"),
    _free(Moment, "wakes_at"),
    _needed(sa.Integer, "last_seq"),
    _indexes("guild_id status", "due", "wakes_at"),
)

tournament_events = _log("tournament_events", "tournaments", Until.SERVER, "tournament_id", "tournaments")(
    _indexes("kind at")
)

tournament_matches = _table("tournament_matches", "tournaments", Until.SERVER)(
    _refers("match_id", "matches", key=True),
    _refers("tournament_id", "tournaments", needed=True),
    _indexes("tournament_id"),
)

# The message that announces what an event arranged, and shows the results as they come.
tournament_messages = _table("tournament_messages", "tournaments", Until.SERVER, sqlite_with_rowid=False)(
    _refers("tournament_id", "tournaments", key=True),
    _key(sa.Integer, "seq"),
    _needed(Snowflake, "channel_id", "message_id"),
)

# The same event again and again. `rules`: when, and what counts in the table of its season.
series = _table("series", "series", Until.SERVER, counted=True)(
    _needed(Snowflake, "guild_id"),
    _needed(Owner, "by"),
    _needed(sa.JSON, "rules"),
    _needed(Moment, "created_at"),
    # When the next event starts, and when its entries open; then when its season was over.
    _free(Moment, "next_at", "wakes_at", "ended_at"),
    _indexes("guild_id", "wakes_at"),
)

series_events = _table("series_events", "series", Until.SERVER)(
    _refers("tournament_id", "tournaments", key=True),
    _refers("series_id", "series", needed=True),
    _indexes("series_id"),
)

# The first of an event, or of the season's table of a series, come into another event.
qualifications = _table("qualifications", "series", Until.SERVER, counted=True)(
    _needed(Snowflake, "guild_id"),
    _needed(Owner, "by"),
    _refers("tournament_id", "tournaments"),
    _refers("series_id", "series"),
    _refers("target_id", "tournaments", needed=True),
    _needed(sa.SmallInteger, "places"),
    # As long somebody has the right to enter, counted from the offer; None: they are entered.
    _free(sa.SmallInteger, "days"),
    # When the places were given; then when the first of these rights ends.
    _free(Moment, "settled_at", "wakes_at"),
    _indexes("guild_id", "tournament_id", "series_id", "target_id", "wakes_at"),
)

# Those to whom a place was given or offered, and what became of it.
qualified = _table("qualified", "series", Until.SERVER)(
    _refers("qualification_id", "qualifications", key=True),
    _key(Owner, "user_id"),
    _needed(sa.SmallInteger, "rank"),
    _needed(sa.String(16), "state"),
    _free(Moment, "until"),
    _indexes("user_id"),
)

ladders = _table("ladders", "ladders", Until.SERVER, counted=True)(
    _needed(Snowflake, "guild_id", "channel_id"),
    _needed(sa.String(64), "game"),
    _needed(Moment, "created_at"),
    # The part that follows from the events. `wakes_at`: when somebody falls for being without a game.
    _needed(sa.Boolean, "closed"),
    _free(Moment, "wakes_at"),
    _needed(sa.Integer, "last_seq"),
    _indexes("guild_id closed", "wakes_at"),
)

ladder_events = _log("ladder_events", "ladders", Until.SERVER, "ladder_id", "ladders")()

ladder_matches = _table("ladder_matches", "ladders", Until.SERVER)(
    _refers("match_id", "matches", key=True),
    _refers("ladder_id", "ladders", needed=True),
    _indexes("ladder_id"),
)

players = _table("players", "people", Until.PERSON)(
    _key(SoleOwner, "user_id"), _free(sa.String(100), "name"), _needed(sa.JSON, "settings")
)

# The people that each player keeps from inviting and joining them.
blocks = _table("blocks", "invitations", Until.PERSON)(
    _key(Owner, "user_id"), _key(Person, "blocked_id"), _indexes("blocked_id")
)

# Offers to people of all servers; one that is taken back is deleted.
world_offers = _table(
    "world_offers", "world", After("expires_at", unless=lambda row: row.match_id.is_not(None)), counted=True
)(
    _needed(Owner, "by"),
    # From where: a server, which says itself in which channel the boards appear, or a conversation.
    _free(Snowflake, "guild_id", "channel_id"),
    _needed(sa.String(80), "game", "pace"),
    _needed(sa.Boolean, "rated"),
    # For players near in rating alone.
    _needed(sa.Boolean, "near"),
    # When its maker is awake.
    _needed(sa.String(64), "zone"),
    _needed(sa.SmallInteger, "quiet_from", "quiet_until"),
    _free(sa.String(16), "greeting"),
    _needed(Moment, "created_at", "expires_at"),
    _refers("match_id", "matches"),
    _free(Snowflake, "request", unique=True),
    _indexes("match_id", "by", "expires_at"),
)

# A player of a game between servers has reported the other; the two are not matched again.
world_reports = _table("world_reports", "world", Until.NEVER)(
    _refers("match_id", "matches", key=True),
    _key(Owner, "by"),
    _needed(Person, "about"),
    _needed(sa.String(16), "kind"),
    _needed(Moment, "at"),
    _indexes("by", "about"),
)

# The people whom an operator keeps out of the lobby between servers.
world_bans = _table("world_bans", "world", Until.NEVER)(_key(Owner, "user_id"), _needed(Moment, "at"))

# A server has closed itself to another, which it knows by the number of a game alone.
world_closures = _table("world_closures", "world", Until.SERVER)(
    _key(Snowflake, "guild_id", "other_id"), _refers("match_id", "matches", needed=True), _indexes("other_id")
)

# Who has opened the page, or may: the digest of a token, of a `link` that opens it once or of a session.
sessions = _table("sessions", "page", After("expires_at"))(
    _key(sa.String(64), "digest"),
    _needed(SoleOwner, "user_id"),
    _needed(sa.Boolean, "link"),
    _needed(Moment, "expires_at"),
    _indexes("user_id", "expires_at"),
)

# How many steps of a game's lessons somebody has found, of how many there were, and when the last.
lessons = _table("lessons", "lessons", Until.PERSON)(
    _key(SoleOwner, "user_id"),
    _key(sa.String(80), "game"),
    _needed(sa.SmallInteger, "done", "steps"),
    _needed(Moment, "at"),
)

# A game that somebody has had reviewed, and the findings: none yet where the bot was stopped meanwhile.
reviews = _table("reviews", "reviews", After("asked_at"), counted=True)(
    _needed(SoleOwner, "user_id"),
    _free(Snowflake, "guild_id"),
    _needed(Moment, "asked_at"),
    _refers("match_id", "matches"),
    _needed(sa.String(32), "key"),
    _needed(sa.JSON, "subject"),
    _free(sa.JSON, "found"),
    _indexes("user_id asked_at", "guild_id asked_at", "key", "asked_at"),
)

servers = _table("servers", "people", Until.SERVER)(
    _key(Snowflake, "guild_id"),
    _needed(sa.JSON, "settings"),
    # The language that it has in Discord, for processes that do not serve it.
    _free(sa.String(16), "locale"),
)

# The key is the whole table of rules: matches hold it themselves, and need no row here.
house_games = _table("house_games", "house_games", Until.SERVER)(
    _key(Snowflake, "guild_id"), _key(sa.String(80), "key"), _needed(sa.String(40), "name")
)

# A server that has removed the bot, and when its data is to go; or one that Discord serves to nobody, an `outage`.
departures = _table("departures", "servers", Until.SERVER)(
    _key(Snowflake, "guild_id"), _needed(Moment, "due_at"), _free(sa.Boolean, "outage"), _indexes("due_at")
)

# A channel or thread with a game or event that is closed since then, where time stands still at first; or, without a
# `since`, gone (`bot/core/places.py`).
closed_places = _table("closed_places", "servers", Until.SERVER)(
    _key(Snowflake, "channel_id"),
    _needed(Snowflake, "guild_id"),
    _free(Moment, "since"),
    _needed(sa.Boolean, "stands"),
    _indexes("guild_id"),
)

# Players who have left a server in which they have a game.
left_members = _table("left_members", "people", Until.PERSON)(
    _key(SoleOwner, "user_id"), _key(Snowflake, "guild_id"), _needed(Moment, "noted_at")
)

problem_attempts = _table("problem_attempts", "problems", Until.PERSON)(
    _key(SoleOwner, "user_id"),
    # A day of UTC, and what names the problem.
    _key(sa.Date, "day"),
    _key(sa.String(16), "problem"),
    # Where it was first tried.
    _free(Snowflake, "guild_id"),
    _needed(sa.SmallInteger, "plies"),
    _needed(sa.Integer, "wrong"),
    _free(Moment, "solved_at", "given_up_at"),
    # The wrong moves that were tried where it stands now.
    _needed(sa.JSON, "missed"),
    # The last interaction that counted: Discord may deliver one twice.
    _free(Snowflake, "request"),
    _indexes("day problem", "guild_id day"),
)

# Where a server has the problem of the day posted: of one game, or of all by turns. `by`: who chose it.
problem_channels = _table("problem_channels", "problems", Until.SERVER)(
    _key(Snowflake, "guild_id"),
    _needed(Snowflake, "channel_id"),
    _free(sa.String(80), "game"),
    _needed(Owner, "by"),
    _needed(Moment, "due_at"),
    # The last post.
    _free(sa.Date, "day"),
    _free(sa.String(16), "problem"),
    _free(Snowflake, "message_id"),
    _indexes("due_at"),
)

notices = _table("notices", "outbox", After("done_at", unless=_links), counted=True)(
    _refers("match_id", "matches"),
    _free(sa.Integer, "seq"),
    _needed(sa.String(32), "kind"),
    _free(SoleOwner, "recipient"),
    _free(Snowflake, "guild_id", "channel_id"),
    _needed(sa.JSON, "facts"),
    _needed(Moment, "created_at"),
    # These two until it is done.
    _free(Moment, "due_at", "held_until"),
    _needed(sa.Integer, "attempts"),
    _free(Moment, "done_at"),
    _free(sa.String(16), "fate"),
    _free(Snowflake, "message_id"),
    _indexes("done_at", "match_id done_at"),
)

# A shard, of how many, and when somebody was last known to serve it.
heartbeat = _table("heartbeat", "store", Until.NEXT)(
    _key(sa.Integer, "shard"), _needed(sa.Integer, "shard_count"), _needed(Moment, "at")
)

downtimes = _table("downtimes", "store", Until.NEVER, counted=True)(
    _needed(Moment, "start_at", "end_at"),
    _needed(sa.Integer, "shard", "shard_count"),
    # The one server that it concerns, where that had removed the bot, or in an `outage` it, or one channel of it, was
    # out of reach for everybody; else all of the shard.
    _free(Snowflake, "guild_id", "channel_id"),
    _free(sa.Boolean, "outage"),
    _indexes("end_at"),
)

vacations = _table("vacations", "vacations", Until.PERSON, counted=True)(
    _needed(SoleOwner, "user_id"),
    _needed(Moment, "start_at", "end_at"),
    _needed(sa.String(64), "zone"),
    _needed(sa.Boolean, "spent"),
    _indexes("user_id end_at"),
)

reminders = _table("reminders", "match", Until.MATCH)(
    _refers("match_id", "matches", key=True),
    # The turn: since when the clock runs. `sent`: hours before the fall of its last reminder.
    _needed(Moment, "since"),
    _free(sa.SmallInteger, "sent"),
    _free(Moment, "due_at"),
    _indexes("due_at"),
)

# The bot's knowledge about itself: the commands that Discord has, for one.
remembered = _table("remembered", "store", Until.NEXT)(_key(sa.String(64), "name"), _needed(sa.Text, "value"))

# The last transaction of each connection to a server, by the server's number and clock; none in a file.
commits = _table("commits", "store", After("at"))(
    _key(sa.String(32), "connection"), _needed(sa.BigInteger, "number"), _needed(Moment, "at")
)
