"""Choosing how the bot looks and behaves for oneself: /settings, and the selects of its panel."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.board import scenes
from bot.board.pictures import THEMES
from bot.board.pictures import drawn as in_a_thread
from bot.core.errors import BadSetting
from bot.core.preferences import OFFERED_ZONES, Numbers
from bot.ui.cards.settings import AUTOMATIC, SWITCHES, settings_card
from bot.ui.context import Press, Request
from bot.ui.drawing import Sketch, drawn
from bot.ui.entry import action
from bot.ui.errors import OneEndOfQuiet
from bot.ui.replies import answer_privately
from bot.ui.requests.declarations import Choices, command, language_choices, worded
from bot.ui.requests.suggestions import offered, suggestion
from bot.ui.requests.zones import ask_zone_once


@suggestion
async def _zones(request: Request, current: str) -> Choices:
    reader = await request.reader()
    first = (reader.settings.zone, *OFFERED_ZONES)
    return offered(request.client.typed.zones(current, reader.words.language, first))


@command(
    "settings",
    language={"auto": worded("choice-language-auto")} | language_choices(),
    theme=THEMES,
    notation=("auto", "numeric", "algebraic"),
    numbers=[each.value for each in Numbers],
    zone=_zones,
)
async def settings(
    request: Request,
    language: str | None = None,
    theme: str | None = None,
    notation: str | None = None,
    numbers: str | None = None,
    confirm: bool | None = None,
    white_down: bool | None = None,
    text_board: bool | None = None,
    auto_forced: bool | None = None,
    vacation_auto: bool | None = None,
    dm: bool | None = None,
    ranked: bool | None = None,
    zone: str | None = None,
    quiet_from: app_commands.Range[int, 0, 23] | None = None,
    quiet_until: app_commands.Range[int, 0, 23] | None = None,
) -> None:
    chosen = {
        "theme": theme,
        "numbers": numbers,
        "confirm": confirm,
        "white_down": white_down,
        "text_board": text_board,
        "auto_forced": auto_forced,
        "vacation_auto": vacation_auto,
        "dm": dm,
        "ranked": ranked,
        "zone": None if zone is None else request.client.typed.zone(zone) or zone,
    }
    changes: dict[str, object] = {name: value for name, value in chosen.items() if value is not None}
    for name, value in (("language", language), ("notation", notation)):
        if value is not None:
            changes[name] = None if value == AUTOMATIC else value
    if quiet_from is not None or quiet_until is not None:
        known = (await request.reader()).settings.quiet
        if known is None and None in (quiet_from, quiet_until):
            raise OneEndOfQuiet
        begin, end = known or (quiet_from, quiet_until)
        begin, end = (
            (begin if quiet_from is None else quiet_from),
            (end if quiet_until is None else quiet_until),
        )
        # The same hour twice is no span: that is how quiet hours are ended.
        changes["quiet"] = None if begin == end else (begin, end)
    await (_choose(request, **changes) if changes else _show(request))


@action("set")
async def choose(press: Press) -> None:
    """Saves the choice in one select of the card."""
    name, values = press.control.rest, press.values
    if name == "switches":
        await _choose(press, **{switch: switch in values for switch in SWITCHES})
    elif name == "reminders":
        await _choose(press, reminders=values)
    else:
        value = values[0] if values else ""
        await _choose(press, **{name: None if value == AUTOMATIC else value})


show_pressed = action("settings")(lambda press: _show(press))


async def _show(request: Request) -> None:
    """Shows the sender their settings."""
    reader = await request.reader()
    guild_id = request.guild_id
    server = None if guild_id is None else await request.app.players.server(guild_id)
    sketch = Sketch(
        "themes.png",
        lambda: in_a_thread(lambda: scenes.themes(reader.words)),
        reader.words("settings-preview"),
        lambda: "",
    )
    preview = await drawn(request.client, reader.words, sketch)
    card = settings_card(reader.settings, THEMES, reader.words, server, preview)
    await answer_privately(request, card)


async def _choose(request: Request, /, **changes: Any) -> None:
    """Saves the changes and shows all settings. Raises BadSetting and saves nothing if one is wrong."""
    offered = {"theme": THEMES, "language": request.client.texts.languages}
    for name, values in offered.items():
        if changes.get(name) is not None and changes[name] not in values:
            raise BadSetting(name=name, value=changes[name])
    if "zone" in changes:
        changes["zone_asked"] = True
    await request.app.players.save(request.user_id, **changes)
    request.settings_changed()
    await _show(request)
    if changes.get("quiet") is not None:
        await ask_zone_once(request)
