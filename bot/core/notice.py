"""A message that a person must get, until it is delivered."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2s
from typing import Final, get_args

from bot.core import events, news
from bot.core.audience import Audience
from bot.core.events import Event
from bot.core.match import Match
from bot.core.news import News
from bot.core.terms import Place

HELD: Final = timedelta(seconds=30)  # how long a notice waits for the answer that shows the same thing


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
    to have told it; `also`: reminders of other matches for the same recipient and place, told in the same message.
    """

    what: news.What | news.Unreadable
    recipient: int | None
    place: Place | None
    due_at: datetime
    match_id: int | None = None
    seq: int | None = None
    held_until: datetime | None = None
    attempts: int = 0
    id: int = 0
    created_at: datetime | None = None
    also: tuple[Notice, ...] = ()

    @property
    def kind(self) -> type[News]:
        return type(self.what)

    @property
    def audience(self) -> Audience:
        return Audience(self.recipient, self.place)

    @property
    def nonce(self) -> str:
        """At most 25 signs: the same for a message sent again, which Discord drops, another for one with other news."""
        if not self.also:
            return f"notice-{self.id}"
        told = ",".join(str(notice.id) for notice in (self, *self.also))
        return f"notices-{blake2s(told.encode(), digest_size=8).hexdigest()}"


ELSEWHERE: Final = "elsewhere"
"""The stored fact of a notice that says by which message it is told in another channel, with which matches."""


def those(said: Callable[[type[News]], bool]) -> frozenset[type[News]]:
    """The classes of news of which that is said."""
    return frozenset(each for each in get_args(news.What) if said(each))


WITH_BOARD: Final = those(lambda each: each.board)
ABOUT_TIME: Final = those(lambda each: each.about_time)
TIME_RUNS: Final = those(lambda each: each.runs)


def tidings(
    after: Match,
    step: Sequence[Event],
    now: datetime,
    *,
    held: Place | None = None,
    plies: int = 1,
    quiet: bool = False,
) -> tuple[Notice, ...]:
    """The notice of one step of a match, addressed to the person it concerns; at most one in each of its places.

    `held`: there the actor's own answer is about to show it to everybody; its notice waits for that. `plies`: how many
    moves it tells, this one and those just before it. `quiet`: its end calls nobody.
    """
    if after.practice is not None and after.practice.private:
        # Its player reads it in the answers to their own presses; nobody else hears of it.
        return ()
    first, last = step[0], step[-1]
    what = last.what
    actor = first.actor if first.actor in after.players else None
    other = None if actor is None else after.opponent_of(actor)
    told: news.What
    recipient = other
    if isinstance(what, events.Ended):
        told = news.Over(plies=plies if isinstance(first.what, events.Moved) else 1, quiet=quiet)
        recipient = None if quiet else other
    elif isinstance(first.what, events.Moved):
        recipient = after.mover
        told = news.Turn(plies=plies)
    elif isinstance(what, events.Fell):
        recipient, told = after.opponent_of(after.mover), news.FellChoice()
    elif isinstance(what, events.DrawOffered) and after.mover == actor:
        # An offer goes with a move: the board after it tells of the offer, and calls the opponent once.
        return ()
    elif isinstance(what, events.TakebackAsked) and actor is not None:
        side = after.side_of(actor)
        told = news.TakebackAsked(after.taken_back_by(side) or "", after.answer_to(side))
    elif type(what) in _TOLD_TO_THE_OTHER:
        told = _TOLD_TO_THE_OTHER[type(what)]
    else:
        return ()
    if recipient is not None and recipient == after.bot:
        # The bot needs no message; that a game is over is told in its place all the same.
        if not isinstance(told, news.Over):
            return ()
        recipient = None
    ended_by_none = isinstance(told, news.Over) and recipient is None and not quiet
    notices = []
    for place in after.places:
        until, called = now + HELD if held == place else None, recipient
        if after.double:
            # A board stands in both places, and calls nobody who is in the other; a sentence is for one player alone.
            here = next(iter(after.people_at(place)), None)
            called = here if ended_by_none or here == recipient else None
            if called is None and not told.board:
                continue
        notices.append(Notice(told, called, place, now, after.id, last.seq, until))
    return tuple(notices)


_TOLD_TO_THE_OTHER: Final[Mapping[type[events.What], news.What]] = {
    events.Started: news.Joined(),
    events.DrawOffered: news.DrawOffered(),
    events.DrawDeclined: news.DrawDeclined(),
    events.TakebackRefused: news.TakebackRefused(),
    events.TakenBack: news.TakenBack(),
    events.TimeGiven: news.TimeGiven(),
    events.TurnRenewed: news.TimeGiven(),
}
