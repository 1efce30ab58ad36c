"""The problem of the day: trying it, streaks and boards, and the posts in the channels that servers chose.

A day begins at the hour that a server chose, elsewhere at midnight UTC; its problem is the same everywhere. That a post
is due is an instant in the server's row; the sweeper writes the notice and moves the instant on in one transaction, so
that a kill at any moment loses no post and doubles none.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import cache
from typing import Final

from bot.core.access import former
from bot.core.errors import NoProblem
from bot.core.news import Problem as Today
from bot.core.news import ProblemOff
from bot.core.terms import Place
from bot.engine.problems import book
from bot.engine.problems.book import Mined
from bot.match.rows import matches
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.problems import model
from bot.problems import rows as problems
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection

DAY: Final = timedelta(days=1)


Tried = tuple[model.Attempt, bool | None]
"""The attempt after a try, and was it right; None: nothing was tried, because the board had moved on meanwhile."""


@cache
def _by_key() -> Mapping[str, model.Problem]:
    """Also problems that were withdrawn: who has tried one may still see it."""
    return {
        problem.key: problem for game in book.games() for problem in map(_problem, book.problems_of(game))
    }


@cache
def _of(game: str) -> tuple[model.Problem, ...]:
    """The problems of a game in the order in which days have them."""
    return model.order(problem for problem in map(_problem, book.problems_of(game)) if not problem.withdrawn)


def _problem(mined: Mined) -> model.Problem:
    return model.Problem(
        mined.game, mined.grade, mined.gain, mined.position, mined.solution, mined.withdrawn > 0, mined.ways
    )


def problem_on(day: date, game: str | None = None) -> model.Problem:
    """The problem of a day: of this game, or of the one whose turn it is. Raises NoProblem."""
    found = _of(game or model.turn_of(book.games(), day))
    if not found:
        raise NoProblem("game")
    return model.turn_of(found, day)


def number_of(problem: model.Problem) -> int:
    """The number of a problem among those of its game, from 1; a withdrawn one has 0."""
    return next((at for at, each in enumerate(_of(problem.game), 1) if each.key == problem.key), 0)


def find(key: str) -> model.Problem:
    """The problem with this key. Raises NoProblem where it is kept no longer."""
    try:
        return _by_key()[key]
    except KeyError:
        raise NoProblem("gone") from None


async def daybreak_in(connection: Connection, guild_id: int | None) -> model.Daybreak:
    """When the problem of the next day comes in a server; at midnight UTC outside of any."""
    settings = await players.server(connection, guild_id)
    return model.Daybreak(settings.problem_hour, settings.problem_zone)


class Problems(Service):
    """The problems of the day in one database."""

    @property
    def today(self) -> date:
        """The day where no server has chosen an hour."""
        return model.Daybreak().day(self._now())

    async def today_in(self, guild_id: int | None) -> date:
        """The day whose problem a server has now."""
        return (await self.daybreak(guild_id)).day(self._now())

    async def daybreak(self, guild_id: int | None) -> model.Daybreak:
        """As `daybreak_in`."""
        return await self._database.read(lambda c: daybreak_in(c, guild_id))

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have problems."""
        return book.games()

    # For solvers.

    async def own_game(self, user: int | None, guild_id: int | None, chosen: str | None) -> str | None:
        """The game of which somebody (None: everybody in the server) is shown the problem: that of the server's posts,
        else the one that it has `chosen`, else the one that they play most; None for the game whose turn it is.
        """
        async with self._database.reading() as connection:
            posts = None if guild_id is None else await problems.channel_of(connection, guild_id)
            if posts is not None:
                return posts.game
            mine = [] if user is None else await matches.games_of(connection, user)
            played = [game.partition(":")[0] for game in mine]
        return next((game for game in (chosen, *played) if game in self.games), None)

    async def attempt(self, user: int, day: date, key: str) -> model.Attempt:
        """How far somebody is with the problem of a day."""
        async with self._database.reading() as connection:
            return (await problems.attempt_of(connection, user, day, key))[0]

    async def try_move(
        self,
        user: int,
        day: date,
        key: str,
        text: str,
        *,
        plies: int,
        guild_id: int | None = None,
        request: int | None = None,
    ) -> Tried:
        """Try a move where so many stand on the board; a repeated interaction counts once. Raises NoProblem once the
        day is over, and the rules' MoveErrors, which count as no try.
        """
        await self._require_today(day, guild_id)
        problem = find(key)

        async def write(connection: Connection) -> Tried:
            known, last = await problems.attempt_of(connection, user, day, key)
            if request is not None and request == last:
                return known, known.plies != plies
            if known.over or known.plies != plies:
                return known, None
            after, right = known.tried(problem, text, self._now())
            await problems.save_attempt(connection, user, after, guild_id, request)
            return after, right

        return await self._database.write(write, about=[locks.person(user)])

    async def give_up(self, user: int, day: date, key: str, *, guild_id: int | None = None) -> model.Attempt:
        """Stop trying; a solved problem stays solved. Raises NoProblem once the day is over."""
        await self._require_today(day, guild_id)
        find(key)

        async def write(connection: Connection) -> model.Attempt:
            known, last = await problems.attempt_of(connection, user, day, key)
            if known.over:
                return known
            after = replace(known, given_up_at=self._now())
            await problems.save_attempt(connection, user, after, guild_id, last)
            return after

        return await self._database.write(write, about=[locks.person(user)])

    async def streak(self, user: int, guild_id: int | None = None) -> model.Streak:
        """The days in a row on which somebody has solved a problem."""
        async with self._database.reading() as connection:
            today = (await daybreak_in(connection, guild_id)).day(self._now())
            return model.streak_of(await problems.solved_days(connection, user), today)

    async def share(self, day: date, key: str, guild_id: int | None = None) -> model.Share:
        """How many have solved the problem of a day, of those who tried; in a server also who was the first."""
        return await self._database.read(lambda c: problems.share(c, day, key, guild_id))

    async def month(self, guild_id: int) -> tuple[date, list[model.Solver]]:
        """The first day of the month, and the solvers in a server since then, the best first."""
        today = await self.today_in(guild_id)
        first = today.replace(day=1)
        return first, await self._database.read(lambda c: problems.solvers(c, guild_id, first, today))

    async def _require_today(self, day: date, guild_id: int | None) -> None:
        if day != await self.today_in(guild_id):
            raise NoProblem("over")

    # For servers.

    async def channel(self, guild_id: int) -> model.ProblemChannel | None:
        """Where the server has the problem posted."""
        return await self._database.read(lambda c: problems.channel_of(c, guild_id))

    async def next_post(self, chosen: model.ProblemChannel) -> datetime:
        """When a post comes that is not under way already."""
        now = self._now()
        if chosen.due_at > now:
            return chosen.due_at
        daybreak = await self.daybreak(chosen.guild_id)
        return daybreak.of(daybreak.day(now) + DAY)

    async def choose(self, guild_id: int, channel_id: int, game: str | None, by: int) -> model.ProblemChannel:
        """Have the problem posted there every day: today's at once, unless it stands there. Raises NoProblem."""
        problem_on(self.today, game)

        async def write(connection: Connection) -> model.ProblemChannel:
            now = self._now()
            known = await problems.channel_of(connection, guild_id)
            due_at = now
            if known is not None and known.channel_id == channel_id:
                daybreak = await daybreak_in(connection, guild_id)
                last = daybreak.day(now) if known.posted is None else known.posted.day
                due_at = max(now, daybreak.of(last + DAY)) if known.due_at > now else now
            elif known is not None:  # with it goes the latest post there
                await problems.drop_channel(connection, guild_id)
            chosen = model.ProblemChannel(guild_id, channel_id, game, by, due_at)
            await problems.put_channel(connection, chosen)
            return chosen

        return await self._database.write(write, about=[locks.server(guild_id)], then=self._wake)

    async def switch_off(self, guild_id: int) -> bool:
        """Post no longer; False where nothing was posted."""
        return await self._database.write(
            lambda c: problems.drop_channel(c, guild_id), about=[locks.server(guild_id)]
        )

    async def closed(self, guild_id: int, channel_id: int) -> None:
        """The bot may post there no longer: it stops, and whoever chose the channel is told, once."""

        async def write(connection: Connection) -> None:
            known = await problems.channel_of(connection, guild_id)
            if known is None or not await problems.drop_channel(connection, guild_id, channel_id):
                return
            if not former(known.by):
                off = ProblemOff(channel_id, guild_id)
                await notices.tell(connection, off, known.by, None, self._now())

        await self._database.write(write, about=[locks.server(guild_id)], then=self._wake)

    async def posted(self, guild_id: int, channel_id: int, day: date, key: str, message_id: int) -> None:
        """This message shows the problem of a day."""
        post = model.Posted(day, key, message_id)
        await self._database.write(
            lambda c: problems.note_post(c, guild_id, channel_id, post), about=[locks.server(guild_id)]
        )


async def announce(connection: Connection, guild_id: int, now: datetime) -> None:
    """Write the notice of today's problem for a server, if its post is due, and when the next one is."""
    chosen = await problems.channel_of(connection, guild_id)
    if chosen is None or chosen.due_at > now:
        return
    daybreak = await daybreak_in(connection, guild_id)
    today = daybreak.day(now)
    if not await problems.advance(connection, guild_id, chosen.due_at, daybreak.of(today + DAY)):
        return
    if chosen.posted is not None and chosen.posted.day >= today:
        return  # another hour was chosen since
    problem = problem_on(today, chosen.game)
    place = Place(guild_id, chosen.channel_id)
    await notices.tell(connection, Today(today, problem.key), None, place, now)
