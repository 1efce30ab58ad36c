"""Two seasons of a league of three divisions through discord.py: up, down, leaving, joining, and the next by itself."""

from collections import Counter
from itertools import pairwise

import pytest

from bot.match.service.matches import Matches
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import buttons, pictures, text
from tests.world import Simulation, World

DAY = 86_400


def in_divisions(tournament: Tournament) -> list[list[int]]:
    return [[tournament.user(number) for number in group] for group in tournament.groups]


async def season_played(club: Club, league: Tournament, strength: list[int]) -> list[list[int]]:
    """Every game is won by the player who comes first in `strength`; the divisions by the points that
    were counted here.
    """
    points: Counter[int] = Counter()
    open_games = [match for meeting in league.meetings for match in meeting.matches]
    for position, match_id in enumerate(open_games):
        match = await club.world.app[Matches].get(match_id)
        winner = min(match.players, key=strength.index)
        await club.decide(match_id, winner)
        points[winner] += 2
        if position == len(open_games) // 2:
            await club.world.restart(seed=match_id)
    return [sorted(group, key=lambda user: -points[user]) for group in in_divisions(league)]


def moved(tables: list[list[int]]) -> list[list[int]]:
    """One goes up and one goes down between each two divisions."""
    after = [list(table) for table in tables]
    for upper, lower in pairwise(after):
        upper[-1], lower[0] = lower[0], upper[-1]
    return after


@pytest.mark.slow
async def test_two_seasons_of_three_divisions(world: World, env: Simulation) -> None:
    club = Club(world, 10)
    *members, newcomer = club.members
    ids = [person.id for person in members]
    message = await club.announce(format="league", name="Town league", group=3, moving=1, pause=3)
    assert "league in divisions of 3" in text(message)
    for person in members:
        await person.click(message, label="Enter")
    await club.acts(club.host, "start")
    first = await club.until(lambda t: bool(t.meetings))
    assert "**The season begins.**" in text(world.posted()[-1])
    assert in_divisions(first) == [ids[:3], ids[3:6], ids[6:]]
    tables = await season_played(club, first, ids[1:] + ids[:1])
    over = await club.until(lambda t: t.status is Status.OVER, first.id)
    assert [[over.user(line.player) for line in over.table(0, n)] for n in range(3)] == tables
    await world.env.settle()
    final, opened = world.posted()[-2:]
    assert "Town league · season 1" in text(final)
    assert "The season is over." in text(final)
    assert f"▼ To division 2: <@{ids[0]}>" in text(final)
    assert f"▲ To division 1: <@{tables[1][0]}>" in text(final)
    assert len(pictures(final)) == 3
    assert pictures(final)[0].startswith("Season 1, division 1: 1. P2")

    expected = moved(tables)
    assert "Town league · season 2" in text(opened)
    assert list(buttons(opened)) == ["Enter", "Leave", "Players", "Log", "Full rules"]
    leaver = club.people[expected[0][1]]
    await leaver.click(opened, label="Leave")
    entered = await newcomer.click(opened, label="Enter")
    assert "You have entered." in text(entered.response)
    await world.restart(seed=9)
    await env.advance_time(2 * DAY)
    second = await club.until(lambda t: t.plan.season == 2)
    assert second.status is Status.OPEN
    await env.advance_time(1.1 * DAY)
    second = await club.until(lambda t: bool(t.meetings), second.id)
    order = [user for division in expected for user in division if user != leaver.id] + [newcomer.id]
    assert in_divisions(second) == [sorted(order[n : n + 3], key=order.index) for n in (0, 3, 6)]
    tables = await season_played(club, second, ids[1:] + ids[:1] + [newcomer.id])
    await club.until(lambda t: t.status is Status.OVER, second.id)
    third = await club.until(lambda t: t.plan.season == 3)
    assert third.season is not None
    assert [list(division) for division in third.season.divisions] == moved(tables)
    called_off = await club.acts(club.host, "cancel")
    assert "called off" in called_off
