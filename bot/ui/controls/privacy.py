"""Controls of the card of /privacy."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import privacy


@action("privacy-export")
async def export(press: Press) -> None:
    await privacy.export(press)


@action("privacy-delete")
async def delete(press: Press) -> None:
    await privacy.ask_to_delete(press)


@action("privacy-delete-now")
async def delete_now(press: Press) -> None:
    await privacy.delete(press)
