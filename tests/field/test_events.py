"""Tournaments whose players leave, come back, or are an odd number."""

from typing import Any

import pytest_asyncio

from bot.core.match import Match
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.timetable import winners
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import confirmed
from tests.world import TEXTS, World


@pytest_asyncio.fixture
async def club(world: World, language: str) -> Club:
    return await Club(world, 4).speak(language)


async def leave(club: Club, person: Any) -> None:
    label = TEXTS.say(club.language, "button-tournament-withdraw")
    await confirmed(person, club.world.channel, "tournament leave", label)


async def play_round(club: Club) -> Tournament:
    """A move of each in every game that goes on, and whoever has to move then resigns."""
    matches = club.world.matches
    for meeting in (await club.now()).meetings:
        for match_id in () if meeting.decided else meeting.matches:
            match = await matches.get(match_id)
            if match.over:
                continue
            for _ in range(2):
                match = (await matches.play(match.mover, a_move(match), match_id=match.id)).match
            await matches.act(match.mover, match_id, Match.resign)
    await club.world.env.advance_time(60)
    return await club.now()


async def test_a_swiss_event_that_all_but_one_leave_pairs_nobody_again(club: Club) -> None:
    """lichess-org/lila 10812: it went on pairing them in every round."""
    await club.begin(format="swiss", rounds=3)
    for person in club.members[:3]:
        await leave(club, person)
    await club.world.env.advance_time(3600)
    after = await club.now()
    assert after.status is not Status.RUNNING
    assert all(each.decided for each in after.meetings)
    assert not [match for person in club.members for match in await club.world.matches.mine(person.id)]


async def test_nobody_has_two_byes_and_each_is_a_point(world: World, language: str) -> None:
    """lichess-org/lila 6619, 6602, online-go/online-go.com 2412, phase-rs/phase 6349: many byes for one player, and
    points that were not counted.
    """
    club = await Club(world, 5).speak(language)
    await club.begin(format="swiss", rounds=3)
    for _ in range(3):
        after = await play_round(club)
    byes = [each.pairing for each in after.meetings if each.pairing.kind is Kind.BYE]
    assert len({each.first for each in byes}) == len(byes) == 3
    assert {each.points(each.first) for each in byes} == {2}


async def test_leaving_and_coming_back_earns_no_point(club: Club) -> None:
    """lichess-org/lila 12497: out of the list at the pairing, and back in time for a whole point."""
    begun = await club.begin(format="swiss", rounds=3)
    away = club.members[0]
    await leave(club, away)
    await confirmed(away, club.world.channel, "tournament enter", TEXTS.say(club.language, "button-return"))
    after = await play_round(club)
    number = begun.number(away.id)
    own = [each.pairing for each in after.meetings if number in each.pairing.players()]
    assert sum(each.points(number) for each in own) == 0
    assert [each.round for each in own if each.second is not None] == [1, 2], "and plays on"


async def test_an_entry_taken_back_before_the_start_is_in_no_list(club: Club) -> None:
    """lichess-org/lila 6953: it stayed among the players."""
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()
    away = club.members[0]
    await club.says(away, "tournament leave")
    assert away.mention not in await club.acts(club.host, "players")
    after = await club.begin_entered()
    assert away.id not in after.seeds
    assert away.mention not in await club.acts(club.host, "players")


async def test_two_who_leave_a_cup_send_the_others_on(club: Club) -> None:
    """Drarig29/brackets-manager.js 214, 26: somebody had to win where neither played."""
    begun = await club.begin(format="knockout")
    gone = begun.users(begun.meetings[0])
    for user in gone:
        await leave(club, club.people[user])
    for _ in range(3):
        after = await play_round(club)
    assert after.status is not Status.RUNNING
    (winner,) = winners(after)
    assert winner not in gone
