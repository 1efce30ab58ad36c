"""Vacations, in days of a time zone that is known, from the panel of /settings."""

from datetime import date
from typing import Final

from bot.board.pictures import edge
from bot.core.calendar import local_day
from bot.core.preferences import DEFAULT_ZONE
from bot.core.vacation import Vacation
from bot.language.words import Words, moment
from bot.match.service.matches import Matches
from bot.preferences.cards import back_button
from bot.preferences.requests import ask_zone_once, save_zone
from bot.skin.card import ControlId, Style, button, modal, note, row, text_reply, typed_field
from bot.skin.context import Press, Request
from bot.skin.entry import action
from bot.skin.errors import BadDay
from bot.skin.replies import answer_privately, open_form
from bot.vacations.service import Vacations

FIELDS: Final = ("first", "last")
MAX_TYPED: Final = 40
LONGEST_TYPED: Final = 20
"""A day that was typed at greater length waits as a date: a control holds a hundred characters."""


@action("vacation")
async def show(press: Press) -> None:
    """The present and coming vacations, how many days of this year are left, and where a day begins and ends."""
    vacations, reader = press.app[Vacations], await press.reader()
    coming, left = await vacations.of(press.user_id), await vacations.days_left(press.user_id)
    settings, words = reader.settings, reader.words
    lines = [f"### {words('vacation-heading')}"]
    lines += [f"- {span(vacation, words)}" for vacation in coming]
    if not coming:
        lines.append(words("vacation-none"))
    lines.append(words("vacation-left", count=left))
    planned = not all(vacation.spent for vacation in coming)
    lines.append(zone_line(settings.zone, words, planned=planned, asked=settings.zone_asked))
    buttons = [button(words("button-vacation-ask"), ControlId("vacation-ask"), Style.primary)]
    if coming:
        buttons.append(button(words("button-vacation-end"), ControlId("vacation-end")))
    ways = row(*buttons, back_button(words, "turns"))
    await answer_privately(press, text_reply("\n".join(lines), ways, tint=edge(settings.theme)))


@action("vacation-ask")
async def ask(press: Press) -> None:
    """Opens the form that asks for the first and the last day."""
    words = await press.words()
    example = words("vacation-form-example")
    days = (typed_field(words(f"vacation-form-{n}"), n, example=example, most=MAX_TYPED) for n in FIELDS)
    await open_form(press, modal(words("vacation-form"), ControlId("vacation-take"), *days))


@action("vacation-take")
async def take(press: Press) -> None:
    """Plans the vacation, or asks first where the days are to be counted. Raises BadDay, BadVacation."""
    first, last = map(press.typed, FIELDS)
    start, end = await _day(press, first), await _day(press, last)
    await press.app[Vacations].check(press.user_id, start, end)
    typed = [
        text if len(text) <= LONGEST_TYPED and "|" not in text else str(day)
        for text, day in ((first, start), (last, end))
    ]
    if not await ask_zone_once(press, (typed[0], typed[1])):
        await _book(press, start, end)


@action("vacation-end")
async def end(press: Press) -> None:
    stood = await _standing(press)
    ended = await press.app[Vacations].end(press.user_id)
    words = await press.words()
    if ended.end > ended.start:
        # After an absence of the bot, at a weekend or without a game nothing runs.
        run = "yes" if stood - await _standing(press) else "no"
        told = words("vacation-ended", run=run)
    else:
        told = words("vacation-cancelled")
    await answer_privately(press, note(told))


@action("vacation-zone")
async def take_in_zone(press: Press) -> None:
    """The answer to the question for the zone, and the vacation that waited for it."""
    zone, first, last = press.parts(3, "|")
    await save_zone(press, zone or press.value)
    await _book(press, await _day(press, first), await _day(press, last))


async def _standing(request: Request) -> set[int]:
    """The games in which the asker is to move and their clock stands still now."""
    user, now = request.user_id, request.app.now()
    found = await request.app[Matches].mine(user)
    return {match.id for match in found if match.mover == user and match.clock.pause_at(now) is not None}


async def _book(request: Request, first: date, last: date) -> None:
    taken = await request.app[Vacations].book(request.user_id, first, last)
    reader = await request.reader()
    told = reader.words("vacation-taken", days=span(taken, reader.words))
    line = zone_line(reader.settings.zone, reader.words, asked=True)
    await answer_privately(request, note(f"{told}\n{line}"))


async def _day(request: Request, text: str) -> date:
    """The day that was typed. Raises BadDay, NoSuchDay, UnclearDay."""
    day_first = await request.day_first()
    today = local_day(request.app.now(), (await request.reader()).settings.zone)
    meant = request.client.typed.days.day(text, today, day_first=day_first)
    if meant is None:
        raise BadDay(text)
    return meant


def span(vacation: Vacation, words: Words) -> str:
    """When it is: its first and last day; of a day that was spent the instants, since it is no day of a calendar."""
    if vacation.spent:
        return words("vacation-span", start=moment(vacation.start, "f"), end=moment(vacation.end, "f"))
    return words.days(vacation.days[0], vacation.days[-1])


def zone_line(zone: str, words: Words, *, planned: bool = False, asked: bool = False) -> str:
    """Of which zone days are; where nobody has said, how to. `asked`: they have said; `planned`: are there days?"""
    code = "zone-unknown" if zone == DEFAULT_ZONE and not asked else "zone-known"
    return "-# " + words(code, zone=words.zone(zone), planned="yes" if planned else "no")
