"""The course of a tournament: its duties, the instants that it waits for, and its winners."""

import enum
from collections import Counter
from datetime import datetime

from bot.core.until import Bound, End, Then
from bot.tournaments.model import reminders
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import LEAST_PLAYERS
from bot.tournaments.model.policy import RoundEnd, Start
from bot.tournaments.model.state import UNSTARTED
from bot.tournaments.model.tournament import Status, Tournament


def due(tournament: Tournament) -> bool:
    """Does it wait for something to be arranged, or to be closed."""
    running = tournament.status is Status.RUNNING and not tournament.paused
    ready = bool(tournament.drafted) or (not tournament.unpairable and tournament.system.due(tournament))
    return running and ready


def podium(tournament: Tournament, most: int = 3) -> dict[int, tuple[int, ...]]:
    """The users of the first places, shared ones together, in the table that decides in the tournament's format."""
    stage, group = tournament.system.deciding(tournament)
    places: dict[int, list[int]] = {}
    for line in tournament.table(stage, group):
        if line.rank <= most:
            places.setdefault(line.rank, []).append(tournament.user(line.player))
    return {rank: tuple(users) for rank, users in places.items()}


def winners(tournament: Tournament) -> tuple[int, ...]:
    """The users who share the first place."""
    return podium(tournament, most=1)[1]


class Duty(enum.StrEnum):
    """The duties of time in a tournament."""

    OPEN_CHECK_IN = "open-check-in"
    START = "start"
    CALL_OFF = "call-off"  # it was to start now, and too few are there
    ALIGN = "align"  # more games follow a director's act
    BEGIN = "begin"  # games that had to wait can begin
    ARRANGE = "arrange"  # the next meetings, or the end
    TIME_UP = "time-up"  # the time of the round is over
    CLOSE = "close"  # and so is that for claims
    REMIND = "remind"  # those who have something to do before
    GIVE_UP = "give-up"  # the open games of somebody who was sent away
    CONCLUDE = "conclude"  # the table was provisional for long enough


def duty(tournament: Tournament, now: datetime) -> Duty | None:
    """The duty that comes first now."""
    if tournament.aligned is not None:
        return Duty.ALIGN
    if tournament.status is Status.OPEN:
        return _opening(tournament, now) or _reminding(tournament, now)
    if tournament.status is Status.SETTLING:
        return Duty.CONCLUDE if (at := tournament.settles_at) is not None and at <= now else None
    if tournament.status is not Status.RUNNING or tournament.paused:
        return None
    if due(tournament):
        return Duty.ARRANGE
    if ready(tournament):
        return Duty.BEGIN
    if abandoned(tournament, now):
        return Duty.GIVE_UP
    if closing(tournament, now):
        return Duty.CLOSE
    return Duty.TIME_UP if overdue(tournament, now) else _reminding(tournament, now)


def pressing(tournament: Tournament) -> bool:
    """Is there something to be done now, whatever the time is."""
    if tournament.aligned is not None:
        return True
    if tournament.status in UNSTARTED:
        return _full(tournament)
    return due(tournament) or bool(ready(tournament))


def wakes_at(tournament: Tournament, *, reminding: bool = True) -> datetime | None:
    """When time alone brings something about next; `reminding`: be it a reminder."""
    told = [each.at for each in reminders.standing(tournament) if each.at is not None] if reminding else []
    if tournament.status is Status.OPEN:
        opens = None if tournament.direction.checking_in else tournament.check_in_at
        at = opens or tournament.starts_at
        return None if at is None else min([at, *told])
    if tournament.status is Status.SETTLING:
        return tournament.settles_at
    if tournament.status is not Status.RUNNING or tournament.paused:
        return None
    held = (at for number in tournament.held if (at := tournament.held_until(number)) is not None)
    ends = tournament.ends_of(filter(tournament.timed, tournament.meetings))
    return min([*ends, *held, *told], default=None)


def bound(tournament: Tournament, match: int) -> Bound | None:
    """The end that a game of the tournament has besides its clock, as long as it has no result."""
    meeting = tournament.of_match(match)
    if tournament.status is not Status.RUNNING or meeting is None or match in tournament.results:
        return None
    at, stands = tournament.ends(meeting), tournament.direction.paused_at
    if held := [number for number in tournament.held if number in meeting.pairing.players()]:
        # Of two it is lost by the first.
        number = min(held, key=tournament.held.__getitem__)
        user = tournament.user(number)
        return Bound(End.HELD, tournament.held_until(number), Then.LOST, loser=user, stands=stands)
    if not meeting.claiming:
        forfeit = tournament.plan.policy.round_end is RoundEnd.FORFEIT
        return Bound(End.PLAY, at, Then.NOBODY if forfeit else Then.CLAIMS, stands=stands)
    claims = tournament.direction.claims.get(match, {})
    if len(set(claims.values())) > 1:
        return Bound(End.CLAIMS, None, Then.DECIDED, stands=stands)
    waits = tuple(user for user in tournament.users(meeting) if user not in claims)
    return Bound(End.CLAIMS, at, Then.COUNTS if claims else Then.NOBODY, waits=waits, stands=stands)


def overdue(tournament: Tournament, now: datetime) -> tuple[int, ...]:
    """The positions of the meetings whose time is over, and for whose claims there is none yet."""
    over = frozenset(closing(tournament, now))
    return tuple(n for n in _past(tournament, now) if n not in over)


def closing(tournament: Tournament, now: datetime) -> tuple[int, ...]:
    """The positions of the meetings in which nothing more is played or claimed."""
    forfeit = tournament.plan.policy.round_end is RoundEnd.FORFEIT
    return tuple(n for n in _past(tournament, now) if forfeit or tournament.meetings[n].claiming)


def abandoned(tournament: Tournament, now: datetime) -> tuple[int, ...]:
    """The users who were sent away a day ago."""
    ends = {number: tournament.held_until(number) for number in tournament.held}
    return tuple(tournament.user(n) for n, at in ends.items() if at is not None and at <= now)


def lapsed(tournament: Tournament, now: datetime) -> bool:
    """Has a time ended, and nothing followed yet? Whoever acts then would change what it has decided."""
    if tournament.status is Status.OPEN:
        return _opening(tournament, now) in (Duty.START, Duty.CALL_OFF)
    if tournament.status is Status.SETTLING:
        return duty(tournament, now) is Duty.CONCLUDE
    going = tournament.status is Status.RUNNING and not tournament.paused
    return going and bool(abandoned(tournament, now) or _past(tournament, now))


def _past(tournament: Tournament, now: datetime) -> tuple[int, ...]:
    return tuple(
        position
        for position, meeting in enumerate(tournament.meetings)
        if tournament.timed(meeting) and (at := tournament.ends(meeting)) is not None and at <= now
    )


def ready(tournament: Tournament) -> tuple[int, ...]:
    """The positions of the meetings that wait for their games and whose players have room for them now."""
    if tournament.status is not Status.RUNNING or tournament.paused:
        return ()
    games, limits = tournament.plan.games, tournament.direction.limits
    playing = Counter(
        number
        for meeting in tournament.meetings
        if meeting.matches and not meeting.decided
        for number in meeting.pairing.players()
    )

    def room(number: int) -> bool:
        limit = limits.get(tournament.user(number))
        return limit is None or (playing[number] + 1) * games <= max(limit, games)

    found = []
    for position, meeting in enumerate(tournament.meetings):
        if meeting.waits and not tournament.stands(meeting) and all(map(room, meeting.pairing.players())):
            playing.update(meeting.pairing.players())
            found.append(position)
    return tuple(found)


def _reminding(tournament: Tournament, now: datetime) -> Duty | None:
    return Duty.REMIND if reminders.due(tournament, now) else None


def absentees(tournament: Tournament) -> tuple[int, ...]:
    """The users who lost every game they should have played, since they came back, without a move."""
    if not tournament.system.more_to_come(tournament):
        return ()
    numbers = (n for n in range(1, len(tournament.seeds) + 1) if n not in tournament.withdrawn)
    return tuple(tournament.user(number) for number in numbers if _absent(tournament, number))


def _absent(tournament: Tournament, number: int) -> bool:
    since = tournament.back.get(number, 0)
    met = (m.pairing for m in tournament.meetings[since:] if m.pairing.second is not None)
    own = [pairing for pairing in met if number in pairing.players()]
    return bool(own) and all(p.kind is Kind.FORFEIT and p.points(number) == 0 for p in own)


def _opening(tournament: Tournament, now: datetime) -> Duty | None:
    if _full(tournament):
        return Duty.START
    starts, opens = tournament.starts_at, tournament.check_in_at
    if tournament.plan.policy.start is not Start.DATE or starts is None:
        return None
    if now >= starts:
        return Duty.START if len(tournament.starters) >= LEAST_PLAYERS else Duty.CALL_OFF
    if opens is not None and now >= opens and not tournament.direction.checking_in:
        return Duty.OPEN_CHECK_IN
    return None


def _full(tournament: Tournament) -> bool:
    filled = len(tournament.entrants) >= tournament.plan.most
    return tournament.status is Status.OPEN and tournament.plan.policy.start is Start.FULL and filled
