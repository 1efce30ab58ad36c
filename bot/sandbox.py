"""The real bot inside a simulated Discord, on a page of this machine: no account, no token, no server.

The simulation is in memory and ends with the process; so does the database, unless one is named.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.app import App, open_app
from bot.language import DEFAULT_LANGUAGE
from bot.language.texts import Texts
from bot.ui.client import Damka

TICK = 0.5
"""Seconds between two updates of the simulated clock and of the page."""

# A language without names of its own takes the English ones.
PLAYERS = {"en": ("Ann", "Ben"), "ja": ("花子", "太郎")}
PLACES = {"en": ("Board games", "games"), "ja": ("ボードゲーム部", "対局")}


async def serve(
    *,
    language: str = DEFAULT_LANGUAGE,
    database_url: str | None = None,
    port: int | None = None,
    opened: Callable[[str], None],
) -> None:
    """Runs the sandbox until the page ends the session or the task is cancelled; `opened` gets the page's address.

    Raises OSError when the port cannot be had.
    """
    with socket.socket() as probe:
        # Asked before anything is set up; the simulation itself would tell of a taken port in its own words.
        probe.bind(("127.0.0.1", port or 0))
    with tempfile.TemporaryDirectory(prefix="damka-") as folder:
        url = database_url or f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.sqlite3'}"
        world: list[simcord.Env] = []
        # The bot's clock is the simulation's, so that what is written on a message and what a clock says agree.
        async with open_app(url, now=lambda: world[0].now() if world else datetime.now(UTC)) as app:
            texts = Texts()
            bot = Damka(app, texts)
            env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=30)
            env.backend.bot_user.name = "Damka"
            _follow(env)
            world.append(env)
            await env.start()
            try:
                with env.time_context():
                    await _play(env, app, texts, language, port, opened)
            finally:
                await env.shutdown()


async def _play(
    env: simcord.Env,
    app: App,
    texts: Texts,
    language: str,
    port: int | None,
    opened: Callable[[str], None],
) -> None:
    server, room = PLACES.get(language, PLACES[DEFAULT_LANGUAGE])
    locale = next(each.value for each in discord.Locale if texts.offered(each.value) == language)
    guild = env.create_guild(server, preferred_locale=locale)
    channel = guild.create_text_channel(room)
    members = [
        guild.add_member(env.create_user(name.casefold(), global_name=name))
        for name in PLAYERS.get(language, PLAYERS[DEFAULT_LANGUAGE])
    ]
    await env.settle()
    if language != DEFAULT_LANGUAGE:
        # The simulated Discord speaks English to everybody, so the choice is made as a person would: by setting.
        await app.players.save_server(guild.id, language=language)
        for member in members:
            await app.players.save(member.id, language=language)
    shown = env.preview(channel, viewers=members, layout="channel", port=port, locale=locale)
    async with shown as preview:
        opened(preview.url)
        ticking = asyncio.create_task(_tick(env, preview))
        try:
            await preview.wait_closed()
        finally:
            ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticking


async def _tick(env: simcord.Env, preview: Any) -> None:
    """Keeps the simulated clock at real time, and shows what the bot did by itself."""
    seen = len(env.http_requests)
    while True:
        await asyncio.sleep(TICK)
        _follow(env)
        if env._operation_task is not None:
            continue
        news, seen = env.http_requests[seen:], len(env.http_requests)
        # Answers to commands and clicks are shown by the page itself; showing them twice would disturb who is typing.
        if any(request.method != "GET" and request.path.startswith("/channels/") for request in news):
            for page in tuple(preview._pages.values()):
                preview._publish(page, reason="refresh")


def _follow(env: simcord.Env) -> None:
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        env.backend.advance_clock(behind)
