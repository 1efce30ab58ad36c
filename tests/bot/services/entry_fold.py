"""A second opinion on entries: who may enter an event, who has a place in it, who waits, and with whom it begins.

Written from the page of events alone, without a line of the bot; ratings and final tables are facts that it is told.
"""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime, timedelta

DAY, YEAR, SEASON = timedelta(days=1), timedelta(days=365), timedelta(days=90)
LEAST, AT_ONCE, EVENTS, SILENT = 3, 5, 10, 2
"""Players of an event, events of a player, events of a server, and how often somebody may come to none of their games.
"""


@dataclass(eq=False)
class Person:
    """`ratings`: since when they had which one; `silent`: when they were dropped for never having moved."""

    user: int
    roles: frozenset[int] = frozenset()
    ratings: list[tuple[datetime, int]] = field(default_factory=list)
    games: int = 0
    silent: list[datetime] = field(default_factory=list)

    @property
    def rating(self) -> int:
        return self.ratings[-1][1] if self.ratings else 1500

    def best(self, at: datetime) -> int:
        """The highest of the past year, that with which it began included."""
        ends = [since for since, _ in self.ratings[1:]] + [at]
        held = (value for (_, value), end in zip(self.ratings, ends, strict=False) if end >= at - YEAR)
        return max([self.rating, *held])


@dataclass
class Terms:
    """For whom an event is, how many may play in it, and when it begins, if that is by date."""

    most: int
    waiting: bool = True
    role: int | None = None
    listed: frozenset[int] | None = None
    games: int | None = None
    low: int | None = None
    high: int | None = None
    starts: datetime | None = None
    hours: int | None = None


@dataclass(eq=False)
class Entries:
    """One event. `line`: who has entered, those with a place first; `rights`: by which place somebody stands before
    those who merely wait; `vouched`: whom others have entered; `there`: who has come to the check-in; `told`: whom was
    told that they have a place now; `seeds`: who plays.
    """

    number: int
    terms: Terms
    state: str = "open"
    line: list[int] = field(default_factory=list)
    rights: dict[int, int] = field(default_factory=dict)
    vouched: set[int] = field(default_factory=set)
    there: set[int] = field(default_factory=set)
    checking: bool = False
    told: list[int] = field(default_factory=list)
    seeds: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    table: list[tuple[int, int]] = field(default_factory=list)

    @property
    def seated(self) -> list[int]:
        return self.line[: self.terms.most]

    @property
    def waiting(self) -> list[int]:
        return self.line[self.terms.most :]

    @property
    def full(self) -> bool:
        return len(self.line) >= self.terms.most

    @property
    def opens(self) -> datetime | None:
        """The check-in."""
        hours, starts = self.terms.hours, self.terms.starts
        return None if hours is None or starts is None else starts - timedelta(hours=hours)

    def starters(self) -> list[int]:
        there = [user for user in self.line if user in self.there] if self.checking else self.line
        return there[: self.terms.most]

    def put(self, user: int, right: int | None, seats: int | None = None) -> None:
        if user not in self.line:
            self.line.append(user)
        if right is not None:
            self.rights[user] = min(right, self.rights.get(user, right))
        self.order(self.terms.most if seats is None else seats)

    def order(self, seats: int) -> None:
        """Nobody loses a place that they have; of all others those with a right to one come first."""
        waiting = sorted(self.line[seats:], key=lambda user: self.rights.get(user, 10**6))
        self.line = self.line[:seats] + waiting

    def drop(self, user: int) -> None:
        self.line.remove(user)
        self.rights.pop(user, None)
        self.vouched.discard(user)
        self.there.discard(user)

    def plays(self, user: int) -> bool:
        return user in self.line if self.state == "open" else self.state == "running" and self.on(user)

    def on(self, user: int) -> bool:
        return user in self.seeds and user not in self.gone


@dataclass(eq=False)
class Places:
    """The first so many of one event come into another: at once, or with the right to enter for so many days."""

    source: int
    target: Entries
    count: int
    days: int | None
    order: list[tuple[int, int]] = field(default_factory=list)
    given: dict[int, datetime | None] = field(default_factory=dict)
    ranks: dict[int, int] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)

    def holds(self, user: int) -> bool:
        return user in self.given


@dataclass
class EntryFold:
    people: dict[int, Person]
    events: dict[int, Entries] = field(default_factory=dict)
    places: list[Places] = field(default_factory=list)

    # Entering.

    def hindrances(self, event: Entries, user: int, at: datetime) -> set[str]:
        """Whatever keeps somebody from entering by themselves."""
        person, terms, found = self.people[user], event.terms, set[str]()
        if event.full and not terms.waiting:
            found.add("full")
        if sum(each.plays(user) for each in self.events.values()) >= AT_ONCE:
            found.add("entries")
        if sum(each > at - SEASON for each in person.silent) >= SILENT:
            found.add("no-shows")
        if self.right(event, user) is not None:
            return found
        if terms.role is not None and terms.role not in person.roles:
            found.add("role")
        if terms.listed is not None and user not in terms.listed:
            found.add("unlisted")
        if terms.games is not None and person.games < terms.games:
            found.add("too-few-games")
        if terms.low is not None and person.rating < terms.low:
            found.add("rating-low")
        if terms.high is not None and person.best(at) > terms.high:
            found.add("rating-high")
        return found

    def right(self, event: Entries, user: int) -> int | None:
        """By which place in another event somebody has one here."""
        ranks = [of.ranks[user] for of in self.places if of.target is event and of.holds(user)]
        return min(ranks, default=None)

    def enters(self, event: Entries, user: int) -> None:
        event.put(user, self.right(event, user))
        for of in self.into(event):
            if of.holds(user):
                of.given[user] = None

    def is_added(self, event: Entries, user: int, right: int | None = None) -> None:
        """`right`: 0 for somebody who was removed by mistake."""
        self.enters(event, user)
        event.put(user, right)
        event.vouched.add(user)
        event.there.add(user)

    def leaves(self, event: Entries, user: int, at: datetime) -> None:
        """Whoever waits first has the place, if it does not go down the table by which the leaver had it."""
        waiting, seated = event.waiting, user in event.seated
        event.drop(user)
        for of in self.into(event):
            if of.holds(user):
                del of.given[user]
                of.lost.add(user)
                self.give(of, at, seats=event.terms.most - seated)
        self.moves_up(event, waiting, at)

    def moves_up(self, event: Entries, waiting: list[int], at: datetime) -> None:
        up = [user for user in event.seated if user in waiting]
        late = [user for user in up if self.outgrown(event, user, at)]
        event.told += [user for user in up if user not in late]
        for user in late:
            self.leaves(event, user, at)

    def outgrown(self, event: Entries, user: int, at: datetime) -> bool:
        """Is the event not for somebody who has entered by themselves, by now?"""
        terms = event.terms
        if user in event.vouched or self.right(event, user) is not None:
            return False
        high = terms.high is not None and self.people[user].best(at) > terms.high
        return high or (terms.listed is not None and user not in terms.listed)

    # Places by the table of another event.

    def into(self, event: Entries) -> list[Places]:
        return [of for of in self.places if of.target is event]

    def give(self, of: Places, at: datetime, seats: int | None = None) -> None:
        """The free ones to the next of the table."""
        event = of.target
        for rank, user in of.order:
            if event.state != "open" or len(of.given) >= of.count:
                break
            if user in of.given or user in of.lost:
                continue
            of.ranks[user] = rank
            if user not in event.line and event.full and not event.terms.waiting:
                of.lost.add(user)
            elif of.days is None or user in event.line:
                of.given[user] = None
                event.put(user, rank, seats)
                event.vouched.add(user)
            else:
                of.given[user] = at + of.days * DAY

    # Time.

    def following(self) -> datetime | None:
        found = [until for of in self.places for until in of.given.values() if until is not None]
        for event in self.open():
            found += [each for each in (event.terms.starts, event.opens) if each is not None]
        return min(found, default=None)

    def open(self) -> Iterator[Entries]:
        return (event for event in self.events.values() if event.state == "open")

    def run(self, at: datetime) -> None:
        for of in self.places:
            late = [user for user, until in of.given.items() if until is not None and until <= at]
            for user in late:
                del of.given[user]
                of.lost.add(user)
            if late:
                self.give(of, at)
        for event in self.open():
            if event.opens is not None and event.opens <= at:
                event.checking = True
            if event.terms.starts is not None and event.terms.starts <= at:
                self.starts(event, at)

    def declines(self, event: Entries, user: int, at: datetime) -> None:
        for of in self.into(event):
            if of.holds(user):
                del of.given[user]
                of.lost.add(user)
                self.give(of, at)

    def starts_now(self, event: Entries, at: datetime) -> bool:
        """Does it begin, as its director wants? With too few nothing has happened."""
        tried = deepcopy(self)
        return tried.starts(tried.events[event.number], at) and self.starts(event, at)

    def starts(self, event: Entries, at: datetime) -> bool:
        """With those for whom it is; too few by its date call it off."""
        while late := [user for user in event.starters() if self.outgrown(event, user, at)]:
            for user in late:
                if user in event.line:
                    self.leaves(event, user, at)
        if len(event.starters()) < LEAST:
            if event.terms.starts is not None and event.terms.starts <= at:
                event.state = "off"
            return False
        event.seeds, event.state = set(event.starters()), "running"
        return True

    def changes(self, event: Entries, terms: Terms, at: datetime) -> None:
        waiting = event.waiting
        event.terms = terms
        event.order(terms.most)
        self.moves_up(event, waiting, at)

    def ends(self, number: int, table: Iterable[tuple[int, int]], at: datetime) -> None:
        """Its table, ranks and users, is final."""
        event = self.events[number]
        event.state, event.table = "over", list(table)
        for of in self.places:
            if of.source == number:
                of.order = event.table
                self.give(of, at)
