"""Stories of events that say the same as their games, and tell who plays no more or plays now."""

from datetime import timedelta
from typing import Any

import pytest

from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.tournaments.model.policy import Start
from tests.bot.stories.club import Club, the_form
from tests.bot.stories.narrative import text, unlinked
from tests.bot.stories.test_directors import ENTRIES, GAMES
from tests.bot.stories.test_ladder import Rungs
from tests.world import Simulation, World

HOUR = 3600


async def speaking(world: World, club: Club, language: str) -> None:
    await world.app[Players].save_server(world.guild.id, language=language)
    for person in club.people.values():
        await world.app[Players].save(person.id, language=language)


def found(world: World, start: str) -> Any:
    return [message for message in world.posted() if start in text(message)][-1]


@pytest.mark.slow
async def test_a_game_without_a_first_move_counts_as_its_card_says_and_who_never_moved_is_dropped(
    world: World, env: Simulation
) -> None:
    club = Club(world, 4)
    tournament = await club.begin(format="swiss", rounds=3)
    absent_from, other = (meeting.matches[0] for meeting in tournament.meetings)
    match = await world.app[Matches].get(other)
    await club.decide(other, match.players[0])
    absent = (await world.app[Matches].get(absent_from)).mover
    await env.advance_time(25 * HOUR)
    over = await world.app[Matches].get(absent_from)
    assert over.outcome is not None
    await club.until(lambda now: now.round == 2)
    await env.advance_time(15)
    card = unlinked(found(world, "this game counts"))
    meeting = tournament.meetings[0]
    first, second = (tournament.user(number) for number in meeting.pairing.players())
    points = "0–2" if absent == first else "2–0"
    assert f"this game counts <@{first}> – <@{second}> {points}" in card
    (announced,) = [
        message for message in world.posted() if f"Dropped, no move made: <@{absent}>" in text(message)
    ]
    assert "Round 2 of 3 begins" in text(announced)
    assert [absent in users for users in _calls(env, "Dropped, no move made: ")] == [True], (
        "told once, and to whom it concerns"
    )


@pytest.mark.slow
async def test_a_place_on_a_ladder_is_not_called_a_win_where_nobody_played(world: World) -> None:
    club = Rungs(world, 3)
    await club.on_it()
    game = await club.challenge(3, 2)
    await world.env.advance_time(121 * HOUR)
    assert (await world.app[Matches].get(game)).over
    await club.in_order("P1", "P3", "P2")
    assert found(world, f"takes place 2: {club.members[1].mention} did not play.")
    three, two = club.members[2].mention, club.members[1].mention
    assert f"{three} – {two} 2–0" in text(found(world, "counts"))


async def test_the_first_round_tells_who_did_not_check_in_and_who_moved_up(world: World) -> None:
    missing = "Not checked in, not playing: "
    club = Club(world, 4)
    await club.announce(format="swiss", rounds=3)
    shown = world.posted()[-1].id
    await club.dated(after=timedelta(hours=3), check_in=2, waiting=True, most=3)
    for person in club.members:
        await club.says(person, "tournament enter")
    await world.later(75)
    assert "<t:" in text(_message(world, shown)), "the start and the check-in are ahead"
    await club.until(lambda now: now.direction.checking_in)
    for number in (0, 1, 3):
        await club.acts(club.members[number], "check-in")
    await world.later(120)
    await club.until(lambda now: bool(now.meetings))
    await world.env.advance_time(15)
    told = text(found(world, missing))
    assert f"Not checked in, not playing: {club.members[2].mention}" in told
    assert f"Moved up from the waiting list: {club.members[3].mention}" in told
    assert "<t:" not in text(_message(world, shown)), "they are over"
    asked = [set(call) for call in _calls(world.env, missing)]
    assert asked == [{person.id for person in club.members}]


def _message(world: World, number: int) -> Any:
    return next(message for message in world.posted() if message.id == number)


def _calls(env: Simulation, words: str) -> list[list[int]]:
    return [
        [int(user) for user in (request.json or {})["allowed_mentions"]["users"]]
        for request in env.http_requests
        if request.method == "POST" and words in str(request.json)
    ]


async def test_a_date_that_is_typed_is_the_date_whatever_the_menu_says(world: World) -> None:
    said = {
        Start.DATE: "に始まります（<t:",
        Start.DIRECTOR: "- 主催者の合図で始まります",
        Start.FULL: "- 定員に達すると自動的に始まります",
    }
    club = Club(world, 2)
    await speaking(world, club, "ja")
    form = await club.host.slash(world.channel, "tournament create")
    made = await club.host.submit_modal(form, GAMES)
    card = made.followups[-1] if made.followups else made.response
    for start, date, expected in (
        ("director", "2026-01-05 18:00", Start.DATE),
        ("director", "2026-01-05 18:00", Start.DIRECTOR),
        ("full", "2026-01-06 18:00", Start.DATE),
        ("date", "2026-01-06 18:00", Start.DATE),
        ("full", "", Start.FULL),
    ):
        entries = {**ENTRIES, "start": [start], "date": date, "check-in": ""}
        asked = await club.host.click(card, custom_id=the_form(card, "entries"))
        saved = await club.host.submit_modal(asked, entries)
        assert said[expected] in text(saved.response)
        policy = (await club.now()).plan.policy
        assert policy.start is expected
        assert (policy.starts_at is not None) == (expected is Start.DATE)
