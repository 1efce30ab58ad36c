"""Where something is asked for, and what the bot may do there."""

from __future__ import annotations

import discord

from bot.core.terms import Place
from bot.readers import Asked
from bot.refusals import MissingPermissions, NotHere

_NEEDED = ("view_channel", "send_messages", "attach_files")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


def place_of(interaction: Asked) -> Place:
    """The place of a match that begins here. Raises NotHere where nobody else could join it.

    Where the bot itself is no member of the server, the place has no server: what happens later is then told by
    direct message.
    """
    if interaction.channel_id is None or interaction.context.dm_channel:
        raise NotHere("alone")
    if interaction.guild_id is not None and not _only_brought_along(interaction):
        return Place(interaction.guild_id, interaction.channel_id)
    return Place(None, interaction.channel_id)


def is_here(interaction: Asked, place: Place) -> bool:
    """Is this the place itself, so that an answer to everybody is news for everybody there?"""
    return interaction.channel_id == place.channel_id


def missing_permissions(permissions: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """What the bot would need in order to post boards, of which it has not got all."""
    return tuple(
        name for name in (_NEEDED_IN_THREADS if thread else _NEEDED) if not getattr(permissions, name)
    )


def require_permissions(interaction: Asked) -> None:
    """Raises MissingPermissions when games here could not be shown later; a conversation needs none."""
    if interaction.guild_id is None or _only_brought_along(interaction):
        return
    thread = isinstance(interaction.channel, discord.Thread)
    if missing := missing_permissions(interaction.app_permissions, thread=thread):
        raise MissingPermissions(missing)


def _only_brought_along(interaction: Asked) -> bool:
    """Was the bot brought by a person who installed it for themselves, to a server that has not?"""
    return interaction.is_user_integration() and not interaction.is_guild_integration()
