"""Stories of tie-breaks: a director chooses and orders them, and rules, table and files follow."""

from typing import Any

from bot.tournaments.model.standings import Criterion
from tests.bot.stories.club import Club
from tests.bot.stories.desk import Director, acted
from tests.bot.stories.narrative import answer, text

OWN: dict[str, Any] = {
    "profile": ["own"],
    "tie-1": ["wins"],
    "tie-2": ["sonneborn-berger"],
    "tie-3": ["direct-encounter"],
    "tie-4": ["none"],
}


async def rules(club: Club) -> str:
    card = club.world.posted()[0]
    return text(answer(await club.members[0].click(card, label="Full rules")))


async def test_a_director_chooses_a_profile_or_an_order_at_the_announcement(club: Club) -> None:
    await club.announce(format="swiss", rounds=3)
    card = (await acted(club.host, club.world.channel, "settings")).response
    assert "Ties are broken by the games among those who are level" in text(card)
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
    assert "Ties are broken by games won, Sonneborn-Berger, and the games" in text(answer(saved))
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
    table = text(answer(await club.members[0].slash(club.world.channel, "tournament table")))
    assert "Koya" not in table
    first = tournament.meetings[0]
    await club.decide(first.matches[0], tournament.user(first.pairing.first))
    assert "Tie-breaks" not in await desk.does("Tie-breaks", OWN), "the way is gone"
    assert now.plan == (await club.now()).plan
