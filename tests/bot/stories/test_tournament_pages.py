"""Stories of a tournament's texts and tables page by page, and of one that goes to another channel."""

import re
from datetime import timedelta
from typing import Any

import discord
import pytest

from tests.bot.stories.club import Club
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import answer, buttons, pictures, text
from tests.bot.stories.test_announcements import dated, entries
from tests.bot.stories.test_tournament_posts import forum_of, posts_made
from tests.world import World


async def test_players_games_and_log_are_read_page_by_page(world: World) -> None:
    club = Club(world, 7)
    await club.announce()
    listed = await club.acts(club.members[0], "players")
    assert "nobody yet" in listed
    assert "has not begun yet" in await club.says(club.members[0], "tournament games")
    tournament = await club.begin_entered()
    listed = await club.acts(club.members[0], "players")
    assert "**Players (7)**" in listed
    assert all(person.mention in listed for person in club.members)
    shown = await club.members[0].slash(world.channel, "tournament games")
    first = text(shown.response)
    assert "Page 1 of 3" in first
    second = text((await club.members[0].click(shown.response, label="Next page")).response)
    assert "Page 2 of 3" in second
    pages = [[int(n) for n in re.findall(r"#(\d+) ", page)[1:]] for page in (first, second)]
    assert min(pages[0]) > max(pages[1]), "the latest first"
    found = {int(n) for page in (first, second) for n in re.findall(r"#(\d+) ", page)}
    assert len(found & {match for meeting in tournament.meetings for match in meeting.matches}) == 20
    person = club.members[2]
    own = await club.says(club.members[0], "tournament games", player=person)
    assert f"**Games of {person.mention} (6)**" in own
    assert "is not in this tournament" in await club.says(
        club.members[0], "tournament games", player=club.host
    )
    log = await club.acts(club.members[0], "log")
    assert "21 pairings are made" in log
    assert "20 games begin" in log
    assert "Page" not in log


async def test_who_is_not_in_it_is_told_so(world: World) -> None:
    club = Club(world, 3)
    announced = await club.announce()
    outsider = club.members[0]
    left = await outsider.click(announced, label="Leave")
    assert "You are not in this tournament" in text(left.response)
    await club.begin_entered()
    begun = world.posted()[-1]
    shown = text(begun)
    assert list(buttons(begun)) == ["Play my moves", "Table"]
    assert "Everybody plays everybody:" in shown
    assert "of their group" not in shown


@pytest.mark.parametrize(
    ("trf", "options"),
    [
        (False, {"format": "groups"}),
        pytest.param(True, {"format": "swiss", "rounds": 3}, marks=pytest.mark.slow),
    ],
)
async def test_an_export_names_what_it_holds(world: World, trf: bool, options: dict[str, Any]) -> None:
    club = Club(world, 3)
    await club.begin(**options)
    assert ("TRF26" in await club.acts(club.host, "export")) == trf


async def test_an_export_after_a_substitution_names_the_player_who_left(world: World) -> None:
    club = Club(world, 3)
    tournament = await club.begin()
    match = await club.world.matches.get(tournament.meetings[0].matches[0])
    await club.decide(match.id, match.players[0])
    leaving, fresh = match.players[1], club.member("Fresh")
    name = (await world.players.names([leaving]))[leaving]
    await club.acts(club.host, "replace", player=club.people[leaving], substitute=fresh)
    await world.env.settle()
    exported = answer(await acted(club.host, world.channel, "export"))
    assert "and every game." in text(exported)
    assert [file.filename for file in exported.attachments] == ["tournament-1.csv", "tournament-1.pdn"]
    table, games = [(await file.read()).decode() for file in exported.attachments]
    assert str(fresh.id) in table
    assert f'"{name}"' in games


async def test_the_log_writes_points_as_the_tournament_does(world: World) -> None:
    club = Club(world, 3)
    await club.announce()
    card = (await acted(club.host, world.channel, "settings")).response
    form = await club.host.click(card, label="Rounds and rules")
    rules = {"round-days": "", "round-end": ["claims"], "draws": ["allowed"], "settling": ["0"]}
    await club.host.submit_modal(form, {**rules, "options": ["one"]})
    tournament = await club.begin_entered()
    game = tournament.meetings[0].matches[0]
    await club.acts(club.host, "decide", game=str(game))
    assert f"Game #{game}: " in (log := await club.acts(club.host, "log"))
    assert "½–½, decided by" in log


async def test_who_has_a_bye_stands_in_the_announcement_of_a_knock_out(world: World) -> None:
    club = Club(world, 3)
    await club.begin(format="knockout")
    told = [message for message in world.posted() if "**Semi-finals**" in text(message)][-1]
    paired, _, free = text(told).partition("A bye, and so in the next round: ")
    mentioned = [person for person in club.members if person.mention in free]
    assert len(mentioned) == 1
    assert mentioned[0].mention not in paired


async def test_of_many_groups_ones_own_is_shown_and_the_others_are_counted(world: World) -> None:
    club = Club(world, 33)
    tournament = await club.begin(group=3)
    assert len(tournament.groups) == 11
    for person in (club.members[0], club.members[16], club.members[32]):
        own = next(n for n, group in enumerate(tournament.groups) if tournament.number(person.id) in group)
        shown = await person.slash(world.channel, "tournament table")
        assert "One more table" in text(shown.response)
        pictured = pictures(shown.response)
        assert len(pictured) == 10
        assert f"Group {chr(ord('A') + own)}" in pictured[0]


async def test_a_start_that_falls_into_an_outage_follows_the_outage_at_once(world: World) -> None:
    club = Club(world, 4)
    await club.announce(format="knockout")
    await club.dated(after=timedelta(minutes=70))
    await club.enter_all()
    await world.later(60)
    await world.env.advance_time(9 * 60)
    shard = world.bot.shards[0]
    await shard.disconnect()
    await world.env.advance_time(3 * 60)
    assert not (await club.now()).meetings
    await shard.reconnect()
    await world.env.advance_time(55)
    assert not (await club.now()).meetings, "the time that was left is not over"
    await world.env.advance_time(4 * 60)
    assert (await club.now()).meetings, "nobody waits for the duty's next look"


async def test_the_pages_of_a_long_table_are_turned(world: World) -> None:
    club = Club(world, 22)
    tournament = await club.begin(format="swiss", rounds=3)
    reader = club.people[tournament.user(tournament.table(0, 0)[1].player)]
    shown = answer(await reader.slash(world.channel, "tournament table"))
    said = described(shown)
    assert said.count("\n") == 0
    assert reader.name.upper() in said
    assert "Next page" in buttons(shown)
    turned = answer(await reader.click(shown, label="Next page"))
    assert "lines 21 to 22 of 22" in described(turned)
    assert reader.name.upper() in described(turned), "one's own row stands on each"
    again = answer(await reader.click(turned, label="Previous page"))
    assert described(again) == said
    assert text(again) == text(shown)


def described(message: Any) -> str:
    (told,) = pictures(message)
    return told


def told_in(channel: Any, start: str) -> list[Any]:
    return [message for message in channel.history() if start in text(message)]


async def test_an_open_tournament_goes_with_its_announcement_and_calendar_entry(club: Club) -> None:
    world, other = club.world, club.world.guild.create_text_channel("season")
    await dated(club)
    await club.enter_all()
    before = await club.now()
    assert f"announced in <#{other.id}> from now on" in await club.acts(club.host, "move", channel=other)
    await world.env.advance_time(15)
    (announced,) = told_in(other, "Form Cup · tournament #1")
    assert "4 of 8 entered" in text(announced)
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
    assert "3 of 8 entered" in text(told_in(world.channel, "Form Cup · tournament #1")[-1])


async def test_the_calendar_entry_of_a_tournament_under_way_goes_with_it(club: Club) -> None:
    other = club.world.guild.create_text_channel("season")
    await dated(club)
    await club.enter_all()
    await club.acts(club.host, "start")
    await club.world.env.advance_time(15)
    await club.acts(club.host, "move", channel=other)
    await club.world.env.advance_time(15)
    (entry,) = entries(club)
    assert entry.entity_metadata["location"] == "#season"


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
    before = [(await world.matches.get(number)).place for number in games]
    assert all(place.channel_id != world.channel.id for place in before)
    await club.acts(club.host, "move", channel=other)
    await world.env.advance_time(15)
    assert [(await world.matches.get(number)).place for number in games] == before
    assert told_in(other, "The games begin")


async def test_the_calendar_names_no_tournament_of_a_channel_that_not_all_see(club: Club) -> None:
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


async def test_who_takes_part_finds_a_tournament_in_a_channel_that_they_do_not_see(club: Club) -> None:
    one, other = club.members[:2]
    hidden = dict.fromkeys((one, other), discord.PermissionOverwrite(view_channel=False))
    secret = club.world.guild.create_text_channel("secret", overwrites=hidden)
    await club.announce()
    await club.says(one, "tournament enter")
    await club.acts(club.host, "move", channel=secret)
    assert "Cup" in await club.says(one, "tournament list")
    assert "Cup" not in await club.says(other, "tournament list")
