"""Messages that Discord delivers twice, late or out of order, and requests that it takes only at the
second attempt.
"""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.process.bot_process import BotProcess, online
from tests.bot.process.loopback import ANN, BEN, LoopbackDiscord, Request, custom_ids
from tests.bot.process.loopback.interactions import COMMAND, COMPONENT
from tests.bot.process.test_process import POSTED, begin

pytestmark = pytest.mark.slow


@pytest_asyncio.fixture
async def bot(discord: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with online(discord, tmp_path) as process:
        yield process


async def invited(discord: LoopbackDiscord, **options: Any) -> Request:
    return await discord.invite(ANN, "american", colour="black", **options)


async def answers(discord: LoopbackDiscord, count: int, since: int) -> list[Request]:
    """The first answers to that many interactions, also where Discord does not take them."""
    found: list[Request] = []

    def wanted(request: Request) -> bool:
        if request.path.endswith("/callback") and request not in found:
            found.append(request)
        return len(found) >= count

    await discord.wait_for(wanted, since=since)
    return found


async def test_what_is_pressed_twice_or_told_twice_is_done_once_and_never_denied(
    discord: LoopbackDiscord, bot: BotProcess
) -> None:
    for action in ("join", "decline", "withdraw"):
        invitation = await invited(discord, **({} if action == "withdraw" else {"opponent": BEN["id"]}))
        control = next(each for each in custom_ids(invitation.body) if f":{action}:" in each)
        who, since = ANN if action == "withdraw" else BEN, len(discord.requests)
        data = {"custom_id": control, "component_type": 2}
        event = discord.interaction(who, COMPONENT, data, message=invitation.message)
        for _ in range(2):
            await discord.dispatch("INTERACTION_CREATE", event)
        first = await answers(discord, 2, since)
        # The card has lost its buttons meanwhile; this press was on its way before.
        again = await discord.press(who, invitation, control, forged=True)
        for answer in (*first, again):
            assert "no longer open" not in answer.text(), action
    assert "Your open game\n- [#1 " in (await discord.slash(BEN, "games")).text()


async def test_events_in_the_wrong_order_lose_nothing(discord: LoopbackDiscord, bot: BotProcess) -> None:
    await begin(discord)
    moves = [
        discord.interaction(who, COMMAND, discord.command("move", notation=text))
        for who, text in ((ANN, "11-15"), (BEN, "23-18"))
    ]
    for event in moves:
        discord.interactions.tell(event)
    since = len(discord.requests)
    await discord.dispatch("INTERACTION_CREATE", moves[1])
    (early,) = await answers(discord, 1, since)
    assert "No other game waits" in early.text()
    for event in (moves[0], moves[1], moves[0]):
        await discord.dispatch("INTERACTION_CREATE", event)
    await discord.wait_for(lambda request: "11-15" in request.text() and bool(request.files), since=since)
    # A move refused as too early has been answered, so Ben asks anew; its second coming may have been in time.
    again = (await discord.slash(BEN, "move", notation="23-18")).text()
    assert "23-18" in again or "No other game waits" in again
    (pdn,) = (await discord.export(ANN, 1)).files.values()
    moves_kept = re.sub(
        r" \{[^}]*\}", "", pdn.decode().split("\n\n")[1]
    ).strip()  # without the time that was left
    assert moves_kept == "1. 11-15 23-18 *"


async def test_an_answer_that_a_proxy_refuses_is_told_by_a_message(
    discord: LoopbackDiscord, bot: BotProcess
) -> None:
    """A 429 without the header `Via` is not Discord's own, and the library does not try again."""
    await begin(discord)
    since = len(discord.requests)
    discord.fail("POST", r"/interactions/\d+/[^/]+/callback", 429, body={"message": "slow down"})
    event = discord.interaction(ANN, COMMAND, discord.command("move", notation="11-15"))
    await discord.dispatch("INTERACTION_CREATE", event)
    told = await discord.wait_for(
        lambda request: request.path == POSTED and "11-15" in request.text(), since=since
    )
    assert told.message is not None
