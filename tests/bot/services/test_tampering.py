"""Any change behind the bot's back is found and named, in every table and column; work that goes on is none."""

import asyncio
import random
import re
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.events import Event
from bot.core.match import Match, Place
from bot.core.places import State as Seen
from bot.core.terms import LEAST_MOVES
from bot.engine.review import Found, Passage, compare, glance
from bot.house_games.service import HouseGames
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service import Ladders
from bot.lessons.service import Lessons
from bot.lines.service import Conditionals
from bot.match.rows import matches as match_rows
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Outbox
from bot.page.service import Sessions
from bot.people.service import Members, Players
from bot.practice.service import PracticeGames
from bot.privacy.service import Privacy
from bot.problems.service import Problems
from bot.ratings.service import exclude
from bot.reviews.model import Subject
from bot.reviews.service import Reviews
from bot.series.model import Given, Repeat, State
from bot.series.model import Rules as SeasonRules
from bot.series.rows import places
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Seasons
from bot.servers import rows as departures
from bot.servers.service import Departures
from bot.store import locks
from bot.store.app import App
from bot.store.database import Connection, Database
from bot.store.remembered import Memory
from bot.store.tables import metadata
from bot.sweeper import Sweeper
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from bot.world.model import Complaint, Greeting
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from rules import Side
from tests.bot.fixtures import ANNA, BOB, CARL, LINE, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.test_practice import inline
from tests.bot.services.test_problems import solve
from tests.bot.services.waits import Ear, changed

GUILD = PLACE.guild_id or 0
BOSS = 999
FORMATS = {Format.GROUPS: 4, Format.SWISS: 4, Format.KNOCKOUT: 4, Format.LEAGUE: 6}


async def moved(app: App, hands: Hands, match: Match, plies: int) -> Match:
    for number in range(plies):
        hands.on(minutes=10)
        match = (await app[Matches].play(match.mover, a_move(match, number * 3), match_id=match.id)).match
    return match


async def populate(app: App, hands: Hands) -> None:
    """Everything that the bot keeps, made by its services: some of it over, some of it going on."""
    dice = random.Random(1)
    await app[Sweeper].begin()
    await app[Memory].keep("command-ids", '{"play": 5}')
    for user, name in ((ANNA, "Änne 安奈 'x\\"), (BOB, "Bob"), (CARL, "Carl")):
        await app[Players].remember(user, name, "en-US")
    await app[Players].save(ANNA, dm=True, zone="Europe/Berlin")
    await app[Players].save_server(GUILD, max_matches=100)
    await app[Players].note_locales({GUILD: "ja"})
    await app[Blocks].block(CARL, BOB)
    await app[HouseGames].add(GUILD, "house:8x8+backward", "At home")
    # Matches: going on, over, a pair, with talks, against the bot, rated.
    for pace in ("standard", "none", "1d@Europe/Berlin"):
        await moved(app, hands, await started(app, terms(pace, vacation=True)), 5)
    talked = await moved(app, hands, await started(app), 4)
    await app[Matches].act(talked.opponent_of(talked.mover), talked.id, Match.ask_takeback)
    await app[Matches].act(talked.mover, talked.id, Match.grant_takeback)
    await app[Matches].act(ANNA, talked.id, Match.offer_draw)
    for winner in (ANNA, BOB, ANNA):
        rated = await moved(app, hands, await started(app, terms(rated=True)), 8)
        await app[Matches].act(rated.opponent_of(winner), rated.id, Match.resign)
    await app[Seeks].rematch(ANNA, rated.id)
    drawn = await moved(app, hands, await started(app, terms(pair=True)), 4)
    await app[Matches].act(ANNA, drawn.id, Match.offer_draw)
    await app[Matches].act(BOB, drawn.id, Match.offer_draw)
    lines = await moved(app, hands, await started(app), 1)
    theirs = a_move(lines)
    ahead, _ = lines.play(BOB, theirs, hands.at)
    await app[Conditionals].add(ANNA, lines.id, (theirs, a_move(ahead)))
    practised = await app[PracticeGames].begin(ANNA, 900, terms("none"), PLACE, 1, wants=Side.FIRST)
    await moved(app, hands, practised, 1)
    await app[PracticeGames].reply_to_all()
    # Invitations in every state.
    standing = await app[Seeks].invite(ANNA, terms(), PLACE, standing=True, note="Hi")
    await app[Seeks].join(standing.id, BOB)
    declined = await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    await app[Seeks].decline(declined.id, BOB)
    gone = await app[Seeks].invite(BOB, terms(), PLACE)
    await app[Seeks].withdraw(gone.id, BOB)
    # Tournaments of each format, a ladder.
    for format, players in FORMATS.items():
        await _tournament(app, hands, dice, format, players)
    opened = await app[Tournaments].create(BOSS, Plan("Open", Format.GROUPS, terms("1d", rated=True)), PLACE)
    for user in (ANNA, BOB, CARL):
        await app[Tournaments].enter(opened.id, GUILD, user)
    await app[Tournaments].leave(opened.id, GUILD, CARL)
    await app[Directors].do(opened.id, Asker(BOSS, GUILD), "move", PLACE.channel_id + 7)
    await app[Directors].do(opened.id, Asker(BOSS, GUILD), "name", BOB)
    await _series(app, opened.id)
    await app.database.write(lambda c: exclude(c, 201, hands.at), about=[locks.EVERYTHING])
    ladder = await app[Ladders].create(BOSS, Rules(terms("1d", rated=True), idle=10), PLACE)
    for user in (ANNA, BOB, CARL):
        await app[Ladders].join(ladder.id, GUILD, user)
    challenged = await app[Ladders].challenge(ladder.id, GUILD, CARL, ANNA)
    match = await moved(app, hands, await app[Matches].get(challenged.challenges[0].matches[0]), 4)
    await app[Matches].act(ANNA, match.id, Match.resign)
    await app[Ladders].challenge(ladder.id, GUILD, BOB, ANNA)
    # The rows that people and servers have besides.
    await app[Sessions].open(await app[Sessions].link(ANNA))
    await app[Vacations].book(ANNA, date(2026, 7, 1), date(2026, 7, 5))
    await app[Vacations].book(BOB, date(2026, 8, 1), date(2026, 8, 3))
    await solve(app, ANNA, wrong=1)
    await solve(app, BOB)
    await app[Problems].choose(GUILD, PLACE.channel_id, None, BOSS)
    await app[Lessons].found(ANNA, "russian", 4, 10)
    await app[Departures].left(77)
    await app[Departures].left(78, outage=True)
    await app[Departures].note_places(78, {79: Seen.UNAVAILABLE})
    await app[Members].note_left(GUILD, CARL)
    await app[Reviews].ask(ANNA, GUILD, Subject("american", 1, None, LINE[:LEAST_MOVES]))
    # People of two servers meet, and one of them, and a server, would rather not again.
    for guild in (GUILD, 800):
        await app[Players].save_server(guild, door=950)
    for user in (ANNA, CARL):
        await app[Lobby].agree(user)
    await app[Lobby].seek(ANNA, terms(), PLACE, near=False, greeting=Greeting.DAILY)
    met = await app[Lobby].seek(CARL, terms(), Place(800, 801), near=False)
    assert isinstance(met, Match)
    await app[Moderation].report(met.id, CARL, Complaint.STALLING)
    await app[Moderation].shut(800, met.id)
    await app[Moderation].ban(201)
    await app[Lobby].seek(ANNA, terms(), PLACE)
    # The bot was away, has told some of it, and was there again.
    await app[Sweeper].sweep()
    hands.on(hours=5)
    await app[Sweeper].begin()
    ear = Ear(hands)
    for _ in range(12):
        await app[Outbox].deliver_some(ear)
        hands.on(seconds=3)


async def _tournament(app: App, hands: Hands, dice: random.Random, format: Format, players: int) -> None:
    made = Plan(f"Cup {format}", format, terms("1d", rated=True), 3, 4)
    cup = await app[Tournaments].create(BOSS, made, PLACE)
    users = range(201, 201 + players)
    for user in users:
        await app[Tournaments].enter(cup.id, GUILD, user)
    await app[Tournaments].start(cup.id, Asker(BOSS, GUILD))
    await app[Tournaments].advance()
    cup = await app[Tournaments].get(cup.id, GUILD)
    await app[Tournaments].note_announcement(cup.id, cup.seq, PLACE.channel_id, 5000 + cup.id)
    for meeting in cup.meetings[: len(cup.meetings) // 2 + 1]:
        for number in meeting.matches:
            match = await moved(app, hands, await app[Matches].get(number), 4)
            await app[Matches].act(dice.choice(match.players), match.id, Match.resign)
    await app[Tournaments].advance()


async def _series(app: App, final: int) -> None:
    """A tournament that goes on is to be repeated, and its first have a place in another one."""
    (cup, *_), director = await app[Tournaments].listed(GUILD, [Status.RUNNING]), Asker(BOSS, GUILD)
    await app[Seasons].set_up(cup.id, director, SeasonRules(Repeat.FINAL, best=2))
    await app[Qualifications].set_up(cup.id, final, director, 2, 7, of_season=False)

    async def given(connection: Connection) -> None:
        (wanted,) = await places.found(connection, tournament_id=cup.id)
        await places.keep(connection, wanted, [Given(201, 1, State.DECLINED)], app.now())

    await app.database.write(given, about=())


class Sight:
    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        return glance(passage)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        return compare(passage)


async def populated_at(path: Path) -> None:
    hands = Hands()
    async with open_app(url_of(path), now=hands, seed=1, think=inline, looks=Sight()) as app:
        await populate(app, hands)
        problems = (await check(app.database)).problems
        assert problems == (), [str(problem) for problem in problems]


@pytest.fixture(scope="module")
def populated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something in every table that a file has rows of, in which nothing is wrong."""
    path = tmp_path_factory.mktemp("populated") / "damka.db"
    asyncio.run(populated_at(path))
    with closing(sqlite3.connect(path)) as found:
        empty = [t for t in metadata.tables if not found.execute(f"SELECT count(*) FROM {t}").fetchone()[0]]
    assert empty == ["commits"]
    return path


NUMBERS = {
    "OPEN_MATCH": "(SELECT min(id) FROM matches WHERE status = 'playing' AND moves <> '')",
    "OVER_MATCH": "(SELECT min(id) FROM matches WHERE status = 'over')",
    "RUNNING_CUP": "(SELECT min(id) FROM tournaments WHERE status = 'running')",
}
"""How the statements name the first match or tournament of a kind."""


def _read() -> dict[str, list[tuple[str, str]]]:
    text = (Path(__file__).parents[2] / "data" / "tamperings.txt").read_text(encoding="utf-8")
    for name, number in NUMBERS.items():
        text = text.replace(name, number)
    found: dict[str, list[tuple[str, str]]] = {}
    for line in filter(None, text.splitlines()):
        if line.startswith("["):
            found[line.strip("[]")] = of_table = []
        else:
            statement, _, named = line.partition(" → ")
            of_table.append((statement, named))
    return found


TAMPERINGS = _read()

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

EVERY = [
    pytest.param(statement, named, id=f"{table}-{number}")
    for table, of in TAMPERINGS.items()
    for number, (statement, named) in enumerate(of)
]


def test_each_column_of_what_is_worked_out_again_is_tampered_with_or_free() -> None:
    tables = TAMPERINGS.keys() - {"schema"}
    columns = {str(column) for table in tables for column in metadata.tables[table].columns}
    tampered = set[str]()
    for statement, _ in (each for table in tables for each in TAMPERINGS[table]):
        if change := re.match(r"UPDATE (\w+) SET (.+?)(?= WHERE |$)", statement):
            names = re.findall(r'(?:^|, )"?(\w+)"? = ', change[2])
            tampered |= {f"{change[1]}.{name}" for name in names}
    free = [name for names in FREE.values() for name in names]
    assert sorted([*tampered, *free]) == sorted(columns)


@pytest.mark.few(12)
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
    problems = [str(problem) for problem in (await check(database)).problems]
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
        await changed(app, sa.text(statement))
        problems = [str(problem) for problem in (await check(app.database)).problems]
        assert any(named in problem for problem in problems), (statement, problems)


async def test_nothing_is_wrong_once_a_person_and_then_the_whole_server_is_forgotten(
    populated: Path, file: Path
) -> None:
    shutil.copyfile(populated, file)
    hands = Hands()
    hands.on(days=60)
    async with open_app(url_of(file), now=hands, seed=2, think=inline, looks=Sight()) as app:
        await app[Privacy].erase(ANNA)
        assert (await check(app.database)).problems == ()
        async with app.database.transaction() as connection:
            await departures.forget(connection, GUILD)
        assert (await check(app.database)).problems == ()


async def test_a_move_that_is_made_while_it_looks_is_no_mistake(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot runs meanwhile: what is read last is as old as what is read first."""
    match = await started(app, terms("3d"))
    events_of = match_rows.events_of
    moved: list[Match] = []

    async def after_a_move(connection: Connection, number: int) -> list[Event]:
        if not moved:
            hands.on(hours=1)
            moved.append((await app[Matches].play(match.mover, a_move(match), match_id=match.id)).match)
        return await events_of(connection, number)

    monkeypatch.setattr(match_rows, "events_of", after_a_move)
    assert (await check(app.database)).problems == ()
    assert (await app[Matches].get(match.id)).moves == moved[0].moves
