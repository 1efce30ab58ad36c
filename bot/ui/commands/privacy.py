"""The data that the bot has of people: /privacy."""

from __future__ import annotations

from bot.ui.cards.privacy import privacy_card
from bot.ui.commands.declarations import command
from bot.ui.context import Request
from bot.ui.replies import answer


@command("privacy")
async def privacy(request: Request) -> None:
    await answer(request, privacy_card(await request.words()))
