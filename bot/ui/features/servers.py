"""The settings of a server, and the check of the bot's permissions in its channels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.ui.cards.servers import check_card, server_card
from bot.ui.context import Request
from bot.ui.features.forums import NEEDED
from bot.ui.features.places import missing_permissions
from bot.ui.replies import answer

MAX_CHANNELS = 25
FOR_THE_SERVER: Final = ("create_events", "manage_roles")
"""Permissions in the whole server: for tournaments in its calendar, and for roles by rating or title."""


async def choose(request: Request, changes: Mapping[str, object]) -> None:
    """Saves the choices, if there are any, and shows all of them. Raises BadSetting, and saves nothing then."""
    players = request.app.players
    guild_id = request.guild_id
    assert guild_id is not None  # the command is for servers only
    if changes:
        await players.save_server(guild_id, **changes)
    await answer(request, server_card(await players.server(guild_id), await request.words()))


async def check(request: Request) -> None:
    """Lists the channels in which the bot lacks permissions to show games, and what it lacks in the whole server."""
    guild = request.interaction.guild
    assert guild is not None  # the command is for servers only
    lacking: dict[int, tuple[str, ...]] = {}
    for channel in guild.text_channels:
        missing = missing_permissions(channel.permissions_for(guild.me), thread=False)
        if missing:
            lacking[channel.id] = missing
    settings = await request.app.players.server(guild.id)
    for forum in guild.forums:
        missing = missing_permissions(forum.permissions_for(guild.me), names=NEEDED)
        if missing and forum.id == settings.forum:
            lacking[forum.id] = missing
    shown = dict(list(lacking.items())[:MAX_CHANNELS])
    words = await request.words()
    wanting = missing_permissions(guild.me.guild_permissions, names=FOR_THE_SERVER)
    given = {role_id for role_id, *_ in (*settings.roles, *settings.titles)}
    above = [role.id for role in guild.roles if role.id in given and role >= guild.me.top_role]
    await answer(request, check_card(shown, len(lacking), len(guild.text_channels), wanting, above, words))
