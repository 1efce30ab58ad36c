"""Entering a Swiss tournament that goes on, and having a round off, through discord.py."""

from typing import Any

import pytest

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import buttons, text
from tests.world import World


def announcement(world: World) -> Any:
    return next(message for message in world.posted() if "**Entered (" in text(message))


@pytest.mark.slow
async def test_a_late_entry_and_a_round_off(world: World) -> None:
    club = Club(world, 5)
    *early, late, outsider = club.members
    message = await club.announce(format="swiss", rounds=3)
    for person in early:
        await person.click(message, label="Enter")
    await club.acts(club.host, "start")
    event = await club.until(lambda t: bool(t.meetings))
    assert "not in this tournament" in await club.acts(outsider, "ask-bye")
    resting = early[2]
    assert "You do not play in round 2" in await club.acts(resting, "ask-bye")
    assert "You can take only round 2 off" in await club.acts(early[1], "ask-bye", round=3)
    message = announcement(world)
    assert list(buttons(message)) == ["Enter", "Leave", "Take a round off", "Table", "Full rules"]
    entered = await late.click(message, label="Enter")
    assert "You play from the next round on" in text(entered.response)
    (match_id,) = (match for meeting in event.meetings for match in meeting.matches)
    await club.decide(match_id, None)
    await world.restart(seed=2)
    event = await club.until(lambda t: t.round == 2)
    said = text(world.posted()[-1])
    assert f"{resting.mention}: a round off for half of the points." in said
    assert late.mention in said
    shown = await club.acts(outsider, "log")
    assert f"{resting.mention} does not play in round 2." in shown
    for meeting in event.meetings:
        for match_id in meeting.matches[len(meeting.pairing.games) :]:
            await club.decide(match_id, None)
    event = await club.until(lambda t: t.round == 3)
    refused = await outsider.click(announcement(world), label="Enter")
    assert "nobody enters or leaves it any more" in text(refused.response)
