"""Every writer against every other at the same time, on PostgreSQL: it comes out as one after the other."""

import asyncio
import json
from collections.abc import Awaitable, Callable
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
from bot.ladders.service.ladders import Ladders
from bot.lines.service import Conditionals
from bot.match.model import Typed
from bot.match.service.matches import Matches, NotPlayed
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.store import tables
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from rules import RulesError, Side
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, PLACE, START, Hands, a_move, moved, terms
from tests.postgres import copied_database, fresh_database

DORA, BOSS = 104, 999
GUILD = PLACE.guild_id
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
    assert GUILD is not None
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
                seek = await app[Seeks].invite(one, agreed, place, opponent=two, wants=Side.FIRST)
                match = await app[Seeks].join(seek.id, two)
                match = await moved(app, match, 4)
            await app[Seeks].invite(CARL, terms("2d", rated=True), PLACE, wants=Side.FIRST)
            cup = await app[Tournaments].create(
                BOSS, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), PLACE
            )
            for user in (BOB, CARL, DORA):
                await app[Tournaments].enter(cup.id, GUILD, user)
            ladder = await app[Ladders].create(BOSS, Rules(terms("1d", rated=True)), PLACE)
            for user in (BOB, CARL, DORA):
                await app[Ladders].join(ladder.id, GUILD, user)
            assert GUILD is not None
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
