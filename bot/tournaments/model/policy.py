"""The conditions of a tournament: its entry, its start, the end of its rounds, its permissions."""

from __future__ import annotations

import enum
from dataclasses import KW_ONLY, dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.core.errors import BadTournament
from bot.tournaments.model.standings import Criterion

RATINGS: Final = range(4001)
ROUND_DAYS: Final = range(2, 121)
CHECK_IN_HOURS: Final = range(1, 73)
DRAW_MOVES: Final = range(5, 81)
GAMES: Final = range(1, 1001)
SETTLING_DAYS: Final = range(1, 8)
USUAL_SETTLING: Final = 2
FURTHEST: Final = timedelta(days=365)  # how far ahead a tournament may be announced
CLAIM_DAYS: Final = 3
"""Days after the end of a round in which players claim the results of games that are not over."""


HELD: Final = timedelta(days=1)
"""How long the open games of somebody who was sent away stand still before they are given up."""


class Engines(enum.StrEnum):
    """May players ask a program for moves?"""

    FORBIDDEN = "forbidden"
    OPEN = "open"


class EarlyDraws(enum.StrEnum):
    """The fate of a draw that is agreed on before the limit of moves."""

    ALLOWED = "allowed"
    REFUSED = "refused"  # nobody may offer one
    POINTLESS = "pointless"  # neither gets a point for it


class Scoring(enum.StrEnum):
    """How points are written: won, drawn, lost."""

    TWO = "2-1-0"
    ONE = "1-½-0"

    def written(self, value: int, unit: int = 2) -> str:
        """A number of points. `value`: in parts of a point for a win at 1, of which `unit` make one."""
        if self is Scoring.TWO:
            return str(value)
        whole, part = divmod(value, unit)
        fraction = {0: "", 1: "¼", 2: "½", 3: "¾"}[part * 4 // unit]
        return f"{whole or ''}{fraction}" or "0"


class RoundEnd(enum.StrEnum):
    """The fate of games that are not over at the end of a round's time."""

    CLAIMS = "claims"
    """In this order: what both claim, the endgame tables, a loss for who never moved, one claim alone, the director."""
    FORFEIT = "forfeit"  # both lose it


class Start(enum.StrEnum):
    """When it begins."""

    DIRECTOR = "director"
    FULL = "full"  # with the last place taken
    DATE = "date"


@dataclass(frozen=True, slots=True)
class Policy:
    """`draw_moves`: moves of each side before which a draw counts as early; `round_days`: how long a round (a stage of
    groups) may take, None without a limit; `starts_at`: where it starts by date; `check_in`: hours before that in which
    entrants confirm that they are there, None where they need not; `least`, `most`: ratings in this server between
    which one may enter, None without a limit; `role`: the role of the server that one needs, `listed`: the users who
    may enter, `games`: how many rated games one has at least, None where anybody may; `waiting`: is there a waiting
    list once it is full; `spends`: are days of vacation spent rather than lose on time; `tie_breaks`: in their order,
    None for the usual ones of its format; `settling`: days after the last result in which its table is provisional,
    None where it is final at once.
    """

    _: KW_ONLY
    engines: Engines = Engines.FORBIDDEN
    early_draws: EarlyDraws = EarlyDraws.ALLOWED
    draw_moves: int = 20
    scoring: Scoring = Scoring.TWO
    round_days: int | None = None
    round_end: RoundEnd = RoundEnd.CLAIMS
    start: Start = Start.DIRECTOR
    starts_at: datetime | None = None
    check_in: int | None = None
    least: int | None = None
    most: int | None = None
    role: int | None = None
    listed: tuple[int, ...] | None = None
    games: int | None = None
    waiting: bool = True
    spends: bool = True
    tie_breaks: tuple[Criterion, ...] | None = None
    settling: int | None = None

    @property
    def check_in_at(self) -> datetime | None:
        if self.starts_at is None or self.check_in is None:
            return None
        return self.starts_at - timedelta(hours=self.check_in)

    @property
    def check_in_reminded(self) -> timedelta:
        """So long before the end of the check-in those are reminded who have not answered: at half of its time."""
        return timedelta(hours=self.check_in or 0) / 2

    def checked(self, now: datetime | None = None) -> Policy:
        """The same once it makes sense; `now`: for judging dates. Raises BadTournament."""
        for fault, value, bounds in (
            ("rating", self.least, RATINGS),
            ("rating", self.most, RATINGS),
            ("games", self.games, GAMES),
            ("round-days", self.round_days, ROUND_DAYS),
            ("check-in-hours", self.check_in, CHECK_IN_HOURS),
            ("draw-moves", self.draw_moves, DRAW_MOVES),
            ("settling", self.settling, SETTLING_DAYS),
        ):
            if value is not None and value not in bounds:
                raise BadTournament(fault, least=bounds[0], most=bounds[-1])
        if self.least is not None and self.most is not None and self.least > self.most:
            raise BadTournament("ratings")
        if self.tie_breaks is not None and len({Criterion.POINTS, *self.tie_breaks}) <= len(self.tie_breaks):
            raise BadTournament("tie-breaks")
        if (self.start is Start.DATE) != (self.starts_at is not None):
            raise BadTournament("date")
        if self.check_in is not None and self.starts_at is None:
            raise BadTournament("check-in-date")
        if self.starts_at is not None and now is not None and not now < self.starts_at <= now + FURTHEST:
            raise BadTournament("date")
        return self
