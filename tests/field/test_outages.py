"""Discord takes a server away for a while and gives it back: discord.py's `on_guild_unavailable`.

Whoever plays there can do nothing, and loses nothing: u16-io/FindSenryu4Discord 109, where everything was deleted.
"""

from datetime import timedelta
from typing import Any

import pytest
from simcord.backend import serializers

from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.match.service.pauses import GRACE
from tests.bot.stories.between import begin_between, first_server, server
from tests.world import World

HOUR = timedelta(hours=1)


def take(world: World, guild_id: int) -> None:
    """Discord serves the server to nobody from now on."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(guild_id), "unavailable": True})


def give_back(world: World, guild_id: int) -> None:
    backend = world.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(guild_id)))


@pytest.mark.parametrize(
    ("length", "lost"), [(4 * HOUR, 4 * HOUR + GRACE), (0.5 * HOUR, HOUR), (0.002 * HOUR, 0 * HOUR)]
)
async def test_a_server_that_discord_takes_away_costs_nobody_time(
    world: World, length: timedelta, lost: timedelta
) -> None:
    match = await world.begun(pace="1d", rated=True)
    match = await world.match_now(match)
    assert match.deadline is not None
    await world.env.advance_time((match.deadline - world.now() - 0.05 * HOUR).total_seconds())
    posted = len(world.posted())
    take(world, world.guild.id)
    await world.env.advance_time(length.total_seconds())
    assert not (await world.match_now(match)).over
    assert len(world.posted()) == posted, "nobody is called there"
    give_back(world, world.guild.id)
    await world.env.settle()
    after = await world.match_now(match)
    assert after.deadline is not None
    assert abs(after.deadline - match.deadline - lost) < timedelta(seconds=20)
    await world.env.advance_time((after.deadline - world.now()).total_seconds() + 60)
    assert (await world.match_now(match)).over, "then time runs as before"


async def test_a_bot_that_begins_anew_learns_that_the_server_is_there_again(world: World) -> None:
    match = await world.match_now(await world.begun(pace="2d"))
    take(world, world.guild.id)
    await world.env.advance_time(6 * 3600)
    await world.restart()
    await world.env.settle()
    after = await world.match_now(match)
    assert after.deadline is not None
    assert match.deadline is not None
    assert after.deadline - match.deadline >= 6 * HOUR
    played = await world.ann.slash(world.channel, "move", notation="11-15")
    assert not played.ephemeral


@pytest.mark.parametrize("away", [False, True])
async def test_a_game_between_servers_stands_still_while_one_is_away(world: World, away: bool) -> None:
    home, other = await first_server(world), await server(world, 2, "Mira", "Noor")
    match = await begin_between(
        world,
        home.people[0],
        other.people[0],
        home.place,
        other.place,
        Terms("american", Pace.parse("12h"), rated=True),
    )
    before = await world.match_now(match)
    guild: Any = (other if away else home).guild
    take(world, guild.id)
    await world.env.advance_time(30 * 3600)
    assert not (await world.match_now(match)).over
    give_back(world, guild.id)
    await world.env.settle()
    after = await world.match_now(match)
    assert after.deadline is not None
    assert before.deadline is not None
    assert abs(after.deadline - before.deadline - 30 * HOUR - GRACE) < timedelta(seconds=20)
