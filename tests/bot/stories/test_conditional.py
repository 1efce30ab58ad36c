"""Stories of conditional moves, of which the opponent learns nothing."""

from __future__ import annotations

import json

from tests.bot.stories.narrative import begun, called, match_now, newest, posted, text
from tests.world import Simulation, World


async def test_a_prepared_move_is_made_and_its_owner_reads_it_with_their_next_answer(
    world: World, env: Simulation
) -> None:
    match = await begun(world, "international")
    await world.app.conditionals.add(world.ben.id, match.id, ("32-28", "19-23", "28x19", "14x23"))
    await world.app.conditionals.add(world.ben.id, match.id, ("33-28", "18-23"))
    before = len(posted(world))
    moved = await world.ann.slash(world.channel, "move", notation="32-28")
    assert (await match_now(world, match)).moves == ("32-28", "19-23")
    # One message, on which nothing tells how the answer was made; nobody is called but who has just written.
    assert len(posted(world)) == before + 1
    assert not moved.ephemeral
    assert "**19-23**" in text(newest(world))
    assert called(world) == []
    sent = json.dumps([request.json for request in env.http_requests], ensure_ascii=False)
    assert "conditional" not in sent
    looked = await world.ben.slash(world.channel, "board")
    assert looked.ephemeral
    told = looked.followups[-1]
    assert "After **32-28** your **19-23** was played" in text(told)
    assert "One other line no longer fits" in text(told)
    assert "One line goes on" in text(told)
    again = await world.ben.slash(world.channel, "board")
    assert not again.followups
    assert not (await world.ann.slash(world.channel, "board")).followups


async def test_lines_that_do_not_fit_are_told_by_letter_to_who_wants_letters(
    world: World, env: Simulation
) -> None:
    match = await begun(world, "international")
    await world.app.players.save(world.ben.id, dm=True)
    await world.app.conditionals.add(world.ben.id, match.id, ("32-28", "19-23"))
    await world.ann.slash(world.channel, "move", notation="31-27")
    letter = world.ben.user.dm_channel.history()[-1]
    assert "**31-27** was played. One line does not fit it and is gone" in text(letter)
    assert "1. 32-28 19-23" in text(letter)
    assert "19-23" not in "".join(text(message) for message in posted(world))
    assert await world.app.conditionals.news(world.ben.id, match.id) == ()


async def test_who_takes_no_letters_after_all_is_told_later_and_nobody_else_is(
    world: World, env: Simulation
) -> None:
    match = await begun(world, "international")
    await world.app.players.save(world.ben.id, dm=True)
    await world.ben.send_dm("hello")
    path = f"/channels/{world.ben.user.dm_channel.id}/messages"
    env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.app.conditionals.add(world.ben.id, match.id, ("32-28", "19-23"))
    await world.ann.slash(world.channel, "move", notation="31-27")
    assert "19-23" not in "".join(text(message) for message in posted(world))
    looked = await world.ben.slash(world.channel, "board")
    assert "is gone" in text(looked.followups[-1])
