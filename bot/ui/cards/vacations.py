"""The card of a player's vacations."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.preferences import DEFAULT_ZONE, PlayerSettings
from bot.core.vacation import Vacation
from bot.language.words import Words, moment
from bot.ui.cards.card import Reply, text_reply


def vacation_card(coming: Sequence[Vacation], left: int, settings: PlayerSettings, words: Words) -> Reply:
    """The present and coming vacations, how many days of this year are left, and where a day begins and ends."""
    lines = [f"### {words('vacation-heading')}"]
    lines += [
        "- " + words("vacation-span", start=moment(vacation.start, "f"), end=moment(vacation.end, "f"))
        for vacation in coming
    ]
    if not coming:
        lines.append(words("vacation-none"))
    lines.append(words("vacation-left", count=left))
    planned = not all(vacation.spent for vacation in coming)
    lines.append(zone_line(settings.zone, words, planned=planned, asked=settings.zone_asked))
    return text_reply("\n".join(lines))


def zone_line(zone: str, words: Words, *, planned: bool = False, asked: bool = False) -> str:
    """Of which zone days are; where nobody has said, how to. `asked`: they have said; `planned`: are there days?"""
    code = "zone-unknown" if zone == DEFAULT_ZONE and not asked else "zone-known"
    return "-# " + words(code, zone=zone, planned="yes" if planned else "no")
