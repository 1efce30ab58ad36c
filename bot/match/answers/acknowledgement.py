"""Telling the asker alone that a step is done, where a notice tells everybody else."""

from __future__ import annotations

from typing import Any

import discord

from bot.match.cards.games import named
from bot.skin.card import text_reply
from bot.skin.context import Request
from bot.skin.replies import answer_privately


async def acknowledge(request: Request, message_id: str, *rows: discord.ui.ActionRow[Any]) -> None:
    """Tells the sender alone that it is done, and in which game; everybody hears of it by the notice in the outbox.

    `rows`: what there may be to do next.
    """
    words = await request.words()
    about = (
        ""
        if request.match is None
        else f"\n{named(request.match, request.user_id, words, await request.link())}"
    )
    await answer_privately(request, text_reply(words(message_id) + about, *rows))
