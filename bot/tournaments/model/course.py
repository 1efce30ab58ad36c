"""The course of a tournament: the meetings to be arranged next, and its end."""

from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament


def due(tournament: Tournament) -> bool:
    """Does it wait for something to be arranged, or to be closed."""
    running = tournament.status is Status.RUNNING and not tournament.paused
    ready = bool(tournament.drafted) or (not tournament.unpairable and tournament.system.due(tournament))
    return running and ready


def next_meetings(tournament: Tournament, lot: int = 0) -> tuple[Meeting, ...]:
    """The meetings to be played next, without their games; none where it is over. `lot`: the seed of a draw of
    groups.

    Of a Swiss tournament this takes its time; raises NoPairing where no pairing keeps the rules.
    """
    return tournament.system.next_meetings(tournament, lot)


def podium(tournament: Tournament, most: int = 3) -> dict[int, tuple[int, ...]]:
    """The winners: the users of the first places, shared ones together, best first.

    The places are those of the table that decides in the tournament's format.
    """
    stage, group = tournament.system.deciding(tournament)
    places: dict[int, list[int]] = {}
    for line in tournament.table(stage, group):
        if line.rank <= most:
            places.setdefault(line.rank, []).append(tournament.user(line.player))
    return {rank: tuple(users) for rank, users in places.items()}


def winners(tournament: Tournament) -> tuple[int, ...]:
    """The users who share the first place."""
    return podium(tournament, most=1)[1]
