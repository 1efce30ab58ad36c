"""Stories of roles that a server gives by rating or by a title, and of rules that change."""

from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.store.tables import rating_changes, ratings
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import on_board, text
from tests.world import World


async def settled(world: World, user: int, value: float) -> None:
    """The last game of somebody has left them with this rating, and sure of it."""
    world.tampered = True
    async with world.app.database.transaction() as connection:
        for table in (rating_changes, ratings):
            known = sa.update(table).where(table.c.user_id == user)
            await connection.execute(known.values(value=value, deviation=80.0, volatility=0.06))


async def lost(world: World) -> None:
    """Ben gives up a rated game against Ann after two moves of each."""
    match = await world.begun(rated=True)
    for _ in range(4):
        mover = world.ann if match.mover == world.ann.id else world.ben
        await mover.slash(world.channel, "move", notation=a_move(match), game=str(match.id))
        match = await world.matches.get(match.id)
    await on_board(world.ben, world.channel, "resign", "resign-now", game=str(match.id))
    await world.env.settle()


async def held(world: World, person: Any) -> set[int]:
    guild = world.known
    member = await guild.fetch_member(person.id)
    return {role.id for role in member.roles}


async def test_who_reaches_a_rating_gets_its_role_and_who_falls_below_loses_it(world: World) -> None:
    none = "No roles by rating or title yet"
    rule = "American checkers, from 1600 on, once the rating is settled"
    boss = world.boss()
    expert = world.guild.create_role("Expert")
    assert none in text((await boss.slash(world.channel, "server roles")).response)
    shown = await boss.slash(world.channel, "server roles", role=expert, game="american", least=1600)
    assert expert.mention in text(shown.response)
    assert rule in text(shown.response)
    await lost(world)
    assert expert.id not in await held(world, world.ann), "a rating that is not settled gives no role"
    await settled(world, world.ann.id, 1590)
    await settled(world, world.ben.id, 1605)
    await lost(world)
    assert expert.id in await held(world, world.ann)
    await settled(world, world.ann.id, 1500)
    await lost(world)
    assert expert.id not in await held(world, world.ann)
    await boss.slash(world.channel, "server roles", role=expert, remove=True)
    assert none in text((await boss.slash(world.channel, "server roles")).response)


async def test_a_role_above_the_bot_s_own_is_not_chosen(world: World) -> None:
    said = "I cannot give this role: my own role has to stand above it."
    boss = world.boss()
    above = world.guild.create_role("Above", position=99)
    refused = await boss.slash(world.channel, "server roles", role=above, game="american", least=1600)
    assert refused.ephemeral
    assert said in text(refused.response)
    assert "No roles by rating or title yet" in text(
        (await boss.slash(world.channel, "server roles")).response
    )


async def test_a_role_that_cannot_be_given_leaves_the_others_alone(world: World) -> None:
    why = "it stands above my own role. Move mine above it."
    boss = world.boss()
    raised, expert, master = (world.guild.create_role(name) for name in ("Raised", "Expert", "Master"))
    for role in (raised, expert, master):
        await boss.slash(world.channel, "server roles", role=role, game="american", least=1600)
    await lost(world)
    await settled(world, world.ann.id, 1700)
    await lost(world)
    assert {raised.id, expert.id, master.id} <= await held(world, world.ann)
    world.env.backend.edit_role(world.guild.id, raised.id, {"position": 99})
    await settled(world, world.ann.id, 1400)
    await lost(world)
    assert not {expert.id, master.id} & await held(world, world.ann)
    assert raised.id in await held(world, world.ann)
    assert "role.not_given" in world.log.getvalue()
    shown = text((await boss.slash(world.channel, "server roles")).response).splitlines()
    (place,) = (n for n, line in enumerate(shown) if raised.mention in line)
    assert [n for n, line in enumerate(shown) if why in line] == [place + 1]
    await boss.slash(world.channel, "server check")
    world.env.backend.edit_role(world.guild.id, raised.id, {"position": 1})
    await world.env.settle()
    await boss.slash(world.channel, "server check")
    await world.env.advance_time(15)
    assert raised.id not in await held(world, world.ann), "what it could not do before is made up for"


async def test_a_role_needs_a_game_or_a_title_and_not_a_rating_with_it(world: World) -> None:
    boss = world.boss()
    expert = world.guild.create_role("Expert")
    for options, said in (
        ({}, "Name a game, or a title."),
        ({"title": "champion", "least": 1600}, "A role for a title asks for no rating."),
    ):
        refused = await boss.slash(world.channel, "server roles", role=expert, **options)
        assert refused.ephemeral
        assert said in text(refused.response)
    assert (await world.players.server(world.guild.id)).titles == ()


async def test_the_list_says_which_role_cannot_be_given_and_lets_go_of_deleted_ones(world: World) -> None:
    deleted = "This role is deleted. Take it off the list with /server roles"
    above = "it stands above my own role. Move mine above it."
    boss = world.boss()
    gone, raised, kept = (world.guild.create_role(name) for name in ("Gone", "Raised", "Kept"))
    for role in (gone, raised, kept):
        shown = await boss.slash(world.channel, "server roles", role=role, game="american", least=1600)
        assert above not in text(shown.response)
    world.env.backend.delete_role(world.guild.id, gone.id)
    world.env.backend.edit_role(world.guild.id, raised.id, {"position": 99})
    await world.env.settle()
    lines = text((await boss.slash(world.channel, "server roles")).response).splitlines()
    told = {r.id: lines[n + 1] for n, line in enumerate(lines) for r in (gone, raised) if r.mention in line}
    assert deleted in told[gone.id]
    assert above in told[raised.id]
    assert kept.mention in lines[-1]
    left = text((await boss.slash(world.channel, "server roles", remove=True)).response)
    assert gone.mention not in left
    assert raised.mention in left
    last = text((await boss.slash(world.channel, "server roles", role=kept, remove=True)).response)
    assert "Members who have it keep it" in last
    assert [role for role, *_ in (await world.players.server(world.guild.id)).roles] == [raised.id]


async def test_a_new_rule_is_for_those_too_who_reach_it_already(world: World) -> None:
    boss = world.boss()
    expert = world.guild.create_role("Expert")
    await lost(world)
    await settled(world, world.ann.id, 1700)
    await settled(world, world.ben.id, 1500)
    shown = await boss.slash(world.channel, "server roles", role=expert, game="american", least=1600)
    assert f"from {1600} on" in text(shown.response)
    await world.env.advance_time(15)
    assert expert.id in await held(world, world.ann)
    assert expert.id not in await held(world, world.ben)
    shown = await boss.slash(world.channel, "server roles", role=expert, game="american", least=1800)
    assert f"from {1600} on" not in text(shown.response)
    await world.env.advance_time(15)
    assert expert.id not in await held(world, world.ann), "the rule asks for more now"


async def test_a_role_that_another_app_gives_is_refused_in_those_words(world: World) -> None:
    (own,) = (role for role in world.me.roles if role.managed)
    boss = world.boss()
    theirs = world.guild.roles[own.name]
    refused = await boss.slash(world.channel, "server roles", role=theirs, game="american")
    assert refused.ephemeral
    assert "Discord or another app gives it" in text(refused.response)


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
    assert rule.format(champion.mention) in await chosen(club, champion, title="champion", game="russian")
    await won_by(club, club.members[0])
    assert champion.id not in await held(world, club.members[0])


async def test_the_first_on_a_ladder_has_its_role_for_as_long(world: World) -> None:
    rule = "{}: the first on the ladder (American checkers)"
    club = Club(world, 2)
    first, second = club.members
    leader = world.guild.create_role("Leader")
    assert rule.format(leader.mention) in await chosen(club, leader, title="leader", game="american")
    await ladder_of(club)
    await world.env.advance_time(15)
    assert leader.id in await held(world, first)
    assert leader.id not in await held(world, second)
    of_another_game = world.guild.create_role("Leader in Russian")
    await chosen(club, of_another_game, title="leader", game="russian")
    await world.env.advance_time(15)
    assert of_another_game.id not in await held(world, first)
    await club.says(second, "ladder challenge", player=first)
    await club.decide(1, second.id)
    await world.env.advance_time(15)
    assert leader.id in await held(world, second)
    assert leader.id not in await held(world, first)
    await club.on_ladder(club.host, "ladder-close", "ladder-closed")
    await world.env.advance_time(15)
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
    world: World, rule: dict[str, Any], shown: str
) -> None:
    former = "the first on each ladder"
    boss, role = world.boss(), world.guild.create_role("Role")
    await world.players.save(boss.id)
    await world.players.save_server(world.guild.id, game="russian")
    first, second = await ladder_of(Club(world, 2))
    said = await boss.slash(world.channel, "server roles", role=role, title="leader")
    assert former in text(said.response)
    await world.env.advance_time(15)
    assert role.id in await held(world, first)
    await world.bot.http.add_role(world.guild.id, second.id, role.id)
    said = await boss.slash(world.channel, "server roles", role=role, **rule)
    assert shown in text(said.response)
    assert former not in text(said.response)
    await world.env.advance_time(15)
    assert role.id not in await held(world, first) | await held(world, second)


async def test_a_title_takes_the_role_from_who_had_it_by_rating(world: World) -> None:
    boss, role = world.boss(), world.guild.create_role("Role")
    await lost(world)
    await settled(world, world.ann.id, 1700)
    await boss.slash(world.channel, "server roles", role=role, game="american", least=1600)
    await world.env.advance_time(15)
    assert role.id in await held(world, world.ann)
    await boss.slash(world.channel, "server roles", role=role, title="champion")
    await world.env.advance_time(15)
    assert role.id not in await held(world, world.ann)
