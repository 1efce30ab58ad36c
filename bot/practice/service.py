"""Games against the bot: beginning one, hints, the duty that plays its side, and its thinking.

That the bot has something to do in a match is written in the match's own row (`reply_due`), in the transaction of what
made it so. The duty looks for such rows, has a worker process think, and acts through `Matches` like any player, with
the number of the event it answers: a kill at any moment loses no reply, and one that comes twice is refused the second
time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from time import process_time
from typing import Final

import structlog

from bot.core.errors import (
    MatchOver,
    NoDrawOffer,
    NoHint,
    NoTakebackAsked,
    NotConsidered,
    NotYourTurn,
    PracticeRefused,
    StaleMatch,
)
from bot.core.match import Header, Match, begin
from bot.core.news import Turn
from bot.core.notice import HELD, Notice
from bot.core.terms import MOST_IN_SERVER, MOST_OF_PLAYER, Place, Practice, Terms
from bot.engine.levels import LEVELS, NATIVE
from bot.engine.native import thinks_in_c
from bot.engine.player import Answer
from bot.engine.question import Question, Solution, solve
from bot.engine.review import Found, Passage, compare, glance
from bot.match.rows import matches
from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.outbox.service.alarm import Alarm
from bot.outbox.service.outbox import Outbox
from bot.practice import rows as stored
from bot.store import locks
from bot.store.app import App, Service
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.workers.pool import Workers
from rules import Side

GAP: Final = 0.1
"""Seconds between two looks: a player who has moved is looked for at once, and moves that come close
together once.
"""
REST: Final = 600.0  # seconds after which the duty looks again also where nobody has woken it
FIRST_DELAY: Final = 5.0
LONGEST_DELAY: Final = 300.0  # seconds until a reply that failed is tried again
BARRED_DELAY: Final = 30.0
"""Seconds until it is looked again whether a position still stands in a match between people."""
AT_ONCE: Final = 8  # matches in which the bot thinks or waits for a process at the same time

_ENDING: Final = {
    Answer.ACCEPT_DRAW: Match.accept_draw,
    Answer.RESIGN: Match.resign,
    Answer.CLAIM_DRAW: Match.claim,
}
_OVERTAKEN: Final = (StaleMatch, MatchOver, NotYourTurn, NoDrawOffer, NoTakebackAsked)

Think = Callable[[Question], Awaitable[Solution]]

log = structlog.get_logger(__name__)


class PracticeGames(Service):
    """The matches against the bot in one database."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._matches = app[Matches]
        self._replies = app[Replies]
        self._outbox = app[Outbox]
        self._think: Think = app.think or app[Thinking]
        self._alarm = Alarm()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._resting: set[int] = set()
        self._failures: dict[int, int] = {}

    # For players.

    async def begin(
        self,
        by: int,
        bot: int,
        terms: Terms,
        place: Place,
        level: int,
        *,
        wants: Side | None = None,
        private: bool = False,
        request: int | None = None,
    ) -> Match:
        """Begin a match of this player against the bot, whose own id is `bot`. `wants`: the side of `by`; `private`:
        they alone see the board.

        Raises PracticeRefused, NotConsidered, BadHouseGame, BadTerms, UnknownGame, BadPosition.
        """
        if not self._replies.on:
            raise PracticeRefused("off")
        terms = replace(terms, rated=False, pair=False).checked()
        most = NATIVE.number if thinks_in_c(terms.kind) else max(LEVELS)
        if not 1 <= level <= most:
            raise PracticeRefused("level", most=most)

        async def start(connection: Connection) -> Match:
            if known := await matches.event_of_request(connection, request):
                return await matches.load(connection, known[0])
            if await stored.count(connection, user=by) >= MOST_OF_PLAYER:
                raise PracticeRefused("player", limit=MOST_OF_PLAYER)
            guild_id = place.guild_id
            if guild_id is not None and await stored.count(connection, guild_id=guild_id) >= MOST_IN_SERVER:
                raise PracticeRefused("server", limit=MOST_IN_SERVER)
            for beginning in hooks(connection).beginning:
                await beginning(connection, guild_id, terms.game)
            now, agreed = self._now(), terms.drawn(self._rng)
            side = wants if wants is not None else self._rng.choice(tuple(Side))
            seated = (by, bot) if side is Side.FIRST else (bot, by)
            header = Header(
                0,
                agreed,
                place,
                seated,
                agreed.kind.rules_version,
                practice=Practice(side.other, level, private),
            )
            match, events = begin(header, now, by)
            if await stored.barred(connection, match):
                raise NotConsidered
            match = await matches.add(connection, match, events, request)
            if not match.reply_due and not private:
                # The person who began it is shown the board; should that fail, the outbox shows it.
                told = Notice(Turn(), by, place, now, match.id, match.seq, now + HELD)
                await notices.add(connection, [told], now)
            return match

        return await self._database.write(
            start, about=[locks.person(by), locks.server(place.guild_id)], then=self._wake
        )

    async def hint(self, by: int, match_id: int, *, request: int | None = None) -> tuple[Match, str]:
        """The match and a move for the player, whose asking is noted.

        Raises NoMatch, NotAPlayer, MatchOver, NotYourTurn, StaleMatch, NoHint, PracticeRefused, NotConsidered.
        """
        match = await self._matches.get(match_id)
        side = match.acting(by)
        if match.practice is None:
            raise NoHint("people")
        if not self._replies.on:
            raise PracticeRefused("off")
        if match.to_move is not side:
            raise NotYourTurn(match=match_id)
        async with self._database.reading() as connection:
            if await stored.barred(connection, match):
                raise NotConsidered
        solution = await self._think(_question(match, None))

        async def note(connection: Connection) -> Match:
            known = await matches.load(connection, match_id)
            if await matches.event_of_request(connection, request):
                return known
            known.expects(match.seq)
            # Two people may have come to stand there while the bot was thinking.
            if await stored.barred(connection, known):
                raise NotConsidered
            after, events = known.hint(by, self._now())
            await save_step(connection, known, after, events, self._now(), request=request)
            return after

        return await self._database.write(note, about=[locks.match(match_id)]), solution.move

    async def note_shown(self, match: Match, message_id: int) -> None:
        """The first board of the match has been shown, in this message."""
        async with self._database.reading() as connection:
            told = await notices.of_event(connection, match.id, 1)
        await self._outbox.delivered([notice.id for notice in told], message_id)

    # The duty.

    def wake(self) -> None:
        """The bot may have something to do."""
        self._alarm.ring()

    async def run(self) -> None:
        """Plays the bot's side for ever; a failure is logged and outlived."""

        async def reply() -> float:
            await self._begin_replies()
            # After the look, not before it: somebody waits for the reply.
            await asyncio.sleep(GAP)
            return REST

        try:
            await self._alarm.repeat("practice", reply, longest=REST)
        finally:
            for task in self._busy.values():
                task.cancel()

    async def reply_to_all(self) -> None:
        """Does all that is due now, to the end."""
        await self._begin_replies()
        while self._busy:
            await asyncio.gather(*self._busy.values())

    # Internals.

    async def _begin_replies(self) -> None:
        if not self._replies.on:
            return
        most = AT_ONCE + len(self._busy)
        due = await self._database.ask(lambda connection: stored.due(connection, most))
        for match_id in due:
            if match_id in self._busy or len(self._busy) - len(self._resting) >= AT_ONCE:
                continue
            task = asyncio.create_task(self._reply(match_id), name=f"reply in match {match_id}")
            self._busy[match_id] = task
            task.add_done_callback(partial(self._ended, match_id))

    def _ended(self, match_id: int, _task: asyncio.Task[None]) -> None:
        self._busy.pop(match_id, None)
        self._alarm.ring()

    async def _reply(self, match_id: int) -> None:
        """Does the bot's due part in one match, until it is the player's turn."""
        try:
            match = await self._matches.get(match_id)
            while match.reply_due:
                match = await self._act(match)
            self._replies.answered(match_id, None)
            self._failures.pop(match_id, None)
        except _OVERTAKEN as error:
            # The player was faster: the next duty stands in the row, and is looked at again.
            log.info("reply.outdated", match=match_id, error=str(error))
        except NotConsidered:
            # Two people have come to stand there after the player's move was taken, so the bot waits for them.
            log.info("reply.barred", match=match_id)
            self._replies.answered(match_id, None)
            await self._rest(match_id, BARRED_DELAY)
        except Exception:
            failures = self._failures[match_id] = self._failures.get(match_id, 0) + 1
            log.exception("reply.failed", match=match_id)
            self._replies.answered(match_id, None)
            await self._rest(match_id, min(FIRST_DELAY * 2 ** (failures - 1), LONGEST_DELAY))

    async def _rest(self, match_id: int, seconds: float) -> None:
        """Keeps a match back for so long; meanwhile another has its place."""
        self._resting.add(match_id)
        self._alarm.ring()
        try:
            await asyncio.sleep(seconds)
        finally:
            self._resting.discard(match_id)

    async def _act(self, match: Match) -> Match:
        """One thing that the bot does in a match in which it has something to do."""
        practice = match.practice
        assert practice is not None
        bot, other = match.players[practice.side], practice.side.other
        if match.talks.takeback is other:
            return await self._matches.act(bot, match.id, Match.grant_takeback, seq=match.turn_seq)
        async with self._database.reading() as connection:
            if await stored.barred(connection, match):
                raise NotConsidered
        solution = await self._think(_question(match, practice.level))
        if (transition := _ENDING.get(solution.answer)) is not None:
            return await self._matches.act(bot, match.id, transition, seq=match.turn_seq)
        expected = self._replies.expected(match.id)
        held = expected is not None and expected.shown
        # A player waits some moves before they offer again.
        offers = solution.answer is Answer.OFFER_DRAW and match.talks.offered[practice.side] <= 1
        played = await self._matches.play(
            bot, solution.move, match_id=match.id, seq=match.turn_seq, offer_draw=offers, answering=held
        )
        told = not played.match.reply_due and self._replies.answered(match.id, played)
        if held and not told:
            await self._outbox.released(played.notice_ids)
        return played.match


def _question(match: Match, level: int | None) -> Question:
    offered = match.practice is not None and match.draw_offer is match.practice.side.other
    return Question(
        match.terms.game,
        match.header.rules_version,
        match.opening,
        match.moves,
        level,
        seed=match.id * 1_000 + len(match.moves),
        draw_offered=offered,
    )


WORKERS: Final = 2
CPU_SECONDS: Final = 2.5
"""Processor time for a question, from the start of work on it: an answer is the best move found by then."""
PATIENCE: Final = 60.0
"""Seconds of the clock after which a search is taken to be stuck: on a busy machine it waits for its processor time."""


def answered(question: Question) -> Solution:
    """The player's decision, as far as it sees in its processor time."""
    until = process_time() + CPU_SECONDS
    return solve(question, lambda: process_time() >= until)


class Thinking:
    """So many processes that think. Questions raise TimeoutError, WorkerEnded and what they do wrong."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = Workers(workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that there are now."""
        return self._workers.pids

    async def __call__(self, question: Question) -> Solution:
        """The player's decision."""
        return await self._workers.call(answered, question, patience=PATIENCE)

    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        """How these positions of a game stand."""
        return await self._workers.call(glance, passage, patience=PATIENCE)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        """A position, and those that its played and its best move lead to."""
        return await self._workers.call(compare, passage, patience=PATIENCE)

    def close(self) -> None:
        """Ends the processes at once; their open questions are not answered."""
        self._workers.close()
