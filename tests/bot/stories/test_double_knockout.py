"""A double knock-out through discord.py: the lower bracket, and a second final where its winner wins the first."""

from collections.abc import Callable

import pytest

from bot.people.service import Players
from bot.tournaments.model.plan import Format
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import pictures, text
from tests.world import Simulation, World


def arranged(meetings: int) -> Callable[[Tournament], bool]:
    return lambda cup: len(cup.meetings) >= meetings


@pytest.mark.slow
async def test_who_comes_from_below_wins_two_finals(world: World, env: Simulation, language: str) -> None:
    await world.app[Players].save_server(world.guild.id, language=language)
    club = Club(world, 4)
    cup = await club.begin(format=Format.DOUBLE_KNOCKOUT.value)
    news = [text(world.posted()[-1])]
    # By number: the winner first.
    for count, (winner, loser) in enumerate([(1, 4), (2, 3), (1, 2), (4, 3), (2, 4), (2, 1), (2, 1)], 1):
        cup = await club.until(arranged(count))
        meeting = next(
            m for m in cup.meetings if set(m.pairing.players()) == {winner, loser} and not m.pairing.games
        )
        for match_id in meeting.matches:
            await club.decide(match_id, cup.user(winner))
        if count == 3:
            await world.restart(seed=3)
        await env.advance_time(15)
        news.append(text(world.posted()[-1]))
    cup = await club.until(lambda t: t.status is Status.OVER)
    assert len(cup.meetings) == 7
    told = "\n".join(dict.fromkeys([*news, *(text(message) for message in world.posted())]))
    for expected in ("勝者側1回戦", "敗者側1回戦", "**決勝**", "**再決勝**", "大会は終わりました。"):
        assert expected in told, expected
    assert [(line.player, line.rank) for line in cup.table(0, 0)] == [(2, 1), (1, 2), (4, 3), (3, 4)]
    shown = await club.members[2].slash(world.channel, "tournament table")
    assert pictures(shown.response), "the tree"
