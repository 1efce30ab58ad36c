"""Looking back with the bot: /review."""

from __future__ import annotations

import discord

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_finished_games
from bot.ui.context import Request
from bot.ui.features import reviews as features
from bot.ui.features.games import any_match


@command("review", game=suggest_finished_games)
async def review(request: Request, game: str | None = None, file: discord.Attachment | None = None) -> None:
    if file is not None:
        await features.review_file(request, file)
    elif game is not None:
        await features.review_match(request, await any_match(request, game))
    else:
        await features.ask(request)
