"""The state of a tournament as its directors need it: what waits for them, and for whom it waits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.core.until import Bound, Until
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.event import Anew, Corrected, Event, Result
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Silence:
    """A game in which somebody has not made a move yet. `user`: the player to move; `since`: when it became theirs."""

    match: int
    user: int
    since: datetime


@dataclass(frozen=True, slots=True)
class Desk:
    """`silent`: games without a move of who is to move; `late`: until when, and by what, each that is `claimed` is
    decided; `failing`: since when the bot tries in vain to bring it on.
    """

    tournament: Tournament
    silent: Sequence[Silence] = ()
    late: Mapping[int, Until | Bound] = field(default_factory=dict)
    failing: datetime | None = None

    @property
    def disputes(self) -> list[int]:
        """The games about which claims differ."""
        known = self.tournament
        return [match for match, _ in choosable(known, decided=False) if disputed(known, match)]


def claimed(tournament: Tournament) -> list[int]:
    """The games whose time is over, and that claims or time decide."""
    going = choosable(tournament, decided=False)
    late = [match for match, meeting in going if meeting.claiming and not tournament.holds(meeting)]
    return [match for match in late if not disputed(tournament, match)]


def latest(tournament: Tournament) -> tuple[Meeting, ...]:
    """The meetings of the round that goes on: of the last stage, and of a round where there are such."""
    stage, last = tournament.stage, tournament.round
    here = (meeting for meeting in tournament.meetings if meeting.stage == stage)
    return tuple(meeting for meeting in here if tournament.groups or meeting.pairing.round == last)


def choosable(tournament: Tournament, *, decided: bool) -> tuple[tuple[int, Meeting], ...]:
    """The games that a director may decide, or whose result may be changed: those that need it most first."""
    games = ((match, meeting) for meeting in tournament.meetings for match in meeting.matches)
    found = [(match, meeting) for match, meeting in games if (match in tournament.results) == decided]
    if decided:
        return tuple(found[::-1])

    def order(each: tuple[int, Meeting]) -> tuple[bool, bool, int]:
        match, meeting = each
        return not disputed(tournament, match), not meeting.claiming, match

    return tuple(sorted(found, key=order))


def decides_own_game(tournament: Tournament, event: Event) -> bool:
    """Has a director decided a game that they play."""
    what = event.what
    if event.actor is None or not isinstance(what, Result | Corrected | Anew):
        return False
    meeting = tournament.of_match(what.other if isinstance(what, Anew) else what.match)
    numbers = () if meeting is None else meeting.pairing.players()
    return any(event.actor in tournament.holders(number) for number in numbers)
