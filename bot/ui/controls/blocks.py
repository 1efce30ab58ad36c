"""The control that takes a block back."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import blocks


@action("unblock")
async def unblock(press: Press) -> None:
    if not press.value.isdecimal():
        raise OutdatedControl(str(press.control))
    await blocks.unblock(press, int(press.value))
