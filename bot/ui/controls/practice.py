"""Controls of games against the bot: a hint."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import practice
from bot.ui.features.games import unchanged_match


@action("hint")
async def hint(press: Press) -> None:
    await practice.hint(press, await unchanged_match(press))
