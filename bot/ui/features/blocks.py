"""Blocking a player, and taking it back. Nobody else reads any of it."""

from __future__ import annotations

import discord

from bot.ui.cards.blocks import block_list
from bot.ui.context import Request, name_of
from bot.ui.features.invitations import show_closed
from bot.ui.replies import answer_privately


async def show_blocks(request: Request, said: str = "") -> None:
    """Shows the asker the people they block; `said`: the change just made."""
    words = await request.words()
    blocked = await request.app.blocks.of(request.user_id)
    names = await request.client.names(blocked, words)
    await answer_privately(request, block_list(blocked, names, words, said))


async def block(request: Request, player: discord.abc.User) -> None:
    """Blocks the player, and closes the asker's invitations to them. Raises BadTerms for oneself."""
    await request.app.players.remember(player.id, name_of(player))
    withdrawn = await request.app.blocks.block(request.user_id, player.id)
    await show_blocks(request, (await request.words())("blocks-done"))
    for seek in withdrawn:
        await show_closed(request.client, seek)


async def unblock(request: Request, user: int) -> None:
    await request.app.blocks.unblock(request.user_id, user)
    await show_blocks(request, (await request.words())("blocks-undone"))
