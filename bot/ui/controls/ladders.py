"""Controls of ladders."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.controls.declarations import on_target
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import ladders as features

show = on_target("ladder", features.show)
join = on_target("ladder-join", features.join)


@action("ladder-challenge")
async def challenge(press: Press) -> None:
    if not press.values or not press.values[0].isdecimal():
        raise OutdatedControl(str(press.control))
    await features.challenge(press, press.control.target, int(press.values[0]))
