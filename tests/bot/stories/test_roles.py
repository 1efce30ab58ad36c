"""Stories of roles that a server gives by rating."""

from __future__ import annotations

from typing import Any

import discord
import sqlalchemy as sa

from bot.store.tables import rating_changes, ratings
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import answer, begun, text


async def settled(world: Any, user: int, value: float) -> None:
    """The last game of somebody has left them with this rating, and sure of it."""
    async with world.app.database.transaction() as connection:
        for table in (rating_changes, ratings):
            known = sa.update(table).where(table.c.user_id == user)
            await connection.execute(known.values(value=value, deviation=80.0, volatility=0.06))


async def lost(world: Any) -> None:
    """Ben gives up a rated game against Ann after two moves of each."""
    match = await begun(world, rated=True)
    for _ in range(4):
        mover = world.ann if match.mover == world.ann.id else world.ben
        await mover.slash(world.channel, "move", notation=a_move(match), game=str(match.id))
        match = await world.app.matches.get(match.id)
    asked = await world.ben.slash(world.channel, "resign", game=str(match.id))
    await world.ben.click(answer(asked), label="Yes, resign")
    await world.env.settle()


async def held(world: Any, person: Any) -> set[int]:
    """The roles that somebody has."""
    member = await world.bot.get_guild(world.guild.id).fetch_member(person.id)
    return {role.id for role in member.roles}


async def test_who_reaches_a_rating_gets_its_role_and_who_falls_below_loses_it(world: Any, env: Any) -> None:
    boss = world.guild.add_member(
        env.create_user("boss"),
        roles=[world.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))],
    )
    expert = world.guild.create_role("Expert")
    assert "gives no roles by rating" in text((await boss.slash(world.channel, "server roles")).response)
    shown = await boss.slash(world.channel, "server roles", role=expert, game="american", least=1600)
    assert "American checkers, from 1600 on" in text(shown.response)
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
    assert "gives no roles by rating" in text((await boss.slash(world.channel, "server roles")).response)
