"""A knock-out through discord.py: who leaves gives the meeting to the other, and a lot calls its two players."""

import pytest

from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import Format
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import confirmed, text
from tests.world import Simulation, World


async def played(club: Club, tournament: Tournament, meeting: Meeting, *winners: int | None) -> None:
    """The games of a meeting that are open end so, in their order; winners are numbers."""
    open_games = meeting.matches[len(meeting.pairing.games) :]
    for match_id, winner in zip(open_games, winners, strict=True):
        await club.decide(match_id, None if winner is None else tournament.user(winner))


@pytest.mark.slow
async def test_who_leaves_a_cup_gives_the_meeting_to_the_other(world: World) -> None:
    club = Club(world, 3)
    cup = await club.begin(format=Format.KNOCKOUT.value)
    assert [m.pairing.players() for m in cup.meetings] == [(2, 3)]
    left = club.people[cup.user(1)]
    await confirmed(left, world.channel, "tournament leave", "Yes, leave")
    await played(club, cup, cup.meetings[0], 3, 3)
    cup = await club.until(lambda t: t.status is Status.OVER)
    news = text(world.posted()[-2])
    assert f"{club.people[cup.user(3)].mention} goes on without a game: {left.mention} has left." in news
    assert [cup.user(line.player) for line in cup.table(0, 0)] == [cup.user(3), cup.user(1), cup.user(2)]


async def test_a_meeting_that_a_lot_decides_calls_its_two_players(world: World, env: Simulation) -> None:
    """One of them plays no more, and nothing else tells them."""
    club = Club(world, 3)
    cup = await club.begin(format=Format.KNOCKOUT.value, deciders=0)
    level = cup.meetings[0]
    await played(club, cup, level, None, None)
    await club.until(lambda t: len(t.meetings) > 1)
    await env.advance_time(15)
    path = f"/channels/{world.channel.id}/messages"
    sent = [each.json or {} for each in env.http_requests if (each.method, each.path) == ("POST", path)]
    (told,) = (each for each in sent if "wins by lot." in str(each["components"]))
    called_by_it = {int(user) for user in told["allowed_mentions"]["users"]}
    assert called_by_it == {cup.user(number) for number in level.pairing.players()}
