"""Stories of time: reminders, fallen clocks, vacations, expired invitations; and of second thoughts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.store import deadlines
from tests.bot.stories.telling import begun, buttons, called, match_now, newest, played, posted, text


async def hours(world: Any, count: float) -> None:
    """Hours pass at once; that the bot was there all the time is written down for it, or nobody would be charged."""
    world.env.backend.advance_clock(count * 3600)
    async with world.house.database.transaction() as connection:
        await deadlines.note_beat(connection, world.env.now(), await deadlines.beat(connection))
    await world.env.advance_time(90)


async def test_a_reminder_calls_who_is_to_move_and_opens_the_game(world: Any, env: Any) -> None:
    await played(world, await begun(world, pace="12h"), "11-15", "22-18")
    before = len(posted(world))
    await hours(world, 11.25)
    assert len(posted(world)) == before + 1
    reminder = newest(world)
    assert called(world) == [world.ann.id]
    assert "time in this game runs short" in text(reminder)
    assert "American checkers" in text(reminder)


async def test_a_casual_clock_that_fell_leaves_the_choice_to_the_opponent(world: Any, env: Any) -> None:
    match = await played(world, await begun(world, pace="12h"), "11-15", "22-18")
    await world.house.players.save(world.ann.id, reminders=[], vacation_auto=False)
    await hours(world, 12)
    choice = newest(world)
    assert called(world) == [world.ben.id]
    assert [*buttons(choice)] == ["Claim the win", "Give one more day", "Go on playing", "Board"]
    refused = await world.ann.click(choice, label="Claim the win")
    assert refused.ephemeral
    given = await world.ben.click(choice, label="Give one more day")
    assert given.ephemeral
    assert "one more day" in text(given.response)
    assert "more time" in text(newest(world))
    await hours(world, 24.25)
    await world.ben.click(newest(world), label="Claim the win")
    over = await match_now(world, match)
    assert over.outcome is not None
    assert over.outcome.winner is over.side_of(world.ben.id)
    assert f"{world.ben.mention} wins" in text(newest(world))


async def test_a_move_is_taken_back_by_consent(world: Any, env: Any) -> None:
    match = await played(world, await begun(world), "11-15")
    asked = await world.ann.slash(world.channel, "takeback")
    assert asked.ephemeral
    request = newest(world)
    assert called(world) == [world.ben.id]
    await world.ben.click(request, label="Let them take it back")
    assert (await match_now(world, match)).moves == ()
    assert f"{world.ann.mention} is to move" in text(newest(world))
    assert "Move" in buttons(newest(world))


async def test_a_request_can_be_refused(world: Any, env: Any) -> None:
    match = await played(world, await begun(world), "11-15")
    await world.ann.slash(world.channel, "takeback")
    asked = await world.ben.slash(world.channel, "takeback")
    await world.ben.click(asked.response, label="The move stands")
    assert (await match_now(world, match)).moves == ("11-15",)
    assert called(world) == [world.ann.id]


async def test_a_game_is_called_off_before_both_have_moved(world: Any, env: Any) -> None:
    match = await played(world, await begun(world), "11-15")
    asked = await world.ben.slash(world.channel, "abort")
    await world.ben.click(asked.response, label="Yes, call it off")
    over = await match_now(world, match)
    assert over.over
    assert "No result" in text(newest(world))
    late = await world.ben.slash(world.channel, "abort", game=str(match.id))
    assert "over" in text(late.response)


async def test_a_draw_is_offered_with_a_move_and_declined_by_moving(world: Any, env: Any) -> None:
    match = await begun(world)
    await world.ann.slash(world.channel, "move", notation="11-15", draw=True)
    assert "offers a draw" in text(newest(world))
    assert "Answer the draw offer" in buttons(newest(world))
    asked = await world.ben.click(newest(world), label="Answer the draw offer")
    assert [*buttons(asked.response)] == ["Accept the draw", "Decline the draw"]
    await played(world, match, "22-18")
    assert "offers a draw" not in text(newest(world))
    late = await world.ben.click(asked.response, label="Accept the draw")
    assert "moved on" in text(late.response)
    assert not (await match_now(world, match)).over


async def test_vacations_stop_the_clock(world: Any, env: Any) -> None:
    match = await begun(world, pace="3d")
    before = match.clock.deadline()
    assert before is not None
    first = env.now().date()
    taken = await world.ann.slash(
        world.channel, "vacation take", first=str(first), last=str(first + timedelta(days=6))
    )
    assert taken.ephemeral
    assert "stand still" in text(taken.response)
    shown = await world.ann.slash(world.channel, "vacation show")
    assert "14 days of this year are left" in text(shown.response)
    after = (await match_now(world, match)).clock.deadline()
    assert after is not None
    assert after - before > timedelta(days=6)
    seen = await world.ben.slash(world.channel, "board")
    assert "stands still for a vacation" in text(seen.response)
    await env.advance_time(600)
    ended = await world.ann.slash(world.channel, "vacation end")
    assert "Welcome back" in text(ended.response)
    refused = await world.ann.slash(world.channel, "vacation take", first="tomorrow", last="never")
    assert "tomorrow" in text(refused.response)
    await world.ann.slash(world.channel, "vacation take", first="2026-03-01", last="2026-03-02")
    ended = await world.ann.slash(world.channel, "vacation end")
    assert "cancelled" in text(ended.response)
    again = await world.ann.slash(world.channel, "vacation end")
    assert again.ephemeral


async def test_an_invitation_expires_and_says_so(world: Any, env: Any) -> None:
    await world.ann.slash(world.channel, "play", game="american")
    env.backend.advance_clock(7 * 24 * 3600)
    await env.advance_time(600)
    card = posted(world)[0]
    assert buttons(card) == {}
    assert "expired" in text(card)
    assert called(world) == [world.ann.id]
    assert "has expired" in text(newest(world))
