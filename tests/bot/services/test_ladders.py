"""Ladders on a real database: results flow in, falls are noticed, and the check finds changes by hand."""

from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadLadder, NoLadder, NotAvailable, TooManyMatches
from bot.core.match import Match
from bot.invitations.service.blocks import Blocks
from bot.ladders.model.ladder import Ladder, Rules
from bot.ladders.service import Ladders, let_fall
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.servers.service import Departures
from bot.store import locks, tables
from bot.store.app import App
from bot.store.deadlines import LADDERS, earliest
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, Hands, moved, terms

GUILD = PLACE.guild_id or 0
BOSS = 999


@pytest_asyncio.fixture
async def ladder(app: App) -> AsyncIterator[Ladder]:
    """Anna stands before Bob, Bob before Carl."""
    made = await app[Ladders].create(BOSS, Rules(terms("1d", rated=True), idle=10), PLACE)
    for user in (ANNA, BOB, CARL):
        made = await app[Ladders].join(made.id, GUILD, user)
    yield made


async def fall(app: App) -> None:
    """What is due on ladders is done, without a look at anything else."""
    async with app.database.reading() as connection:
        due = await LADDERS.due(connection, app.now(), 10)
    for number in due:
        work = partial(let_fall, ladder_id=number, now=app.now())
        await app.database.write(work, about=[locks.ladder(number)])


async def standing(app: App) -> tuple[int, ...]:
    (found,) = await app[Ladders].open(GUILD)
    return found.standing


async def test_nobody_plays_more_games_at_once_than_the_server_allows(app: App, ladder: Ladder) -> None:
    await app[Players].save_server(GUILD, max_matches=1)
    await app[Ladders].join(ladder.id, GUILD, 104)
    await app[Ladders].challenge(ladder.id, GUILD, CARL, BOB)
    with pytest.raises(TooManyMatches):
        await app[Ladders].challenge(ladder.id, GUILD, BOB, ANNA)
    # Nobody keeps a place by having many games elsewhere.
    await app[Ladders].challenge(ladder.id, GUILD, 104, CARL)
    await app[Players].save_server(GUILD, max_matches=2)
    await app[Ladders].challenge(ladder.id, GUILD, BOB, ANNA)


async def test_two_friends_cannot_shelter_the_leader(app: App, ladder: Ladder) -> None:
    """One of them plays on without end; the next challenger is not kept waiting, and takes the place."""
    slow = await app[Ladders].challenge(ladder.id, GUILD, BOB, ANNA)
    both = await app[Ladders].challenge(ladder.id, GUILD, CARL, ANNA)
    match = await app[Matches].get(both.challenges[1].matches[0])
    match = await moved(app, match, 4)
    await app[Matches].act(ANNA, match.id, Match.resign)
    assert await standing(app) == (CARL, ANNA, BOB)
    # The friend's game still counts, against the place that the former leader has now.
    other = await app[Matches].get(slow.challenges[0].matches[0])
    other = await moved(app, other, 4)
    await app[Matches].act(ANNA, other.id, Match.resign)
    assert await standing(app) == (CARL, BOB, ANNA)
    assert (await check(app.database)).problems == ()


@pytest.mark.parametrize("erased", [False, True])
async def test_nobody_keeps_a_place_from_others_by_leaving(app: App, ladder: Ladder, erased: bool) -> None:
    """The games that somebody gives up by leaving are won: of several challengers the first takes the place first."""
    await app[Ladders].join(ladder.id, GUILD, 104)
    await app[Ladders].challenge(ladder.id, GUILD, BOB, ANNA)
    await app[Ladders].challenge(ladder.id, GUILD, 104, BOB)
    await app[Ladders].challenge(ladder.id, GUILD, CARL, BOB)
    if erased:
        await app[Privacy].erase(BOB)
    else:
        await app[Ladders].leave(ladder.id, GUILD, BOB)
    assert await standing(app) == (ANNA, 104, CARL)
    assert await app[Matches].mine(ANNA) == [], "nor does theirs go on"
    assert (await check(app.database)).problems == ()


async def test_a_pair_one_of_whom_blocks_the_other_is_not_brought_together(app: App, ladder: Ladder) -> None:
    await app[Blocks].block(BOB, ANNA)
    refusals = []
    for _ in range(2):
        with pytest.raises(NotAvailable) as caught:
            await app[Ladders].challenge(ladder.id, GUILD, BOB, ANNA)
        refusals.append(str(caught.value))
        await app[Blocks].unblock(BOB, ANNA)
        await app[Blocks].block(ANNA, BOB)
    assert refusals[0] == refusals[1]
    await app[Ladders].challenge(ladder.id, GUILD, CARL, ANNA)
    await app[Blocks].unblock(ANNA, BOB)


async def test_who_never_moves_loses_their_place_by_the_clock(app: App, hands: Hands, ladder: Ladder) -> None:
    await app[Ladders].challenge(ladder.id, GUILD, CARL, BOB)
    hands.on(days=2)
    await app[Sweeper].sweep()
    assert await standing(app) == (ANNA, CARL, BOB)


@pytest.mark.parametrize("away", [0, 5])
async def test_who_is_idle_falls_once_each_time(app: App, hands: Hands, ladder: Ladder, away: int) -> None:
    """So many days of which the server has removed the bot count for nobody; afterwards time goes on."""
    hands.on(days=8)
    for user in (104, 105):
        await app[Ladders].join(ladder.id, GUILD, user)
    after = await app[Ladders].challenge(ladder.id, GUILD, 105, 104)
    if away:
        await app[Departures].left(GUILD)
        hands.on(days=away)
        await app[Matches].act(105, after.challenges[0].matches[0], Match.resign)
        await app[Departures].joined(GUILD)
        hands.on(hours=1)
    hands.on(days=1)
    await fall(app)
    assert await standing(app) == (ANNA, BOB, CARL, 104, 105)
    hands.on(days=1)
    await fall(app)
    await fall(app)
    assert await standing(app) == (ANNA, 104, BOB, CARL, 105)
    assert (await check(app.database)).problems == ()


async def test_a_ladder_that_cannot_be_read_keeps_no_other_waiting(
    app: App, hands: Hands, ladder: Ladder
) -> None:
    other = await app[Ladders].create(BOSS, Rules(terms("1d", game="russian", rated=True), idle=10), PLACE)
    for user in (ANNA, BOB, CARL, 104):
        await app[Ladders].join(other.id, GUILD, user)
    await app[Ladders].challenge(other.id, GUILD, 104, CARL)
    async with app.database.transaction() as connection:
        events = tables.ladder_events
        await connection.execute(
            sa.update(events).where(events.c.ladder_id == ladder.id).values(kind="nonsense")
        )
    hands.on(days=9)
    assert await app[Sweeper].sweep() - app.now() >= timedelta(minutes=1), "it does not turn in circles"
    assert (await app[Ladders].get(other.id, GUILD)).warned


@pytest.mark.parametrize(("allowed", "back", "falls"), [(True, 6, 16), (True, 12, 22), (False, 6, 10)])
async def test_a_vacation_puts_off_a_fall(
    app: App, hands: Hands, allowed: bool, back: int, falls: int
) -> None:
    """Until its end, which may come early: before a fall was due, or after."""
    made = await app[Ladders].create(BOSS, Rules(terms("1d", rated=True, vacation=allowed), idle=10), PLACE)
    for user in (ANNA, BOB):
        await app[Ladders].join(made.id, GUILD, user)
    await app[Vacations].book(BOB, hands().date(), hands().date() + timedelta(days=19))
    fell = None
    for day in range(1, 30):
        hands.on(days=1)
        if day == 8:
            for user in (CARL, 104):
                await app[Ladders].join(made.id, GUILD, user)
            await app[Ladders].challenge(made.id, GUILD, 104, CARL)
        if day == back:
            await app[Vacations].end(BOB)
        await fall(app)
        if fell is None and (await standing(app)).index(BOB) == 2:
            fell = day
    assert fell == falls
    assert (await check(app.database)).problems == ()


async def test_nobody_falls_on_vacation_whose_fall_waited_for_others_to_play(app: App, hands: Hands) -> None:
    made = await app[Ladders].create(BOSS, Rules(terms("1d", rated=True, vacation=True), idle=10), PLACE)
    for user in (ANNA, BOB):
        await app[Ladders].join(made.id, GUILD, user)
    hands.on(days=8)
    for user in (CARL, 104, 105):
        await app[Ladders].join(made.id, GUILD, user)
    await app[Ladders].challenge(made.id, GUILD, 104, CARL)
    hands.on(days=1, hours=1)
    await fall(app)
    assert BOB in (await app[Ladders].get(made.id, GUILD)).warned
    # The only challenge ends, so nobody falls, until two others play while Bob is away.
    await app[Ladders].leave(made.id, GUILD, 104)
    hands.on(days=2)
    vacation = await app[Vacations].book(BOB, hands().date(), hands().date() + timedelta(days=9))
    hands.on(days=2)
    await app[Ladders].challenge(made.id, GUILD, 105, CARL)
    while hands() < vacation.end - timedelta(hours=12):
        hands.on(hours=12)
        await fall(app)
        assert (await standing(app)).index(BOB) == 1
    for _ in range(3):
        hands.on(days=1)
        await fall(app)
    assert (await standing(app)).index(BOB) > 1
    assert (await check(app.database)).problems == ()


async def test_another_ladder_on_which_somebody_falls_later_delays_nothing(
    app: App, hands: Hands, ladder: Ladder
) -> None:
    for user in (104, 105):
        await app[Ladders].join(ladder.id, GUILD, user)
    await app[Ladders].challenge(ladder.id, GUILD, 105, 104)
    hands.on(days=9, seconds=-60)
    other = await app[Ladders].create(BOSS, Rules(terms("1d", game="russian", rated=True), idle=20), PLACE)
    for user in (ANNA, BOB):
        await app[Ladders].join(other.id, GUILD, user)
    async with app.database.reading() as connection:
        assert await earliest(connection, {LADDERS: ()}) == app.now() + timedelta(seconds=60)


async def test_of_each_game_a_server_has_one_ladder_and_it_is_its_own(app: App, ladder: Ladder) -> None:
    with pytest.raises(BadLadder):
        await app[Ladders].create(BOSS, ladder.rules, PLACE)
    with pytest.raises(NoLadder):
        await app[Ladders].get(ladder.id, 77)
    with pytest.raises(BadLadder):
        await app[Ladders].close(ladder.id, Asker(ANNA, GUILD))
    await app[Ladders].close(ladder.id, Asker(BOSS, GUILD))
    assert await app[Ladders].open(GUILD) == []
    await app[Ladders].create(BOSS, ladder.rules, PLACE)
