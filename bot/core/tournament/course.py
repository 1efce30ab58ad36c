"""The course of a tournament: the meetings to be arranged next, and its end."""

from __future__ import annotations

from dataclasses import replace

from bot.core.tournament.league import divisions
from bot.core.tournament.meeting import Meeting
from bot.core.tournament.pairings import Kind, Pairing, forfeit, half_bye
from bot.core.tournament.plan import Format
from bot.core.tournament.round_robin import LARGEST_GROUP, berger, finalists, groups
from bot.core.tournament.swiss import next_round
from bot.core.tournament.takeover import known
from bot.core.tournament.tournament import Status, Tournament


def due(tournament: Tournament) -> bool:
    """Does it wait for something to be arranged, or to be closed."""
    if tournament.status is not Status.RUNNING or tournament.paused:
        return False
    # In a knock-out nobody waits for a meeting that does not concern them.
    early = tournament.plan.format is Format.KNOCKOUT and bool(_knockout(tournament))
    return early or tournament.decided


def next_meetings(tournament: Tournament, lot: int = 0) -> tuple[Meeting, ...]:
    """The meetings to be played next, without their games; none where it is over. `lot`: the seed of a draw of
    groups.

    Of a Swiss tournament this takes its time; raises NoPairing where nobody is left to be paired.
    """
    if tournament.plan.format is Format.SWISS:
        return _swiss(tournament)
    if tournament.plan.format is Format.KNOCKOUT:
        return _knockout(tournament)
    if not tournament.meetings:
        return _groups(tournament, lot)
    again = tournament.plan.format is Format.GROUPS and tournament.stage == 0 and len(tournament.groups) > 1
    return _final(tournament) if again else ()


def _groups(tournament: Tournament, lot: int) -> tuple[Meeting, ...]:
    plan, numbers = tournament.plan, range(1, len(tournament.seeds) + 1)
    if plan.format is Format.LEAGUE:
        dealt = divisions(numbers, plan.group)
    else:
        dealt = groups(numbers, plan.group, lot if plan.lot else None)
    return tuple(
        Meeting(0, group, pairing)
        for group, members in enumerate(dealt)
        for pairing in known(tournament, berger(members, tournament.plan.cycles))
    )


def _final(tournament: Tournament) -> tuple[Meeting, ...]:
    tables = [
        [place for place in tournament.table(0, group) if place.player not in tournament.withdrawn]
        for group in range(len(tournament.groups))
    ]
    reached = sorted(finalists(tables, LARGEST_GROUP, tournament.plan.games))
    if len(reached) < 2:
        return ()
    return tuple(Meeting(1, 0, pairing) for pairing in berger(reached, tournament.plan.cycles))


def _swiss(tournament: Tournament) -> tuple[Meeting, ...]:
    round = tournament.round + 1
    numbers = range(1, len(tournament.seeds) + 1)
    staying = [number for number in numbers if number not in tournament.withdrawn]
    if round > tournament.plan.rounds or len(staying) < 2:
        return ()
    byes = {n: tournament.byes.get((tournament.user(n), round)) for n in staying}
    off = {number: points for number, points in byes.items() if points is not None}
    # Imported where it is used, which is in a process of its own: its library of graphs takes fifteen megabytes.
    from bot.core.tournament.double_swiss import next_double_round

    pair = next_double_round if tournament.plan.terms.pair else next_round
    pairs = (
        pair(
            numbers,
            [meeting.pairing for meeting in tournament.meetings],
            round=round,
            rounds=tournament.plan.rounds,
            forbidden=_forbidden(tournament),
            resting=tournament.withdrawn.union(off),
        )
        if len(off) < len(staying)
        else ()
    )
    given = (half_bye(round, number, points) for number, points in off.items())
    return tuple(Meeting(0, 0, pairing) for pairing in (*pairs, *given))


def _forbidden(tournament: Tournament) -> list[tuple[int, int]]:
    """The pairs that must not meet, by number."""
    pairs = (sorted(map(tournament.number, users)) for users in tournament.forbidden)
    return sorted((one, other) for one, other in pairs)


def _knockout(tournament: Tournament) -> tuple[Meeting, ...]:
    """Meetings of two who are known, each as soon as it can be, and games more where they are level."""
    bracket, bouts = tournament.knockout, tournament.bouts()
    level = [
        Meeting(0, 0, replace(meeting.pairing, games=(), kind=Kind.PLAYED))
        for meeting, bout in zip(tournament.meetings, bouts, strict=True)
        if meeting.decided and bracket.games_due(bout)
    ]
    return (*level, *(Meeting(0, 0, _met(tournament, pairing)) for pairing in bracket.due(bouts)))


def _met(tournament: Tournament, pairing: Pairing) -> Pairing:
    """The pairing, won without a game where somebody has left."""
    assert pairing.second is not None
    there = [number for number in pairing.players() if number not in tournament.withdrawn]
    if len(there) == 2:
        return pairing
    winner = there[0] if there else None
    return forfeit(pairing.round, pairing.first, pairing.second, winner, tournament.plan.games)


def podium(tournament: Tournament, most: int = 3) -> dict[int, tuple[int, ...]]:
    """The winners: the users of the first places, shared ones together, best first.

    The places are those of the last table: of the final, of the only group, or of the Swiss tournament.
    """
    stage, group = tournament.tables()[0]
    places: dict[int, list[int]] = {}
    for line in tournament.table(stage, group):
        if line.rank <= most:
            places.setdefault(line.rank, []).append(tournament.user(line.player))
    return {rank: tuple(users) for rank, users in places.items()}
