"""Controls that ask for a move back, and that answer the request."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import takebacks
from bot.ui.features.games import unchanged_match


@action("takeback")
async def takeback(press: Press) -> None:
    await takebacks.takeback(press, await unchanged_match(press))


@action("takeback-grant")
async def takeback_grant(press: Press) -> None:
    await takebacks.answer_takeback(press, await unchanged_match(press), True)


@action("takeback-refuse")
async def takeback_refuse(press: Press) -> None:
    await takebacks.answer_takeback(press, await unchanged_match(press), False)
