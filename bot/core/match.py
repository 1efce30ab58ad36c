"""A match: a fold over its events.

A transition (`play`, `resign`, …) decides and returns the new match and what happened; `apply` is the only thing
that changes a match, and `replay` of the events gives the same match again. Nothing here reads a clock: the instant
is an argument, a whole millisecond, because that is what is stored.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.core.calendar import from_ms, to_ms, whole_ms
from bot.core.clock import Clock, Pause, Why
from bot.core.errors import (
    DrawAlreadyOffered,
    DrawOfferTooSoon,
    MatchOver,
    MatchPaused,
    NoDrawOffer,
    NoTakebackAsked,
    NotAPlayer,
    NotFallen,
    NothingToClaim,
    NothingToTakeBack,
    NotYourTurn,
    OwnDrawOffer,
    OwnTakeback,
    StaleMatch,
    TakebackAlreadyAsked,
    TakebackNotAllowed,
    TimeIsUp,
    TooLateToAbort,
)
from bot.core.events import Event, EventKind
from bot.core.pace import DAY
from bot.core.terms import Place, Seek, SeekStatus, Terms
from rules import Ending, Game, Move, Outcome, Side, State

__all__ = [
    "Event",
    "EventKind",
    "Header",
    "Match",
    "Place",
    "Seek",
    "SeekStatus",
    "Status",
    "Step",
    "Talks",
    "Terms",
    "begin",
    "replay",
]

ABORT_PLIES: Final = 2
"""A match in which fewer moves were made may be called off."""
CHOICE: Final = timedelta(hours=48)
"""How long the opponent of a fallen casual clock may choose, before the match ends by itself."""
SILENCE: Final = timedelta(days=28)
"""After this long without a move a match without clocks is abandoned."""


class Status(enum.StrEnum):
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Talks:
    """What stands between the players besides the position.

    `draw_offer`, `takeback`: who offers, who asks; `offered`, `asked`: has a side done so since its last move;
    `fallen_at`: since when the clock of the side to move has run out in a casual match.
    """

    draw_offer: Side | None = None
    takeback: Side | None = None
    offered: tuple[bool, bool] = (False, False)
    asked: tuple[bool, bool] = (False, False)
    fallen_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first event. `players`: the ids of who plays FIRST and SECOND."""

    id: int
    terms: Terms
    place: Place
    players: tuple[int, int]
    rules_version: int
    twin: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """One contest after its event number `seq`.

    `moves`: canonical texts; `previous_state`: the one before the last of them; `turn_at`: since when the side to
    move has to move; `turn_seq`: the event that made the position what it is; `last_at`: when something
    last happened.
    """

    header: Header
    seq: int
    state: State
    clock: Clock
    started_at: datetime
    turn_at: datetime
    turn_seq: int
    last_at: datetime
    opening: str | None = None
    previous_state: State | None = None
    moves: tuple[str, ...] = ()
    talks: Talks = Talks()
    outcome: Outcome | None = None
    ended_at: datetime | None = None

    # What there is to know.

    @property
    def id(self) -> int:
        return self.header.id

    @property
    def terms(self) -> Terms:
        return self.header.terms

    @property
    def place(self) -> Place:
        return self.header.place

    @property
    def players(self) -> tuple[int, int]:
        return self.header.players

    @property
    def status(self) -> Status:
        return Status.PLAYING if self.outcome is None else Status.OVER

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def game(self) -> Game[Any]:
        return self.terms.kind

    @property
    def to_move(self) -> Side:
        """The side to move; of a match that is over, the side that would have moved."""
        return self.state.to_move

    @property
    def mover(self) -> int:
        """The id of the player to move."""
        return self.players[self.to_move]

    @property
    def draw_offer(self) -> Side | None:
        return self.talks.draw_offer

    @property
    def fallen(self) -> Side | None:
        """The side whose casual clock has run out and whose opponent has the choice."""
        return None if self.talks.fallen_at is None else self.to_move

    @property
    def start_state(self) -> State:
        state: State = self.game.start(self.opening)
        return state

    @property
    def last_move(self) -> Move | None:
        before = self.previous_state
        return None if before is None else self.game.parse(before, self.moves[-1])

    @property
    def deadline(self) -> datetime | None:
        """When time alone changes this match next (see `flag`); None while it waits for ever."""
        if self.over:
            return None
        if self.talks.fallen_at is not None:
            return self.talks.fallen_at + CHOICE
        if not self.terms.pace.limited:
            return self.last_at + SILENCE
        return self.clock.deadline()

    def side_of(self, user: int) -> Side:
        """Which side the user plays. Raises NotAPlayer."""
        if user not in self.players:
            raise NotAPlayer(match=self.id)
        return Side(self.players.index(user))

    def acting(self, user: int) -> Side:
        """Which side the user plays, while there is something to do. Raises NotAPlayer, MatchOver."""
        side = self.side_of(user)
        self._going()
        return side

    def opponent_of(self, user: int) -> int:
        """Raises NotAPlayer."""
        return self.players[self.side_of(user).other]

    def claimable(self, user: int) -> Outcome | None:
        """The draw that this player may claim now."""
        if self.over or user != self.mover:
            return None
        found: Outcome | None = self.game.claimable_draw(self.state)
        return found

    def states(self) -> tuple[State, ...]:
        """Every state from the start to the present one: one more than there are moves."""
        game, state = self.game, self.start_state
        passed = [state]
        for text in self.moves:
            state = game.play(state, game.parse(state, text))
            passed.append(state)
        return tuple(passed)

    def expects(self, seq: int | None) -> None:
        """Raises StaleMatch if the position has changed since event `seq`; talks and pauses do not matter."""
        if seq is not None and seq < self.turn_seq:
            raise StaleMatch(match=self.id, seq=seq, last=self.seq)

    # What can happen to it. Each returns the match afterwards and the events that made it so.

    def play(self, by: int, text: str, now: datetime, *, offer_draw: bool = False) -> Step:
        """Make a move, perhaps with a draw offer.

        Raises NotAPlayer, MatchOver, MatchPaused, NotYourTurn, TimeIsUp and the rules' MoveErrors.
        """
        side = self._in_time(by, now)
        if side is not self.to_move:
            raise NotYourTurn(match=self.id)
        move = self.game.parse(self.state, text)
        moved = self._event(now, by, EventKind.MOVED, move=self.game.format(self.state, move))
        after = self._moved(moved, move)
        events = (moved,)
        if (outcome := self.game.outcome(after.state)) is not None:
            return after._with(events, after._ended(now, None, outcome))
        if offer_draw and after.draw_offer is None:
            return after._with(events, after._event(now, by, EventKind.DRAW_OFFERED))
        return after, events

    def resign(self, by: int, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver."""
        side = self.acting(by)
        return self._with((), self._ended(now, by, Outcome(Ending.RESIGNATION, side.other)))

    def abort(self, by: int, now: datetime) -> Step:
        """Call off a match that has hardly begun. Raises NotAPlayer, MatchOver, TooLateToAbort."""
        self.acting(by)
        if len(self.moves) >= ABORT_PLIES:
            raise TooLateToAbort(match=self.id)
        return self._with((), self._ended(now, by, Outcome(Ending.ABORT)))

    def offer_draw(self, by: int, now: datetime) -> Step:
        """Offer a draw; where the opponent's offer stands, this accepts it.

        Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, DrawAlreadyOffered, DrawOfferTooSoon.
        """
        side = self._in_time(by, now)
        if self.draw_offer is side.other:
            return self.answer_draw(by, True, now)
        if self.draw_offer is side:
            raise DrawAlreadyOffered(match=self.id)
        if self.talks.offered[side]:
            raise DrawOfferTooSoon(match=self.id)
        return self._with((), self._event(now, by, EventKind.DRAW_OFFERED))

    def answer_draw(self, by: int, accept: bool, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, NoDrawOffer, OwnDrawOffer."""
        side = self._in_time(by, now)
        if self.draw_offer is None:
            raise NoDrawOffer(match=self.id)
        if self.draw_offer is side:
            raise OwnDrawOffer(match=self.id)
        if accept:
            return self._with((), self._ended(now, by, Outcome(Ending.AGREEMENT)))
        return self._with((), self._event(now, by, EventKind.DRAW_DECLINED))

    def claim_draw(self, by: int, now: datetime) -> Step:
        """End the match by a draw that the rules give on demand.

        Raises NotAPlayer, MatchOver, MatchPaused, NotYourTurn, TimeIsUp, NothingToClaim.
        """
        if self._in_time(by, now) is not self.to_move:
            raise NotYourTurn(match=self.id)
        if (outcome := self.claimable(by)) is None:
            raise NothingToClaim(match=self.id)
        return self._with((), self._ended(now, by, outcome))

    def ask_takeback(self, by: int, now: datetime) -> Step:
        """Ask to have one's last move back, and what was played since.

        Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, TakebackNotAllowed, NothingToTakeBack,
        TakebackAlreadyAsked.
        """
        side = self._in_time(by, now)
        if self.terms.rated:
            raise TakebackNotAllowed(match=self.id)
        if self._plies_back_to(side) is None:
            raise NothingToTakeBack(match=self.id)
        if self.talks.asked[side] or self.talks.takeback is not None:
            raise TakebackAlreadyAsked(match=self.id)
        return self._with((), self._event(now, by, EventKind.TAKEBACK_ASKED))

    def answer_takeback(self, by: int, accept: bool, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, NoTakebackAsked, OwnTakeback."""
        side = self._in_time(by, now)
        if self.talks.takeback is None:
            raise NoTakebackAsked(match=self.id)
        if self.talks.takeback is side:
            raise OwnTakeback(match=self.id)
        if not accept:
            return self._with((), self._event(now, by, EventKind.TAKEBACK_REFUSED))
        plies = self._plies_back_to(side.other)
        return self._with((), self._event(now, by, EventKind.TAKEN_BACK, plies=plies))

    def flag(self, now: datetime) -> Step:
        """What time alone has done by `now`; nothing before the deadline.

        A match that never began is dropped; a rated one is lost on time; a casual one waits for the opponent's choice
        and is lost when there was none; one without clocks is abandoned.
        """
        if self.deadline is None or now < self.deadline:
            return self, ()
        if len(self.moves) < ABORT_PLIES:
            return self._with((), self._ended(now, None, Outcome(Ending.ABORT)))
        if not self.terms.pace.limited:
            return self._with((), self._ended(now, None, Outcome(Ending.ABANDONED)))
        if self.terms.rated or self.fallen is not None:
            return self._with((), self._ended(now, None, Outcome(Ending.TIME, self.to_move.other)))
        return self._with((), self._event(now, None, EventKind.FELL))

    def claim_time(self, by: int, now: datetime) -> Step:
        """Win by the opponent's fallen clock. Raises NotAPlayer, MatchOver, NotFallen."""
        side = self._choosing(by)
        return self._with((), self._ended(now, by, Outcome(Ending.TIME, side)))

    def give_time(self, by: int, now: datetime, amount: timedelta = DAY) -> Step:
        """Let the opponent have more time. Raises NotAPlayer, MatchOver, NotFallen."""
        self._choosing(by)
        ms = amount // timedelta(milliseconds=1)
        return self._with((), self._event(now, by, EventKind.TIME_GIVEN, ms=ms))

    def go_on(self, by: int, now: datetime) -> Step:
        """Let the opponent's turn begin again. Raises NotAPlayer, MatchOver, NotFallen."""
        self._choosing(by)
        return self._with((), self._event(now, by, EventKind.TURN_RENEWED))

    def pause(self, pause: Pause, now: datetime, by: int | None = None) -> Step:
        """The clock stands still in a span. Raises MatchOver."""
        self._going()
        start, end = to_ms(pause.start), None if pause.end is None else to_ms(pause.end)
        side = None if pause.side is None else int(pause.side)
        detail = {"why": pause.why.value, "start": start, "end": end, "side": side, "ref": pause.ref}
        return self._with((), self._event(now, by, EventKind.PAUSED, **detail))

    def resume(
        self, why: Why, now: datetime, by: int | None = None, *, side: Side | None = None, ref: int = 0
    ) -> Step:
        """A pause ends now. Raises MatchOver."""
        self._going()
        detail = {"why": why.value, "side": None if side is None else int(side), "ref": ref}
        return self._with((), self._event(now, by, EventKind.RESUMED, **detail))

    def adjudicate(self, by: int, winner: Side | None, now: datetime) -> Step:
        """A director decides. Raises MatchOver."""
        self._going()
        return self._with((), self._ended(now, by, Outcome(Ending.ADJUDICATION, winner)))

    # The fold.

    def apply(self, event: Event) -> Match:
        """The match after the event. Raises ValueError for one that cannot follow."""
        if event.seq != self.seq + 1 or self.over:
            raise ValueError(f"event {event.seq} cannot follow {self.seq}")
        detail, talks, clock = event.detail, self.talks, self.clock
        actor = None if event.actor not in self.players else self.side_of(event.actor)
        match event.kind:
            case EventKind.MOVED:
                return self._moved(event, self.game.parse(self.state, detail["move"]))
            case EventKind.DRAW_OFFERED:
                talks = replace(talks, draw_offer=actor, offered=_marked(talks.offered, actor, True))
            case EventKind.DRAW_DECLINED:
                talks = replace(talks, draw_offer=None)
            case EventKind.TAKEBACK_ASKED:
                talks = replace(talks, takeback=actor, asked=_marked(talks.asked, actor, True))
            case EventKind.TAKEBACK_REFUSED:
                talks = replace(talks, takeback=None)
            case EventKind.TAKEN_BACK:
                return self._taken_back(event)
            case EventKind.FELL:
                talks = replace(talks, fallen_at=event.at)
            case EventKind.TIME_GIVEN:
                talks = replace(talks, fallen_at=None)
                clock = clock.grant(timedelta(milliseconds=detail["ms"]), event.at)
            case EventKind.TURN_RENEWED:
                talks, clock = replace(talks, fallen_at=None), clock.renew(event.at)
            case EventKind.PAUSED:
                clock = clock.pause(_pause(detail))
            case EventKind.RESUMED:
                clock = clock.resume(
                    Why(detail["why"]), event.at, ref=detail["ref"], side=_side(detail["side"])
                )
            case EventKind.ENDED:
                outcome = Outcome(Ending(detail["ending"]), _side(detail["winner"]))
                return replace(
                    self,
                    seq=event.seq,
                    turn_seq=event.seq,
                    last_at=event.at,
                    outcome=outcome,
                    ended_at=event.at,
                    clock=clock.stop(event.at),
                    talks=Talks(),
                )
            case EventKind.STARTED:
                raise ValueError("a match starts once")
        return replace(self, seq=event.seq, last_at=event.at, talks=talks, clock=clock)

    def _moved(self, event: Event, move: Move) -> Match:
        side, talks = self.to_move, self.talks
        state = self.game.play(self.state, move)
        return replace(
            self,
            seq=event.seq,
            state=state,
            previous_state=self.state,
            moves=(*self.moves, event.detail["move"]),
            clock=self.clock.switch(event.at, state.to_move),
            turn_at=event.at,
            turn_seq=event.seq,
            last_at=event.at,
            talks=Talks(
                draw_offer=None if talks.draw_offer is side.other else talks.draw_offer,
                offered=_marked(talks.offered, side, False),
                asked=_marked(talks.asked, side, False),
            ),
        )

    def _taken_back(self, event: Event) -> Match:
        states = self.states()[: len(self.moves) + 1 - event.detail["plies"]]
        return replace(
            self,
            seq=event.seq,
            state=states[-1],
            previous_state=states[-2] if len(states) > 1 else None,
            moves=self.moves[: len(states) - 1],
            clock=self.clock.switch(event.at, states[-1].to_move),
            turn_at=event.at,
            turn_seq=event.seq,
            last_at=event.at,
            talks=replace(self.talks, draw_offer=None, takeback=None),
        )

    # Within.

    def _going(self) -> None:
        if self.over:
            raise MatchOver(match=self.id)

    def _in_time(self, by: int, now: datetime) -> Side:
        side = self.acting(by)
        standing = self.clock.standing(now)
        if standing is not None and standing.why is Why.DIRECTOR:
            raise MatchPaused(match=self.id)
        # A late request loses also where nobody has looked at the clock yet.
        if side is self.fallen or (side is self.to_move and self.clock.fell(now)):
            raise TimeIsUp(match=self.id)
        return side

    def _choosing(self, by: int) -> Side:
        side = self.acting(by)
        if self.fallen is not side.other:
            raise NotFallen(match=self.id)
        return side

    def _plies_back_to(self, side: Side) -> int | None:
        """How many moves must go so that `side` makes its last one again; None if it made none."""
        for plies, state in enumerate(reversed(self.states()[:-1]), start=1):
            if state.to_move is side:
                return plies
        return None

    def _event(self, now: datetime, by: int | None, kind: EventKind, **detail: Any) -> Event:
        return Event(self.seq + 1, whole_ms(now), by, kind, detail)

    def _ended(self, now: datetime, by: int | None, outcome: Outcome) -> Event:
        winner = None if outcome.winner is None else int(outcome.winner)
        return self._event(now, by, EventKind.ENDED, ending=outcome.ending.value, winner=winner)

    def _with(self, events: tuple[Event, ...], last: Event) -> Step:
        return self.apply(last), (*events, last)


Step = tuple[Match, tuple[Event, ...]]
"""A match after a transition, and the events that made it so."""


def begin(header: Header, now: datetime, by: int | None = None) -> Step:
    """The first event: the match starts and the clock of the side to move runs. Raises BadPosition."""
    started = Event(1, whole_ms(now), by, EventKind.STARTED, {"opening": header.terms.opening})
    return _started(header, started), (started,)


def replay(header: Header, events: Iterable[Event]) -> Match:
    """The match that these events made. Raises ValueError, or the rules' errors, where they cannot be."""
    match: Match | None = None
    for event in events:
        match = _started(header, event) if match is None else match.apply(event)
    if match is None:
        raise ValueError("a match has a first event")
    return match


def _started(header: Header, event: Event) -> Match:
    if event.kind is not EventKind.STARTED or event.seq != 1:
        raise ValueError("a match begins with its start")
    opening = event.detail["opening"]
    state: State = header.terms.kind.start(opening)
    clock = Clock.start(header.terms.pace, event.at, state.to_move)
    return Match(header, 1, state, clock, event.at, event.at, 1, event.at, opening)


def _side(value: int | None) -> Side | None:
    return None if value is None else Side(value)


def _marked(marks: tuple[bool, bool], side: Side | None, value: bool) -> tuple[bool, bool]:
    return (value if side is Side.FIRST else marks[0], value if side is Side.SECOND else marks[1])


def _pause(detail: Mapping[str, Any]) -> Pause:
    end = detail["end"]
    return Pause(
        Why(detail["why"]),
        from_ms(detail["start"]),
        None if end is None else from_ms(end),
        _side(detail["side"]),
        detail["ref"],
    )
