"""Controls that answer the request to take a move back."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import takebacks
from bot.ui.features.games import unchanged_match


@action("takeback-grant")
async def takeback_grant(press: Press) -> None:
    await takebacks.answer_takeback(press, await unchanged_match(press), True)


@action("takeback-refuse")
async def takeback_refuse(press: Press) -> None:
    await takebacks.answer_takeback(press, await unchanged_match(press), False)
