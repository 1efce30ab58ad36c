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


def zone_question(zone: str, labels: Mapping[str, str], now: datetime, words: Words) -> Reply:
    """Asks whether the `zone` is the reader's, and offers others, each with the time that it is there.

    `labels`: what each zone is called.
    """
    others = [each for each in OFFERED_ZONES if each != zone]
    options = [
        option(labels[each], each, words("zone-now", time=_time(now, each)), chosen=each == zone)
        for each in (zone, *others)
    ]
    known = "no" if zone == DEFAULT_ZONE else "yes"
    asked = words("zone-question", known=known, zone=labels[zone], time=_time(now, zone))
    right = button(words("button-zone-right"), ControlId("zone", rest=zone), discord.ButtonStyle.success)
    return text_reply(asked, menu(words("zone-choose"), ControlId("zone"), options), row(right))


def _time(now: datetime, zone: str) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"
