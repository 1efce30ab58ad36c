"""Killed again and again while people play: what was confirmed stands, once, in its order."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app import open_app
from bot.core.match import Match
from bot.health import check
from tests.bench.load import PATIENCE, Driver, begun
from tests.bot.fixtures import url_of
from tests.bot.process.bot_process import online
from tests.bot.process.loopback import CHANNEL, GUILD, LoopbackDiscord
from tests.bot.process.loopback.places import Channel
from tests.sample import seed

PAIRS = 6


class Watched(Driver):
    """Remembers which moves were confirmed: their answer has arrived."""

    def __init__(self, discord: LoopbackDiscord, matches: list[Match], seed: int) -> None:
        super().__init__(discord, matches, seed)
        self.confirmed: dict[int, dict[int, str]] = defaultdict(dict)

    def made(self, match: Match) -> None:
        self.confirmed[match.id][len(match.moves)] = match.moves[-1]


@pytest.mark.slow
@pytest.mark.parametrize("kills", [4, pytest.param(100, marks=pytest.mark.sample(0))])
async def test_no_confirmed_move_is_lost_or_made_twice(
    discord: LoopbackDiscord, tmp_path: Path, kills: int
) -> None:
    dice = random.Random(seed())
    url = url_of(tmp_path / "damka.sqlite3")
    places = [Channel(CHANNEL + 1000 + number, GUILD, f"board-{number}") for number in range(PAIRS)]
    discord.places.channels |= {place.id: place for place in places}
    matches = await begun(url, "international", [place.id for place in places])
    confirmed = 0
    for number in range(kills):
        driver = Watched(discord, [match for match in matches if not match.over], dice.randrange(10**6))
        async with online(discord, tmp_path) as bot:
            players = [asyncio.create_task(play(driver)) for _ in range(3)]
            # On a machine so slow that every player gave up, nobody makes a first move.
            async with asyncio.timeout(2 * PATIENCE):
                await driver.first
            await asyncio.sleep(dice.random())
            await bot.kill()
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        async with open_app(url, now=lambda: datetime.now(UTC)) as app:
            matches = [await app.matches.get(match.id) for match in matches]
            assert (await check(app.database)).problems == (), f"after kill {number + 1}"
        for match in matches:
            for ply, text in driver.confirmed[match.id].items():
                assert match.moves[ply - 1] == text, f"move {ply} of match {match.id}"
                confirmed += 1
    assert confirmed >= kills


async def play(driver: Watched) -> None:
    with suppress(TimeoutError):
        while True:
            await driver.moved()
