"""Discord, disk or clock fail, two processes share the outbox: nothing is lost, told twice, or a flood."""

import asyncio
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import partial
from itertools import pairwise
from time import monotonic
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import Unreachable
from bot.core.events import Moved
from bot.core.match import Match
from bot.core.news import Reminder, SeekExpired, Turn
from bot.core.notice import HELD, Notice
from bot.core.terms import Place
from bot.match.service.matches import Matches
from bot.outbox import rows as notices
from bot.outbox.service.outbox import CHANNEL_GAP, FIRST_DELAY, LEASE, LONGEST_DELAY, Delivered, Outbox
from bot.people.service import Players
from bot.store import tables
from bot.store.app import App
from bot.store.codec import written
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, started, terms
from tests.bot.services.waits import DAY, HOUR, Ear, begun, deliver_for, fates, note_stay, pass_time, tell
from tests.postgres import fresh_database, mortal_server

MATCHES = 12


async def test_after_an_hour_in_which_discord_fails_everything_is_told_once_and_in_order(
    quick: App, hands: Hands
) -> None:
    begun, attempts, told = hands(), Counter[int](), defaultdict[int, list[int]](list)

    async def deliver(notice: Notice) -> Delivered:
        attempts[notice.id] += 1
        if hands() - begun < timedelta(hours=1):
            raise RuntimeError("500 Internal Server Error")
        told[notice.match_id or 0].append(notice.seq or 0)
        return Delivered(notice.id)

    matches = [await started(quick, terms("none"), Place(900, 2000 + number)) for number in range(MATCHES)]
    for match in matches:
        await quick[Matches].act(BOB, match.id, Match.offer_draw)
        await quick[Matches].act(ANNA, match.id, Match.decline_draw)
    while (following := await quick[Outbox].deliver_some(deliver)) is not None:
        hands.at = max(following, hands.at + timedelta(milliseconds=1))
    assert hands() - begun <= timedelta(hours=1) + 2 * LONGEST_DELAY
    for match in matches:
        history = [event.seq for event in await quick[Matches].history(match.id)]
        assert told[match.id] == sorted(set(told[match.id]))
        assert told[match.id][-1] == history[-1], "the last word has come"
    assert max(attempts.values()) <= 12, "it does not hammer at Discord"


@pytest.mark.slow
async def test_a_server_that_is_away_for_a_moment_costs_nothing(hands: Hands) -> None:
    with mortal_server() as server:
        async with open_app(await fresh_database(server.url), now=hands, seed=1) as app:
            matches = [await started(app, terms("none"), Place(900, 2000 + n)) for n in range(4)]
            for _ in range(4):
                server.kill()
                # It takes up to a second to start.
                starting = asyncio.create_task(asyncio.to_thread(server.start))
                reading = asyncio.create_task(app[Matches].get(matches[0].id))
                played = await asyncio.gather(
                    *(app[Matches].play(match.mover, a_move(match), match_id=match.id) for match in matches)
                )
                await starting
                assert (await reading).id == matches[0].id
                assert all(not each.repeated for each in played)
                matches = [each.match for each in played]
            assert (await check(app.database)).problems == ()


@pytest.mark.slow
async def test_a_server_that_stays_away_is_said_so_in_time(hands: Hands) -> None:
    with mortal_server() as server:
        async with open_app(await fresh_database(server.url), now=hands, seed=1) as app:
            match = await started(app)
            server.kill()
            begun = monotonic()
            tried = await asyncio.gather(
                app[Matches].play(ANNA, a_move(match), match_id=match.id),
                app[Matches].get(match.id),
                app[Matches].history(match.id),
                app[Vacations].of(ANNA),
                return_exceptions=True,
            )
            assert [type(error) for error in tried] == [Unreachable] * 4
            assert 2 <= monotonic() - begun < 3, "Discord waits for three seconds"
            server.start()
            assert (await app[Matches].get(match.id)).moves == ()


@pytest.mark.slow
@pytest.mark.parametrize("stands", [True, False])
async def test_after_a_break_in_the_commit_it_is_asked_what_stands(
    postgres: str, hands: Hands, monkeypatch: pytest.MonkeyPatch, stands: bool
) -> None:
    async with open_app(await fresh_database(postgres), now=hands, seed=1) as app:
        match = await started(app)
        dialect = app.database._writer.sync_engine.dialect
        commit, begun = dialect.do_commit, Counter[str]()

        def breaks(connection: Any) -> None:
            begun["commit"] += 1
            if begun["commit"] > 1:
                commit(connection)
            elif stands:
                commit(connection)
                raise ConnectionResetError
            else:
                raise ConnectionResetError

        monkeypatch.setattr(dialect, "do_commit", breaks)
        played = await app[Matches].play(ANNA, a_move(match), match_id=match.id)
        assert begun["commit"] == (1 if stands else 2)
        assert not played.repeated
        assert [type(event.what) for event in await app[Matches].history(match.id)].count(Moved) == 1


@pytest.mark.slow
@pytest.mark.parametrize("others", [50, 0])
async def test_a_number_that_a_fallen_server_gives_away_or_not_proves_no_commit(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    with mortal_server() as server:
        url = await fresh_database(server.url)
        async with open_app(url, now=hands, seed=1) as app:
            matches = [await started(app, terms("none"), Place(900, 2000 + n)) for n in range(4)]
            dialect, fallen = app.database._writer.sync_engine.dialect, set[int]()
            commit = dialect.do_commit

            def falls(connection: Any) -> None:
                if id(match) not in fallen:
                    fallen.add(id(match))
                    server.kill()
                    server.start()
                    with ThreadPoolExecutor(1) as elsewhere:
                        elsewhere.submit(asyncio.run, numbered(url, others)).result()
                commit(connection)

            monkeypatch.setattr(dialect, "do_commit", falls)
            for match in matches:
                played = (await app[Matches].play(ANNA, a_move(match), match_id=match.id)).match
                assert (await app[Matches].get(match.id)).moves == played.moves, "a confirmed move stands"
                assert len(played.moves) == 1


async def numbered(url: str, count: int) -> None:
    """Others commit so many transactions: fifty have each number that was free again."""
    engine = create_async_engine(url)
    for _ in range(count):
        async with engine.begin() as connection:
            await connection.execute(sa.text("SELECT txid_current()"))
    await engine.dispose()


async def test_a_channel_rests_though_no_time_seems_to_pass(app: App, hands: Hands) -> None:
    ear = Ear(hands)
    await tell(app, 2)
    for _ in range(3):
        assert await app[Outbox].deliver_some(ear) is not None
    assert len(ear.heard) == 1
    hands.at += CHANNEL_GAP
    await app[Outbox].deliver_some(ear)
    assert len(ear.heard) == 2


@pytest.mark.slow
async def test_five_hundred_at_once_are_no_flood_and_none_is_lost(quick: App, hands: Hands) -> None:
    channels = [900 + n for n in range(20)]
    for number in range(100):
        # A quarter of all in one busy channel, the others spread out, a fifth by direct message.
        place = PLACE if number % 4 == 0 else None if number % 5 == 0 else Place(900, channels[number % 20])
        await tell(quick, 3, place, recipient=200 + number)
    pairs = [await started(quick, place=Place(900, channels[n % 20])) for n in range(40)]
    for match in pairs:
        match = (await quick[Matches].play(ANNA, a_move(match), match_id=match.id)).match
        match = (await quick[Matches].play(BOB, a_move(match), match_id=match.id)).match
        await quick[Matches].act(BOB, match.id, Match.offer_draw)
        await quick[Matches].act(ANNA, match.id, Match.resign)
    waiting = await fates(quick)
    assert len(waiting) == 500
    # Every tenth attempt fails at first.
    failed: set[int] = set()

    def fails(notice: Notice) -> Exception | None:
        if notice.id % 10 or notice.id in failed:
            return None
        failed.add(notice.id)
        return RuntimeError()

    ear = Ear(hands, fails)
    await deliver_for(quick, hands, ear, HOUR)
    told = [notice.id for _, notice in ear.heard]
    assert len(told) == len(set(told))
    after = await fates(quick)
    assert {number for number, fate in after.items() if fate == "delivered"} == set(told)
    assert set(after.values()) == {"delivered", "outdated"}
    of_match: dict[int | None, list[int]] = defaultdict(list)
    of_channel: dict[int | None, list[datetime]] = defaultdict(list)
    seconds: Counter[datetime] = Counter()
    for at, notice in ear.heard:
        of_match[notice.match_id].append(notice.id)
        of_channel[None if notice.place is None else notice.place.channel_id].append(at)
        seconds[at.replace(microsecond=0)] += 1
    for match_id, ids in of_match.items():
        assert match_id is None or ids == sorted(ids)
    for times in of_channel.values():
        assert all(
            sixth - first >= timedelta(seconds=5) for first, sixth in zip(times, times[5:], strict=False)
        )
    assert max(seconds.values()) <= 32, "Discord takes 50"
    assert min(later - earlier for earlier, later in pairwise(of_channel[None])) == timedelta(seconds=2)


async def test_several_reminders_are_one_message(quick: App, hands: Hands) -> None:
    await quick[Players].save(ANNA, dm=True)
    ear = Ear(hands)
    for minutes in (0, 10, 35, 90):
        hands.on(minutes=minutes)
        await begun(quick)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    ear.heard.clear()
    await pass_time(quick, hands, 2 * DAY - timedelta(minutes=137))
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert ear.heard == []
    for _ in range(29):
        await pass_time(quick, hands, timedelta(minutes=4))
        await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert len(ear.heard) == 3
    # News that could not be told one by one is one message too.
    await pass_time(quick, hands, 18 * HOUR)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    groups = [[notice.match_id, *(other.match_id for other in notice.also)] for _, notice in ear.heard]
    assert groups == [[1, 2], [3], [4], [1, 2, 3, 4]]
    assert [written(notice.what)["lead"] for _, notice in ear.heard] == [24, 24, 24, 6]


async def test_reminders_that_are_sent_again_with_others_are_another_message(
    quick: App, hands: Hands
) -> None:
    """Discord drops a message with the nonce of another, and a person with more to hear would hear nothing of it."""
    tried = list[tuple[int, str]]()

    def lost(notice: Notice) -> BaseException:
        # Discord has it, but its answer does not arrive.
        tried.append((1 + len(notice.also), notice.nonce))
        return ConnectionError("reset")

    async def due(count: int, at: datetime) -> None:
        told = [Notice(Reminder(24, at + timedelta(days=1)), ANNA, None, at) for _ in range(count)]
        await quick.database.write(lambda connection: notices.add(connection, told, hands.at), about=())

    await due(2, hands.at)
    await due(1, hands.at + FIRST_DELAY)
    await deliver_for(quick, hands, Ear(hands, lost), FIRST_DELAY + timedelta(seconds=2))
    ear = Ear(hands)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    ((_, arrived),) = ear.heard
    tried.append((1 + len(arrived.also), arrived.nonce))
    assert [count for count, _ in tried] == [2, 3, 3]
    (_, two), (_, three), (_, again) = tried
    assert three == again != two
    assert max(len(two), len(three)) <= 25, "Discord takes no more"


async def test_reminders_of_two_people_in_a_channel_are_two_messages(quick: App, hands: Hands) -> None:
    told = [Notice(Reminder(1, hands.at + HOUR), user, PLACE, hands.at) for user in (ANNA, BOB, ANNA)]
    await quick.database.write(lambda connection: notices.add(connection, told, hands.at), about=())
    ear = Ear(hands)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert [[notice.id, *(each.id for each in notice.also)] for _, notice in ear.heard] == [[1, 3], [2]]


async def test_a_reminder_that_waited_into_the_night_is_told_in_the_morning_or_never(
    quick: App, hands: Hands
) -> None:
    await quick[Players].save(ANNA, quiet=[22, 7], zone="UTC")
    hands.on(hours=11)
    told = [Notice(Reminder(1, hands.at + hours * HOUR), ANNA, PLACE, hands.at) for hours in (8, 9)]
    await quick.database.write(lambda connection: notices.add(connection, told, hands.at), about=())
    ear, night = Ear(hands), hands.at
    await deliver_for(quick, hands, ear, 10 * HOUR)
    assert [(at - night, notice.id) for at, notice in ear.heard] == [(8 * HOUR, 2)]
    assert await fates(quick) == {1: "outdated", 2: "delivered"}


async def test_a_host_clock_set_back_silences_no_channel(app: App, hands: Hands) -> None:
    await tell(app, 1)
    ear = Ear(hands)
    await deliver_for(app, hands, ear, timedelta(seconds=1))
    hands.on(hours=-5)
    await tell(app, 1)
    await deliver_for(app, hands, ear, timedelta(seconds=5))
    assert len(ear.heard) == 2


async def test_a_clock_that_goes_ahead_and_back_delays_nothing(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    mine = await begun(app, "3d")
    hands.on(days=2)
    await app[Sweeper].sweep()
    await app[Matches].play(mine.mover, a_move(mine), match_id=mine.id)
    await tell(app, 1, Place(900, 77))
    hands.on(days=-2, seconds=30)
    await app[Sweeper].sweep()
    ear = Ear(hands)
    await deliver_for(app, hands, ear, timedelta(seconds=5))
    assert set(ear.kinds) == {Turn, SeekExpired}
    # Nor does the time that never was stand still for anybody.
    other = await begun(app, "3d")
    for span, fell in ((timedelta(days=2, hours=23), False), (HOUR, True)):
        hands.at += span
        await app.database.write(partial(note_stay, hands), about=())
        await app[Sweeper].sweep()
        assert ((await app[Matches].get(other.id)).fallen is not None) is fell


async def held(app: App, until: datetime) -> None:
    query = sa.select(tables.notices.c.held_until).where(tables.notices.c.done_at.is_(None))
    async with asyncio.timeout(60):
        while await app.database.read(lambda connection: connection.scalar(query)) != until:
            await asyncio.sleep(0.005)


async def test_what_is_being_delivered_slowly_is_delivered_by_nobody_else(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.service.outbox.RENEWAL", timedelta(milliseconds=5))
    await tell(app, 1)
    other, ear, arrived = Outbox(app.database, hands), Ear(hands), 0

    async def slowly(notice: Notice) -> Delivered:
        nonlocal arrived
        for _ in range(6):
            hands.on(seconds=10)
            await held(app, hands.at + LEASE)
            await other.deliver_some(ear)
        arrived += 1
        return Delivered(1)

    await app[Outbox].deliver_some(slowly)
    await deliver_for(app, hands, ear, timedelta(minutes=5))
    assert (arrived, ear.heard) == (1, [])


async def test_two_processes_tell_everything_once_between_them(app: App, hands: Hands) -> None:
    for number in range(6):
        await tell(app, 3, Place(900, 900 + number))
    ears = [Ear(hands), Ear(hands)]
    boxes = [app[Outbox], Outbox(app.database, hands)]
    for _ in range(30):
        await asyncio.gather(*(box.deliver_some(ear) for box, ear in zip(boxes, ears, strict=True)))
        hands.on(seconds=2)
    told = [notice.id for ear in ears for _, notice in ear.heard]
    assert sorted(told) == sorted(await fates(app))
    assert all(ear.heard for ear in ears)


async def test_what_is_first_once_another_is_outdated_comes_in_its_time(app: App, hands: Hands) -> None:
    """Killed before either answer was recorded: the second move is told half a minute after it was made."""
    match, ear = await started(app), Ear(hands)
    await deliver_for(app, hands, ear, HOUR)
    match = (await app[Matches].play(ANNA, a_move(match), match_id=match.id, answering=True)).match
    hands.at += timedelta(seconds=5)
    moved_at = hands.at
    await app[Matches].play(BOB, a_move(match), match_id=match.id, answering=True)
    # Nothing wakes the outbox until its own clock does.
    await deliver_for(app, hands, ear, HOUR)
    at, told = ear.heard[-1]
    assert (told.kind, told.recipient) == (Turn, ANNA)
    assert at - moved_at == HELD
