"""A thread sleeps after a week, and a game of two weeks a move lies in it: discord/discord-api-docs 8474, where buttons
in it did nothing on the web and on phones.
"""

from typing import Any

import pytest

from bot.servers.answers.places import LOOK
from tests.bot.stories.narrative import text
from tests.field.test_outages import in_thread
from tests.world import World

DAY = 24 * 3600


async def slept(world: World, thread: Any, *, after: int, locked: bool = False) -> None:
    """So long after the last message it sleeps, as Discord puts it to sleep or somebody closes it."""
    await world.env.advance_time(after)
    await thread.edit(archived=True, locked=locked)
    metadata = world.env.backend.channels[thread.id].thread_metadata
    assert metadata is not None
    metadata.archive_timestamp = world.now().isoformat()


async def test_a_thread_with_a_running_game_is_reopened_without_a_word(world: World) -> None:
    thread, _ = await in_thread(world, "14d", auto_archive_duration=1440)
    await slept(world, thread, after=DAY + 60)
    assert world.sleeps(thread.id)
    posted, called = len(world.posted()), world.called()
    await world.env.advance_time(LOOK.total_seconds() + 60)
    assert not world.sleeps(thread.id)
    assert (len(world.posted()), world.called()) == (posted, called)


@pytest.mark.parametrize("locked", [False, True])
async def test_what_somebody_has_closed_stays_closed(world: World, locked: bool) -> None:
    thread, _ = await in_thread(world, "14d", auto_archive_duration=1440)
    await slept(world, thread, after=DAY + 60 if locked else 3600, locked=locked)
    await world.env.advance_time(LOOK.total_seconds() + 60)
    assert world.sleeps(thread.id)


async def test_a_thread_whose_games_are_over_sleeps_on(world: World) -> None:
    thread, match = await in_thread(world, "14d", auto_archive_duration=1440)
    await world.resigned(match, world.ann)
    if not world.sleeps(thread.id):
        await slept(world, thread, after=DAY + 60)
    await world.env.advance_time(LOOK.total_seconds() + 60)
    assert world.sleeps(thread.id)


async def test_a_locked_thread_that_takes_no_answer_costs_no_game(world: World) -> None:
    """discord/discord-api-docs 5517, 3197: no callback is taken in an archived thread, or it is a 500."""
    match = await world.begun()
    path = "/interactions/*/callback"
    for person, move, status, code in ((world.ann, "11-15", 400, 50083), (world.ben, "22-18", 500, 0)):
        world.env.inject_error("POST", path, status=400, code=50083, times=1)
        await person.slash(world.channel, "board", game=str(match.id))
        world.env.inject_error("POST", path, status=status, code=code, times=1)
        await person.slash(world.channel, "move", notation=move, game=str(match.id))
        await world.env.advance_time(5)
        assert f"**{move}**" in text(world.newest())
    assert (await world.match_now(match)).moves == ("11-15", "22-18")
