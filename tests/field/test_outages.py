"""Discord takes a server away for a while and gives it back: discord.py's `on_guild_unavailable`.

Whoever plays there can do nothing, and loses nothing: u16-io/FindSenryu4Discord 109, where everything was deleted.
"""

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend import serializers

from bot.core.calendar import from_ms
from bot.core.match import Match
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.invitations.service.invitations import Seeks
from bot.match.service.pauses import GRACE
from bot.store.tables import metadata
from tests.bot.fixtures import terms
from tests.bot.stories.between import begin_between, first_server, server
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import answer, pictures, text
from tests.bot.stories.test_by_when import timed
from tests.world import TEXTS, World

HOUR, MOMENT = timedelta(hours=1), timedelta(minutes=1)


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
    world: World, language: str, length: timedelta, lost: timedelta
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
    read = text(answer(await world.ann.user.slash("board", game=str(match.id))))
    stands = TEXTS.say(language, "match-left", bound="no")
    assert stands in read
    give_back(world, world.guild.id)
    await world.env.settle()
    after = await world.match_now(match)
    assert after.deadline is not None
    assert abs(after.deadline - match.deadline - lost) < timedelta(seconds=20)
    await world.env.advance_time((after.deadline - world.now()).total_seconds() + 60)
    assert (await world.match_now(match)).over, "then time runs as before"
    read = text(answer(await world.ann.slash(world.channel, "board", game=str(match.id))))
    assert stands not in read


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


Way = tuple[Callable[[World, Any], Any], Callable[[World, Any], Any]]


def locked(yes: bool) -> Callable[[World, Any], Any]:
    async def closed(world: World, thread: Any) -> None:
        world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": yes, "archived": yes})

    return closed


WAYS: dict[str, Way] = {
    "server": (lambda w, _: take(w, w.guild.id), lambda w, _: give_back(w, w.guild.id)),
    "channel": (lambda w, _: w.lacks(w.channel, "view_channel"), lambda w, _: w.lacks(w.channel)),
    "thread": (locked(True), locked(False)),
}
ABOUT_THE_OUTAGE = {"departures", "closed_places", "downtimes", "heartbeat", "commits", "remembered"}
NUMBERS = {"seq", "last_seq", "turn_seq", "message_id", "done_at", "id", "expires_at"}


async def stood(world: World, way: Way | None, length: timedelta) -> list[str]:
    """A game is played and lost on time in a thread, where somebody else is invited; all that is stored."""
    thread, match = await in_thread(world)
    seeks, place = world.app[Seeks], match.place
    other = await seeks.invite(world.ben.id, terms("2d"), place)
    await world.hours(14)
    begin = world.now()
    if way is not None:
        close, reopen = way
        await passed(close(world, thread))
        await world.env.advance_time(length.total_seconds())
        assert not (await world.match_now(match)).over
        await passed(reopen(world, thread))
        length += min(length, GRACE)
        await world.env.advance_time((begin + length - world.now()).total_seconds())
    for person, move in ((world.ann, "11-15"), (world.ben, "22-18")):
        await world.matches.play(person.id, move, match_id=match.id)
    await world.hours(30)
    assert (await world.match_now(match)).over
    assert abs((await seeks.get(other.id)).expires_at - other.expires_at - length) < MOMENT
    return [row async for row in rows(world, begin, length)]


async def passed(done: Any) -> None:
    if done is not None:
        await done


async def rows(world: World, begin: datetime, length: timedelta) -> AsyncIterator[str]:
    """All rows but those that say that there was an outage, as if everything later than its begin came earlier."""

    def minutes(at: datetime) -> str:
        return f"{round((at - begin - (length if at > begin else timedelta(0))) / MOMENT)} min"

    def plain(value: Any) -> str:
        instants = re.compile(r"\b17\d{11}\b")  # milliseconds in facts and clocks
        if isinstance(value, datetime):
            return minutes(value)
        return instants.sub(lambda found: minutes(from_ms(int(found[0]))), str(value))

    async with world.app.database.reading() as connection:
        for table in metadata.sorted_tables:
            if table.name in ABOUT_THE_OUTAGE:
                continue
            for row in (await connection.execute(sa.select(table))).mappings():
                if row.get("kind") not in ("paused", "redrawn"):
                    yield f"{table.name} { {key: plain(v) for key, v in row.items() if key not in NUMBERS} }"


async def in_thread(world: World, pace: str = "1d", **how: Any) -> tuple[Any, Match]:
    """A thread, and a game in it with a day for each move."""
    channel: Any = world.bot.get_channel(world.channel.id)
    thread = await channel.create_thread(name="Here", type=discord.ChannelType.public_thread, **how)
    await world.env.settle()
    return thread, await world.paired(terms(pace, rated=True), thread)


async def test_a_game_whose_thread_is_deleted_calls_its_player_elsewhere_at_once(world: World) -> None:
    thread, match = await in_thread(world)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert (await world.match_now(match)).place.channel_id == world.channel.id
    assert pictures(world.newest())
    assert {*world.called()} == {world.ann.id, world.ben.id}
    posted = len(world.posted())
    await world.restart()
    await world.env.advance_time(8 * 3600)
    assert len(world.posted()) == posted, "once"


async def test_a_refused_post_tells_of_a_thread_that_went_unheard_and_all_its_games_move_once(
    world: World,
) -> None:
    thread, match = await in_thread(world)
    other = await world.paired(terms("1d"), thread)
    del world.env.backend.channels[thread.id]
    await world.matches.play(world.ann.id, "11-15", match_id=match.id)
    await world.env.advance_time(60)
    for each in (match, other):
        assert (await world.match_now(each)).place.channel_id == world.channel.id
    assert len([each for each in world.posted() if pictures(each)]) == 2


async def test_boards_and_round_cards_tell_the_new_ends_after_an_outage_of_their_server(world: World) -> None:
    match = await world.match_now(await world.begun(pace="2d"))
    club = Club(world, 4)
    await timed(club, 5, format="swiss", rounds=3)
    await club.begin_entered()
    await world.env.advance_time(3600)
    take(world, world.guild.id)
    await world.env.advance_time(6 * 3600)
    sent = len(world.env.http_requests)
    give_back(world, world.guild.id)
    await world.env.advance_time(2 * 3600)
    painted = json.dumps([r.json for r in world.env.http_requests[sent:] if r.method == "PATCH"])
    deadline = (await world.match_now(match)).deadline
    assert deadline is not None
    assert f"<t:{deadline.timestamp():.0f}:" in painted
    tournament = await club.now()
    (ends, *_) = {*tournament.ends_of(tournament.meetings)}
    assert f"<t:{ends.timestamp():.0f}:" in painted


@pytest.mark.few(1, of="language")
@pytest.mark.parametrize(
    "length", [0.7 * HOUR, pytest.param(72 * HOUR, marks=pytest.mark.slow)], ids=["minutes", "days"]
)
@pytest.mark.parametrize("kind", WAYS)
async def test_after_an_outage_all_is_as_if_there_had_been_none(
    world: World, kind: str, length: timedelta, language: str, empty_database: Path, tmp_path: Path
) -> None:
    shutil.copy(empty_database, tmp_path / "usual.sqlite3")

    async def usual() -> list[str]:
        other = World(f"sqlite+aiosqlite:///{tmp_path / 'usual.sqlite3'}")
        await other.begin()
        await other.speak(language)
        try:
            return await stood(other, None, timedelta(0))
        finally:
            await other.close()

    # Only one simulated Discord lives in a loop.
    expected = await asyncio.to_thread(lambda: asyncio.run(usual()))
    found = await stood(world, WAYS[kind], length)
    assert [row for row in found if row not in expected] == [], [row for row in expected if row not in found]
    assert len(found) == len(expected)
