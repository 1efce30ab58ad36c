"""The controls that answer questions: which game is meant, and nothing is to be done."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features.games import my_match
from bot.ui.replies import acknowledge
from bot.ui.requests import draws


@action("which")
async def go_on(press: Press) -> None:
    """Goes on in the game that was chosen."""
    if press.control.rest != "draw-offer":
        raise OutdatedControl(str(press.control))
    await draws.ask_for_draw(press, await my_match(press, press.value))


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await acknowledge(press, "dismissed")
