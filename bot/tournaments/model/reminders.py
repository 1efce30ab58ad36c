"""The reminders of a tournament's ends. None is planned: those that stand follow from its state, whenever one looks."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.core import calendar
from bot.core.calendar import DAY, MILLISECOND, ZERO
from bot.core.preferences import PlayerSettings
from bot.tournaments.model.event import CHECK_IN, Limit, Notch
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament

DAYS_LEFT: Final = (3, 1)
EARLY: Final = timedelta(minutes=30)
"""So long before a night comes a reminder that would find its end over in the morning."""


class Reminder(NamedTuple):
    """Of the end of the time whose notch it is, at that instant; None while that stands still, or nobody is awake."""

    notch: Notch
    at: datetime | None


def unclaimed(tournament: Tournament, meeting: Meeting) -> tuple[int, ...]:
    """The users who have not claimed a result of a game of theirs that is open."""
    claims = [tournament.direction.claims.get(n, {}) for n in meeting.matches if n not in tournament.results]
    return tuple(user for user in tournament.users(meeting) if any(user not in each for each in claims))


def standing(tournament: Tournament) -> Iterator[Reminder]:
    """All that are to come, of each end the earliest first."""
    if tournament.unanswered and (opens := tournament.check_in_at) is not None:
        half = tournament.plan.policy.check_in_reminded
        if _told(tournament, CHECK_IN, since := tournament.planned_at or opens) < half:
            yield Reminder(Notch(CHECK_IN, since, half), calendar.after(opens, half, tournament.away))
    if tournament.status is not Status.RUNNING:
        return
    for position, meeting in enumerate(tournament.meetings):
        limit = meeting.limit
        if limit is None or not waits(tournament, meeting):
            continue
        told, steps = _told(tournament, position, limit.since), _steps(limit)
        for passed in (each for each in steps if each > told):
            at = tournament.ends(meeting, passed=passed)
            if at is not None and _is_short(limit):
                at = _awake(tournament, meeting, at)
            elif at is not None and at <= _news_until(tournament, position, limit.since):
                continue
            yield Reminder(Notch(position, limit.since, passed), at)


def _news_until(tournament: Tournament, position: int, since: datetime) -> datetime:
    """Until then a reminder tells nothing new: a day after its end was set. An absence puts this off with the end, so
    that none becomes due that was not when it was planned.
    """
    told = tournament.extended.get((position, since), since)
    return calendar.after(told, DAY, tournament.away) or told + DAY


def due(tournament: Tournament, now: datetime) -> list[Reminder]:
    """Those whose instant has come; of several of one end the last says all. One that is late wakes nobody either."""
    past = (each for each in standing(tournament) if each.at is not None and each.at <= now)
    found = {each.notch.position: each for each in past}
    return [each for n, each in found.items() if n == CHECK_IN or not _sleeps(tournament, n, now)]


def still_due(tournament: Tournament, notches: Sequence[Notch]) -> list[Meeting]:
    """The meetings of these in which there is still something to do, and of whose end this is still to be said."""
    return [
        meeting
        for notch in notches
        if notch.position != CHECK_IN
        and (meeting := tournament.meetings[notch.position]).limit is not None
        and waits(tournament, meeting)
        and meeting.limit.since == notch.since
        and notch.passed in _steps(meeting.limit)
    ]


def waits_still(tournament: Tournament, notches: Sequence[Notch], now: datetime) -> bool:
    """Is there still something to do for somebody who is reminded of these?"""
    if tournament.paused:
        return False
    starts = tournament.starts_at
    checking = bool(tournament.unanswered) and starts is not None and now < starts
    return (checking and notches[0].position == CHECK_IN) or bool(still_due(tournament, notches))


def sleepers(tournament: Tournament) -> frozenset[int]:
    """The players whose quiet hours such a reminder keeps to: those of short rounds."""
    if tournament.status is not Status.RUNNING:
        return frozenset()
    short = (m for m in tournament.meetings if m.limit and _is_short(m.limit) and waits(tournament, m))
    return frozenset(user for meeting in short for user in tournament.users(meeting))


def waits(tournament: Tournament, meeting: Meeting) -> bool:
    """Has somebody something to do in it before its time is over: a game to play, or a result to claim."""
    if meeting.decided or not meeting.matches or tournament.holds(meeting):
        return False
    if meeting.claiming:
        return bool(unclaimed(tournament, meeting))
    return not tournament.results.issuperset(meeting.matches)


def _told(tournament: Tournament, position: int, since: datetime) -> timedelta:
    return tournament.reminded.get((position, since), ZERO)


def _steps(limit: Limit) -> tuple[timedelta, ...]:
    """How much of the time has passed at each reminder: days before its end, if that is more than a day after its
    begin; else, in a short one, at its half.
    """
    length = limit.until - limit.since
    if limit.claiming:
        return (length - DAY,)
    days = tuple(each for left in DAYS_LEFT if (each := length - left * DAY) > DAY)
    return days or (length // 2 // MILLISECOND * MILLISECOND,)


def _is_short(limit: Limit) -> bool:
    return not limit.claiming and limit.until - limit.since <= 2 * DAY


def _awake(tournament: Tournament, meeting: Meeting, at: datetime) -> datetime | None:
    """The first instant from then on at which both players are up, if their time is not over by then; else the last
    one before it, None where there is none.
    """
    limit, ends, later, earlier = meeting.limit, tournament.ends(meeting), at, at
    if limit is None or ends is None:
        return at
    while later < ends and (night := _night(tournament, meeting, later)) is not None:
        later = night[1]
    if later < ends:
        return later
    while earlier > limit.since and (night := _night(tournament, meeting, earlier)) is not None:
        earlier = night[0] - EARLY
    return earlier if earlier > limit.since else None


def _sleeps(tournament: Tournament, position: int, now: datetime) -> bool:
    meeting = tournament.meetings[position]
    short = meeting.limit is not None and _is_short(meeting.limit)
    return short and _night(tournament, meeting, now) is not None


def _night(tournament: Tournament, meeting: Meeting, at: datetime) -> tuple[datetime, datetime] | None:
    """The quiet hours of one of the two that last then."""
    chosen = (tournament.nights.get(user, _NONE) for user in tournament.users(meeting))
    return next((night for each in chosen if (night := each.night(at)) is not None), None)


_NONE: Final = PlayerSettings()
