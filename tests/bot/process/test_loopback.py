"""The loopback Discord itself: it refuses what Discord refuses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, FormData

from tests.bot.process.loopback import ANN, BEN, CHANNEL, ELSEWHERE, TOKEN, LoopbackDiscord
from tests.bot.process.loopback.payloads import APPLICATION, ATTACH, SEND, VIEW

WORDS = {"content": "Your move."}


class Bot:
    """The least that speaks to Discord: each call gives the status, and Discord's code or the message's id."""

    def __init__(self, discord: LoopbackDiscord, session: ClientSession) -> None:
        self._discord = discord
        self._session = session

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        given = more or {"json": body}
        async with self._session.request(
            method, self._discord.api + path, headers=headers, **given
        ) as answer:
            told = await answer.json() if answer.status != 204 else {}
            return answer.status, told.get("code", told.get("id")) if isinstance(told, dict) else told


@pytest_asyncio.fixture
async def bot(discord: LoopbackDiscord) -> AsyncIterator[Bot]:
    async with ClientSession() as session:
        yield Bot(discord, session)


def asked(discord: LoopbackDiscord) -> tuple[str, str]:
    """Ann runs a command; where its first answer goes, and where those after it go."""
    event = discord.interaction(ANN, 2, discord.command("board"))
    discord.interactions.tell(event)
    return (
        f"/interactions/{event['id']}/{event['token']}/callback",
        f"/webhooks/{APPLICATION}/{event['token']}",
    )


async def test_an_interaction_is_answered_once_and_then_followed(discord: LoopbackDiscord, bot: Bot) -> None:
    callback, webhook = asked(discord)
    assert await bot("POST", webhook, WORDS) == (404, 10015)
    assert (await bot("POST", callback, {"type": 4, "data": WORDS}))[0] == 204
    assert await bot("POST", callback, {"type": 4, "data": WORDS}) == (400, 40060)
    assert (await bot("PATCH", f"{webhook}/messages/@original", {"content": "No."}))[0] == 200
    assert (await bot("POST", webhook, WORDS))[0] == 200
    said = discord.places.channels[CHANNEL].messages.values()
    assert [message["content"] for message in said] == ["No.", "Your move."]


async def test_the_first_answer_comes_within_three_seconds(discord: LoopbackDiscord, bot: Bot) -> None:
    callback, _ = asked(discord)
    discord.pass_time(3.1)
    assert await bot("POST", callback, {"type": 4, "data": WORDS}) == (404, 10062)


async def test_a_token_lives_for_fifteen_minutes(discord: LoopbackDiscord, bot: Bot) -> None:
    callback, webhook = asked(discord)
    assert (await bot("POST", callback, {"type": 5}))[0] == 204
    discord.pass_time(14 * 60)
    assert (await bot("PATCH", f"{webhook}/messages/@original", WORDS))[0] == 200
    discord.pass_time(61)
    assert await bot("PATCH", f"{webhook}/messages/@original", WORDS) == (401, 50027)


async def test_a_kind_of_answer_that_does_not_fit_is_refused(discord: LoopbackDiscord, bot: Bot) -> None:
    callback, _ = asked(discord)
    assert await bot("POST", callback, {"type": 7, "data": WORDS}) == (400, 50035)


async def test_a_nonce_makes_one_message_for_some_minutes(discord: LoopbackDiscord, bot: Bot) -> None:
    body = {**WORDS, "nonce": "notice-1", "enforce_nonce": True}
    first, second = [await bot("POST", f"/channels/{CHANNEL}/messages", body) for _ in range(2)]
    assert first == second
    assert await bot("POST", f"/channels/{ELSEWHERE}/messages", body) == first, (
        "one author, whatever the place"
    )
    discord.pass_time(301)
    assert await bot("POST", f"/channels/{CHANNEL}/messages", body) != first


@pytest.mark.parametrize(
    ("withheld", "files", "code"), [(SEND, False, 50013), (ATTACH, True, 50013), (VIEW, False, 50001)]
)
async def test_what_the_bot_may_not_do_is_refused(
    discord: LoopbackDiscord, bot: Bot, withheld: int, files: bool, code: int
) -> None:
    discord.places.channels[CHANNEL].withheld = withheld
    form = FormData({"payload_json": '{"content": "", "attachments": [{"id": 0, "filename": "b.png"}]}'})
    form.add_field("files[0]", b"picture", filename="b.png")
    more: dict[str, Any] = {"data": form} if files else {"json": WORDS}
    assert await bot("POST", f"/channels/{CHANNEL}/messages", **more) == (403, code)


async def test_what_is_gone_is_gone_and_who_takes_no_letters_gets_none(
    discord: LoopbackDiscord, bot: Bot
) -> None:
    assert await bot("PATCH", f"/channels/{CHANNEL}/messages/1", WORDS) == (404, 10008)
    del discord.places.channels[CHANNEL]
    assert await bot("POST", f"/channels/{CHANNEL}/messages", WORDS) == (404, 10003)
    _, letters = await bot("POST", "/users/@me/channels", {"recipient_id": BEN["id"]})
    assert (await bot("POST", f"/channels/{letters}/messages", WORDS))[0] == 200
    discord.places.closed_to_letters.add(BEN["id"])
    assert await bot("POST", f"/channels/{letters}/messages", WORDS) == (403, 50007)


async def test_an_unknown_route_fails_loudly(discord: LoopbackDiscord, bot: Bot) -> None:
    assert (await bot("GET", f"/channels/{CHANNEL}/pins"))[0] == 404
    assert f"the loopback has no GET /channels/{CHANNEL}/pins" in discord.mistakes
    discord.mistakes.clear()


async def test_a_picture_that_is_shown_comes_along(discord: LoopbackDiscord, bot: Bot) -> None:
    shown = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}
    await bot("POST", f"/channels/{CHANNEL}/messages", {"flags": 32768, "components": [shown]})
    assert discord.mistakes == [f"/channels/{CHANNEL}/messages shows b.png, which is not attached"]
    discord.mistakes.clear()
