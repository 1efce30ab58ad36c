"""Stories of a tournament's texts on demand: players, games and log page by page, files, refusals."""

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.match.service.matches import Matches
from bot.people.service import Players
from tests.bot.stories.club import Club
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import answer, buttons, pictures, text
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
    match = await club.world.app[Matches].get(tournament.meetings[0].matches[0])
    await club.decide(match.id, match.players[0])
    leaving, fresh = match.players[1], club.member("Fresh")
    name = (await world.app[Players].names([leaving]))[leaving]
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
    rules = {"round-days": "", "round-end": ["claims"], "draws": ["allowed"], "options": ["one"]}
    await club.host.submit_modal(form, rules)
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
