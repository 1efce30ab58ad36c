"""Asked to stop, the process stops within five seconds, whatever it is doing, and loses nothing."""

import asyncio
import random
import signal
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Match, Place
from bot.match.service.matches import Matches
from tests.bench.load import PATIENCE, Driver, begun
from tests.bot.fixtures import url_of
from tests.bot.process.bot_process import BotProcess, online
from tests.bot.process.loopback import ANN, BEN, CHANNEL, GUILD, LoopbackDiscord
from tests.bot.process.loopback.payloads import Json
from tests.bot.process.loopback.places import Channel
from tests.bot.process.test_process import POSTED, begin, control
from tests.seed import SEED

pytestmark = pytest.mark.slow

SECONDS = 5.0


async def stopped(bot: BotProcess, number: int = signal.SIGTERM) -> int:
    """The exit status, which comes in time."""
    began = time.monotonic()
    bot.process.send_signal(number)
    status = await bot.ended()
    assert time.monotonic() - began < SECONDS, bot.output
    return status


async def play(discord: LoopbackDiscord, user: Json, move: str) -> None:
    """The move is made, so the one before it was, or was not, as it should be."""
    since = len(discord.requests)
    await discord.slash(user, "move", notation=move)
    await discord.wait_for(lambda request: bool(request.files) and move in request.text(), since=since)


async def held_up(discord: LoopbackDiscord) -> None:
    """A notice is on its way, and a move waits for Discord to take its answer: neither will end."""
    invitation = await discord.invite(ANN, "american", colour="black")
    posting = discord.fail("POST", POSTED, None, delay=60, times=99)
    await discord.press(BEN, invitation, control(invitation, "join"))
    await asyncio.wait_for(posting.seen.wait(), 20)
    answering = discord.fail("POST", r"/interactions/\d+/[^/]+/callback", None, delay=60, times=99)
    asked = discord.interaction(ANN, 2, discord.command("move", notation="11-15"), None)
    await discord.dispatch("INTERACTION_CREATE", asked)
    await asyncio.wait_for(answering.seen.wait(), 20)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_it_stops_in_time_though_discord_does_not_answer(
    discord: LoopbackDiscord, tmp_path: Path, number: int
) -> None:
    async with online(discord, tmp_path) as bot:
        await held_up(discord)
        assert await stopped(bot, number) == 0
        discord.faults.clear()
    async with online(discord, tmp_path):
        await play(discord, BEN, "23-18")


async def test_it_stops_in_time_though_another_process_holds_the_database(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    async with online(discord, tmp_path) as bot:
        await begin(discord)
        with closing(sqlite3.connect(tmp_path / "damka.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = discord.interaction(ANN, 2, discord.command("move", notation="11-15"), None)
            await discord.dispatch("INTERACTION_CREATE", asked)
            await asyncio.sleep(0.5)
            assert await stopped(bot) == 0
    async with online(discord, tmp_path):
        await play(discord, ANN, "11-15")


async def test_asked_twice_it_stops_at_once(discord: LoopbackDiscord, tmp_path: Path) -> None:
    async with online(discord, tmp_path) as bot:
        await held_up(discord)
        bot.process.send_signal(signal.SIGTERM)
        await bot.says("process.stopping")
        bot.process.send_signal(signal.SIGTERM)
        assert await bot.ended() == 1, "by itself it would have ended well, some seconds later"
        discord.faults.clear()
    async with online(discord, tmp_path):
        await play(discord, BEN, "23-18")


class Pressing(Driver):
    """`confirmed`: the moves of each match, up to the last whose answer has arrived."""

    def __init__(self, discord: LoopbackDiscord, matches: list[Match], seed: int) -> None:
        super().__init__(discord, matches, seed)
        self.confirmed = {match.id: match.moves for match in matches}

    def made(self, match: Match) -> None:
        self.confirmed[match.id] = match.moves

    async def for_ever(self) -> None:
        while True:
            await self.moved()


async def test_it_stops_in_time_while_moves_keep_coming(discord: LoopbackDiscord, tmp_path: Path) -> None:
    dice = random.Random(SEED)
    url, boards = url_of(tmp_path / "damka.sqlite3"), 8
    discord.interactions.patience = PATIENCE
    places = [Channel(CHANNEL + 1000 + number, GUILD, f"board-{number}") for number in range(boards)]
    discord.places.channels |= {place.id: place for place in places}
    matches = await begun(url, "international", [Place(GUILD, place.id) for place in places])
    for _ in range(4):
        async with online(discord, tmp_path) as bot:
            driver = Pressing(discord, matches, dice.randrange(10**6))
            players = [asyncio.create_task(driver.for_ever()) for _ in range(boards)]
            async with asyncio.timeout(2 * PATIENCE):
                await driver.first
            await asyncio.sleep(dice.random() / 2)
            status = await stopped(bot)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            assert status == 0, bot.output
            assert not driver.refused, "nobody is told that a move was wrong because the bot stops"
        async with open_app(url, now=lambda: datetime.now(UTC)) as app:
            matches = [await app[Matches].get(match.id) for match in matches]
            assert (await check(app.database)).problems == ()
        for match in matches:
            known = driver.confirmed[match.id]
            assert match.moves[: len(known)] == known, "a confirmed move is gone"
            assert len(match.moves) - len(known) <= 1, "only the move on its way may have been made besides"
    # A person without an answer asks again, of the next process.
    async with online(discord, tmp_path):
        last = Driver(discord, [match for match in matches if not match.over], 1)
        for _ in range(boards):
            await last.moved()
        assert not last.refused
