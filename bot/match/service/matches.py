"""Everything that players do in matches: load, let the core decide, save, in one short transaction.

The same interaction (`request`) gets the first answer again. A `seq` from before the position changed raises
StaleMatch. A refusal raises a MatchError or one of the rules' errors and changes nothing, except that a clock found
fallen stays fallen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.core.clock import Why
from bot.core.errors import MatchError, NoMatch, NoMatchWaiting, NotConsidered
from bot.core.events import DrawOffered, Event
from bot.core.match import Match, Step, Transition, replay
from bot.core.pace import HOUR
from bot.core.terms import Place
from bot.match.model import Typed, matches_meant, written_in
from bot.match.rows import matches
from bot.match.service.experience import Bounds, require_play
from bot.match.service.pauses import settle, with_pauses
from bot.match.service.presence import heard
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.people.service import room
from bot.store import locks
from bot.store.app import App, Service
from bot.store.connection import Following, hooks
from bot.store.database import Connection
from bot.store.locks import Lock
from rules import Move, RulesError, State

Decide = Callable[[Match, datetime], Step]

FINISHED: Final = 25
"""As many of a player's finished matches are listed."""

_FAR: Final = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was made, and the match as it is now, with the moves that followed by themselves.

    `earlier`: the match before it; `before`: the position in which it was made; `plies`: how many moves were made with
    it, itself among them; `passed`: the opponent cannot move, so the same player goes on; `repeated`: this very request
    had made it before; `notice_ids`: its notices for where it was made; `news`: the player is to be told of their
    prepared lines.
    """

    match: Match
    earlier: Match
    move: Move
    text: str
    before: State
    plies: int
    passed: bool
    repeated: bool
    notice_ids: tuple[int, ...]
    news: bool


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """A step that was not taken, and the match as time has left it."""

    match: Match
    refusal: MatchError | RulesError


class UnclearMove(Exception):
    """A typed move meant for one of several `matches`, or for one elsewhere though the player has a game here."""

    def __init__(self, matches: Sequence[Match]) -> None:
        self.matches = matches
        super().__init__(*(match.id for match in matches))


@dataclass(frozen=True, slots=True)
class _Done:
    """One step: the match before (`earlier`), right after (`made`, None where it is to be replayed) and now."""

    match: Match
    earlier: Match
    made: Match | None
    event: Event
    repeated: bool
    notice_ids: tuple[int, ...]
    news: bool = False


class Matches(Service):
    """The matches of one database."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        # The matches that waited when somebody last typed a move. The next one is likely to be meant for one of these
        # too, and what is locked from the beginning is not read again.
        self._waited: dict[int, Sequence[Lock]] = {}

    def forget(self, user: int) -> None:
        self._waited.pop(user, None)

    # Queries.

    async def get(self, match_id: int) -> Match:
        """Raises NoMatch."""

        async def look(connection: Connection) -> Match:
            return await with_pauses(connection, await matches.load(connection, match_id))

        return await self._database.read(look)

    async def history(self, match_id: int) -> tuple[Event, ...]:
        """Everything that happened in a match. Raises NoMatch."""
        events = await self._database.read(lambda connection: matches.events_of(connection, match_id))
        if not events:
            raise NoMatch(match=match_id)
        return tuple(events)

    async def own_game(self, user: int) -> str | None:
        """The game that somebody plays most."""
        async with self._database.reading() as connection:
            return next(iter(await matches.games_of(connection, user)), None)

    async def mine(self, user: int) -> list[Match]:
        """The player's open matches: those that wait for them first, then by the time that is left."""

        async def look(connection: Connection) -> list[Match]:
            return [await with_pauses(connection, match) for match in await matches.open_of(connection, user)]

        found = await self._app[Bounds].all_seen(await self._database.read(look))
        now = self._now()

        def order(match: Match) -> tuple[bool, datetime, int]:
            until = match.until(now)
            waits = match.mover == user if until.end.playing else user in until.waits
            return not waits, until.at or _FAR, match.id

        return sorted(found, key=order)

    async def all_waiting(self, user: int) -> list[Match]:
        """The matches that wait for this player's move, the longest waiting first, their clocks as they are stored."""
        return await self._database.read(lambda connection: matches.waiting_for(connection, user))

    async def current(self, user: int, channel_id: int | None = None) -> Match:
        """The match waiting longest for the player, else the last touched; in this channel first. Raises NoMatch."""

        async def look(connection: Connection) -> Match:
            found = await matches.waiting(connection, user, channel_id)
            if found is None:
                opened = await matches.latest(connection, user, channel_id)
                ended = await matches.finished_of(connection, user, 1)
                both = [*ended, *([] if opened is None else [opened])]
                if not both:
                    raise NoMatch
                found = max(both, key=lambda each: (each.at(channel_id) is not None, each.last_at, each.id))
            return await with_pauses(connection, found)

        return await self._database.read(look)

    async def at(self, channel_id: int | None) -> list[int]:
        """The numbers of the matches that are played, or were, in this place: the open ones, or all where none is."""
        return await self._database.read(lambda connection: matches.numbers_at(connection, channel_id))

    async def finished(self, user: int, most: int = FINISHED) -> list[Match]:
        """The player's last games that are over, the latest first."""
        return await self._database.read(lambda connection: matches.finished_of(connection, user, most))

    async def seen_by(self, user: int, match: Match) -> Match:
        """The match, at which this player is looking: a clock that stood still because they had not heard goes on."""
        if match.over or user != match.awaited or not match.clock.stands(Why.UNTOLD, self._now()):
            return match

        async def look(connection: Connection) -> Match:
            known = await heard(connection, await matches.load(connection, match.id), user, self._now())
            return await with_pauses(connection, known)

        return await self._database.write(look, about=[locks.match(match.id)], then=self._wake)

    # Moves and agreements.

    async def play(
        self,
        by: int,
        text: str,
        *,
        match_id: int,
        channel_id: int | None = None,
        seq: int | None = None,
        request: int | None = None,
        offer_draw: bool = False,
        answering: bool = False,
        made: Callable[[Match], None] = lambda _match: None,
    ) -> Played:
        """Make a move in this match; `channel_id`: where the player is; `answering`: the caller shows the board to all
        there, or without a channel in the match's place, and the notice waits for that; `made`: called in the
        transaction, before its commit, which may fail still.

        Raises NoMatch, NotAPlayer, StaleMatch, MatchOver, MatchPaused, NotYourTurn, PlayOver, TimeIsUp, NotConsidered,
        and the rules' MoveErrors.
        """
        done = await self._act(
            by,
            match_id,
            lambda match, now: match.play(by, text, now, offer_draw=offer_draw),
            seq=seq,
            request=request,
            held=answering,
            channel_id=channel_id,
            made=made,
        )
        return await self._played(by, _taken(done))

    async def play_typed(
        self,
        by: int,
        typed: Typed,
        *,
        request: int | None = None,
        offer_draw: bool = False,
        answering: bool = False,
        made: Callable[[Match], None] = lambda _match: None,
    ) -> Played | NotPlayed:
        """Make a move where it is meant; a refusal comes back with the match. Raises NoMatchWaiting, UnclearMove."""
        done = await self._act(
            by,
            typed,
            lambda match, now: match.play(by, typed.text, now, offer_draw=offer_draw),
            request=request,
            held=answering,
            channel_id=typed.channel_id,
            made=made,
        )
        return done if isinstance(done, NotPlayed) else await self._played(by, done)

    async def _played(self, by: int, done: _Done) -> Played:
        made, match = done.made, done.match
        if made is None:
            # The match may have moved on since this request was first answered; the move has not changed.
            async with self._database.reading() as connection:
                events = await matches.events_of(connection, match.id)
            made = replay(match.header, events[: done.event.seq])
        move, before = made.last_move, made.previous_state
        assert move is not None
        assert before is not None
        passed = not made.over and made.mover == by
        plies = 1 if done.repeated else len(match.moves) - len(made.moves) + 1
        return Played(
            match,
            done.earlier,
            move,
            made.moves[-1],
            before,
            plies,
            passed,
            done.repeated,
            done.notice_ids,
            done.news,
        )

    async def act(
        self,
        by: int,
        match_id: int,
        transition: Transition,
        *,
        seq: int | None = None,
        request: int | None = None,
    ) -> Match:
        """Take a step in this match: resign, offer a draw, claim time, … Raises as it does, and NoMatch, StaleMatch."""
        return _taken(
            await self._act(
                by, match_id, lambda match, now: transition(match, by, now), seq=seq, request=request
            )
        ).match

    # Internals.

    async def _act(
        self,
        by: int,
        which: int | Typed,
        decide: Decide,
        *,
        seq: int | None = None,
        request: int | None = None,
        held: bool = False,
        channel_id: int | None = None,
        made: Callable[[Match], None] = lambda _match: None,
    ) -> _Done | NotPlayed:
        """One step of this player in the match with this number, or that the typed move is meant for."""

        async def act(connection: Connection) -> _Done | NotPlayed:
            if known := await matches.event_of_request(connection, request):
                match = await matches.load(connection, known[0])
                # A step has two events at most.
                told = tuple(
                    [
                        notice.id
                        for seq in (known[1].seq, known[1].seq + 1)
                        for notice in await notices.of_event(connection, known[0], seq)
                    ]
                )
                there = match.at(channel_id) if held else None
                return _Done(
                    match, match, None, known[1], True, await _told_in(connection, match, told, there)
                )
            now = self._now()
            if isinstance(which, Typed):
                waiting = await matches.waiting_for(connection, by)
                room(self._waited)[by] = [locks.match(each.id) for each in waiting]
                meant = matches_meant(which, waiting)
                if not meant:
                    other = await matches.latest(connection, by, which.channel_id)
                    raise NoMatchWaiting if other is None else NoMatchWaiting(other.id, other.mover)
                if len(meant) > 1 or await _leads_to_another_place(connection, which, meant[0], by, now):
                    raise UnclearMove(meant)
                match = meant[0]
            else:
                match = await matches.load(connection, which)
            match.side_of(by)
            there = None
            if held:
                there = match.place_of(by) if channel_id is None else match.at(channel_id)
            match = await heard(connection, await settle(connection, match, now), by, now)
            try:
                match.expects(seq)
                if self._app[Bounds].may_be_over(match, now):
                    await require_play(connection, match, now)
                after, events = decide(match, now)
                if any(isinstance(event.what, DrawOffered) for event in events):
                    for allowing in hooks(connection).allowing:
                        await allowing(connection, match)
                # Two people may have come to stand there while the bot was thinking.
                thought = by == match.bot and match.talks.takeback is None
                for position in [
                    each for asked, each in ((after.reply_due, after), (thought, match)) if asked
                ]:
                    if any([await barring(connection, position) for barring in hooks(connection).barring]):
                        raise NotConsidered
            except (MatchError, RulesError) as refusal:
                # Returned, not raised: what time has done is committed also where the player came too late.
                return NotPlayed(match, refusal)
            ids = await save_step(connection, match, after, events, now, request=request, held=there)
            if not _frees(match, after):
                ids = await _told_in(connection, match, ids, there)
                return _Done(after, match, after, events[0], False, ids)
            last = Following(after, ids)
            for followed in hooks(connection).followed:
                last = await followed(connection, match, last.match, last.told, now, there)
            ids = await _told_in(connection, match, last.told, there)
            return _Done(last.match, match, after, events[0], False, ids, by in last.news)

        async def act_and_tell(connection: Connection) -> _Done | NotPlayed:
            done = await act(connection)
            if isinstance(done, _Done):
                made(done.match)
            return done

        about = self._waited.get(by, ()) if isinstance(which, Typed) else [locks.match(which)]
        return await self._database.write(act_and_tell, about=about, then=self._wake)


async def _told_in(
    connection: Connection, match: Match, told: tuple[int, ...], place: Place | None
) -> tuple[int, ...]:
    """The notices that an answer there tells: of a match of two places those of that place alone."""
    if not match.double:
        return told
    return () if place is None else await notices.of_place(connection, told, place)


def _taken(done: _Done | NotPlayed) -> _Done:
    """The step that was taken. Raises the refusal of one that was not."""
    if isinstance(done, _Done):
        return done
    raise done.refusal


def _frees(before: Match, after: Match) -> bool:
    """May moves follow the step by themselves: was one made, or a question answered that kept them waiting?"""
    if after.over or len(after.moves) < len(before.moves):
        return False
    asked = before.draw_offer is not None or before.talks.takeback is not None
    return asked or len(after.moves) > len(before.moves)


async def _leads_to_another_place(
    connection: Connection, typed: Typed, match: Match, by: int, now: datetime
) -> bool:
    """Would the move be played elsewhere, though the player has a game here, or has just ended one there?"""
    if typed.channel_id is None or match.at(typed.channel_id) is not None:
        return False
    if written_in(match, typed.text) is None:
        return False
    # A move that was sent twice may have ended it.
    last = await matches.finished_of(connection, by, 1)
    ended = [each for each in last if each.ended_at is not None and now - each.ended_at < HOUR]
    theirs = (*ended, *await matches.open_of(connection, by))
    return any(each.at(typed.channel_id) is not None for each in theirs)
