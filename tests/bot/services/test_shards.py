"""Two processes share a database, each with its servers: what happens to one is nothing to the other's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import pytest

from bot.app import App, open_app
from bot.core.errors import MatchOver
from bot.core.match import Match
from bot.core.terms import Place
from bot.health import check
from bot.services.pauses import AWAY, GRACE
from tests.bot.fixtures import ANNA, Hands, a_move, started, terms
from tests.bot.services.waits import HOUR

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
        await app.sweeper.begin()
        return app

    async def kill(self, *names: str) -> None:
        """Without a farewell."""
        for name in names or tuple(self.up):
            del self.up[name]
            await self._open.pop(name).aclose()

    async def pass_time(self, span: timedelta) -> None:
        """Every process sweeps, as seldom as it may without having been away."""
        end = self.hands.at + span
        while self.hands.at < end:
            self.hands.at = min(end, self.hands.at + AWAY - timedelta(minutes=5))
            for app in self.up.values():
                await app.sweeper.sweep()


@pytest.fixture
async def house(url: str, hands: Hands) -> AsyncIterator[House]:
    opened = House(url, hands)
    yield opened
    await opened.kill()


async def deadline_of(app: App, match: Match) -> datetime:
    deadline = (await app.matches.get(match.id)).deadline
    assert deadline is not None
    return deadline


async def test_the_absence_of_one_process_stops_clocks_in_its_servers_only(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    here, letters = await started(one, terms("1d"), FIRST), await started(one, terms("1d"), Place(None, 7))
    there, late = (
        await started(two, terms("1d"), SECOND),
        await started(two, terms("12h", rated=True), SECOND),
    )
    before = await deadline_of(one, here)
    await house.kill("one")
    await house.pass_time(9 * HOUR)
    one = await house.start("one", 2, 0)
    assert await deadline_of(one, here) == await deadline_of(one, letters) == before + 9 * HOUR + GRACE
    assert await deadline_of(one, there) == await deadline_of(two, there) == before
    await house.pass_time(4 * HOUR)
    assert (await two.matches.get(late.id)).over
    assert (await check(two.database)).problems == ()


@pytest.mark.parametrize("minutes", [2, pytest.param(20, marks=pytest.mark.slow), 600])
async def test_nobody_falls_while_the_process_of_their_server_is_away_wherever_they_move(
    house: House, minutes: int
) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    match = await started(one, terms("12h", rated=True), FIRST)
    await house.pass_time(12 * HOUR - timedelta(minutes=1))
    await house.kill("one")
    await house.pass_time(timedelta(minutes=minutes))
    assert not (await two.matches.get(match.id)).over
    # From the direct messages, or another server, they reach another process.
    played = await two.matches.play(ANNA, a_move(match), match_id=match.id)
    assert not played.match.over
    await house.pass_time(timedelta(minutes=minutes))
    one = await house.start("one", 2, 0)
    await one.sweeper.sweep()
    assert not (await one.matches.get(match.id)).over
    assert await deadline_of(one, match) >= house.hands.at + 12 * HOUR
    assert (await check(one.database)).problems == ()


async def test_whoever_is_late_is_late_also_by_way_of_another_process(house: House) -> None:
    one, two = await house.start("one", 2, 0), await house.start("two", 2, 1)
    match = await started(one, terms("12h", rated=True), FIRST)
    for _ in range(2):
        match = (await one.matches.play(match.mover, a_move(match), match_id=match.id)).match
    await house.pass_time(12 * HOUR - timedelta(minutes=1))
    house.hands.on(minutes=2)
    # Stopped a minute after the fall, at which it had not looked yet.
    await one.sweeper.end()
    await house.kill("one")
    house.hands.on(seconds=30)
    with pytest.raises(MatchOver):
        await two.matches.play(ANNA, a_move(match), match_id=match.id)
    assert (await two.matches.get(match.id)).over


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
    one.presence.lose()
    await house.pass_time(AWAY)
    one.presence.find()
    await one.sweeper.sweep()
    assert await deadline_of(one, here) == before + 2 * AWAY
    assert await deadline_of(two, there) == before
    assert (await check(one.database)).problems == ()
