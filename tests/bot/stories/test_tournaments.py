"""Stories of tournaments: announced, entered, played, left."""

from typing import Any

import pytest

import render
from bot.tournaments.model.tournament import Status
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import alone, answer, buttons, confirmed, pictures, text
from tests.world import World


@pytest.fixture
def club(world: World) -> Club:
    return Club(world, 3)


async def test_everybody_against_everybody_from_the_start_to_the_podium(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[render.Table] = []
    draw = render.draw_table

    def drawn(table: Any, theme: str) -> bytes:
        tables.append(table)
        return draw(table, theme)

    monkeypatch.setattr(render, "draw_table", drawn)
    tournament = await club.begin(name="Spring Cup")
    one, two, three = club.members
    posted = club.world.posted()
    assert "The games begin." in text(posted[-1])
    assert set(club.world.called()) == {one.id, two.id, three.id}
    assert len(tournament.meetings) == 3
    assert sum("The games begin" in text(message) for message in posted) == 1
    for meeting in tournament.meetings:
        match = await club.world.matches.get(meeting.matches[0])
        await club.decide(match.id, two.id if two.id in match.players else three.id)
    over = await club.until(lambda tournament: tournament.status is Status.OVER)
    final = club.world.posted()[-1]
    for said in ("The tournament is over.", f"**1.** {two.mention}", f"**2.** {three.mention}"):
        assert said in text(final)
    assert (
        "1. P2 4 (won against 2 and 3), 2. P3 2 (won against 3 and lost to 1), 3. P1 0 (lost to 1 and 2)"
        in pictures(final)[0]
    )
    shown = await one.slash(club.world.channel, "tournament table", tournament=str(over.id))
    assert shown.ephemeral
    assert "Everybody against everybody: 1. P2 4" in pictures(shown.response)[0]
    last = [table.columns[-1].title for table in tables[-2:]]
    assert last == ["Pts", "Koya"], "tie-breaks only where one asks for the table"


async def test_leaving_under_way_asks_first_and_gives_up_the_games(club: Club) -> None:
    await club.begin()
    channel, leaver = club.world.channel, club.members[2]
    director = await club.host.slash(channel, "tournament leave")
    assert "You are not in this tournament." in alone(director)
    assert buttons(answer(director)) == {}, "who does not play has nothing to leave"
    asked = await leaver.slash(channel, "tournament leave")
    assert "2 games that are not over are given up" in text(asked.response)
    kept = await leaver.click(answer(asked), label="No, keep playing")
    assert "Nothing has changed" in text(kept.response)
    await confirmed(leaver, channel, "tournament leave", "Yes, leave")
    left = await club.now()
    assert left.user(*left.withdrawn) == leaver.id
    shown = await club.members[1].slash(channel, "tournament table", shown=True)
    assert pictures(shown.response)[0].endswith(": 1. P1 0 (playing 2), 1. P2 0 (playing 1)")
    removed = "Removed with all of their games, because they left before half of them were over: "
    assert f"{removed}{leaver.mention}" in text(shown.response)
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    shown = await club.members[1].slash(elsewhere, "tournament table", shown=True)
    assert shown.ephemeral, "there may be people who do not see where it is played"


async def test_what_only_a_director_does_is_refused_to_others(club: Club) -> None:
    stranger = club.members[1]
    refused = await stranger.slash(club.world.channel, "tournament create", name="Mine", game="american")
    assert "Only somebody who may manage events" in alone(refused)
    await club.announce()
    await club.enter_all()
    assert "Only the director of this tournament" in await club.says(stranger, "tournament manage")
    assert "called off" in await club.acts(club.host, "cancel")
    announced = club.world.posted()[-1]
    assert "Called off" in text(announced)
    assert buttons(announced) == {}
