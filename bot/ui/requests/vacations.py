"""Vacations, in days of a time zone that is known: /vacation take, show, end."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Final

from bot.core.calendar import local_day
from bot.core.errors import NoSuchDay
from bot.core.preferences import DEFAULT_ZONE, PlayerSettings
from bot.core.vacation import Vacation
from bot.language.words import Words, moment
from bot.ui.cards.card import Reply, note, text_reply
from bot.ui.context import Press, Request
from bot.ui.entry import action
from bot.ui.errors import BadOption, OutdatedControl
from bot.ui.replies import answer
from bot.ui.requests.declarations import Choices, command, group
from bot.ui.requests.suggestions import offered, suggestion
from bot.ui.requests.zones import ask_zone_once, save_zone

OFFERED_DAYS: Final = 25
LONGEST_TYPED: Final = 20
"""A day that was typed at greater length waits as a date: a control holds a hundred characters."""


@suggestion
async def _days(request: Request, current: str) -> Choices:
    today, words = await _today(request), await request.words()
    first = None
    with suppress(NoSuchDay):
        first = request.client.typed.day(current, today)
    begin = today if first is None or first < today else first
    days = [begin + timedelta(days=ahead) for ahead in range(OFFERED_DAYS)]
    found = offered((words.day(day), str(day)) for day in days)
    # The days stay while one types: a beginning that is no day yet leaves those that it may become.
    fitting = found if first is not None else offered(((words.day(day), str(day)) for day in days), current)
    return fitting or found


vacation = group("vacation")


@command("take", parent=vacation, first=_days, last=_days)
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


@command("show", parent=vacation)
async def show(request: Request) -> None:
    vacations, user = request.app.vacations, request.user_id
    coming, left = await vacations.of(user), await vacations.days_left(user)
    reader = await request.reader()
    await answer(request, vacation_card(coming, left, reader.settings, reader.words))


@command("end", parent=vacation)
async def end(request: Request) -> None:
    ended = await request.app.vacations.end(request.user_id)
    words = await request.words()
    begun = ended.end > ended.start
    await answer(request, note(words("vacation-ended" if begun else "vacation-cancelled")))


@action("vacation-zone")
async def take_in_zone(press: Press) -> None:
    """The answer to the question for the zone, and the vacation that waited for it."""
    parts = press.control.rest.split("|")
    if len(parts) != 3:
        raise OutdatedControl(str(press.control))
    zone, first, last = parts
    await save_zone(press, zone or press.value)
    await _book(press, await _day(press, first), await _day(press, last))


async def _today(request: Request) -> date:
    """The asker's day."""
    return local_day(request.app.now(), (await request.reader()).settings.zone)


async def _book(request: Request, first: date, last: date) -> None:
    taken = await request.app.vacations.book(request.user_id, first, last)
    reader = await request.reader()
    told = reader.words("vacation-taken", days=span(taken, reader.words))
    line = zone_line(reader.settings.zone, reader.words, asked=True)
    await answer(request, note(f"{told}\n{line}"))


async def _day(request: Request, text: str) -> date:
    """The day that was typed. Raises BadOption."""
    meant = request.client.typed.day(text, await _today(request))
    if meant is None:
        raise BadOption(text)
    return meant


def vacation_card(coming: Sequence[Vacation], left: int, settings: PlayerSettings, words: Words) -> Reply:
    """The present and coming vacations, how many days of this year are left, and where a day begins and ends."""
    lines = [f"### {words('vacation-heading')}"]
    lines += [f"- {span(vacation, words)}" for vacation in coming]
    if not coming:
        lines.append(words("vacation-none"))
    lines.append(words("vacation-left", count=left))
    planned = not all(vacation.spent for vacation in coming)
    lines.append(zone_line(settings.zone, words, planned=planned, asked=settings.zone_asked))
    return text_reply("\n".join(lines))


def span(vacation: Vacation, words: Words) -> str:
    """When it is: its first and last day; of a day that was spent the instants, since it is no day of a calendar."""
    if vacation.spent:
        return words("vacation-span", start=moment(vacation.start, "f"), end=moment(vacation.end, "f"))
    return words.days(vacation.days[0], vacation.days[-1])


def zone_line(zone: str, words: Words, *, planned: bool = False, asked: bool = False) -> str:
    """Of which zone days are; where nobody has said, how to. `asked`: they have said; `planned`: are there days?"""
    code = "zone-unknown" if zone == DEFAULT_ZONE and not asked else "zone-known"
    return "-# " + words(code, zone=words.zone(zone), planned="yes" if planned else "no")
