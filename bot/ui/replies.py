"""Sends replies: publicly or to one person, as the first answer to an interaction or a later one."""

from __future__ import annotations

import discord

from bot.ui.cards.card import Reply, Tint, note, said
from bot.ui.context import asker
from bot.ui.deferral import ALREADY_ANSWERED, TOO_LATE, ours
from bot.ui.protocol import Client, Interaction

_FILLED = "filled"


async def answer(interaction: Interaction, reply: Reply, *, private: bool = True) -> int | None:
    """Answers the interaction with a new message and returns its id, where Discord tells it.

    A duplicate of an interaction, or one that came too late, is answered by nobody: None.
    """
    if not await ours(interaction):
        return None
    files = [attached.file() for attached in reply.files]
    if interaction.response.is_done():
        kept = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        if kept and not interaction.extras.get(_FILLED):
            interaction.extras[_FILLED] = True
            if private:
                return await _fill(interaction, reply)
            # The place that was kept is private and stays so; what everybody is to see comes after it.
            words = (await asker(interaction)).words
            await _fill(interaction, said(words("answer-follows"), tint=Tint.PRIVATE))
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


async def turn_into(interaction: Interaction, reply: Reply) -> None:
    """Replaces the message whose control was used; answers anew where that cannot be."""
    if not await ours(interaction):
        return
    if interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        await _fill(interaction, reply)
        return
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


async def acknowledge(interaction: Interaction, message_id: str) -> None:
    """Tells the asker alone that it is done; everybody hears of it by the notice in the outbox."""
    reply = note((await asker(interaction)).words(message_id))
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    await (turn_into(interaction, reply) if aside else answer(interaction, reply))


async def ask(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Opens a form, which must be the first answer; one that took too long is not asked any more."""
    if not await ours(interaction):
        return
    if interaction.response.is_done():
        await answer(interaction, said((await asker(interaction)).words("form-too-late"), tint=Tint.REFUSED))
    else:
        await interaction.response.send_modal(form)


async def post(client: Client, channel_id: int, reply: Reply, nonce: int) -> discord.Message:
    """Sends the message into a channel that the client need not have in its cache. Raises discord.HTTPException.

    The same nonce sent again within minutes is one message.
    """
    return await _send(client.get_partial_messageable(channel_id), reply, nonce)


async def post_privately(client: Client, user_id: int, reply: Reply, nonce: int) -> discord.Message:
    """Sends the message to a person. Raises discord.HTTPException, Forbidden where they take none."""
    return await _send(await client.create_dm(discord.Object(user_id)), reply, nonce)


async def _fill(interaction: Interaction, reply: Reply) -> int:
    """Puts the answer into the place that was kept, or the message whose control was used."""
    message = await interaction.edit_original_response(
        view=reply.card,
        attachments=[attached.file() for attached in reply.files],
        allowed_mentions=reply.mentions,
    )
    return message.id


async def _send(channel: discord.abc.Messageable, reply: Reply, nonce: int) -> discord.Message:
    return await channel.send(
        view=reply.card,
        files=[attached.file() for attached in reply.files],
        allowed_mentions=reply.mentions,
        nonce=f"notice-{nonce}",
    )
