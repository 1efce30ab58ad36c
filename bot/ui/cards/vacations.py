"""The card of a player's vacations."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.vacation import Vacation
from bot.language.words import Words, moment
from bot.ui.cards.card import Reply, text_reply


def vacation_card(coming: Sequence[Vacation], left: int, words: Words) -> Reply:
    """Those that last or come, and how many days of this year are left."""
    lines = [f"### {words('vacation-heading')}"]
    lines += [
        "- " + words("vacation-span", start=moment(vacation.start, "f"), end=moment(vacation.end, "f"))
        for vacation in coming
    ]
    if not coming:
        lines.append(words("vacation-none"))
    lines.append(words("vacation-left", count=left))
    return text_reply("\n".join(lines))
