"""A message that a person must get, until it is delivered."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hashlib import blake2s
from typing import Any, Final

from bot.core.events import (
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Fell,
    Moved,
    Started,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
    TurnRenewed,
    What,
)
from bot.core.match import Match
from bot.core.terms import Place

HELD: Final = timedelta(seconds=30)
"""How long a notice waits for the answer that shows the same thing."""


class NoticeKind(enum.StrEnum):
    """The kind of message; the sentence is the catalogue's `notice-<kind>`."""

    JOINED = "joined"
    """The recipient's seek was joined, and the match began."""
    TURN = "turn"
    """The recipient is to move."""
    OVER = "over"
    DRAW_OFFERED = "draw-offered"
    DRAW_DECLINED = "draw-declined"
    TAKEBACK_ASKED = "takeback-asked"
    TAKEBACK_REFUSED = "takeback-refused"
    TAKEN_BACK = "taken-back"
    SEEK_DECLINED = "seek-declined"
    SEEK_EXPIRED = "seek-expired"
    SEEK_RENEWED = "seek-renewed"
    """A standing seek was joined or has expired; here is the next one."""
    SEEK_LAPSED = "seek-lapsed"
    """A standing seek is not renewed, because its maker has as many games as the server allows."""
    REMINDER = "reminder"
    FELL_CHOICE = "fell-choice"
    """The opponent's casual clock has run out; the recipient may claim, give a day or go on."""
    TIME_GIVEN = "time-given"
    VACATION_SPENT = "vacation-spent"
    LINES = "lines"
    """Something happened to lines that the recipient has prepared; told by letter alone."""
    TOURNAMENT_ROUND = "tournament-round"
    """Games of a tournament have begun."""
    TOURNAMENT_NEWS = "tournament-news"
    """Something else that concerns everybody in a tournament has happened."""
    TOURNAMENT_SHOWN = "tournament-shown"
    """Something has changed in a tournament: its messages are to be brought up to date, and nobody told."""
    TOURNAMENT_OVER = "tournament-over"
    TOURNAMENT_SEAT = "tournament-seat"
    """The recipient was on the waiting list, and has a place in the tournament now."""
    TOURNAMENT_LETTER = "tournament-letter"
    """News that could not be told in the tournament's place, or in any other, for one recipient."""
    TOURNAMENT_CLOSED = "tournament-closed"
    """The recipient directs a tournament whose place is closed to the bot."""
    LADDER = "ladder"
    """Something has happened on a ladder."""
    PROBLEM = "problem"
    """The problem of the day, for a channel that a server has chosen."""
    PROBLEM_OFF = "problem-off"
    """The channel is closed to the bot, and no problems are posted there any more; told to who chose it."""
    TOURNAMENT_POST = "tournament-post"
    """The games of a meeting are to have a post in the server's forum; nobody is told."""
    ROLES = "roles"
    """The recipient's rating or title has changed, and the server gives roles by it; nobody is told."""
    UNREADABLE_OVER = "unreadable-over"
    """The opponent has ended a match that nobody can open any more."""


@dataclass(frozen=True, slots=True)
class Posted:
    """The message that shows the latest board of a match, and where it stands."""

    place: Place
    message_id: int


@dataclass(frozen=True, slots=True)
class Told:
    """Notices that an answer has told, when, and in which message, where there is one."""

    ids: tuple[int, ...]
    at: datetime
    message_id: int | None


class Fate(enum.StrEnum):
    """The end of a notice."""

    DELIVERED = "delivered"
    OUTDATED = "outdated"
    UNDELIVERABLE = "undeliverable"
    GIVEN_UP = "given-up"


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell.

    `recipient`: whom it concerns, None for everybody in the match; `place`: where to tell it, None for a direct message
    to the recipient; `seq`: the event it tells of; `held_until`: until then whoever answers the interaction is expected
    to have told it; `facts`: plain values for the sentence and the card, instants as milliseconds since 1970; `also`:
    reminders of other matches for the same recipient and place, to be told in the same message.
    """

    kind: NoticeKind
    recipient: int | None
    place: Place | None
    due_at: datetime
    match_id: int | None = None
    seq: int | None = None
    held_until: datetime | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    attempts: int = 0
    id: int = 0
    created_at: datetime | None = None
    also: tuple[Notice, ...] = ()

    @property
    def nonce(self) -> str:
        """The same for each message that tells the same, 25 signs at most.

        One that tells more or less than it is another message, which Discord must not drop for a repeat.
        """
        if not self.also:
            return f"notice-{self.id}"
        told = ",".join(str(notice.id) for notice in (self, *self.also))
        return f"notices-{blake2s(told.encode(), digest_size=8).hexdigest()}"


BEGINS: Final = frozenset(
    {NoticeKind.JOINED, NoticeKind.TURN, NoticeKind.TAKEN_BACK, NoticeKind.FELL_CHOICE, NoticeKind.TIME_GIVEN}
)
"""News with which somebody's time begins."""


ELSEWHERE: Final = "elsewhere"
"""The fact of a notice that says by which message it is told in another channel, with which matches."""

WITH_BOARD: Final = frozenset({NoticeKind.JOINED, NoticeKind.TURN, NoticeKind.OVER, NoticeKind.TAKEN_BACK})
"""News that is told with the board as it stands."""


def outdated_by(kind: NoticeKind) -> frozenset[type[What]]:
    """Events that make a notice of this kind not worth telling once they have happened."""
    return _OUTDATED_BY.get(kind, frozenset())


def tidings(
    before: Match | None,
    after: Match,
    events: Sequence[Event],
    now: datetime,
    *,
    held: bool = False,
    plies: int = 1,
) -> tuple[Notice, ...]:
    """The notice of one step of a match, addressed to the person it concerns; at most one.

    `held`: the actor's own answer is about to show it to everybody; the notice waits for that. `plies`: how many moves
    it tells, this one and those just before it.
    """
    first, last = events[0], events[-1]
    what = last.what
    facts: dict[str, Any] = {}
    actor = first.actor if first.actor in after.players else None
    other = None if actor is None else after.opponent_of(actor)
    if isinstance(first.what, Moved):
        facts["move"] = first.what.move
        if plies > 1:
            facts["plies"] = plies
    if isinstance(what, Ended):
        told = (NoticeKind.OVER, other)
    elif isinstance(first.what, Moved):
        facts["passed"] = after.mover == actor
        facts["draw_offered"] = after.draw_offer is not None
        facts["draw_declined"] = before is not None and before.draw_offer not in (None, after.draw_offer)
        told = (NoticeKind.TURN, after.mover)
    elif isinstance(what, Fell):
        told = (NoticeKind.FELL_CHOICE, after.opponent_of(after.mover))
    elif isinstance(what, DrawOffered) and after.mover == actor:
        # An offer goes with a move: the board after it tells of the offer, and calls the opponent once.
        return ()
    elif type(what) in _TOLD_TO_THE_OTHER:
        if isinstance(what, TakebackAsked) and actor is not None:
            side = after.side_of(actor)
            facts |= {"move": after.taken_back_by(side), "reply": after.answer_to(side)}
        told = (_TOLD_TO_THE_OTHER[type(what)], other)
    else:
        return ()
    kind, recipient = told
    if recipient is not None and recipient == after.bot:
        # The bot needs no message; that a game is over is told in its place all the same.
        if kind is not NoticeKind.OVER:
            return ()
        recipient = None
    until = now + HELD if held else None
    return (Notice(kind, recipient, after.place, now, after.id, last.seq, until, facts),)


_TOLD_TO_THE_OTHER: Final[Mapping[type[What], NoticeKind]] = {
    Started: NoticeKind.JOINED,
    DrawOffered: NoticeKind.DRAW_OFFERED,
    DrawDeclined: NoticeKind.DRAW_DECLINED,
    TakebackAsked: NoticeKind.TAKEBACK_ASKED,
    TakebackRefused: NoticeKind.TAKEBACK_REFUSED,
    TakenBack: NoticeKind.TAKEN_BACK,
    TimeGiven: NoticeKind.TIME_GIVEN,
    TurnRenewed: NoticeKind.TIME_GIVEN,
}

_TURN_GONE: Final = frozenset[type[What]]({Moved, TakenBack, Ended})
_CHOICE_GONE: Final = frozenset[type[What]]({TimeGiven, TurnRenewed, Ended})
_ENDED: Final = frozenset[type[What]]({Ended})
_OUTDATED_BY: Final = {
    NoticeKind.TURN: _TURN_GONE,
    NoticeKind.JOINED: _TURN_GONE,
    NoticeKind.REMINDER: _TURN_GONE | _CHOICE_GONE | {Fell},
    NoticeKind.VACATION_SPENT: _TURN_GONE,
    NoticeKind.FELL_CHOICE: _CHOICE_GONE,
    NoticeKind.TIME_GIVEN: _TURN_GONE | {Fell},
    NoticeKind.DRAW_OFFERED: _TURN_GONE | {DrawDeclined},
    NoticeKind.DRAW_DECLINED: _ENDED,
    NoticeKind.TAKEBACK_ASKED: _TURN_GONE | {TakebackRefused},
    NoticeKind.TAKEBACK_REFUSED: _ENDED,
    NoticeKind.TAKEN_BACK: frozenset[type[What]]({Moved, Ended}),
}
