"""Three weeks of fifty matches: people's actions, drawn once from a seed, and the results that must have
come of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any, Protocol
from zoneinfo import ZoneInfo

import sqlalchemy as sa

from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import downtimes, match_events, matches, notices, vacations
from tests.bot.recount import DAY, HOUR, TOGETHER, TOLERANCE, Habits, Rhythm, Turn, turns_of

BEGIN = datetime(2026, 3, 16, 8, tzinfo=UTC)
"""A Monday. In its second weekend, on 29 March, clocks in Europe go from 2 to 3 o'clock."""
OUTAGE = (datetime(2026, 3, 24, 6, tzinfo=UTC), datetime(2026, 3, 24, 15, tzinfo=UTC))
BERLIN, TOKYO, NEW_YORK = "Europe/Berlin", "Asia/Tokyo", "America/New_York"

MOMENT, MINUTE = timedelta(milliseconds=1), timedelta(minutes=1)

RHYTHMS: Mapping[str, Rhythm] = {
    "12h": Rhythm(12 * HOUR),
    "1d": Rhythm(DAY),
    "2d": Rhythm(2 * DAY),
    "3d": Rhythm(3 * DAY),
    "quick": Rhythm(2 * DAY, 6 * HOUR, 2 * DAY),
    "standard": Rhythm(5 * DAY, 18 * HOUR, 7 * DAY),
    "bank 1d+6h cap 2d": Rhythm(DAY, 6 * HOUR, 2 * DAY),
    "36h@Europe/Berlin": Rhythm(36 * HOUR, zone=BERLIN),
    "2d@Asia/Tokyo": Rhythm(2 * DAY, zone=TOKYO),
    "bank 2d+12h cap 3d@Europe/Berlin": Rhythm(2 * DAY, 12 * HOUR, 3 * DAY, BERLIN),
    "none": Rhythm(None),
}
HABITS = (
    Habits(),
    Habits(leads=(6,), zone=BERLIN),
    Habits(zone=BERLIN, quiet=(23, 8)),
    Habits(leads=(24, 1), direct=True, zone=TOKYO),
    Habits(leads=(), zone=NEW_YORK),
    Habits(zone=NEW_YORK, quiet=(22, 7)),
)


class World(Protocol):
    """Where the weeks happen: in the services themselves, or in a Discord around it."""

    app: App

    def now(self) -> datetime: ...
    async def wait_until(self, at: datetime) -> None: ...
    async def be_away_until(self, at: datetime) -> None: ...
    def user(self, number: int) -> int: ...
    async def play(self, by: int, opponent: int, pace: str, rated: bool) -> Match: ...
    async def move(self, by: int, match: Match, text: str) -> None: ...
    async def choose(self, by: int, match: Match, what: str) -> None: ...
    async def rest(self, by: int, first: date, last: date) -> None: ...
    async def return_early(self, by: int) -> None: ...


@dataclass
class Weeks:
    """The weeks and their observations."""

    world: World
    seed: int = 1
    players: int = 18
    games: int = 50
    length: timedelta = timedelta(days=21)
    """At least nine days, so that the outage lies in them."""
    rhythm_of: dict[int, str] = field(default_factory=dict)
    habits: dict[int, Habits] = field(default_factory=dict)
    booked: dict[int, list[tuple[datetime, datetime, datetime]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """Per player: when it was booked, from when, until when."""
    down: tuple[datetime, datetime] = OUTAGE
    """The absence that the bot wrote down."""

    async def live(self) -> None:
        """Let the weeks go by. Everything happens at a full minute."""
        world, random = self.world, Random(self.seed)
        users = [world.user(number) for number in range(self.players)]
        for number, user in enumerate(users):
            habits = HABITS[number % len(HABITS)]
            self.habits[user] = habits
            await world.app[Players].save(
                user,
                reminders=list(habits.leads),
                dm=habits.direct,
                zone=habits.zone,
                quiet=None if habits.quiet is None else list(habits.quiet),
                vacation_auto=number % 3 == 0,
            )
        agenda = self._agenda(random, users)
        while agenda:
            at = min(agenda)
            if at > BEGIN + self.length:
                break
            if world.now() < OUTAGE[0] <= at:
                await world.wait_until(OUTAGE[0])
                await world.be_away_until(OUTAGE[1])
            if OUTAGE[0] <= at < OUTAGE[1]:
                agenda[OUTAGE[1] + timedelta(minutes=random.randrange(1, 200))] += agenda.pop(at)
                continue
            await world.wait_until(at)
            for deed in agenda.pop(at):
                if (following := await self._do(random, deed)) is not None:
                    agenda[following].append((deed[0] if deed[0] == "act" else "act", self._matched(deed)))
        await world.wait_until(BEGIN + self.length)

    def _agenda(self, random: Random, users: list[int]) -> dict[datetime, list[tuple[Any, ...]]]:
        agenda: dict[datetime, list[tuple[Any, ...]]] = defaultdict(list)
        for number in range(self.games):
            by, opponent = random.sample(users, 2)
            pace = list(RHYTHMS)[number % len(RHYTHMS)]
            at = BEGIN + timedelta(minutes=random.randrange(5, 3 * 24 * 60))
            agenda[at].append(("begin", by, opponent, pace, pace != "none" and random.random() < 0.5))
        for user, first, last in ((users[0], 4, 6), (users[4], 8, 14), (users[7], 11, 13), (users[8], 2, 16)):
            at = BEGIN + timedelta(minutes=random.randrange(600, 2000))
            agenda[at].append(("rest", user, BEGIN.date() + first * DAY, BEGIN.date() + last * DAY))
        agenda[BEGIN + timedelta(days=9, minutes=77)].append(("return", users[8]))
        return agenda

    async def _do(self, random: Random, deed: tuple[Any, ...]) -> datetime | None:
        """Does one thing; when the same match is looked at again."""
        world, app = self.world, self.world.app
        match deed:
            case ("begin", by, opponent, pace, rated):
                made = await world.play(by, opponent, pace, rated)
                self.rhythm_of[made.id] = pace
                self._last = made.id
                return self._later(random, made)
            case ("rest", user, first, last):
                zone = ZoneInfo(self.habits[user].zone)
                start = datetime(first.year, first.month, first.day, tzinfo=zone).astimezone(UTC)
                after = last + DAY
                end = datetime(after.year, after.month, after.day, tzinfo=zone).astimezone(UTC)
                self.booked[user].append((world.now(), start, end))
                await world.rest(user, first, last)
            case ("return", user):
                known, start, end = self.booked[user].pop()
                assert start < world.now() < end
                self.booked[user].append((known, start, world.now()))
                await world.return_early(user)
            case ("act", number):
                found = await app[Matches].get(number)
                if found.over:
                    return None
                if found.fallen is not None:
                    what = random.choice(("claim-time", "give-day", "go-on", None))
                    if what is not None:
                        await world.choose(found.opponent_of(found.mover), found, what)
                else:
                    moves = found.game.legal_moves(found.state)
                    await world.move(found.mover, found, found.game.format(found.state, random.choice(moves)))
                self._last = number
                return self._later(random, await app[Matches].get(number))
        return None

    def _matched(self, deed: tuple[Any, ...]) -> int:
        return self._last if deed[0] == "begin" else deed[1]

    def _later(self, random: Random, match: Match) -> datetime | None:
        """When the next player acts: mostly soon, sometimes in the nick of time, sometimes never in time."""
        if match.over:
            return None
        now, deadline = self.world.now(), match.deadline
        left = (deadline or now + 9 * DAY) - now
        share = random.choice((0.02, 0.1, 0.2, 0.35, 0.5, 0.7, 0.8, 0.9, 0.98, 1.3))
        minutes = max(1, int(left * share / timedelta(minutes=1)))
        return now + timedelta(minutes=min(minutes, 6 * 24 * 60))

    # The results that must have come of it.

    async def recount(self) -> dict[str, int]:
        """Count everything again and compare; how many of what there was."""
        seen = await self._stored()
        now, counted = self.world.now(), Counter[str]()
        downs = [(row["start_at"], row["end_at"]) for row in seen["downtimes"]]
        grace = min(OUTAGE[1] - OUTAGE[0], HOUR)
        (self.down,) = downs
        # A process that was killed was there until the last beat.
        assert OUTAGE[0] - 10 * MINUTE <= self.down[0] <= OUTAGE[0], downs
        assert self.down[1] == OUTAGE[1] + grace, downs
        spent = [row for row in seen["vacations"] if row["spent"]]
        by_hand = {
            row["id"]: (row["user_id"], row["start_at"], row["end_at"])
            for row in seen["vacations"]
            if not row["spent"]
        }
        assert sorted(by_hand.values()) == sorted(
            (user, start, end) for user, taken in self.booked.items() for _, start, end in taken
        )
        turns: list[Turn] = []
        for row in seen["matches"]:
            rhythm = RHYTHMS[self.rhythm_of[row["id"]]]
            events = [event for event in seen["events"] if event["match_id"] == row["id"]]
            of_match = turns_of(row, events, rhythm)
            turns += of_match
            for turn in of_match:
                counted[turn.how] += 1
                self._check_end(turn, row, now)
                self._check_pauses(turn, seen, now)
            for event in events:
                if event["kind"] == "paused":
                    counted[event["detail"]["why"]] += 1
                    self._check_pause(event, row, downs, by_hand, spent)
        for row in spent:
            # It began when one of the clocks would have fallen, not a moment later, and lasted a day of that clock.
            assert any(
                turn.user == row["user_id"]
                and turn.moves >= 2
                and turn.deadline(row["start_at"] - MOMENT) == row["start_at"]
                and turn.between(row["start_at"], row["end_at"], p.known - MOMENT) == DAY
                for turn in turns
                for p in turn.pauses
                if (p.why, p.ref) == ("vacation", row["id"])
            ), row
        counted["spent"] = len(spent)
        counted["reminders"] = self._check_reminders(turns, seen["reminders"], now)
        return dict(counted)

    def _check_end(self, turn: Turn, row: Mapping[Any, Any], now: datetime) -> None:
        what = f"match {turn.match}, turn of {turn.begin}: {turn.how} at {turn.end}"
        deadline = turn.deadline(turn.end or now)
        if deadline is None:
            assert turn.how in ("moved", "runs"), what
        elif turn.how in ("fell", "ended: time", "ended: abort"):
            assert turn.end is not None
            assert deadline <= turn.end <= deadline + TOLERANCE, f"{what}, due {deadline}"
            assert (turn.how == "ended: abort") == (turn.moves < 2), what
            assert turn.how == "ended: abort" or (turn.how == "ended: time") == row["rated"], what
            if turn.decided is not None and turn.decided[1] is None:
                away = (
                    HOUR + OUTAGE[1] - OUTAGE[0] if turn.end < OUTAGE[0] < turn.decided[0] else timedelta(0)
                )
                assert timedelta(0) <= turn.decided[0] - turn.end - 48 * HOUR - away <= TOLERANCE, what
        elif turn.how == "runs":
            assert now < deadline + TOLERANCE, f"{what}, due {deadline}"
        else:
            assert turn.end is not None
            assert turn.end < deadline, f"{what}, due {deadline}"

    def _check_pauses(self, turn: Turn, seen: Mapping[str, Any], now: datetime) -> None:
        """Everything that should have stopped this turn has."""
        if turn.left is None or turn.how == "runs":
            return
        known = {(p.why, p.ref) for p in turn.pauses}
        end = turn.end or now
        for row in seen["vacations"]:
            if row["user_id"] == turn.user and row["start_at"] < end and turn.begin < row["end_at"]:
                assert ("vacation", row["id"]) in known, (turn, row)
        for row in seen["downtimes"]:
            if row["start_at"] < end and turn.begin < row["end_at"] and end >= OUTAGE[1]:
                assert ("downtime", row["id"]) in known, (turn, row)

    def _check_pause(
        self,
        event: Mapping[Any, Any],
        row: Mapping[Any, Any],
        downs: list[tuple[datetime, datetime]],
        by_hand: Mapping[int, tuple[int, datetime, datetime]],
        spent: list[Mapping[Any, Any]],
    ) -> None:
        """Nothing has stopped a clock without a reason to."""
        detail = event["detail"]
        start, end = (datetime.fromtimestamp(detail[name] / 1000, UTC) for name in ("start", "end"))
        if detail["why"] == "downtime":
            assert (start, end) in downs
            assert detail["side"] is None
            return
        assert detail["why"] == "vacation"
        user = (row["first_id"], row["second_id"])[detail["side"]]
        if detail["ref"] in by_hand:
            whose, begins, ends = by_hand[detail["ref"]]
            # A player who came back early had planned to stay longer.
            assert (whose, begins) == (user, start)
            assert end == ends or event["at"] < ends
        else:
            assert any(
                (day["id"], day["user_id"], day["start_at"], day["end_at"])
                == (detail["ref"], user, start, end)
                for day in spent
            )

    def _check_reminders(self, turns: list[Turn], sent: list[Mapping[Any, Any]], now: datetime) -> int:
        found = defaultdict(list)
        for row in sent:
            found[row["match_id"]].append(row)
        exact: set[tuple[int, datetime]] = set()
        early = []
        for turn in turns:
            habits = self.habits[turn.user]
            end = turn.end or now
            # Until its end a turn has these; with others, some might have come a little before their time.
            expected = turn.reminders(habits, [OUTAGE], end + TOGETHER)
            rows = [
                row
                for row in found[turn.match]
                if row["recipient"] == turn.user and turn.begin < row["created_at"] <= end
            ]
            for row in rows:
                found[turn.match].remove(row)
            assert len(rows) <= len(expected), (turn, expected, rows)
            for (lead, at), row in zip(expected, rows, strict=False):
                what = (turn.match, turn.begin, lead, at, row["created_at"], row["facts"])
                assert row["facts"]["lead"] == lead, what
                assert at - TOGETHER <= row["created_at"] <= at + TOLERANCE, what
                assert (row["channel_id"] is None) == habits.direct, what
                if row["created_at"] >= at:
                    exact.add((turn.user, row["created_at"]))
                else:
                    early.append((turn.user, row["created_at"]))
            for lead, at in expected[len(rows) :]:
                assert at >= end - TOLERANCE, f"no reminder {lead} h before, at {at}: {turn}"
        assert all(not rows for rows in found.values()), "reminders of no turn"
        assert set(early) <= exact, "only along with another does one come early"
        return len(sent)

    async def _stored(self) -> dict[str, list[Mapping[Any, Any]]]:
        asked = {
            "matches": sa.select(matches).order_by(matches.c.id),
            "events": sa.select(match_events).order_by(match_events.c.match_id, match_events.c.seq),
            "vacations": sa.select(vacations).order_by(vacations.c.id),
            "downtimes": sa.select(downtimes).order_by(downtimes.c.id),
            "reminders": sa.select(notices).where(notices.c.kind == "reminder").order_by(notices.c.id),
        }
        async with self.world.app.database.reading() as connection:
            return {
                name: list((await connection.execute(question)).mappings().all())
                for name, question in asked.items()
            }
