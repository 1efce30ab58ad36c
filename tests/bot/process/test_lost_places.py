"""The place of a game is gone: it goes on in another, or the player to move hears of it, or their clock waits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.process.bot_process import online
from tests.bot.process.loopback import (
    ANN,
    BEN,
    CHANNEL,
    OTHER_CHANNEL,
    LoopbackDiscord,
    Request,
    custom_ids,
    loopback_discord,
)
from tests.bot.process.loopback.payloads import SEND

pytestmark = pytest.mark.slow


@pytest_asyncio.fixture
async def discord(tmp_path: Path) -> AsyncIterator[LoopbackDiscord]:
    """A game of Ann and Ben whose channel is deleted before her first move."""
    async with loopback_discord() as server, online(server, tmp_path):
        invitation = await server.slash(ANN, "play", game="american", colour="black", opponent=BEN["id"])
        since = len(server.requests)
        await server.press(BEN, invitation, custom_ids(invitation.body)[0])
        await server.wait_for(lambda request: bool(request.files), since=since)
        await server.delete_channel(CHANNEL)
        yield server


async def told(discord: LoopbackDiscord, channel: int, since: int) -> Request:
    """The bot's own post in this channel."""
    path = f"/channels/{channel}/messages"
    return await discord.wait_for(lambda r: r.path == path and r.message is not None, since=since)


async def move(discord: LoopbackDiscord) -> int:
    """Ann moves, from wherever she is; how many requests there were before."""
    since = len(discord.requests)
    letters = discord.places.conversation(ANN["id"]).id
    moved = await discord.slash(ANN, "move", channel=letters, notation="11-15")
    assert "11-15" in moved.text()
    return since


async def test_it_goes_on_in_another_channel_of_the_server(discord: LoopbackDiscord) -> None:
    since = await move(discord)
    news = await told(discord, OTHER_CHANNEL, since)
    # Both are to know where it is from now on.
    assert set(news.data["allowed_mentions"]["users"]) == {int(ANN["id"]), int(BEN["id"])}
    assert "It goes on here" in news.text()
    assert "11-15" in news.text()
    assert news.files
    letters = discord.places.conversation(BEN["id"]).id
    await discord.slash(BEN, "move", channel=letters, notation="22-18")
    next_board = await told(discord, OTHER_CHANNEL, len(discord.requests) - 1)
    assert next_board.data["allowed_mentions"]["users"] == [int(ANN["id"])]
    assert "It goes on here" not in next_board.text()


async def test_a_channel_that_not_everybody_sees_is_not_used(discord: LoopbackDiscord) -> None:
    discord.places.channels[OTHER_CHANNEL].closed_to.add(str(discord.places.channels[OTHER_CHANNEL].guild_id))
    await discord.withhold(OTHER_CHANNEL, 0)
    letters = discord.places.conversation(BEN["id"]).id
    assert "11-15" in (await told(discord, letters, await move(discord))).text()


async def test_without_a_channel_it_is_a_letter_and_without_that_the_clock_stands_still(
    discord: LoopbackDiscord,
) -> None:
    await discord.withhold(OTHER_CHANNEL, SEND)
    discord.places.closed_to_letters.add(BEN["id"])
    letters = discord.places.conversation(BEN["id"]).id
    path = f"/channels/{letters}/messages"
    await discord.wait_for(lambda request: request.path == path, since=await move(discord))
    mine = discord.places.conversation(ANN["id"]).id
    while "Clock stopped" not in (shown := (await discord.slash(ANN, "board", channel=mine)).text()):
        assert "11-15" in shown
    assert "I could not tell the player to move" in shown
    # Looking into the game by oneself is as good as being told.
    own = await discord.slash(BEN, "board", channel=letters)
    assert "Clock stopped" not in own.text()
    assert "Clock stopped" not in (await discord.slash(ANN, "board", channel=mine)).text()
