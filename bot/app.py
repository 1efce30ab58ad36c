"""The composition root: opens the store and builds the services. No Discord here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
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
from bot.store.app import App
from bot.store.database import Database
from bot.store.memory import Memory
from bot.store.metrics import Metrics
from bot.sweeper import Sweeper
from bot.titles.service import Titles
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation


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
            await app[Reviews].stop()
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
    services: list[object] = [
        Seeks(database, now, Random(seed), wake=wake),
        Lobby(database, now, Random(seed), changed=players.forget, wake=wake),
        Moderation(database, now),
        Blocks(database, now),
        matches,
        Conditionals(database, now),
        Unreadable(database, now, wake=wake),
        players,
        house,
        departures,
        Privacy(database, now, forget=forget_person, wake=wake),
        Ratings(database, now),
        Exclusions(database, now),
        tournaments,
        Ladders(database, now, Random(seed), presence, wake=wake),
        Titles(database),
        Directors(database, now, wake=wake),
        practice_games,
        Reviews(database, now, looks, errands, on=practice),
        errands,
        Activity(database, now),
        Problems(database, now, wake=wake),
        Lessons(database, now),
        Vacations(database, now, wake=wake),
        Memory(database),
        presence,
        outbox,
        sweeper,
        Neighbours(wake),
    ]
    return App(database, metrics, now, {type(each): each for each in services})
