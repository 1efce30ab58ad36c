"""Reviews of finished games: asked for, worked out in the processes that think, kept.

A request is a row from the beginning, and findings are written into it at once, so that a kill costs nobody anything:
a second request gets the rest worked out, and does not count again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Final

import structlog

from bot.core.errors import ReviewRefused
from bot.core.fair_play import opening_plies, pattern_of
from bot.core.match import Match
from bot.core.terms import LEAST_MOVES, MOST_MOVES, has_review
from bot.engine.review import Found, Passage
from bot.match.service.replies import Replies
from bot.practice import rows as practice
from bot.practice.service import Thinking
from bot.reviews import model
from bot.reviews import rows as reviews
from bot.store import locks
from bot.store.app import App, Service
from bot.store.database import Connection
from bot.workers.errands import Errands
from bot.workers.process import WorkerEnded
from rules import Ending

AT_A_TIME: Final = 6  # positions that a process looks at before it is free for somebody else
_FIRST_GUESS: Final = 0.08  # seconds for a position, before any was looked at
_COMPARED: Final = 1.3  # the addition of the second looks to the time, in most games

Told = Callable[[int, int], Awaitable[None]]  # called with how many positions of how many have been looked at


log = structlog.get_logger(__name__)


class Reviews(Service):
    """The reviews of one database."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._looks: Thinking = app.looks or app[Thinking]
        self._errands = app[Errands]
        self._replies = app[Replies]
        self._one_at_a_time = asyncio.Lock()
        self._working: dict[int, asyncio.Task[model.Review]] = {}
        self._waiting = 0
        self._pace = _FIRST_GUESS

    async def ask(self, user: int, guild_id: int | None, subject: model.Subject) -> model.Reviewed:
        """The review of this game for this user, finished or not. Raises ReviewRefused."""
        if not self._replies.on:
            raise ReviewRefused("off")
        if not has_review(subject.kind):
            raise ReviewRefused("game")
        if len(subject.moves) > MOST_MOVES:
            raise ReviewRefused("long", most=MOST_MOVES)

        async def asked(connection: Connection) -> model.Reviewed:
            now = self._now()
            if (known := await reviews.of(connection, user, subject)) is not None:
                return known
            since = now - model.A_DAY
            if await reviews.count_since(connection, since, user=user) >= model.MOST_OF_PLAYER:
                raise ReviewRefused("player", limit=model.MOST_OF_PLAYER)
            there = guild_id and await reviews.count_since(connection, since, guild_id=guild_id)
            if there is not None and there >= model.MOST_IN_SERVER:
                raise ReviewRefused("server", limit=model.MOST_IN_SERVER)
            return await reviews.add(connection, user, guild_id, subject, now)

        about = [locks.person(user), locks.server(guild_id)]
        return await self._current(await self._database.write(asked, about=about))

    def seconds(self, subject: model.Subject) -> int:
        """How long it will take, as far as is known."""
        positions = len(subject.moves) + 1 + self._waiting
        return max(1, round(positions * self._pace * _COMPARED))

    async def finished(self, stored: model.Reviewed, told: Told) -> model.Reviewed:
        """The same review with its findings; worked out now where they are not known yet. Raises ReviewRefused."""
        if stored.review is not None:
            return stored
        task = self._working.get(stored.id)
        if task is None:
            task = asyncio.create_task(self._work(stored, told), name=f"review {stored.id}")
            self._working[stored.id] = task
            task.add_done_callback(lambda _: self._working.pop(stored.id, None))
        # One who waits may give up; the work goes on, since somebody else may wait for it too.
        review = await asyncio.shield(task)
        return replace(stored, review=review)

    async def get(self, number: int, user: int) -> model.Reviewed:
        """A review of this user's. Raises ReviewRefused where it is kept no longer, or is not theirs."""
        found = await self._database.read(lambda c: reviews.load(c, number))
        if found is None or found.user != user:
            raise ReviewRefused("gone")
        return found

    async def known(self, user: int, subject: model.Subject) -> model.Review | None:
        """The findings about this game that anybody has had made, as far as they are for this user; None for none."""
        found = await self._database.read(lambda c: reviews.found(c, subject))
        if found is None:
            return None
        states = await self._errands.do(subject.states, by=user)
        return found.without(await self.open_positions(subject, states, user))

    async def open_positions(
        self, subject: model.Subject, states: Sequence[Any], user: int
    ) -> frozenset[int]:
        """After how many moves the game stands where the bot does not think for this user, and all that follows, or
        they would learn about an open game by adding moves to it.
        """
        game = subject.kind
        beyond = max(opening_plies(game, subject.opening) + 1, 0)
        patterns = await asyncio.to_thread(lambda: [pattern_of(game, state) for state in states[beyond:]])
        barred = await self._database.read(lambda c: practice.barred_patterns(c, user, patterns))
        first = next((ply for ply, each in enumerate(patterns, beyond) if each in barred), len(states))
        return frozenset(range(first, len(states)))

    async def stop(self) -> None:
        """Ends the work under way; asked for again it is begun anew."""
        for task in tuple(self._working.values()):
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    # Internals.

    async def _current(self, stored: model.Reviewed) -> model.Reviewed:
        """The same, to be finished anew where positions were left out that stand between people no longer."""
        review = stored.review
        if review is None or None not in review.values:
            return stored
        gaps = {ply for ply, value in enumerate(review.values) if value is None}
        states = await self._errands.do(stored.subject.states, by=stored.user)
        if gaps <= await self.open_positions(stored.subject, states, stored.user):
            return stored
        return replace(stored, review=None)

    async def _work(self, stored: model.Reviewed, told: Told) -> model.Review:
        subject = stored.subject
        count = len(subject.moves) + 1
        self._waiting += count
        try:
            async with self._one_at_a_time:
                review = await self._found(subject, stored.user, told)
        except (TimeoutError, WorkerEnded) as error:
            log.warning("review.broken", review=stored.id, error=repr(error))
            raise ReviewRefused("broken") from error
        finally:
            self._waiting -= count
        await self._database.write(lambda c: reviews.finish(c, stored.id, review), about=())
        return review

    @staticmethod
    async def _tell(told: Told, done: int, of: int) -> None:
        try:
            await told(done, of)
        except Exception as error:
            log.info("review.untold", error=repr(error))

    async def _found(self, subject: model.Subject, user: int, told: Told) -> model.Review:
        # For nobody in particular: other reviews wait for this one, not for what else its asker has asked for.
        states = await self._errands.do(subject.states)
        barred = await self.open_positions(subject, states, user)
        movers = [state.to_move for state in states[:-1]]
        plies = [ply for ply in range(len(states)) if ply not in barred]
        sights: list[model.Sight | None] = [None] * len(states)
        for start in range(0, len(plies), AT_A_TIME):
            some = tuple(plies[start : start + AT_A_TIME])
            begun = monotonic()
            for ply, seen in zip(some, await self._looks.glance(_passage(subject, some)), strict=True):
                sights[ply] = _sight(seen)
            self._pace += (min(2.0, (monotonic() - begun) / len(some)) - self._pace) / 8
            await self._tell(told, start + len(some), len(plies))
        looked, sights = sights, model.backed(sights, subject.moves, movers)
        turns = []
        for ply in model.suspects(sights, movers):
            # A match between people may have come to stand there meanwhile.
            after = sights[ply]
            if after is None or {ply - 1, ply} & await self.open_positions(subject, states, user):
                continue
            found = await self._looks.compare(_passage(subject, (ply - 1,)))
            before, played, best = map(_sight, found)
            # A first look says nothing against the second at the same position; play may.
            known = played if after == looked[ply] else after
            turn = model.turn_at(ply, movers[ply - 1], subject.moves[ply - 1], before, played, best, known)
            if turn is not None:
                turns.append(turn)
        values = tuple(None if sight is None else sight.shown for sight in sights)
        return model.Review(values, tuple(turns))


def subject_of(match: Match) -> model.Subject:
    """A match as the subject of a review. Raises ReviewRefused for one that goes on, or was called off."""
    if match.outcome is None:
        raise ReviewRefused("going")
    if match.outcome.ending is Ending.ABORT:
        raise ReviewRefused("short", least=LEAST_MOVES)
    header = match.header
    return model.Subject(
        match.terms.game, header.rules_version, match.opening, match.moves, match_id=match.id
    )


def _passage(subject: model.Subject, plies: tuple[int, ...]) -> Passage:
    return Passage(subject.game, subject.rules, subject.opening, subject.moves, plies)


def _sight(found: Found) -> model.Sight:
    return model.Sight(found.value, found.result, found.best)
