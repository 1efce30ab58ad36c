"""The real bot inside a simulated Discord, on a page of this machine: no account, no token, no server.

The simulation is in memory and ends with the process; so does the database, unless one is named.
"""

import asyncio
import contextlib
import html
import socket
import tempfile
from collections.abc import Awaitable, Callable, Iterable, MutableMapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import discord
import simcord
from aiohttp.web import Response

from bot.app import open_app
from bot.client import Damka
from bot.core.match import Place, Terms
from bot.core.notice import HELD
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import DEFAULT_ZONE, HOME_ZONES
from bot.invitations.service.invitations import Seeks
from bot.language import DEFAULT_LANGUAGE
from bot.language.texts import Texts
from bot.language.words import mention
from bot.match.answers.boards import public_board
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Outbox
from bot.people.service import Players
from bot.practice.answers import CLOCKLESS
from bot.practice.service import PracticeGames
from bot.skin.card import text_reply
from bot.skin.context import everybody
from bot.skin.names import name_of
from bot.skin.replies import post
from bot.sync import sync_if_changed
from bot.world.service.lobby import Lobby
from rules import GAMES, Side

HOST = "127.0.0.1"
TICK = 0.5  # seconds between two updates of the simulated clock and of the page

PATIENCE = (HELD * 2 / 3).total_seconds()
"""Seconds that a command may take. The simulation also waits for every timer that ends within them, and while a notice
is held there is one."""
LEVEL = 2  # how well the bot plays in the game that is begun against it
PLIES = 6
SEED = 5  # moves that were made in the game that is under way, and the luck by which they are a known opening

STYLE = "\n.gallery-image { width: auto; max-height: 36vh; }\n"
"""As high that the welcome and the board with its menu are one screen."""

STALE = "const basis = new Date(options.presentationTime || 0);", "  parent.append(time);\n"
FRESH = (
    "const basis = new Date();",
    """  parent.append(time);
  if (style === "R") setTimeout(() => {
    const later = document.createDocumentFragment();
    renderTimestamp(later, token, options);
    if (time.isConnected) time.replaceWith(later);
  }, 5000);
""",
)
"""Lines of the page's text.js, which counts "in 3 days" from the moment that the page was opened, and the same counting
from now, as Discord does."""

# A language without names of its own takes the English ones.
PLAYERS = {
    "en": ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo"),
    "ja": ("花子", "太郎", "美咲", "健", "さくら", "大輔", "直子", "翔太"),
}
PEOPLE = 2  # how many there are, unless more are wanted
PLACES = {
    "en": (("Board games", "games"), ("Café Central", "tables")),
    "ja": (("ボードゲーム部", "対局"), ("喫茶こまち", "広間")),
}
"""The servers, each with its channel: one of them, unless both are wanted."""

SIDES = Path(__file__).with_suffix(".html")
"""The page of two servers. It says nothing of how to reach them: the address, which alone lets somebody in, does."""


@dataclass(frozen=True)
class Room:
    """A server of the simulation, the channel in which it plays, and its people."""

    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    members: Sequence[simcord.MemberActor]


async def serve(
    *,
    language: str = DEFAULT_LANGUAGE,
    database_url: str | None = None,
    port: int | None = None,
    people: int = PEOPLE,
    servers: int = 1,
    opened: Callable[[str], None],
) -> None:
    """Runs the sandbox until the page ends the session or the task is cancelled; `opened` gets the page's address.

    `people`: at most as many as have names; `servers`: one, or two that share them. Raises OSError without the port.
    """
    with socket.socket() as probe:
        # Asked before anything is set up; the simulation itself would tell of a taken port in its own words.
        probe.bind((HOST, port or 0))
    with tempfile.TemporaryDirectory(prefix="damka-") as folder:
        url = database_url or f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.sqlite3'}"
        world: list[simcord.Env] = []
        # The bot's clock is the simulation's, so that the date of a message and the time of a clock agree.
        async with open_app(url, now=lambda: world[0].now() if world else datetime.now(UTC)) as app:
            texts = Texts()
            bot = Damka(app, texts, mentions=True)
            env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=PATIENCE)
            env.backend.bot_user.name = "Damka"
            create, me = env.backend.create_message, f"<@{env.backend.bot_user.id}>"
            # Discord's client makes a mention of what is typed.
            vars(env.backend)["create_message"] = lambda channel, author, content="", **more: create(
                channel, author, content and content.replace("@Damka", me), **more
            )
            _follow(env)
            world.append(env)
            await env.start()
            try:
                with env.time_context():
                    async with bot.served(_page_settings()):
                        rooms = await _furnish(env, bot, language, people, servers)
                        if servers == 1:
                            playing = [member.id for member in rooms[0].members[:PEOPLE]]
                            place = Place(rooms[0].guild.id, rooms[0].channel.id)
                            await _begin(bot, place, playing, env.settle, lasting=database_url is not None)
                        else:
                            await _open_doors(bot, rooms)
                        await env.settle()
                        await _show(env, bot, language, rooms, port, opened)
            finally:
                await env.shutdown()


def _page_settings() -> dict[str, Any]:
    """The page is served to this machine alone, at a port that is free."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    return {"page_url": f"http://{HOST}:{port}/", "page_port": port, "page_host": HOST}


def _locale(bot: Damka, language: str) -> str:
    return next(each.value for each in discord.Locale if bot.texts.offered(each.value) == language)


async def _furnish(env: simcord.Env, bot: Damka, language: str, people: int, servers: int) -> list[Room]:
    """The servers with their people, who are dealt out to them in turn."""
    app, locale = bot.app, _locale(bot, language)
    names = PLAYERS.get(language, PLAYERS[DEFAULT_LANGUAGE])[:people]
    rooms = []
    for number, (server, room) in enumerate(PLACES.get(language, PLACES[DEFAULT_LANGUAGE])[:servers]):
        guild = env.create_guild(server, preferred_locale=locale)
        channel = guild.create_text_channel(room)
        # Its first person also runs the server.
        role = guild.create_role(
            "Host", permissions=discord.Permissions(manage_guild=True, manage_events=True)
        )
        members = [
            guild.add_member(env.create_user(name.casefold(), global_name=name), roles=[role])
            for name in names[number::servers]
        ]
        rooms.append(Room(guild, channel, members))
    await env.settle()
    if None not in env.backend.commands:
        # The database remembers that they were sent, but to another simulation.
        await sync_if_changed(bot, force=True)
    _translate(env.backend.commands[None].values(), locale)
    for number, each in enumerate(rooms):
        for member, name in zip(each.members, names[number::servers], strict=True):
            await app[Players].remember(member.id, name)
        if language != DEFAULT_LANGUAGE:
            # The simulated Discord speaks English to everybody, so the choice is made as a person would: by setting.
            await app[Players].save_server(each.guild.id, language=language)
            for member in each.members:
                await app[Players].save(
                    member.id, language=language, zone=HOME_ZONES.get(locale, DEFAULT_ZONE)
                )
    return rooms


async def _open_doors(bot: Damka, rooms: Sequence[Room]) -> None:
    """Each server opens its door to the world, the first of its people has agreed, and a welcome says how to meet."""
    for room in rooms:
        await bot.app[Players].save_server(room.guild.id, door=room.channel.id)
        await bot.app[Lobby].agree(room.members[0].id)
        # On one machine all are awake together.
        await bot.app[Players].save(room.members[0].id, zone_asked=True)
        reader = await everybody(bot, Place(room.guild.id, room.channel.id))
        welcome = reader.words("sandbox-servers", player=mention(room.members[0].id))
        await post(bot, room.channel.id, text_reply(welcome), "welcome")


async def _show(
    env: simcord.Env,
    bot: Damka,
    language: str,
    rooms: Sequence[Room],
    port: int | None,
    opened: Callable[[str], None],
) -> None:
    """Serves the page until a person ends the session there."""
    locale = _locale(bot, language)
    async with contextlib.AsyncExitStack() as stack:
        previews: list[simcord.preview.Preview] = []
        for room in rooms:
            # The simulation lets one preview be open at a time, by this name alone; each watches for itself what its
            # people do.
            env._preview = None
            asked = port if not previews else None
            shown = env.preview(
                room.channel, viewers=room.members, layout="channel", port=asked, locale=locale
            )
            _fit(shown, _side_by_side(rooms) if len(rooms) > 1 else None)
            previews.append(await stack.enter_async_context(shown))
        opened(_address([preview.url for preview in previews]))
        ticking = asyncio.create_task(_tick(env, previews))
        closing = [asyncio.create_task(preview.wait_closed()) for preview in previews]
        try:
            await asyncio.wait(closing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (ticking, *closing):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticking


def _side_by_side(rooms: Iterable[Room]) -> str:
    sections = (
        f'<section><h1>{name}</h1><iframe title="{name}"></iframe></section>'
        for name in (html.escape(room.guild.name) for room in rooms)
    )
    return SIDES.read_text(encoding="utf-8").replace("{sections}", "\n".join(sections))


def _address(urls: Sequence[str]) -> str:
    """The address of the page: that of the one server, or one that knows how to reach both."""
    first, *others = urls
    if not others:
        return first
    sides = ((urlsplit(url).port, urlsplit(url).fragment) for url in urls)
    return f"{first.partition('#')[0]}?servers#" + ",".join(f"{port}.{key}" for port, key in sides)


async def _begin(
    bot: Damka, place: Place, players: list[int], shown: Callable[[], Awaitable[object]], *, lasting: bool
) -> None:
    """A begun game, a welcome, one against the bot; `shown`: waits for all; `lasting`: they outlive the sandbox."""
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
    seek = await app[Seeks].invite(first, terms, place, opponent=second, wants=Side.FIRST)
    match, dice = await app[Seeks].join(seek.id, second), Random(SEED)
    for number in range(PLIES):
        move = dice.choice(match.game.legal_moves(match.state))
        text = match.game.format(match.state, move)
        # Only the last of these boards is shown.
        last = number == PLIES - 1
        played = await app[Matches].play(match.mover, text, match_id=match.id, answering=not last)
        match = played.match
        if not last:
            await app[Outbox].delivered(played.notice_ids)


async def _practise(bot: Damka, terms: Terms, place: Place, player: int) -> None:
    """Begins a game against the bot, so that one person can play at once."""
    assert bot.user is not None
    await bot.app[Players].remember(bot.user.id, name_of(bot.user))
    match = await bot.app[PracticeGames].begin(player, bot.user.id, terms, place, LEVEL, wants=Side.FIRST)
    board = await public_board(bot, match)
    message = await post(bot, place.channel_id, board, f"board-{match.id}")
    await bot.app[PracticeGames].note_shown(match, message.id)


def _translate(described: Iterable[MutableMapping[str, Any]], locale: str) -> None:
    """Translates commands as a client of this language shows them; the simulated one knows none."""
    for each in described:
        # The page sends an option back by the name that it shows, and the bot knows it by the English one. A choice is
        # sent by its value.
        for name in ("name", "description") if "value" in each else ("description",):
            if said := (each.get(f"{name}_localizations") or {}).get(locale):
                each[name] = said
        _translate((*each.get("options", ()), *each.get("choices", ())), locale)


def _fit(preview: Any, sides: str | None) -> None:
    """Shows boards no higher than `STYLE` says, and times as they are now; `sides`: the page that frames this one."""
    server = preview._server
    served = server._static

    async def styled(request: Any) -> Any:
        response = await served(request)
        if request.path == "/preview.css":
            response.text += STYLE
        if request.path == "/text.js":
            for stale, fresh in zip(STALE, FRESH, strict=True):
                response.text = response.text.replace(stale, fresh)
        if sides is not None and request.path == "/":
            if "servers" in request.query:
                return Response(text=sides, content_type="text/html")
            # The page lets nobody frame it; here the one that does is of the same machine.
            own, others = "frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:*"
            policy = response.headers["Content-Security-Policy"].replace(own, others)
            response.headers["Content-Security-Policy"] = policy
            del response.headers["X-Frame-Options"]
        return response

    server._static = styled


async def _tick(env: simcord.Env, previews: Sequence[Any]) -> None:
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
            for preview in previews:
                for page in tuple(preview._pages.values()):
                    preview._publish(page, reason="refresh")


def _follow(env: simcord.Env) -> None:
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        env.backend.advance_clock(behind)
