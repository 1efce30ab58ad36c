"""Two processes share a database, each with its servers, and games have two places: one's is nothing to the other."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core import news
from bot.core.access import Asker
from bot.core.errors import MatchOver, PlayOver, TooManyMatches
from bot.core.match import Header, Match, Terms
from bot.core.news import News, Reminder, SeekExpired, TakebackRefused, Turn
from bot.core.notice import Notice
from bot.core.shards import Shards
from bot.core.terms import Place
from bot.hall.service import Activity
from bot.invitations.service.invitations import Seeks
from bot.invitations.service.renewals import check_limit
from bot.match.rows.places import relocate
from bot.match.service.beginnings import begun
from bot.match.service.matches import Matches
from bot.match.service.pauses import AWAY, GRACE
from bot.match.service.presence import Presence
from bot.outbox import rows as notices
from bot.outbox.service.outbox import ROUND_GAP, BelongsToAnotherProcess, Deliver, Delivered, Outbox
from bot.people import rows as players
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.ratings.service import Ratings
from bot.servers.service import Departures
from bot.store import heartbeats
from bot.store.app import App
from bot.store.codec import written
from bot.store.conditions import served
from bot.store.connection import shards_of
from bot.store.database import Connection, Database
from bot.store.heartbeats import Beat
from bot.store.tables import downtimes, servers
from bot.sweeper import Sweeper
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from rules import Side
from tests.bot.fixtures import ANNA, BOB, CARL, START, Hands, a_move, moved, started, sure, terms
from tests.bot.services.waits import DAY, HOUR, how_many, told
from tests.seed import SEED

FIRST, SECOND = Place(4 << 22, 41), Place(5 << 22, 51)
"""Of two shards each has one of these servers."""


@dataclass
class House:
    """Processes that come and go on one database, all with the same clock."""

    url: str
    hands: Hands
    up: dict[str, App] = field(default_factory=dict)
    _open: dict[str, AsyncExitStack] = field(default_factory=dict)

    async def start(self, name: str, count: int, *ids: int) -> App:
        self._open[name] = AsyncExitStack()
        opening = open_app(self.url, now=self.hands, shards=(count, ids))
        self.up[name] = app = await self._open[name].enter_async_context(opening)
        await app[Sweeper].begin()
        return app

    async def kill(self, *names: str) -> None:
        """Without a farewell."""
        for name in names or tuple(self.up):
            del self.up[name]
            await self._open.pop(name).aclose()

    async def pass_time(self, span: timedelta) -> None:
        """Every process is there all along, and sweeps now and then."""
        end = self.hands.at + span
        while self.hands.at < end:
            self.hands.at = min(end, self.hands.at + HOUR)
            for app in self.up.values():
                if app[Presence].here:
                    await app.database.write(self._stay, about=())
                await app[Sweeper].sweep()

    async def _stay(self, connection: Connection) -> None:
        for shard, last in (await heartbeats.of(connection)).items():
            await heartbeats.note(connection, Beat(shard, shards_of(connection).count, self.hands.at), last)


@pytest.fixture
async def house(url: str, hands: Hands) -> AsyncIterator[House]:
    opened = House(url, hands)
    yield opened
    await opened.kill()


async def deadline_of(app: App, match: Match) -> datetime:
    return sure((await app[Matches].get(match.id)).deadline)


@pytest.mark.parametrize("minutes", [2, 20, 600])
async def test_nobody_falls_while_the_process_of_their_server_is_away_wherever_they_move(
    house: House, minutes: int
) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    match = await started(one, terms("12h", rated=True), FIRST)
    await house.pass_time(12 * HOUR - timedelta(minutes=1))
    await house.kill("one")
    await house.pass_time(timedelta(minutes=minutes))
    assert not (await two[Matches].get(match.id)).over
    # From the direct messages, or another server, they reach another process.
    played = await two[Matches].play(ANNA, a_move(match), match_id=match.id)
    assert not played.match.over
    await house.pass_time(timedelta(minutes=minutes))
    one = await house.start("one", 2, 0)
    await one[Sweeper].sweep()
    assert not (await one[Matches].get(match.id)).over
    assert await deadline_of(one, match) >= house.hands.at + 12 * HOUR
    assert (await check(one.database)).problems == ()


async def test_a_move_by_way_of_a_neighbour_does_not_shorten_the_grace(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    matches, left = [await started(one, terms("5d", rated=True), FIRST) for _ in range(2)], house.hands.at
    await house.kill("one")
    await house.pass_time(HOUR)
    await two[Matches].play(ANNA, a_move(matches[0]), match_id=matches[0].id)
    await house.pass_time(timedelta(minutes=50))
    one = await house.start("one", 2, 0)
    back = house.hands.at
    assert await deadline_of(one, matches[1]) == left + 5 * DAY + (back - left) + GRACE
    assert await deadline_of(one, matches[0]) == back + GRACE + 5 * DAY
    assert (await check(one.database)).problems == ()


async def test_whoever_is_late_is_late_also_by_way_of_another_process(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    match = await started(one, terms("12h", rated=True), FIRST)
    match = await moved(one, match, 2)
    await house.pass_time(12 * HOUR - timedelta(minutes=1))
    house.hands.on(minutes=2)
    # Stopped a minute after the fall, at which it had not looked yet.
    await one[Sweeper].end()
    await house.kill("one")
    house.hands.on(seconds=30)
    with pytest.raises(MatchOver):
        await two[Matches].play(ANNA, a_move(match), match_id=match.id)
    assert (await two[Matches].get(match.id)).over


async def test_a_letter_moves_in_no_round_whose_extension_another_process_has_undone(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    made = Plan("Cup", Format.SWISS, terms("14d"), rounds=3, policy=Policy(round_days=5))
    boss = Asker(ANNA, SECOND.guild_id)
    number = (await two[Tournaments].create(ANNA, made, SECOND)).id
    for user in (ANNA, BOB, CARL):
        await two[Tournaments].enter(number, SECOND.guild_id, user)
    await two[Tournaments].start(number, boss)
    await two[Tournaments].advance()
    match = [*await two[Matches].mine(ANNA), *await two[Matches].mine(BOB)][0]
    await two[Directors].do(number, boss, "extend", house.hands() + 9 * DAY)
    await one[Tournaments].bounds_of([match])
    await two[Directors].undo(number, boss)
    await house.pass_time(5 * DAY)
    with pytest.raises(PlayOver):
        await one[Matches].play(match.mover, a_move(match), match_id=match.id)


async def test_the_servers_may_be_divided_anew(house: House) -> None:
    alone = await house.start("alone", 1, 0)
    matches = [await started(alone, terms("14d"), Place(number << 22, number)) for number in range(6)]
    first = await deadline_of(alone, matches[0])
    await house.kill()
    house.hands.on(hours=3)
    one = await house.start("one", 2, 0)
    await house.pass_time(2 * HOUR)
    two = await house.start("two", 2, 1)
    # Three hours without any, and five without the second; each return gives an hour of grace.
    away = [timedelta(hours=4), timedelta(hours=6)]
    assert [await deadline_of(two, match) - first for match in matches] == away * 3
    await house.pass_time(2 * HOUR)
    await house.kill("two")
    await house.pass_time(2 * HOUR)
    assert [await deadline_of(one, match) - first for match in matches] == away * 3
    await house.kill()
    house.hands.on(minutes=2)
    await house.start("three", 3, 0, 1, 2)
    alone = house.up["three"]
    again = [timedelta(minutes=4), timedelta(hours=3, minutes=2)]
    moved = [await deadline_of(alone, match) - first for match in matches]
    assert moved[1::2] == [away[1] + again[1]] * 3
    # A third of them may have been anybody's: the longer absence counts for all three thirds.
    assert all(away[0] + again[0] <= more <= away[0] + again[1] for more in moved[::2])
    assert (await check(alone.database)).problems == ()


async def test_a_process_that_only_lost_discord_counts_as_away_for_its_own_servers(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    here, there = await started(one, terms("1d"), FIRST), await started(two, terms("1d"), SECOND)
    before = await deadline_of(one, here)
    one[Presence].lose()
    await house.pass_time(AWAY)
    one[Presence].find()
    await one[Sweeper].sweep()
    assert await deadline_of(one, here) == before + 2 * AWAY
    assert await deadline_of(two, there) == before
    assert (await check(one.database)).problems == ()


async def test_what_is_due_is_done_by_the_process_of_its_server(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    here, there = (
        await started(one, terms("12h", rated=True), FIRST),
        await started(two, terms("12h"), SECOND),
    )
    private = await started(one, terms("12h", rated=True), Place(None, 7))
    asked = [await app[Seeks].invite(CARL, terms(), place) for app, place in ((one, FIRST), (two, SECOND))]
    await house.kill("one")
    await house.pass_time(8 * DAY)
    assert not (await two[Matches].get(here.id)).over
    assert not (await two[Matches].get(private.id)).over
    assert (await two[Matches].get(there.id)).over
    expired = await told(two, SeekExpired)
    assert [written(notice.what)["seek"] for notice in expired] == [asked[1].id]
    reminded = {notice.match_id for notice in await told(two, Reminder)}
    assert reminded == {there.id}
    assert await two[Sweeper].sweep() > house.hands.at, "what is another's does not keep it awake"
    assert await how_many(two, downtimes) == 0, "nor does it look at what is another's"
    one = await house.start("one", 2, 0)
    await house.pass_time(DAY)
    assert (await one[Matches].get(here.id)).over
    assert (await one[Matches].get(private.id)).over
    # Nobody could answer it for eight of its days.
    assert (await one[Seeks].get(asked[0].id)).expires_at == START + 15 * DAY + GRACE
    assert (await check(one.database)).problems == ()


async def test_a_process_tells_what_is_for_its_servers_and_the_first_what_is_for_none(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    there = await started(two, terms(), SECOND)
    letter = Notice(TakebackRefused(), ANNA, None, house.hands.at, there.id, 1)
    await two.database.write(lambda connection: notices.add(connection, [letter], house.hands.at), about=())
    await one[Matches].play(ANNA, a_move(there), match_id=there.id)
    heard: list[tuple[str, type[News], Place | None]] = []

    def by(name: str) -> Deliver:
        async def deliver(notice: Notice) -> Delivered:
            heard.append((name, notice.kind, notice.place))
            if notice.place is None:
                raise BelongsToAnotherProcess(SECOND)
            return Delivered(len(heard))

        return deliver

    async def rounds(app: App, name: str) -> None:
        while (following := await app[Outbox].deliver_some(by(name))) and following <= house.hands.at + HOUR:
            house.hands.at = max(house.hands.at, following)

    # The letter, which only the first process can send, keeps nothing waiting in the other's server.
    await rounds(two, "two")
    assert heard == [("two", Turn, SECOND)]
    await rounds(one, "one")
    assert heard[1:] == [("one", TakebackRefused, None)]
    assert ((await one[Outbox].backlog()).waiting, (await two[Outbox].backlog()).waiting) == (0, 1)
    await rounds(two, "two")
    assert heard[2:] == [("two", TakebackRefused, SECOND)]


async def test_settings_of_a_server_are_never_stale_in_another_process(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    assert SECOND.guild_id is not None
    await one[Players].note_locales({SECOND.guild_id: "en-US", 4 << 22: "de"})
    for language in ("ja", "en"):
        await two[Players].save_server(SECOND.guild_id, language=language)
        assert (await one[Players].server(SECOND.guild_id)).language == language
    await two[Players].note_locales({SECOND.guild_id: "ja"})
    assert await one[Players].locale(SECOND.guild_id) == "ja"
    assert await two[Players].locale(4 << 22) == "de"
    assert await two[Players].locale(6 << 22) == ""
    # Nobody that one process has forgotten lives on in the memory of another.
    await two[Players].remember(ANNA, "Anna", "ja")
    await one[Players].remember(ANNA, "Anna", "ja")
    made = await two[Tournaments].create(
        ANNA, Plan("Cup of Anna", Format.GROUPS, terms("1d")), Place(4 << 22, 1)
    )
    for user in (ANNA, BOB, CARL):
        await two[Tournaments].enter(made.id, 4 << 22, user)
    await two[Tournaments].start(made.id, Asker(ANNA, 4 << 22))
    await one[Tournaments].advance()
    match = (await two[Matches].mine(BOB))[0]
    for app in (one, two):
        assert (await app[Tournaments].of_match(match.id)).name == "Cup of Anna"  # type: ignore[union-attr]
    await one[Privacy].erase(ANNA)
    assert await two[Players].names([ANNA]) == {}
    for app in (one, two):
        assert (await app[Tournaments].of_match(match.id)).name == "Cup of …"  # type: ignore[union-attr]
    await two[Players].remember(ANNA, "Anna", "ja")
    assert await one[Players].names([ANNA]) == {ANNA: "Anna"}


async def test_the_database_deals_the_servers_out_as_discord_does(house: House) -> None:
    app = await house.start("one", 1, 0)
    chance = Random(SEED)
    guilds = {chance.randrange(1 << 62) for _ in range(40)} | {0, 1 << 22, 197038439483310086}
    await app.database.write(
        lambda connection: players.note_locales(connection, dict.fromkeys(guilds, "de")), about=()
    )
    for count in (2, 3, 16):
        shards = Shards(count, frozenset({0, count - 1}))
        database = Database(house.url, shards=shards)
        found = await database.read(
            lambda connection: connection.scalars(
                sa.select(servers.c.guild_id).where(served(connection, servers.c.guild_id))
            )
        )
        assert set(found) == {guild for guild in guilds if shards.serve(guild)}
        await database.close()


async def test_of_the_messages_a_second_each_process_takes_the_share_of_its_shards(house: House) -> None:
    async def deliver(_: Notice) -> Delivered:
        return Delivered(1)

    for name, count, ids, gaps in (
        ("a quarter", 4, (1,), 4.0),
        ("half", 4, (1, 3), 2.0),
        ("all", 1, (0,), 1.0),
    ):
        app = await house.start(name, count, *ids)
        await started(app, terms(), SECOND)
        assert await app[Outbox].deliver_some(deliver) == house.hands.at + ROUND_GAP * gaps
        await house.kill()


async def started_apart(app: App, agreed: Terms | None = None, away: Place = SECOND) -> Match:
    """Anna offers it in the first server, and Bob joins it in the other; she plays FIRST."""
    agreed = agreed or terms()
    header = Header(0, agreed, FIRST, (ANNA, BOB), agreed.kind.rules_version, away=away, guest=Side.SECOND)

    async def work(connection: Connection) -> Match:
        return await begun(connection, header, BOB, app.now())

    return await app.database.write(work, about=())


async def told_of(app: App, match: Match, seq: int) -> list[Notice]:
    return list(await app.database.read(lambda connection: notices.of_event(connection, match.id, seq)))


async def test_a_board_is_told_in_both_places_and_a_question_in_one(app: App) -> None:
    match = await started_apart(app)
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
    match = await started_apart(one)
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
    match = await started_apart(app)
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
    match = await started_apart(one, terms("3d"))
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
    match = await started_apart(app, terms("1d", rated=True))
    match = await moved(app, match, 4, varied=True)
    before = match.deadline
    for guild in (FIRST.guild_id, SECOND.guild_id):
        await app[Departures].left(sure(guild))
    assert (await app[Matches].get(match.id)).deadline == before
    hands.on(days=1, minutes=1)
    await app[Sweeper].begin()
    for _ in range(4):
        await app[Sweeper].sweep()
        hands.on(minutes=50)
    assert (await app[Matches].get(match.id)).over
    assert (await check(app.database)).problems == ()


async def test_a_forgotten_server_takes_only_its_own_side_along(app: App, hands: Hands) -> None:
    match = await started_apart(app)
    await app[Departures].left(sure(SECOND.guild_id))
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
    match, elsewhere = await started_apart(app), replace(SECOND, channel_id=59)
    await app.database.write(lambda c: relocate(c, [match.id], elsewhere, SECOND), about=())
    assert (await app[Matches].get(match.id)).places == (FIRST, elsewhere)
    assert {each.place for each in await told_of(app, match, 1)} == {FIRST, elsewhere}
    assert (await check(app.database)).problems == ()


async def test_a_game_counts_for_each_player_where_they_are(app: App) -> None:
    await started_apart(app)
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
        match = await started_apart(app, terms("1d", rated=True), away)
        match = await moved(app, match, 4, varied=True)
        await app[Matches].act(ANNA, match.id, Match.resign)
        assert (await app[Ratings].of_player(ANNA, None))[match.terms.game].games == number + 1
        local = await app[Ratings].of_player(ANNA, FIRST.guild_id)
        assert sum(each.games for each in local.values()) == number
        assert await app[Ratings].of_player(BOB, SECOND.guild_id) == {}
    assert (await check(app.database)).problems == ()
