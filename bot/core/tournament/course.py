"""How a tournament goes on: what is to be arranged next, and when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.tournament.meeting import Meeting
from bot.core.tournament.plan import Format
from bot.core.tournament.round_robin import LARGEST_GROUP, berger, finalists, groups
from bot.core.tournament.swiss import next_round
from bot.core.tournament.tournament import Status, Tournament

FROM_EACH_GROUP = 2
"""How many of each group reach the final, as far as one group holds them."""


def due(tournament: Tournament) -> bool:
    """Does it wait for something to be arranged, or to be closed."""
    return tournament.status is Status.RUNNING and tournament.decided


def next_meetings(tournament: Tournament) -> tuple[Meeting, ...]:
    """What is to be played next, without its games; nothing where it is over.

    Of a Swiss tournament this takes its time; raises NoPairing where nobody is left to be paired.
    """
    if tournament.plan.format is Format.SWISS:
        return _swiss(tournament)
    if not tournament.meetings:
        return _groups(tournament)
    return _final(tournament) if tournament.stage == 0 and len(tournament.groups) > 1 else ()


def _groups(tournament: Tournament) -> tuple[Meeting, ...]:
    numbers = range(1, len(tournament.seeds) + 1)
    return tuple(
        Meeting(0, group, pairing)
        for group, members in enumerate(groups(numbers, tournament.plan.group))
        for pairing in berger(members)
    )


def _final(tournament: Tournament) -> tuple[Meeting, ...]:
    tables = [
        [place for place in tournament.table(0, group) if place.player not in tournament.withdrawn]
        for group in range(len(tournament.groups))
    ]
    places = min(FROM_EACH_GROUP * len(tables), LARGEST_GROUP)
    reached = sorted(finalists([table for table in tables if table], places, tournament.plan.games))
    return tuple(Meeting(1, 0, pairing) for pairing in berger(reached)) if len(reached) > 1 else ()


def _swiss(tournament: Tournament) -> tuple[Meeting, ...]:
    round = tournament.round + 1
    numbers = range(1, len(tournament.seeds) + 1)
    staying = len(tournament.seeds) - len(tournament.withdrawn)
    if round > tournament.plan.rounds or staying < 2:
        return ()
    pairs = next_round(
        numbers,
        [meeting.pairing for meeting in tournament.meetings],
        round=round,
        rounds=tournament.plan.rounds,
        resting=tournament.withdrawn,
    )
    return tuple(Meeting(0, 0, pair) for pair in pairs)


@dataclass(frozen=True, slots=True)
class Podium:
    """Who has won. `places`: users by place, shared ones together."""

    places: tuple[tuple[int, tuple[int, ...]], ...]


def podium(tournament: Tournament, most: int = 3) -> Podium:
    """The first places of the last table: of the final, of the only group, or of the Swiss tournament."""
    stage, group = tournament.tables()[0]
    places: dict[int, list[int]] = {}
    for line in tournament.table(stage, group):
        if line.rank <= most:
            places.setdefault(line.rank, []).append(tournament.user(line.player))
    return Podium(tuple((rank, tuple(users)) for rank, users in places.items()))
