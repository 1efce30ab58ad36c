"""Stories of a tournament's thread, in which its games stand and what is told of them."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import buttons, pictures, source, text
from tests.bot.stories.test_formats import arranged
from tests.world import TEXTS, World


@pytest.fixture
async def club(world: World) -> Club:
    await world.players.save_server(world.guild.id, threads=True)
    return Club(world, 4)


def sent(world: World, channel: int) -> list[dict[str, Any]]:
    path = f"/channels/{channel}/messages"
    return [r.json or {} for r in world.env.http_requests if (r.method, r.path) == ("POST", path)]


async def moved(club: Club, match_id: int, there: Any) -> Any:
    match = await club.world.matches.get(match_id)
    played = await club.people[match.mover].slash(there, "move", notation=a_move(match), game=str(match_id))
    await club.world.env.advance_time(15)
    return played


async def test_games_and_news_stand_in_the_thread_at_the_announcement(club: Club, language: str) -> None:
    world = club.world
    await club.announce(format="swiss", rounds=3)
    await world.players.save_server(world.guild.id, language=language)
    await world.env.advance_time(15)
    assert world.channel.threads == [], "there is none while it would be empty"
    await club.enter_all()
    tournament = await club.begin_entered()
    await world.env.advance_time(15)
    (thread,) = world.channel.threads
    entry = (await world.app[Tournaments].shown_at(tournament.id)).message_id
    assert (thread.id, thread.name) == (entry, "Cup")
    (round_one,) = thread.history()
    assert TEXTS.say(language, "button-play-moves") in buttons(round_one)
    assert sorted(world.called(path=f"/channels/{thread.id}/messages")) == sorted(p.id for p in club.members)
    games = [meeting.matches[0] for meeting in tournament.meetings]
    assert {(await world.matches.get(each)).place.channel_id for each in games} == {thread.id}
    in_channel = len(world.posted())
    # In the thread the move is answered with the board; in the channel in private, and the board comes to the thread.
    assert not (await moved(club, games[0], thread)).ephemeral
    assert (await moved(club, games[1], world.channel)).ephemeral
    boards = [message for message in thread.history() if pictures(message)]
    assert len(boards) == 2
    (round_one,) = [each for each in thread.history() if each.id == round_one.id]
    assert all(f"/{thread.id}/{board.id}" in source(round_one) for board in boards)
    assert len(world.posted()) == in_channel
    assert not [
        r
        for r in world.env.http_requests
        if r.method == "POST" and r.path.endswith(f"{world.channel.id}/threads")
    ]


async def test_the_whole_tournament_is_one_message_in_the_channel_and_its_end(club: Club) -> None:
    world = club.world
    tournament = await club.begin(format="swiss", rounds=3)
    (thread,) = world.channel.threads
    before = len(sent(world, world.channel.id))
    for number in (1, 2, 3):
        tournament = await club.until(arranged(2 * number))
        await world.env.advance_time(15)
        for meeting in tournament.meetings[-2:]:
            (game,) = meeting.matches
            for _ in range(2):
                await moved(club, game, thread)
            match = await world.matches.get(game)
            await world.matches.act(match.mover, game, type(match).resign)
        await world.env.advance_time(15)
    await world.env.advance_time(60)
    assert [each.id for each in world.channel.threads] == [thread.id]
    over = sent(world, world.channel.id)[before:]
    assert len(over) == 1, "the end alone"
    rounds = [message for message in thread.history() if "of 3 begins" in text(message)]
    assert len(rounds) == 3
    assert not world.sleeps(thread.id), "it is the tournament's"


async def test_where_threads_are_not_wanted_or_allowed_the_channel_has_the_games(club: Club) -> None:
    world = club.world
    deny = discord.Permissions(create_public_threads=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(world.me.id, OverwriteType.MEMBER, deny=deny))
    await world.env.settle()
    tournament = await club.begin(format="swiss", rounds=3)
    await world.env.advance_time(15)
    world.env.backend.set_overwrite(world.channel.id, Overwrite(world.me.id, OverwriteType.MEMBER))
    await world.players.save_server(world.guild.id, threads=False)
    second = await club.begin(format="swiss", rounds=3)
    await world.env.advance_time(15)
    assert world.channel.threads == []
    games = [meeting.matches[0] for each in (tournament, second) for meeting in each.meetings]
    assert {(await world.matches.get(each)).place.channel_id for each in games} == {world.channel.id}


@pytest.mark.slow
@pytest.mark.parametrize("again", [True, False])
async def test_games_and_rounds_of_a_deleted_thread_go_on(club: Club, again: bool) -> None:
    """`again`: Discord opens another at the same message; else they stand in the tournament's channel."""
    world = club.world
    tournament = await club.begin(format="swiss", rounds=3)
    await world.env.advance_time(15)
    (thread,) = world.channel.threads
    if not again:
        path = f"/channels/{world.channel.id}/messages/{thread.id}/threads"
        world.env.inject_error("POST", path, status=400, code=160004, times=None)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    for meeting in tournament.meetings:
        await moved(club, meeting.matches[0], world.channel)
    homes = {(await world.matches.get(m.matches[0])).place.channel_id for m in tournament.meetings}
    found = world.channel.threads
    assert homes == {found[0].id if again else world.channel.id}
    assert len(found) == again
    for meeting in tournament.meetings:
        match = await world.matches.get(meeting.matches[0])
        await moved(club, match.id, world.channel)
        await world.matches.act(match.mover, match.id, type(match).resign)
    await club.until(lambda now: now.round == 2)
    await world.env.advance_time(15)
    where = found[0].history() if again else world.posted()
    assert any("Round 2 of 3 begins" in text(message) for message in where)


async def test_a_tournament_that_moves_takes_the_games_of_its_thread_along(club: Club) -> None:
    world, other = club.world, club.world.guild.create_text_channel("season")
    tournament = await club.begin(format="swiss", rounds=3)
    await world.env.advance_time(15)
    await club.acts(club.host, "move", channel=other)
    await world.env.advance_time(15)
    (thread,) = other.threads
    assert any("Round 1 of 3 begins" in text(message) for message in thread.history())
    games = [await world.matches.get(meeting.matches[0]) for meeting in tournament.meetings]
    assert {match.place.channel_id for match in games} == {thread.id}
    assert world.called() == [], "nobody is called a second time"
