"""What the selects of the settings card do."""

from __future__ import annotations

from bot.choosing import choose_from_select
from bot.controls.dispatch import Press, action


@action("set")
async def choose(press: Press) -> None:
    await choose_from_select(press.interaction, press.control.rest, press.values)
