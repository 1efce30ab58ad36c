"""Stories of a tournament that goes to another channel: its own is gone, or its director wants it so."""

from typing import Any

import discord
import pytest

from bot.match.service.matches import Matches
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import buttons, text
from tests.bot.stories.test_announcements import dated, entries
from tests.bot.stories.test_tournament_posts import forum_of, posts_made


def told_in(channel: Any, start: str) -> list[Any]:
    return [message for message in channel.history() if start in text(message)]


async def test_an_open_tournament_goes_with_its_announcement_and_calendar_entry(club: Club) -> None:
    world, other = club.world, club.world.guild.create_text_channel("season")
    await dated(club)
    await club.enter_all()
    before = await club.now()
    said = await club.acts(club.host, "move", channel=other)
    assert f"announced in <#{other.id}> from now on" in said
    await world.env.advance_time(15)
    (announced,) = told_in(other, "Form Cup · tournament #1")
    assert "Entered (4 of at most 8)" in text(announced)
    assert list(buttons(announced)) == ["Enter", "Leave", "Take a round off", "Players", "Log", "Full rules"]
    (old,) = told_in(world.channel, "announced in another channel")
    link = f"https://discord.com/channels/{world.guild.id}/{other.id}/{announced.id}"
    assert link in text(old)
    assert list(buttons(old)) == ["Table"]
    (entry,) = entries(club)
    assert entry.entity_metadata["location"] == "#season"
    left = await club.members[0].click(announced, label="Leave")
    assert "You have left the tournament" in text(left.response)
    log = await club.acts(club.members[1], "log")
    assert f"{club.host.mention} has moved the tournament to <#{other.id}>" in log
    assert f"({link})" in await club.says(club.members[1], "tournament list")
    assert "Taken back" in await club.acts(club.host, "undo")
    await world.env.advance_time(15)
    assert (await club.now()).place == before.place
    assert "Entered (3 of at most 8)" in text(told_in(world.channel, "Form Cup · tournament #1")[-1])


@pytest.mark.slow
async def test_where_the_channel_is_gone_games_and_rounds_go_on_elsewhere(club: Club) -> None:
    world, other = club.world, club.world.guild.create_text_channel("season")
    tournament = await club.begin(format="swiss", rounds=3, pair=True)
    played, waiting = tournament.meetings
    # One game of a pair is over when the channel goes.
    await club.decide(played.matches[0], tournament.user(played.pairing.first))
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    world.channel = other
    await club.acts(club.host, "move")
    await world.env.settle()
    (announced,) = told_in(other, "Round 1 of 3 begins")
    assert f"#{played.matches[0]}" in text(announced)
    assert world.called() == [], "nobody is called a second time"
    await world.restart()
    await world.env.advance_time(60)
    match = await world.app[Matches].get(waiting.matches[0])
    assert match.place.channel_id == other.id
    await club.people[match.mover].slash(other, "move", notation=a_move(match), game=str(match.id))
    await world.env.advance_time(60)
    assert told_in(other, f"game #{match.id}\n"), "its board is shown where it is played"
    for meeting in tournament.meetings:
        for match_id in meeting.matches:
            if match_id != played.matches[0]:
                await club.decide(match_id, None)
    await club.until(lambda now: now.round == 2)
    await world.env.advance_time(15)
    (second,) = told_in(other, "Round 2 of 3 begins")
    assert buttons(second)


async def test_only_to_where_director_and_bot_may_write(club: Club) -> None:
    world, guild = club.world, club.world.guild
    mute = discord.PermissionOverwrite(send_messages=False)
    closed = guild.create_text_channel("closed", overwrites={club.host: mute})
    deaf = guild.create_text_channel("deaf", overwrites={world.me: mute})
    await club.announce()
    assert "Only the director" in await club.acts(club.members[0], "move", channel=closed)
    assert "in that channel already" in await club.acts(club.host, "move")
    assert "You may not write in that channel" in await club.acts(club.host, "move", channel=closed)
    assert "the permission to send messages" in await club.acts(club.host, "move", channel=deaf)
    assert (await club.now()).place.channel_id == world.channel.id
    await club.acts(club.host, "cancel")
    other = guild.create_text_channel("other")
    assert "Called off" in await club.acts(club.host, "move", channel=other, tournament="1")
    assert (await club.now()).place.channel_id == world.channel.id


async def test_games_with_posts_of_their_own_stay_in_the_forum(club: Club) -> None:
    world, other = club.world, club.world.guild.create_text_channel("season")
    hall = await forum_of(club)
    tournament = await club.begin()
    games = [match for meeting in tournament.meetings for match in meeting.matches]
    await posts_made(club, hall, len(games))
    before = [(await world.app[Matches].get(number)).place for number in games]
    assert all(place.channel_id != world.channel.id for place in before)
    await club.acts(club.host, "move", channel=other)
    await world.env.advance_time(15)
    assert [(await world.app[Matches].get(number)).place for number in games] == before
    assert told_in(other, "The games begin")


async def test_the_calendar_of_the_server_names_no_tournament_of_a_channel_that_not_all_see(
    club: Club,
) -> None:
    world, seeing = club.world, discord.PermissionOverwrite(view_channel=True)
    secret = world.guild.create_text_channel(
        "secret",
        overwrites={
            world.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            world.me: seeing,
            **dict.fromkeys((club.host, *club.members), seeing),
        },
    )
    shown, world.channel = world.channel, secret
    await dated(club)
    assert (await club.now()).starts_at is not None
    assert entries(club) == []
    await club.acts(club.host, "move", channel=shown)
    await world.env.advance_time(15)
    (entry,) = entries(club)
    assert entry.name == "Form Cup"
    await club.acts(club.host, "move", channel=secret)
    await world.env.advance_time(15)
    assert entries(club) == []
