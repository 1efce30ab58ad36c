"""A knock-out through discord.py: meetings of two games, a decider, the third place, restarts between."""

import pytest

from bot.match.service.matches import Matches
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import Format
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import confirmed, pictures, text
from tests.world import Simulation, World


async def played(club: Club, tournament: Tournament, meeting: Meeting, *winners: int | None) -> None:
    """The games of a meeting that are open end so, in their order; winners are numbers."""
    open_games = meeting.matches[len(meeting.pairing.games) :]
    for match_id, winner in zip(open_games, winners, strict=True):
        await club.decide(match_id, None if winner is None else tournament.user(winner))


def between(tournament: Tournament, *numbers: int) -> Meeting:
    return next(m for m in tournament.meetings if set(m.pairing.players()) == set(numbers))


@pytest.mark.slow
async def test_eight_players_and_two_games_a_meeting(world: World) -> None:
    club = Club(world, 8)
    message = await club.announce(format=Format.KNOCKOUT.value, name="Cup of eight")
    assert "knock-out, two games a meeting" in text(message)
    said = text((await club.members[0].click(message, label="Full rules")).response)
    assert "Knock-out: a meeting is two games" in said
    assert (
        "gets two more; level again, it goes to the player who has won more games in as many meetings" in said
    )
    for person in club.members:
        await person.click(message, label="Enter")
    await club.acts(club.host, "start")
    cup = await club.until(lambda t: len(t.meetings) == 4)
    news = world.posted()[-1]
    assert "**Quarter-finals**" in text(news)
    assert f"{club.members[0].mention} – {club.members[7].mention} (#1 and #2)" in text(news)
    assert set(world.called()) == {person.id for person in club.members}
    first, second = [await world.app[Matches].get(number) for number in cup.meetings[0].matches]
    assert first.players == second.players[::-1]
    assert first.terms.setup == second.terms.setup, "the same ballot in both games"
    assert first.terms.setup is not None

    await played(club, cup, between(cup, 1, 8), 1, 8)
    cup = await club.until(lambda t: len(between(t, 1, 8).matches) == 4)
    assert "are level: two games more" in text(world.posted()[-1])
    await played(club, cup, between(cup, 1, 8), 8, None)
    await world.restart(seed=3)
    await played(club, cup, between(cup, 4, 5), 4, 4)
    cup = await club.until(lambda t: len(t.meetings) == 5)
    assert "**Semi-finals**" in text(world.posted()[-1])
    await played(club, cup, between(cup, 2, 7), 2, None)
    await world.restart(seed=4)
    await played(club, cup, between(cup, 3, 6), 6, 6)
    cup = await club.until(lambda t: len(t.meetings) == 6)
    await played(club, cup, between(cup, 4, 8), 8, 8)
    await played(club, cup, between(cup, 2, 6), 2, 2)
    cup = await club.until(lambda t: len(t.meetings) == 8)
    assert "**Final**" in text(world.posted()[-1])
    assert "**Third place**" in text(world.posted()[-1])
    shown = await club.members[3].slash(world.channel, "tournament table")
    assert "P8 (playing), P2 (playing)" not in pictures(shown.response)[0]
    assert "5. P1, 5. P3, 5. P5, 5. P7" in pictures(shown.response)[0]
    await world.restart(seed=5)
    await played(club, cup, between(cup, 4, 6), None, 4)
    await played(club, cup, between(cup, 2, 8), 2, 2)
    cup = await club.until(lambda t: t.status is Status.OVER)
    final = text(world.posted()[-1])
    assert "The tournament is over." in final
    for place, member in ((1, 2), (2, 8), (3, 4)):
        assert f"**{place}.** {club.members[member - 1].mention}" in final
    assert [line.rank for line in cup.table(0, 0)] == [1, 2, 3, 4, 5, 5, 5, 5]


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
