"""What players and servers choose: from a command or from the selects of a card, into the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.board.pictures import THEMES
from bot.core.errors import BadSetting
from bot.ui.cards.settings import AUTOMATIC, SWITCHES, settings_card
from bot.ui.context import Request
from bot.ui.replies import answer_privately


async def show_settings(request: Request) -> None:
    """The asker's settings as they are now, in the private message clicked in or in a new one."""
    reader = await request.reader()
    card = settings_card(reader.settings, THEMES, reader.words)
    await answer_privately(request, card)


async def choose(request: Request, /, **changes: Any) -> None:
    """Saves what the asker chose and shows all of it. Raises BadSetting, and saves nothing then."""
    offered = {"theme": THEMES, "language": request.client.texts.languages}
    for name, values in offered.items():
        if changes.get(name) is not None and changes[name] not in values:
            raise BadSetting(name=name, value=changes[name])
    await request.app.players.save(request.user_id, **changes)
    request.settings_changed()
    await show_settings(request)


async def choose_from_select(request: Request, name: str, values: Sequence[str]) -> None:
    """One select of the card was used."""
    if name == "switches":
        await choose(request, **{switch: switch in values for switch in SWITCHES})
    elif name == "reminders":
        await choose(request, reminders=values)
    else:
        value = values[0] if values else ""
        await choose(request, **{name: None if value == AUTOMATIC else value})
