"""Planning a vacation, in days of a time zone that is known."""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.core.calendar import local_day
from bot.language.words import moment
from bot.ui.cards.card import note
from bot.ui.cards.vacations import zone_line
from bot.ui.context import Request
from bot.ui.errors import BadOption
from bot.ui.features.zones import ask_zone_once, save_zone
from bot.ui.replies import answer

LONGEST_TYPED: Final = 20
"""A day that was typed at greater length waits as a date: a control holds a hundred characters."""


async def take(request: Request, first: str, last: str) -> None:
    """Plans the vacation, or asks first where the days are to be counted. Raises BadOption, BadVacation."""
    start, end = await _day(request, first), await _day(request, last)
    await request.app.vacations.check(request.user_id, start, end)
    typed = [
        text if len(text) <= LONGEST_TYPED and "|" not in text else str(day)
        for text, day in ((first, start), (last, end))
    ]
    if not await ask_zone_once(request, (typed[0], typed[1])):
        await _book(request, start, end)


async def take_in(request: Request, zone: str, first: str, last: str) -> None:
    """The answer to the question for the zone, and the vacation that waited for it.

    Raises BadSetting, BadOption, BadVacation.
    """
    await save_zone(request, zone)
    await _book(request, await _day(request, first), await _day(request, last))


async def today(request: Request) -> date:
    """The asker's day."""
    return local_day(request.app.now(), (await request.reader()).settings.zone)


async def _book(request: Request, first: date, last: date) -> None:
    taken = await request.app.vacations.book(request.user_id, first, last)
    reader = await request.reader()
    told = reader.words("vacation-taken", start=moment(taken.start, "f"), end=moment(taken.end, "f"))
    line = zone_line(reader.settings.zone, reader.words, asked=True)
    await answer(request, note(f"{told}\n{line}"))


async def _day(request: Request, text: str) -> date:
    """The day that was typed. Raises BadOption."""
    meant = request.client.typed.day(text, await today(request))
    if meant is None:
        raise BadOption(text)
    return meant
