"""Asks for somebody's time zone, once, where it first matters."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import discord

from bot.core.preferences import DEFAULT_ZONE, OFFERED_ZONES
from bot.language.words import Words
from bot.match.service.experience import Absences
from bot.people.service import Players
from bot.skin.card import Reply, button, menu, note, option, row, text_reply
from bot.skin.context import Press, Request
from bot.skin.control_ids import ControlId
from bot.skin.entry import action
from bot.skin.replies import answer, answer_privately


async def ask_zone_once(request: Request, days: tuple[str, str] | None = None) -> bool:
    """Is the zone right that was taken so far? It asks nobody twice, and nobody who has named their zone; True if it
    asked. `days`: of a vacation that waits for the answer.
    """
    reader = await request.reader()
    settings, words = reader.settings, reader.words
    if settings.zone_asked:
        return False
    if days is None:
        await request.app[Players].save(request.user_id, zone_asked=True)
        request.settings_changed()
    question = zone_question(settings.zone, request.app.now(), words, days)
    # A vacation that waits is asked about in the place of its form, anything else after its answer.
    await (answer(request, question) if days is None else answer_privately(request, question))
    return True


@action("zone")
async def zone(press: Press) -> None:
    chosen = press.control.rest or press.value
    await save_zone(press, chosen)
    planned = "yes" if await press.app[Absences].planned(press.user_id) else "no"
    words = await press.words()
    await answer_privately(press, note(words("zone-chosen", zone=words.zone(chosen), planned=planned)))


async def save_zone(request: Request, zone: str) -> None:
    """Raises BadSetting."""
    await request.app[Players].save(request.user_id, zone=zone, zone_asked=True)
    request.settings_changed()


def zone_question(
    zone: str,
    now: datetime,
    words: Words,
    days: tuple[str, str] | None = None,
) -> Reply:
    """Asks whether the `zone` is the reader's, and offers others, each with the time that it is there.

    `days`: of a vacation that waits for the answer, as they were typed.
    """
    first, last = ("none", "none") if days is None else days
    action, waiting = ("zone", "") if days is None else ("vacation-zone", f"|{first}|{last}")
    others = [each for each in OFFERED_ZONES if each != zone]
    options = [
        option(words.zone(each), each, words("zone-now", time=_time(now, each)), chosen=each == zone)
        for each in (zone, *others)
    ]
    known = "no" if zone == DEFAULT_ZONE else "yes"
    asked = words(
        "zone-question", known=known, zone=words.zone(zone), time=_time(now, zone), first=first, last=last
    )
    style = discord.ButtonStyle.success
    right = button(words("button-zone-right"), ControlId(action, rest=f"{zone}{waiting}"), style)
    return text_reply(asked, menu(words("zone-choose"), ControlId(action, rest=waiting), options), row(right))


def _time(now: datetime, zone: str) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"
