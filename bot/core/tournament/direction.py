"""What directors and entrants have settled about a tournament besides who plays whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Self

from bot.core.absence import Span, after
from bot.core.calendar import MILLISECOND, from_ms
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.pairings import Kind
from bot.core.tournament.plan import Plan


@dataclass(frozen=True, slots=True)
class Imported:
    """A round that two users (or one who was not paired) have played elsewhere, and their half points."""

    round: int
    first: int
    second: int | None
    points: tuple[int, int]
    kind: Kind

    def dump(self) -> list[Any]:
        return [self.round, self.first, self.second, list(self.points), self.kind.value]

    @classmethod
    def load(cls, stored: Sequence[Any]) -> Self:
        round, first, second, points, kind = stored
        return cls(round, first, second, (points[0], points[1]), Kind(kind))


@dataclass(frozen=True, slots=True)
class Direction:
    """People by their ids.

    `directors`: who directs it besides who announced it; `seeding`: rating and seed that a file gives an entrant;
    `imported`: what they have played elsewhere; `limits`: how many games at once an entrant wants at most;
    `checking_in`: has the check-in begun; `checked_in`: who has; `paused_at`: since when it stands still; `stood`: when
    it did before; `since`, `deadline`: the time of the round, or with `claiming` that for claims, if nothing puts it
    off; `claims`: by match, who claims which winner (None: a draw).
    """

    directors: frozenset[int] = frozenset()
    seeding: Mapping[int, tuple[int | None, int | None]] = field(default_factory=dict)
    imported: tuple[Imported, ...] = ()
    limits: Mapping[int, int] = field(default_factory=dict)
    checking_in: bool = False
    checked_in: frozenset[int] = frozenset()
    paused_at: datetime | None = None
    stood: tuple[Span, ...] = ()
    since: datetime | None = None
    deadline: datetime | None = None
    claiming: bool = False
    claims: Mapping[int, Mapping[int, int | None]] = field(default_factory=dict)

    def ends(self, away: Iterable[Span], *, paused: bool = True) -> datetime | None:
        """When the time of the round, or that for claims, is over; None without a limit, and while it stands still.

        `away`: when nobody could act; `paused`: does the pause that lasts count?
        """
        if self.since is None or self.deadline is None:
            return None
        lasting = ((self.paused_at, None),) if paused and self.paused_at is not None else ()
        spans = sorted((*self.stood, *away, *lasting), key=lambda span: span[0])
        return after(self.since, self.deadline - self.since, spans)

    def after(self, event: Event, plan: Plan) -> Self:
        """The same after an event; those that do not concern it change nothing."""
        detail = event.detail
        match event.kind:
            case EventKind.ENTERED:
                limit = detail.get("limit")
                return self if limit is None else replace(self, limits={**self.limits, detail["user"]: limit})
            case EventKind.IMPORTED:
                told = {user: (rating, seed) for user, rating, seed in detail["people"]}
                played = tuple(Imported.load(each) for each in detail["played"])
                return replace(self, seeding={**self.seeding, **told}, imported=(*self.imported, *played))
            case EventKind.LEFT:
                user = detail["user"]
                limits = {each: limit for each, limit in self.limits.items() if each != user}
                return replace(self, limits=limits, checked_in=self.checked_in - {user})
            case EventKind.CHECK_IN_OPENED:
                return replace(self, checking_in=True)
            case EventKind.CHECKED_IN:
                return replace(self, checked_in=self.checked_in | {detail["user"]})
            case EventKind.DIRECTOR:
                others = self.directors - {detail["user"]}
                return replace(self, directors=others | {detail["user"]} if detail["named"] else others)
            case EventKind.REPLACED:
                limits = {user: limit for user, limit in self.limits.items() if user != detail["user"]}
                return replace(self, limits=limits)
            case _:
                return self._timed(event, plan)

    def _timed(self, event: Event, plan: Plan) -> Self:
        match event.kind:
            case EventKind.PAIRED if plan.policy.round_days is not None:
                deadline = event.at + timedelta(days=plan.policy.round_days)
                return replace(self, since=event.at, deadline=deadline, claiming=False, claims={})
            case EventKind.PAUSED:
                return replace(self, paused_at=event.at)
            case EventKind.RESUMED:
                stood = () if self.paused_at is None else ((self.paused_at, event.at),)
                return replace(self, paused_at=None, stood=(*self.stood, *stood))
            case EventKind.EXTENDED if self.deadline is not None and "more" in event.detail:
                return replace(self, deadline=self.deadline + event.detail["more"] * MILLISECOND)
            case EventKind.EXTENDED:
                return self._anew(event, claiming=False)
            case EventKind.TIME_UP:
                return self._anew(event, claiming=True)
            case EventKind.CLAIMED:
                claims = dict(self.claims.get(event.detail["match"], {}))
                claims[event.detail["user"]] = event.detail["winner"]
                return replace(self, claims={**self.claims, event.detail["match"]: claims})
            case _:
                return self

    def _anew(self, event: Event, *, claiming: bool) -> Self:
        """Another time begins, which lasts until the event says."""
        claimed = event.detail.get("claims")
        if claimed is not None:
            since, until = map(from_ms, claimed)
            return replace(self, since=since, deadline=until, claiming=True)
        since = event.at if self.paused_at is None else self.paused_at
        return replace(self, since=since, deadline=from_ms(event.detail["until"]), claiming=claiming)
