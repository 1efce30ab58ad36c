"""The bot's emoji that messages may show. Nothing here draws, so that the bot starts without Pillow."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import structlog

log = structlog.get_logger(__name__)

PREFIX = "damka_"
"""Begins the names of the bot's emoji in Discord, where an application may have others."""


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
