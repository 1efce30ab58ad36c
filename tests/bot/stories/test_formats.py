"""Stories of formats: two seasons of a league, knock-outs, late entries into a Swiss tournament, chosen tie-breaks."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import Format
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.tournament import Tournament
from tests.bot.stories.club import Club, rules_of
from tests.bot.stories.desk import Director, acted
from tests.bot.stories.narrative import answer, buttons, text
from tests.world import World

DAY = 86_400


async def played(club: Club, tournament: Tournament, meeting: Meeting, *winners: int | None) -> None:
    """The games of a meeting that are open end so, in their order; winners are numbers."""
    open_games = meeting.matches[len(meeting.pairing.games) :]
    for match_id, winner in zip(open_games, winners, strict=True):
        await club.decide(match_id, None if winner is None else tournament.user(winner))


async def test_a_meeting_that_a_lot_decides_calls_its_two_players(world: World) -> None:
    """One of them plays no more, and nothing else tells them."""
    club = Club(world, 3)
    cup = await club.begin(format=Format.KNOCKOUT.value, deciders=0)
    level = cup.meetings[0]
    await played(club, cup, level, None, None)
    await club.until(lambda t: len(t.meetings) > 1)
    await world.env.advance_time(15)
    path = f"/channels/{world.channel.id}/messages"
    sent = [each.json or {} for each in world.env.http_requests if (each.method, each.path) == ("POST", path)]
    (told,) = (each for each in sent if "wins by lot." in str(each["components"]))
    called_by_it = {int(user) for user in told["allowed_mentions"]["users"]}
    assert called_by_it == {cup.user(number) for number in level.pairing.players()}
    final = (await club.now()).meetings[-1]
    await club.acts(club.host, "cancel")
    await world.env.advance_time(15)
    assert {*world.called(path=path)} == {cup.user(number) for number in final.pairing.players()}


def arranged(meetings: int) -> Callable[[Tournament], bool]:
    return lambda cup: len(cup.meetings) >= meetings


def announcement(world: World) -> Any:
    return next(message for message in world.posted() if " entered:**" in text(message))


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
    assert "You play from the next round on" in text((await late.click(message, label="Enter")).response)
    (match_id,) = (match for meeting in event.meetings for match in meeting.matches)
    await club.decide(match_id, None)
    await world.restart(seed=2)
    event = await club.until(lambda t: t.round == 2)
    said = text(world.posted()[-1])
    assert f"{resting.mention}: a round off for half of the points." in said
    assert late.mention in said
    assert f"{resting.mention} does not play in round 2." in await club.acts(outsider, "log")
    for meeting in event.meetings:
        for match_id in meeting.matches[len(meeting.pairing.games) :]:
            await club.decide(match_id, None)
    event = await club.until(lambda t: t.round == 3)
    refused = await outsider.click(announcement(world), label="Enter")
    assert "nobody enters or leaves it any more" in text(refused.response)


OWN: dict[str, Any] = {
    "profile": ["own"],
    "tie-1": ["wins"],
    "tie-2": ["sonneborn-berger"],
    "tie-3": ["direct-encounter"],
    "tie-4": ["none"],
}


async def rules(club: Club) -> str:
    return await rules_of(club.members[0], club.world.posted()[0])


async def test_a_director_chooses_a_profile_or_an_order_at_the_announcement(club: Club) -> None:
    await club.announce(format="swiss", rounds=3)
    card = (await acted(club.host, club.world.channel, "settings")).response
    assert "Ties are broken by the games among those who are level" in await rules(club)
    form = await club.host.click(card, label="Tie-breaks")
    saved = await club.host.submit_modal(form, {**OWN, "profile": ["fmjd"]})
    assert "Saved" in text(answer(saved))
    said = await rules(club)
    assert (
        "Ties are broken by Buchholz without the weakest opponent (truncated Solkoff), Buchholz (Solkoff), "
        "games won, and the games among those who are level."
    ) in said
    form = await club.host.click(card, label="Tie-breaks")
    saved = await club.host.submit_modal(form, OWN)
    assert "Saved" in text(answer(saved))
    assert (await club.now()).plan.policy.tie_breaks == (
        *(Criterion.WINS, Criterion.SONNEBORN_BERGER, Criterion.DIRECT_ENCOUNTER),
    )
    form = await club.host.click(card, label="Tie-breaks")
    twice = await club.host.submit_modal(form, {**OWN, "tie-2": ["wins"]})
    assert "Choose one to four tie-breaks, each once." in text(answer(twice))
    assert "games won, Sonneborn-Berger" in await rules(club)


async def test_tie_breaks_are_ordered_at_the_desk_until_the_first_result(club: Club) -> None:
    desk = Director(club)
    tournament = await club.begin(format="round-robin")
    assert "Ties are broken in this order now" in await desk.does("Tie-breaks", OWN)
    await club.world.env.settle()
    told = text(club.world.posted()[-1])
    assert f"{club.host.mention} has changed the tie-breaks: ties are broken by games won, Sonneborn" in told
    assert "Ties are broken like that already" in await desk.does("Tie-breaks", OWN)
    assert "Taken back" in await desk.does("Take back …")
    assert (await club.now()).plan.policy.tie_breaks is None
    await club.world.env.settle()
    told = text(club.world.posted()[-1])
    assert "has taken back “Tie-breaks”. Ties are broken by " in told
    assert told.count(club.host.mention) == 1
    await desk.does("Tie-breaks", {**OWN, "profile": ["club"]})
    now = await club.now()
    assert now.system.order(now.plan) == (*(Criterion.POINTS, Criterion.WINS, Criterion.DIRECT_ENCOUNTER),)
    assert "Koya" not in text(answer(await club.members[0].slash(club.world.channel, "tournament table")))
    first = tournament.meetings[0]
    await club.decide(first.matches[0], tournament.user(first.pairing.first))
    assert "Tie-breaks" not in await desk.does("Tie-breaks", OWN), "the way is gone"
    assert now.plan == (await club.now()).plan
