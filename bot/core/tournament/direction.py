"""The decisions of directors and entrants about a tournament, besides its pairings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Self

from bot.core.absence import Span, after
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.meeting import Limit
from bot.core.tournament.pairings import Kind
from bot.core.tournament.plan import Plan


@dataclass(frozen=True, slots=True)
class Imported:
    """A round that two users (or one without an opponent) have played elsewhere, and their half points."""

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

    `directors`: its directors besides its announcer; `unnamed`: those who direct it no longer; `seeding`: rating and
    seed that a file gives an entrant, `federations`: theirs, where it says them; `imported`: their rounds elsewhere;
    `limits`: how many games at once an entrant wants at most; `checking_in`: has the check-in begun; `checked_in`:
    those who came to it; `paused_at`: since when it stands still; `stood`: its earlier pauses; `claims`: by match, the
    winner that each player claims (None: a draw).
    """

    directors: frozenset[int] = frozenset()
    unnamed: frozenset[int] = frozenset()
    seeding: Mapping[int, tuple[int | None, int | None]] = field(default_factory=dict)
    federations: Mapping[int, str] = field(default_factory=dict)
    imported: tuple[Imported, ...] = ()
    limits: Mapping[int, int] = field(default_factory=dict)
    checking_in: bool = False
    checked_in: frozenset[int] = frozenset()
    paused_at: datetime | None = None
    stood: tuple[Span, ...] = ()
    claims: Mapping[int, Mapping[int, int | None]] = field(default_factory=dict)

    def ends(self, limit: Limit, away: Iterable[Span], *, paused: bool = True) -> datetime | None:
        """When this time is over; None while it stands still.

        `away`: when nobody could act; `paused`: does the pause that lasts count?
        """
        lasting = ((self.paused_at, None),) if paused and self.paused_at is not None else ()
        spans = sorted((*self.stood, *away, *lasting), key=lambda span: span[0])
        return after(limit.since, limit.until - limit.since, spans)

    def after(self, event: Event, plan: Plan) -> Self:
        """The same after an event; those that do not concern it change nothing."""
        detail = event.detail
        match event.kind:
            case EventKind.ENTERED:
                limit = detail.get("limit")
                return self if limit is None else replace(self, limits={**self.limits, detail["user"]: limit})
            case EventKind.IMPORTED if "undoes" in detail:
                gone = {user for user, *_ in detail["people"]}
                seeding = {user: known for user, known in self.seeding.items() if user not in gone}
                return replace(self, seeding=seeding, imported=())
            case EventKind.IMPORTED:
                told = {user: (rating, seed) for user, rating, seed, *_ in detail["people"]}
                played = tuple(Imported.load(each) for each in detail["played"])
                # Once, nobody's federation was taken over.
                federations = {user: name for user, _, _, *more in detail["people"] for name in more if name}
                return replace(
                    self,
                    seeding={**self.seeding, **told},
                    federations={**self.federations, **federations},
                    imported=(*self.imported, *played),
                )
            case EventKind.LEFT:
                user = detail["user"]
                limits = {each: limit for each, limit in self.limits.items() if each != user}
                return replace(self, limits=limits, checked_in=self.checked_in - {user})
            case EventKind.CHECK_IN_OPENED:
                return replace(self, checking_in=True)
            case EventKind.CHECKED_IN:
                return replace(self, checked_in=self.checked_in | {detail["user"]})
            case EventKind.DIRECTOR:
                user, named = {detail["user"]}, detail["named"]
                directors = self.directors | user if named else self.directors - user
                return replace(
                    self, directors=directors, unnamed=self.unnamed - user if named else self.unnamed | user
                )
            case EventKind.REPLACED:
                limits = {user: limit for user, limit in self.limits.items() if user != detail["user"]}
                return replace(self, limits=limits)
            case _:
                return self._timed(event, plan)

    def _timed(self, event: Event, plan: Plan) -> Self:
        match event.kind:
            case EventKind.PAIRED if plan.policy.round_days is not None and "days" not in event.detail:
                # In earlier versions a new round gave everybody a new time.
                return replace(self, claims={})
            case EventKind.PAUSED:
                return replace(self, paused_at=event.at)
            case EventKind.RESUMED:
                stood = () if self.paused_at is None else ((self.paused_at, event.at),)
                return replace(self, paused_at=None, stood=(*self.stood, *stood))
            case EventKind.CLAIMED:
                claims = dict(self.claims.get(event.detail["match"], {}))
                claims[event.detail["user"]] = event.detail["winner"]
                return replace(self, claims={**self.claims, event.detail["match"]: claims})
            case _:
                return self
