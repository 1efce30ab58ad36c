"""A tournament: a fold over its events, like a match. Decisions are made in `transitions`, `actions` and `formats`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import chain, groupby
from typing import Final

from bot.core.errors import BadTournament
from bot.core.log import following
from bot.core.terms import Place
from bot.core.verdict import LOSS
from bot.tournaments.model import event as ev
from bot.tournaments.model.event import Event, What
from bot.tournaments.model.formats.registry import system_of
from bot.tournaments.model.formats.system import System
from bot.tournaments.model.knockout import Knockout
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Lot
from bot.tournaments.model.plan import Plan, Season
from bot.tournaments.model.policy import USUAL_SETTLING
from bot.tournaments.model.standings import Place as Line
from bot.tournaments.model.state import UNFINISHED, UNSTARTED, Direction
from bot.tournaments.model.state import State as State
from bot.tournaments.model.state import Status as Status

_MOVES_ALL: Final = (ev.Paused, ev.Resumed, ev.Extended, ev.Cancelled)
"""All open games follow these; those that had not followed an earlier one follow the latest."""
_ENDS: Final = (ev.Settling, ev.Finished)
_MAY_PAIR: Final = (ev.Forbidden, ev.Bye, ev.Corrected, ev.Entered, ev.Withdrawn, ev.Returned, *_ENDS)
"""After these a round that could not be paired perhaps can."""
_UNSETTLES: Final = (ev.Corrected, ev.Anew, ev.Returned)
"""After these a table that was provisional has to be looked at anew."""


@dataclass(frozen=True, slots=True)
class Tournament(State):
    """A tournament after its event number `seq`."""

    @property
    def system(self) -> System:
        return system_of(self.plan)

    @property
    def tree(self) -> Knockout:
        bracket = self.system.bracket(self)
        assert bracket is not None
        return bracket

    @property
    def joinable(self) -> bool:
        """May one enter it although it has begun."""
        return self.status is Status.RUNNING and self.system.joinable(self)

    @property
    def going(self) -> set[int]:
        """The games of meetings that are not decided."""
        return {match for meeting in self.meetings if not meeting.decided for match in meeting.matches}

    def table(self, stage: int, group: int) -> tuple[Line, ...]:
        """The table of a group, of the final, or of a whole tournament, without players whose games do not count."""
        return self.system.table(self, stage, group)

    def members(self, stage: int, group: int) -> tuple[int, ...]:
        return self.system.members(self, stage, group)

    # The fold.

    def apply(self, event: Event) -> Tournament:
        """The tournament after the event; nothing else changes one."""
        _require_next(self.seq, event)
        what = event.what
        direction = self.direction.after(event)
        waits = isinstance(what, ev.Unpairable) or (self.unpairable and not isinstance(what, _MAY_PAIR))
        aligned = None if isinstance(what, _MOVES_ALL) else self.aligned
        again = self.status is Status.SETTLING and isinstance(what, _UNSETTLES)
        status = Status.RUNNING if again else self.status
        after = replace(
            self, seq=event.seq, direction=direction, unpairable=waits, aligned=aligned, status=status
        )
        match what:
            case ev.Changed():
                plan = what.plan.kept
                same = plan.policy.starts_at == self.plan.policy.starts_at
                entrants = after.lined_up(self.entrants, plan.most)
                planned_at = self.planned_at if same else event.at
                return replace(after, plan=plan, planned_at=planned_at, entrants=entrants)
            case ev.Entered():
                return self.entered([event])
            case ev.Imported(undoes=None):
                new = [each.user for each in what.people if each.user not in self.entrants]
                direction = replace(direction, vouched=direction.vouched.union(new))
                return replace(after, entrants=(*self.entrants, *new), direction=direction)
            case ev.Imported():
                came = [each.user for each in what.people]
                return replace(after, entrants=tuple(u for u in self.entrants if u not in came))
            case ev.Left(user=user):
                return replace(after, entrants=tuple(u for u in self.entrants if u != user))
            case ev.Started(seeds=seeds):
                entrants = tuple(user for user in self.entrants if user in seeds)
                return replace(after, status=Status.RUNNING, seeds=seeds, entrants=entrants)
            case ev.Drafted():
                drafted = tuple(tuple(map(Meeting.of, part)) for part in what.parts)
                return replace(after, drafted=drafted, drafted_at=event.at)
            case ev.Paired():
                return after._arranged(event.at, what)
            case ev.Begun():
                begun = dict(what.matches)
                meetings = (m.begun(begun.get(position)) for position, m in enumerate(self.meetings))
                return replace(after, meetings=tuple(meetings))
            case ev.TimeUp() | ev.Extended():
                return after._timed(event.at, what)
            case ev.Reminded(notches=notches):
                told = {(each.position, each.since): each.passed for each in notches}
                return replace(after, reminded={**self.reminded, **told})
            case ev.Unplayed(meetings=late):
                games = self.plan.games
                meetings = (m.unplayed(games) if n in late else m for n, m in enumerate(self.meetings))
                return replace(after, meetings=tuple(meetings))
            case ev.Result():
                return self.scored([event])
            case ev.Withdrawn():
                number = self.number(what.user)
                free = self.free | {number} if what.absent or event.actor == what.user else self.free
                if what.held:
                    held = {**self.held, number: event.at}
                    return replace(after, withdrawn=self.withdrawn | {number}, held=held)
                return replace(after._without(number), free=free)
            case ev.GivenUp(user=user):
                return after._without(self.number(user))
            case ev.Bye(points=points):
                key = (what.user, what.round)
                byes = {each: known for each, known in self.byes.items() if each != key}
                return replace(after, byes=byes if points is None else {**byes, key: points})
            case ev.Forbidden():
                pair = frozenset(what.users)
                if what.rematch:
                    rematches = self.rematches - {pair} if what.forbidden else self.rematches | {pair}
                    return replace(after, rematches=rematches)
                forbidden = self.forbidden | {pair} if what.forbidden else self.forbidden - {pair}
                return replace(after, forbidden=forbidden)
            case ev.Returned():
                number = self.number(what.user)
                struck = self.struck - {(self.stage, number)}
                back = tuple(replace(m, left=None) if m.left == number else m for m in self.meetings)
                gone, free = self.withdrawn - {number}, self.free - {number}
                since = {**self.back, number: len(back)}
                if number in self.held:
                    span = (self.held[number], event.at)
                    held = {n: at for n, at in self.held.items() if n != number}
                    released = {**self.released, number: (*self.released.get(number, ()), span)}
                    after = replace(after, held=held, released=released)
                if what.undoes is None:
                    after = replace(after, byes=_without_byes(self.byes, what.user, self.round))
                return replace(after, withdrawn=gone, free=free, struck=struck, meetings=back, back=since)
            case ev.Corrected():
                meetings = (m.corrected(what.match, what.points, what.forfeit) for m in self.meetings)
                return replace(after, meetings=tuple(meetings))
            case ev.Aligned(before=before):
                return replace(after, aligned=None if before is None else (before, event.actor))
            case Lot():
                return replace(after, lots=(*self.lots, what))
            case ev.Replaced():
                return after._replaced(what.user, what.other, dict(what.matches))
            case ev.Exchanged():
                return after._exchanged(what.users, dict(what.matches))
            case ev.Anew():
                meetings = (self._reopened(m, what, event.at) for m in self.meetings)
                results = self.results - {what.match}
                # What is played anew is looked at for as long as everything else.
                return replace(after, meetings=tuple(meetings), results=results, settling=None)
            case ev.Moved():
                return replace(after, place=Place(self.place.guild_id, what.channel))
            case ev.Settling(until=until):
                limit, ended = ev.Limit(event.at, until), self.ended or event.actor is not None
                return replace(after, status=Status.SETTLING, settling=limit, ended=ended)
            case ev.Objected(user=user, text=text):
                return replace(after, objections={**self.objections, user: text})
            case ev.Finished():
                return replace(after, status=Status.OVER, finished_at=event.at)
            case ev.Reopened(until=until):
                days = self.plan.policy.settling or USUAL_SETTLING
                plan = replace(self.plan, policy=replace(self.plan.policy, settling=days))
                return replace(after, status=Status.SETTLING, settling=ev.Limit(event.at, until), plan=plan)
            case ev.Cancelled():
                return replace(after, status=Status.CANCELLED)
            case ev.Announced():
                return replace(after, status=Status.OPEN, planned_at=event.at)
            case ev.Created():
                raise ValueError("a tournament is created once")
            case _:
                return after

    def _arranged(self, at: datetime, what: ev.Paired) -> Tournament:
        # All that is drafted at once has the same time.
        since = self.drafted_at if self.drafted and self.drafted_at is not None else at
        limit = None if what.days is None else ev.Limit(since, since + timedelta(days=what.days))
        meetings = tuple(Meeting.of(meeting, limit) for meeting in what.meetings)
        part, *others = self.drafted or ((),)
        rest = part[len(meetings) :]
        return replace(self, drafted=((rest,) if rest else ()) + tuple(others))._joined(meetings)

    def _timed(self, at: datetime, what: ev.TimeUp | ev.Extended) -> Tournament:
        if isinstance(what, ev.Extended):
            limits = {each.position: each.limit for each in what.limits}
            kept = {key: known for key, known in self.extended.items() if key not in _keys(what.before)}
            longer = dict.fromkeys(_keys(what.limits), at) if what.undoes is None else {}
            self = replace(self, extended={**kept, **longer})
        else:
            limit = ev.Limit(self.direction.paused_at or at, what.until, claiming=True)
            limits = {n: limit for n in what.meetings if not self.meetings[n].decided}
        meetings = (replace(m, limit=limits.get(n, m.limit)) for n, m in enumerate(self.meetings))
        return replace(self, meetings=tuple(meetings))

    def _joined(self, meetings: tuple[Meeting, ...]) -> Tournament:
        groups = self.system.groups_with(self, meetings)
        met = (frozenset(self.users(meeting)) for meeting in meetings)
        rematches = self.rematches.difference(met)
        joined = self.system.joined(self.meetings, meetings)
        return replace(self, meetings=joined, groups=groups, rematches=rematches)

    def scored(self, results: Sequence[Event]) -> Tournament:
        """The tournament after these results, which follow each other."""
        positions = {match: n for n, meeting in enumerate(self.meetings) for match in meeting.matches}
        meetings, known, back = list(self.meetings), set(self.results), self.back
        for seq, event in enumerate(results, self.seq):
            _require_next(seq, event)
            what = event.what
            assert isinstance(what, ev.Result)
            position = positions[what.match]
            meetings[position] = meetings[position].ended(what.match, what.points, what.forfeit)
            known.add(what.match)
            if what.how is ev.How.UNPLAYED:
                loser = meetings[position].pairing.players()[what.points.index(LOSS)]
                back = {**back, loser: len(meetings)}
        seq = self.seq + len(results)
        return replace(self, seq=seq, meetings=tuple(meetings), results=frozenset(known), back=back)

    def entered(self, entries: Sequence[Event]) -> Tournament:
        """The tournament after these entries, which follow each other."""
        placed = (isinstance(e.what, ev.Entered) and e.what.place is not None for e in entries)
        if len(entries) > 1 and any(placed):
            for each in entries:
                self = self.entered([each])
            return self
        users, seats = list[int](), self.plan.most
        direction, byes = self.direction, self.byes
        for seq, event in enumerate(entries, self.seq):
            _require_next(seq, event)
            assert isinstance(event.what, ev.Entered)
            seats -= event.what.instead
            direction = direction.after(event)
            if event.what.user in self.entrants:
                continue
            users.append(event.what.user)
            if byes and event.what.undoes is None:
                # A round off that somebody asked for before they left was theirs only as long as they were in it.
                byes = _without_byes(byes, event.what.user)
        late = users if self.status is Status.RUNNING else ()
        seq, seeds = self.seq + len(entries), (*self.seeds, *late)
        after = replace(self, seq=seq, direction=direction, byes=byes, unpairable=False, seeds=seeds)
        return replace(after, entrants=after.lined_up((*self.entrants, *users), seats))

    def _replaced(self, user: int, other: int, matches: Mapping[int, int]) -> Tournament:
        number = self.number(user)
        return replace(
            self,
            seeds=tuple(other if each == user else each for each in self.seeds),
            entrants=tuple(other if each == user else each for each in self.entrants),
            forbidden=_renamed(self.forbidden, user, other),
            rematches=_renamed(self.rematches, user, other),
            byes={(other if u == user else u, round): points for (u, round), points in self.byes.items()},
            former={**self.former, number: self.holders(number)},
            back={**self.back, number: len(self.meetings)},
            meetings=tuple(meeting.played_anew(matches) for meeting in self.meetings),
        )

    def _exchanged(self, users: Iterable[int], matches: Mapping[int, int]) -> Tournament:
        one, two = map(self.number, users)
        numbers, round = {one: two, two: one}, self.round
        meetings = (
            m.exchanged(numbers).played_anew(matches) if m.pairing.round == round else m
            for m in self.meetings
        )
        return replace(self, meetings=tuple(meetings))

    def _reopened(self, meeting: Meeting, what: ev.Anew, at: datetime) -> Meeting:
        days, reopened = self.plan.policy.round_days, meeting.reopened(what.match, what.other)
        if self.status is not Status.SETTLING or days is None or reopened is meeting:
            return reopened
        # The time of its round is over.
        return replace(reopened, limit=ev.Limit(at, at + timedelta(days=days)))

    def _without(self, number: int) -> Tournament:
        stage = self.stage
        own = [m for m in self.known if m.stage == stage and number in m.pairing.players()]
        lost = self.system.lost_by_leaving(self, own)
        gone, games = {(self.stage, number)} if self.system.strikes(own) else set(), self.plan.games
        drafted = (tuple(m.lost_unbegun(number, games) for m in part) for part in self.drafted)
        met = (
            replace(m.lost_unbegun(number, games), left=number if m in lost else m.left)
            for m in self.meetings
        )
        held, withdrawn = {n: at for n, at in self.held.items() if n != number}, self.withdrawn | {number}
        after = replace(self, withdrawn=withdrawn, held=held, struck=self.struck | gone)
        return replace(after, drafted=tuple(drafted), meetings=tuple(met))

    # Internals.

    def require_open(self) -> None:
        if self.status is not Status.OPEN:
            raise BadTournament("started", tournament=self.id)

    def require_unstarted(self) -> None:
        if self.status is not Status.DRAFT:
            self.require_open()

    def require_running(self) -> None:
        if self.status in UNSTARTED:
            raise BadTournament("not-started", tournament=self.id)
        if self.status not in UNFINISHED:
            raise BadTournament("over", tournament=self.id)

    def require_going(self) -> None:
        if self.status is not Status.OPEN:
            self.require_running()

    def with_event(self, now: datetime, by: int | None, what: What) -> Step:
        """The step that this makes; whether it may happen is for the caller to know."""
        event = following(self.seq, now, by, what)
        return self.apply(event), event


def _require_next(seq: int, event: Event) -> None:
    if event.seq != seq + 1:
        raise ValueError(f"event {event.seq} does not follow event {seq}")


def _without_byes(
    byes: Mapping[tuple[int, int], int], user: int, since: int = 0
) -> dict[tuple[int, int], int]:
    """The rounds off without those of the user after round `since`."""
    return {(who, round): n for (who, round), n in byes.items() if who != user or round <= since}


def _keys(limits: Iterable[ev.Timed]) -> set[tuple[int, datetime]]:
    return {(each.position, each.since) for each in limits}


def _renamed(pairs: Iterable[frozenset[int]], user: int, other: int) -> frozenset[frozenset[int]]:
    return frozenset(frozenset(other if u == user else u for u in pair) for pair in pairs)


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament in a list. `message_id`: its announcement, in its place."""

    id: int
    place: Place
    name: str
    status: Status
    created_at: datetime
    message_id: int | None = None

    @property
    def secret(self) -> bool:
        """Was it never announced?"""
        unseen = self.message_id is None
        return self.status is Status.DRAFT or (unseen and self.status is Status.CANCELLED)


Step = tuple[Tournament, Event]  # a tournament after a transition, and the event that made it so


def create(
    id: int,
    place: Place,
    by: int,
    plan: Plan,
    now: datetime,
    season: Season | None = None,
    *,
    draft: bool = False,
) -> Step:
    """A tournament that anybody may enter, once it is announced; where it follows another season of a league, those of
    it have entered.
    """
    what = ev.Created(plan, guild=place.guild_id, channel=place.channel_id, season=season, draft=draft)
    event: Event = following(0, now, by, what)
    return _created(id, place, event), event


def _created(id: int, place: Place, event: Event) -> Tournament:
    what = event.what
    assert event.actor is not None
    assert isinstance(what, ev.Created)
    entrants = () if what.season is None else tuple(chain.from_iterable(what.season.divisions))
    return Tournament(
        id,
        place,
        event.actor,
        what.plan.kept,
        status=Status.DRAFT if what.draft else Status.OPEN,
        created_at=event.at,
        planned_at=event.at,
        entrants=entrants,
        direction=Direction(vouched=frozenset(entrants)),
        season=what.season,
    )


def replay(id: int, place: Place, events: Iterable[Event]) -> Tournament:
    """The tournament that all its events make."""
    first, *following = events
    return continued(_created(id, place, first), following)


def continued(tournament: Tournament, events: Iterable[Event]) -> Tournament:
    """The tournament after these events, which follow."""
    # Entries and results follow each other in their thousands: one after another they would take seconds.
    for kind, run in groupby(events, lambda event: type(event.what)):
        if kind is ev.Result:
            tournament = tournament.scored(list(run))
        elif kind is ev.Entered:
            tournament = tournament.entered(list(run))
        else:
            for event in run:
                tournament = tournament.apply(event)
    return tournament
