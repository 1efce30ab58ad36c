"""Explaining: /help and /rules."""

from __future__ import annotations

from bot.ui.cards.help import help_card
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_games
from bot.ui.context import Request
from bot.ui.features.boards import rules_board
from bot.ui.replies import answer
from bot.ui.sync import allowed
from rules import find_game


@command("help")
async def help_(request: Request) -> None:
    reader = await request.reader()
    await answer(request, help_card(allowed(request.client, request.interaction.permissions), reader.words))


@command("rules", game=suggest_games)
async def rules(request: Request, game: str) -> None:
    reader = await request.reader()
    await answer(
        request, await rules_board(request.client, find_game(request.client.typed.game(game)), reader)
    )
