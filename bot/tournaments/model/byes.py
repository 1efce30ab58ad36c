"""Rounds off in a Swiss tournament, for which an entrant asks before they are paired."""

from __future__ import annotations

from datetime import datetime

from bot.core.errors import BadTournament
from bot.core.points import DRAW
from bot.tournaments.model.event import Bye
from bot.tournaments.model.tournament import Status, Step, Tournament


def ask_bye(tournament: Tournament, user: int, round: int | None, now: datetime) -> Step:
    """A round off for half of its points; None for the next one.

    Everybody has one in a tournament, and not in its last round. Raises BadTournament.
    """
    if tournament.status is not Status.OPEN:
        tournament.require_running()
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
    return tournament.with_event(now, user, Bye(user, round, DRAW * tournament.plan.games))
