"""A ladder through discord.py: joined, climbed, left, fallen from, over six weeks with restarts, and in Japanese."""

import asyncio
import re
from datetime import timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.ladders.model.ladder import Ladder
from bot.ladders.service import Ladders
from bot.outbox.service.outbox import Outbox
from bot.store.tables import heartbeat
from bot.vacations.service import Vacations
from tests.bot.fixtures import a_move, sure
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import alone, answer, buttons, choices, pictures, stepped, text
from tests.world import PATIENCE, World


class Rungs(Club):
    """A club with a ladder."""

    async def open_ladder(self, **options: Any) -> Any:
        opened = await self.host.slash(
            self.world.channel, "ladder create", game="american", pace="5d", **options
        )
        assert not opened.ephemeral, text(opened.response)
        return self.world.posted()[-1]

    async def on_it(self, **options: Any) -> Any:
        """The card of a ladder that all members have joined."""
        opened = await self.open_ladder(**options)
        for person in self.members:
            await self.on_ladder(person, "ladder-join")
        return opened

    async def ladder(self) -> Ladder:
        (found,) = await self.world.app[Ladders].open(self.world.guild.id)
        return found

    async def names(self) -> list[str]:
        """The players by place, from the first down."""
        return [f"P{self._number(user)}" for user in (await self.ladder()).standing]

    def _number(self, user: int) -> int:
        return [person.id for person in self.members].index(user) + 1

    async def challenge(self, by: int, of: int) -> int:
        """The number of the game of which this is the beginning."""
        told = await self.says(self.members[by - 1], "ladder challenge", player=self.members[of - 1])
        assert "The game begins" in told, told
        (challenge,) = (c for c in (await self.ladder()).challenges if c.by == self.members[by - 1].id)
        return challenge.matches[0]

    async def won(self, match_id: int, winner: int | None) -> None:
        await self.decide(match_id, None if winner is None else self.members[winner - 1].id)

    async def restart_after(self, days: float) -> None:
        """So much time passes with the bot there, at one leap, and it is started anew on the same database."""
        clock, span = self.world.now, timedelta(days=days)
        self.world.now = lambda: clock() + span  # type: ignore[method-assign]
        async with self.world.app.database.transaction() as connection:
            await connection.execute(sa.update(heartbeat).values(at=self.world.now()))
        await self.world.restart(seed=round(days * 10))
        await self.world.env.settle()

    async def until_told(self, expected: str) -> None:
        """The newest message says so; falls are noticed beside everything else."""
        async with asyncio.timeout(PATIENCE):
            while expected not in text(self.world.posted()[-1]):
                await asyncio.sleep(0.02)

    async def in_order(self, *expected: str) -> None:
        """Falls are noticed beside everything else."""
        async with asyncio.timeout(PATIENCE):
            while await self.names() != list(expected):
                await asyncio.sleep(0.02)
        await self.world.env.settle()


async def test_a_place_is_taken_by_beating_who_has_it(world: World) -> None:
    club = Rungs(world, 4)
    opened = await club.open_ladder(reach=2)
    assert len(text(opened).split("\n")) == 3, "the other rules stand behind a button"
    await stepped(club.host, opened, "ladder-rules")
    for person in (*club.members, club.members[0]):
        await stepped(person, opened, "ladder-join")
    shown = await club.members[3].slash(world.channel, "ladder show")
    assert pictures(shown.response) == ["Ladder · American checkers: 1. P1, 2. P2, 3. P3, 4. P4 (you)"]
    await club.members[3].select(shown.response, values=[str(club.members[1].id)])
    assert set(world.called()) == {club.members[3].id, club.members[1].id}
    for person in (club.members[3], club.members[0]):
        await club.says(person, "ladder challenge", player=club.members[2])
    await club.won(1, 4)
    await club.in_order("P1", "P4", "P2", "P3")
    await club.on_ladder(club.members[2], "ladder-log")
    panel = (await club.host.slash(world.channel, "ladder show")).response
    asked = await stepped(club.host, panel, "ladder-close")
    await stepped(club.host, answer(asked), "dismiss")
    assert not (await club.ladder()).closed
    await club.on_ladder(club.host, "ladder-close", "ladder-closed")
    assert "no ladder of that kind" in await club.says(club.members[0], "ladder show")


@pytest.mark.parametrize("home", ["thread", "forum"])
@pytest.mark.parametrize("games", [1, 2])
async def test_its_games_live_where_all_games_do(world: World, home: str, games: int) -> None:
    club = Rungs(world, 2)
    forum = world.guild.create_forum_channel("hall")
    await world.players.save_server(world.guild.id, threads=True, forum=forum.id if home == "forum" else None)
    await club.on_it(**({"pair": True} if games == 2 else {}))
    await club.challenge(2, 1)
    await world.env.advance_time(15)
    (thread,) = forum.threads if home == "forum" else world.channel.threads
    if home == "thread":
        assert thread.id == world.posted()[-1].id, "it hangs from the challenge"
    matches = await world.matches.mine(club.members[0].id)
    assert len({match.players for match in matches}) == games, "each of the two begins one of a pair"
    assert {match.place.channel_id for match in matches} == {thread.id}
    assert sum(bool(pictures(message)) for message in thread.history()) == games
    before = len(world.posted())
    for match in matches:
        for _ in range(4):
            match = (await world.matches.play(match.mover, a_move(match), match_id=match.id)).match
            await world.env.advance_time(45)
    assert len(world.posted()) == before
    assert not world.sleeps(thread.id)
    for match in matches:
        await world.matches.act(club.members[0].id, match.id, type(match).resign)
        await world.env.advance_time(45)
    assert world.sleeps(thread.id)
    assert not any(pictures(m) for m in world.posted()), "the channel has the challenge and its end"
    assert "takes place 1" in "".join(text(message) for message in world.posted()[before:])


async def test_a_challenge_where_no_channel_is_open_is_told_to_who_is_to_move(world: World) -> None:
    club = Rungs(world, 2)
    await club.on_it()
    challenged, challenger = club.members
    await challenged.user.send_dm("hello")
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None
    )
    await club.says(challenger, "ladder challenge", player=challenged)
    await world.env.advance_time(30)
    assert "game #1" in text(challenged.user.dm_channel.history()[-1])
    assert (await world.app[Outbox].backlog()).waiting == 0


def places(told: str) -> list[int]:
    return [int(place) for place in re.findall(r"(\d+)(?:\.|位) ", told)]


async def test_the_pages_of_a_long_ladder_are_turned(world: World) -> None:
    first = "lines 1 to 20 of 22"
    club = Rungs(world, 22)
    await club.open_ladder()
    ladder = await club.ladder()
    for person in club.members:
        await world.app[Ladders].join(ladder.id, world.guild.id, person.id)
    reader = club.members[21]
    shown = answer(await reader.slash(world.channel, "ladder show"))
    (told,) = pictures(shown)
    assert first in told
    assert places(told) == [*range(1, 21), 22], "one's own place stands on each page"
    turned = answer(await reader.click(shown, label="Next page"))
    (told,) = pictures(turned)
    assert "lines 21 to 22 of 22" in told
    assert places(told) == [1, 2, 3, 21, 22]
    assert list(choices(turned)) == list(choices(shown)), "who may be challenged does not depend on the page"
    again = answer(await reader.click(turned, label="Previous page"))
    assert first in pictures(again)[0]


async def test_who_is_on_a_ladder_leaves_it_although_its_channel_is_gone(world: World) -> None:
    club = Rungs(world, 2)
    await club.on_it()
    other = world.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    world.channel = other
    await club.on_ladder(club.members[1], "ladder-leave", "ladder-left")
    await club.says(club.members[1], "ladder show")
    assert await club.names() == ["P1"]


@pytest.mark.parametrize("gone", [False, True])
async def test_a_ladder_goes_to_another_channel_with_its_games(world: World, gone: bool) -> None:
    club, other = Rungs(world, 3), world.guild.create_text_channel("season")
    await club.on_it()
    game = await club.challenge(3, 2)
    await club.on_ladder(club.members[2], "ladder-leave")
    panel = (await club.host.slash(world.channel, "ladder show")).response
    form = await stepped(club.host, panel, "ladder-move")
    (label,) = sure(form.modal)["components"]
    assert [each["id"] for each in label["component"]["default_values"]] == [world.channel.id]
    await club.host.submit_modal(form, {"channel": [world.channel]})
    if gone:
        world.env.backend.delete_channel(world.channel.id)
        await world.env.settle()
        world.channel = other
    await club.on_ladder(club.host, "ladder-move", channel=[other])
    await world.env.settle()
    assert (await world.matches.get(game)).place.channel_id == other.id
    await club.on_ladder(club.members[0], "ladder-log")


async def test_a_fall_is_told_a_day_before_and_three_weeks_of_nothing_are_silent(world: World) -> None:
    club = Rungs(world, 4)
    await club.on_it(idle=10)
    before = len(world.posted())
    await club.restart_after(days=30)
    await world.later(60)
    assert len(world.posted()) == before, "nobody has played, and nobody falls"
    assert await club.names() == ["P1", "P2", "P3", "P4"]
    await club.members[3].slash(world.channel, "ladder challenge", player=club.members[2])
    await club.until_told("falls a place <t:")
    assert world.called() == [club.members[1].id]
    assert await club.names() == ["P1", "P2", "P3", "P4"]
    await club.restart_after(days=1.01)
    await club.in_order("P1", "P3", "P2", "P4")
    assert len(world.posted()) == before + 3, "the challenge, what is to come, and the fall"


async def test_a_challenge_of_somebody_on_vacation_says_that_the_clock_stands(world: World) -> None:
    club = Rungs(world, 3)
    await club.on_it()
    today = world.now().date()
    await world.app[Vacations].book(club.members[0].id, today, today + timedelta(days=5))
    await world.env.advance_time(60)
    for challenger, challenged, run in ((1, 0, False), (2, 1, True)):
        await club.says(club.members[challenger], "ladder challenge", player=club.members[challenged])
        assert ("The clocks are running" in text(world.posted()[-1])) is run


async def test_who_may_manage_events_no_more_neither_moves_nor_closes_a_ladder(world: World) -> None:
    """On a panel from before, with the form or the question open already."""
    club = Rungs(world, 2)
    await club.open_ladder()
    role = world.guild.create_role("Helper", permissions=discord.Permissions(manage_events=True))
    helper = club.member("Helper", roles=[role])
    panel = answer(await helper.slash(world.channel, "ladder show"))
    form = await stepped(helper, panel, "ladder-move")
    asked = answer(await stepped(helper, panel, "ladder-close"))
    panel = answer(await helper.slash(world.channel, "ladder show"))
    world.env.backend.remove_member_role(world.guild.id, helper.id, role.id)
    await world.env.settle()
    other = world.guild.create_text_channel("season")
    for refused in (
        await helper.submit_modal(form, {"channel": [other]}),
        await stepped(helper, asked, "ladder-closed"),
        await stepped(helper, panel, "ladder-move"),
        await stepped(helper, panel, "ladder-close"),
    ):
        assert "can close or move it" in alone(refused)
    ladder = await club.ladder()
    assert not ladder.closed
    assert ladder.place.channel_id == world.channel.id
    shown = await helper.slash(world.channel, "ladder show")
    assert list(buttons(shown.response)) == ["Join the ladder", "Log", "Full rules"]
