"""The composition root: opens the store and builds the services. No Discord here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from random import Random

from bot.core.calendar import whole_ms
from bot.core.shards import Shards
from bot.hall.service import Activity
from bot.house_games.service import HouseGames
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.ladders.service.ladders import Ladders
from bot.lessons.service import Lessons
from bot.lines.service.conditional import Conditionals
from bot.match.service.matches import Matches
from bot.match.service.presence import Presence
from bot.match.service.unreadable import Unreadable
from bot.metrics import Metrics
from bot.outbox.service.neighbours import Neighbours
from bot.outbox.service.outbox import Outbox
from bot.people.service import Players
from bot.practice.service.errands import Errands
from bot.practice.service.practice import PracticeGames, Think
from bot.practice.service.thinking import Thinking
from bot.privacy.service import Privacy
from bot.problems.service import Problems
from bot.ratings.service.exclusions import Exclusions
from bot.ratings.service.ratings import Ratings, catch_up
from bot.reviews.service import Looks, Reviews
from bot.servers.service import Departures
from bot.store import locks
from bot.store.database import Database
from bot.store.memory import Memory
from bot.sweeper import Sweeper
from bot.titles.service import Titles
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation


@dataclass(frozen=True, slots=True)
class App:
    """Everything that can be done, without Discord."""

    database: Database
    metrics: Metrics
    now: Callable[[], datetime]
    seeks: Seeks
    lobby: Lobby
    moderation: Moderation
    blocks: Blocks
    matches: Matches
    conditionals: Conditionals
    unreadable: Unreadable
    players: Players
    house: HouseGames
    privacy: Privacy
    departures: Departures
    ratings: Ratings
    exclusions: Exclusions
    tournaments: Tournaments
    directors: Directors
    ladders: Ladders
    titles: Titles
    practice: PracticeGames
    reviews: Reviews
    problems: Problems
    lessons: Lessons
    errands: Errands
    activity: Activity
    vacations: Vacations
    memory: Memory
    presence: Presence
    outbox: Outbox
    sweeper: Sweeper
    neighbours: Neighbours

    @property
    def shards(self) -> Shards:
        """The servers whose business is this process's own."""
        return self.database.shards


@asynccontextmanager
async def open_app(
    database_url: str,
    *,
    now: Callable[[], datetime],
    shards: tuple[int, Collection[int]] = (1, (0,)),
    seed: int | None = None,
    practice: bool = True,
    think: Think | None = None,
    looks: Looks | None = None,
) -> AsyncIterator[App]:
    """Open the database, bring its schema up to date and build the services; closed when the block ends.

    `now` tells the time everywhere in it; `shards`: how many there are, and whose servers' business is its own; `seed`
    makes draws repeatable; `practice`: does the bot play itself; `think`, `looks`: how it thinks and looks at
    positions, where not in processes of its own. Raises NewerDatabase.
    """
    metrics = Metrics()
    database = Database(
        database_url,
        shards=Shards(shards[0], frozenset(shards[1])),
        asked=metrics.statements.inc,
        timed=lambda kind, seconds: metrics.database.labels(kind).observe(seconds),
    )
    thinking = Thinking()
    errands = Errands()
    try:
        await database.migrate(now())
        await database.write(catch_up, about=[locks.EVERYTHING])
        app = _built(
            database,
            lambda: whole_ms(now()),
            metrics,
            errands,
            think or thinking,
            looks or thinking,
            seed=seed,
            practice=practice,
        )
        try:
            yield app
        finally:
            await app.reviews.stop()
    finally:
        thinking.close()
        errands.close()
        await database.close()


def _built(
    database: Database,
    now: Callable[[], datetime],
    metrics: Metrics,
    errands: Errands,
    think: Think,
    looks: Looks,
    *,
    seed: int | None,
    practice: bool,
) -> App:
    """The services, each with those it needs; one that has changed something wakes those that have to do with it."""
    outbox = Outbox(database, now, ended=lambda outcome: metrics.notices.labels(outcome).inc())
    presence = Presence(database, now)
    tournaments = Tournaments(database, now, Random(seed), presence, wake=outbox.wake)

    def tell() -> None:
        outbox.wake()
        tournaments.wake()

    def wake() -> None:
        tell()
        sweeper.wake()
        practice_games.wake()

    def forget_server(guild_id: int) -> None:
        players.forget_server(guild_id)
        house.forget_server(guild_id)

    def forget_person(user: int) -> None:
        players.forget(user)
        house.forget_names()

    players = Players(database, now, wake=wake)
    house = HouseGames(database, changed=players.forget_server)
    departures = Departures(database, now, wake=wake)
    sweeper = Sweeper(
        database,
        now,
        presence,
        tell=tell,
        forgotten=forget_server,
        sure=lambda: departures.sure,
    )
    matches = Matches(database, now, wake=wake)
    practice_games = PracticeGames(
        database, now, Random(seed), matches, outbox, think, on=practice, wake=wake
    )
    return App(
        database=database,
        metrics=metrics,
        now=now,
        seeks=Seeks(database, now, Random(seed), wake=wake),
        lobby=Lobby(database, now, Random(seed), changed=players.forget, wake=wake),
        moderation=Moderation(database, now),
        blocks=Blocks(database, now),
        matches=matches,
        conditionals=Conditionals(database, now),
        unreadable=Unreadable(database, now, wake=wake),
        players=players,
        house=house,
        departures=departures,
        privacy=Privacy(database, now, forget=forget_person, wake=wake),
        ratings=Ratings(database, now),
        exclusions=Exclusions(database, now),
        tournaments=tournaments,
        ladders=Ladders(database, now, Random(seed), presence, wake=wake),
        titles=Titles(database),
        directors=Directors(database, now, wake=wake),
        practice=practice_games,
        reviews=Reviews(database, now, looks, errands, on=practice),
        errands=errands,
        activity=Activity(database, now),
        problems=Problems(database, now, wake=wake),
        lessons=Lessons(database, now),
        vacations=Vacations(database, now, wake=wake),
        memory=Memory(database),
        presence=presence,
        outbox=outbox,
        sweeper=sweeper,
        neighbours=Neighbours(wake),
    )
