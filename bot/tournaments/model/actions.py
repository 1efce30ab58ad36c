"""The actions of directors in a tournament, and the claims of players about games that time has ended: each a step."""

import enum
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.core.calendar import whole_ms
from bot.core.errors import BadTournament
from bot.core.verdict import LOSS
from bot.tournaments.model import event as ev
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.policy import CLAIM_DAYS, ROUND_DAYS
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.tie_breaks import ordered
from bot.tournaments.model.tournament import Status, Step, Tournament
from bot.tournaments.model.transitions import points_of

MOST_MORE: Final = timedelta(days=ROUND_DAYS[-1])
"""The furthest end of a round that a director may set, from now."""


class Verdict(enum.StrEnum):
    """A director's decision about a game."""

    RESULT = "result"  # won or drawn on the board
    FORFEIT = "forfeit"  # won without being played
    DOUBLE_LOSS = "double-loss"
    DOUBLE_FORFEIT = "double-forfeit"  # not played, and lost by both


def order_tie_breaks(tournament: Tournament, by: int, order: Sequence[Criterion], now: datetime) -> Step:
    """Other tie-breaks, as long as no game has a result. Raises BadTournament."""
    tournament.require_running()
    if tournament.results or not tournament.system.criteria:
        raise BadTournament("order-late")
    plan = ordered(tournament.plan, order, tournament.system)
    if plan == tournament.plan:
        raise BadTournament("same-order")
    return tournament.with_event(now, by, ev.Changed(plan, order=True))


def check_in(tournament: Tournament, user: int, now: datetime) -> Step:
    """An entrant is there. Raises BadTournament."""
    tournament.require_open()
    if user not in tournament.entrants:
        raise BadTournament("you-not-entered", tournament=tournament.id)
    if not tournament.direction.checking_in:
        raise BadTournament("check-in-closed")
    if user in tournament.direction.checked_in:
        raise BadTournament("checked-in")
    return tournament.with_event(now, user, ev.CheckedIn(user))


def name_director(tournament: Tournament, by: int, user: int, now: datetime, *, named: bool) -> Step:
    """Somebody else directs it too, or no longer, who announced it included. Raises BadTournament."""
    if named == (user in tournament.directors):
        raise BadTournament("named" if named else "not-named")
    if tournament.directors == {user}:
        raise BadTournament("last-director")
    return tournament.with_event(now, by, ev.Director(user, named))


def pause(tournament: Tournament, by: int, now: datetime) -> Step:
    """It stands still, until its last game. Raises BadTournament."""
    tournament.require_running()
    if tournament.status is Status.SETTLING:
        raise BadTournament("over", tournament=tournament.id)
    if tournament.paused:
        raise BadTournament("paused")
    return tournament.with_event(now, by, ev.Paused())


def resume(tournament: Tournament, by: int, now: datetime) -> Step:
    """It goes on. Raises BadTournament."""
    tournament.require_running()
    if not tournament.paused:
        raise BadTournament("not-paused")
    return tournament.with_event(now, by, ev.Resumed())


def extend(tournament: Tournament, by: int, until: datetime, now: datetime) -> Step:
    """Time for the round until then, if nothing puts it off from now on; meetings that have longer keep that, and where
    players were claiming results already, they play on. Raises BadTournament.
    """
    tournament.require_running()
    going = [(n, m) for n, m in enumerate(tournament.meetings) if not m.decided and m.limit is not None]
    if not going:
        raise BadTournament("no-deadline")
    limits, before, ends = [], [], []
    for position, meeting in going:
        assert meeting.limit is not None
        # A time that stands still has been put off by so much until now.
        at = tournament.stood_since(meeting) or now
        end = until - (now - at)
        limit, was = meeting.limit, tournament.ends(meeting, paused=False) or at
        # A time that has come to its end is followed by another.
        over = limit.claiming or was <= at
        if over or was < end:
            begun, lasts = limit, was
            if over:
                begun = ev.Limit(at, end)
                lasts = tournament.ends(replace(meeting, limit=begun), paused=False) or end
            longer = replace(begun, until=begun.until + (end - lasts))
            limits.append(ev.Timed.by(position, longer))
            before.append(ev.Timed.by(position, limit))
            ends.append(was)
    if not limits or not now < until <= now + MOST_MORE:
        raise BadTournament("until", most=MOST_MORE.days)
    extended = ev.Extended(whole_ms(until), whole_ms(max(ends)), tuple(limits), tuple(before))
    return tournament.with_event(now, by, extended)


def time_up(tournament: Tournament, meetings: Iterable[int], now: datetime) -> Step:
    """The time of these meetings, by position, is over; from now on their players claim results."""
    tournament.require_running()
    until = whole_ms(now + timedelta(days=CLAIM_DAYS))
    return tournament.with_event(now, None, ev.TimeUp(until, tuple(meetings)))


def claim(tournament: Tournament, user: int, match: int, winner: int | None, now: datetime) -> Step:
    """A player's claim about the result of a game. `winner`: None for a draw. Raises BadTournament."""
    tournament.require_running()
    meeting = going(tournament, match)
    players = set(tournament.users(meeting))
    if user not in players:
        raise BadTournament("not-yours")
    if winner is not None and winner not in players:
        raise BadTournament("not-entered", tournament=tournament.id)
    if not meeting.claiming:
        raise BadTournament("no-claims")
    if tournament.paused:
        raise BadTournament("claims-paused")
    ends = tournament.ends(meeting)
    # Between two claims that differ no time decides: their players may still agree.
    if ends is not None and now >= ends and not disputed(tournament, match):
        raise BadTournament("claims-over")
    return tournament.with_event(now, user, ev.Claimed(match, user, winner))


def claimed(tournament: Tournament, match: int, *, closing: bool) -> tuple[int, int] | None:
    """The points that a game has by what its players claim, None while they do not settle it.

    `closing`: nobody can claim any more: one claim is enough, and without any nobody gets a point.
    """
    claims = tournament.direction.claims.get(match, {})
    said = set(claims.values())
    if len(said) > 1 or (len(claims) < 2 and not closing):
        return None
    if not claims:
        return (LOSS, LOSS)
    return points_of(tournament, going(tournament, match), said.pop())


def disputed(tournament: Tournament, match: int) -> bool:
    """Do both players of a game claim, and not the same?"""
    return len(set(tournament.direction.claims.get(match, {}).values())) > 1


def rule(
    tournament: Tournament,
    match: int,
    points: tuple[int, int],
    how: ev.How,
    now: datetime,
    *,
    forfeit: bool,
    by: int | None = None,
) -> Step:
    """A game whose result is not known counts so. `by`: the director."""
    going(tournament, match)
    return tournament.with_event(now, by, ev.Result(match, points, forfeit, how=how))


def verdict_points(
    tournament: Tournament, meeting: Meeting, verdict: Verdict, winner: int | None
) -> tuple[tuple[int, int], bool]:
    """The points of a game by a director's verdict, and whether it counts as not played. Raises BadTournament."""
    lost_by_both = verdict in (Verdict.DOUBLE_LOSS, Verdict.DOUBLE_FORFEIT)
    if verdict is not Verdict.RESULT and lost_by_both != (winner is None):
        raise BadTournament("verdict")
    points = (LOSS, LOSS) if lost_by_both else points_of(tournament, meeting, winner)
    return points, verdict in (Verdict.FORFEIT, Verdict.DOUBLE_FORFEIT)


def forbid(tournament: Tournament, by: int, one: int, other: int, now: datetime, *, forbidden: bool) -> Step:
    """The two are not paired any more, or may be again, once more where they have met. Raises BadTournament."""
    _require_rounds(tournament)
    for user in (one, other):
        if user not in tournament.entrants:
            raise BadTournament("not-entered", tournament=tournament.id)
    pair = frozenset((one, other))
    apart, again = pair in tournament.forbidden, pair in tournament.rematches
    met = any(frozenset(tournament.users(meeting)) == pair for meeting in tournament.meetings)
    rematch = again if forbidden else not again and not apart and met
    if one == other or (apart == forbidden and not rematch):
        raise BadTournament("pair-so")
    users = min(one, other), max(one, other)
    return tournament.with_event(now, by, ev.Forbidden(users, forbidden, rematch=rematch))


def give_bye(
    tournament: Tournament, by: int, user: int, round: int | None, points: int | None, now: datetime
) -> Step:
    """A round off, None for the next, for so many half points of a game, None to take it back. Raises BadTournament."""
    _require_rounds(tournament)
    gone = {tournament.user(number) for number in tournament.withdrawn}
    if user not in tournament.entrants or user in gone:
        raise BadTournament("not-entered", tournament=tournament.id)
    first, last = tournament.round + 1, tournament.plan.rounds
    round = first if round is None else round
    if not first <= round <= last:
        least = min(first, last)
        raise BadTournament("bye-round", least=least, most=last, count=last - least + 1)
    worth = None if points is None else points * tournament.plan.games
    was = tournament.byes.get((user, round))
    if was == worth:
        raise BadTournament("bye-so")
    return tournament.with_event(now, by, ev.Bye(user, round, worth, was=was))


def _require_rounds(tournament: Tournament) -> None:
    tournament.require_going()
    if not tournament.system.by_rounds:
        raise BadTournament("only-swiss")


def correct(
    tournament: Tournament,
    by: int,
    match: int,
    points: tuple[int, int],
    now: datetime,
    *,
    forfeit: bool = False,
) -> Step:
    """Other points for a game that is over, unless more than the standings depends on it; a Swiss round stays paired as
    it is. `forfeit`: it was not played. Raises BadTournament.
    """
    tournament.require_running()
    meeting = tournament.of_match(match)
    if meeting is None or match not in meeting.scored:
        raise BadTournament("no-result")
    if tournament.system.depends(tournament, meeting):
        raise BadTournament("depends")
    was, was_forfeit = meeting.pairing.games[meeting.scored.index(match)], match in meeting.forfeits
    if (was, was_forfeit) == (points, forfeit):
        raise BadTournament("same-result")
    what = ev.Corrected(match, points, forfeit, was=was, was_forfeit=was_forfeit)
    return tournament.with_event(now, by, what)


def require_replaceable(tournament: Tournament, user: int, other: int) -> None:
    """Raises BadTournament where `other` cannot take the place of `user`."""
    tournament.require_running()
    if tournament.number(user) in tournament.withdrawn:
        raise BadTournament("not-entered", tournament=tournament.id)
    if other in tournament.seeds or any(other in users for users in tournament.former.values()):
        raise BadTournament("plays", tournament=tournament.id)


def substitute(
    tournament: Tournament, by: int, user: int, other: int, matches: ev.Instead, now: datetime
) -> Step:
    """Somebody takes a player's place and points. `matches`: each game, and the one instead. Raises BadTournament."""
    require_replaceable(tournament, user, other)
    return tournament.with_event(now, by, ev.Replaced(user, other, tuple(matches)))


def move(tournament: Tournament, by: int, channel: int, now: datetime) -> Step:
    """It goes to another channel of its server. Raises BadTournament."""
    tournament.require_going()
    was = tournament.place.channel_id
    if channel == was:
        raise BadTournament("same-place")
    return tournament.with_event(now, by, ev.Moved(channel, was))


def bring_back(tournament: Tournament, by: int, user: int, now: datetime) -> Step:
    """A player who has left plays on; games that were given up stay lost. Raises BadTournament."""
    tournament.require_running()
    number = tournament.number(user)
    if number not in tournament.withdrawn:
        raise BadTournament("not-left")
    left = (meeting for meeting in tournament.meetings if meeting.left == number)
    if any(tournament.system.depends(tournament, meeting) for meeting in left):
        raise BadTournament("depends")
    return tournament.with_event(now, by, ev.Returned(user))


def going(tournament: Tournament, match: int) -> Meeting:
    """The meeting of a game whose result is not known. Raises BadTournament."""
    meeting = tournament.of_match(match)
    if meeting is None or match in tournament.results:
        raise BadTournament("no-such-game")
    return meeting


def exchanged(tournament: Tournament, users: tuple[int, int]) -> tuple[Meeting, ...]:
    """The meetings of the round in which two can change places, one where they meet. A round off for which nobody is
    left may go to the other; one that was asked for may not. Raises BadTournament.
    """
    tournament.require_running()
    if not tournament.system.by_rounds:
        raise BadTournament("only-swiss")
    numbers = {tournament.number(user) for user in users}
    if len(numbers) < 2 or numbers & tournament.withdrawn:
        raise BadTournament("not-entered", tournament=tournament.id)
    round = tournament.round
    here = (m for m in tournament.meetings if m.pairing.round == round)
    found = tuple(m for m in here if numbers.intersection(m.pairing.players()))
    if not numbers <= {n for m in found if _unplayed(m) for n in m.pairing.players()}:
        raise BadTournament("pairing-played")
    return found


def exchange(
    tournament: Tournament, by: int, one: int, other: int, matches: ev.Instead, now: datetime
) -> Step:
    """Two change places in the round, or sides. `matches`: each game, and the one instead. Raises BadTournament."""
    exchanged(tournament, (one, other))
    return tournament.with_event(now, by, ev.Exchanged((one, other), tuple(matches)))


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


def play_anew(tournament: Tournament, by: int, match: int, matches: ev.Instead, now: datetime) -> Step:
    """The result of a game counts no more. `matches`: it, and the one in its place. Raises BadTournament."""
    require_reopenable(tournament, match)
    return tournament.with_event(now, by, ev.Anew(match, matches[0][1] if matches else 0))


def met_before(tournament: Tournament, users: tuple[int, int]) -> bool:
    """Will one of two who change places meet somebody for the second time, or somebody they are kept apart from."""
    one, two = (tournament.number(user) for user in users)
    numbers = {one: two, two: one}
    round = tournament.round
    before = {frozenset(m.pairing.players()) for m in tournament.meetings if m.pairing.round < round}
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
