"""Whatever is changed behind the bot's back is found and named: several tamperings with every table and column."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import App, open_app
from bot.core.access import Asker
from bot.core.match import Match
from bot.core.tournament.ladder import Rules
from bot.core.tournament.plan import Format, Plan
from bot.engine.review import Found, Passage, compare, glance
from bot.health import CHECKS, REPLAYED, UNDERIVED, check
from bot.services.reviews import subject_of
from bot.store import departures
from bot.store.database import Database
from bot.store.tables import metadata
from rules import Side
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.outbox import Ear
from tests.bot.services.test_practice import inline
from tests.bot.services.test_problems import solve

GUILD, BOSS = PLACE.guild_id or 0, 999
FORMATS = {
    Format.GROUPS: 4,
    Format.SWISS: 4,
    Format.KNOCKOUT: 4,
    Format.LEAGUE: 6,
}


async def moved(app: App, hands: Hands, match: Match, plies: int) -> Match:
    for number in range(plies):
        hands.on(minutes=10)
        match = (await app.matches.play(match.mover, a_move(match, number * 3), match_id=match.id)).match
    return match


async def populate(app: App, hands: Hands) -> None:
    """Everything that the bot keeps, made by its services: some of it over, some of it going on."""
    dice = random.Random(1)
    await app.sweeper.begin()
    for user, name in ((ANNA, "Anna"), (BOB, "Bob"), (CARL, "Carl")):
        await app.players.remember(user, name, "en-US")
    await app.players.save(ANNA, dm=True, zone="Europe/Berlin")
    await app.players.save_server(GUILD, max_matches=100)
    await app.players.note_locales({GUILD: "ja"})
    await app.blocks.block(CARL, BOB)
    # Matches: going on, over, a pair, with talks, against the bot, rated.
    for pace in ("standard", "none", "1d@Europe/Berlin"):
        await moved(app, hands, await started(app, terms(pace, vacation=True)), 5)
    talked = await moved(app, hands, await started(app), 4)
    await app.matches.ask_takeback(talked.opponent_of(talked.mover), talked.id)
    await app.matches.answer_takeback(talked.mover, talked.id, True)
    await app.matches.offer_draw(ANNA, talked.id)
    for winner in (ANNA, BOB, ANNA):
        rated = await moved(app, hands, await started(app, terms(rated=True)), 8)
        await app.matches.resign(rated.opponent_of(winner), rated.id)
    await app.seeks.rematch(ANNA, rated.id)
    drawn = await moved(app, hands, await started(app, terms(pair=True)), 4)
    await app.matches.offer_draw(ANNA, drawn.id)
    await app.matches.answer_draw(BOB, drawn.id, True)
    lines = await moved(app, hands, await started(app), 1)
    theirs = a_move(lines)
    ahead, _ = lines.play(BOB, theirs, hands.at)
    await app.conditionals.add(ANNA, lines.id, (theirs, a_move(ahead)))
    practised = await app.practice.begin(ANNA, 900, terms("none"), PLACE, 1, wants=Side.FIRST)
    await moved(app, hands, practised, 1)
    await app.practice.reply_to_all()
    # Invitations in every state.
    standing = await app.seeks.invite(ANNA, terms(), PLACE, standing=True, note="Hi")
    await app.seeks.join(standing.id, BOB)
    declined = await app.seeks.invite(ANNA, terms(), PLACE, opponent=BOB)
    await app.seeks.decline(declined.id, BOB)
    gone = await app.seeks.invite(BOB, terms(), PLACE)
    await app.seeks.withdraw(gone.id, BOB)
    # Tournaments of each format, a ladder.
    for format, players in FORMATS.items():
        await _tournament(app, hands, dice, format, players)
    opened = await app.tournaments.create(BOSS, Plan("Open", Format.GROUPS, terms("1d", rated=True)), PLACE)
    for user in (ANNA, BOB, CARL):
        await app.tournaments.enter(opened.id, GUILD, user)
    await app.tournaments.leave(opened.id, GUILD, CARL)
    await app.directors.move(opened.id, Asker(BOSS, GUILD), PLACE.channel_id + 7)
    await app.directors.name(opened.id, Asker(BOSS, GUILD), BOB, True)
    ladder = await app.ladders.create(BOSS, Rules(terms("1d", rated=True), idle=10), PLACE)
    for user in (ANNA, BOB, CARL):
        await app.ladders.join(ladder.id, GUILD, user)
    challenged = await app.ladders.challenge(ladder.id, GUILD, CARL, ANNA)
    match = await moved(app, hands, await app.matches.get(challenged.challenges[0].matches[0]), 4)
    await app.matches.resign(ANNA, match.id)
    await app.ladders.challenge(ladder.id, GUILD, BOB, ANNA)
    # What people and servers have besides.
    await app.vacations.book(ANNA, date(2026, 7, 1), date(2026, 7, 5))
    await app.vacations.book(BOB, date(2026, 8, 1), date(2026, 8, 3))
    await solve(app, ANNA, wrong=1)
    await solve(app, BOB)
    await app.problems.choose(GUILD, PLACE.channel_id, None, BOSS)
    await app.departures.left(77)
    await app.reviews.ask(ANNA, GUILD, subject_of(await app.matches.get(rated.id)))
    # The bot was away, has told some of it, and was there again.
    await app.sweeper.sweep()
    hands.on(hours=5)
    await app.sweeper.begin()
    ear = Ear(hands)
    for _ in range(12):
        await app.outbox.deliver_some(ear)
        hands.on(seconds=3)


async def _tournament(app: App, hands: Hands, dice: random.Random, format: Format, players: int) -> None:
    made = Plan(f"Cup {format}", format, terms("1d", rated=True), 3, 4)
    cup = await app.tournaments.create(BOSS, made, PLACE)
    users = range(201, 201 + players)
    for user in users:
        await app.tournaments.enter(cup.id, GUILD, user)
    await app.tournaments.start(cup.id, Asker(BOSS, GUILD))
    await app.tournaments.advance()
    cup = await app.tournaments.get(cup.id, GUILD)
    await app.tournaments.note_announcement(cup.id, cup.seq, PLACE.channel_id, 5000 + cup.id)
    for meeting in cup.meetings[: len(cup.meetings) // 2 + 1]:
        for number in meeting.matches:
            match = await moved(app, hands, await app.matches.get(number), 4)
            await app.matches.resign(dice.choice(match.players), match.id)
    await app.tournaments.advance()


class Sight:
    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        return glance(passage)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        return compare(passage)


async def _populated(path: Path) -> None:
    hands = Hands()
    async with open_app(url_of(path), now=hands, seed=1, think=inline, looks=Sight()) as app:
        await populate(app, hands)
        problems = (await check(app.database, now=hands.at)).problems
        assert problems == (), [str(problem) for problem in problems]


@pytest.fixture(scope="module")
def populated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something in every table, in which nothing is wrong."""
    path = tmp_path_factory.mktemp("populated") / "damka.db"
    asyncio.run(_populated(path))
    with closing(sqlite3.connect(path)) as found:
        empty = [t for t in metadata.tables if not found.execute(f"SELECT count(*) FROM {t}").fetchone()[0]]
    assert empty == []
    return path


OPEN = "(SELECT min(id) FROM matches WHERE status = 'playing' AND moves <> '')"
OVER = "(SELECT min(id) FROM matches WHERE status = 'over')"
UNTOLD = (
    "(SELECT min(n.id) FROM notices n JOIN matches m ON m.id = n.match_id AND n.seq = m.turn_seq "
    "WHERE n.kind = 'turn' AND m.status = 'playing' AND n.recipient = m.to_move_id)"
)
PENDING = "(SELECT max(id) FROM notices WHERE done_at IS NULL AND match_id IS NOT NULL)"
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
        ("UPDATE matches SET twin_id = NULL WHERE twin_id < id", "twin"),
        (f"UPDATE matches SET rules_version = 9 WHERE id = {OPEN}", "rules"),
        (f"UPDATE matches SET channel_id = 5 WHERE id = {OPEN}", "channel"),
        (f"UPDATE matches SET started_at = started_at + 1 WHERE id = {OPEN}", "started_at"),
        (f"UPDATE matches SET setup = 'x' WHERE id = {OPEN}", "setup"),
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
        ("UPDATE match_events SET detail = '{}' WHERE match_id = 1 AND seq = 2", "cannot be replayed"),
    ),
    "reminders": (
        ("DELETE FROM reminders WHERE match_id = 1", "not planned"),
        ("UPDATE reminders SET since = since - 1 WHERE match_id = 1", "planned for"),
        (f"UPDATE reminders SET due_at = due_at + {YEAR} WHERE match_id = 1", "reminder is planned for"),
        ("UPDATE reminders SET due_at = NULL WHERE match_id = 1", "reminder is planned for"),
        ("UPDATE reminders SET sent = 1 WHERE match_id = 1", "reminder is planned for"),
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
        (f"UPDATE seeks SET expires_at = expires_at + {YEAR} WHERE id = 1", "stands longer"),
        ("UPDATE seeks SET created_at = expires_at + 1 WHERE id = 1", "before it was made"),
        ("UPDATE seeks SET standing = 1 WHERE status = 'declined'", "renews itself"),
        ("UPDATE seeks SET rematch_of = 1 WHERE rematch_of IS NOT NULL", "repeats a match"),
        ("UPDATE seeks SET channel_id = -5 WHERE id = 1", "channel_id cannot be"),
        ("DELETE FROM seeks WHERE match_id = 1", "comes from no invitation"),
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
        (
            "UPDATE notices SET facts = replace(facts, '\"tournament\": ', '\"tournament\": 9') "
            "WHERE kind = 'tournament-shown'",
            "does not fit what it tells of",
        ),
        ("UPDATE notices SET recipient = 555 WHERE kind = 'seek-declined'", "does not fit what it tells of"),
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
    ),
    "ladder_matches": (
        ("DELETE FROM ladder_matches", "not linked"),
        ("INSERT INTO ladder_matches SELECT 1, 1", "never arranged"),
    ),
    "ratings": (
        ("UPDATE ratings SET value = value + 1", "the rating"),
        ("UPDATE ratings SET games = games + 1", "the rating"),
        ("DELETE FROM ratings WHERE user_id = 101", "the rating"),
        (f"UPDATE ratings SET settled_until = {CENTURY}", "the rating"),
    ),
    "rating_changes": (
        ("UPDATE rating_changes SET points = 2 - points", "what it changed"),
        ("UPDATE rating_changes SET opponent_id = 5 WHERE side = 0", "what it changed"),
        ("DELETE FROM rating_changes WHERE side = 1", "what it changed"),
    ),
    "prepared_lines": (
        ("UPDATE prepared_lines SET turn_seq = turn_seq - 1", "do not fit"),
        ("UPDATE prepared_lines SET user_id = 555", "lines of 555"),
        ("UPDATE prepared_lines SET lines = '[[\"1-50\"]]'", "lines of"),
    ),
    "heartbeat": (
        ("UPDATE heartbeat SET at = 0", "at cannot be"),
        (f"UPDATE heartbeat SET at = at + {CENTURY}", "at cannot be"),
        ("UPDATE heartbeat SET shard = 5", "no shard 5"),
        ("INSERT INTO heartbeat SELECT 1, 2, at FROM heartbeat", "divided in two ways"),
    ),
    "downtimes": (
        (f"UPDATE downtimes SET end_at = end_at + {YEAR}", "is said to last"),
        ("UPDATE downtimes SET start_at = end_at + 1", "is said to last"),
        ("UPDATE downtimes SET start_at = 0", "start_at cannot be"),
        ("UPDATE downtimes SET shard = 3", "shard that cannot be"),
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
    ),
    "reviews": (
        ("UPDATE reviews SET key = 'x'", "its key"),
        ("UPDATE reviews SET match_id = 1", "cannot be read"),
        ("UPDATE reviews SET subject = '{}'", "cannot be read"),
        ("UPDATE reviews SET found = '{\"a\": 1}'", "cannot be read"),
    ),
    "players": (
        ("UPDATE players SET settings = 'rubbish'", "cannot be read"),
        ("UPDATE players SET user_id = -5 WHERE user_id = 101", "user_id cannot be"),
    ),
    "servers": (("UPDATE servers SET settings = 'rubbish'", "cannot be read"),),
    "blocks": (("UPDATE blocks SET blocked_id = -7", "blocked_id cannot be"),),
    "departures": ((f"UPDATE departures SET due_at = {3 * CENTURY}", "due_at cannot be"),),
    "problem_attempts": (
        ("UPDATE problem_attempts SET wrong = -1", "wrong cannot be"),
        ("UPDATE problem_attempts SET solved_at = 1", "solved_at cannot be"),
        ("UPDATE problem_attempts SET day = '1066-10-14' WHERE user_id = 101", "day cannot be"),
    ),
    "problem_channels": (("UPDATE problem_channels SET due_at = 1", "due_at cannot be"),),
    "remembered": (("INSERT INTO remembered VALUES ('former-players', 'some')", "remembered"),),
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
EVERY = [
    pytest.param(statement, named, id=f"{table}-{number}")
    for table, of in TAMPERINGS.items()
    for number, (statement, named) in enumerate(of)
]


def test_the_catalogue_has_every_table_and_at_least_the_first_eighty_five() -> None:
    assert set(TAMPERINGS) == {*metadata.tables, "schema"}
    assert len(EVERY) >= 85


def test_each_table_is_taken_by_one_check_or_explained() -> None:
    taken = [*REPLAYED, *(table for tables in CHECKS.values() for table in tables), *UNDERIVED]
    assert sorted(taken) == sorted(metadata.tables)
    assert all(re.fullmatch(r"[A-Z].+\.", sentence) for sentence in UNDERIVED.values())


@pytest.mark.sample(12)
@pytest.mark.parametrize(("statement", "named"), EVERY)
async def test_every_tampering_is_found_and_named(
    populated: Path, file: Path, statement: str, named: str
) -> None:
    shutil.copyfile(populated, file)
    with closing(sqlite3.connect(file)) as other:
        before = other.total_changes
        other.execute(statement)
        other.commit()
        assert other.total_changes > before or statement.startswith(("DROP", "CREATE", "ALTER"))
    database = Database(url_of(file), read_only=True)
    problems = [
        str(problem) for problem in (await check(database, now=Hands().at + timedelta(days=60))).problems
    ]
    await database.close()
    assert any(named in problem for problem in problems), problems


FOREIGN = {
    "DROP INDEX ix_matches_deadline_at": "ix_matches_deadline_at",
    "CREATE TABLE guests (id INTEGER)": "guests",
    "CREATE VIEW everybody AS SELECT user_id FROM players": "view everybody",
    "ALTER TABLE players ADD COLUMN secret TEXT": "secret",
}
FOREIGN_ON_A_SERVER = {
    "CREATE FUNCTION spied() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'": "",
    "CREATE TRIGGER spy AFTER INSERT ON matches EXECUTE FUNCTION spied()": "trigger spy",
    "SELECT setval(pg_get_serial_sequence('matches', 'id'), 1)": "numbers are given up to 2",
}


async def test_on_every_database_the_schema_is_held_against_the_code(app: App) -> None:
    for _ in range(2):
        await started(app)
    assert (await check(app.database)).problems == ()
    foreign = FOREIGN if app.database.sqlite else FOREIGN | FOREIGN_ON_A_SERVER
    for statement, named in foreign.items():
        async with app.database.transaction() as connection:
            await connection.execute(sa.text(statement))
        problems = [str(problem) for problem in (await check(app.database)).problems]
        assert any(named in problem for problem in problems), (statement, problems)


async def test_nothing_is_wrong_once_a_person_and_then_the_whole_server_is_forgotten(
    populated: Path, file: Path
) -> None:
    shutil.copyfile(populated, file)
    hands = Hands()
    hands.on(days=60)
    async with open_app(url_of(file), now=hands, seed=2, think=inline, looks=Sight()) as app:
        await app.privacy.erase(ANNA)
        assert (await check(app.database, now=hands.at)).problems == ()
        async with app.database.transaction() as connection:
            await departures.forget(connection, GUILD)
        assert (await check(app.database, now=hands.at)).problems == ()
