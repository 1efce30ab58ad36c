"""Taking over what entrants have played elsewhere, and games that begin anew."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.core.errors import BadTournament
from bot.core.plain import plain
from bot.tournaments.model.event import Anew, EarlierRound, Exchanged, Imported, Person
from bot.tournaments.model.formats.all_play_all import imported_pairings
from bot.tournaments.model.formats.system import ImportRule
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.roster import Roster
from bot.tournaments.model.tournament import Step, Tournament

_QUOTED: Final = 40


def take_over(
    tournament: Tournament, by: int, roster: Roster, users: Mapping[str, int], now: datetime
) -> Step:
    """Everybody in the file enters, with earlier rounds. `users`: ids by their names there. Raises BadTournament."""
    tournament.require_open()
    if missing := sorted(roster.names - set(users)):
        raise BadTournament("unknown", names=[plain(name, _QUOTED) for name in missing[:10]])
    if len(set(users.values())) < len(roster.names):
        raise BadTournament("file", line=0)
    if roster.played:
        _require_fitting(tournament, roster)
    played = [
        EarlierRound(
            game.round,
            users[game.first],
            None if game.second is None else users[game.second],
            game.points,
            game.kind,
        )
        for game in roster.played
    ]
    entering = {users[each.name] for each in roster.people} - set(tournament.entrants)
    if len(tournament.entrants) + len(entering) > tournament.plan.most:
        raise BadTournament("full", most=tournament.plan.most)
    people = [Person(users[each.name], each.rating, each.seed, each.federation) for each in roster.people]
    return tournament.with_event(now, by, Imported(tuple(people), tuple(played)))


def seeded(tournament: Tournament, ratings: Mapping[int, float]) -> list[int]:
    """The starters, the strongest first: by a file's seeds, its ratings, else `ratings`; then by their entry."""

    def strength(user: int) -> tuple[float, float]:
        rating, seed = tournament.direction.seeding.get(user, (None, None))
        return (float("inf") if seed is None else seed, -(ratings[user] if rating is None else rating))

    return sorted(tournament.starters, key=strength)


def taken_over(tournament: Tournament) -> tuple[Meeting, ...]:
    """The rounds that were played elsewhere, of those who have started here, where they count as rounds."""
    if tournament.system.imports is not ImportRule.ROUNDS:
        return ()
    return tuple(Meeting(0, 0, pairing) for pairing in imported_pairings(tournament))


def _require_fitting(tournament: Tournament, roster: Roster) -> None:
    plan = tournament.plan
    system = tournament.system
    rounds = system.imports is ImportRule.ROUNDS
    if plan.games > 1 or plan.cycles > 1 or system.imports is ImportRule.REFUSED:
        raise BadTournament("takeover")
    if tournament.direction.imported:
        raise BadTournament("taken-over")
    seen = set()
    for game in roster.played:
        for name in (game.first, game.second):
            key = (name, game.round if rounds else frozenset({game.first, game.second or ""}))
            if name is not None and key in seen:
                raise BadTournament("file", line=0)
            seen.add(key)
    if rounds and max(game.round for game in roster.played) >= plan.rounds:
        raise BadTournament("takeover")
    other = any(game.kind not in (Kind.PLAYED, Kind.FORFEIT) for game in roster.played)
    # All who have met elsewhere have to come into one group.
    if not rounds and (other or not system.together(plan)):
        raise BadTournament("takeover")


def exchanged(tournament: Tournament, users: tuple[int, int]) -> tuple[Meeting, ...]:
    """The meetings of the round in which two can change places, one where they meet. Raises BadTournament."""
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
    tournament: Tournament, by: int, one: int, other: int, matches: Sequence[tuple[int, int]], now: datetime
) -> Step:
    """Two change places in the round, or sides. `matches`: each game, and the one instead. Raises BadTournament."""
    exchanged(tournament, (one, other))
    return tournament.with_event(now, by, Exchanged((one, other), tuple(matches)))


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
    tournament: Tournament, by: int, match: int, matches: Sequence[tuple[int, int]], now: datetime
) -> Step:
    """The result of a game counts no more. `matches`: it, and the one in its place. Raises BadTournament."""
    require_reopenable(tournament, match)
    return tournament.with_event(now, by, Anew(match, matches[0][1] if matches else 0))


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
