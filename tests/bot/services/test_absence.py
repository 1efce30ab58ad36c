"""Away at any moment: later play comes out as if nobody had been away, later by that time."""

import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.calendar import from_ms
from bot.core.errors import MatchError
from bot.core.match import Match
from bot.core.places import CLOSED, State
from bot.core.terms import Place, SeekStatus
from bot.invitations.rows import invitations as seeks
from bot.invitations.service.invitations import Seeks
from bot.ladders import rows as ladders
from bot.ladders.model.ladder import Rules
from bot.ladders.service import Ladders
from bot.match.service.matches import Matches
from bot.match.service.pauses import GRACE
from bot.match.service.presence import Presence
from bot.privacy.service import Privacy
from bot.servers.service import Departures
from bot.store import deadlines
from bot.store.app import App
from bot.store.codec import written
from bot.store.retention import KEPT
from bot.store.tables import metadata
from bot.sweeper import Sweeper
from bot.tournaments import rows as tournaments
from bot.tournaments.model.event import Reminded
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, RoundEnd, Start
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, START, Hands, a_move, moved, started, terms, url_of
from tests.bot.services.waits import DAY, HOUR, MOMENT, awake, begun, note_stay
from tests.seed import SEED

GUILD = PLACE.guild_id or 0
BOSS, DORA = 999, 104
BOSS_HERE = Asker(BOSS, GUILD)
KINDS = ("bot", "gateway", "server", "outage", "channel")
"""The kinds of absence, by the one that is away; in an outage Discord serves the server to nobody."""
INSTANTS = frozenset({"at", "until", "was"})
"""Details of events that are instants."""
Act = Callable[[App], Awaitable[Any]]


@dataclass
class Tale:
    """People's actions, each at its time after the start, and how long it goes on; nobody acts while
    somebody is away.
    """

    url: str
    ends: timedelta
    acts: list[tuple[timedelta, Act]] = field(default_factory=list)
    away: tuple[str, timedelta, timedelta] | None = None

    def at(self, time: timedelta, act: Act) -> None:
        self.acts.append((time, act))

    @property
    def length(self) -> timedelta:
        """How much later everything after the absence is."""
        return timedelta(0) if self.away is None else self.away[2] + GRACE

    def later(self, time: timedelta) -> timedelta:
        return time if self.away is None or time < self.away[1] else time + self.length

    def unmoved(self, at: datetime) -> timedelta:
        """The time after the start at which it would have been without the absence."""
        time = at - START
        return time if self.away is None or time < self.away[1] + self.length else time - self.length

    async def told(self, hands: Hands) -> list[Any]:
        """Everything that came of it."""
        async with AsyncExitStack() as stack:
            app = await stack.enter_async_context(open_app(self.url, now=hands, seed=1))
            await app[Sweeper].begin()
            acts = sorted(((self.later(time), act) for time, act in self.acts), key=lambda each: each[0])
            if self.away is not None:
                kind, begin, length = self.away
                for time, act in [each for each in acts if each[0] < begin]:
                    await pass_by(app, hands, START + time)
                    await tried(app, act)
                acts = [each for each in acts if each[0] >= begin]
                await pass_by(app, hands, START + begin)
                if kind == "bot":
                    await app[Sweeper].end()
                    await stack.aclose()
                    hands.at += length
                    app = await stack.enter_async_context(open_app(self.url, now=hands, seed=1))
                    await app[Sweeper].begin()
                elif kind == "gateway":
                    app[Presence].lose()
                    await pass_by(app, hands, hands.at + length)
                    app[Presence].find()
                elif kind == "channel":
                    for state in (State.UNAVAILABLE, State.OPEN):
                        await app[Departures].note_places(GUILD, {PLACE.channel_id: state})
                        await pass_by(app, hands, hands.at + length * (state is State.UNAVAILABLE))
                else:
                    servers = app[Departures]
                    await servers.left(GUILD, outage=kind == "outage")
                    await pass_by(app, hands, hands.at + length)
                    await servers.joined(GUILD, outage=kind == "outage")
            for time, act in acts:
                await pass_by(app, hands, START + time)
                await tried(app, act)
            await pass_by(app, hands, START + self.later(self.ends))
            assert (await check(app.database)).problems == ()
            return await self._found(app)

    async def _found(self, app: App) -> list[Any]:
        found: list[Any] = []
        async with app.database.reading() as connection:
            rows = metadata.tables["matches"].c
            asked = sa.select(rows.id, rows.status, rows.ending, rows.winner, rows.moves, rows.ended_at)
            for *row, moves, ended in await connection.execute(asked.order_by(rows.id)):
                # A bot that begins anew draws other openings.
                found.append(("match", *row, len(moves.split()), ended and self.unmoved(ended)))
            asked = sa.select(metadata.tables["seeks"].c.status).order_by(metadata.tables["seeks"].c.id)
            found += [("seek", status) for status in await connection.scalars(asked)]
            numbers = list(await connection.scalars(sa.select(metadata.tables["tournaments"].c.id)))
            events: list[Any] = [e for n in numbers for e in await tournaments.events_of(connection, n)]
            numbers = list(await connection.scalars(sa.select(metadata.tables["ladders"].c.id)))
            events += [e for n in numbers for e in await ladders.events_of(connection, n)]
        for event in events:
            stored = written(event.what)
            # How long something is to last from then on; dates that were told stay as they were told.
            detail = {
                name: from_ms(value) - event.at if name in INSTANTS else value
                for name, value in stored.items()
                if name not in ("plan", "notches")
            }
            if isinstance(event.what, Reminded):
                detail["notches"] = [
                    (n.position, self.unmoved(n.since), n.passed) for n in event.what.notches
                ]
            found.append((str(event.kind), event.actor, self.unmoved(event.at), detail))
        return found


async def tried(app: App, act: Act) -> None:
    """Some come too late, or are not asked: in both stories the same."""
    with suppress(MatchError):
        await act(app)


async def pass_by(app: App, hands: Hands, end: datetime) -> None:
    """Time goes by, with every duty at every instant at which something is due."""
    while True:
        await app[Sweeper].sweep()
        await app[Tournaments].advance()
        await app[Sweeper].sweep()
        following = [end]
        if app[Presence].here:
            async with app.database.reading() as connection:
                found = [await deadlines.earliest(connection)]
                found += [at for _, _, at in await tournaments.waiting(connection)]
            following += [at for at in found if at is not None]
        if hands.at >= end:
            return
        hands.at = min(end, max(min(following), hands.at + MOMENT))
        if app[Presence].here:
            await app.database.write(partial(note_stay, hands), about=())


def tale_of_matches(url: str) -> Tale:
    """A game is lost on time, another played, a third agreed upon; one invitation is joined late, another never."""
    tale = Tale(url, 20 * DAY)

    async def opened(app: App) -> None:
        await started(app, terms("2d", rated=True))
        await started(app, terms("5d", rated=True))
        for opponent in (None, CARL):
            await app[Seeks].invite(ANNA, terms("3d"), PLACE, opponent=opponent)

    async def moves(app: App, match_id: int) -> None:
        match = await app[Matches].get(match_id)
        await app[Matches].play(match.mover, a_move(match), match_id=match_id)

    tale.at(timedelta(0), opened)
    for hours, number in ((1, 1), (2, 2), (30, 2), (47, 1), (140, 2), (150, 1), (300, 2)):
        tale.at(hours * HOUR, partial(moves, match_id=number))
    tale.at(6.9 * DAY, lambda app: app[Seeks].join(3, DORA))
    return tale


def tale_of_a_tournament(url: str, made: Format, end: RoundEnd) -> Tale:
    """It starts by date, with a check-in; of each round some games are played, some claimed, some neither."""
    tale = Tale(url, 30 * DAY)
    policy = Policy(round_days=3, round_end=end, start=Start.DATE, starts_at=START + 3 * DAY, check_in=24)
    plan = Plan("Cup", made, terms("30d", rated=True), rounds=3, group=3, policy=policy)
    users = range(101, 107)

    async def opened(app: App) -> None:
        await app[Tournaments].create(BOSS, plan, PLACE)
        for user in users:
            await app[Tournaments].enter(1, GUILD, user)

    async def there(app: App, user: int) -> None:
        await app[Tournaments].check_in(1, GUILD, user)

    tale.at(timedelta(0), opened)
    for number, user in enumerate(users):
        tale.at(2 * DAY + (3 + 4 * number) * HOUR, partial(there, user=user))

    async def games(app: App, chance: random.Random, claims: bool) -> None:
        tournament = await app[Tournaments].get(1, GUILD)
        for match_id in [m for each in tournament.meetings for m in each.matches]:
            match = await app[Matches].get(match_id)
            if match.over or match_id in tournament.results or chance.random() < 0.5:
                continue
            match = await moved(app, match, 0 if claims else 2)
            loser, winner = sorted(match.players)
            if claims:
                with suppress(MatchError):
                    await app[Tournaments].claim(match_id, GUILD, winner, winner)
            else:
                await app[Matches].act(loser, match_id, Match.resign)

    for day in range(4, 28):
        chance = random.Random(day)
        tale.at(day * DAY + 2 * HOUR, partial(games, chance=chance, claims=day % 2 == 0))
    return tale


def tale_of_a_ladder(url: str) -> Tale:
    tale = Tale(url, 40 * DAY)

    async def opened(app: App) -> None:
        await app[Ladders].create(BOSS, Rules(terms("2d", rated=True), idle=5), PLACE)
        for user in (ANNA, BOB, CARL, DORA):
            await app[Ladders].join(1, GUILD, user)

    tale.at(timedelta(0), opened)
    tale.at(2 * DAY, lambda app: app[Ladders].challenge(1, GUILD, CARL, BOB))
    tale.at(12 * DAY, lambda app: app[Ladders].challenge(1, GUILD, DORA, ANNA))
    return tale


TALES: dict[str, Callable[[str], Tale]] = {
    "double-knockout": partial(tale_of_a_tournament, made=Format.DOUBLE_KNOCKOUT, end=RoundEnd.CLAIMS),
    "round-robin": partial(tale_of_a_tournament, made=Format.ROUND_ROBIN, end=RoundEnd.CLAIMS),
    "matches": tale_of_matches,
    "groups": partial(tale_of_a_tournament, made=Format.GROUPS, end=RoundEnd.CLAIMS),
    "knockout": partial(tale_of_a_tournament, made=Format.KNOCKOUT, end=RoundEnd.FORFEIT),
    "league": partial(tale_of_a_tournament, made=Format.LEAGUE, end=RoundEnd.CLAIMS),
    "ladder": tale_of_a_ladder,
    "swiss": partial(tale_of_a_tournament, made=Format.SWISS, end=RoundEnd.CLAIMS),
}

# Each round of a Swiss tournament is paired by a process of its own.
SLOW = ("double-knockout", "round-robin", "swiss")


@pytest.mark.parametrize("who", KINDS)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in TALES]
)
@pytest.mark.few(2)
async def test_away_at_any_moment(name: str, who: str, tmp_path: Path, empty_database: Path) -> None:
    chance = random.Random(f"{SEED} {who}")
    tale = TALES[name]
    usual = tale(copied(empty_database, tmp_path / "usual.db"))
    expected = await usual.told(Hands())
    moved = tale(copied(empty_database, tmp_path / "moved.db"))
    begin = timedelta(minutes=chance.randrange(1, usual.ends // timedelta(minutes=1)))
    # Dates keep their hour, so that only whole days make the stories alike.
    most = CLOSED // DAY if who == "channel" else 30
    moved.away = (who, begin, chance.randrange(1, most) * DAY - GRACE)
    assert await moved.told(Hands()) == expected, moved.away


async def test_who_moves_from_elsewhere_meanwhile_costs_nobody_a_minute(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match = await begun(app, "2d", rated=True)
    await pass_by(app, hands, START + DAY)
    await app[Departures].left(GUILD)
    await pass_by(app, hands, START + 5 * DAY)
    await app[Matches].play(ANNA, a_move(match), match_id=match.id)
    await pass_by(app, hands, START + 9 * DAY)
    await app[Departures].joined(GUILD)
    back = START + 9 * DAY + GRACE
    assert (await app[Matches].get(match.id)).deadline == back + 2 * DAY
    await pass_by(app, hands, back + 2 * DAY - MOMENT)
    assert not (await app[Matches].get(match.id)).over
    await pass_by(app, hands, back + 2 * DAY)
    assert (await app[Matches].get(match.id)).over
    assert (await check(app.database)).problems == ()


async def test_a_game_goes_on_where_it_stood_when_its_server_is_forgotten(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match = await begun(app, "3d", rated=True)
    await app[Departures].left(GUILD)
    await pass_by(app, hands, START + KEPT + HOUR)
    match = await app[Matches].get(match.id)
    assert match.place.guild_id is None
    assert match.deadline == START + KEPT + GRACE + 3 * DAY
    await app[Matches].play(ANNA, a_move(match), match_id=match.id)
    assert (await check(app.database)).problems == ()


async def test_a_place_that_stays_closed_stops_time_for_a_week_and_no_longer(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match, seek = await begun(app, "2d", rated=True), await app[Seeks].invite(CARL, terms("3d"), PLACE)
    await pass_by(app, hands, START + DAY)
    await app[Departures].note_places(GUILD, {PLACE.channel_id: State.UNAVAILABLE})
    for days, over in ((CLOSED / DAY + 1, False), (CLOSED / DAY + 1.9, False), (CLOSED / DAY + 2.1, True)):
        await pass_by(app, hands, START + days * DAY)
        await app[Departures].note_places(GUILD, {PLACE.channel_id: State.UNAVAILABLE})
        assert (await app[Matches].get(match.id)).over is over
    assert (await app[Seeks].get(seek.id)).expires_at == seek.expires_at + CLOSED
    await app[Departures].note_places(GUILD, {PLACE.channel_id: State.OPEN})
    assert (await check(app.database)).problems == ()


async def test_a_place_that_opens_for_a_moment_every_day_stops_time_no_longer(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match = await begun(app, "2d", rated=True)
    for day in range(1, 13):
        await pass_by(app, hands, START + day * DAY)
        await app[Departures].note_places(GUILD, {PLACE.channel_id: State.UNAVAILABLE})
        await pass_by(app, hands, START + (day + 1) * DAY - MOMENT)
        await app[Departures].note_places(GUILD, {PLACE.channel_id: State.OPEN})
        assert (await app[Matches].get(match.id)).over is (day > CLOSED / DAY + 1), day
    assert (await check(app.database)).problems == ()


async def test_an_event_that_leaves_a_closed_channel_takes_along_that_time_stood_still(
    app: App, hands: Hands
) -> None:
    await app[Sweeper].begin()
    plan = Plan("Cup", Format.SWISS, terms("14d", rated=True), rounds=3, policy=Policy(round_days=3))
    await app[Tournaments].create(BOSS, plan, PLACE)
    for user in range(101, 105):
        await app[Tournaments].enter(1, GUILD, user)
    await app[Directors].do(1, BOSS_HERE, "start")
    await pass_by(app, hands, START + HOUR)
    (ends, *_) = (await app[Tournaments].get(1, GUILD)).ends_of(
        (await app[Tournaments].get(1, GUILD)).meetings
    )
    await app[Departures].note_places(GUILD, {PLACE.channel_id: State.UNAVAILABLE})
    await pass_by(app, hands, START + 5 * DAY)
    await app[Directors].do(1, BOSS_HERE, "move", 77)
    tournament = await app[Tournaments].get(1, GUILD)
    assert {*tournament.ends_of(tournament.meetings)} == {ends + 5 * DAY - HOUR}
    match = await app[Matches].get(tournament.meetings[0].matches[0])
    assert match.place.channel_id == 77
    assert match.deadline == START + 19 * DAY - HOUR
    assert (await check(app.database)).problems == ()


async def test_events_that_move_to_a_channel_use_up_its_time_to_be_closed_once(
    app: App, hands: Hands
) -> None:
    await app[Sweeper].begin()
    for number in range(1, 6):
        await app[Tournaments].create(
            BOSS, Plan(f"Cup {number}", Format.SWISS, terms("14d"), rounds=3), PLACE
        )
    await pass_by(app, hands, START + HOUR)
    await app[Departures].note_places(GUILD, {PLACE.channel_id: State.UNAVAILABLE})
    for number in range(1, 6):
        await pass_by(app, hands, START + 2 * DAY + number * HOUR)
        await app[Directors].do(number, BOSS_HERE, "move", 77)
    there = await started(app, terms("1d", rated=True), Place(GUILD, 77))
    await app[Departures].note_places(GUILD, {77: State.UNAVAILABLE})
    await pass_by(app, hands, hands.at + 3 * DAY)
    await app[Departures].note_places(GUILD, {77: State.OPEN})
    assert not (await app[Matches].get(there.id)).over


async def test_a_date_keeps_its_hour(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    policy = Policy(start=Start.DATE, starts_at=START + 10 * DAY)
    await app[Tournaments].create(BOSS, Plan("Cup", Format.SWISS, terms(rated=True), policy=policy), PLACE)
    for length, put_off in ((9 * HOUR, 0 * DAY), (3 * DAY + 2 * HOUR, 3 * DAY)):
        await pass_by(app, hands, hands.at + DAY)
        await app[Departures].left(GUILD)
        await pass_by(app, hands, hands.at + length)
        await app[Departures].joined(GUILD)
        assert (await app[Tournaments].get(1, GUILD)).starts_at == START + 10 * DAY + put_off
    # Nobody could come in its own hour: it waits until they can, whatever happens meanwhile.
    await app[Tournaments].enter(1, GUILD, ANNA)
    await pass_by(app, hands, START + 13 * DAY - HOUR)
    await app[Departures].left(GUILD)
    await app[Privacy].erase(ANNA)
    await pass_by(app, hands, START + 13 * DAY + HOUR)
    await app[Departures].joined(GUILD)
    tournament = await app[Tournaments].get(1, GUILD)
    assert (tournament.status, tournament.starts_at) == (Status.OPEN, START + 13 * DAY + 2 * HOUR)
    await pass_by(app, hands, START + 13 * DAY + 2 * HOUR)
    assert (await app[Tournaments].get(1, GUILD)).status is Status.CANCELLED, "nobody is there"


async def test_an_outage_within_an_absence_counts_once(url: str, hands: Hands) -> None:
    async with awake(url, hands) as app:
        seek = await app[Seeks].invite(ANNA, terms(rated=True), PLACE)
        await app[Departures].left(GUILD)
        await pass_by(app, hands, START + DAY)
    hands.on(hours=12)
    async with awake(url, hands) as app:
        await pass_by(app, hands, START + 3 * DAY)
        await app[Departures].joined(GUILD)
        ends = seek.expires_at + 3 * DAY + GRACE
        assert (await app[Seeks].get(seek.id)).expires_at == ends
        for status, at in ((SeekStatus.OPEN, ends - MOMENT), (SeekStatus.EXPIRED, ends)):
            await pass_by(app, hands, at)
            async with app.database.reading() as connection:
                assert (await seeks.load(connection, seek.id)).status is status


def copied(source: Path, target: Path) -> str:
    target.write_bytes(source.read_bytes())
    return url_of(target)
