"""The settings of a player, changed by a command or by the selects of their card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.board.pictures import THEMES
from bot.core.errors import BadSetting
from bot.ui.cards.settings import AUTOMATIC, SWITCHES, settings_card
from bot.ui.context import Request
from bot.ui.features.zones import ask_zone_once
from bot.ui.replies import answer_privately


async def show_settings(request: Request) -> None:
    """Shows the sender their settings."""
    reader = await request.reader()
    guild_id = request.guild_id
    server = None if guild_id is None else await request.app.players.server(guild_id)
    card = settings_card(reader.settings, THEMES, reader.words, server)
    await answer_privately(request, card)


async def choose(request: Request, /, **changes: Any) -> None:
    """Saves the changes and shows all settings. Raises BadSetting and saves nothing if one is wrong."""
    offered = {"theme": THEMES, "language": request.client.texts.languages}
    for name, values in offered.items():
        if changes.get(name) is not None and changes[name] not in values:
            raise BadSetting(name=name, value=changes[name])
    if "zone" in changes:
        changes["zone_asked"] = True
    await request.app.players.save(request.user_id, **changes)
    request.settings_changed()
    await show_settings(request)
    if changes.get("quiet") is not None:
        await ask_zone_once(request)


async def choose_from_select(request: Request, name: str, values: Sequence[str]) -> None:
    """Saves the choice in one select of the card."""
    if name == "switches":
        await choose(request, **{switch: switch in values for switch in SWITCHES})
    elif name == "reminders":
        await choose(request, reminders=values)
    else:
        value = values[0] if values else ""
        await choose(request, **{name: None if value == AUTOMATIC else value})
