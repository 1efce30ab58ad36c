"""The real bot inside a simulated Discord, on a page of this machine: no account, no token, no server.

The simulation is in memory and ends with the process; so does the database, unless one is named.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import tempfile
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord

from bot.app import open_app
from bot.core.match import Place, Terms
from bot.core.notice import HELD
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import DEFAULT_ZONE, HOME_ZONES
from bot.language import DEFAULT_LANGUAGE
from bot.language.texts import Texts
from bot.language.words import mention
from bot.ui.cards.card import text_reply
from bot.ui.client import Damka
from bot.ui.context import everybody, name_of
from bot.ui.features.boards import public_board
from bot.ui.features.practice import CLOCKLESS
from bot.ui.replies import post
from bot.ui.sync import sync_if_changed
from rules import GAMES, Side

TICK = 0.5
"""Seconds between two updates of the simulated clock and of the page."""

PATIENCE = (HELD * 2 / 3).total_seconds()
"""Seconds that a command may take. The simulation also waits for every timer that ends within them, and while a notice
is held there is one."""
LEVEL = 2
"""How well the bot plays in the game that is begun against it."""
PLIES = 6
SEED = 5
"""Moves that were made in the game that is under way, and the luck by which they are a known opening."""

STYLE = "\n.gallery-image { width: auto; max-height: 36vh; }\n"
"""As high that the welcome and the board with its menu are one screen."""

# A language without names of its own takes the English ones.
PLAYERS = {
    "en": ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo"),
    "ja": ("花子", "太郎", "美咲", "健", "さくら", "大輔", "直子", "翔太"),
}
PEOPLE = 2
"""How many there are, unless more are wanted."""
PLACES = {"en": ("Board games", "games"), "ja": ("ボードゲーム部", "対局")}


async def serve(
    *,
    language: str = DEFAULT_LANGUAGE,
    database_url: str | None = None,
    port: int | None = None,
    people: int = PEOPLE,
    opened: Callable[[str], None],
) -> None:
    """Runs the sandbox until the page ends the session or the task is cancelled; `opened` gets the page's address.

    `people`: how many there are, at most as many as have names; two of them have a game.

    Raises OSError when the port cannot be had.
    """
    with socket.socket() as probe:
        # Asked before anything is set up; the simulation itself would tell of a taken port in its own words.
        probe.bind(("127.0.0.1", port or 0))
    with tempfile.TemporaryDirectory(prefix="damka-") as folder:
        url = database_url or f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.sqlite3'}"
        world: list[simcord.Env] = []
        # The bot's clock is the simulation's, so that the date of a message and the time of a clock agree.
        async with open_app(url, now=lambda: world[0].now() if world else datetime.now(UTC)) as app:
            texts = Texts()
            bot = Damka(app, texts)
            env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=PATIENCE)
            env.backend.bot_user.name = "Damka"
            _follow(env)
            world.append(env)
            await env.start()
            try:
                with env.time_context():
                    await _play(env, bot, language, port, people, opened, lasting=database_url is not None)
            finally:
                await env.shutdown()


async def _play(
    env: simcord.Env,
    bot: Damka,
    language: str,
    port: int | None,
    people: int,
    opened: Callable[[str], None],
    *,
    lasting: bool,
) -> None:
    app, texts = bot.app, bot.texts
    server, room = PLACES.get(language, PLACES[DEFAULT_LANGUAGE])
    locale = next(each.value for each in discord.Locale if texts.offered(each.value) == language)
    guild = env.create_guild(server, preferred_locale=locale)
    channel = guild.create_text_channel(room)
    names = PLAYERS.get(language, PLAYERS[DEFAULT_LANGUAGE])[:people]
    # The first person also runs the server.
    role = guild.create_role("Host", permissions=discord.Permissions(manage_guild=True, manage_events=True))
    members = [
        guild.add_member(env.create_user(name.casefold(), global_name=name), roles=[role]) for name in names
    ]
    await env.settle()
    if None not in env.backend.commands:
        # The database remembers that they were sent, but to another simulation.
        await sync_if_changed(bot, force=True)
    _translate(env.backend.commands[None].values(), locale)
    for member, name in zip(members, names, strict=True):
        await app.players.remember(member.id, name)
    if language != DEFAULT_LANGUAGE:
        # The simulated Discord speaks English to everybody, so the choice is made as a person would: by setting.
        await app.players.save_server(guild.id, language=language)
        for member in members:
            await app.players.save(member.id, language=language, zone=HOME_ZONES.get(locale, DEFAULT_ZONE))
    playing = [member.id for member in members[:PEOPLE]]
    await _begin(bot, Place(guild.id, channel.id), playing, env.settle, lasting=lasting)
    await env.settle()
    shown = env.preview(channel, viewers=members, layout="channel", port=port, locale=locale)
    _fit(shown)
    async with shown as preview:
        opened(preview.url)
        ticking = asyncio.create_task(_tick(env, preview))
        try:
            await preview.wait_closed()
        finally:
            ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticking


async def _begin(
    bot: Damka, place: Place, players: list[int], shown: Callable[[], Awaitable[object]], *, lasting: bool
) -> None:
    """A game that has begun, a welcome, and below it a game against the bot.

    `shown`: waits until all that is to be shown is shown; `lasting`: the games outlive the sandbox.
    """
    first, second = players
    game, practised = islice(GAMES, 2)
    await _play_a_while(bot, Terms(game, Pace.parse(DEFAULT)), place, players)
    await shown()
    reader = await everybody(bot, place)
    welcome = reader.words("sandbox-welcome", opponent=mention(second), kept="yes" if lasting else "no")
    await post(bot, place.channel_id, text_reply(welcome), "welcome")
    await _practise(bot, Terms(practised, CLOCKLESS), place, first)


async def _play_a_while(bot: Damka, terms: Terms, place: Place, players: list[int]) -> None:
    """A game between the two of them with its first moves."""
    app, (first, second) = bot.app, players
    seek = await app.seeks.invite(first, terms, place, opponent=second, wants=Side.FIRST)
    match, dice = await app.seeks.join(seek.id, second), Random(SEED)
    for number in range(PLIES):
        move = dice.choice(match.game.legal_moves(match.state))
        text = match.game.format(match.state, move)
        # Only the last of these boards is shown.
        last = number == PLIES - 1
        played = await app.matches.play(match.mover, text, match_id=match.id, answering=not last)
        match = played.match
        if not last:
            await app.outbox.delivered(played.notice_ids)


async def _practise(bot: Damka, terms: Terms, place: Place, player: int) -> None:
    """Begins a game against the bot, so that one person can play at once."""
    assert bot.user is not None
    await bot.app.players.remember(bot.user.id, name_of(bot.user))
    match = await bot.app.practice.begin(player, bot.user.id, terms, place, LEVEL, wants=Side.FIRST)
    board = await public_board(bot, match)
    message = await post(bot, place.channel_id, board, f"board-{match.id}")
    await bot.app.practice.note_shown(match, message.id)


def _translate(described: Iterable[MutableMapping[str, Any]], locale: str) -> None:
    """Translates commands as a client that speaks this language would show them; the simulated one knows no
    languages.
    """
    for each in described:
        # The page sends an option back by the name that it shows, and the bot knows it by the English one. A choice is
        # sent by its value.
        for name in ("name", "description") if "value" in each else ("description",):
            if said := (each.get(f"{name}_localizations") or {}).get(locale):
                each[name] = said
        _translate((*each.get("options", ()), *each.get("choices", ())), locale)


def _fit(preview: Any) -> None:
    """Shows boards no higher than `STYLE` says. The page stretches each picture to the width of its message, so that
    a board covered the window, and the menu of its moves was below it.
    """
    server = preview._server
    served = server._static

    async def styled(request: Any) -> Any:
        response = await served(request)
        if request.path == "/preview.css":
            response.text += STYLE
        return response

    server._static = styled


async def _tick(env: simcord.Env, preview: Any) -> None:
    """Keeps the simulated clock at real time, and shows what the bot did by itself."""
    seen = len(env.http_requests)
    while True:
        await asyncio.sleep(TICK)
        _follow(env)
        if env._operation_task is not None:
            continue
        news, seen = env.http_requests[seen:], len(env.http_requests)
        # Answers to commands and clicks are shown by the page itself; showing them twice would disturb a person who
        # is typing.
        if any(request.method != "GET" and request.path.startswith("/channels/") for request in news):
            for page in tuple(preview._pages.values()):
                preview._publish(page, reason="refresh")


def _follow(env: simcord.Env) -> None:
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        env.backend.advance_clock(behind)
