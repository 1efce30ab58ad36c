"""Keeping somebody from inviting and joining oneself: /block."""

from __future__ import annotations

import discord

from bot.ui.commands.declarations import command
from bot.ui.context import Request
from bot.ui.features import blocks


@command("block")
async def block(request: Request, player: discord.User | None = None) -> None:
    await (blocks.show_blocks(request) if player is None else blocks.block(request, player))
