"""Stories of what is told of a tournament on demand: players, games and log page by page, files, refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import posted, text
from tests.world import World


async def test_players_games_and_log_are_read_page_by_page(world: World, env: Any) -> None:
    club = Club(world, 7)
    await club.announce()
    listed = await club.says(club.members[0], "tournament players")
    assert "nobody yet" in listed
    tournament = await club.begin_entered()
    listed = await club.says(club.members[0], "tournament players")
    assert "**Players (7)**" in listed
    assert all(person.mention in listed for person in club.members)
    shown = await club.members[0].slash(world.channel, "tournament games")
    first = text(shown.response)
    assert "Page 1 of 3" in first
    second = text((await club.members[0].click(shown.response, label="Next")).response)
    assert "Page 2 of 3" in second
    found = {int(n) for page in (first, second) for n in re.findall(r"#(\d+) ", page)}
    assert len(found & {match for meeting in tournament.meetings for match in meeting.matches}) == 20
    person = club.members[2]
    own = await club.says(club.members[0], "tournament games", player=person)
    assert f"**Games of {person.mention} (6)**" in own
    assert "is not in this tournament" in await club.says(
        club.members[0], "tournament games", player=club.host
    )
    log = await club.says(club.members[0], "tournament log")
    assert "21 games begin" in log
    assert "Page" not in log


async def test_who_is_not_in_it_is_told_so(world: World, env: Any) -> None:
    club = Club(world, 3)
    announced = await club.announce()
    outsider = club.members[0]
    left = await outsider.click(announced, label="Leave")
    assert "You are not in this tournament" in text(left.response)
    await club.begin_entered()
    shown = text(posted(world)[-1])
    assert "Everybody plays everybody:" in shown
    assert "of their group" not in shown
    for act in ("tournament adjudicate", "tournament claim", "director correct"):
        assert "Game #99 belongs to no tournament here" in await club.says(club.host, act, game="99"), act


@pytest.mark.parametrize(
    ("format", "trf"), [("groups", False), pytest.param("swiss", True, marks=pytest.mark.slow)]
)
async def test_an_export_names_what_it_holds(world: World, env: Any, format: str, trf: bool) -> None:
    club = Club(world, 3)
    await club.begin(format=format, rounds=3)
    assert ("TRF26" in await club.says(club.host, "tournament export")) == trf


async def test_the_log_writes_points_as_the_tournament_does(world: World, env: Any) -> None:
    club = Club(world, 3)
    await club.announce()
    card = await club.host.slash(world.channel, "director settings")
    form = await club.host.click(card.response, label="Rounds and rules")
    rules = {
        "size": "12",
        "round-days": "",
        "round-end": ["claims"],
        "draws": ["allowed"],
        "options": ["one"],
    }
    await club.host.submit_modal(form, rules)
    tournament = await club.begin_entered()
    game = tournament.meetings[0].matches[0]
    await club.says(club.host, "tournament adjudicate", game=str(game))
    assert f"Game #{game}: " in (log := await club.says(club.host, "tournament log"))
    assert "½–½, decided by" in log
