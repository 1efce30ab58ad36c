"""Taking over what entrants have played elsewhere, so that a club can switch in the middle of a season."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from bot.core.errors import BadTournament
from bot.core.plain import plain
from bot.tournaments.model.event import EarlierRound, Imported, Person
from bot.tournaments.model.formats.imported import imported_pairings
from bot.tournaments.model.formats.system import ImportRule
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.roster import Roster
from bot.tournaments.model.tournament import Step, Tournament

_QUOTED: Final = 40


def take_over(
    tournament: Tournament, by: int, roster: Roster, users: Mapping[str, int], now: datetime
) -> Step:
    """Everybody in the file enters, with their earlier rounds. `users`: their ids, by their names there.

    Raises BadTournament.
    """
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
    """The starters, the strongest first: by the seeds of a file, then by its ratings, else by those here.

    The earlier entry comes first among equals. `ratings`: those here of everybody who starts.
    """

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
    """Raises BadTournament where the plan has no place for the rounds of the file."""
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
