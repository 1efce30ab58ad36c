"""The decisions of directors and entrants about a tournament, besides its pairings."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Self

from bot.core.absence import Span, after
from bot.tournaments.model import event as ev
from bot.tournaments.model.event import Event


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
    imported: tuple[ev.EarlierRound, ...] = ()
    limits: Mapping[int, int] = field(default_factory=dict)
    checking_in: bool = False
    checked_in: frozenset[int] = frozenset()
    paused_at: datetime | None = None
    stood: tuple[Span, ...] = ()
    claims: Mapping[int, Mapping[int, int | None]] = field(default_factory=dict)

    def ends(self, limit: ev.Limit, away: Iterable[Span], *, paused: bool = True) -> datetime | None:
        """When this time is over; None while it stands still.

        `away`: when nobody could act; `paused`: does the pause that lasts count?
        """
        lasting = ((self.paused_at, None),) if paused and self.paused_at is not None else ()
        spans = sorted((*self.stood, *away, *lasting), key=lambda span: span[0])
        return after(limit.since, limit.until - limit.since, spans)

    def after(self, event: Event) -> Self:
        """The same after an event; those that do not concern it change nothing."""
        match event.what:
            case ev.Entered(user=user, limit=limit):
                return self if limit is None else replace(self, limits={**self.limits, user: limit})
            case ev.Imported() as imported:
                return self._imported(imported)
            case ev.Left(user=user):
                limits = {each: limit for each, limit in self.limits.items() if each != user}
                return replace(self, limits=limits, checked_in=self.checked_in - {user})
            case ev.CheckInOpened():
                return replace(self, checking_in=True)
            case ev.CheckedIn(user=user):
                return replace(self, checked_in=self.checked_in | {user})
            case ev.Director(user=user, named=True):
                return replace(self, directors=self.directors | {user}, unnamed=self.unnamed - {user})
            case ev.Director(user=user):
                return replace(self, directors=self.directors - {user}, unnamed=self.unnamed | {user})
            case ev.Replaced(user=user):
                limits = {each: limit for each, limit in self.limits.items() if each != user}
                return replace(self, limits=limits)
            case ev.Paused():
                return replace(self, paused_at=event.at)
            case ev.Resumed():
                stood = () if self.paused_at is None else ((self.paused_at, event.at),)
                return replace(self, paused_at=None, stood=(*self.stood, *stood))
            case ev.Claimed(match=match, user=user, winner=winner):
                claims = {**self.claims.get(match, {}), user: winner}
                return replace(self, claims={**self.claims, match: claims})
            case _:
                return self

    def _imported(self, what: ev.Imported) -> Self:
        if what.undoes is not None:
            told_of = {person.user for person in (*what.people, *what.former)}
            seeding = {user: known for user, known in self.seeding.items() if user not in told_of}
            federations = {user: known for user, known in self.federations.items() if user not in told_of}
            for person in what.former:
                if (person.rating, person.seed) != (None, None):
                    seeding[person.user] = person.rating, person.seed
                if person.federation:
                    federations[person.user] = person.federation
            kept = len(self.imported) - len(what.played)
            return replace(
                self, seeding=seeding, federations=federations, imported=self.imported[: max(kept, 0)]
            )
        told = {}
        for person in what.people:
            # A second file that says nothing of it leaves a rating, or a seed, as it was.
            rating, seed = self.seeding.get(person.user, (None, None))
            rating = rating if person.rating is None else person.rating
            seed = seed if person.seed is None else person.seed
            if (rating, seed) != (None, None):
                told[person.user] = rating, seed
        federations = {person.user: person.federation for person in what.people if person.federation}
        return replace(
            self,
            seeding={**self.seeding, **told},
            federations={**self.federations, **federations},
            imported=(*self.imported, *what.played),
        )
