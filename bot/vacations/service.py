"""Vacations of players: booked by hand, or spent a day at a time when a clock would fall."""

from datetime import date, datetime

from bot.core.calendar import local_day
from bot.core.clock import Pause, Why
from bot.core.errors import NoVacation
from bot.core.events import Paused
from bot.core.match import ABORT_PLIES, Match
from bot.core.news import VacationSpent
from bot.core.notice import Notice
from bot.core.vacation import SPENT_A_MATCH, Vacation, book, days_left, spend
from bot.match.rows import matches, reminders
from bot.match.service.experience import Absences
from bot.match.service.pauses import absorb
from bot.match.service.reminders import remind_anew
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.vacations import rows as vacations


class Vacations(Service, Absences):
    """The vacations of one database."""

    async def of(self, user: int) -> tuple[Vacation, ...]:
        """The player's vacations that have not ended, in their order."""
        now = self._now()
        async with self._database.reading() as connection:
            return tuple(v for v in await vacations.of(connection, user) if v.end > now and v.days)

    async def lasts(self, user: int) -> bool:
        """Is it a vacation that the player has planned, and not one that was spent?"""
        return any(each.start <= self._now() and not each.spent for each in await self.of(user))

    async def planned(self, user: int) -> bool:
        """Has the player planned a vacation, or has one?"""
        return bool(await self.of(user))

    async def days_left(self, user: int, year: int | None = None) -> int:
        """How many days of a year the player may still take; of the present year unless one is named."""
        async with self._database.reading() as connection:
            zone = (await players.settings(connection, user)).zone
            taken = await vacations.of(connection, user)
        return max(0, days_left(taken, local_day(self._now(), zone).year if year is None else year))

    async def check(self, user: int, first: date, last: date) -> None:
        """Raises BadVacation where it could not be booked."""
        async with self._database.reading() as connection:
            await self._booked(connection, user, first, last)

    async def book(self, user: int, first: date, last: date) -> Vacation:
        """Stop the player's clocks for these days of their zone in all matches that allow it. Raises BadVacation."""

        async def take(connection: Connection) -> Vacation:
            vacation = await vacations.add(connection, await self._booked(connection, user, first, last))
            await _tell_clocks(connection, user, self._now())
            return vacation

        return await self._database.write(take, about=[locks.person(user)], then=self._wake)

    async def _booked(self, connection: Connection, user: int, first: date, last: date) -> Vacation:
        zone = (await players.settings(connection, user)).zone
        taken = await vacations.of(connection, user)
        return book(user, first, last, zone, self._now(), taken)

    async def end(self, user: int) -> Vacation:
        """Be back from the vacation that lasts, unless it is a spent day, else cancel the next. Raises NoVacation."""

        async def come_back(connection: Connection) -> Vacation:
            now = self._now()
            coming = [v for v in await vacations.of(connection, user) if v.end > now and v.days]
            planned = [v for v in coming if not v.spent]
            if not planned:
                raise NoVacation("spent" if coming else "none")
            ended = planned[0].ended(now)
            await vacations.save_end(connection, ended)
            await _tell_clocks(connection, user, now)
            return ended

        return await self._database.write(come_back, about=[locks.person(user)], then=self._wake)


async def pauses_of(connection: Connection, match: Match) -> tuple[Pause, ...]:
    """The vacations of its players for which the clock of the match stands, since it was last set."""
    if not (match.terms.vacation and match.terms.pace.limited):
        return ()
    known = [p.ref for p in match.clock.pauses if p.why is Why.VACATION]
    taken = await vacations.touching(connection, match.players, match.clock.since, known)
    if any(each.spent for each in taken) and not await tournaments.spends(connection, match.id):
        taken = tuple(each for each in taken if not each.spent)
    return tuple(vacation.pause(match.side_of(vacation.user)) for vacation in taken)


async def save_clock(connection: Connection, match: Match, now: datetime) -> Match:
    """The match with a day of its player's vacation, where one can keep the clock from having fallen by `now`.

    The day begins with the first of the player's clocks to fall, and holds in all matches that allow it; so do three in
    one match, and no more. A tournament may allow none. Before its end the player is reminded. It is told once in each
    place where a clock fell, or where the player was reminded of an end that it puts off: opponents wait there too.
    """
    user = match.mover
    fell = not match.over and match.fallen is None and match.clock.fell(now)
    if not fell or not await _may_spend(connection, match):
        return match
    if not (await players.settings(connection, user)).vacation_auto:
        return match
    falling, reminded = [], []
    for other in await matches.open_of(connection, user):
        other = await absorb(connection, other, now)
        if other.mover != user or other.fallen is not None or not await _may_spend(connection, other):
            continue
        if other.clock.fell(now):
            falling.append(other)
        elif await _is_reminded(connection, other):
            reminded.append(other)
    if not falling:
        return match
    falling.sort(key=lambda other: (other.clock.deadline() or now, other.id))
    first = falling[0]
    zone = (await players.settings(connection, user)).zone
    taken = await vacations.of(connection, user)
    day = spend(user, first.clock, first.to_move, zone, taken)
    if day is None:
        return match
    day = await vacations.add(connection, day)
    left = days_left((*taken, day), local_day(day.start, zone).year)
    waiting = [other for other in reminded if (other.clock.deadline() or day.end) < day.end]
    for other in {each.place_of(user).channel_id: each for each in (*waiting, *reversed(falling))}.values():
        spent = await _spent_in(connection, other) + 1
        news = VacationSpent(user, day.end, left, spent, SPENT_A_MATCH)
        await notices.add(
            connection, [Notice(news, user, other.place_of(user), now, other.id, other.seq)], now
        )
    await _tell_clocks(connection, user, now)
    return await matches.load(connection, match.id)


async def _spent_in(connection: Connection, match: Match) -> int:
    """The spent days for which the clock of the player to move has stood still in this match."""
    days = {vacation.id for vacation in await vacations.of(connection, match.mover) if vacation.spent}
    happened = (event.what for event in await matches.events_of(connection, match.id))
    return len(
        days & {each.ref for each in happened if isinstance(each, Paused) and each.why is Why.VACATION}
    )


async def _may_spend(connection: Connection, match: Match) -> bool:
    """Does another day hold in this match?"""
    if not match.terms.vacation or len(match.moves) < ABORT_PLIES:
        return False
    if await _spent_in(connection, match) >= SPENT_A_MATCH:
        return False
    return await tournaments.spends(connection, match.id)


async def _is_reminded(connection: Connection, match: Match) -> bool:
    """Was its player reminded in the turn that runs?"""
    known = await reminders.of(connection, match.id)
    return known is not None and known.since == match.clock.since and known.sent is not None


async def _tell_clocks(connection: Connection, user: int, now: datetime) -> None:
    for match in await matches.open_of(connection, user):
        after = await absorb(connection, match, now)
        if after.mover == user and after.deadline != match.deadline:
            await remind_anew(connection, after, now)
