"""How one season of a league leads to the next."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.tournaments.model.formats.league import divisions, movers, next_season
from bot.tournaments.model.plan import LEAST_PLAYERS, Plan, Season
from bot.tournaments.model.policy import Start
from bot.tournaments.model.tournament import Tournament


def lineup(tournament: Tournament, rated: Sequence[int]) -> tuple[int, ...]:
    """The users who start, the highest division first. `rated`: all, the best rating first, for the first season."""
    if tournament.season is None:
        return tuple(rated)
    before = tournament.season.divisions
    leaving = {user for division in before for user in division if user not in rated}
    joining = [user for user in tournament.entrants if user in rated]
    following = next_season(before, moving=0, size=tournament.plan.group, leaving=leaving, joining=joining)
    return tuple(user for division in following for user in division)


def divided(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """The divisions by number, or before the start by user, as far as that is known then."""
    size = tournament.plan.group
    if tournament.seeds:
        return divisions(range(1, len(tournament.seeds) + 1), size)
    return divisions(lineup(tournament, tournament.starters), size)


def promoted(tournament: Tournament, division: int) -> tuple[int, int]:
    """How many of a division's table go up, and how many down."""
    sizes = [len(tournament.table(0, number)) for number in range(len(tournament.groups))]
    moving = (0, *movers(sizes, tournament.plan.moving), 0)
    return moving[division], moving[division + 1]


def season_after(tournament: Tournament, now: datetime) -> tuple[Plan, Season] | None:
    """The next season, without those who left; None where too few are left for one."""
    gone = {tournament.user(number) for number in tournament.withdrawn}
    tables = [
        [tournament.user(line.player) for line in tournament.table(0, number)]
        for number in range(len(tournament.groups))
    ]
    plan = tournament.plan
    following = next_season(tables, moving=plan.moving, size=plan.group, leaving=gone)
    if sum(map(len, following)) < LEAST_PLAYERS:
        return None
    policy = replace(plan.policy, start=Start.DATE, starts_at=now + timedelta(days=plan.pause))
    return replace(plan, season=plan.season + 1, policy=policy), Season(tournament.id, following)
