"""Places in an event for the first of another one, or of a season: given when that is final; one that is declined, or
not taken in time, goes to the next of the table.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.core import news
from bot.core.access import Asker
from bot.core.errors import BadTournament
from bot.outbox import rows as notices
from bot.series.model import BadSeries, Given, Qualification, State, given_next, places, season
from bot.series.rows import places as rows
from bot.series.rows import series as series_rows
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import transitions
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.entry import directed
from bot.tournaments.service.results import keep


class Qualifications(Service):
    """Places that come of other events, in one database."""

    async def of(self, tournament_id: int) -> list[Qualification]:
        """Those to which an event, or the season that it is in, leads."""
        async with self._database.reading() as connection:
            found = await rows.found(connection, tournament_id=tournament_id)
            series = await series_rows.of_tournament(connection, tournament_id)
            return found if series is None else found + await rows.found(connection, series_id=series.id)

    async def get(self, number: int) -> Qualification | None:
        return await self._database.read(lambda connection: rows.load(connection, number))

    async def set_up(
        self, source_id: int, target_id: int, by: Asker, number: int, days: int | None, *, of_season: bool
    ) -> None:
        """The first of an event, or of its season, come into another event: entered, or with the right to enter for so
        many days. None of them, where nothing was given yet: nobody does. Raises BadTournament, BadSeries.
        """

        async def done(connection: Connection) -> None:
            for each in (source_id, target_id):
                await directed(connection, each, by)
            series = await series_rows.of_tournament(connection, source_id)
            if of_season and series is None:
                raise BadSeries("none")
            assert by.guild_id is not None
            made = Qualification(0, by.guild_id, by.user, source_id, None, target_id, number, days).checked()
            if series is not None and of_season:
                made = replace(made, tournament_id=None, series_id=series.id)
            if (put := await rows.put(connection, made)) is not None:
                await settle(connection, put, self._now())

        about = [locks.tournament(source_id), locks.tournament(target_id)]
        await self._database.write(done, about=about, then=self._wake)

    async def decline(self, target_id: int, user: int) -> None:
        """Somebody does not take a place that they were offered. Raises BadSeries for who was offered none."""

        async def done(connection: Connection) -> None:
            entered = user in (await tournaments.load(connection, target_id)).entrants
            if entered or not await _give_up(connection, target_id, user, self._now()):
                raise BadSeries("no-place")

        await self._database.write(done, about=[locks.tournament(target_id)], then=self._wake)

    async def tell_each(self, number: int, users: Sequence[int]) -> None:
        """Tells each of them of their place in a letter, because no channel can be written to."""

        async def told(connection: Connection) -> None:
            for user in users:
                await notices.tell(connection, news.Qualified(number, (user,)), user, None, self._now())

        await self._database.write(told, about=(), then=self._wake)


async def note_concluded(connection: Connection, tournament_id: int, now: datetime) -> None:
    """An event is final: its first get their places."""
    for each in await rows.found(connection, tournament_id=tournament_id):
        await settle(connection, each, now)


async def depending(connection: Connection, tournament_id: int) -> str | None:
    """Have places in another event been given by the table of this one, or will they be?"""
    ahead = (await tournaments.load(connection, tournament_id)).status is Status.SETTLING
    found = await rows.found(connection, tournament_id=tournament_id)
    return "places" if any(each.given or ahead for each in found) else None


async def note_season(connection: Connection, series_id: int, now: datetime) -> None:
    """The season of a series is over: its first get their places."""
    for each in await rows.found(connection, series_id=series_id):
        await settle(connection, each, now)


async def note_left(
    connection: Connection, tournament_id: int, user: int, seated: bool, now: datetime
) -> None:
    """Somebody who had a place has left before the start: it goes down the table."""
    await _give_up(connection, tournament_id, user, now, seated=seated)


async def place_in(connection: Connection, tournament_id: int, user: int) -> int | None:
    """The rank by which the user was given a place in it."""
    leading = await rows.found(connection, target_id=tournament_id)
    found = [given for each in leading for given in each.given]
    return min((given.rank for given in found if given.user == user and given.state.holds), default=None)


async def lapse(connection: Connection, number: int, now: datetime) -> None:
    """The time of an offer is over."""
    if (found := await rows.load(connection, number)) is not None:
        await settle(connection, found, now)


async def _give_up(
    connection: Connection, target_id: int, user: int, now: datetime, *, seated: bool = False
) -> bool:
    had = False
    for each in await rows.found(connection, target_id=target_id):
        given = [
            replace(g, state=State.DECLINED, until=None) if g.user == user and g.state.holds else g
            for g in each.given
        ]
        if tuple(given) != each.given:
            had = True
            await settle(connection, replace(each, given=tuple(given)), now, instead=seated)
    return had


async def settle(connection: Connection, of: Qualification, now: datetime, *, instead: bool = False) -> None:
    """Gives the places that are free to the next of the table, as long as the event may be entered. `instead`: of
    somebody who has just left.
    """
    target, order = await tournaments.load(connection, of.target_id), await _order(connection, of)
    if not order:
        return
    known = [each.after(now, entered=each.user in target.entrants) for each in of.given]
    new = list[Given]()
    while target.status is Status.OPEN and (free := given_next(order, [*known, *new], of.places)):
        rank, user = free
        made = Given(user, rank, State.ENTERED)
        try:
            step = transitions.give_place(target, user, rank, now, instead=instead)
        except BadTournament:
            made = replace(made, state=State.DECLINED)
        else:
            if of.days is None or user in target.entrants:
                target = await keep(connection, step)
            else:
                made = replace(made, state=State.OFFERED, until=now + timedelta(days=of.days))
        new.append(made)
    await rows.keep(connection, of, [*known, *new], now)
    if told := tuple(each.user for each in new if each.state.holds):
        await notices.tell(connection, news.Qualified(of.id, told), None, target.place, now)


async def _order(connection: Connection, of: Qualification) -> list[tuple[int, int]]:
    """Rank and user of everybody, the first first; none before the end of that by which they qualify."""
    if of.series_id is not None:
        series = await series_rows.load(connection, of.series_id)
        if series is None or series.ended_at is None:
            return []
        events = await series_rows.events_of(connection, series)
        return [(line.rank, line.user) for line in season(events, series.rules)]
    assert of.tournament_id is not None
    source = await tournaments.load(connection, of.tournament_id)
    if source.status is not Status.OVER or not source.meetings:
        return []
    return sorted(((rank, user) for user, rank in places(source).items()), key=lambda each: each[0])
