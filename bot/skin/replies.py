"""Sends replies: publicly or to one person, as the first answer to an interaction or a later one."""

from typing import Any

import discord
import structlog

from bot.core.terms import Place
from bot.skin.card import Reply, Tint, text_reply
from bot.skin.context import Request
from bot.skin.deferral import UNANSWERABLE
from bot.skin.protocol import Client, Interaction

log = structlog.get_logger(__name__)


async def answer(request: Request, reply: Reply, *, private: bool = True) -> int | None:
    """Answers with a new message; its id where Discord tells it, None for a duplicate or late interaction too."""
    interaction = request.interaction
    if not await request.deferral.end():
        return None
    request.hears |= private
    if private and request.overheard:
        reply = text_reply(reply.card.text.partition("\n")[0], tint=reply.card.edge)
    sending = _parts(request.client, reply, "files")
    sending |= {"ephemeral": private, "silent": not private and reply.quiet}
    if interaction.response.is_done():
        if request.deferral.take_place():
            if private:
                return await _fill(interaction, reply)
            # The place that was kept is private and stays so; what everybody is to see comes after it.
            words = await request.words()
            await _fill(interaction, text_reply(words("answer-follows"), tint=Tint.PRIVATE))
        message: discord.WebhookMessage = await interaction.followup.send(**sending, wait=True)
        return message.id
    try:
        sent = await interaction.response.send_message(**sending)
    except discord.HTTPException as error:
        if error.code in UNANSWERABLE:
            return None
        raise
    return sent.message_id


async def answer_there(request: Request, place: Place, reply: Reply, message_id: str) -> int | None:
    """Answers everybody in the place, and tells the sender alone where that is another; the id of their message."""
    if request.channel_id == place.channel_id:
        return await answer(request, reply, private=False)
    view = reply.card.clickable(request.client)
    sent = await request.client.get_partial_messageable(place.channel_id).send(view=view)
    await answer(request, text_reply((await request.words())(message_id)))
    return sent.id


async def refill(request: Request, reply: Reply) -> None:
    """Puts another reply in the place of the one that was just given, as long as Discord lets us."""
    try:
        await _fill(request.interaction, reply)
    except discord.HTTPException as error:
        # Fifteen minutes have passed, or the reader has dismissed the message.
        log.info("answer.not_refilled", error=str(error))


async def turn_into(request: Request, reply: Reply) -> None:
    """Replaces the message whose control was used; answers anew where that cannot be."""
    interaction = request.interaction
    if not await request.deferral.end():
        return
    request.hears |= request.in_private
    if interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        await _fill(interaction, reply)
        return
    if interaction.response.is_done() or interaction.message is None:
        await answer(request, reply)
        return
    try:
        await interaction.response.edit_message(**_parts(request.client, reply))
    except discord.HTTPException as error:
        if error.code not in UNANSWERABLE:
            raise


async def answer_privately(request: Request, reply: Reply) -> None:
    """Answers the sender alone: in the private message whose control was used, else in a new one."""
    await (turn_into(request, reply) if request.in_private else answer(request, reply))


async def reset_menu(request: Request) -> None:
    """Shows the menu that was used as if nothing had been chosen in it. Discord lets nobody choose the same entry twice
    running, unless the message was edited meanwhile. The answer then follows as a message of its own.
    """
    if not await request.deferral.end() or request.interaction.response.is_done():
        return
    try:
        await request.interaction.response.edit_message()
    except discord.HTTPException as error:
        if error.code not in UNANSWERABLE:
            raise


async def open_form(request: Request, form: discord.ui.Modal) -> None:
    """Opens a form, which must be the first answer; one that took too long is not opened any more."""
    if not await request.deferral.end():
        return
    if request.interaction.response.is_done():
        await answer(request, text_reply((await request.words())("form-too-late"), tint=Tint.REFUSED))
    else:
        await request.interaction.response.send_modal(form)


async def post(client: Client, channel_id: int, reply: Reply, nonce: str) -> discord.Message:
    """Sends the message into a channel that the client need not have in its cache. Raises discord.HTTPException. The
    same nonce sent again within minutes is one message. One that calls nobody is sent silently.
    """
    channel = client.get_partial_messageable(channel_id)
    return await channel.send(**_parts(client, reply, "files"), nonce=nonce, silent=reply.quiet)


async def post_privately(client: Client, user_id: int, reply: Reply, nonce: str) -> discord.Message:
    """Sends the message to a person. Raises discord.HTTPException, Forbidden where they take none."""
    channel = await client.create_dm(discord.Object(user_id))
    return await channel.send(**_parts(client, reply, "files"), nonce=nonce, silent=False)


async def _fill(interaction: Interaction, reply: Reply) -> int:
    return (await interaction.edit_original_response(**_parts(interaction.client, reply))).id


def _parts(client: Client, reply: Reply, files: str = "attachments") -> dict[str, Any]:
    return {
        "view": reply.card.clickable(client),
        files: reply.attachments,
        "allowed_mentions": reply.mentions,
    }
