"""A series: the same event again and again, with one table of all of them; and who comes from one into another."""

from __future__ import annotations

import calendar
import csv
import enum
import io
from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Final
from zoneinfo import ZoneInfo

from bot.core.calendar import DAY
from bot.core.errors import MatchError
from bot.tournaments.model.files import plain_cell
from bot.tournaments.model.pairings import Kind, Pairing
from bot.tournaments.model.plan import LEAST_PLAYERS, Plan
from bot.tournaments.model.policy import Start
from bot.tournaments.model.standings import Criterion, split_by, standings
from bot.tournaments.model.tournament import Status, Tournament

EVENTS: Final = range(1, 61)  # how many a series may have
PLACES: Final = range(65)  # how many come from one event into another
RIGHT_DAYS: Final = range(1, 31)
CONCLUDED: Final = (Status.OVER, Status.CANCELLED)
AHEAD: Final = 7 * DAY
"""So long before its start an event may be entered, or from the start of the one before on."""
SCALE: Final = (12, 10, 8, 7, 6, 5, 4, 3, 2, 1)
"""The points for the first ten places; who share a place have all its points."""
ORDER: Final = (Criterion.POINTS, Criterion.DIRECT_ENCOUNTER, Criterion.WINS)
"""The tie-breaks of a season: games among those who are level, then games won in all events."""


class BadSeries(MatchError):
    """Rules that make no sense, or a series that is over."""

    code = "bad-series"
    faults = ("events", "best", "over", "none", "places", "days", "itself", "no-target", "no-place")


class Repeat(enum.StrEnum):
    """When the next event begins."""

    WEEK = "week"
    MONTH = "month"
    FINAL = "final"  # its entries open when the last one is final
    NEVER = "never"  # no other follows


class Count(enum.StrEnum):
    """What an event counts in the season's table."""

    PLACES = "places"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Rules:
    """`best`: so many results of each player count, None for all; `events`: so many events are a season, None: until it
    is ended; `zone`: where the clock shows the same hour at every start.
    """

    repeat: Repeat
    count: Count = Count.PLACES
    _: KW_ONLY
    best: int | None = None
    events: int | None = None
    zone: str = "UTC"

    def checked(self) -> Rules:
        """The same once it makes sense. Raises BadSeries."""
        for fault, value in (("events", self.events), ("best", self.best)):
            if value is not None and value not in EVENTS:
                raise BadSeries(fault, least=EVENTS[0], most=EVENTS[-1])
        return self


@dataclass(frozen=True, slots=True)
class Series:
    """`by`: who has set it up; `events`: the numbers of its tournaments, in their order; `next_at`: when the next one
    starts, where that is by date; `wakes_at`: when its entries open; `ended_at`: when its season was over.
    """

    id: int
    guild_id: int
    by: int
    rules: Rules
    events: tuple[int, ...]
    next_at: datetime | None = None
    wakes_at: datetime | None = None
    ended_at: datetime | None = None


class State(enum.StrEnum):
    """What became of a place that was given to somebody."""

    OFFERED = "offered"
    ENTERED = "entered"
    DECLINED = "declined"  # not wanted, or not taken in time

    @property
    def holds(self) -> bool:
        return self is not State.DECLINED


@dataclass(frozen=True, slots=True)
class Given:
    """A place that somebody has, or had. `rank`: by which they got it; `until`: as long it is offered."""

    user: int
    rank: int
    state: State
    until: datetime | None = None

    def after(self, now: datetime, *, entered: bool) -> Given:
        """The same once they have entered, or the time of the offer is over."""
        if self.state is State.OFFERED and entered:
            return replace(self, state=State.ENTERED, until=None)
        over = self.state is State.OFFERED and self.until is not None and self.until <= now
        return replace(self, state=State.DECLINED, until=None) if over else self


@dataclass(frozen=True, slots=True)
class Qualification:
    """The first `places` of a tournament, or of the season of a series, come into the tournament `target_id`: with the
    right to enter for so many days, or entered at once where it says none. `by`: the director who has said so.
    """

    id: int
    guild_id: int
    by: int
    tournament_id: int | None
    series_id: int | None
    target_id: int
    places: int
    days: int | None
    given: tuple[Given, ...] = ()

    def checked(self) -> Qualification:
        """The same once it makes sense. Raises BadSeries."""
        if self.places not in PLACES:
            raise BadSeries("places", least=1, most=PLACES[-1])
        if self.days is not None and self.days not in RIGHT_DAYS:
            raise BadSeries("days", least=RIGHT_DAYS[0], most=RIGHT_DAYS[-1])
        if self.target_id == self.tournament_id:
            raise BadSeries("itself")
        return self


def given_next(
    order: Sequence[tuple[int, int]], given: Sequence[Given], places: int
) -> tuple[int, int] | None:
    """Rank and user of whoever gets the next place, None where all are held, or nobody is left to have one."""
    had = {each.user for each in given}
    if sum(each.state.holds for each in given) >= places:
        return None
    return next(((rank, user) for rank, user in order if user not in had and user > 0), None)


def following(at: datetime, rules: Rules, now: datetime) -> datetime | None:
    """The first start at least a day from now, one, two … weeks or months after `at`, at the same hour of its zone."""
    if rules.repeat not in (Repeat.WEEK, Repeat.MONTH):
        return None
    local = at.astimezone(ZoneInfo(rules.zone))
    for step in range(1, 1000):
        if rules.repeat is Repeat.WEEK:
            day = local.date() + timedelta(weeks=step)
        else:
            year, month = divmod(local.month - 1 + step, 12)
            last = calendar.monthrange(local.year + year, month + 1)[1]
            day = local.date().replace(local.year + year, month + 1, min(local.day, last))
        # Through UTC: an hour that summer time skips is the one after it.
        found = datetime.combine(day, local.timetz()).astimezone(UTC)
        if found >= now + DAY:
            return found
    return None


def again(plan: Plan, starts_at: datetime | None, now: datetime) -> Plan:
    """The same settings with the date of the next event; without one, a date is a week ahead."""
    policy = plan.policy
    if starts_at is not None or policy.start is Start.DATE:
        policy = replace(policy, start=Start.DATE, starts_at=starts_at or now + AHEAD)
    return replace(plan, policy=policy)


def failed(event: Tournament) -> bool:
    """Was it called off because too few had entered?"""
    return event.status is Status.CANCELLED and not event.seeds and len(event.starters) < LEAST_PLAYERS


def spent(rules: Rules, events: Sequence[Tournament]) -> bool:
    """Does no other event follow these: they are as many as a season has, or for two too few have entered."""
    played = [event for event in events if event.status is not Status.CANCELLED]
    told = [event for event in events if event.status in CONCLUDED]
    return (
        rules.repeat is Repeat.NEVER
        or len(events) >= EVENTS[-1]
        or (rules.events is not None and len(played) >= rules.events)
        or (len(told) > 1 and all(map(failed, told[-2:])))
    )


def over(rules: Rules, events: Sequence[Tournament]) -> bool:
    """Is the season over: nothing goes on, and nothing follows."""
    return all(event.status in CONCLUDED for event in events) and spent(rules, events)


def places(event: Tournament) -> dict[int, int]:
    """Everybody's place in all of an event, by user: after those of the final the others by their place in their group,
    of a league division by division. Who left without having played, or is struck from the table, has none.
    """
    found: dict[int, int] = {}
    for _, tables in groupby(event.tables(), key=lambda table: table[0]):
        level = [
            ((group if event.system.seasons else 0, line.rank), event.user(line.player))
            for stage, group in tables
            for line in event.table(stage, group)
            if came(event, line.player) and event.user(line.player) not in found
        ]
        before = len(found)
        for key, user in level:
            found[user] = before + 1 + sum(other < key for other, _ in level)
    return found


def came(event: Tournament, number: int) -> bool:
    """Has the player played a game, or stayed to the end?"""
    own = (m.pairing for m in event.meetings if number in m.pairing.players())
    return number not in event.withdrawn or any(p.kind is Kind.PLAYED and p.games for p in own)


def points(event: Tournament) -> dict[int, int]:
    """Everybody's half points in all games of an event that count, by user."""
    found = dict.fromkeys(event.seeds, 0)
    for meeting in event.meetings:
        players = meeting.pairing.players()
        if event.struck.isdisjoint((meeting.stage, player) for player in players):
            for player in players:
                found[event.user(player)] += meeting.pairing.points(player)
    struck = {event.user(number) for _, number in event.struck}
    return {user: value for user, value in found.items() if user not in struck}


def _counted(event: Tournament, rules: Rules) -> dict[int, int]:
    if rules.count is Count.POINTS:
        return points(event)
    return {user: SCALE[place - 1] if place <= len(SCALE) else 0 for user, place in places(event).items()}


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody in the season's table. `results`: of each event that is over, None where they had no place in it;
    `kept`: the positions of those that count; `decided`: as of a place in a tournament.
    """

    rank: int
    user: int
    total: int
    results: tuple[int | None, ...]
    kept: frozenset[int]
    decided: Criterion | None


def season(events: Sequence[Tournament], rules: Rules) -> tuple[Line, ...]:
    """The table of the events that are over, the best first; those who share a rank by their number."""
    done = finished(events)
    each = [_counted(event, rules) for event in done]
    users = sorted({user for counted in each for user in counted})
    results = {user: tuple(counted.get(user) for counted in each) for user in users}
    kept = {user: _kept(results[user], rules.best) for user in users}
    totals = {user: sum(results[user][n] or 0 for n in kept[user]) for user in users}
    pairings = [pairing for event in done for pairing in _between(event)]
    wins = {user: sum(p.wins(user) for p in pairings if user in p.players()) for user in users}
    groups, decided = [users], dict[int, Criterion]()
    for criterion in ORDER:
        if criterion is Criterion.DIRECT_ENCOUNTER:
            split = [_met(group, pairings) for group in groups]
        else:
            split = [split_by(group, totals if criterion is Criterion.POINTS else wins) for group in groups]
        decided |= {user: criterion for parts in split for part in parts[1:] for user in part}
        groups = [part for parts in split for part in parts]
    lines, rank = list[Line](), 1
    for group in groups:
        for position, user in enumerate(group):
            reason = None if position or rank == 1 else decided[user]
            lines.append(Line(rank, user, totals[user], results[user], kept[user], reason))
        rank += len(group)
    return tuple(lines)


def finished(events: Sequence[Tournament]) -> list[Tournament]:
    """Those of the events that count in the table."""
    return [event for event in events if event.status is Status.OVER and event.meetings]


def champions(events: Sequence[Tournament], rules: Rules) -> tuple[int, ...]:
    """The users who share the first place of the season."""
    return tuple(line.user for line in season(events, rules) if line.rank == 1)


def _kept(results: Sequence[int | None], best: int | None) -> frozenset[int]:
    played = [n for n, result in enumerate(results) if result is not None]
    return frozenset(sorted(played, key=lambda n: -(results[n] or 0))[:best])


def _between(event: Tournament) -> list[Pairing]:
    """The meetings of an event between two people, by user."""
    pairs = (m.pairing for m in event.meetings if m.decided and m.pairing.second is not None)
    return [replace(p, first=event.user(p.first), second=event.user(p.second or 0)) for p in pairs]


def _met(group: Sequence[int], pairings: Sequence[Pairing]) -> list[list[int]]:
    """The group in parts by their games against each other, as FIDE's article 6 has it."""
    inside = [pairing for pairing in pairings if set(group).issuperset(pairing.players())]
    if len(group) < 2 or not inside:
        return [list(group)]
    among = [replace(pairing, round=number) for number, pairing in enumerate(inside, 1)]
    criteria = (Criterion.DIRECT_ENCOUNTER,)
    lines = standings(group, among, criteria, rounds=len(among), everybody=False)
    return [[line.player for line in part] for _, part in groupby(lines, key=lambda line: line.rank)]


def season_csv(events: Sequence[Tournament], rules: Rules, names: Mapping[int, str]) -> str:
    """The season's table as CSV (RFC 4180): a column for each event by its number; half points where they count."""
    out = io.StringIO()
    writer = csv.writer(out)
    numbers = [f"#{event.id}" for event in finished(events)]
    writer.writerow(["rank", "player", "user", *numbers, "total", "decided"])
    for line in season(events, rules):
        decided = "" if line.decided is None else line.decided.value
        results = ["" if result is None else result for result in line.results]
        writer.writerow([line.rank, plain_cell(names[line.user]), line.user, *results, line.total, decided])
    return out.getvalue()
