"""The state of a tournament as its directors need it: what waits for them, and for whom it waits."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.tournaments.model.actions import disputed
from bot.tournaments.model.event import Anew, Corrected, Event, Result
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament


@dataclass(frozen=True, slots=True)
class Silence:
    """A game in which somebody has not made a move yet. `user`: the player to move; `since`: when it became theirs."""

    match: int
    user: int
    since: datetime


@dataclass(frozen=True, slots=True)
class Desk:
    """`over`, `games`: how many games of the open meetings and of the round are over, and how many there are; `ends`:
    when the first time is over; `disputes`: games about which claims differ; `late`: other games whose time is over,
    and until when they are claimed; `silent`: games without a move of who is to move; `waiting`: meetings whose games
    have not begun; `queue`: people on the waiting list; `missing`: entrants who have not checked in; `failing`: since
    when its next step has failed.
    """

    over: int
    games: int
    ends: datetime | None
    disputes: tuple[int, ...]
    late: tuple[tuple[int, datetime | None], ...]
    silent: tuple[Silence, ...]
    waiting: tuple[Meeting, ...]
    queue: tuple[int, ...]
    missing: tuple[int, ...]
    failing: datetime | None


def desk(tournament: Tournament, silences: Sequence[Silence] = (), failing: datetime | None = None) -> Desk:
    """The sight on its directors' desk. `silences`: of its games that go on; `failing`: since when the bot has tried
    in vain to bring it on.
    """
    current = latest(tournament)
    open_games = [
        (meeting, match)
        for meeting in tournament.meetings
        for match in meeting.matches
        if match not in tournament.results
    ]
    disputes = tuple(match for _, match in open_games if disputed(tournament, match))
    late = tuple(
        (match, tournament.ends(meeting))
        for meeting, match in open_games
        if meeting.claiming and match not in disputes
    )
    opening = tournament.status is Status.OPEN
    waiting = tournament.entrants[len(tournament.seated) :] if opening else ()
    return Desk(
        over=sum(match in tournament.results for meeting in current for match in meeting.matches),
        games=sum(len(meeting.matches) for meeting in current),
        ends=tournament.deadline,
        disputes=disputes,
        late=late,
        silent=tuple(silences),
        waiting=tuple(meeting for meeting in tournament.meetings if meeting.waits),
        queue=tuple(waiting),
        missing=tournament.unanswered,
        failing=failing,
    )


def latest(tournament: Tournament) -> tuple[Meeting, ...]:
    """The meetings of the round that goes on: of the last stage, and of a round where there are such."""
    stage = tournament.stage
    last = tournament.round if not tournament.groups else None
    return tuple(
        meeting
        for meeting in tournament.meetings
        if meeting.stage == stage and (last is None or meeting.pairing.round == last)
    )


def choosable(tournament: Tournament, *, decided: bool) -> tuple[tuple[int, Meeting], ...]:
    """The games that a director may decide, or whose result may be changed: those that need it most first."""
    found = [
        (match, meeting)
        for meeting in tournament.meetings
        if meeting.pairing.second is not None
        for match in meeting.matches
        if (match in tournament.results) == decided
    ]
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
    if meeting is None:
        return False
    return any(event.actor in tournament.holders(number) for number in meeting.pairing.players())
