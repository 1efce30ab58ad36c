"""The content of an announcement of a tournament: the meetings that begin, and who no longer plays, or plays now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from bot.tournaments.model import event as ev
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament, replay


@dataclass(frozen=True, slots=True)
class Changes:
    """Users: `dropped` for never making a move, `missing` at the check-in, `moved_up` from the waiting list."""

    dropped: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    moved_up: tuple[int, ...] = ()

    def of(self, user: int) -> Changes:
        """The changes that concern one user."""
        return Changes(*(tuple({user} & set(users)) for users in (self.dropped, self.missing, self.moved_up)))

    def called(self, tournament: Tournament, begun: Sequence[Meeting]) -> tuple[int, ...]:
        """The players of these meetings who have not left, and who play no more since those before."""
        numbers = (number for meeting in begun for number in meeting.pairing.players())
        players = (tournament.user(n) for n in numbers if n not in tournament.withdrawn)
        return tuple(dict.fromkeys((*players, *self.dropped, *self.missing)))


def announced(tournament: Tournament, events: Sequence[ev.Event], seq: int) -> list[Meeting]:
    """The meetings of which the announcement of event `seq` tells, and of those just before that leave it to that one,
    with the games and, after an exchange, the players of now. `events`: all of the tournament's.
    """
    latest, *earlier = (each.what for each in reversed(events[:seq]) if isinstance(each.what, ev.Paired))
    parts = [latest, *takewhile(lambda what: what.more, earlier)]
    found = [Meeting.of(each) for what in reversed(parts) for each in what.meetings]
    if tournament.system.by_rounds:
        # Each is a meeting of its own, in their order; elsewhere a further game may go on with one before.
        end = sum(len(what.meetings) for what in (latest, *earlier))
        return list(tournament.meetings[end - len(found) : end])
    instead = {was: match for event in events for was, match in _begun_anew(event)}
    return [replace(meeting, matches=tuple(_last(instead, n) for n in meeting.matches)) for meeting in found]


def announces(event: ev.Event) -> bool:
    """Do meetings begin with it of which it has to tell."""
    return isinstance(event.what, ev.Paired) and not event.what.more


def _begun_anew(event: ev.Event) -> ev.Instead:
    match event.what:
        case ev.Replaced(matches=matches) | ev.Exchanged(matches=matches):
            return matches
        case ev.Anew(match=was, other=other):
            return [(was, other)]
        case _:
            return ()


def _last(instead: Mapping[int, int], match: int) -> int:
    while match in instead:
        match = instead[match]
    return match


def changes_before(tournament: Tournament, events: Sequence[ev.Event], seq: int) -> Changes:
    """The changes since the announcement before event `seq`. `events`: all of the tournament's."""
    told = (e for e in events[: seq - 1] if announces(e) or isinstance(e.what, ev.Settling))
    latest = max((event.seq for event in told), default=0)
    between = events[latest : seq - 1]
    back = {event.what.user for event in between if isinstance(event.what, ev.Returned)}
    gone = (event.what for event in between if isinstance(event.what, ev.Withdrawn))
    dropped = tuple(what.user for what in gone if what.absent and what.user not in back)
    begun = ((event.seq, event.what.seeds) for event in between if isinstance(event.what, ev.Started))
    start, seeds = next(begun, (None, ()))
    if start is None:
        return Changes(dropped)
    before = replay(tournament.id, tournament.place, events[: start - 1])
    missing = tuple(user for user in before.seated if user not in seeds)
    waiting = before.entrants[len(before.seated) :]
    return Changes(dropped, missing, tuple(user for user in waiting if user in seeds))


def departure(events: Sequence[ev.Event], user: int) -> tuple[ev.Event, int]:
    """The event by which the user has left last, and the round that was under way then."""
    round, found = 0, None
    for event in events:
        if isinstance(event.what, ev.Paired):
            round = max(round, *(meeting.round for meeting in event.what.meetings))
        elif isinstance(event.what, ev.Withdrawn) and event.what.user == user:
            found = event, round
    assert found is not None
    return found


def begun_with(tournament: Tournament, events: Sequence[ev.Event], seq: int) -> tuple[list[Meeting], Changes]:
    """All that the announcement of event `seq` tells. `events`: all of the tournament's."""
    return announced(tournament, events, seq), changes_before(tournament, events, seq)
