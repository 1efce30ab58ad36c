"""Answers and events of Discord that are none: each is one line, nothing is lost, and nothing is done twice."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import discord as library
import pytest
import pytest_asyncio

from bot.skin.malformed import careful
from tests.bot.process.bot_process import online, starting
from tests.bot.process.loopback import ANN, BEN, CHANNEL, GUILD, TOKEN, LoopbackDiscord, Request, custom_ids
from tests.bot.process.loopback.interactions import COMPONENT

HTML, JSON = "text/html", "application/json"
PAGE = "<html>\n<body>Error 1015</body>\n</html>"
KINDS = {
    "a page": (200, PAGE, HTML), "a page that says so": (502, PAGE, HTML),
    "a page of a proxy": (403, PAGE, HTML), "half an answer": (200, '{"id": "12', JSON),
    "half a refusal": (404, '{"code": 10', JSON), "a refusal that is none": (400, '["no"]', JSON),
    "a list": (200, "[]", JSON), "no id": (200, '{"content": "", "type": 0, "name": "x"}', JSON),
    "nothing": (200, "", JSON), "too many, until whenever": (429, "{}", JSON),
}  # fmt: skip
POSTED = f"/channels/{CHANNEL}/messages"


@pytest_asyncio.fixture
async def client(discord: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[library.Client]:
    monkeypatch.setattr(library.http.Route, "BASE", discord.api)
    async with library.Client(intents=library.Intents.none(), http_trace=careful()) as made:
        await made.login(TOKEN)
        yield made


def faulty(discord: LoopbackDiscord, method: str, path: str, kind: str, **options: Any) -> None:
    status, text, form = KINDS[kind]
    headers = {"Via": "1.1 google"} if status == 429 else {}
    discord.fail(method, path, status, raw=(text, form), headers=headers, **options)


@pytest.mark.parametrize("kind", KINDS)
async def test_whatever_is_asked_it_is_a_failure_of_the_server_or_asked_again(
    discord: LoopbackDiscord, client: library.Client, kind: str
) -> None:
    channel = client.get_partial_messageable(CHANNEL)
    message, other = await channel.send("hello"), await channel.send("hello too")
    asked: dict[tuple[str, str], Callable[[], Awaitable[Any]]] = {
        ("POST", POSTED): lambda: channel.send("again"),
        ("PATCH", rf"{POSTED}/\d+"): lambda: message.edit(content="other"),
        ("DELETE", rf"{POSTED}/\d+"): other.delete,
        ("GET", f"/channels/{CHANNEL}"): lambda: client.http.get_channel(CHANNEL),
        ("PUT", r"/applications/\d+/commands"): lambda: client.http.bulk_upsert_global_commands(
            client.application_id or 0, []
        ),
        ("GET", r"/applications/\d+/emojis"): client.fetch_application_emojis,
        ("POST", r"/users/@me/channels"): lambda: client.create_dm(library.Object(int(ANN["id"]))),
    }
    if kind == "a list":
        del asked["PUT", r"/applications/\d+/commands"]
    for method, path in asked:
        faulty(discord, method, path, kind)
    # All at once, for the library waits a second before it asks again.
    said = await asyncio.gather(*(ask() for ask in asked.values()), return_exceptions=True)
    for (method, _), answer in zip(asked, said, strict=True):
        refused = method == "POST" and KINDS[kind][0] < 500
        assert isinstance(answer, library.DiscordServerError if refused else object), (method, answer)
        assert refused or not isinstance(answer, BaseException), (method, answer)
    assert all(fault.times == 0 for fault in discord.faults)


@pytest.mark.parametrize(
    "wrong", [5, "x", {}, [5], [None], [{}], {"id": []}, [{"type": 1, "components": "x"}]]
)
async def test_a_message_is_read_whatever_is_wrong_in_what_the_bot_does_not_read(
    discord: LoopbackDiscord, client: library.Client, wrong: Any
) -> None:
    channel = client.get_partial_messageable(CHANNEL)
    usual = {"id": "77", "type": 0, "content": "hello", "channel_id": str(CHANNEL)}
    deep = ("attachments", "embeds", "components", "mentions", "author", "reactions", "poll", "flags", "type")
    for name in (*deep, "message_reference", "interaction_metadata", "sticker_items", "edited_timestamp"):
        for method, path in (("POST", POSTED), ("PATCH", rf"{POSTED}/\d+")):
            told = json.dumps({**usual, name: wrong})
            discord.fail(method, path, 200, raw=(told, JSON))
            message = await (
                channel.send("hello")
                if method == "POST"
                else channel.get_partial_message(77).edit(content="hello")
            )
            assert message is not None
            assert message.id == 77, name


async def test_a_lost_connection_is_a_failure_of_the_server_or_asked_again(
    discord: LoopbackDiscord, client: library.Client
) -> None:
    """Nothing is posted a second time by itself, for nobody knows whether it stands; anything else is asked again."""
    channel = client.get_partial_messageable(CHANNEL)
    messages = [await channel.send("hello") for _ in range(2)]
    for message, times in zip(messages, (2, 3), strict=True):
        discord.fail("PATCH", f"{POSTED}/{message.id}", None, lost=True, times=times)
    edits = (message.edit(content="other") for message in messages)
    edited, lost = await asyncio.gather(*edits, return_exceptions=True)
    assert not isinstance(edited, BaseException)
    assert isinstance(lost, library.DiscordServerError)
    assert len([each for each in discord.requests if each.method == "PATCH"]) == 6
    discord.fail("POST", POSTED, None, lost=True)
    with pytest.raises(library.DiscordServerError):
        await channel.send("again")
    await channel.send("and again")
    assert len([each for each in discord.requests if each.path == POSTED]) == 4
    assert all(fault.times == 0 for fault in discord.faults)


@pytest.mark.slow
async def test_a_lost_connection_in_the_background_is_one_line(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    """The board before a move loses its buttons while the next is sent: that is not to be read as a fault of ours."""
    async with online(discord, tmp_path) as bot:
        (invitation,) = await invited(discord)
        joined = await discord.press(BEN, invitation, custom_ids(invitation.body)[0])
        number = str(joined.text()).partition("#")[2].split()[0].rstrip(":.,")
        await discord.wait_for(lambda request: request.path == POSTED and bool(request.files))
        lost = discord.fail("PATCH", rf"{POSTED}/\d+", None, lost=True, times=3)
        since = len(discord.requests)
        await discord.slash(BEN, "move", notation="11-15", game=number)
        await discord.wait_for(lambda _: lost.times == 0, since=since)
        await discord.slash(BEN, "games")
        assert quiet(bot.output), bot.output
        assert bot.output.count("connection.lost") == 1


@pytest.mark.parametrize(
    ("path", "fetch"),
    [
        (f"/guilds/{GUILD}", lambda client: client.fetch_guild(GUILD)),
        (rf"/guilds/{GUILD}/members/\d+", lambda client: client.http.get_member(GUILD, 1)),
        (f"/guilds/{GUILD}/threads/active", lambda client: client.http.get_active_threads(GUILD)),
        (POSTED, lambda client: client.http.logs_from(CHANNEL, 5)),
        (
            r"/applications/\d+/commands",
            lambda client: client.http.get_global_commands(client.application_id),
        ),
    ],
)
@pytest.mark.parametrize("kind", ["a page", "half an answer", "no id"])
async def test_a_thing_that_is_fetched_is_whole(
    discord: LoopbackDiscord, client: library.Client, path: str, fetch: Any, kind: str
) -> None:
    faulty(discord, "GET", path, kind)
    discord.fail("GET", path, 403, body={"code": 50001, "message": "Missing Access"})
    with pytest.raises(library.Forbidden):
        await fetch(client)


async def invited(discord: LoopbackDiscord, *, count: int = 1) -> list[Request]:
    return [await discord.invite(ANN, "american", colour="black") for _ in range(count)]


def _boards(discord: LoopbackDiscord) -> Counter[str]:
    """How often each board was sent, by its nonce."""
    return Counter(r.body["nonce"] for r in discord.requests if r.path == POSTED and r.files)


def quiet(output: str) -> bool:
    return not any(
        word in output for word in ("Traceback", "never retrieved", '"exception"', "Ignoring exception")
    )


@pytest.mark.slow
async def test_no_board_is_lost_and_none_comes_twice(discord: LoopbackDiscord, tmp_path: Path) -> None:
    # As many as are sent before the first is tried again.
    kinds = ["a page", "a page that says so", "a page of a proxy", "half an answer", "a list", "no id"]
    async with online(discord, tmp_path) as bot:
        for invitation, kind in zip(await invited(discord, count=len(kinds)), kinds, strict=True):
            faulty(discord, "POST", POSTED, kind, done=True)
            await discord.press(BEN, invitation, custom_ids(invitation.body)[0])
            await asyncio.wait_for(discord.faults[-1].seen.wait(), 60)
        # Each malformed answer had a board sent once more, and Discord had it already.

        def all_told(_request: Request) -> bool:
            told = _boards(discord)
            return len(told) == len(kinds) and told.total() == 2 * len(kinds)

        await discord.wait_for(all_told, seconds=60)
        shown = [m for m in discord.places.channels[CHANNEL].messages.values() if m["attachments"]]
        assert len(shown) == len(kinds)
        assert quiet(bot.output), bot.output
        assert bot.output.count("answer.malformed") == len(kinds) - 1


@pytest.mark.slow
@pytest.mark.parametrize("done", [False, True])
async def test_an_interaction_is_answered_once(discord: LoopbackDiscord, tmp_path: Path, done: bool) -> None:
    async with online(discord, tmp_path) as bot:
        for kind in KINDS:
            faulty(discord, "POST", r"/interactions/\d+/[^/]+/callback", kind, done=done)
            since = len(discord.requests)
            await discord.slash(ANN, "games")
            if not done:
                again = await discord.wait_for(
                    lambda r: r.path.endswith("/callback") and r.message is not None, since=since
                )
                assert "game" in again.text()
        await discord.slash(ANN, "games")
        assert quiet(bot.output), bot.output


@pytest.mark.slow
async def test_an_event_that_cannot_be_read_is_left_out(discord: LoopbackDiscord, tmp_path: Path) -> None:
    async with online(discord, tmp_path) as bot:
        events = ["GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"]
        events += ["CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "INTERACTION_CREATE"]
        events += ["THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_LIST_SYNC"]
        nothing: tuple[Any, ...] = ([], None, "x", {"guild_id": str(GUILD)})
        for event in events:
            for data in (*nothing, {"guild_id": str(GUILD), "id": "x", "name": 5}):
                await discord.gateway.dispatch(event, data)
        (invitation,) = await invited(discord)
        pressed = {"custom_id": "v1:x", "component_type": 2}
        whole = discord.interaction(BEN, COMPONENT, pressed, message=invitation.message)
        for data in (*nothing, {"custom_id": 7, "component_type": 2}, {"custom_id": "v1:join:1:0"}):
            await discord.gateway.dispatch("INTERACTION_CREATE", {**whole, "data": data})
        assert "open" in (await discord.slash(ANN, "games")).text()
        assert "event.malformed" in bot.output
        assert quiet(bot.output), bot.output
        assert discord.gateway.identified == 1


@pytest.mark.slow
@pytest.mark.parametrize("frame", ["{not json", "[]", '{"op": 0, "t": "READY", "s": 9, "d": []}'])
async def test_a_connection_that_cannot_be_read_is_made_anew(
    discord: LoopbackDiscord, tmp_path: Path, frame: str
) -> None:
    async with online(discord, tmp_path) as bot:
        await discord.gateway.garble(frame)
        await discord.ready()
        assert await discord.slash(ANN, "games")
        assert quiet(bot.output), bot.output


@pytest.mark.slow
async def test_commands_that_were_not_taken_are_sent_again(discord: LoopbackDiscord, tmp_path: Path) -> None:
    for kind in ("a page", "half an answer", "no id"):
        faulty(discord, "PUT", r"/applications/\d+/commands", kind)
    async with starting(discord, tmp_path) as bot:
        await discord.ready()
        assert discord.commands
        assert quiet(bot.output), bot.output
