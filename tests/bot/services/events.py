"""Whole tournaments of every format through the services, with directors' mistakes drawn at random; every table, rating
and clock of a round is counted a second time by other code.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadTournament, MatchError
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.ratings.rows import ratings, results
from bot.ratings.rows.ratings import Pool
from bot.store import heartbeats
from bot.store.app import App
from bot.store.tables import heartbeat
from bot.sweeper import Sweeper
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.event import Drafted, Extended, Paired, Paused, Resumed, TimeUp
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import PLACE, Hands, a_move, terms
from tests.bot.rating_recount import recounted
from tests.bot.table_recount import disagreements

BOSS, DEPUTY, GUILD = 999, 998, PLACE.guild_id
ROUND = 10
"""Days of a round."""
STEPS = 400
MISTAKES = ("corrected", "replaced", "paused", "two-at-once", "moved", "away")


@dataclass
class Event:
    """A tournament as it is played. `late`: matches that nobody finishes; `wrong`: what another count does not
    bear out.
    """

    app: App
    hands: Hands
    chance: random.Random
    tournament: Tournament
    games: int = 0
    done: Counter[str] = field(default_factory=Counter)
    late: set[int] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)
    fresh: int = 9000

    async def look(self) -> None:
        self.tournament = await self.app[Tournaments].get(self.tournament.id, GUILD)

    async def wait(self, **time: float) -> None:
        """Time passes in which the bot is there, which beats every few seconds."""
        self.hands.on(**time)
        async with self.app.database.transaction() as connection:
            await connection.execute(sa.update(heartbeat).values(at=self.hands.at))

    async def advance(self) -> None:
        await self.app[Sweeper].sweep()
        await self.app[Tournaments].advance()
        await self.look()

    def open(self) -> list[int]:
        meetings = (m for m in self.tournament.meetings if not m.claiming)
        known = self.tournament.results | self.late
        return [match for meeting in meetings for match in meeting.matches if match not in known]

    async def play(self, match_id: int) -> None:
        """Two moves of each, of some games one, then the better player resigns less often, or both agree to a draw."""
        match = await self.app[Matches].get(match_id)
        for _ in range(self.chance.choice((2, 4, 4))):
            match = (await self.app[Matches].play(match.mover, a_move(match), match_id=match.id)).match
        self.games += 1
        await self.wait(minutes=self.chance.randint(0, 3))
        first, second = match.players
        if self.chance.random() < 0.25:
            await self.app[Matches].act(first, match.id, Match.offer_draw)
            await self.app[Matches].act(second, match.id, Match.offer_draw)
        else:
            loser = max(first, second) if self.chance.random() < 0.7 else min(first, second)
            await self.app[Matches].act(loser, match.id, Match.resign)

    async def err(self, name: str) -> None:
        """One mistake of a director, or accident, with its mending; one that is refused now is none."""
        boss, deputy, number = Asker(BOSS, GUILD), Asker(DEPUTY, GUILD), self.tournament.id
        try:
            match name:
                case "corrected":
                    match_id = self.chance.choice(sorted(self.tournament.results))
                    await self.app[Directors].do(
                        self.tournament.id, boss, "correct", match_id, self._seated(match_id), Verdict.RESULT
                    )
                case "replaced":
                    user, self.fresh = self.chance.choice(self.tournament.seeds), self.fresh + 1
                    await self.app[Directors].do(number, boss, "replace", user, self.fresh)
                    await self.app[Directors].undo(number, boss)
                case "paused":
                    await self.app[Directors].do(number, boss, "pause")
                    await self.wait(days=2)
                    await self.advance()
                    await self.app[Directors].do(number, boss, "resume")
                    # The games go on in parts.
                    await self.advance()
                case "two-at-once":
                    match_id = self.chance.choice(self.open())
                    winner = self._seated(match_id)
                    found = await asyncio.gather(
                        *(self.app[Tournaments].adjudicate(match_id, by, winner) for by in (boss, deputy)),
                        return_exceptions=True,
                    )
                    refused = [each for each in found if isinstance(each, Exception)]
                    if not refused:
                        self.wrong.append(f"two directors have both decided game {match_id}")
                case "moved":
                    await self.app[Tournaments].tell_closed(number)
                    await self.app[Directors].do(
                        number, boss, "move", PLACE.channel_id + 1 + self.done["moved"]
                    )
                case "away":
                    await self.app[Sweeper].sweep()
                    self.hands.on(days=self.chance.randint(1, 6))
                    await self.app[Sweeper].begin()
        except (BadTournament, MatchError, IndexError):
            self.done["refused"] += 1
        else:
            self.done[name] += 1
        await self.look()

    def _seated(self, match_id: int) -> int | None:
        meeting = self.tournament.of_match(match_id)
        assert meeting is not None
        return self.chance.choice([*map(self.tournament.user, meeting.pairing.players()), None])

    async def to_the_end(self) -> None:
        for _ in range(STEPS):
            if self.tournament.status is not Status.RUNNING:
                return
            games = self.open()
            self.chance.shuffle(games)
            places = self.chance.sample(range(len(games) + 1), min(2, len(games) + 1))
            mishaps = {place: self.chance.choice(MISTAKES) for place in places}
            for place, match_id in enumerate(games):
                if place in mishaps:
                    await self.err(mishaps[place])
                if match_id not in self.open():
                    continue
                if self.chance.random() < 0.02:
                    self.late.add(match_id)
                else:
                    await self.play(match_id)
                    if place % 40 == 0:
                        await self.look()
            await self.look()
            if not games:
                # The time of the round, or that for claims, ends while the bot is there, or away.
                if self.chance.random() < 0.2:
                    await self.err("away")
                await self.wait(days=ROUND / 2)
            if self.tournament.unpairable:
                await self.let_meet_again()
            before = self.tournament.seq
            await self.advance()
            if self.tournament.seq != before:
                self.recount_tables()
        self.wrong.append(f"not over after {STEPS} steps")

    async def let_meet_again(self) -> None:
        """Let two by lot who have met meet once more, since the next round has no pairing without."""
        meetings = [each.pairing.players() for each in self.tournament.meetings if each.matches]
        one, other = map(self.tournament.user, self.chance.choice(meetings))
        try:
            await self.app[Directors].do(self.tournament.id, Asker(BOSS, GUILD), "allow", one, other)
        except BadTournament:
            self.done["refused"] += 1
        else:
            self.done["let meet again"] += 1
        await self.look()

    def recount_tables(self) -> None:
        if self.tournament.system.layout is not Layout.TREE:
            for place in self.tournament.tables():
                self.wrong += [f"table {place}: {each}" for each in disagreements(self.tournament, *place)]

    async def recount(self) -> None:
        self.recount_tables()
        self._recount_tree()
        await self._recount_ratings()
        await self._recount_rounds()
        self.wrong += [str(each) for each in (await check(self.app.database)).problems]

    def _recount_tree(self) -> None:
        """In a tree the champion has lost fewer meetings than it takes to be out, and everybody else as many."""
        if self.tournament.system.layout is not Layout.TREE or self.tournament.status is not Status.OVER:
            return
        lost: Counter[int] = Counter()
        level = {frozenset(lot.players): lot.players[-1] for lot in self.tournament.lots or ()}
        for meeting in self.tournament.meetings:
            pairing = meeting.pairing
            one, other = pairing.players()
            mine, theirs = pairing.points(one), pairing.points(other)
            if meeting.left is not None:
                lost[meeting.left] += 1
            elif mine != theirs:
                lost[one if mine < theirs else other] += 1
            else:
                lost[level.get(frozenset((one, other)), 0)] += 1
        (champion,) = podium(self.tournament)[1]
        out = 2 if self.tournament.plan.format is Format.DOUBLE_KNOCKOUT else 1
        number = self.tournament.number(champion)
        if lost[number] >= out:
            self.wrong.append(f"the champion {number} has lost {lost[number]} meetings")

    async def _recount_ratings(self) -> None:
        game = self.tournament.plan.terms.game
        async with self.app.database.reading() as connection:
            played = [match async for match in results.read(connection)]
            stored = (await ratings.all_ratings(connection)).get(Pool(game, GUILD), {})
        theirs = recounted(played)
        if theirs.keys() != stored.keys():
            self.wrong.append("others have a rating than have played rated games")
        for user in theirs.keys() & stored.keys():
            row, own = stored[user], theirs[user]
            if abs(row["value"] - own.value) > 1e-3 or abs(row["deviation"] - own.deviation) > 1e-3:
                self.wrong.append(f"rating of {user}: {row['value']} ± {row['deviation']}, counted {own}")

    async def _recount_rounds(self) -> None:
        """No round was over before its days had passed, pauses and absences of the bot left out."""
        events = await self.app[Tournaments].history(self.tournament.id, GUILD)
        begun: list[datetime] = []
        drafted: datetime | None = None
        still: list[tuple[datetime, datetime]] = []
        paused: datetime | None = None
        async with self.app.database.reading() as connection:
            away = await heartbeats.away(connection, GUILD, events[0].at)
        for event in events:
            match event.what:
                case Drafted():
                    drafted = event.at
                case Paired(meetings=meetings):
                    begun += [drafted or event.at] * len(meetings)
                    if not event.what.more and len(meetings) == 0:
                        drafted = None
                case Paused():
                    paused = event.at
                case Resumed() if paused is not None:
                    still.append((paused, event.at))
                    paused = None
                case Extended():
                    return
                case TimeUp(meetings=late) if late is not None:
                    for position in late:
                        if position < len(begun):
                            spans = [*still, *((start, end or event.at) for start, end in away)]
                            passed = counted(begun[position], event.at, spans)
                            if passed < timedelta(days=ROUND) - timedelta(hours=1):
                                self.wrong.append(f"the time of meeting {position} was over after {passed}")
                case _:
                    pass


def counted(begin: datetime, end: datetime, spans: Sequence[tuple[datetime, datetime]]) -> timedelta:
    """The time between that lies in none of the spans, walked through by quarters of an hour."""
    step, at, passed = timedelta(minutes=15), begin, timedelta(0)
    while at < end:
        if not any(start <= at < until for start, until in spans):
            passed += min(step, end - at)
        at += step
    return passed


def plan_of(format: Format, players: int) -> Plan:
    policy = Policy(round_days=ROUND)
    agreed = terms("14d", rated=True)
    return Plan("Cup", format, agreed, rounds=5, group=8, most=max(players, 3), policy=policy)


async def played(format: Format, players: int, seed: int, folder: Path) -> Event:
    """A whole tournament, counted again."""
    hands = Hands()
    path = folder / f"{format.value}-{players}-{seed}.db"
    async with open_app(f"sqlite+aiosqlite:///{path}", now=hands, seed=seed, practice=False) as app:
        made = await app[Tournaments].create(BOSS, plan_of(format, players), PLACE)
        for user in range(1001, 1001 + players):
            await app[Directors].do(made.id, Asker(BOSS, GUILD), "add", user)
        await app[Directors].do(made.id, Asker(BOSS, GUILD), "name", DEPUTY)
        begun = await app[Tournaments].start(made.id, Asker(BOSS, GUILD))
        event = Event(app, hands, random.Random(f"{format.value}{players}{seed}"), begun)
        await event.advance()
        await event.to_the_end()
        await event.recount()
        return event
