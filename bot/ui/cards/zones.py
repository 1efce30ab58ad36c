"""The question in which time zone somebody lives."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

import discord

from bot.core.preferences import DEFAULT_ZONE, OFFERED_ZONES
from bot.language.words import Words
from bot.ui.cards.card import Reply, button, menu, option, row, text_reply
from bot.ui.control_ids import ControlId


def zone_question(
    zone: str,
    labels: Mapping[str, str],
    now: datetime,
    words: Words,
    days: tuple[str, str] | None = None,
) -> Reply:
    """Asks whether the `zone` is the reader's, and offers others, each with the time that it is there.

    `labels`: what each zone is called; `days`: of a vacation that waits for the answer, as they were typed.
    """
    first, last = ("none", "none") if days is None else days
    action, waiting = ("zone", "") if days is None else ("vacation-zone", f"|{first}|{last}")
    others = [each for each in OFFERED_ZONES if each != zone]
    options = [
        option(labels[each], each, words("zone-now", time=_time(now, each)), chosen=each == zone)
        for each in (zone, *others)
    ]
    known = "no" if zone == DEFAULT_ZONE else "yes"
    asked = words(
        "zone-question", known=known, zone=labels[zone], time=_time(now, zone), first=first, last=last
    )
    style = discord.ButtonStyle.success
    right = button(words("button-zone-right"), ControlId(action, rest=f"{zone}{waiting}"), style)
    return text_reply(asked, menu(words("zone-choose"), ControlId(action, rest=waiting), options), row(right))


def _time(now: datetime, zone: str) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"
