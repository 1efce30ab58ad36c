"""Histories of entries through the services, compared with a second opinion (`entry_fold.py`) after each step.

A server has up to ten events with limits of every kind, in which a few people enter, wait, check in, are added, removed
and brought back, come into others by tables, never move, and are rated higher and lower; years pass.
"""

from collections import Counter
from collections.abc import Awaitable, Collection
from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.core.access import Asker
from bot.core.errors import MatchError
from bot.core.match import Match
from bot.core.news import TournamentSeat
from bot.match.service.matches import Matches
from bot.ratings.service import Ratings
from bot.series.service.places import Qualifications
from bot.store import deadlines
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.tournaments.model.event import Withdrawn
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, RoundEnd, Start
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import PLACE, Hands, moved, started, terms
from tests.bot.services.entry_fold import DAY, EVENTS, Entries, EntryFold, Person, Places, Terms
from tests.bot.services.test_tournament_life import BOSS, GUILD, now, sound
from tests.bot.services.waits import note_stay, told
from tests.seed import SEED

DIRECTOR, ROLE, HOUR = Asker(BOSS, GUILD), 77, timedelta(hours=1)
USERS, ABSENT = range(101, 109), 108
RATED = terms("14d", rated=True)
ACTS = {
    "create": 2.5, "enter": 20, "leave": 4, "add": 1.5, "remove": 2, "check-in": 4, "settings": 1.5, "start": 3,
    "rated": 2, "places": 6, "decline": 2, "passes": 3, "years": 0.3,
}  # fmt: skip


def _drawn(chance: Random, *values: int) -> int | None:
    """Mostly none."""
    return chance.choice((*[None] * 6, *values))


class Server:
    """Its events as the bot has them and as the fold has them."""

    def __init__(self, app: App, hands: Hands, chance: Random) -> None:
        self.app, self.hands, self.chance = app, hands, chance
        people = {user: Person(user, frozenset({ROLE} if user % 2 else ())) for user in USERS}
        self.fold = EntryFold(people)
        self.done: Counter[str] = Counter()
        self.told: list[str] = []
        self.seats = 0
        self.rounds: dict[int, tuple[int, Any]] = {}

    @property
    def at(self) -> Any:
        return self.hands.at

    def about(self) -> str:
        return "\n".join(("", *self.told[-20:], f"now {self.at}"))

    def any_open(self, *, checking: bool = False) -> Entries | None:
        found = [each for each in self.fold.open() if each.checking >= checking]
        return self.chance.choice(found) if found else None

    def one_of(self, users: Collection[int]) -> int:
        """Mostly; else anybody."""
        return self.chance.choice(sorted(users) if users and self.chance.random() < 0.9 else USERS)

    async def event(self, number: int) -> Tournament:
        return await self.app[Tournaments].get(number, GUILD)

    # Comparing.

    async def tries(self, name: str, wrong: set[str] | None, call: Awaitable[Any], *facts: Any) -> bool:
        """It is done where nothing stands against it, else refused for one of these reasons."""
        refusal = None
        try:
            await call
        except MatchError as error:
            refusal = error.code.removeprefix("bad-tournament-").removeprefix("bad-series-")
        self.told.append(f"{self.at:%y-%m-%d %H:%M} {name} {facts} {refusal or ''}")
        if wrong is not None:
            about = name, facts, refusal, wrong, self.about()
            assert (refusal in wrong) if wrong else refusal is None, about
        self.done[name if refusal is None else refusal] += 1
        return refusal is None

    async def look(self) -> None:
        """The bot does what is due, and both say the same."""
        await self.app.database.write(lambda c: note_stay(self.hands, c), about=())
        for _ in range(2):
            await self.app[Sweeper].sweep()
            await self.app[Tournaments].advance()
        self.fold.run(self.at)
        for state in ("running", "open"):  # With the end of one its first come into another.
            for number, entries in self.fold.events.items():
                if entries.state == state:
                    await self.compare(await self.event(number), entries)
        seats = await told(self.app, TournamentSeat)
        new, self.seats = [each.recipient for each in seats[self.seats :]], len(seats)
        wanted = [user for each in self.fold.events.values() for user in each.told]
        assert sorted(map(int, new)) == sorted(wanted), self.about()  # type: ignore[arg-type]
        for each in self.fold.events.values():
            each.told.clear()

    async def compare(self, event: Tournament, entries: Entries) -> None:
        about = event.id, self.about()
        status = {"open": Status.OPEN, "running": Status.RUNNING, "off": Status.CANCELLED}
        if entries.state == "running" and event.status is Status.OVER:
            await self.ended(event, entries)
            return
        assert event.status is status[entries.state], about
        if entries.state == "open":
            assert [*event.entrants] == entries.line, about
            assert [*event.starters] == entries.starters(), about
            assert event.direction.checking_in is entries.checking, about
            waiting = [user for user in event.entrants if event.waits(user)]
            assert waiting == entries.waiting, about
            missing = [user for user in entries.line if user not in entries.there]
            assert [*event.unanswered] == (missing if entries.checking else []), about
        elif entries.state == "running":
            assert {*event.seeds} == entries.seeds, about
            await self.play(event, entries)

    # Games.

    async def play(self, event: Tournament, entries: Entries) -> None:
        """Everybody plays at once, but for who never does; those are dropped when the next round is paired."""
        playing = True
        while playing:
            playing = False
            for number in [n for each in event.meetings for n in each.matches if n not in event.results]:
                match = await self.app[Matches].get(number)
                if ABSENT not in match.players or event.id % 3 == 0:
                    await self.decided(match)
                    playing = True
                elif match.mover != ABSENT:
                    await moved(self.app, match, 1)
            await self.app[Tournaments].advance()
            event = await now(self.app, event)
        absent = ABSENT in event.seeds and event.number(ABSENT) in event.withdrawn
        if absent and entries.on(ABSENT):
            entries.gone.add(ABSENT)
            self.fold.people[ABSENT].silent.append(self.at)
            history = await self.app[Tournaments].history(event.id, GUILD)
            assert any(isinstance(e.what, Withdrawn) and e.what.absent and e.at == self.at for e in history)
        if event.status is Status.OVER:
            await self.ended(event, entries)

    async def decided(self, match: Match) -> None:
        match = await moved(self.app, match, 8)
        await self.app[Matches].act(self.chance.choice(match.players), match.id, Match.resign)
        values = await self.app[Ratings].of_players(RATED.game, GUILD, match.players)
        for user in match.players:
            person = self.fold.people[user]
            person.games += 1
            person.ratings.append((self.at, round(values[user])))

    async def ended(self, event: Tournament, entries: Entries) -> None:
        came = [line for line in event.table(0, 0) if event.user(line.player) not in entries.gone]
        order = [
            (1 + sum(other.rank < line.rank for other in came), event.user(line.player)) for line in came
        ]
        self.fold.ends(entries.number, order, self.at)
        self.done["ended"] += 1

    # Time.

    async def passes(self, span: timedelta) -> None:
        end = self.at + span
        while self.at < end:
            async with self.app.database.reading() as connection:
                due = await deadlines.earliest(connection)
            steps = [at for at in (due, self.fold.following()) if at is not None and at > self.at]
            steps += [
                at for each in self.fold.events.values() if (at := await self.round_ends(each)) is not None
            ]
            self.hands.at = min((*steps, end))
            await self.look()

    async def round_ends(self, entries: Entries) -> Any:
        deadline = (await self.event(entries.number)).deadline if entries.state == "running" else None
        return deadline if deadline is not None and deadline > self.at else None

    # What people do.

    async def act(self) -> None:
        chance, fold, at, app = self.chance, self.fold, self.at, self.app
        act = chance.choices([*ACTS], [*ACTS.values()])[0]
        call: Awaitable[Any]
        event = self.any_open(checking=act == "check-in" and chance.random() < 0.9)
        line = set(event.line) if event else set()
        user = self.one_of({*USERS} - line if act in ("enter", "add") else line)
        match act:
            case "create":
                await self.creates()
            case "enter" if event:
                wrong = {"entered"} if user in event.line else fold.hindrances(event, user, at)
                call = app[Tournaments].enter(event.number, GUILD, user, None, fold.people[user].roles)
                if await self.tries("enter", wrong, call, event.number, user):
                    fold.enters(event, user)
            case "leave" if event:
                wrong = set() if user in event.line else {"you-not-entered"}
                call = app[Tournaments].leave(event.number, GUILD, user)
                if await self.tries("leave", wrong, call, event.number, user):
                    fold.leaves(event, user, at)
            case "add" if event:
                full = {"full"} if event.full and not event.terms.waiting else set()
                wrong = {"entered"} if user in event.line else full
                call = app[Directors].do(event.number, DIRECTOR, "add", user)
                if await self.tries("add", wrong, call, event.number, user):
                    fold.is_added(event, user)
            case "remove" if event:
                await self.removes(event, user)
            case "check-in" if event:
                user = self.one_of(line - event.there)
                wrong = {"you-not-entered"} if user not in event.line else set()
                wrong |= set() if event.checking else {"check-in-closed"}
                wrong |= {"checked-in"} if user in event.there else set()
                call = app[Tournaments].check_in(event.number, GUILD, user)
                if await self.tries("check-in", wrong, call, event.number, user):
                    event.there.add(user)
            case "settings" if event:
                most, known = chance.choice((3, 3, 4, 6)), await self.event(event.number)
                listed = chance.choice((None, None, tuple(chance.sample(USERS, 6))))
                plan = replace(known.plan, most=most, policy=replace(known.plan.policy, listed=listed))
                call = app[Directors].do(event.number, DIRECTOR, "settings", plan)
                if await self.tries("settings", set(), call, event.number, most, listed):
                    fold.changes(
                        event,
                        replace(event.terms, most=most, listed=None if listed is None else frozenset(listed)),
                        at,
                    )
            case "start" if event:
                call = app[Tournaments].start(event.number, DIRECTOR)
                begun = await self.tries("start", None, call, event.number)
                # Where it is refused nothing has changed, whoever would not have come in.
                assert begun is fold.starts_now(event, at), self.about()
            case "rated":
                one, other = chance.sample(USERS[:-1], 2)
                await self.decided(await started(app, RATED, players=(one, other)))
            case "places" if event:
                await self.leads(event)
            case "decline" if event:
                user = self.one_of({u for of in fold.into(event) for u, until in of.given.items() if until})
                call = app[Qualifications].decline(event.number, user)
                held = user not in event.line and any(of.holds(user) for of in fold.into(event))
                if await self.tries("decline", set() if held else {"no-place"}, call, event.number, user):
                    fold.declines(event, user, at)
            case "passes":
                await self.passes(chance.randint(1, 60) * HOUR)
            case "years":
                await self.passes(chance.randint(60, 300) * DAY)

    async def creates(self) -> None:
        chance, going = (
            self.chance,
            sum(each.state in ("open", "running") for each in self.fold.events.values()),
        )
        most, drawn = chance.choice((3, 3, 3, 4, 6)), partial(_drawn, chance)
        starts = chance.choice((None, self.at + chance.randint(48, 200) * HOUR))
        hours = None if starts is None else chance.choice((None, 48))
        own = Terms(
            most, chance.random() < 0.7, drawn(ROLE), None, drawn(1, 3), drawn(1400, 1500), drawn(1500, 1600),
            starts, hours,
        )  # fmt: skip
        policy = Policy(
            round_days=2, round_end=RoundEnd.FORFEIT, start=Start.DATE if starts else Start.DIRECTOR,
            starts_at=starts, check_in=hours, least=own.low, most=own.high, role=own.role, games=own.games,
            waiting=own.waiting, spends=False,
        )  # fmt: skip
        plan = Plan("Cup", Format.SWISS, RATED, rounds=3, most=most, policy=policy)
        call = self.app[Tournaments].create(BOSS, plan, PLACE)
        if await self.tries("create", {"many"} if going >= EVENTS else set(), call, own):
            number = max((each.id for each in await self.app[Tournaments].listed(GUILD)), default=0)
            self.fold.events[number] = Entries(number, own)

    async def removes(self, event: Entries, user: int) -> None:
        """Perhaps by mistake: it is taken back at once."""
        wrong = set() if user in event.line else {"not-entered"}
        call = self.app[Directors].do(event.number, DIRECTOR, "remove", user)
        if not await self.tries("remove", wrong, call, event.number, user):
            return
        self.fold.leaves(event, user, self.at)
        if self.chance.random() < 0.5:
            full = {"full"} if event.full and not event.terms.waiting else set()
            call = self.app[Directors].undo(event.number, DIRECTOR)
            if await self.tries("undo", full, call, event.number, user):
                self.fold.is_added(event, user, 0)

    async def leads(self, target: Entries) -> None:
        """The first of another event come into this one."""
        chance, fold = self.chance, self.fold
        states = chance.choice((("over", "running"), ("over", "running"), ("open",)))
        source = chance.choice([each for each in fold.events.values() if each.state in states] or [target])
        if any(of.source == source.number and of.target is target for of in fold.places):
            return
        count, days = chance.randint(1, 3), chance.choice((None, None, 1, 3))
        call = self.app[Qualifications].set_up(
            source.number, target.number, DIRECTOR, count, days, of_season=False
        )
        wrong = {"itself"} if source is target else set()
        if await self.tries("places", wrong, call, source.number, target.number, count, days):
            of = Places(source.number, target, count, days)
            fold.places.append(of)
            if source.state == "over":
                of.order = source.table
                fold.give(of, self.at)


@pytest.mark.parametrize("number", [5, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(6, 24))])
async def test_the_services_and_a_second_opinion_let_the_same_people_in(
    quick: App, hands: Hands, number: int
) -> None:
    server = Server(quick, hands, Random(f"{SEED} {number}"))
    await quick[Sweeper].begin()
    for _ in range(250):
        await server.act()
        await server.look()
    await sound(quick)
