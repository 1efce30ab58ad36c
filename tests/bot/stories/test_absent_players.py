"""Stories of people who are away: at a check-in whose games get posts of a forum, and between two servers by night."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.console.check import check
from bot.core.access import Asker
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.tournaments.model.policy import Start
from bot.tournaments.service.directors import Directors
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import (
    alone,
    answer,
    buttons,
    in_settings,
    later,
    match_now,
    posted,
    source,
    text,
)
from tests.bot.stories.test_daily_turns import hours, letters
from tests.world import TEXTS, Simulation, World

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", ["ja"])]
BERLIN = ZoneInfo("Europe/Berlin")


async def speak(world: World, language: str, *people: Any) -> None:
    await world.app[Players].save_server(world.guild.id, language=language)
    for person in people:
        await world.app[Players].save(person.id, language=language, zone_asked=True)


async def away(world: World, person: Any, first: int, last: int) -> str:
    """The answer to the days that somebody takes off, counted from today."""
    today = world.now().date()
    days = {"first": str(today + timedelta(days=first)), "last": str(today + timedelta(days=last))}
    return alone(await in_settings(person, world.channel, "vacation", "vacation-ask", **days))


async def test_a_check_in_waits_for_nobody_and_a_post_that_is_deleted_comes_again(
    world: World, env: Simulation, language: str
) -> None:
    club = Club(world, 6)
    await club.announce(format="swiss", rounds=3, pace="3d")
    tournament = await club.until(lambda _: True)
    starts_at = world.app.now() + timedelta(hours=36)
    policy = replace(tournament.plan.policy, start=Start.DATE, starts_at=starts_at, check_in=24)
    asker = Asker(club.host.id, world.guild.id, manager=True)
    await world.app[Directors].do(tournament.id, asker, "settings", replace(tournament.plan, policy=policy))
    await club.enter_all()
    await speak(world, language, *club.people.values())
    hall = world.guild.create_forum_channel("hall")
    await world.app[Players].save_server(world.guild.id, forum=hall.id)
    resting, gone = club.members[4:]
    await away(world, resting, 1, 5)
    before = len(posted(world))
    await later(world, 12 * 60 + 10)
    for person in club.members[:4]:
        await club.acts(person, "check-in")
    await later(world, 24 * 60)
    opened, reminder, begins = posted(world)[before:]
    assert resting.mention in text(opened), "a check-in does not wait for a vacation"
    missing = TEXTS.say(language, "tournament-check-in-missing", players=f"{resting.mention} {gone.mention}")
    assert missing in text(reminder)
    out = TEXTS.say(language, "tournament-round-missing", players=f"{resting.mention} {gone.mention}")
    assert out in text(begins)
    tournament = await club.until(lambda now: bool(now.meetings))
    assert set(tournament.seeds) == {person.id for person in club.members[:4]}
    match = await world.app[Matches].get(tournament.meetings[0].matches[0])
    post = next(each for each in hall.threads if each.id == match.place.channel_id)
    for _ in range(2):
        match = await match_now(world, match)
        await club.people[match.mover].slash(post, "move", notation=a_move(match))
    await env.advance_time(60)
    env.backend.delete_channel(post.id)
    await env.settle()
    mover = club.people[match.opponent_of(match.mover)]
    assert str(post.id) not in source(answer(await mover.slash(world.channel, "games")))
    await later(world, 49 * 60)
    match = await match_now(world, match)
    assert match.place.channel_id != post.id
    home = next(each for each in hall.threads if each.id == match.place.channel_id)
    board, told = home.history()
    assert TEXTS.say(language, "notice-moved") in text(board)
    assert TEXTS.say(language, "notice-reminder", recipient=mover.mention, count=1) in text(told)
    assert str(post.id) not in source(posted(world)[-1]), "the card of the round leads to the new post"
    assert (await check(world.app.database)).problems == ()


async def two_moves(world: World, where: Any, people: dict[int, Any], **options: Any) -> Match:
    """A game of the first two of these people there, in which the first of them is to move again."""
    one, other = list(people.values())[:2]
    known = {match.id for match in await world.app[Matches].mine(one.id)}
    card = answer(await one.slash(where, "play", game="american", opponent=other, colour="black", **options))
    join = next(control for control in buttons(card).values() if ":join:" in control)
    await other.click(card, custom_id=join)
    await world.env.advance_time(15)
    match = next(each for each in await world.app[Matches].mine(one.id) if each.id not in known)
    for _ in range(2):
        await people[match.mover].slash(where, "move", notation=a_move(match), game=str(match.id))
        match = await match_now(world, match)
    assert match.mover == one.id
    return match


async def test_of_two_servers_each_tells_its_own_games_and_a_vacation_and_nights_are_quiet_in_both(
    world: World, env: Simulation, language: str
) -> None:
    """Ann is away for three planned days, and does not come back: three days are spent, and both games wait for Ben."""
    people = {person.id: person for person in (world.ann, world.ben)}
    second = env.create_guild("Second")
    room = second.create_text_channel("room")
    there = {person.id: second.add_member(person.user) for person in people.values()}
    await env.settle()
    await world.app[Players].save_server(second.id, language=language, threads=False)
    await speak(world, language, *people.values())
    await world.app[Players].save(world.ann.id, zone="Europe/Berlin")
    await world.ann.send_dm("hello")
    await world.ann.slash(world.channel, "settings", quiet_from=22, quiet_until=8, turns="9")
    first = await two_moves(world, world.channel, people, pace="1d")
    other = await two_moves(world, room, there, pace="1d")
    await away(world, world.ann, 1, 3)
    listed = text(answer(await world.ann.slash(world.channel, "games")))
    assert all(f"#{match.id}" in listed for match in (first, other)), "one reads all of one's own games"
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"

    def written() -> int:
        return sum((r.method, r.path) == ("POST", path) for r in env.http_requests)

    await hours(world, 12)
    assert written() == 1
    (letter,) = letters(world.ann)
    assert all(f"#{match.id}" in letter for match in (first, other))
    await hours(world, 2 * 24)
    assert written() == 1, "away, nothing rings"
    spent, rung = set(), 0
    for _ in range(6 * 24):
        sent = len(env.http_requests)
        await hours(world, 1)
        rings = any(world.ann.id in calls_of(request.json) for request in env.http_requests[sent:])
        hour = datetime.fromtimestamp(world.now().timestamp(), BERLIN).hour
        assert not (rings and (hour > 22 or 0 < hour <= 8)), hour
        rung += rings
        for channel in (world.channel, room):
            told = text(channel.history()[-1])
            spent |= {(channel.id, day) for day in (1, 2, 3) if day_spent(language, day) in told}
    assert rung
    assert len(spent) == 6, "each place tells each day: both opponents wait"
    for channel, own, foreign in ((world.channel, first, other), (room, other, first)):
        found = [text(message) for message in channel.history()]
        assert any(f"#{own.id}" in each for each in found)
        assert not any(f"#{foreign.id}" in each for each in found)
    assert all([(await match_now(world, match)).fallen is not None for match in (first, other)])
    assert (await check(world.app.database)).problems == ()


def day_spent(language: str, day: int) -> str:
    """How the message says which day of a game's three it is."""
    return {"en": f"It is day {day} of at most 3", "ja": f"3日のうち{day}日目"}[language]


def calls_of(body: Any) -> list[int]:
    """The people that a message calls."""
    message = (body.get("data") or body.get("message") or body) if isinstance(body, dict) else {}
    return [int(user) for user in (message.get("allowed_mentions") or {}).get("users", ())]
