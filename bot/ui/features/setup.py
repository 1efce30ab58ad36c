"""Greeting a server that has just got the bot, and setting it up."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import discord
import structlog

from bot.core.activity import week_before
from bot.core.preferences import ServerSettings
from bot.core.terms import Place
from bot.ui.cards.servers import fault_text
from bot.ui.cards.setup import SWITCHES, UNSET, setup_card, welcome_card
from bot.ui.context import Press, Request, everybody
from bot.ui.errors import NotAllowed, ServerOnly, SettingOutOfReach
from bot.ui.features.checkup import faults_of, found_in, greetable
from bot.ui.features.hall import choose_hall
from bot.ui.features.places import NEEDED_FOR_THREADS, missing_permissions
from bot.ui.protocol import Client
from bot.ui.replies import answer_privately, post

log = structlog.get_logger(__name__)

_CHANNELS: Final = ("channel", "forum", "hall")
UNHEARD: Final = timedelta(days=7)
"""For so long after a server has got the bot unheard it is greeted all the same."""


async def welcome(client: Client, guild: discord.Guild) -> None:
    """Greets a server of which nothing is kept, in its channel for Discord's own greetings, else in the first in which
    the bot may write. Its hall is there too.
    """
    players = client.app.players
    if await players.server(guild.id) != ServerSettings():
        return
    channel = greetable(guild)
    if channel is None:
        log.info("welcome.nowhere", guild=guild.id)
        return
    words = (await everybody(client, Place(guild.id, channel.id))).words
    # A game of forty moves is forty boards: in a thread they leave one card in the channel.
    threads = not missing_permissions(channel.permissions_for(guild.me), names=NEEDED_FOR_THREADS)
    greeting = welcome_card(ServerSettings(threads=threads), words)
    monday = week_before(client.app.now()).until.date().isoformat()
    try:
        await post(client, channel.id, greeting, f"hello-{guild.id}")
    except discord.HTTPException as error:
        log.info("welcome.not_posted", guild=guild.id, error=str(error))
        return
    await players.save_server(guild.id, week_told=monday, threads=threads)
    await choose_hall(client, guild.id, channel.id)


async def welcome_unheard(client: Client) -> None:
    """Greets the servers that have got the bot while nobody listened: before its first start, or while it was off."""
    since = client.app.now() - UNHEARD
    for guild in client.guilds:
        joined = None if guild.me is None else guild.me.joined_at
        if joined is not None and joined >= since:
            await welcome(client, guild)


async def show(request: Request) -> None:
    """The panel, for those who manage the server. Raises ServerOnly, NotAllowed."""
    guild = require_manager(request)
    words = await request.words()
    faults = await found_in(request.client, guild)
    settings = await request.app.players.server(guild.id)
    told = [f"- {fault_text(each, words)}" for each in faults]
    await answer_privately(request, setup_card(settings, words, told))


async def choose(press: Press) -> None:
    """Saves what was chosen in one menu, or turns a switch. Raises BadSetting, SettingOutOfReach, NotAllowed."""
    guild, name = require_manager(press), press.control.rest
    settings = await press.app.players.server(guild.id)
    value: Any
    if name in SWITCHES:
        value = not getattr(settings, name)
    elif name in _CHANNELS:
        value = int(press.values[0]) if press.values else None
    else:
        value = None if press.value == UNSET else press.value
    wanted = settings.changed(**{name: value})
    if value and (refused := [each for each in faults_of(guild, wanted, None) if each.what == name]):
        raise SettingOutOfReach(refused)
    if name == "hall":
        await choose_hall(press.client, guild.id, value)
    else:
        await press.app.players.save_server(guild.id, **{name: value})
    await show(press)


async def end_weeks(request: Request) -> None:
    """The server wants no card of the week any more. Raises NotAllowed."""
    await request.app.players.save_server(require_manager(request).id, week=False)


def require_manager(request: Request) -> discord.Guild:
    """The server, for somebody who manages it. Raises ServerOnly, NotAllowed."""
    guild = request.interaction.guild
    if guild is None:
        raise ServerOnly
    if not request.interaction.permissions.manage_guild:
        raise NotAllowed
    return guild
