"""Stories of time: reminders, falls, vacations, an outage."""

from datetime import timedelta

import pytest

from bot.core.errors import TimeIsUp
from bot.core.match import Match
from bot.match.service.matches import Matches, NotPlayed
from bot.people.service import Players
from bot.vacations.service import Vacations
from tests.bot.stories.narrative import alone, answer, in_settings, stepped, text
from tests.world import TEXTS, Simulation, World

HOUR = 3600


async def test_who_is_to_move_is_reminded_where_the_game_is(world: World) -> None:
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    assert match.deadline is not None
    await world.hours(11)
    reminder = world.newest()
    assert world.ann.mention in text(reminder)
    assert f"<t:{int(match.deadline.timestamp())}" in text(reminder)
    assert world.called() == [world.ann.id]
    before = len(world.posted())
    await world.played(match, "15x22")
    await world.hours(2)
    assert len(world.posted()) == before + 1, "the move, and no reminder of a turn that is over"


async def test_a_typed_move_that_comes_too_late_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.played(await world.begun(rated=True), "11-15", "22-18")

    async def too_late(*_: object, **__: object) -> NotPlayed:
        """The clock is found fallen by the move itself, which ends the game."""
        over = await world.app[Matches].act(world.ann.id, match.id, Match.resign)
        return NotPlayed(over, TimeIsUp(match=match.id))

    monkeypatch.setattr(world.app[Matches], "play_typed", too_late)
    said = text(answer(await world.ann.slash(world.channel, "move", notation="15x22")))
    assert "time has run out" in said
    assert f"#{match.id}" in said, "which game it was"


async def test_reminders_come_as_letters_to_who_wants_them(world: World) -> None:
    await world.app[Players].save(world.ann.id, dm=True)
    await world.ann.user.send_dm("hello")
    await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    before = len(world.posted())
    await world.hours(11)
    assert len(world.posted()) == before
    assert world.ann.mention in text(world.ann.user.dm_channel.history()[-1])


async def test_who_wants_letters_and_takes_none_is_reminded_in_the_channel(world: World) -> None:
    await world.app[Players].save(world.ann.id, dm=True)
    await world.ann.user.send_dm("hello")
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    before = len(world.posted())
    await world.hours(11)
    assert len(world.posted()) == before + 1
    assert world.called() == [world.ann.id]


async def test_a_rated_game_is_over_when_the_time_is(world: World) -> None:
    await world.app[Players].save(world.ann.id, vacation_auto=False, reminders=[])
    match = await world.played(await world.begun(pace="12h", rated=True), "11-15", "22-18")
    await world.hours(12)
    assert (await world.match_now(match)).over
    assert f"{world.ben.mention} wins" in text(world.newest())
    # Nobody has ended it, so it calls both.
    assert set(world.called()) == {world.ann.id, world.ben.id}


async def test_a_vacation_is_seen_by_the_opponent(world: World) -> None:
    match = await world.played(await world.begun(pace="3d"), "11-15", "22-18")
    day = str(world.now().date())
    await world.app[Players].save(world.ann.id, zone_asked=True)
    await in_settings(world.ann, world.channel, "vacation", "vacation-ask", first=day, last=day)
    shown = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert "vacation" in text(shown.response)
    await in_settings(world.ann, world.channel, "vacation", "vacation-end")
    shown = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert "vacation" not in text(shown.response)


async def test_a_vacation_is_moved_by_ending_it_and_taking_it_again(world: World, language: str) -> None:
    await world.app[Players].save(world.ann.id, zone_asked=True, language=language)
    today = world.now().date()

    async def taken(first: int, last: int) -> str:
        days = {"first": str(today + timedelta(days=first)), "last": str(today + timedelta(days=last))}
        return alone(await in_settings(world.ann, world.channel, "vacation", "vacation-ask", **days))

    await taken(5, 8)
    ended = alone(await in_settings(world.ann, world.channel, "vacation", "vacation-end"))
    assert TEXTS.say(language, "vacation-cancelled") in ended
    await taken(4, 7)
    (moved,) = await world.app[Vacations].of(world.ann.id)
    assert [day - today for day in moved.days] == [timedelta(days=number) for number in range(4, 8)]
    assert await world.app[Vacations].days_left(world.ann.id) == 17


@pytest.mark.slow
async def test_a_seek_that_nobody_joins_says_that_it_has_expired(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="american")
    await world.hours(7 * 24)
    assert "expired" in text(world.newest())
    assert world.called() == [world.ann.id]


@pytest.mark.slow
async def test_a_connection_that_fell_costs_nobody_time(world: World, env: Simulation) -> None:
    match = await world.played(await world.begun(pace="12h", rated=True), "11-15", "22-18")
    assert match.deadline is not None
    await world.hours(11)
    shard = world.bot.shards[0]
    await shard.disconnect()
    await env.advance_time(HOUR + 1200)
    assert not (await world.match_now(match)).over
    await shard.reconnect()
    await env.advance_time(1)
    later = (await world.match_now(match)).deadline
    assert later is not None
    assert later >= match.deadline + timedelta(seconds=HOUR + 1200)
    await world.played(match, "15x22")


async def test_clocks_run_again_after_a_vacation_where_one_stood_for_it(world: World) -> None:
    await world.app[Players].save(world.ann.id, zone_asked=True, language="en")
    today = str(world.now().date())

    async def ended_after_an_hour() -> str:
        asked = {"first": today, "last": today}
        await in_settings(world.ann, world.channel, "vacation", "vacation-ask", **asked)
        await world.hours(1)
        return alone(await in_settings(world.ann, world.channel, "vacation", "vacation-end"))

    assert "Welcome back: your vacation is over." in await ended_after_an_hour()
    await world.played(await world.begun(pace="3d"), "11-15", "22-18")
    assert "Welcome back: your clocks run again." in await ended_after_an_hour()


async def test_days_that_overlap_are_refused_with_the_button_that_frees_them(world: World) -> None:
    await world.app[Players].save(world.ann.id, zone_asked=True, language="en")

    async def taken(first: int, last: int) -> str:
        days = {"first": f"2026-01-{first:02d}", "last": f"2026-01-{last:02d}"}
        return alone(await in_settings(world.ann, world.channel, "vacation", "vacation-ask", **days))

    await taken(6, 6)
    await taken(8, 10)
    button = "**{}**".format(TEXTS.say("en", "button-vacation-end"))
    for told, days in (
        ("a vacation on Jan 6, 2026.", (5, 7)),
        ("from Jan 8, 2026 to Jan 10, 2026.", (9, 12)),
    ):
        refused = await taken(*days)
        assert told in refused
        assert button in refused


async def test_without_a_clock_a_game_says_before_and_after_it_begins_when_silence_ends_it(
    world: World, language: str
) -> None:
    await world.app[Players].save_server(world.guild.id, language=language)
    invited = await world.ann.slash(
        world.channel, "play", game="american", opponent=world.ben, pace="none", colour="black"
    )
    assert TEXTS.say(language, "pace-silence", days=28) in text(answer(invited))
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.app[Matches].mine(world.ann.id)
    assert match.deadline == match.last_at + timedelta(days=28)
    assert f"<t:{int(match.deadline.timestamp())}:R>" in text(world.newest())
