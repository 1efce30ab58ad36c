"""The bot's face in Discord: sent where an operator asks for it, and the emoji that messages may show."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import structlog

from bot.board.identity import AVATAR, BANNER, PREFIX, emoji, face

log = structlog.get_logger(__name__)


async def wear(client: discord.Client) -> list[str]:
    """Gives the application the avatar, the banner and those of the emoji that it lacks, and returns their names.

    An emoji that is there stays: messages show it by its number. Raises discord.HTTPException.
    """
    there = {each.name for each in await client.fetch_application_emojis()}
    sent = []
    for name, picture in emoji().items():
        if name not in there:
            await client.create_application_emoji(name=name, image=picture)
            sent.append(name)
    assert client.user is not None
    pictures = face()
    # Discord's description asks for the name too.
    await client.user.edit(username=client.user.name, avatar=pictures[AVATAR], banner=pictures[BANNER])
    return [*sent, *pictures]


async def signs(client: discord.Client) -> Mapping[str, str]:
    """The bot's emoji that the application has, by their names without prefix, as texts show them.

    None where Discord does not say.
    """
    try:
        found = await client.fetch_application_emojis()
    except discord.HTTPException as error:
        log.warning("emoji.unknown", error=str(error))
        return {}
    return {each.name.removeprefix(PREFIX): str(each) for each in found if each.name.startswith(PREFIX)}
