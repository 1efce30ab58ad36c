"""The number of messages in which the bot tells a game in a forum, a tournament and a ladder where nobody plays.

Answers to commands are the players' own doing; counted is what the bot posts by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import answer, later, match_now, stepped
from tests.bot.stories.test_ladder import Rungs
from tests.world import Simulation, World

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", ["ja"])]


def sent_to(env: Simulation, *channels: int) -> int:
    """The messages that the bot has posted by itself in these channels, also those that it took down later."""
    paths = {f"/channels/{channel}/messages" for channel in channels}
    posts = {f"/channels/{channel}/threads" for channel in channels}
    return sum(r.method == "POST" and r.path in paths | posts for r in env.http_requests)


def in_round(number: int) -> Callable[[Tournament], bool]:
    """Has the round begun, of two games like those before it?"""
    return lambda now: now.round == number and len(now.meetings) == 2 * number


def standing_in(*channels: Any) -> int:
    """The bot's messages that are there now."""
    return sum(message.author.bot for channel in channels for message in channel.history())


async def test_a_game_in_a_forum_whose_post_is_deleted(world: World, env: Simulation, language: str) -> None:
    hall = world.guild.create_forum_channel("hall")
    await world.app[Players].save_server(world.guild.id, forum=hall.id, language=language)
    for person in (world.ann, world.ben):
        await world.app[Players].save(person.id, vacation_auto=False, reminders=[6, 1])
    invited = await world.ann.slash(
        world.channel, "play", game="american", opponent=world.ben, colour="black", pace="1d"
    )
    await stepped(world.ben, answer(invited), "join")
    await env.advance_time(15)
    (match,) = await world.app[Matches].mine(world.ann.id)
    people = {person.id: person for person in (world.ann, world.ben)}
    (first,) = hall.threads
    for _ in range(4):
        match = await match_now(world, match)
        await people[match.mover].slash(first, "move", notation=a_move(match))
    env.backend.delete_channel(first.id)
    await env.settle()
    for _ in range(2):
        match = await match_now(world, match)
        await people[match.mover].slash(world.channel, "move", notation=a_move(match), game=str(match.id))
        await env.advance_time(15)
    await later(world, 60 * 25)
    match = await match_now(world, match)
    assert match.fallen is not None
    await world.app[Matches].act(match.opponent_of(match.mover), match.id, Match.claim_time)
    await env.advance_time(15)
    posts = [each for each in hall.threads if each.id != first.id]
    by_itself = sent_to(env, world.channel.id, hall.id, first.id, *(each.id for each in posts))
    assert by_itself == 8, "14 when a lost place was only told of elsewhere"
    assert sent_to(env, world.channel.id) == 0, "6"
    assert (standing_in(world.channel), standing_in(*posts)) == (1, 3), (
        "the invitation; the boards of two moves and the end"
    )


async def test_a_swiss_of_four_in_which_two_rounds_are_played_late(
    world: World, env: Simulation, language: str
) -> None:
    club = Club(world, 4)
    for person in club.members:
        await world.app[Players].save(person.id, vacation_auto=False, reminders=[6, 1])
    await club.begin(format="swiss", rounds=3, pace="1d")
    await world.app[Players].save_server(world.guild.id, language=language)
    for number in (1, 2, 3):
        tournament = await club.until(in_round(number))
        await env.advance_time(15)
        if number < 3:
            await later(world, 60 * 23 + 30)
        for meeting in tournament.meetings[-2:]:
            (game,) = meeting.matches
            match = await world.app[Matches].get(game)
            await club.decide(game, match.players[0])
        await env.advance_time(15)
    await env.advance_time(60)
    assert sent_to(env, world.channel.id) == 18
    assert standing_in(world.channel) == 23, "32 when each of eight reminders stayed"


async def test_ten_moves_of_practice(world: World, env: Simulation, language: str) -> None:
    """Alone nothing; shown to everybody one message for the whole game. It was one, and another for each move."""
    await world.app[Players].save_server(world.guild.id, language=language)
    for shown, most in ((False, 0), (True, 1)):
        options = {"shown": True} if shown else {}
        await world.ann.slash(
            world.channel, "practice", game="american", colour="black", level="1", **options
        )
        (match,) = [each for each in await world.app[Matches].mine(world.ann.id) if not each.moves]
        for _ in range(10):
            match = await match_now(world, match)
            await world.ann.slash(world.channel, "move", notation=a_move(match), game=str(match.id))
            await env.settle()
        assert len((await match_now(world, match)).moves) >= 19
        assert sent_to(env, world.channel.id) == 0, "by itself; 10 when each move was a message"
        assert standing_in(world.channel) == most, "11 when each move was a message"


async def test_a_ladder_on_which_nobody_plays(world: World, env: Simulation, language: str) -> None:
    club = Rungs(world, 4)
    await world.app[Players].save_server(world.guild.id, language=language)
    await club.open_ladder(idle=7)
    for person in club.members:
        await club.on_ladder(person, "ladder-join")
        await club.restart_after(days=1.5)
    before = sent_to(env, world.channel.id)
    for _ in range(22):
        await club.restart_after(days=1)
        await env.advance_time(120)
    assert sent_to(env, world.channel.id) == before, "9 when everybody fell whom nobody had beaten"
    assert await club.names() == ["P1", "P2", "P3", "P4"]


@pytest.mark.parametrize(("threads", "there"), [(False, 42), (True, 1)])
async def test_a_game_of_forty_plies(
    world: World, env: Simulation, language: str, threads: bool, there: int
) -> None:
    """The invitation alone stands in the channel where games have threads; else a board for each move too."""
    await world.app[Players].save_server(world.guild.id, language=language, threads=threads)
    invited = await world.ann.slash(
        world.channel, "play", game="international", opponent=world.ben, colour="white"
    )
    await stepped(world.ben, answer(invited), "join")
    await env.advance_time(15)
    (match,) = await world.app[Matches].mine(world.ann.id)
    people = {person.id: person for person in (world.ann, world.ben)}
    home = world.channel.threads[0] if threads else world.channel
    for _ in range(40):
        await people[match.mover].slash(home, "move", notation=a_move(match))
        await env.advance_time(5)
        match = await match_now(world, match)
    assert len(match.moves) == 40
    assert standing_in(world.channel) == there
    assert sum(standing_in(thread) for thread in world.channel.threads) == (41 if threads else 0)


@pytest.mark.parametrize(("threads", "there", "aside"), [(False, 21, 0), (True, 2, 19)])
async def test_a_group_of_four(
    world: World, env: Simulation, language: str, threads: bool, there: int, aside: int
) -> None:
    """Where tournaments have threads the announcement and the end alone stand in the channel."""
    club = Club(world, 4)
    await world.app[Players].save_server(world.guild.id, threads=threads)
    tournament = await club.begin()
    await world.app[Players].save_server(world.guild.id, language=language)
    await env.advance_time(15)
    home = world.channel.threads[0] if threads else world.channel
    for meeting in tournament.meetings:
        (game,) = meeting.matches
        for _ in range(2):
            match = await world.app[Matches].get(game)
            await club.people[match.mover].slash(home, "move", notation=a_move(match), game=str(game))
        await world.app[Matches].act(match.mover, game, Match.resign)
        await env.advance_time(15)
    await env.advance_time(60)
    assert standing_in(world.channel) == there
    assert sum(standing_in(thread) for thread in world.channel.threads) == aside


async def test_somebody_who_never_comes_back(world: World, env: Simulation, language: str) -> None:
    """Three days of vacation, and reminders before the end of each, each in the place of the one before."""
    invited = await world.ann.slash(
        world.channel, "play", game="american", opponent=world.ben, colour="black", pace="1d", rated=True
    )
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.app[Matches].mine(world.ann.id)
    await world.app[Players].save_server(world.guild.id, language=language)
    people = {person.id: person for person in (world.ann, world.ben)}
    for _ in range(2):
        await people[match.mover].slash(world.channel, "move", notation=a_move(match))
        match = await match_now(world, match)
    await env.advance_time(15)
    before, stood = sent_to(env, world.channel.id), standing_in(world.channel)
    await later(world, 60 * 24 * 5)
    assert (await match_now(world, match)).over
    assert sent_to(env, world.channel.id) - before == 6
    assert standing_in(world.channel) - stood == 1, "the end; each day of vacation had a post of its own"


@pytest.mark.parametrize(("spends", "sent"), [(True, 19), (False, 16)])
async def test_a_swiss_from_which_somebody_vanishes(
    world: World, env: Simulation, language: str, spends: bool, sent: int
) -> None:
    """They make one move in the first round, and none after it; the others play at once."""
    club = Club(world, 4)
    gone = club.members[0]
    tournament = await club.begin(format="swiss", rounds=3, pace="1d", spends=spends)
    await world.app[Players].save_server(world.guild.id, language=language)
    for number in (1, 2, 3):
        tournament = await club.until(in_round(number))
        await env.advance_time(15)
        for meeting in tournament.meetings[-2:]:
            (game,) = meeting.matches
            match = await world.app[Matches].get(game)
            if gone.id not in match.players:
                await club.decide(game, match.players[0])
                continue
            for _ in range(2):
                if match.mover != gone.id or number == 1:
                    await club.people[match.mover].slash(
                        world.channel, "move", notation=a_move(match), game=str(game)
                    )
                    match = await match_now(world, match)
        await over(club, tournament.meetings[-2:])
    await env.advance_time(60)
    assert (await club.until(lambda now: now.status is Status.OVER)).round == 3
    assert sent_to(env, world.channel.id) == sent


async def over(club: Club, meetings: Sequence[Meeting]) -> None:
    """Time passes until the games of these meetings are."""
    for _ in range(24 * 8):
        games = [await club.world.app[Matches].get(game) for meeting in meetings for game in meeting.matches]
        if all(game.over for game in games):
            return
        await later(club.world, 60)
    raise AssertionError("somebody waits for ever")
