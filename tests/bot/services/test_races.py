"""On PostgreSQL all writers at once come out as one after the other, and a row is locked before it is written."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from itertools import combinations_with_replacement
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import MatchError
from bot.core.match import Match
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service import Ladders
from bot.lines.service import Conditionals
from bot.match.model import Typed
from bot.match.rows import matches
from bot.match.service import pauses
from bot.match.service.matches import Matches, NotPlayed
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.store import locks, tables
from bot.store.app import App
from bot.store.database import Connection, Database
from bot.sweeper import Sweeper
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from rules import RulesError, Side
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, PLACE, START, Hands, a_move, moved, started, terms
from tests.postgres import copied_database, fresh_database

DORA, BOSS = 104, 999
GUILD = PLACE.guild_id or 0
LATER = START.date() + timedelta(days=3)
Act = Callable[[App, Match], Awaitable[Any]]
"""One writer. The match is the first one, as both had seen it before either of them did anything."""


async def moves(app: App, seen: Match) -> Any:
    return await app[Matches].play(ANNA, a_move(seen), match_id=1)


async def moves_where_it_waits(app: App, seen: Match) -> Any:
    played = await app[Matches].play_typed(ANNA, Typed(a_move(seen)))
    if isinstance(played, NotPlayed):
        raise played.refusal
    return played


async def resigns(app: App, _: Match) -> Any:
    return await app[Matches].act(BOB, 1, Match.resign)


async def offers_a_draw(app: App, _: Match) -> Any:
    return await app[Matches].act(ANNA, 1, Match.offer_draw)


async def prepares(app: App, seen: Match) -> Any:
    first = seen.game.legal_moves(seen.state)[0]
    after = seen.game.play(seen.state, first)
    answer = seen.game.format(after, seen.game.legal_moves(after)[0])
    return await app[Conditionals].add(BOB, 1, (seen.game.format(seen.state, first), answer))


async def books(app: App, _: Match) -> Any:
    return await app[Vacations].book(ANNA, LATER, LATER + timedelta(days=2))


async def books_otherwise(app: App, _: Match) -> Any:
    return await app[Vacations].book(ANNA, LATER + timedelta(days=1), LATER + timedelta(days=4))


async def chooses(app: App, _: Match) -> Any:
    return await app[Players].save(ANNA, zone="Asia/Tokyo", reminders=(1,))


async def is_forgotten(app: App, _: Match) -> Any:
    return await app[Privacy].erase(ANNA)


async def joins(app: App, _: Match) -> Any:
    return await app[Seeks].join(3, ANNA)


async def joins_too(app: App, _: Match) -> Any:
    return await app[Seeks].join(3, BOB)


async def withdraws(app: App, _: Match) -> Any:
    return await app[Seeks].withdraw(3, CARL)


async def invites(app: App, _: Match) -> Any:
    return await app[Seeks].invite(ANNA, terms("2d", rated=True), PLACE, opponent=DORA, wants=Side.FIRST)


async def allows_fewer(app: App, _: Match) -> Any:
    return await app[Players].save_server(GUILD, max_matches=1)


async def enters(app: App, _: Match) -> Any:
    return await app[Tournaments].enter(1, GUILD, ANNA)


async def starts(app: App, _: Match) -> Any:
    return await app[Tournaments].start(1, Asker(BOSS, GUILD))


async def cancels(app: App, _: Match) -> Any:
    return await app[Directors].do(1, Asker(BOSS, GUILD), "cancel")


async def climbs(app: App, _: Match) -> Any:
    return await app[Ladders].join(1, GUILD, ANNA)


async def challenges(app: App, _: Match) -> Any:
    return await app[Ladders].challenge(1, GUILD, DORA, BOB)


async def ends_rated(app: App, _: Match) -> Any:
    return await app[Matches].act(CARL, 2, Match.resign)


async def sweeps(app: App, _: Match) -> Any:
    return await app[Sweeper].sweep()


ACTS: tuple[Act, ...] = (
    *(moves, moves_where_it_waits, resigns, offers_a_draw, prepares, books, books_otherwise, chooses),
    *(is_forgotten, joins, joins_too, withdraws, invites, allows_fewer, enters, starts, cancels, climbs),
    *(challenges, ends_rated, sweeps),
)


@pytest.fixture(scope="session")
def crowded(postgres: str) -> str:
    """The URL of a database with something of everything in it, to be copied."""

    async def make() -> str:
        url, hands = await fresh_database(postgres), Hands()
        async with open_app(url, now=hands, seed=1) as app:
            for one, two, place in ((ANNA, BOB, PLACE), (BOB, CARL, ELSEWHERE)):
                agreed = terms("2d", rated=True, vacation=True)
                await moved(app, await started(app, agreed, place, (one, two)), 4)
            await app[Seeks].invite(CARL, terms("2d", rated=True), PLACE, wants=Side.FIRST)
            cup = await app[Tournaments].create(
                BOSS, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), PLACE
            )
            for user in (BOB, CARL, DORA):
                await app[Tournaments].enter(cup.id, GUILD, user)
            ladder = await app[Ladders].create(BOSS, Rules(terms("1d", rated=True)), PLACE)
            for user in (BOB, CARL, DORA):
                await app[Ladders].join(ladder.id, GUILD, user)
            # A player of one already may begin one more.
            await app[Players].save_server(GUILD, max_matches=2)
        return url

    return asyncio.run(make())


async def outcome(url: str, hands: Hands, acts: tuple[Act, Act], *, at_once: bool) -> Any:
    """The outcome of both acts, each by a process of its own, and what stands in the database then."""
    async with AsyncExitStack() as stack:
        apps = [await stack.enter_async_context(open_app(url, now=hands, seed=7)) for _ in acts]
        seen = await apps[0][Matches].get(1)

        async def done(act: Act, app: App) -> str:
            try:
                await act(app, seen)
            except (MatchError, RulesError) as refusal:
                return getattr(refusal, "code", type(refusal).__name__)
            return "done"

        works = [done(act, app) for act, app in zip(acts, apps, strict=True)]
        said = list(await asyncio.gather(*works)) if at_once else [await work for work in works]
        assert (await check(apps[0].database)).problems == ()
        return said, await stored(apps[0])


NUMBERS = {"id", "match_id", "twin_id", "request", "match", "matches", "seek", "before", "ref"}
"""The columns that differ with the order in which rows were made, and say nothing."""


async def stored(app: App) -> list[str]:
    """All rows without the numbers that only name them."""
    found = []
    async with app.database.reading() as connection:
        for table in tables.metadata.sorted_tables:
            if table is tables.commits:
                # A mark of each connection, whichever did the work.
                continue
            for row in (await connection.execute(sa.select(table))).mappings():
                kept = json.dumps(plain(dict(row)), sort_keys=True, default=str)
                found.append(f"{table.name} {kept}")
    return sorted(found)


def plain(value: Any, name: str = "") -> Any:
    if name == "clock" and isinstance(value, str):
        return plain(json.loads(value), "pauses")
    if isinstance(value, dict):
        return {key: plain(each, key) for key, each in value.items() if key not in NUMBERS}
    if isinstance(value, list):
        # Of a pause the last word is the row that ordered it.
        inner = [plain(each, "pause" if name == "pauses" else "") for each in value]
        return inner[:-1] if name == "pause" and len(inner) == 5 else inner
    return value


PAIRS = [
    pytest.param(one, two, id=f"{one.__name__}-{two.__name__}")
    for one, two in combinations_with_replacement(ACTS, 2)
]


@pytest.mark.slow
@pytest.mark.few(10)
@pytest.mark.parametrize(("one", "two"), PAIRS)
async def test_two_at_once_are_as_one_after_the_other(crowded: str, hands: Hands, one: Act, two: Act) -> None:
    first = await outcome(await copied_database(crowded), hands, (one, two), at_once=False)
    said, rows = await outcome(await copied_database(crowded), hands, (two, one), at_once=False)
    both = await outcome(await copied_database(crowded), hands, (one, two), at_once=True)
    assert both in (first, (said[::-1], rows))


@pytest.fixture
async def database(postgres: str, hands: Hands) -> AsyncIterator[Database]:
    opened = Database(await fresh_database(postgres))
    await opened.migrate(hands())
    yield opened
    await opened.close()


Work = Callable[[Connection], Awaitable[None]]


@pytest.mark.slow
async def test_a_lock_that_another_has_is_waited_for_from_the_beginning(database: Database) -> None:
    """Two take the same two locks, each another one first, and neither is undone for it by the server."""
    begun, both = [], asyncio.Barrier(2)

    def taking(name: str, *wanted: int) -> Work:
        async def work(connection: Connection) -> None:
            begun.append(name)
            if begun.count(name) == 1:
                await both.wait()
            await locks.take(connection, *map(locks.match, wanted))

        return work

    async with asyncio.timeout(30):
        await asyncio.gather(
            database.write(taking("one", 2), about=[locks.match(1)]),
            database.write(taking("two", 1), about=[locks.match(2)]),
        )
    assert 3 <= len(begun) <= 4


@pytest.mark.slow
async def test_connections_are_kept_for_those_who_come_next(database: Database) -> None:
    async def pid(connection: Connection) -> int:
        # Long enough that others want a connection too.
        return int(await connection.scalar(sa.text("SELECT pg_backend_pid() FROM pg_sleep(0.05)")))

    async def together() -> set[int]:
        return set(await asyncio.gather(*(database.write(pid, about=()) for _ in range(40))))

    first, second = await together(), await together()
    assert len(first) == 16
    assert second == first


@pytest.mark.slow
async def test_whoever_writes_everything_writes_alone(database: Database) -> None:
    inside: list[str] = []

    def alone(name: str) -> Work:
        async def work(connection: Connection) -> None:
            inside.append(name)
            await connection.execute(sa.text("SELECT pg_sleep(0.05)"))
            if name == "everything":
                assert inside == [name]
            inside.remove(name)

        return work

    await asyncio.gather(
        *(database.write(alone(f"match {number}"), about=[locks.match(number)]) for number in range(6)),
        database.write(alone("everything"), about=[locks.EVERYTHING]),
        database.write(alone("nothing"), about=()),
    )


@pytest.mark.slow
async def test_what_is_read_after_a_lock_is_what_the_last_one_wrote(database: Database, hands: Hands) -> None:
    async def add(connection: Connection) -> None:
        await locks.take(connection, locks.match(1))
        stored = await connection.scalar(sa.text("SELECT value FROM remembered WHERE name = 'count'"))
        count = str(int(stored or 0) + 1)
        await connection.execute(
            sa.text(
                "INSERT INTO remembered (name, value) VALUES ('count', :count) "
                "ON CONFLICT (name) DO UPDATE SET value = :count"
            ),
            {"count": count},
        )

    await asyncio.gather(*(database.write(add, about=()) for _ in range(30)))
    async with database.reading() as connection:
        found = await connection.scalar(sa.text("SELECT value FROM remembered WHERE name = 'count'"))
    assert found == "30"


async def latest_anywhere(connection: Connection, user: int) -> Match | None:
    return await matches.latest(connection, user, None)


@pytest.mark.slow
@pytest.mark.parametrize("read", [matches.open_of, latest_anywhere])
async def test_what_was_read_before_its_lock_is_read_again(
    read: Callable[..., Awaitable[Any]], postgres: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else moves after a match was found and before it is locked."""
    take, answers = locks.take, []
    async with open_app(await fresh_database(postgres), now=hands) as app:
        match = await started(app)
        await started(app)

        async def after_a_move(connection: Connection, *wanted: locks.Lock) -> bool:
            monkeypatch.setattr(locks, "take", take)
            hands.on(seconds=1)
            await app[Matches].play(ANNA, a_move(match), match_id=match.id)
            answers.append(await take(connection, *wanted))
            answers.append(await take(connection, *wanted))
            return answers[0]

        monkeypatch.setattr(locks, "take", after_a_move)
        found = await app.database.write(lambda connection: read(connection, ANNA), about=())
    moved = found[0] if isinstance(found, list) else found
    assert (moved.id, len(moved.moves)) == (match.id, 1), "it has become the latest"
    assert answers == [True, False], "what is locked already cannot have changed"


@pytest.mark.slow
async def test_everything_is_locked_also_where_that_turns_out_later(database: Database) -> None:
    inside: list[str] = []

    async def writes(connection: Connection) -> None:
        inside.append("match")
        await connection.execute(sa.text("SELECT pg_sleep(0.3)"))
        inside.remove("match")

    async def clears(connection: Connection) -> None:
        await locks.take(connection, locks.EVERYTHING)
        assert inside == []

    await asyncio.gather(
        database.write(writes, about=[locks.match(1)]), database.write(clears, about=[locks.match(2)])
    )


@pytest.mark.slow
async def test_a_transaction_may_need_more_locks_than_the_server_has(database: Database) -> None:
    async def write(connection: Connection) -> None:
        await locks.take(connection, *map(locks.match, range(30_000)))

    await database.write(write, about=[locks.match(1)])
    await database.write(write, about=[*map(locks.person, range(30_000))])


@pytest.mark.slow
async def test_an_absence_that_another_writes_down_meanwhile_counts(database: Database, hands: Hands) -> None:
    """Two see at the same time that the bot was away: the slower one too decides by it."""
    await database.write(lambda c: pauses.begin(c, hands()), about=())
    since, noted, go_on = hands(), asyncio.Event(), asyncio.Event()
    hands.on(hours=5)

    async def first(connection: Connection) -> None:
        await pauses.note_sleep(connection, hands())
        noted.set()
        await go_on.wait()

    async def second(connection: Connection) -> int:
        return len(await pauses.away(connection, PLACE, since, hands()))

    async with asyncio.timeout(30):
        one = asyncio.create_task(database.write(first, about=[locks.match(1)]))
        await noted.wait()
        two = asyncio.create_task(database.write(second, about=[locks.match(2)]))
        async with database.reading() as connection:
            while not await connection.scalar(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                await asyncio.sleep(0.01)
        go_on.set()
        await one
        assert await two == 1
