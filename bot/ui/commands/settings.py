"""Choosing how the bot looks and behaves: /settings for oneself, /server for a server."""

from __future__ import annotations

from discord import app_commands

from bot.board.pictures import THEMES
from bot.core.preferences import Numbers
from bot.ui.cards.settings import AUTOMATIC
from bot.ui.commands.declarations import Choices, command, language_choices, worded
from bot.ui.commands.suggestions import offered, suggestion
from bot.ui.context import Request
from bot.ui.errors import OneEndOfQuiet
from bot.ui.features.settings import choose, show_settings


@suggestion
async def _zones(request: Request, current: str) -> Choices:
    return offered(request.client.typed.zones(current, (await request.words()).language))


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
    await (choose(request, **changes) if changes else show_settings(request))
