"""The control that answers any question by doing nothing."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.replies import acknowledge


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await acknowledge(press, "dismissed")
