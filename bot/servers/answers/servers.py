"""The settings of a server, and the check of them and of the bot's permissions in its channels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.preferences import ServerSettings
from bot.core.terms import Place
from bot.language.words import Words
from bot.people.service import Players
from bot.problems.service import Problems
from bot.servers.answers.checkup import faults_of, found_in
from bot.servers.cards.servers import check_card, server_card, with_faults
from bot.skin.card import Reply
from bot.skin.context import Request, everybody
from bot.skin.errors import SettingOutOfReach
from bot.skin.places import missing_permissions, thread_permissions
from bot.skin.replies import answer

MAX_CHANNELS = 25
FOR_THE_SERVER: Final = ("create_events", "manage_roles")
"""Permissions in the whole server: for tournaments in its calendar, and for roles by rating or title."""
UNSETTABLE: Final = ("language", "channel", "forum", "game", "pace", "max_matches", "holidays")
"""Settings that can be left open again; the others have a value for that."""


async def choose(request: Request, changes: Mapping[str, object], unset: str | None = None) -> None:
    """Saves the choices, if there are any, and shows all of them with what of them cannot work.

    `unset`: the setting that is left open again. Raises BadSetting, SettingOutOfReach, and saves nothing then.
    """
    players, guild = request.app[Players], request.interaction.guild
    assert guild is not None  # the command is for servers only
    words = await request.words()
    if unset is not None:
        changes = {**changes, unset: getattr(ServerSettings(), unset)}
    wanted = (await players.server(guild.id)).changed(**changes)
    made = {name for name, value in changes.items() if value}
    if refused := [each for each in faults_of(guild, wanted, None) if each.what in made]:
        raise SettingOutOfReach(refused)
    if changes:
        await players.save_server(guild.id, **changes)
    faults = await found_in(request.client, guild)
    await answer(request, with_faults(await _card(request, guild.id, words), faults, words))


async def _card(request: Request, guild_id: int, words: Words) -> Reply:
    assert request.channel_id is not None
    everyone = await everybody(request.client, Place(guild_id, request.channel_id))
    chosen = await request.app[Players].server(guild_id)
    posted = request.app.get(Problems)
    daily = None if posted is None else await posted.channel(guild_id)
    problems = None if daily is None else daily.channel_id
    return server_card(chosen, everyone.words.language, problems, words)


async def check(request: Request) -> None:
    """Lists what of the settings cannot work, the channels in which games could not be shown, and what is lacking in
    the whole server.
    """
    guild = request.interaction.guild
    assert guild is not None  # the command is for servers only
    settings = await request.app[Players].server(guild.id)
    faults = await found_in(request.client, guild)
    lacking: dict[int, tuple[str, ...]] = {}
    # A permission that is lacking in the whole server is told once.
    unthreaded = thread_permissions(guild.me.guild_permissions)
    # Where all games go to one channel, no other needs anything.
    channels = guild.text_channels if settings.channel is None else []
    for channel in channels:
        may = channel.permissions_for(guild.me)
        missing = missing_permissions(may)
        if settings.threads:
            missing += tuple(name for name in thread_permissions(may) if name not in unthreaded)
        if missing:
            lacking[channel.id] = missing
    shown = dict(list(lacking.items())[:MAX_CHANNELS])
    told = {name for each in faults for name in each.names}
    if any(each.why == "permission" for each in faults):
        told.add("manage_roles")
    names = [name for name in FOR_THE_SERVER if name not in told]
    wanting = missing_permissions(guild.me.guild_permissions, names=names) if names else ()
    words = await request.words()
    await answer(request, check_card(faults, shown, len(lacking), max(len(channels), 1), wanting, words))
