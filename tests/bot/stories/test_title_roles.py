"""Stories of roles that a server gives by a title, and of rules that change."""

from typing import Any

import discord
import pytest

from bot.people.service import Players
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import text
from tests.bot.stories.test_roles import held, lost, settled
from tests.world import Simulation, World


async def chosen(club: Club, role: Any, **options: Any) -> str:
    """The answer to the boss, who has a role given."""
    role_of_boss = club.world.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    boss = club.member("Boss", roles=[role_of_boss])
    return await club.says(boss, "server roles", role=role, **options)


async def won_by(club: Club, winner: Any, **options: Any) -> None:
    """A tournament that everybody else leaves."""
    tournament = await club.begin(**options)
    for person in club.members:
        if person is not winner:
            await club.world.app[Tournaments].withdraw(tournament.id, club.world.guild.id, person.id)
    await club.until(lambda now: now.status is Status.OVER)
    await club.world.env.advance_time(15)


async def test_the_role_of_the_champion_passes_on_with_the_next_tournament(world: World) -> None:
    club = Club(world, 3)
    one, other, _ = club.members
    champion = world.guild.create_role("Champion")
    await won_by(club, one)
    said = await chosen(club, champion, title="champion")
    assert f"{champion.mention}: the winner of the last tournament" in said
    await world.env.advance_time(15)
    assert champion.id in await held(world, one), "who has won it already has it at once"
    await won_by(club, other)
    assert champion.id in await held(world, other)
    assert champion.id not in await held(world, one)


async def test_the_last_tournament_is_the_one_that_ended_last_whatever_its_game(world: World) -> None:
    club = Club(world, 3)
    one, other, _ = club.members
    champion = world.guild.create_role("Champion")
    await chosen(club, champion, title="champion")
    longer = await club.begin()
    await won_by(club, other, game="russian")
    assert champion.id in await held(world, other)
    for person in club.members:
        if person is not one:
            await world.app[Tournaments].withdraw(longer.id, world.guild.id, person.id)
    await club.until(lambda now: now.status is Status.OVER, longer.id)
    await world.env.advance_time(15)
    assert champion.id in await held(world, one)
    assert champion.id not in await held(world, other)


async def test_the_role_of_another_game_s_champion_is_not_given(world: World) -> None:
    rule = "{}: the winner of the last tournament (Russian draughts)"
    club = Club(world, 3)
    champion = world.guild.create_role("Champion")
    said = await chosen(club, champion, title="champion", game="russian")
    assert rule.format(champion.mention) in said
    await won_by(club, club.members[0])
    assert champion.id not in await held(world, club.members[0])


async def test_the_first_on_a_ladder_has_its_role_for_as_long(world: World, env: Simulation) -> None:
    rule = "{}: the first on the ladder (American checkers)"
    club = Club(world, 2)
    first, second = club.members
    leader = world.guild.create_role("Leader")
    said = await chosen(club, leader, title="leader", game="american")
    assert rule.format(leader.mention) in said
    await club.host.slash(world.channel, "ladder create", game="american", pace="1d")
    for person in club.members:
        await club.on_ladder(person, "ladder-join")
    await env.advance_time(15)
    assert leader.id in await held(world, first)
    assert leader.id not in await held(world, second)
    of_another_game = world.guild.create_role("Leader in Russian")
    await chosen(club, of_another_game, title="leader", game="russian")
    await env.advance_time(15)
    assert of_another_game.id not in await held(world, first)
    await club.says(second, "ladder challenge", player=first)
    await club.decide(1, second.id)
    await env.advance_time(15)
    assert leader.id in await held(world, second)
    assert leader.id not in await held(world, first)
    await club.on_ladder(club.host, "ladder-close", "ladder-closed")
    await env.advance_time(15)
    assert leader.id not in await held(world, second)


async def ladder_of(club: Club) -> tuple[Any, Any]:
    await club.host.slash(club.world.channel, "ladder create", game="american", pace="1d")
    for person in club.members:
        await club.on_ladder(person, "ladder-join")
    first, second = club.members
    return first, second


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ({"title": "leader", "game": "russian"}, "the first on the ladder (Russian draughts)"),
        ({"title": "champion"}, "the winner of the last tournament"),
        ({"game": "american", "least": 1600}, "American checkers, from 1600 on"),
    ],
)
async def test_a_changed_rule_takes_the_role_from_who_had_it_by_the_former_one(
    world: World, env: Simulation, rule: dict[str, Any], shown: str
) -> None:
    former = "the first on each ladder"
    boss, role = world.boss(), world.guild.create_role("Role")
    await world.app[Players].save(boss.id)
    await world.app[Players].save_server(world.guild.id, game="russian")
    first, second = await ladder_of(Club(world, 2))
    said = await boss.slash(world.channel, "server roles", role=role, title="leader")
    assert former in text(said.response)
    await env.advance_time(15)
    assert role.id in await held(world, first)
    await world.bot.http.add_role(world.guild.id, second.id, role.id)
    said = await boss.slash(world.channel, "server roles", role=role, **rule)
    assert shown in text(said.response)
    assert former not in text(said.response)
    await env.advance_time(15)
    assert role.id not in await held(world, first) | await held(world, second)


async def test_a_title_takes_the_role_from_who_had_it_by_rating(world: World, env: Simulation) -> None:
    boss, role = world.boss(), world.guild.create_role("Role")
    await lost(world)
    await settled(world, world.ann.id, 1700)
    await boss.slash(world.channel, "server roles", role=role, game="american", least=1600)
    await env.advance_time(15)
    assert role.id in await held(world, world.ann)
    await boss.slash(world.channel, "server roles", role=role, title="champion")
    await env.advance_time(15)
    assert role.id not in await held(world, world.ann)
