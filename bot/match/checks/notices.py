"""The notices of a match, held against what has happened in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from bot.console.consistency import Told
from bot.core.calendar import from_ms, whole_ms
from bot.core.clock import LEADS
from bot.core.events import DrawOffered, Ended, Event, Moved, Started, TakenBack, What
from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import Joined, Over, Reminder, Turn, VacationSpent
from bot.core.news import TakenBack as MovesTakenBack
from bot.core.news import What as News
from bot.core.notice import ELSEWHERE, tidings
from bot.core.vacation import SPENT_A_MATCH
from bot.outbox.rows import NEWS
from bot.store.codec import written
from bot.store.heartbeats import SetBack
from bot.store.retention import KEPT

_NEWS: Final[Mapping[type[What], type[News]]] = {Started: Joined, Moved: Turn, TakenBack: MovesTakenBack}
"""The notice that tells that a turn has begun."""
_WITH_A_MOVE: Final = (Ended, DrawOffered)
"""These may happen in one step with the move before them."""


def untold(match: Match, events: Sequence[Event], told: Sequence[Told], latest: datetime) -> Iterator[str]:
    """News of the turn that runs is written with it, and kept for a while when it was told."""
    alone = match.practice is not None and match.practice.private
    if (
        match.over
        or alone
        or 0 in (place.channel_id for place in match.places)
        or latest - match.turn_at >= KEPT
    ):
        return
    event = events[match.turn_seq - 1]
    if event.actor is None and isinstance(event.what, Started):
        # The first games of a tournament or a ladder are told by its announcement.
        return
    kind = _NEWS[type(event.what)]
    other = match.opponent_of(event.actor) if event.actor in match.players else None
    recipient = match.mover if kind is Turn else other
    if recipient is not None and recipient == match.bot:
        return
    seqs = (event.seq, event.seq + 1) if kind is Turn else (event.seq,)
    if not any(
        each.kind == kind_of(kind) and each.seq in seqs and each.recipient == recipient for each in told
    ):
        yield f"no notice tells {recipient} of event {event.seq}"


def mistold(
    after: Sequence[Match], events: Sequence[Event], told: Sequence[Told], set_backs: Sequence[SetBack]
) -> Iterator[str]:
    """Notices that tell otherwise than it happened. `after`: the match after each of the events."""
    for each in told:
        try:
            facts = json.loads(each.facts)
            what = NEWS.read(each.kind, facts)
        except (TypeError, ValueError):
            continue  # the notice itself is named
        if not isinstance(facts, dict) or each.seq is None or not 0 < each.seq <= len(events):
            fits = False
        else:
            facts.pop(ELSEWHERE, None)
            then = bool(set_backs) or from_ms(each.created_at) == events[each.seq - 1].at
            fits = (then and _tells(after, events[: each.seq], what, each.recipient, facts)) or _reminds(
                after[each.seq - 1], what, each.recipient
            )
        if not fits:
            yield f"notice {each.id} tells of event {each.seq} otherwise than it happened"


def _tells(
    after: Sequence[Match],
    events: Sequence[Event],
    what: News,
    recipient: int | None,
    facts: Mapping[str, Any],
) -> bool:
    """Is it the news of the step that ended with the last of these events?"""
    steps = [len(events) - 1]
    if isinstance(events[-1].what, _WITH_A_MOVE) and isinstance(events[-2].what, Moved):
        steps.append(len(events) - 2)
    for begun in steps:
        before = after[begun - 1] if begun else None
        step, at = events[begun:], events[-1].at
        plies = what.plies if isinstance(what, Turn | Over) else 1
        quiet = isinstance(what, Over) and what.quiet
        for made in tidings(before, after[len(events) - 1], step, at, plies=plies, quiet=quiet):
            if (made.kind, made.recipient) == (type(what), recipient) and written(made.what) == facts:
                return True
    return False


def _reminds(match: Match, what: News, recipient: int | None) -> bool:
    """Can it be told of the match as it stood, though nothing had happened?"""
    if isinstance(what, Joined):
        return recipient is None
    falls = match.clock.deadline()
    if recipient != match.mover:
        return False
    if isinstance(what, Reminder) and falls is not None:
        return what.lead in LEADS and what.deadline == whole_ms(falls)
    if isinstance(what, VacationSpent) and falls is not None:
        # The day begins with the first of several clocks to fall, and passes as that one does.
        known = what.spent in range(1, SPENT_A_MATCH + 1) and what.most == SPENT_A_MATCH
        return known and what.user == recipient and falls < what.until
    return what == Turn()
