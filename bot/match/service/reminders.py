"""Reminders of matches: planned with every step of a match, written as notices when they are due."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.core.clock import LEADS, Clock
from bot.core.match import Match
from bot.core.news import Reminder as Told
from bot.core.news import Waiting
from bot.core.notice import Fate, Notice
from bot.core.pace import DAY, HOUR
from bot.core.preferences import PlayerSettings
from bot.core.terms import Place
from bot.match.rows import matches, reminders
from bot.match.rows.reminders import Planned
from bot.match.service.experience import bounded
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.database import Connection

EARLY: Final = timedelta(minutes=30)
"""A reminder that is due so soon goes along with one that is due now, in one message."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder of the turn that runs: `lead` hours before its deadline, to be sent `at`."""

    lead: int
    at: datetime


def plan(clock: Clock, chosen: PlayerSettings, sent: int | None = None) -> tuple[Reminder, ...]:
    """The reminders that are to come in this turn, earliest first, when the one of `sent` hours was the last.

    A reminder of a quiet hour waits for its end; where the clock would fall before that, it comes half an hour before
    the quiet begins, once. Of two that come close together by it, the first stands for both. One that would come
    before the turn itself is left out.
    """
    deadline = clock.deadline()
    planned: list[Reminder] = []
    for length, at in clock.reminders():
        lead = length // HOUR
        if deadline is None or lead not in chosen.reminders or (sent is not None and lead >= sent):
            continue
        if (quiet := chosen.night(at)) is not None:
            at = quiet[1] if quiet[1] < deadline else quiet[0] - EARLY
        if at > clock.since:
            if planned and at - planned[-1].at <= EARLY:
                at = min(at, planned.pop().at)
            planned.append(Reminder(lead, at))
    return tuple(planned)


def daily(now: datetime, hour: int, zone: str) -> datetime:
    """The first instant after `now` at which it is this full hour on a wall of the zone."""
    there = ZoneInfo(zone)
    today = now.astimezone(there).date()
    hours = (datetime.combine(today + n * DAY, time(hour), there).astimezone(UTC) for n in range(3))
    return next(at for at in hours if at > now)


def due(reminders: Sequence[Reminder], now: datetime, early: timedelta = timedelta(0)) -> Reminder | None:
    """The reminder to send at `now`: of several that are due, only the last; up to `early` before its time."""
    return max((r for r in reminders if r.at <= now + early), key=lambda r: r.at, default=None)


async def plan_following(connection: Connection, user: int, now: datetime, *, shown: bool = False) -> None:
    """This one is out: the next comes a day later, as long as anything waits, or to take down one that was `shown`."""
    if shown or await matches.waits_for(connection, user):
        await _plan(connection, user, await players.settings(connection, user), now)


async def plan_next(connection: Connection, notice: Notice, now: datetime, shown: bool) -> None:
    """The daily message is out, or could not be told: the next is planned."""
    if notice.kind is Waiting and notice.recipient is not None:
        await plan_following(connection, notice.recipient, now, shown=shown)


async def plan_anew(connection: Connection, user: int, now: datetime) -> None:
    """The hour, the zone or the place is another."""
    known = await notices.of_kind(connection, Waiting, user)
    await notices.finish(connection, known, now, Fate.OUTDATED)
    await plan_following(connection, user, now)


async def _plan(connection: Connection, user: int, chosen: PlayerSettings, now: datetime) -> None:
    if chosen.turns is None or await notices.of_kind(connection, Waiting, user):
        return
    at = daily(now, chosen.turns, chosen.zone)
    place = None if chosen.turns_place is None else Place(*chosen.turns_place)
    await notices.add(connection, [Notice(Waiting(), user, place, at)], now)


_REMINDING: Final = frozenset({"reminders", "zone", "quiet"})
"""Settings on which it depends when the player is reminded."""
_DAILY: Final = frozenset({"turns", "turns_place", "zone"})
"""Settings on which it depends when and where the player gets one message a day."""
LATE: Final = timedelta(minutes=10)
"""A reminder that is sent so long after its time was not chosen for this hour."""


async def replan(connection: Connection, match: Match, now: datetime, *, begun: bool = False) -> None:
    """Plan the mover's next reminder and daily message; sent reminders stay sent. `begun`: the turn has just begun."""
    stands = match.over or match.fallen is not None
    settings = PlayerSettings() if stands else await players.settings(connection, match.mover)
    if not stands and match.practice is None:
        # Where they get a daily message, the next tells of it.
        await _plan(connection, match.mover, settings, now)
    if stands or not match.terms.pace.limited:
        await reminders.drop(connection, match.id)
        return
    known = None if begun else await reminders.of(connection, match.id)
    sent = known.sent if known is not None and known.since == match.clock.since else None
    await reminders.put(connection, match.id, planned(match.clock, settings, sent))


def planned(clock: Clock, chosen: PlayerSettings, sent: int | None) -> Planned:
    """The plan for the turn that runs; `sent`: the last reminder of it that was sent."""
    coming = plan(clock, chosen, sent)
    return Planned(clock.since, sent, coming[0].at if coming else None)


async def note_wishes(
    connection: Connection, user: int, _chosen: PlayerSettings, changed: Collection[str], now: datetime
) -> None:
    """The player has changed some settings, perhaps those on which their reminders and daily messages depend."""
    if not _REMINDING.isdisjoint(changed):
        for match in await matches.open_of(connection, user):
            if match.mover == user:
                await replan(connection, match, now)
    if not _DAILY.isdisjoint(changed):
        await plan_anew(connection, user, now)


async def remind_anew(connection: Connection, match: Match, now: datetime) -> None:
    """The turn ends at another time than was told: reminders still to come do; who had them all has the last again."""
    if match.over or match.fallen is not None or (end := match.clock.deadline()) is None:
        return
    chosen = await players.settings(connection, match.mover)
    gone = [lead for lead in LEADS if end - lead * HOUR <= now]
    known, last = await reminders.of(connection, match.id), min(chosen.reminders, default=None)
    if last is not None and known is not None and (known.since, known.sent) == (match.clock.since, last):
        gone += [lead for lead in chosen.reminders if lead != last]
    await reminders.put(connection, match.id, planned(match.clock, chosen, min(gone, default=None)))


async def remind(
    connection: Connection, match: Match, now: datetime, early: timedelta = timedelta(0)
) -> Notice | None:
    """Write the reminder of this match that is due, or is within `early`, and plan the next; None if none is.

    `match`: with every pause taken in. A reminder whose deadline has moved is planned anew. One that comes late, after
    an outage, waits for the end of the player's night, or is left out when the clock falls in that night. Of a clock
    that will not fall, because all play ends before, nobody is reminded; that end is looked at again when it has come.
    """
    known = await reminders.of(connection, match.id)
    if known is None or match.over or match.fallen is not None:
        return None
    chosen, deadline = await players.settings(connection, match.mover), match.clock.deadline()
    sent = known.sent if known.since == match.clock.since else None
    reminder = due(plan(match.clock, chosen, sent), now, early)
    if reminder is not None and (ends := await bounded(connection, match)) is not None:
        await reminders.put(connection, match.id, Planned(match.clock.since, sent, max(ends, now + EARLY)))
        return None
    if reminder is not None:
        sent = reminder.lead
    # Another process may be about to send the same one.
    mine = await reminders.advance(connection, match.id, known, planned(match.clock, chosen, sent))
    if not mine or reminder is None or deadline is None or deadline <= now:
        return None
    quiet = chosen.night(now) if now - reminder.at > LATE else None
    at = now if quiet is None else quiet[1]
    if at >= deadline:
        return None
    notice = Notice(
        Told(reminder.lead, deadline),
        match.mover,
        None if chosen.dm else match.place_of(match.mover),
        at,
        match.id,
        match.seq,
    )
    await notices.add(connection, [notice], now)
    return notice


async def morning(connection: Connection, notice: Notice, now: datetime) -> datetime | None:
    """When this reminder may be told, where it has become night for its reader since; None where it is not night."""
    assert notice.recipient is not None
    quiet = (await players.settings(connection, notice.recipient)).night(now)
    return None if quiet is None else quiet[1]
