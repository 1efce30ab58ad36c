"""Asked to stop, the process stops within five seconds, whatever it is doing, and loses nothing."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.process.bot_process import BotProcess, online
from tests.bot.process.loopback import ANN, BEN, LoopbackDiscord
from tests.bot.process.loopback.payloads import Json
from tests.bot.process.test_process import POSTED, begin, control

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
    invitation = await discord.slash(ANN, "play", game="american", colour="black")
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
