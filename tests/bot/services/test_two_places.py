"""Games whose two players are in two servers: notices, clocks, limits, ratings, and what is kept of each server."""

from dataclasses import replace

import pytest

from bot.console.check import check
from bot.core import news
from bot.core.errors import TooManyMatches
from bot.core.match import Header, Match, Terms
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.hall.service import Activity
from bot.invitations.service.renewals import check_limit
from bot.match.rows.places import relocate
from bot.match.service.beginnings import begun
from bot.match.service.matches import Matches
from bot.match.service.pauses import GRACE
from bot.outbox import rows as notices
from bot.outbox.service.outbox import Delivered, Outbox
from bot.people.service import Players
from bot.ratings.service import Ratings
from bot.servers.service import Departures
from bot.store.app import App
from bot.store.database import Connection
from bot.sweeper import Sweeper
from rules import Side
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, moved, terms
from tests.bot.services.test_shards import FIRST, SECOND, House, deadline_of, house
from tests.bot.services.waits import HOUR

__all__ = ["house"]


async def started(app: App, agreed: Terms | None = None, away: Place = SECOND) -> Match:
    """Anna offers it in the first server, and Bob joins it in the other; she plays FIRST."""
    agreed = agreed or terms()
    header = Header(0, agreed, FIRST, (ANNA, BOB), agreed.kind.rules_version, away=away, guest=Side.SECOND)

    async def work(connection: Connection) -> Match:
        return await begun(connection, header, BOB, app.now())

    return await app.database.write(work, about=())


async def told_of(app: App, match: Match, seq: int) -> list[Notice]:
    return list(await app.database.read(lambda connection: notices.of_event(connection, match.id, seq)))


async def test_a_board_is_told_in_both_places_and_a_question_in_one(app: App) -> None:
    match = await started(app)
    assert [(n.kind, n.recipient, n.place) for n in await told_of(app, match, 1)] == [
        (news.Joined, ANNA, FIRST),
        (news.Joined, None, SECOND),
    ]
    played, again = [
        await app[Matches].play(
            ANNA, a_move(match), match_id=match.id, channel_id=FIRST.channel_id, answering=True, request=9
        )
        for _ in range(2)
    ]
    here, there = await told_of(app, match, 2)
    assert (here.kind, here.recipient, here.place) == (news.Turn, None, FIRST)
    assert (there.kind, there.recipient, there.place) == (news.Turn, BOB, SECOND)
    assert here.held_until is not None
    assert there.held_until is None
    assert played.notice_ids == again.notice_ids == (here.id,), "the answer tells only who reads there"
    await app[Matches].act(ANNA, match.id, Match.ask_takeback)
    (asked,) = await told_of(app, match, 3)
    assert (asked.kind, asked.recipient, asked.place) == (news.TakebackAsked, BOB, SECOND)
    await app[Matches].act(BOB, match.id, Match.resign)
    assert [(n.recipient, n.place) for n in await told_of(app, match, 4)] == [(ANNA, FIRST), (None, SECOND)]
    assert (await check(app.database)).problems == ()


async def test_each_process_tells_its_own_side_and_waits_for_no_other(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    match = await started(one)
    await one[Matches].play(ANNA, a_move(match), match_id=match.id)
    found: dict[str, list[Notice]] = {"one": [], "two": []}

    async def broken(notice: Notice) -> Delivered:
        found["two"].append(notice)
        raise ConnectionError

    async def works(notice: Notice) -> Delivered:
        found["one"].append(notice)
        return Delivered(len(found["one"]))

    for _ in range(6):
        await two[Outbox].deliver_some(broken)
        await one[Outbox].deliver_some(works)
        house.hands.on(seconds=3)
    assert {each.place for each in found["one"]} == {FIRST}
    assert [each.kind for each in found["one"]] == [news.Turn], "the begin is outdated by the move"
    assert {each.place for each in found["two"]} == {SECOND}


async def test_one_process_that_fails_at_one_side_tells_the_other(app: App, hands: Hands) -> None:
    match = await started(app)
    match = await moved(app, match, 3)
    told: list[type[news.News]] = []

    async def deliver(notice: Notice) -> Delivered:
        if notice.place == SECOND:
            raise ConnectionError
        told.append(notice.kind)
        return Delivered(1)

    await app[Outbox].deliver_some(deliver)
    # The news of Anna's move still waits to be told to Bob, who asks for his own move back.
    await app[Matches].act(BOB, match.id, Match.ask_takeback)
    hands.on(seconds=3)
    await app[Outbox].deliver_some(deliver)
    assert told == [news.Turn, news.TakebackAsked]


async def test_an_absence_of_either_process_stops_its_clock_once(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    match = await started(one, terms("3d"))
    before = await deadline_of(one, match)
    await house.kill("two")
    await house.pass_time(5 * HOUR)
    await house.start("two", 2, 1)
    assert await deadline_of(one, match) == before + 5 * HOUR + GRACE
    await house.kill("one", "two")
    await house.pass_time(2 * HOUR)
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    await one[Sweeper].sweep()
    await two[Sweeper].sweep()
    assert await deadline_of(one, match) == before + 8 * HOUR, "the second begins in the grace of the first"
    assert (await check(one.database)).problems == ()


async def test_a_server_that_removes_the_bot_stops_no_clock(app: App, hands: Hands) -> None:
    match = await started(app, terms("1d", rated=True))
    match = await moved(app, match, 4, varied=True)
    before = match.deadline
    for guild in (FIRST.guild_id, SECOND.guild_id):
        assert guild is not None
        await app[Departures].left(guild)
    assert (await app[Matches].get(match.id)).deadline == before
    hands.on(days=1, minutes=1)
    await app[Sweeper].begin()
    for _ in range(4):
        await app[Sweeper].sweep()
        hands.on(minutes=50)
    assert (await app[Matches].get(match.id)).over
    assert (await check(app.database)).problems == ()


async def test_a_forgotten_server_takes_only_its_own_side_along(app: App, hands: Hands) -> None:
    match = await started(app)
    assert SECOND.guild_id is not None
    await app[Departures].left(SECOND.guild_id)
    hands.on(days=31)
    await app[Sweeper].begin()
    for _ in range(40):
        await app[Sweeper].sweep()
        hands.on(minutes=10)
    now = await app[Matches].get(match.id)
    assert now.places == (FIRST, Place(None, 0))
    assert now.place_of(BOB) == Place(None, 0)
    waiting = await app[Matches].at(SECOND.channel_id)
    assert waiting == []
    assert (await check(app.database)).problems == ()


async def test_one_side_moves_and_its_waiting_notices_with_it(app: App) -> None:
    match, elsewhere = await started(app), replace(SECOND, channel_id=59)
    await app.database.write(lambda c: relocate(c, [match.id], elsewhere, SECOND), about=())
    assert (await app[Matches].get(match.id)).places == (FIRST, elsewhere)
    assert {each.place for each in await told_of(app, match, 1)} == {FIRST, elsewhere}
    assert (await check(app.database)).problems == ()


async def test_a_game_counts_for_each_player_where_they_are(app: App) -> None:
    await started(app)
    for guild, user in ((FIRST.guild_id, ANNA), (SECOND.guild_id, BOB)):
        assert guild is not None
        assert [number for number, _ in await app[Activity].running(guild)] == [1]
        await app[Players].save_server(guild, max_matches=1)
        other = BOB if user == ANNA else ANNA
        async with app.database.reading() as connection:
            with pytest.raises(TooManyMatches):
                await check_limit(connection, user, Place(guild, 1), terms(), app.now())
            await check_limit(connection, other, Place(guild, 1), terms(), app.now())


async def test_only_the_ratings_of_all_servers_count_it_unless_both_are_in_one(app: App) -> None:
    for number, away in enumerate((SECOND, replace(FIRST, channel_id=77))):
        match = await started(app, terms("1d", rated=True), away)
        match = await moved(app, match, 4, varied=True)
        await app[Matches].act(ANNA, match.id, Match.resign)
        assert (await app[Ratings].of_player(ANNA, None))[match.terms.game].games == number + 1
        local = await app[Ratings].of_player(ANNA, FIRST.guild_id)
        assert sum(each.games for each in local.values()) == number
        assert await app[Ratings].of_player(BOB, SECOND.guild_id) == {}
    assert (await check(app.database)).problems == ()
