"""Controls of leaderboards and profiles."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import ratings as features
from bot.ui.replies import turn_into


@action("leaders")
async def turn_page(press: Press) -> None:
    _, place, game = _parts(press, 3)
    shown, page = not press.in_private, press.control.target
    reader = await features.reader_of(press, shown=shown)
    card = await features.leaderboard(press, game, reader, place=place, shown=shown, page=page)
    await turn_into(press, card)


@action("profile")
async def choose_game(press: Press) -> None:
    user, place = _parts(press, 2)
    card = await features.profile(press, int(user), await press.reader(), place=place, game=press.values[0])
    await turn_into(press, card)


def _parts(press: Press, number: int) -> list[str]:
    """The parts that the control carries besides its target."""
    parts = press.control.rest.split(".", number - 1)
    if len(parts) != number:
        raise OutdatedControl(str(press.control))
    return parts
