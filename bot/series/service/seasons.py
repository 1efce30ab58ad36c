"""Series of tournaments: set up and ended at the desk of an event; the next one opens by itself.

When its entries open is in the database, and each step is one transaction that looks again whether it is due: a restart
at any moment changes nothing.
"""

from dataclasses import replace
from datetime import datetime

from bot.core import news
from bot.core.access import Asker
from bot.core.calendar import DAY
from bot.core.preferences import Title
from bot.outbox import rows as notices
from bot.series import model
from bot.series.rows import series as rows
from bot.series.service.places import note_season
from bot.store import locks
from bot.store.app import Service
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.duties import open_another
from bot.tournaments.service.entry import directed
from bot.tournaments.service.results import show
from bot.tournaments.service.tournaments import MOST_AT_ONCE

_GOING = frozenset(Status).difference(model.CONCLUDED)
Found = tuple[model.Series, list[Tournament]]  # a series and its events, in their order


class Seasons(Service):
    """The series of one database. Everything raises NoTournament for an event of another server."""

    async def at(self, tournament_id: int) -> model.Series | None:
        """The series that a tournament is an event of, without its events."""
        return await self._database.read(lambda connection: rows.of_tournament(connection, tournament_id))

    async def of(self, tournament_id: int) -> Found | None:
        """The series that a tournament is an event of."""
        async with self._database.reading() as connection:
            series = await rows.of_tournament(connection, tournament_id)
            return None if series is None else (series, await rows.events_of(connection, series))

    async def get(self, series_id: int) -> Found:
        """A series of which the bot itself has written the number down."""
        async with self._database.reading() as connection:
            series = await rows.load(connection, series_id)
            assert series is not None
            return series, await rows.events_of(connection, series)

    async def set_up(self, tournament_id: int, by: Asker, rules: model.Rules) -> None:
        """The event is the first of a series, or its series goes on by these rules. Raises BadTournament, BadSeries."""

        async def done(connection: Connection) -> None:
            now, tournament = self._now(), await directed(connection, tournament_id, by)
            series = await rows.of_tournament(connection, tournament_id)
            if series is None:
                series = await rows.add(connection, tournament, by.user, rules.checked(), now)
            elif series.ended_at is not None:
                raise model.BadSeries("over")
            events = await rows.events_of(connection, replace(series, rules=rules.checked()))
            at = model.following(events[-1].starts_at or now, rules, now)
            await _go_on(connection, replace(series, rules=rules, next_at=at), events, now)

        await self._database.write(done, about=[locks.tournament(tournament_id)], then=self._wake)

    async def stop(self, tournament_id: int, by: Asker) -> None:
        """No other event follows; the season is over with the last that goes on. Raises BadTournament, BadSeries."""

        async def done(connection: Connection) -> None:
            await directed(connection, tournament_id, by)
            series = await rows.of_tournament(connection, tournament_id)
            if series is None or series.ended_at is not None:
                raise model.BadSeries("over")
            events = await rows.events_of(connection, series)
            stopped = replace(series, rules=replace(series.rules, repeat=model.Repeat.NEVER))
            await _go_on(connection, stopped, events, self._now())

        await self._database.write(done, about=[locks.tournament(tournament_id)], then=self._wake)

    async def tell_each(self, series: model.Series, events: list[Tournament]) -> None:
        """Tells the champions and who directs of the end, one by one, because no channel can be written to."""

        async def told(connection: Connection) -> None:
            for user in dict.fromkeys(
                (*model.champions(events, series.rules), *sorted(events[-1].directors))
            ):
                await notices.tell(connection, news.SeriesOver(series.id), user, None, self._now())

        await self._database.write(told, about=(), then=self._wake)


async def note_concluded(connection: Connection, tournament_id: int, now: datetime) -> None:
    """An event is final, or was called off: the next one may open now, or the season is over."""
    series = await rows.of_tournament(connection, tournament_id)
    if series is not None and series.ended_at is None:
        await _go_on(connection, series, await rows.events_of(connection, series), now)


async def depending(connection: Connection, tournament_id: int) -> str | None:
    """Has a series counted the tournament, or will it: and does its season end with it, or the next event open?"""
    series = await rows.of_tournament(connection, tournament_id)
    if series is None or series.ended_at is not None:
        return None if series is None else "series"
    events, rules = await rows.events_of(connection, series), series.rules
    if any(each.status in _GOING for each in events if each.id != tournament_id):
        return "series"
    if model.spent(rules, events):
        return "season-end"
    return "next" if rules.repeat is model.Repeat.FINAL else "series"


async def open_next(connection: Connection, series_id: int, now: datetime) -> None:
    """Opens the entries of the next event, if that is due; of a server that has as many as it may, a day later."""
    series = await rows.load(connection, series_id)
    if series is None or series.ended_at is not None or series.wakes_at is None or series.wakes_at > now:
        return
    events, at = await rows.events_of(connection, series), series.next_at
    if model.spent(series.rules, events):
        await _go_on(connection, series, events, now)
        return
    if len(await tournaments.listed(connection, series.guild_id, _GOING, MOST_AT_ONCE)) == MOST_AT_ONCE:
        await rows.keep(connection, replace(series, wakes_at=now + DAY))
        return
    if at is not None and at < now + DAY:
        at = model.following(at, series.rules, now)
    made = await open_another(connection, events[-1], model.again(events[-1].plan, at, now), now)
    await rows.link(connection, series.id, made.id)
    at = None if at is None else model.following(at, series.rules, now)
    grown = replace(series, events=(*series.events, made.id), next_at=at)
    await _go_on(connection, grown, [*events, made], now)


async def _go_on(
    connection: Connection, series: model.Series, events: list[Tournament], now: datetime
) -> None:
    """Stores when the next event opens, or that the season is over."""
    last, rules, wakes_at = events[-1], series.rules, None
    if model.over(rules, events):
        await _end(connection, series, events, now)
        return
    if not model.spent(rules, events):
        if series.next_at is not None:
            wakes_at = max(series.next_at - model.AHEAD, now)
        elif not any(event.status in _GOING for event in events):
            wakes_at = now
    await rows.keep(connection, replace(series, wakes_at=wakes_at))
    await show(connection, last, now)
    if rules.repeat is model.Repeat.FINAL and wakes_at is not None:
        # In the same transaction: the end of the one asks its players into the other.
        await open_next(connection, series.id, now)


async def _end(connection: Connection, series: model.Series, events: list[Tournament], now: datetime) -> None:
    last = events[-1]
    if model.finished(events):
        winners, game = model.champions(events, series.rules), last.plan.terms.game
        for titled in hooks(connection).titled:
            await titled(connection, Title.SEASON, last.place, game, winners, now)
        await notices.tell(connection, news.SeriesOver(series.id), None, last.place, now)
    await rows.keep(connection, replace(series, wakes_at=None, next_at=None, ended_at=now))
    await note_season(connection, series.id, now)
    await show(connection, last, now)
