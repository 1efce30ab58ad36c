"""Games that begin anew because a director says so: two players change places, or a result counts no more."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.core.errors import BadTournament
from bot.tournaments.model.event import Anew, Exchanged
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.tournament import Step, Tournament


def exchanged(tournament: Tournament, users: tuple[int, int]) -> tuple[Meeting, ...]:
    """The meetings of the round in which two players can change places: one where they meet, else two.

    A round off for which nobody is left may go to the other; one that was asked for may not. Raises BadTournament.
    """
    tournament.require_running()
    if not tournament.system.by_rounds:
        raise BadTournament("only-swiss")
    numbers = {tournament.number(user) for user in users}
    if len(numbers) < 2 or numbers & tournament.withdrawn:
        raise BadTournament("not-entered", tournament=tournament.id)
    found = tuple(
        meeting
        for meeting in tournament.meetings
        if meeting.pairing.round == tournament.round and numbers & set(meeting.pairing.players())
    )
    open_for_both = {
        number for meeting in found if _unplayed(meeting) for number in meeting.pairing.players()
    }
    if not numbers <= open_for_both:
        raise BadTournament("pairing-played")
    return found


def exchange(
    tournament: Tournament,
    by: int,
    one: int,
    other: int,
    matches: Sequence[tuple[int, int]],
    now: datetime,
    undoes: int | None = None,
) -> Step:
    """Two players change places in the round; who meet each other change sides. `matches`: each game that is called
    off, and the one instead of it. Raises BadTournament.
    """
    exchanged(tournament, (one, other))
    return tournament.with_event(now, by, Exchanged((one, other), tuple(matches), undoes=undoes))


def require_reopenable(tournament: Tournament, match: int) -> Meeting:
    """The meeting of a game that has a result on which nothing depends. Raises BadTournament."""
    tournament.require_running()
    meeting = tournament.of_match(match)
    if meeting is None or match not in meeting.scored:
        raise BadTournament("no-result")
    later = any(m.pairing.round > meeting.pairing.round for m in tournament.meetings)
    if tournament.system.depends(tournament, meeting) or (tournament.system.by_rounds and later):
        raise BadTournament("depends")
    return meeting


def play_anew(
    tournament: Tournament,
    by: int,
    match: int,
    matches: Sequence[tuple[int, int]],
    now: datetime,
    undoes: int | None = None,
) -> Step:
    """The result of a game counts no more. `matches`: it, and the one in its place. Raises BadTournament."""
    require_reopenable(tournament, match)
    return tournament.with_event(now, by, Anew(match, matches[0][1] if matches else 0, undoes=undoes))


def met_before(tournament: Tournament, users: tuple[int, int]) -> bool:
    """Will one of two who change places meet somebody for the second time, or somebody they are kept apart from."""
    one, two = (tournament.number(user) for user in users)
    numbers = {one: two, two: one}
    before = {
        frozenset(m.pairing.players()) for m in tournament.meetings if m.pairing.round < tournament.round
    }
    after = [m.exchanged(numbers).pairing for m in exchanged(tournament, users)]
    return any(
        frozenset(pairing.players()) in before
        or frozenset(map(tournament.user, pairing.players())) in tournament.forbidden
        for pairing in after
        if pairing.second is not None
    )


def _unplayed(meeting: Meeting) -> bool:
    if meeting.pairing.second is None:
        return meeting.pairing.kind is Kind.BYE
    return not meeting.scored and not meeting.decided
