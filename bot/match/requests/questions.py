"""The controls that answer questions: which game is meant, and nothing is to be done."""

from __future__ import annotations

from bot.match.answers.acknowledgement import acknowledge
from bot.match.answers.games import my_match
from bot.match.requests.wishes import WISHES
from bot.skin.context import Press
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl


@action("which")
async def go_on(press: Press) -> None:
    """Goes on in the game that was chosen."""
    if press.control.rest not in WISHES:
        raise OutdatedControl(str(press.control))
    await WISHES[press.control.rest](press, await my_match(press, press.value))


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await acknowledge(press, "dismissed")
