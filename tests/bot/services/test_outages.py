"""Discord or the disk fails for a while, and then does not: nothing is lost, nothing is told twice."""

import asyncio
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import DiskFault, Unreachable
from bot.core.events import Moved
from bot.core.match import Match, Place
from bot.core.notice import Notice
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import LONGEST_DELAY, Delivered, Outbox
from bot.store.app import App
from bot.store.threads import Threads
from bot.vacations.service import Vacations
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, started, terms, url_of
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


async def test_on_a_full_disk_a_move_is_refused_and_made_when_there_is_room(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match, made = await started(app, terms(game="international")), 0

        async def room(pages: int) -> None:
            assert isinstance(app.database._writer, Threads)
            await app.database._writer.outside(
                lambda driver: driver.execute(f"PRAGMA max_page_count = {pages}").close()
            )

        await room(1)  # SQLite takes the least that is possible: what the file has now

        async def play_on() -> None:
            nonlocal match, made
            for number in range(200):
                text = a_move(match, number)
                match = (await app[Matches].play(match.mover, text, match_id=match.id, request=number)).match
                made = number + 1

        with pytest.raises(DiskFault):
            await play_on()
        assert (await app[Matches].get(match.id)).moves == match.moves, "reading goes on"
        assert (await check(app.database)).problems == ()
        await room(100_000)
        again = await app[Matches].play(match.mover, a_move(match, made), match_id=match.id, request=made)
        assert not again.repeated
        assert len(again.match.moves) == made + 1
        assert (await check(app.database)).problems == ()


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
