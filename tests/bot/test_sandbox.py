"""The sandbox without a browser: its people, its games, and the data for its page."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord.components import walk_components

from bot.app import open_app
from bot.client import Damka
from bot.core.notice import HELD
from bot.language.texts import Texts
from bot.language.words import Words, mention
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.sandbox import PATIENCE, PLAYERS, serve
from tests.bot.fixtures import Hands, sure, url_of
from tests.bot.stories.narrative import TEXT


@asynccontextmanager
async def served(monkeypatch: pytest.MonkeyPatch, **options: Any) -> AsyncIterator[tuple[simcord.Env, str]]:
    """The simulated Discord of a sandbox that is open, and the address of its page."""
    made: list[simcord.Env] = []
    real = simcord.Env

    def kept(*arguments: Any, **named: Any) -> simcord.Env:
        made.append(real(*arguments, **named))
        return made[-1]

    monkeypatch.setattr(simcord, "Env", kept)
    addresses: asyncio.Queue[str] = asyncio.Queue()
    running = asyncio.create_task(serve(opened=addresses.put_nowait, **options))
    opening = asyncio.create_task(addresses.get())
    try:
        await asyncio.wait([running, opening], return_when=asyncio.FIRST_COMPLETED)
        assert opening.done(), running
        yield made[0], await opening
    finally:
        running.cancel()
        await asyncio.wait({running})
    assert running.cancelled()


def said(env: simcord.Env) -> list[str]:
    """The text of each message of the one channel, from the first to the last."""
    (channel,) = env.backend.messages.values()
    return [
        "\n".join(part["content"] for part in walk_components(message.components) if part["type"] == TEXT)
        for message in channel.values()
    ]


def number_of(env: simcord.Env, name: str) -> int:
    return next(number for number, person in env.backend.users.items() if person.global_name == name)


def shown(env: simcord.Env, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in env.backend.commands[None].values() if each["name"] == name)
    return found


async def test_two_are_in_the_middle_of_a_game_that_is_kept_where_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = url_of(tmp_path / "kept.sqlite3")
    async with served(monkeypatch, database_url=url) as (env, address):
        (server,) = env.backend.guilds.values()
        assert server.name == "Board games"
        people = {person.global_name: person for person in env.backend.users.values() if person.global_name}
        ann, ben = people["Ann"], people["Ben"]
        assert list(people) == ["Ann", "Ben"]
        (host,) = (role for role in server.roles.values() if role.name == "Host")
        may = discord.Permissions(host.permissions)
        assert may.manage_guild
        assert may.manage_events
        assert all(host.id in server.members[person.id].role_ids for person in (ann, ben))
        board, welcome, practice = said(env)
        assert welcome.startswith("### Welcome to the sandbox")
        assert "the games stay in the database that you have named" in welcome
        assert f"To be <@{ben.id}>" in welcome
        assert f"Black: <@{ann.id}> · White: <@{ben.id}>" in board
        assert f"**3...** <@{ben.id}> played **29-25**." in board
        assert f"<@{ann.id}> to move" in practice, "against the bot"
        assert abs((datetime.now(UTC) - env.now()).total_seconds()) < 300, "its clock is the real one"
        page = address.partition("#")[0]
        async with aiohttp.ClientSession() as browser, browser.get(page) as answer:
            assert answer.status == 200
        async with aiohttp.ClientSession() as browser, browser.get(f"{page}text.js") as answer:
            script = await answer.text()
        # "In 3 days" is counted from now, and anew.
        assert "presentationTime" not in script
        assert "setTimeout" in script
    async with open_app(url, now=Hands()) as app:
        match = await app[Matches].get(1)
        assert match.moves == ("11-15", "22-18", "15x22", "25x18", "12-16", "29-25")
        assert (await app[Matches].get(2)).practice is not None


async def test_nothing_is_kept_where_no_database_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch) as (env, _):
        assert "and everything is deleted when it ends." in said(env)[1]
        assert isinstance(env.bot, Damka)
        file = sure(env.bot.app.database.file)
        assert file.exists()
    assert not file.parent.exists()


async def test_two_servers_have_open_doors_and_share_the_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, servers=2, people=3) as (env, address):
        assert isinstance(env.bot, Damka)
        app = env.bot.app
        first, second = env.backend.guilds.values()
        people = {number: user.global_name for number, user in env.backend.users.items() if user.global_name}
        names = [
            [people[number] for number in server.members if number in people] for server in (first, second)
        ]
        assert names == [["Ann", "Cleo"], ["Ben"]]
        for name, agreed in (("Ann", True), ("Ben", True), ("Cleo", False)):
            assert (await app[Players].settings(number_of(env, name))).world is agreed
        for server, (channel, messages) in zip((first, second), env.backend.messages.items(), strict=True):
            assert (await app[Players].server(server.id)).door == channel
            assert len(messages) == 1
        async with aiohttp.ClientSession() as browser:
            page = await browser.get(address.partition("#")[0])
            whole = await page.text()
            assert all(server.name in whole for server in (first, second))
            keys = [side.partition(".")[2] for side in address.partition("#")[2].split(",")]
            assert len(keys) == 2
            assert not any(key in whole for key in keys), "only the address lets somebody in"


def test_a_command_need_not_wait_for_the_notice_that_its_answer_makes_needless() -> None:
    """The simulation waits for each timer that ends while a command may take; until then the notice is held."""
    assert timedelta(seconds=5) < timedelta(seconds=PATIENCE) < HELD


def test_everybody_has_a_name_of_their_own_in_each_language() -> None:
    assert {len({*names} - {""}) for names in PLAYERS.values()} == {8}


async def test_a_port_that_is_taken_is_no_surprise_of_the_simulation() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        await serve(port=taken.getsockname()[1], opened=lambda _: None)


async def test_in_japanese_all_of_it_is_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    async with served(monkeypatch, language="ja", port=port) as (env, address):
        assert address.startswith(f"http://127.0.0.1:{port}/")
        (server,) = env.backend.guilds.values()
        assert (server.name, server.preferred_locale) == ("ボードゲーム部", "ja")
        people = [person.global_name for person in env.backend.users.values() if person.global_name]
        assert people == ["花子", "太郎"]
        words = Words(Texts(), "ja")
        assert said(env)[1] == words("sandbox-welcome", opponent=mention(number_of(env, "太郎")), kept="no")
        play = shown(env, "play")
        assert play["description"] == play["description_localizations"]["ja"]
        (colour,) = (option for option in shown(env, "practice")["options"] if option["name"] == "colour")
        assert [choice["name"] for choice in colour["choices"]] == ["ランダム", "白", "黒"]
        assert isinstance(env.bot, Damka)
        settings = await env.bot.app[Players].settings(number_of(env, "花子"))
        assert (settings.language, settings.zone) == ("ja", "Asia/Tokyo")
        assert (await env.bot.app[Players].server(server.id)).language == "ja"
