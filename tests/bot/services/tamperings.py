"""The catalogue of what is changed behind the bot's back: statements by table, and what the check says of each."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from bot.problems.service import problem_on
from tests.bot.fixtures import ANNA, BOB, CARL

BOSS = 999
OPEN = "(SELECT min(id) FROM matches WHERE status = 'playing' AND moves <> '')"
OVER = "(SELECT min(id) FROM matches WHERE status = 'over')"
UNTOLD = (
    "(SELECT min(n.id) FROM notices n JOIN matches m ON m.id = n.match_id AND n.seq = m.turn_seq "
    "WHERE n.kind = 'turn' AND m.status = 'playing' AND n.recipient = m.to_move_id)"
)
PENDING = "(SELECT max(id) FROM notices WHERE done_at IS NULL AND match_id IS NOT NULL)"
CUP = "(SELECT min(id) FROM tournaments WHERE status = 'running')"
OTHERS_KEY = problem_on(date(2026, 3, 9), "american").key
"""Of a problem that had its day later."""
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
        ("UPDATE matches SET twin_id = NULL WHERE twin_id < id", "twin"),
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
        (f"UPDATE match_events SET actor = 999 WHERE match_id = {OPEN} AND seq = 1", "event 1 is by"),
        ("UPDATE match_events SET actor = 999 WHERE kind = 'draw-offered'", "cannot be by"),
        ("UPDATE match_events SET actor = 999 WHERE kind = 'taken-back'", "cannot be by"),
        ("UPDATE match_events SET actor = 999 WHERE kind = 'takeback-asked'", "cannot be by"),
        (f"UPDATE match_events SET actor = {ANNA + BOB} - actor WHERE kind = 'ended'", "cannot be by"),
        (f"UPDATE match_events SET actor = NULL WHERE match_id = {OPEN} AND kind = 'moved'", "cannot be by"),
        (
            "UPDATE match_events SET at = at - 7200000 WHERE seq = 4 AND kind = 'moved' "
            "AND match_id = (SELECT min(id) FROM matches WHERE pace = 'none')",
            "event 4 is earlier",
        ),
        (f"UPDATE match_events SET at = at + 1 WHERE match_id = {OPEN} AND seq = 3", "match"),
        (f"UPDATE match_events SET seq = 99 WHERE match_id = {OPEN} AND seq = 3", "cannot be replayed"),
        (f"DELETE FROM match_events WHERE match_id = {OPEN} AND seq = 3", "cannot be replayed"),
        ("UPDATE match_events SET kind = 'danced' WHERE match_id = 1 AND seq = 2", "cannot be read"),
        ("UPDATE match_events SET detail = '{}' WHERE match_id = 1 AND seq = 2", "cannot be read"),
        (f"UPDATE match_events SET match_id = 999 WHERE match_id = {OPEN} AND seq = 3", "is gone"),
        (
            f"UPDATE match_events SET actor = {ANNA + BOB} - actor WHERE seq = 1 AND match_id = 1",
            "not by who began it",
        ),
        (
            "UPDATE match_events SET actor = (SELECT first_id FROM matches "
            "WHERE id = match_id) WHERE seq = 1 AND actor IS NULL",
            "not by who began it",
        ),
        (
            "UPDATE match_events SET actor = 900 "
            "WHERE seq = 1 AND match_id = (SELECT id FROM matches WHERE practice_level = 1)",
            "not by who began it",
        ),
    ),
    "reminders": (
        ("DELETE FROM reminders WHERE match_id = 1", "not planned"),
        ("UPDATE reminders SET since = since - 1 WHERE match_id = 1", "planned for"),
        (f"UPDATE reminders SET due_at = due_at + {YEAR} WHERE match_id = 1", "reminder is planned for"),
        ("UPDATE reminders SET due_at = NULL WHERE match_id = 1", "reminder is planned for"),
        ("UPDATE reminders SET sent = 1 WHERE match_id = 1", "reminder is planned for"),
        (f"UPDATE reminders SET match_id = {OVER} WHERE match_id = 1", "not planned"),
    ),
    "seeks": (
        ("UPDATE seeks SET match_id = 1 WHERE match_id = 2", "claims match 1"),
        ("UPDATE seeks SET status = 'open', match_id = NULL WHERE match_id = 1", "comes from no invitation"),
        ("UPDATE seeks SET status = 'open' WHERE match_id = 1", "does not fit"),
        ("UPDATE seeks SET rated = NOT rated WHERE match_id = 1", "does not fit"),
        ("UPDATE seeks SET wants = 1 - wants WHERE match_id = 1", "does not fit"),
        ("UPDATE seeks SET opponent = 9 WHERE match_id = 1", "does not fit"),
        ("UPDATE seeks SET opponent = \"by\" WHERE status = 'declined'", "is for who made it"),
        ("UPDATE seeks SET game = 'chess' WHERE id = 1", "cannot be read"),
        ("UPDATE seeks SET pace = 'soon' WHERE id = 1", "cannot be read"),
        (f"UPDATE seeks SET expires_at = expires_at + {YEAR} WHERE id = 1", "does not stand as long"),
        ("UPDATE seeks SET created_at = expires_at + 1 WHERE id = 1", "does not stand as long"),
        ("UPDATE seeks SET standing = 1 WHERE status = 'declined'", "renews itself"),
        ("UPDATE seeks SET rematch_of = 1 WHERE rematch_of IS NOT NULL", "does not repeat a match"),
        ("UPDATE seeks SET channel_id = -5 WHERE id = 1", "channel_id cannot be"),
        ("DELETE FROM seeks WHERE match_id = 1", "comes from no invitation"),
        ("UPDATE seeks SET status = 'open' WHERE status = 'declined'", "does not fit what it tells of"),
        (
            "UPDATE seeks SET status = 'expired' WHERE status = 'declined'",
            "does not fit what it tells of",
        ),
        ("UPDATE seeks SET game = 'russian' WHERE status = 'declined'", "does not fit what it tells of"),
        ("UPDATE seeks SET opponent = 555 WHERE status = 'declined'", "does not fit what it tells of"),
        ("UPDATE seeks SET opponent = NULL WHERE status = 'declined'", "is for nobody"),
        ("UPDATE seeks SET \"by\" = 555 WHERE status = 'declined'", "does not fit what it tells of"),
        (
            "UPDATE seeks SET standing = 0 WHERE standing AND status = 'joined'",
            "does not fit what it tells of",
        ),
        (
            "UPDATE seeks SET expires_at = expires_at - 1 WHERE status = 'declined'",
            "does not stand as long",
        ),
        ("UPDATE seeks SET status = 'open' WHERE status = 'withdrawn'", "does not stand as long"),
        ("UPDATE seeks SET status = 'expired' WHERE status = 'withdrawn'", "does not stand as long"),
        ("UPDATE seeks SET expires_at = created_at - 1 WHERE status = 'withdrawn'", "does not stand as long"),
        ("UPDATE seeks SET pace = '2d' WHERE rematch_of IS NOT NULL", "does not repeat a match"),
        ("UPDATE seeks SET wants = 1 - wants WHERE rematch_of IS NOT NULL", "does not repeat a match"),
        ("UPDATE seeks SET setup = 'x' WHERE match_id = 1", "does not fit what became"),
        ("UPDATE seeks SET pair = NOT pair WHERE match_id = 1", "does not fit what became"),
        ("UPDATE seeks SET vacation = NOT vacation WHERE match_id = 1", "does not fit what became"),
        ("UPDATE seeks SET guild_id = 5 WHERE match_id = 1", "does not fit what became"),
        ("UPDATE seeks SET abroad_id = 5 WHERE match_id = 1", "does not fit what became"),
        ("UPDATE seeks SET id = 999 WHERE id = 12", "given up to 999"),
    ),
    "notices": (
        (f"DELETE FROM notices WHERE id = {UNTOLD}", "no notice tells"),
        ("DELETE FROM notices WHERE kind = 'tournament-round'", "no notice tells"),
        (f"UPDATE notices SET recipient = 555 WHERE id = {PENDING}", "does not fit the match"),
        (f"UPDATE notices SET recipient = 555 WHERE id = {UNTOLD}", "no notice tells"),
        (f"UPDATE notices SET channel_id = 5 WHERE id = {PENDING}", "does not fit the match"),
        (f"UPDATE notices SET seq = 99 WHERE id = {PENDING}", "does not fit the match"),
        (f"UPDATE notices SET due_at = due_at + {YEAR} WHERE id = {PENDING}", "which nothing explains"),
        (f"UPDATE notices SET held_until = {CENTURY} WHERE id = {PENDING}", "held until"),
        (f"UPDATE notices SET created_at = 5 WHERE id = {PENDING}", "created_at cannot be"),
        (f"UPDATE notices SET attempts = -1 WHERE id = {PENDING}", "attempts cannot be"),
        ("UPDATE notices SET kind = 'gossip' WHERE id = 1", "cannot be read"),
        ("UPDATE notices SET fate = NULL WHERE done_at IS NOT NULL", "without a fate"),
        ("UPDATE notices SET fate = 'lost' WHERE done_at IS NOT NULL", "cannot be read"),
        ("UPDATE notices SET facts = '[' WHERE id = 1", "cannot be read"),
        (f"UPDATE notices SET facts = '[]' WHERE id = {UNTOLD}", "otherwise than it happened"),
        (
            "UPDATE notices SET facts = replace(facts, '\"tournament\": ', '\"tournament\": 9') "
            "WHERE kind = 'tournament-shown'",
            "does not fit what it tells of",
        ),
        ("UPDATE notices SET recipient = 555 WHERE kind = 'seek-declined'", "does not fit what it tells of"),
        ("UPDATE notices SET id = 9999 WHERE id = 1", "given up to 9999"),
        ("UPDATE notices SET seq = seq - 1 WHERE kind = 'over'", "otherwise than it happened"),
        (f"UPDATE notices SET match_id = 2 WHERE id = {UNTOLD}", "no notice tells"),
        (f"UPDATE notices SET match_id = {OVER} WHERE kind = 'taken-back'", "otherwise than it happened"),
        ("UPDATE notices SET kind = 'draw-declined' WHERE kind = 'over'", "otherwise than it happened"),
        (
            f"UPDATE notices SET facts = '{{\"x\": 1}}' WHERE id = {UNTOLD}",
            "otherwise than it happened",
        ),
        (
            "UPDATE notices SET facts = '{\"x\": 1}' WHERE kind = 'takeback-asked'",
            "otherwise than it happened",
        ),
        ("UPDATE notices SET facts = '{\"x\": 1}' WHERE kind = 'over'", "otherwise than it happened"),
        (
            f"UPDATE notices SET recipient = {ANNA + BOB} - recipient "
            f"WHERE kind = 'over' AND recipient IN ({ANNA}, {BOB})",
            "otherwise than it happened",
        ),
        (
            f"UPDATE notices SET created_at = created_at - 1 WHERE id = {UNTOLD}",
            "otherwise than it happened",
        ),
        (
            f"UPDATE notices SET facts = replace(facts, '\"by\": {BOB}', '\"by\": 555') "
            "WHERE kind = 'seek-declined'",
            "does not fit what it tells of",
        ),
        (
            "UPDATE notices SET facts = replace(facts, 'american', 'russian') WHERE kind = 'seek-declined'",
            "does not fit what it tells of",
        ),
        (
            "UPDATE notices SET kind = 'seek-expired' WHERE kind = 'seek-declined'",
            "does not fit what it tells of",
        ),
        (f"UPDATE notices SET guild_id = 5 WHERE id = {PENDING}", "does not fit the match"),
        ("UPDATE notices SET done_at = 5 WHERE done_at IS NOT NULL", "done_at cannot be"),
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
        (f"UPDATE tournaments SET thread_id = -1 WHERE id = {CUP}", "thread_id"),
        (
            "UPDATE tournaments SET channel_id = 901 WHERE name = 'Open'",
            "channel_id",
        ),
        (f"UPDATE tournaments SET id = 99 WHERE id = {CUP}", "given up to 99"),
    ),
    "tournament_events": (
        (
            "UPDATE tournament_events SET detail = replace(detail, '201', '555') WHERE kind = 'entered'",
            "does not fit what was before",
        ),
        (
            "UPDATE tournament_events SET actor = 555, detail = replace(detail, '201', '555') "
            f"WHERE kind = 'entered' AND tournament_id = {CUP}",
            "does not fit what was before",
        ),
        (
            "UPDATE tournament_events SET detail = replace(detail, '201', '555') WHERE kind = 'started'",
            "does not fit what was before",
        ),
        ("UPDATE tournament_events SET actor = 5 WHERE kind = 'paired'", "does not fit what was before"),
        ("UPDATE tournament_events SET actor = NULL WHERE kind = 'moved'", "does not fit what was before"),
        (f"UPDATE tournament_events SET at = at - {YEAR} WHERE kind = 'started'", "earlier"),
        (
            "UPDATE tournament_events SET detail = replace(detail, '[2, 0]', '[0, 2]') "
            "WHERE kind = 'result' AND detail LIKE '%[2, 0]%'",
            "does not fit what was before",
        ),
        (f"DELETE FROM tournament_events WHERE tournament_id = {CUP} AND kind = 'started'", "cannot be"),
        (f"UPDATE tournament_events SET kind = 'party' WHERE tournament_id = {CUP}", "cannot be replayed"),
        (f"UPDATE tournament_events SET seq = 99 WHERE tournament_id = {CUP} AND seq = 2", "cannot be"),
        (f"UPDATE tournament_events SET actor = {BOSS} WHERE kind = 'result'", "(result) does not fit"),
        ("UPDATE tournament_events SET actor = NULL WHERE kind = 'started'", "(started) does not fit"),
        (
            f"UPDATE tournament_events SET tournament_id = 99 WHERE tournament_id = {CUP} AND seq > 6",
            "is gone",
        ),
    ),
    "tournament_matches": (
        (f"DELETE FROM tournament_matches WHERE tournament_id = {CUP}", "not those that were arranged"),
        (f"UPDATE tournament_matches SET tournament_id = {CUP}", "not those that were arranged"),
        (
            "UPDATE tournament_matches SET match_id = 1 "
            "WHERE match_id = (SELECT max(match_id) FROM tournament_matches)",
            "were arranged",
        ),
    ),
    "tournament_messages": (
        ("UPDATE tournament_messages SET seq = 1", "begins nothing"),
        ("UPDATE tournament_messages SET seq = 99", "begins nothing"),
        ("UPDATE tournament_messages SET channel_id = -1", "channel_id cannot be"),
        ("UPDATE tournament_messages SET tournament_id = 99 WHERE tournament_id = 1", "is gone"),
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
            "does not fit what was before",
        ),
        (
            f"UPDATE ladder_events SET actor = 555, detail = replace(detail, '{CARL}', '555') "
            f"WHERE kind = 'joined' AND actor = {CARL}",
            "ladder 1",
        ),
        ("UPDATE ladder_events SET actor = 555 WHERE kind = 'challenged'", "does not fit what was before"),
        (f"UPDATE ladder_events SET at = at - {YEAR} WHERE seq = 3", "earlier"),
        (
            "UPDATE ladder_events SET detail = replace(detail, '[2, 0]', '[0, 2]') WHERE kind = 'result'",
            "does not fit what was before",
        ),
        ("DELETE FROM ladder_events WHERE seq = 3", "cannot be replayed"),
        ("UPDATE ladder_events SET kind = 'party' WHERE seq = 3", "cannot be replayed"),
        (f"UPDATE ladder_events SET actor = {BOSS} WHERE kind = 'result'", "(result) does not fit"),
        ("UPDATE ladder_events SET seq = 99 WHERE seq = 3", "cannot be replayed"),
        ("UPDATE ladder_events SET ladder_id = 9 WHERE seq = 3", "is gone"),
    ),
    "ladder_matches": (
        ("DELETE FROM ladder_matches", "not linked"),
        ("INSERT INTO ladder_matches SELECT 1, 1", "never arranged"),
        (
            "UPDATE ladder_matches SET match_id = 1 "
            "WHERE match_id = (SELECT max(match_id) FROM ladder_matches)",
            "not linked",
        ),
        ("UPDATE ladder_matches SET ladder_id = 9", "is gone"),
    ),
    "exclusions": (
        ("DELETE FROM exclusions", "what it changed in the ratings"),
        ("UPDATE exclusions SET user_id = -7", "user_id cannot be"),
        ("UPDATE exclusions SET user_id = user_id + 1000", "what it changed in the ratings"),
        (f"UPDATE exclusions SET at = {3 * CENTURY}", "at cannot be"),
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
    "prepared_lines": (
        ("UPDATE prepared_lines SET turn_seq = turn_seq - 1", "do not fit"),
        ("UPDATE prepared_lines SET user_id = 555", "lines of 555"),
        ("UPDATE prepared_lines SET lines = '[[\"1-50\"]]'", "lines of"),
        ("UPDATE prepared_lines SET match_id = 1", "do not fit"),
        ("UPDATE prepared_lines SET news = '1'", "cannot be read"),
        ("UPDATE prepared_lines SET due = 1", "do not fit"),
    ),
    "heartbeat": (
        ("UPDATE heartbeat SET at = 0", "at cannot be"),
        (f"UPDATE heartbeat SET at = at + {CENTURY}", "at cannot be"),
        ("UPDATE heartbeat SET shard = 5", "no shard 5"),
        ("INSERT INTO heartbeat SELECT 1, 2, at FROM heartbeat", "divided in two ways"),
        ("UPDATE heartbeat SET shard_count = 0", "no shard 0"),
        ("DELETE FROM heartbeat", "never there"),
    ),
    "downtimes": (
        (f"UPDATE downtimes SET end_at = end_at + {YEAR}", "is said to last"),
        ("UPDATE downtimes SET start_at = end_at + 1", "is said to last"),
        ("UPDATE downtimes SET start_at = 0", "start_at cannot be"),
        ("UPDATE downtimes SET shard = 3", "shard that cannot be"),
        ("UPDATE downtimes SET shard_count = 0", "shard that cannot be"),
        (
            "UPDATE downtimes SET start_at = start_at - 60000 WHERE guild_id IS NULL",
            "paused by downtime",
        ),
        ("UPDATE downtimes SET end_at = end_at - 60000 WHERE guild_id IS NULL", "paused by downtime"),
        ("UPDATE downtimes SET guild_id = 78 WHERE guild_id IS NULL", "paused by downtime"),
        ("UPDATE downtimes SET shard = 1, shard_count = 2 WHERE guild_id IS NULL", "paused by downtime"),
        ("UPDATE downtimes SET id = id + 1000", "paused by downtime"),
        ("DELETE FROM downtimes WHERE guild_id IS NULL", "paused by downtime"),
        ("UPDATE downtimes SET end_at = end_at - 1 WHERE guild_id = 77", "server 77: has left"),
    ),
    "vacations": (
        (f"UPDATE vacations SET end_at = end_at + {CENTURY}", "lasts from"),
        ("UPDATE vacations SET end_at = start_at - 1", "lasts from"),
        (f"UPDATE vacations SET end_at = end_at + {30 * 86_400_000} WHERE id = 1", "more days of 2026"),
        ("UPDATE vacations SET zone = 'Mars/North' WHERE id = 1", "cannot be read"),
        ("UPDATE vacations SET spent = 1 WHERE id = 1", "lasts from"),
        ("UPDATE vacations SET user_id = 0 WHERE id = 1", "user_id cannot be"),
        (
            "INSERT INTO vacations SELECT 9, user_id, start_at, end_at, zone, spent FROM vacations LIMIT 1",
            "two",
        ),
        ("UPDATE vacations SET id = 99 WHERE id = 2", "paused by vacation"),
        (f"UPDATE vacations SET user_id = {CARL} WHERE id = 2", "paused by vacation"),
        (
            "UPDATE vacations SET start_at = start_at + 3600000 WHERE id = 1",
            "not begin or end with a day",
        ),
        ("UPDATE vacations SET start_at = start_at + 86400000 WHERE id = 1", "paused by vacation"),
        ("UPDATE vacations SET end_at = end_at - 3600000 WHERE id = 1", "not begin or end with a day"),
        (
            "UPDATE vacations SET end_at = start_at + 3600000, spent = 1 WHERE id = 1",
            "not begin or end with a day",
        ),
        ("UPDATE vacations SET zone = 'UTC' WHERE id = 1", "not begin or end with a day"),
    ),
    "world_offers": (
        ('UPDATE world_offers SET "by" = 9 WHERE match_id IS NOT NULL', "does not fit the match"),
        ("UPDATE world_offers SET game = 'russian' WHERE match_id IS NOT NULL", "does not fit the match"),
        ("UPDATE world_offers SET pace = '2d' WHERE match_id IS NOT NULL", "does not fit the match"),
        ("UPDATE world_offers SET rated = NOT rated WHERE match_id IS NOT NULL", "does not fit the match"),
        ("UPDATE world_offers SET match_id = 1 WHERE match_id IS NULL", "does not fit the match"),
        (
            "UPDATE world_offers SET match_id = (SELECT max(match_id) FROM world_offers) WHERE match_id IS NULL",
            "claims match",
        ),
        ("UPDATE world_offers SET match_id = NULL", "comes from no invitation"),
        ("UPDATE world_offers SET game = 'chess'", "cannot be read"),
        ("UPDATE world_offers SET greeting = 'shout' WHERE match_id IS NOT NULL", "cannot be read"),
        ("UPDATE world_offers SET created_at = created_at - 1", "does not stand as long"),
        ("UPDATE world_offers SET expires_at = expires_at + 1", "does not stand as long"),
        ("UPDATE world_offers SET zone = 'Mars'", "sleeps at no time"),
        ("UPDATE world_offers SET quiet_from = 24", "sleeps at no time"),
        ("UPDATE world_offers SET quiet_until = 25", "sleeps at no time"),
        ("UPDATE world_offers SET guild_id = NULL WHERE match_id IS NULL", "neither from a server"),
        ("UPDATE world_offers SET channel_id = 5 WHERE match_id IS NULL", "neither from a server"),
        ("UPDATE world_offers SET id = 99 WHERE match_id IS NULL", "given up to 99"),
    ),
    "world_reports": (
        ("UPDATE world_reports SET match_id = 1", "not about who played there"),
        ('UPDATE world_reports SET "by" = 9', "not about who played there"),
        ("UPDATE world_reports SET about = 9", "not about who played there"),
        ("UPDATE world_reports SET kind = 'x'", "is of no kind"),
        (f"UPDATE world_reports SET at = {3 * CENTURY}", "at cannot be"),
    ),
    "world_bans": (
        ("UPDATE world_bans SET user_id = -7", "user_id cannot be"),
        (f"UPDATE world_bans SET at = {3 * CENTURY}", "at cannot be"),
    ),
    "world_closures": (
        ("UPDATE world_closures SET guild_id = other_id", "is closed to itself"),
        ("UPDATE world_closures SET other_id = guild_id", "is closed to itself"),
        ("UPDATE world_closures SET match_id = 999", "is gone"),
    ),
    "reviews": (
        ("UPDATE reviews SET key = 'x'", "its key"),
        ("UPDATE reviews SET match_id = 1", "cannot be read"),
        ("UPDATE reviews SET subject = '{}'", "cannot be read"),
        ("UPDATE reviews SET found = '{\"a\": 1}'", "cannot be read"),
        ("UPDATE reviews SET id = 99", "given up to 99"),
    ),
    "players": (
        ("UPDATE players SET settings = 'rubbish'", "cannot be read"),
        ("UPDATE players SET user_id = -5 WHERE user_id = 101", "user_id cannot be"),
    ),
    "servers": (
        ("UPDATE servers SET settings = 'rubbish'", "cannot be read"),
        ("UPDATE servers SET locale = 'klingon'", "no language"),
        ("UPDATE servers SET guild_id = -5", "guild_id cannot be"),
    ),
    "blocks": (
        ("UPDATE blocks SET blocked_id = -7", "blocked_id cannot be"),
        ("UPDATE blocks SET user_id = -7", "user_id cannot be"),
    ),
    "departures": (
        (f"UPDATE departures SET due_at = {3 * CENTURY}", "due_at cannot be"),
        ("UPDATE departures SET guild_id = 78", "server 78: has left"),
        ("UPDATE departures SET due_at = due_at - 86400000", "server 77: has left"),
        ("DELETE FROM departures", "server 77: has left"),
    ),
    "problem_attempts": (
        ("UPDATE problem_attempts SET wrong = -1", "wrong cannot be"),
        ("UPDATE problem_attempts SET solved_at = 1", "solved_at cannot be"),
        ("UPDATE problem_attempts SET day = '1066-10-14' WHERE user_id = 101", "day cannot be"),
        ("UPDATE problem_attempts SET problem = 'x'", "of no problem"),
        (
            f"UPDATE problem_attempts SET problem = '{OTHERS_KEY}' WHERE user_id = 101",
            "is not of the problem of that day",
        ),
        (
            "UPDATE problem_attempts SET day = date(day, '+1 day'), solved_at = solved_at + 86400000",
            "is not of the problem of that day",
        ),
        ("""UPDATE problem_attempts SET missed = '["a","b","c","d","e"]'""", "counts fewer wrong moves"),
        ("UPDATE problem_attempts SET plies = plies - 1", "which does not fit"),
        ("UPDATE problem_attempts SET solved_at = NULL", "stands at move"),
        ("UPDATE problem_attempts SET plies = 0, wrong = 0, solved_at = NULL", "never begun"),
        ("UPDATE problem_attempts SET given_up_at = solved_at", "both solved and given up"),
        ("UPDATE problem_attempts SET solved_at = solved_at + 4 * 86400000", "ended on another day"),
        ("UPDATE problem_attempts SET day = date(day, '+1 day')", "ended on another day"),
        ("UPDATE problem_attempts SET day = '2199-01-01'", "day cannot be"),
    ),
    "lessons": (
        ("UPDATE lessons SET done = steps + 1", "stand at step"),
        ("UPDATE lessons SET done = 0", "stand at step"),
        ("UPDATE lessons SET steps = 99", "stand at step"),
        ("UPDATE lessons SET game = 'chess'", "are of no game"),
        ("UPDATE lessons SET at = 1", "at cannot be"),
    ),
    "problem_channels": (
        ("UPDATE problem_channels SET due_at = 1", "due_at cannot be"),
        ("UPDATE problem_channels SET game = 'chess'", "no problems of chess"),
        ("UPDATE problem_channels SET day = '2026-03-03'", "last post cannot"),
        ("UPDATE problem_channels SET message_id = 5", "last post cannot"),
        (
            "UPDATE problem_channels SET day = '2026-03-03', problem = 'x WHERE ', message_id = 5",
            "last post cannot",
        ),
        (
            f"UPDATE problem_channels SET day = '2026-02-27', problem = '{OTHERS_KEY}', message_id = 5",
            "last post cannot",
        ),
        ('UPDATE problem_channels SET "by" = -5', "by cannot be"),
        ("UPDATE problem_channels SET channel_id = -5", "channel_id cannot be"),
        ("UPDATE problem_channels SET guild_id = -5", "guild_id cannot be"),
    ),
    "house_games": (
        ("UPDATE house_games SET key = 'russian'", "has no key of its traits"),
        ("UPDATE house_games SET key = 'house:8x8+free-pieces'", "has no key of its traits"),
        ("UPDATE house_games SET key = 'house:8x8+flying-backward'", "has no key of its traits"),
        ("UPDATE house_games SET name = '**At home**'", "a name that is not clean"),
        ("UPDATE house_games SET name = ' '", "a name that is not clean"),
        ("UPDATE house_games SET guild_id = -5", "guild_id cannot be"),
        (
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 10) "
            "INSERT INTO house_games SELECT guild_id, 'house:8x8+' || i, 'a' FROM house_games, n",
            "has 11 house games",
        ),
    ),
    "remembered": (
        ("INSERT INTO remembered VALUES ('former-players', 'some')", "remembered"),
        ("INSERT INTO remembered VALUES ('secret', 'x')", "secret cannot be"),
        ("UPDATE remembered SET value = 'no' WHERE name = 'command-ids'", "command-ids cannot be no"),
        ("UPDATE remembered SET name = 'rating' WHERE name = 'command-ids'", "rating cannot be"),
    ),
    "commits": (("INSERT INTO commits VALUES ('x', 1, 1)", "commits"),),
    "schema": (
        ("DROP INDEX ix_matches_deadline_at", "ix_matches_deadline_at"),
        ("CREATE TABLE guests (id INTEGER)", "guests"),
        ("ALTER TABLE players ADD COLUMN secret TEXT", "secret"),
        ("ALTER TABLE players DROP COLUMN name", "name"),
        ("CREATE INDEX mine ON matches (moves)", "mine"),
        ("CREATE VIEW all_players AS SELECT * FROM players", "all_players"),
        (
            "CREATE TRIGGER spy AFTER INSERT ON matches BEGIN DELETE FROM players; END",
            "trigger spy",
        ),
        ("UPDATE sqlite_sequence SET seq = 1 WHERE name = 'matches'", "numbers are given up to"),
        ("DELETE FROM sqlite_sequence WHERE name = 'matches'", "numbers are given up to"),
        ("UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'seeks'", "numbers are given"),
    ),
}


FREE: Final[Mapping[str, tuple[str, ...]]] = {
    "Discord numbers its messages, threads and entries, and people may delete them.": (
        *("seeks.message_id", "seeks.shown_in", "notices.message_id", "tournament_messages.message_id"),
        *("tournaments.message_id", "tournaments.calendar_id"),
    ),
    "Discord numbers what people ask for; a number stands once, as the schema says.": (
        *("seeks.request", "match_events.request", "problem_attempts.request", "world_offers.request"),
    ),
    "A person or a server has typed or chosen it, and nothing else tells.": (
        *("seeks.note", "players.name", "problem_attempts.guild_id", "reviews.user_id", "reviews.guild_id"),
        *("matches.practice_private", "world_offers.near"),
    ),
    "A file has no row of it.": ("commits.connection", "commits.number", "commits.at"),
    "Nobody but who did it knows when, or that it was they.": (
        "reviews.asked_at",
        "problem_attempts.user_id",
        "lessons.user_id",
    ),
}
"""Columns of which nothing follows, by why: only that their values can be is checked, as in every column."""
