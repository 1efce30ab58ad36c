"""Vacations: /vacation take, show, end."""

from __future__ import annotations

from datetime import date, timedelta

from bot.core.calendar import local_day
from bot.language.words import moment
from bot.ui.cards.card import note
from bot.ui.cards.vacations import vacation_card, zone_line
from bot.ui.commands.declarations import Choices, command, group
from bot.ui.commands.suggestions import offered, suggestion
from bot.ui.context import Request
from bot.ui.errors import BadOption
from bot.ui.features.zones import ask_zone_once
from bot.ui.replies import answer

OFFERED_DAYS = 25


@suggestion
async def _days(request: Request, current: str) -> Choices:
    today = await _today(request)
    days = [str(today + timedelta(days=ahead)) for ahead in range(OFFERED_DAYS)]
    return offered(((day, day) for day in days), current)


async def _today(request: Request) -> date:
    return local_day(request.app.now(), (await request.reader()).settings.zone)


async def _day(request: Request, text: str) -> date:
    """The day that was typed. Raises BadOption."""
    meant = request.client.typed.day(text, await _today(request))
    if meant is None:
        raise BadOption(text)
    return meant


vacation = group("vacation")


@command("take", parent=vacation, first=_days, last=_days)
async def take(request: Request, first: str, last: str) -> None:
    start, end = await _day(request, first), await _day(request, last)
    taken = await request.app.vacations.book(request.user_id, start, end)
    reader = await request.reader()
    told = reader.words("vacation-taken", start=moment(taken.start, "f"), end=moment(taken.end, "f"))
    if reader.settings.zone_asked:
        told += f"\n{zone_line(reader.settings.zone, reader.words)}"
    await answer(request, note(told))
    await ask_zone_once(request)


@command("show", parent=vacation)
async def show(request: Request) -> None:
    vacations, user = request.app.vacations, request.user_id
    coming, left = await vacations.of(user), await vacations.days_left(user)
    reader = await request.reader()
    await answer(request, vacation_card(coming, left, reader.settings.zone, reader.words))


@command("end", parent=vacation)
async def end(request: Request) -> None:
    ended = await request.app.vacations.end(request.user_id)
    words = await request.words()
    begun = ended.end > ended.start
    await answer(request, note(words("vacation-ended" if begun else "vacation-cancelled")))
