"""Greeting a server that has just got the bot, and setting it up."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import discord
import structlog

from bot.core.preferences import ServerSettings
from bot.core.terms import Place
from bot.hall.answers.hall import HOUR, choose_hall
from bot.hall.model import week_before
from bot.match.service.replies import Replies
from bot.outbox.service.alarm import Alarm
from bot.people.service import Players
from bot.servers.answers.checkup import faults_of, found_in, greetable
from bot.servers.cards.setup import CHANNELS, SWITCHES, NO_CHOICE, setup_card, welcome_card
from bot.skin.card import note
from bot.skin.context import Press, everybody
from bot.skin.entry import action
from bot.skin.errors import SettingOutOfReach
from bot.skin.faults import fault_text
from bot.skin.places import NEEDED_FOR_THREADS, missing_permissions, require_manager
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, post

log = structlog.get_logger(__name__)

UNHEARD: Final = timedelta(days=7)
"""For so long after a server has got the bot it is greeted where that has not been done."""


async def welcome(client: Client, guild: discord.Guild) -> None:
    """Greets a server that was never greeted and has no hall, in its channel for Discord's own greetings, else in the
    first in which the bot may write. Its hall is there too.
    """
    players = client.app[Players]
    settings = await players.server(guild.id)
    if settings.week_told is not None or settings.hall is not None:
        return
    channel = greetable(guild)
    if channel is None:
        log.info("welcome.nowhere", guild=guild.id)
        return
    words = (await everybody(client, Place(guild.id, channel.id))).words
    # A game of forty moves is forty boards: in a thread they leave one card in the channel.
    # Somebody who has chosen anything already has seen that there are none.
    chosen = settings.changed(language=None, faults=()) != ServerSettings()
    able = not missing_permissions(channel.permissions_for(guild.me), names=NEEDED_FOR_THREADS)
    threads = settings.threads if chosen else able
    greeting = welcome_card(settings.changed(threads=threads), words, practice=client.app[Replies].on)
    monday = week_before(client.app.now(), guild.id).until.date().isoformat()
    try:
        await post(client, channel.id, greeting, f"hello-{guild.id}")
    except discord.HTTPException as error:
        log.info("welcome.not_posted", guild=guild.id, error=str(error))
        return
    await players.save_server(guild.id, week_told=monday, threads=threads)
    await choose_hall(client, guild.id, channel.id)


async def welcome_unheard(client: Client) -> None:
    """Greets the servers that have got the bot of late unheard: while it was off, or where the greeting has failed."""
    since = client.app.now() - UNHEARD
    for guild in client.guilds:
        joined = None if guild.me is None else guild.me.joined_at
        if joined is not None and joined >= since:
            await welcome(client, guild)


async def greet_hourly(client: Client) -> None:
    """Tries again for ever where a greeting has failed, or the bot may write by now where it might nowhere."""
    alarm = Alarm()

    async def work() -> float:
        await client.wait_until_ready()
        await welcome_unheard(client)
        return HOUR

    await alarm.sleep(HOUR)
    await alarm.repeat("greeting", work, longest=HOUR)


@action("setup")
async def show(request: Press) -> None:
    """The panel, for those who manage the server. Raises ServerOnly, NotAllowed."""
    guild = require_manager(request)
    words = await request.words()
    faults = await found_in(request.client, guild)
    settings = await request.app[Players].server(guild.id)
    told = [f"- {fault_text(each, words)}" for each in faults]
    await answer_privately(request, setup_card(settings, words, told))


@action("setup-set")
async def choose_setting(press: Press) -> None:
    """Saves what was chosen in one menu, or turns a switch. Raises BadSetting, UnknownGame, SettingOutOfReach,
    NotAllowed.
    """
    guild, name = require_manager(press), press.control.rest
    settings = await press.app[Players].server(guild.id)
    value: Any
    if name in SWITCHES:
        value = not getattr(settings, name)
    elif name in CHANNELS:
        value = press.figure(press.values[0]) if press.values else None
    elif press.value == NO_CHOICE:
        value = None
    else:
        value = await press.game(press.value) if name == "game" else press.value
    wanted = settings.changed(**{name: value})
    if value and (refused := [each for each in faults_of(guild, wanted, None) if each.what == name]):
        raise SettingOutOfReach(refused)
    if name == "hall":
        await choose_hall(press.client, guild.id, value)
    else:
        await press.app[Players].save_server(guild.id, **{name: value})
    await show(press)


@action("week-off")
async def end_weeks(press: Press) -> None:
    """The server wants no card of the week any more. Raises NotAllowed."""
    await press.app[Players].save_server(require_manager(press).id, week=False)
    await answer(press, note((await press.words())("week-is-off")))
