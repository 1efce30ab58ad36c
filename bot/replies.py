"""Sends replies: publicly or to one person, as the first answer to an interaction or a later one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.cards.card import Reply
from bot.readers import Asked

if TYPE_CHECKING:
    from bot.client import Damka

ALREADY_ANSWERED = 40060
TOO_LATE = 10062


async def answer(interaction: Asked, reply: Reply, *, private: bool = True) -> int | None:
    """Answers the interaction with a new message and returns its id, where Discord tells it.

    A duplicate of an interaction, or one that came too late, is answered by nobody: None.
    """
    files = [attached.file() for attached in reply.files]
    if interaction.response.is_done():
        message = await interaction.followup.send(
            view=reply.card, files=files, ephemeral=private, allowed_mentions=reply.mentions, wait=True
        )
        return message.id
    try:
        sent = await interaction.response.send_message(
            view=reply.card, files=files, ephemeral=private, allowed_mentions=reply.mentions
        )
    except discord.HTTPException as error:
        if error.code in (ALREADY_ANSWERED, TOO_LATE):
            return None
        raise
    return sent.message_id


async def turn_into(interaction: Asked, reply: Reply) -> None:
    """Replaces the message whose control was used; answers anew where that cannot be."""
    if interaction.response.is_done() or interaction.message is None:
        await answer(interaction, reply)
        return
    try:
        await interaction.response.edit_message(
            view=reply.card,
            attachments=[attached.file() for attached in reply.files],
            allowed_mentions=reply.mentions,
        )
    except discord.HTTPException as error:
        if error.code not in (ALREADY_ANSWERED, TOO_LATE):
            raise


async def post(client: Damka, channel_id: int, reply: Reply, nonce: int) -> discord.Message:
    """Sends the message into a channel that the client need not have in its cache. Raises discord.HTTPException.

    The same nonce sent again within minutes is one message.
    """
    return await _send(client.get_partial_messageable(channel_id), reply, nonce)


async def post_privately(client: Damka, user_id: int, reply: Reply, nonce: int) -> discord.Message:
    """Sends the message to a person. Raises discord.HTTPException, Forbidden where they take none."""
    return await _send(await client.create_dm(discord.Object(user_id)), reply, nonce)


async def _send(channel: discord.abc.Messageable, reply: Reply, nonce: int) -> discord.Message:
    return await channel.send(
        view=reply.card,
        files=[attached.file() for attached in reply.files],
        allowed_mentions=reply.mentions,
        nonce=f"notice-{nonce}",
    )
