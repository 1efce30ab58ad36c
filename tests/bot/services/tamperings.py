"""The catalogue of what is changed behind the bot's back: statements by table, and what the check says of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.bot.fixtures import ANNA, BOB, CARL

BOSS = 999
OPEN = "(SELECT min(id) FROM matches WHERE status = 'playing' AND moves <> '')"
OVER = "(SELECT min(id) FROM matches WHERE status = 'over')"
CUP = "(SELECT min(id) FROM tournaments WHERE status = 'running')"
CENTURY = 100 * 365 * 86_400_000
YEAR = 365 * 86_400_000

TAMPERINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "matches": (
        (f"UPDATE matches SET first_id = second_id, second_id = first_id WHERE id = {OPEN}", "match"),
        (f"UPDATE matches SET winner = 1 - winner WHERE winner IS NOT NULL AND id = {OVER}", "winner"),
        (f"UPDATE matches SET ending = 'time' WHERE id = {OVER}", "ending"),
        (f"UPDATE matches SET ended_at = ended_at + 1 WHERE id = {OVER}", "ended_at"),
        (f"UPDATE matches SET status = 'over' WHERE id = {OPEN}", "status"),
        (f"UPDATE matches SET to_move_id = 999 WHERE id = {OPEN}", "to_move_id"),
        (f"UPDATE matches SET turn_at = turn_at - 1 WHERE id = {OPEN}", "turn_at"),
        (f"UPDATE matches SET last_at = last_at + 1 WHERE id = {OPEN}", "last_at"),
        (f"UPDATE matches SET turn_seq = turn_seq - 1 WHERE id = {OPEN}", "turn_seq"),
        (f"UPDATE matches SET deadline_at = deadline_at + 1 WHERE id = {OPEN}", "deadline_at"),
        (
            f"UPDATE matches SET clock = replace(clock, '\"since\":1', '\"since\":2') WHERE id = {OPEN}",
            "clock",
        ),
        (f"UPDATE matches SET position = previous WHERE id = {OPEN}", "position"),
        (f"UPDATE matches SET previous = position WHERE id = {OPEN}", "previous"),
        (f"UPDATE matches SET moves = moves || ' ' WHERE id = {OPEN}", "moves"),
        ("UPDATE matches SET talks = replace(talks, 'null', '1') WHERE id = 1", "talks"),
        (f"UPDATE matches SET opening = position WHERE id = {OPEN}", "opening"),
        (f"UPDATE matches SET reply_due = 1 WHERE id = {OPEN}", "reply_due"),
        ("UPDATE matches SET practice_level = 6 WHERE practice_level = 1", "practice"),
        ("UPDATE matches SET practice_side = 1 - practice_side WHERE practice_level = 1", "match"),
        (f"UPDATE matches SET practice_side = 0 WHERE id = {OPEN}", "practice_side"),
        (f"UPDATE matches SET rules_version = 9 WHERE id = {OPEN}", "rules"),
        (f"UPDATE matches SET channel_id = 5 WHERE id = {OPEN}", "channel"),
        (f"UPDATE matches SET started_at = started_at + 1 WHERE id = {OPEN}", "started_at"),
        (f"UPDATE matches SET setup = 'x' WHERE id = {OPEN}", "setup"),
        (f"UPDATE matches SET id = 999 WHERE id = {OVER}", "given up to 999"),
        (f"UPDATE matches SET game = 'russian' WHERE id = {OPEN}", "game is stored as"),
        (f"UPDATE matches SET pace = '2d' WHERE id = {OPEN}", "pace is stored as"),
        (f"UPDATE matches SET rated = NOT rated WHERE id = {OPEN}", "rated is stored as"),
        (f"UPDATE matches SET pair = NOT pair WHERE id = {OPEN}", "pair is stored as"),
        (f"UPDATE matches SET vacation = NOT vacation WHERE id = {OPEN}", "vacation is stored as"),
        (f"UPDATE matches SET guild_id = 5 WHERE id = {OPEN}", "guild is stored as"),
        (f"UPDATE matches SET abroad_id = 5 WHERE id = {OPEN}", "abroad is stored as"),
        (f"UPDATE matches SET away_channel_id = 5 WHERE id = {OPEN}", "away is stored as"),
        (f"UPDATE matches SET away_guild_id = 5 WHERE id = {OPEN}", "away_guild_id is stored as"),
        (f"UPDATE matches SET away_abroad_id = 5 WHERE id = {OPEN}", "away_abroad_id is stored as"),
        (f"UPDATE matches SET guest_side = 1 WHERE id = {OPEN}", "guest is stored as"),
        (f"UPDATE matches SET last_seq = last_seq + 1 WHERE id = {OPEN}", "last_seq is stored as"),
        (f"UPDATE matches SET pattern = 'x' WHERE id = {OPEN}", "pattern is stored as"),
    ),
    "match_events": (
        (
            f"UPDATE match_events SET actor = {ANNA + BOB} - actor "
            f"WHERE match_id = {OPEN} AND kind = 'moved' AND seq = 2",
            "event 2 cannot be by",
        ),
        ("UPDATE match_events SET actor = 999 WHERE kind = 'draw-offered'", "cannot be by"),
        ("UPDATE match_events SET actor = 999 WHERE kind = 'takeback-asked'", "talks is stored as"),
        (f"UPDATE match_events SET actor = {ANNA + BOB} - actor WHERE kind = 'ended'", "cannot be by"),
        (f"UPDATE match_events SET actor = NULL WHERE match_id = {OPEN} AND kind = 'moved'", "cannot be by"),
        (f"UPDATE match_events SET at = at + 1 WHERE match_id = {OPEN} AND seq = 3", "match"),
        (f"UPDATE match_events SET seq = 99 WHERE match_id = {OPEN} AND seq = 3", "cannot be replayed"),
        (f"DELETE FROM match_events WHERE match_id = {OPEN} AND seq = 3", "cannot be replayed"),
        ("UPDATE match_events SET kind = 'danced' WHERE match_id = 1 AND seq = 2", "cannot be replayed"),
        ("UPDATE match_events SET detail = '{}' WHERE match_id = 1 AND seq = 2", "cannot be replayed"),
        (f"UPDATE match_events SET match_id = 999 WHERE match_id = {OPEN} AND seq = 3", "is gone"),
    ),
    "reminders": (
        ("DELETE FROM reminders WHERE match_id = 1", "reminders do not fit"),
        ("UPDATE reminders SET since = since - 1 WHERE match_id = 1", "reminders do not fit"),
        (f"UPDATE reminders SET due_at = due_at + {YEAR} WHERE match_id = 1", "reminders do not fit"),
        ("UPDATE reminders SET due_at = NULL WHERE match_id = 1", "reminders do not fit"),
        ("UPDATE reminders SET sent = 1 WHERE match_id = 1", "reminders do not fit"),
        (f"UPDATE reminders SET match_id = {OVER} WHERE match_id = 1", "reminders do not fit"),
    ),
    "tournaments": (
        (f"UPDATE tournaments SET channel_id = 5 WHERE id = {CUP}", "channel_id"),
        (f"UPDATE tournaments SET guild_id = 5 WHERE id = {CUP}", "guild_id"),
        (f"UPDATE tournaments SET name = 'Mine' WHERE id = {CUP}", "name"),
        (f"UPDATE tournaments SET status = 'over' WHERE id = {CUP}", "status"),
        (f"UPDATE tournaments SET due = NOT due WHERE id = {CUP}", "due"),
        (f"UPDATE tournaments SET wakes_at = 5 WHERE id = {CUP}", "wakes_at"),
        (f"UPDATE tournaments SET last_seq = 1 WHERE id = {CUP}", "last_seq"),
        (f"UPDATE tournaments SET created_at = created_at + 1 WHERE id = {CUP}", "created_at"),
        ("UPDATE tournaments SET channel_id = 901 WHERE name = 'Open'", "channel_id"),
        (f"UPDATE tournaments SET id = 99 WHERE id = {CUP}", "given up to 99"),
    ),
    "tournament_events": (
        (
            "UPDATE tournament_events SET detail = replace(detail, '201', '555') WHERE kind = 'started'",
            "between others",
        ),
        (
            "UPDATE tournament_events SET detail = replace(detail, '[2, 0]', '[0, 2]') "
            "WHERE kind = 'result' AND detail LIKE '%[2, 0]%'",
            "is not the result of match",
        ),
        (f"DELETE FROM tournament_events WHERE tournament_id = {CUP} AND kind = 'started'", "cannot be"),
        (f"UPDATE tournament_events SET kind = 'party' WHERE tournament_id = {CUP}", "cannot be replayed"),
        (f"UPDATE tournament_events SET seq = 99 WHERE tournament_id = {CUP} AND seq = 2", "cannot be"),
        (
            f"UPDATE tournament_events SET tournament_id = 99 WHERE tournament_id = {CUP} AND seq > 6",
            "is gone",
        ),
    ),
    "tournament_matches": (
        (
            "UPDATE matches SET first_id = 901 WHERE id = (SELECT min(match_id) FROM tournament_matches)",
            "between others than were paired",
        ),
        (
            "DELETE FROM tournament_events WHERE kind = 'result' "
            "AND seq = (SELECT max(seq) FROM tournament_events WHERE kind = 'result')",
            "its result says otherwise",
        ),
        (f"DELETE FROM tournament_matches WHERE tournament_id = {CUP}", "not those that were arranged"),
        (f"UPDATE tournament_matches SET tournament_id = {CUP}", "not those that were arranged"),
        (
            "UPDATE tournament_matches SET match_id = 1 "
            "WHERE match_id = (SELECT max(match_id) FROM tournament_matches)",
            "were arranged",
        ),
    ),
    "ladders": (
        ("UPDATE ladders SET channel_id = 5", "channel_id"),
        ("UPDATE ladders SET guild_id = 5", "guild_id"),
        ("UPDATE ladders SET game = 'russian'", "game"),
        ("UPDATE ladders SET closed = 1", "closed"),
        ("UPDATE ladders SET wakes_at = 5", "wakes_at"),
        ("UPDATE ladders SET last_seq = 1", "last_seq"),
        ("UPDATE ladders SET created_at = created_at + 1", "created_at"),
        ("UPDATE ladders SET id = 9", "given up to 9"),
    ),
    "ladder_events": (
        (
            f"UPDATE ladder_events SET detail = replace(detail, '{CARL}', '555') WHERE kind = 'joined'",
            "wakes_at",
        ),
        (
            f"UPDATE ladder_events SET actor = 555, detail = replace(detail, '{CARL}', '555') "
            f"WHERE kind = 'joined' AND actor = {CARL}",
            "ladder 1",
        ),
        (
            "UPDATE ladder_events SET detail = replace(detail, '[2, 0]', '[0, 2]') WHERE kind = 'result'",
            "is not the result of match",
        ),
        ("DELETE FROM ladder_events WHERE seq = 3", "cannot be replayed"),
        ("UPDATE ladder_events SET kind = 'party' WHERE seq = 3", "cannot be replayed"),
        ("UPDATE ladder_events SET seq = 99 WHERE seq = 3", "cannot be replayed"),
        ("UPDATE ladder_events SET ladder_id = 9 WHERE seq = 3", "is gone"),
    ),
    "ladder_matches": (
        (
            "UPDATE matches SET first_id = 901 WHERE id = (SELECT min(match_id) FROM ladder_matches)",
            "between others than were challenged",
        ),
        ("DELETE FROM ladder_matches", "not those that were arranged"),
        ("DELETE FROM ladder_events WHERE kind = 'result'", "its result says otherwise"),
        ("INSERT INTO ladder_matches SELECT 1, 1", "not those that were arranged"),
        (
            "UPDATE ladder_matches SET match_id = 1 "
            "WHERE match_id = (SELECT max(match_id) FROM ladder_matches)",
            "not those that were arranged",
        ),
        ("UPDATE ladder_matches SET ladder_id = 9", "is gone"),
    ),
    "exclusions": (
        ("DELETE FROM exclusions", "what it changed in the ratings"),
        ("UPDATE exclusions SET user_id = -7", "what it changed in the ratings"),
        ("UPDATE exclusions SET user_id = user_id + 1000", "what it changed in the ratings"),
    ),
    "ratings": (
        ("UPDATE ratings SET value = value + 1", "the rating"),
        ("UPDATE ratings SET games = games + 1", "the rating"),
        ("DELETE FROM ratings WHERE user_id = 101", "the rating"),
        (f"UPDATE ratings SET settled_until = {CENTURY}", "the rating"),
        ("UPDATE ratings SET guild_id = 5 WHERE guild_id <> 0", "the rating"),
        ("UPDATE ratings SET game = 'russian'", "the rating"),
        ("UPDATE ratings SET user_id = user_id + 1000", "the rating"),
        ("UPDATE ratings SET deviation = deviation + 1", "the rating"),
        ("UPDATE ratings SET volatility = volatility * 2", "the rating"),
        ("UPDATE ratings SET at = at + 3600000", "the rating"),
    ),
    "rating_changes": (
        ("UPDATE rating_changes SET points = 2 - points", "what it changed"),
        ("UPDATE rating_changes SET opponent_id = 5 WHERE side = 0", "what it changed"),
        ("DELETE FROM rating_changes WHERE side = 1", "what it changed"),
        ("UPDATE rating_changes SET guild_id = 5 WHERE guild_id <> 0", "what it changed"),
        (
            "UPDATE rating_changes SET match_id = 1 "
            "WHERE match_id = (SELECT min(match_id) FROM rating_changes)",
            "what it changed",
        ),
        ("UPDATE rating_changes SET side = side + 2", "what it changed"),
        ("UPDATE rating_changes SET game = 'russian'", "what it changed"),
        ("UPDATE rating_changes SET user_id = 5 WHERE side = 0", "what it changed"),
        ("UPDATE rating_changes SET weight = weight + 1", "what it changed"),
        ("UPDATE rating_changes SET at = at + 3600000", "what it changed"),
        ("UPDATE rating_changes SET old_value = old_value + 1", "what it changed"),
        ("UPDATE rating_changes SET old_deviation = old_deviation + 1", "what it changed"),
        ("UPDATE rating_changes SET old_volatility = old_volatility * 2", "what it changed"),
        ("UPDATE rating_changes SET old_at = at", "what it changed"),
        ("UPDATE rating_changes SET value = value + 1", "what it changed"),
        ("UPDATE rating_changes SET deviation = deviation + 1", "what it changed"),
        ("UPDATE rating_changes SET volatility = volatility * 2", "what it changed"),
        ("UPDATE rating_changes SET games = games + 1", "what it changed"),
    ),
    "schema": (
        ("DROP INDEX ix_matches_deadline_at", "ix_matches_deadline_at"),
        ("CREATE TABLE guests (id INTEGER)", "guests"),
        ("ALTER TABLE players ADD COLUMN secret TEXT", "secret"),
        ("ALTER TABLE players DROP COLUMN name", "name"),
        ("CREATE INDEX mine ON matches (moves)", "mine"),
        ("CREATE VIEW all_players AS SELECT * FROM players", "all_players"),
        ("CREATE TRIGGER spy AFTER INSERT ON matches BEGIN DELETE FROM players; END", "trigger spy"),
        ("UPDATE sqlite_sequence SET seq = 1 WHERE name = 'matches'", "numbers are given up to"),
        ("DELETE FROM sqlite_sequence WHERE name = 'matches'", "numbers are given up to"),
        ("UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'seeks'", "numbers are given"),
        ("UPDATE world_closures SET match_id = 999", "matches 999: is gone"),
        (
            "UPDATE players SET settings = 'rubbish' WHERE user_id = 101",
            "players 101: its settings cannot be read",
        ),
        ("UPDATE notices SET facts = '[' WHERE id = 1", "notices 1: its facts cannot be read"),
        ("UPDATE reviews SET id = 99", "given up to 99"),
    ),
}

FREE: Final[Mapping[str, tuple[str, ...]]] = {
    "Discord numbers its messages, threads and entries, and people may delete them.": (
        *("tournaments.message_id", "tournaments.thread_id", "tournaments.calendar_id"),
    ),
    "Discord numbers what people ask for; a number stands once, as the schema says.": (
        "match_events.request",
    ),
    "Nothing is decided by it.": (
        *("matches.twin_id", "matches.practice_private", "tournament_events.actor", "tournament_events.at"),
        *("ladder_events.at", "exclusions.at"),
    ),
}
"""Columns of these tables that do not follow from anything else, by why."""
