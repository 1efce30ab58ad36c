"""Messages to the bot that reach it again: after a kill, and in two processes."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.app import open_app
from bot.match.service.matches import Matches
from tests.bot.fixtures import Hands, a_move
from tests.bot.process.bot_process import online
from tests.bot.process.loopback import ANN, BEN, LoopbackDiscord
from tests.bot.process.loopback.payloads import JOINED
from tests.bot.process.test_process import begin
from tests.bot.process.test_shards import GUILDS, begun, fleet, place
from tests.postgres import fresh_database

MOVES = ("11-15", "23-18", "8-11", "27-23", "4-8", "23-19")
LIVED = (0.0, 0.004, 0.008, 0.016, 0.032, None)
"""Seconds from a message until the bot is killed; None: when Discord has the answer."""

pytestmark = pytest.mark.slow


def message(discord: LoopbackDiscord, who: Any, words: str) -> dict[str, Any]:
    """A message that somebody writes to the bot alone."""
    known: dict[str, Any] = {
        "id": discord.places.snowflake(),
        "channel_id": str(discord.places.conversation(who["id"]).id),
    }
    known |= {"author": who, "content": words, "type": 0, "timestamp": JOINED, "edited_timestamp": None}
    lists: dict[str, Any] = {name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")}
    return known | lists | dict.fromkeys(("tts", "mention_everyone", "pinned"), False)


async def answered(discord: LoopbackDiscord, to: dict[str, Any], times: int = 1) -> None:
    """Waits until this many answers to the message were sent."""

    def sent(_: Any) -> bool:
        answers = [each for each in discord.requests if each.method == "POST" and each.data]
        return [each.data.get("nonce") for each in answers].count(f"{to['id']}-0") >= times

    await discord.wait_for(sent)


async def test_a_bot_that_is_killed_before_it_answers_plays_the_move_once(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    async with online(discord, tmp_path):
        await begin(discord)
    for number, (words, lived) in enumerate(zip(MOVES, LIVED, strict=True)):
        written = message(discord, (ANN, BEN)[number % 2], words)
        async with online(discord, tmp_path) as bot:
            await discord.dispatch("MESSAGE_CREATE", written)
            await (answered(discord, written) if lived is None else asyncio.sleep(lived))
            await bot.kill()
        # The gateway sends it again to whoever takes up the session.
        before = sum(
            each.method == "POST" and f"{written['id']}-0" in str(each.data) for each in discord.requests
        )
        async with online(discord, tmp_path):
            await discord.dispatch("MESSAGE_CREATE", written)
            await answered(discord, written, before + 1)
            (pdn,) = (await discord.export(ANN, 1)).files.values()
            assert [word for word in pdn.decode().split() if word in MOVES] == [*MOVES[: number + 1]]


async def test_of_two_processes_that_hear_a_message_one_answers(tmp_path: Path, postgres: str) -> None:
    hands, later = Hands(), datetime.now(UTC).replace(microsecond=0) + timedelta(hours=6)
    async with fleet(tmp_path, await fresh_database(postgres)) as bots, open_app(bots.url, now=hands) as app:
        discord = bots.discord
        for shards in ((0,), (1,)):
            await bots.start(shards)
        where = await place(discord, GUILDS[1])
        match = await begun(app, hands, where, int(ANN["id"]), int(BEN["id"]), later)
        written = message(discord, ANN, a_move(match))
        for shard in (0, 1):
            await discord.gateway.dispatch("MESSAGE_CREATE", written, GUILDS[shard])
        await answered(discord, written, 2)
        assert len(discord.places.conversation(ANN["id"]).messages) == 1
        assert len((await app[Matches].get(match.id)).moves) == len(match.moves) + 1
        await bots.stop()
