"""Stories of tournaments: announced, entered, played, left, in English and in Japanese."""

import asyncio
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move
from tests.bot.stories.club import announced
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import alone, answer, buttons, confirmed, on_board, pictures, text
from tests.world import PATIENCE, World


@pytest.fixture
def dan(world: World) -> MemberActor:
    role = world.guild.create_role("Host", permissions=discord.Permissions(manage_events=True))
    return world.guild.add_member(world.env.create_user("dan", global_name="Dan"), roles=[role])


async def begun(world: World, dan: MemberActor, **options: Any) -> Tournament:
    """Ann, Ben and Eve have entered, and Dan has begun."""
    message = await announced(world, dan, name="Spring Cup", **options)
    for player in (world.ann, world.ben, world.eve):
        entered = await player.click(message, label="Enter")
        assert "You have entered." in text(entered.response)
    started = await acted(dan, world.channel, "start")
    assert "The tournament begins" in text(started.response), text(started.response)
    return await until(world, lambda tournament: bool(tournament.meetings))


async def until(world: World, reached: Any) -> Tournament:
    """The tournament once it is so; meetings are arranged beside everything else."""
    async with asyncio.timeout(PATIENCE):
        while True:
            (listed, *_) = await world.app[Tournaments].listed(world.guild.id)
            found: Tournament = await world.app[Tournaments].get(listed.id, world.guild.id)
            if reached(found):
                break
            await asyncio.sleep(0.02)
    await world.env.settle()
    return found


async def won_by(world: World, match: Match, winner: int) -> None:
    """Two moves of each by the slash command, and then the other gives up."""
    people = {person.id: person for person in (world.ann, world.ben, world.eve)}
    for _ in range(4):
        moved = await people[match.mover].slash(
            world.channel, "move", notation=a_move(match), game=str(match.id)
        )
        assert not moved.ephemeral, text(moved.response)
        match = await world.app[Matches].get(match.id)
    loser = people[match.opponent_of(winner)]
    await on_board(loser, world.channel, "resign", "resign-now", game=str(match.id))


async def test_the_announcement_says_everything_and_shows_who_has_entered(
    world: World, dan: MemberActor
) -> None:
    message = await announced(world, dan, name="Spring Cup")
    said = text(message)
    for expected in (
        "Spring Cup · tournament #1",
        "groups of at most 12, then a final",
        "American checkers",
        "Entered (0 of at most 128):** nobody yet",
    ):
        assert expected in said
    rules = alone(await world.ben.click(message, label="Full rules"))
    for expected in (
        "everybody plays everybody",
        "Ties are broken by the games among those who are level, games won",
        f"Director: {dan.mention}",
    ):
        assert expected in rules
    assert list(buttons(message)) == ["Enter", "Leave", "Players", "Log", "Full rules"]
    await world.ben.click(message, label="Enter")
    await world.eve.slash(world.channel, "tournament enter")
    assert f"Entered (2 of at most 128):** {world.ben.mention} {world.eve.mention}" in text(
        world.posted()[-1]
    )
    assert "entered this tournament already" in alone(await world.ben.click(message, label="Enter"))
    await world.ben.click(message, label="Leave")
    assert f"Entered (1 of at most 128):** {world.eve.mention}" in text(world.posted()[-1])


async def test_everybody_against_everybody_from_the_start_to_the_podium(
    world: World, dan: MemberActor
) -> None:
    tournament = await begun(world, dan)
    news = world.posted()[-1]
    assert "The games begin." in text(news)
    assert set(world.called()) == {world.ann.id, world.ben.id, world.eve.id}
    assert len(tournament.meetings) == 3
    assert sum("The games begin" in text(message) for message in world.posted()) == 1
    for meeting in tournament.meetings:
        match = await world.app[Matches].get(meeting.matches[0])
        winner = world.ben.id if world.ben.id in match.players else world.eve.id
        await won_by(world, match, winner)
    over = await until(world, lambda tournament: tournament.status is Status.OVER)
    final = world.posted()[-1]
    said = text(final)
    assert "The tournament is over." in said
    assert f"**1.** {world.ben.mention}" in said
    assert f"**2.** {world.eve.mention}" in said
    assert (
        "1. Ben 4 (won against 2 and 3), 2. Eve 2 (won against 3 and lost to 1), 3. Ann 0 (lost to 1 and 2)"
        in pictures(final)[0]
    )
    shown = await world.ann.slash(world.channel, "tournament table", tournament=str(over.id))
    assert shown.ephemeral
    assert "Everybody against everybody: 1. Ben 4" in pictures(shown.response)[0]


async def test_leaving_under_way_asks_first_and_gives_up_the_games(world: World, dan: MemberActor) -> None:
    tournament = await begun(world, dan)
    director = await dan.slash(world.channel, "tournament leave")
    assert "You are not in this tournament." in alone(director)
    assert buttons(answer(director)) == {}, "who does not play has nothing to leave"
    asked = await world.eve.slash(world.channel, "tournament leave")
    assert "2 games that are not over are given up" in text(asked.response)
    kept = await world.eve.click(answer(asked), label="No, keep playing")
    assert "Nothing has changed" in text(kept.response)
    await confirmed(world.eve, world.channel, "tournament leave", "Yes, leave")
    left = await world.app[Tournaments].get(tournament.id, world.guild.id)
    assert left.user(*left.withdrawn) == world.eve.id
    shown = await world.ben.slash(world.channel, "tournament table", shown=True)
    assert pictures(shown.response)[0].endswith(": 1. Ann 0 (playing 2), 1. Ben 0 (playing 1)")
    assert (
        f"Removed with all of their games, because they left before half of them were over: {world.eve.mention}"
        in text(shown.response)
    )


async def test_what_only_a_director_does_is_refused_to_others(world: World, dan: MemberActor) -> None:
    refused = await world.ben.slash(world.channel, "tournament create", name="Mine", game="american")
    assert "Only somebody who may manage events" in alone(refused)
    message = await announced(world, dan, name="Spring Cup")
    for person in (world.ann, world.ben, world.eve):
        await person.click(message, label="Enter")
    refused = await world.ben.slash(world.channel, "tournament manage")
    assert "Only the director of this tournament" in text(refused.response)
    called_off = await acted(dan, world.channel, "cancel")
    assert "called off" in text(called_off.response)
    assert "Called off" in text(world.posted()[-1])
    assert buttons(world.posted()[-1]) == {}


async def test_the_list_names_every_tournament_of_the_server(world: World, dan: MemberActor) -> None:
    none = await world.ben.slash(world.channel, "tournament list")
    assert "No tournament in this server yet" in text(none.response)
    message = await announced(world, dan, name="Spring Cup")
    shown = await world.ben.slash(world.channel, "tournament list")
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{message.id}"
    assert f"**#1** [Spring Cup]({link}) · open for entries" in text(shown.response)
    unknown = await world.ben.slash(world.channel, "tournament table", tournament="77")
    assert "no such tournament" in text(unknown.response)
