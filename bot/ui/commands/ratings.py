"""Ratings: /leaderboard and /profile."""

from __future__ import annotations

import discord

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_games
from bot.ui.context import Request
from bot.ui.features import ratings as features
from bot.ui.replies import answer


@command("leaderboard", game=suggest_games)
async def leaderboard(request: Request, game: str, everywhere: bool = False, shown: bool = False) -> None:
    place = features.EVERYWHERE if everywhere else features.HERE
    reader = await features.reader_of(request, shown=shown)
    card = await features.leaderboard(
        request, request.client.typed.game(game), reader, place=place, shown=shown
    )
    await answer(request, card, private=not shown)


@command("profile", game=suggest_games)
async def profile(
    request: Request,
    player: discord.User | None = None,
    game: str | None = None,
    everywhere: bool = False,
) -> None:
    place = features.EVERYWHERE if everywhere else features.HERE
    user = request.user_id if player is None else player.id
    drawn = None if game is None else request.client.typed.game(game)
    card = await features.profile(request, user, await request.reader(), place=place, game=drawn)
    await answer(request, card)
