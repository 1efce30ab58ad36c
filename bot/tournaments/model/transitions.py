"""The transitions of a tournament by players, time and results: each a step of its own, with its event."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.core.calendar import DAY, whole_ms
from bot.core.errors import BadTournament
from bot.core.plain import plain
from bot.core.verdict import DRAW, LOSS, WIN
from bot.tournaments.model import event as ev
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import LEAST_PLAYERS
from bot.tournaments.model.policy import USUAL_SETTLING
from bot.tournaments.model.state import UNFINISHED
from bot.tournaments.model.tournament import Status, Step, Tournament

OBJECTION_LENGTH: Final = 200
REOPENED_FOR: Final = timedelta(days=30)  # how long after its end a tournament may be opened again


def enter(
    tournament: Tournament,
    user: int,
    now: datetime,
    limit: int | None = None,
    by: int | None = None,
    place: int | None = None,
) -> Step:
    """Before it begins, a Swiss tournament also under way; one who has left by themselves, or never moved, is back.

    `limit`: how many games at once they want at most; `by`: the director who adds them; `place`: by which they stand
    before those who merely wait. Raises BadTournament.
    """
    if not tournament.joinable:
        tournament.require_open()
    if returns(tournament, user):
        return tournament.with_event(now, by or user, ev.Returned(user))
    if user in tournament.entrants:
        raise BadTournament("entered" if by is None else "plays", tournament=tournament.id)
    if any(user in users for users in tournament.former.values()):
        # Results name users: with a second place nobody could say to which of the two one belongs.
        raise BadTournament("had-place" if by is None else "plays", tournament=tournament.id)
    waiting = tournament.plan.policy.waiting and tournament.status is Status.OPEN
    if len(tournament.entrants) >= tournament.plan.most and not waiting:
        raise BadTournament("full", most=tournament.plan.most)
    return tournament.with_event(now, by or user, ev.Entered(user, limit, place=place))


def give_place(
    tournament: Tournament, user: int, place: int, now: datetime, *, instead: bool = False
) -> Step:
    """Somebody has a place by the table of another event, also if they have entered. `instead`: of somebody who has
    just left. Raises BadTournament.
    """
    if user not in tournament.entrants:
        enter(tournament, user, now)
    return tournament.with_event(now, None, ev.Entered(user, place=place, instead=instead))


def returns(tournament: Tournament, user: int) -> bool:
    """Is it a player who has left, not sent away by a director, and may play on from the next round."""
    free = user in tournament.seeds and tournament.number(user) in tournament.free
    return tournament.joinable and free


def leave(tournament: Tournament, user: int, now: datetime, by: int | None = None) -> Step:
    """`by`: the director who removes them. Raises BadTournament."""
    tournament.require_open()
    if user not in tournament.entrants:
        raise BadTournament("you-not-entered" if by is None else "not-entered", tournament=tournament.id)
    return tournament.with_event(now, by or user, ev.Left(user))


def start(tournament: Tournament, by: int | None, seeds: Sequence[int], now: datetime) -> Step:
    """Begin with the entrants in this order, the strongest first. Raises BadTournament."""
    tournament.require_open()
    if len(tournament.starters) < LEAST_PLAYERS:
        raise BadTournament("few", least=LEAST_PLAYERS)
    if sorted(seeds) != sorted(tournament.starters):
        raise ValueError("the seeds are not those who start")
    return tournament.with_event(now, by, ev.Started(tuple(seeds)))


def arrange(
    tournament: Tournament, meetings: Iterable[Meeting], now: datetime, *, more: bool = False
) -> Step:
    """These meetings begin. `more`: others follow that are announced with them. Raises BadTournament."""
    tournament.require_running()
    arranged = tuple(meeting.arranged for meeting in meetings)
    days = tournament.plan.policy.round_days
    return tournament.with_event(now, None, ev.Paired(arranged, more=more, days=days))


def result(
    tournament: Tournament,
    match_id: int,
    winner: int | None,
    forfeit: bool,
    now: datetime,
    by: int | None = None,
) -> Step:
    """`winner`: None for a draw; `forfeit`: it was not played; `by`: the director who decided. Raises BadTournament."""
    tournament.require_running()
    meeting = tournament.of_match(match_id)
    if meeting is None:
        raise ValueError(f"match {match_id} is not of tournament {tournament.id}")
    points = points_of(tournament, meeting, winner)
    return tournament.with_event(now, by, ev.Result(match_id, points, forfeit))


def withdraw(
    tournament: Tournament, by: int | None, user: int, now: datetime, *, absent: bool = False
) -> Step:
    """A player leaves it under way; the open games of one whom a director sends away are held for a day.

    `absent`: without a single move. Raises BadTournament.
    """
    tournament.require_running()
    if user not in tournament.seeds or tournament.number(user) in tournament.withdrawn:
        raise BadTournament("you-not-entered" if by == user else "not-entered", tournament=tournament.id)
    held = False
    if by not in (None, user):
        number = tournament.number(user)
        open_ = any(not m.decided and number in m.pairing.players() for m in tournament.known)
        held = open_ or (tournament.system.single and number not in tournament.system.out(tournament))
    return tournament.with_event(now, by, ev.Withdrawn(user, absent, held))


def ask_bye(tournament: Tournament, user: int, round: int | None, now: datetime) -> Step:
    """A round off for half of its points, None for the next; one a player, and never the last. Raises BadTournament."""
    tournament.require_going()
    if not tournament.system.by_rounds:
        raise BadTournament("not-swiss")
    gone = {tournament.user(number) for number in tournament.withdrawn}
    if user not in tournament.entrants or user in gone:
        raise BadTournament("you-not-entered", tournament=tournament.id)
    first, last = tournament.round + 1, tournament.plan.rounds - 1
    if first > last:
        raise BadTournament("bye-late")
    round = first if round is None else round
    if not first <= round <= last:
        raise BadTournament("bye-round", least=first, most=last, count=last - first + 1)
    taken = [each for who, each in tournament.byes if who == user]
    if taken:
        raise BadTournament("bye-taken", round=min(taken))
    return tournament.with_event(now, user, ev.Bye(user, round, DRAW * tournament.plan.games))


def finish(tournament: Tournament, by: int | None, now: datetime) -> Step:
    """Its table is provisional for as long as the plan says, after a correction for a day at least; else final.

    `by`: the director who ends what cannot be paired, or a paused one between two rounds. Raises BadTournament.
    """
    tournament.require_running()
    if by is not None and not may_finish(tournament):
        raise BadTournament("goes-on")
    days = tournament.plan.policy.settling
    if days is None or not tournament.meetings:
        return tournament.with_event(now, by, ev.Finished())
    until = now + days * DAY
    if (was := tournament.settles_at) is not None:
        until = max(was, now + DAY)
    return tournament.with_event(now, by, ev.Settling(whole_ms(until)))


def conclude(tournament: Tournament, by: int | None, now: datetime) -> Step:
    """The table that was provisional is final. Raises BadTournament."""
    _require_provisional(tournament)
    return tournament.with_event(now, by, ev.Finished(settled=True))


def object_to(tournament: Tournament, user: int, text: str, now: datetime) -> Step:
    """A player does not agree with the provisional table, once. Raises BadTournament."""
    _require_provisional(tournament)
    if user not in tournament.seeds:
        raise BadTournament("you-not-entered", tournament=tournament.id)
    if user in tournament.objections:
        raise BadTournament("objected")
    return tournament.with_event(now, user, ev.Objected(user, text=plain(text, OBJECTION_LENGTH)))


def _require_provisional(tournament: Tournament) -> None:
    if tournament.status is not Status.SETTLING:
        raise BadTournament("not-provisional")


def reopen(tournament: Tournament, by: int, now: datetime) -> Step:
    """The final table is provisional again, as long as that is not too long ago. Raises BadTournament."""
    finished = tournament.finished_at
    if tournament.status is not Status.OVER or finished is None or now > finished + REOPENED_FOR:
        raise BadTournament("reopen-late", days=REOPENED_FOR.days)
    until = now + (tournament.plan.policy.settling or USUAL_SETTLING) * DAY
    return tournament.with_event(now, by, ev.Reopened(whole_ms(until)))


def may_finish(tournament: Tournament) -> bool:
    """May a director end it as it stands."""
    between = tournament.paused and tournament.decided and bool(tournament.meetings)
    return tournament.unpairable or (between and tournament.system.by_rounds)


def cancel(tournament: Tournament, by: int | None, now: datetime) -> Step:
    """By a director also under way. Raises BadTournament."""
    if by is None or tournament.status not in UNFINISHED:
        tournament.require_unstarted()
    return tournament.with_event(now, by, ev.Cancelled())


def points_of(tournament: Tournament, meeting: Meeting, winner: int | None) -> tuple[int, int]:
    """Half points of the meeting's two players for a game with this winner, a user or None."""
    if winner is None:
        return (DRAW, DRAW)
    return (WIN, LOSS) if winner in tournament.holders(meeting.pairing.first) else (LOSS, WIN)
