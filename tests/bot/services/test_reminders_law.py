"""The reminders that stand are those that follow from the state, whatever was done to the ends that they are of.

Each history is counted a second time, by the hours that pass while nothing stands still: no extension, undo, pause or
absence may lose a reminder or have it told twice.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

import pytest
import sqlalchemy as sa

from bot.core.access import Asker
from bot.core.errors import MatchError
from bot.core.news import TournamentNews
from bot.store import heartbeats
from bot.store.app import App
from bot.store.tables import tournaments
from bot.tournaments.model.event import Event, Extended, Notch, Reminded
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.timetable import wakes_at
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands
from tests.bot.services.test_tournament_life import BOSS, GUILD, directs, now, sound, swiss, undoes
from tests.bot.services.test_tournaments import begun
from tests.bot.services.waits import asked, note_stay, told
from tests.seed import SEED

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
Key = tuple[int, datetime]


@dataclass
class Counted:
    """How much of each time has passed, at which of its reminders it was told last, when so much had passed, and
    when it was made longer.
    """

    passed: dict[Key, timedelta] = field(default_factory=dict)
    at: dict[Key, timedelta] = field(default_factory=dict)
    reached: dict[tuple[Key, timedelta], datetime] = field(default_factory=dict)
    longer: dict[Key, datetime] = field(default_factory=dict)

    def see(self, tournament: Tournament) -> None:
        for key, _ in self.open(tournament):
            self.passed.setdefault(key, timedelta(0))

    def open(self, tournament: Tournament) -> Iterator[tuple[Key, Meeting]]:
        for position, meeting in enumerate(tournament.meetings):
            matches = [match for match in meeting.matches if match not in tournament.results]
            claims = [tournament.direction.claims.get(match, {}) for match in matches]
            to_do = matches and (not meeting.claiming or any(len(each) < 2 for each in claims))
            if meeting.limit is not None and to_do and not meeting.decided:
                yield (position, meeting.limit.since), meeting

    def steps(self, meeting: Meeting) -> list[timedelta]:
        assert meeting.limit is not None
        length = meeting.limit.until - meeting.limit.since
        if meeting.claiming:
            return [length - DAY]
        return [each for each in (length - 3 * DAY, length - DAY) if each > DAY] or [length / 2]

    def expected(self, tournament: Tournament) -> set[Notch]:
        """What is to be told now."""
        found = set()
        for key, meeting in self.open(tournament):
            steps = [
                each for each in self.steps(meeting) if self.at.get(key, -DAY) < each <= self.passed[key]
            ]
            if steps := [each for each in steps if self.tells(key, meeting, self.reached[key, each])]:
                found.add(Notch(*key, max(steps)))
        return found

    def following(self, tournament: Tournament, at: datetime) -> list[datetime]:
        """When something is to be told, or is over, if nothing else happens."""
        found = []
        for key, meeting in self.open(tournament):
            assert meeting.limit is not None
            length = meeting.limit.until - meeting.limit.since
            for each in (*self.steps(meeting), length):
                then = at + each - self.passed[key]
                if then > at and (each == length or self.tells(key, meeting, then)):
                    found.append(then)
        return found

    def tells(self, key: Key, meeting: Meeting, at: datetime) -> bool:
        """Is it something new, or has a director just said so?"""
        assert meeting.limit is not None
        short = not meeting.claiming and meeting.limit.until - meeting.limit.since <= 2 * DAY
        return short or at > self.longer.get(key, at - 2 * DAY) + DAY

    def note(self, event: Event) -> None:
        what = event.what
        if isinstance(what, Extended) and what.undoes is None:
            self.longer |= {(each.position, each.since): event.at for each in what.limits}
        elif isinstance(what, Extended):
            for each in what.before:
                self.longer.pop((each.position, each.since), None)

    def walk(self, at: datetime) -> None:
        """An hour has passed, until then, in which nothing stood still."""
        self.passed = {key: passed + HOUR for key, passed in self.passed.items()}
        self.reached |= dict.fromkeys(self.passed.items(), at)


class History:
    """A tournament as it goes, an hour at a time. `done`: its events that were counted."""

    def __init__(self, app: App, hands: Hands, chance: Random, tournament: Tournament) -> None:
        self.app, self.hands, self.chance, self.tournament = app, hands, chance, tournament
        self.count, self.done = Counted(), 0

    async def look(self) -> None:
        """Time brings about what it does, and exactly the reminders are told that are to be."""
        app, tournament = self.app, self.tournament
        before = await now(app, tournament)
        self.count.see(before)
        for event in (await app[Tournaments].history(tournament.id, GUILD))[self.done :]:
            self.count.note(event)
        over = {
            key
            for key, meeting in self.count.open(before)
            if meeting.limit is not None
            and self.count.passed[key] >= meeting.limit.until - meeting.limit.since
        }
        due = set() if before.paused else self.count.expected(before)
        await app[Tournaments].advance()
        after = await now(app, tournament)
        self.count.see(after)
        events = await app[Tournaments].history(tournament.id, GUILD)
        notches = [
            n for each in events[self.done :] if isinstance(each.what, Reminded) for n in each.what.notches
        ]
        self.done = len(events)
        assert len(notches) == len(set(notches))
        assert set(notches) == {each for each in due if (each.position, each.since) not in over}
        for notch in notches:
            self.count.at[notch.position, notch.since] = notch.passed
        stored = await asked(app, sa.select(tournaments.c.wakes_at).where(tournaments.c.id == tournament.id))
        following = wakes_at(after)
        # An absence puts off what is stored; that is seen when its time has come.
        assert (stored is None) is (following is None)
        assert stored is None or stored <= following
        if not after.paused and after.meetings and not after.decided:
            assert following == min(self.count.following(after, self.hands.at), default=None), self.hands.at

    async def passes(self, hours: int) -> None:
        for _ in range(hours):
            paused = (await now(self.app, self.tournament)).paused
            self.hands.at += HOUR
            await self.app.database.write(lambda c: note_stay(self.hands, c), about=())
            if not paused:
                self.count.walk(self.hands.at)
            await self.look()

    async def is_away(self, hours: int) -> None:
        start, end = self.hands.at, self.hands.at + hours * HOUR
        await self.app.database.write(lambda c: heartbeats.add_downtime(c, 0, 1, start, end), about=())
        self.hands.at = end
        self.count.longer = {key: at + (end - start) for key, at in self.count.longer.items()}
        await self.app.database.write(lambda c: note_stay(self.hands, c), about=())
        await self.look()

    async def does(self) -> None:
        app, chance, tournament = self.app, self.chance, self.tournament
        known = await now(app, tournament)
        going = [
            match for meeting in known.meetings for match in meeting.matches if match not in known.results
        ]
        match chance.choice(
            (
                "pass",
                "pass",
                "pass",
                "pass",
                "pass",
                "away",
                "pause",
                "extend",
                "undo",
                "undo",
                "decide",
                "claim",
            )
        ):
            case "pass":
                await self.passes(chance.randint(1, 30))
            case "away":
                await self.is_away(chance.randint(1, 20))
            case "pause":
                await directs(app, tournament, "resume" if known.paused else "pause")
            case "extend":
                longer = (known.deadline or self.hands.at) + chance.randint(1, 4) * DAY
                await directs(app, tournament, "extend", longer)
            case "undo":
                await undoes(app, tournament)
            case "decide" if going and chance.random() < 0.4:
                await app[Tournaments].adjudicate(chance.choice(going), Asker(BOSS, GUILD), None)
            case "claim" if going:
                match_id = chance.choice(going)
                meeting = known.of_match(match_id)
                assert meeting is not None
                user = chance.choice(known.users(meeting))
                await app[Tournaments].claim(match_id, GUILD, user, chance.choice((None, user)))


@pytest.mark.parametrize("number", range(4))
async def test_the_reminders_that_stand_are_those_that_follow_from_the_state(
    quick: App, hands: Hands, number: int
) -> None:
    chance = Random(SEED * 100 + number)
    tournament = await begun(quick, swiss(round_days=chance.choice((2, 3, 5, 8))), 6)
    history = History(quick, hands, chance, tournament)
    await history.look()
    for _ in range(70):
        try:
            await history.does()
        except MatchError:
            continue
        await history.look()
    events = await quick[Tournaments].history(tournament.id, GUILD)
    reminded = [each.seq for each in events if isinstance(each.what, Reminded)]
    news = [each.what for each in await told(quick, TournamentNews)]
    again = [each.seq for each in news if isinstance(each, TournamentNews) and each.again]
    assert sorted(again) == reminded
    assert reminded
    await sound(quick)


async def test_an_absence_makes_no_reminder_due_that_the_day_of_an_extension_left_out(
    quick: App, hands: Hands
) -> None:
    tournament = await begun(quick, swiss(round_days=2), 4)
    history = History(quick, hands, Random(SEED), tournament)
    await history.look()
    await history.passes(30)
    await directs(quick, tournament, "extend", hands.at + 42 * HOUR)
    await history.look()
    await history.is_away(11)
    await history.passes(20)
